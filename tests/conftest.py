"""What every test gets: no screen, the game's fonts and pictures, and a data folder of its own."""

import os

# before anything imports Qt: without a display Qt aborts the process unless it is told not to look for one
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from skyteam_qt.ui import resources


def pytest_collection_finish() -> None:
    """What has been imported and collected lives to the end: no later collection needs to walk through it."""
    gc.collect()
    gc.freeze()


# a slow machine is no failure of a property
settings.register_profile("skyteam", deadline=None)
settings.load_profile("skyteam")


@pytest.fixture(scope="session", autouse=True)
def _registered_resources() -> None:
    """``:/fonts/...`` and ``:/svg/...`` are there for every test."""
    resources.register()


@pytest.fixture(scope="session", autouse=True)
def _data_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[Path]]:
    """Fresh folders, one after another; also the data folder for fixtures that outlive a test."""
    base = tmp_path_factory.mktemp("skyteam-data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SKYTEAM_DATA", str(base))
        yield (base / str(number) for number in itertools.count(1))


@pytest.fixture(autouse=True)
def data_folder(_data_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The empty folder that SKYTEAM_DATA names during this test: nobody's settings and flights are touched."""
    folder = next(_data_folders)
    folder.mkdir()
    monkeypatch.setenv("SKYTEAM_DATA", str(folder))
    return folder
