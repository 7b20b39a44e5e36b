"""The ground everything stands on: resources, version, pinned versions, a sound binding."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points, version
from pathlib import Path
from xml.etree import ElementTree

import PySide6
import pytest
from PySide6.QtCore import QDir, QDirIterator, QFile, QIODevice, QObject
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QIcon
from PySide6.QtWidgets import QApplication

import skyteam_qt
from skyteam_qt.app import cli
from skyteam_qt.ui import resources

ROOT = Path(__file__).resolve().parents[1]


def named_in_qrc() -> dict[str, Path]:
    """Alias -> source file, as resources.qrc says."""
    entries = ElementTree.parse(ROOT / "resources.qrc").iter("file")
    return {entry.get("alias", ""): ROOT / (entry.text or "") for entry in entries}


def pins(lines: list[str]) -> dict[str, str]:
    """Name -> version of the lines that pin one exactly."""
    pairs = (line.split("==") for line in lines if "==" in line)
    return {name.strip().lower().replace("_", "-"): number.strip() for name, number in pairs}


@pytest.mark.parametrize("alias", sorted(named_in_qrc()))
def test_the_compiled_resources_hold_what_the_list_names(alias: str) -> None:
    file = QFile(f":/{alias}")
    assert file.open(QIODevice.OpenModeFlag.ReadOnly)
    assert bytes(file.readAll().data()) == named_in_qrc()[alias].read_bytes()
    file.close()


def test_the_compiled_resources_hold_nothing_else() -> None:
    # other prefixes under ":/" are Qt's own
    found = set()
    for folder in {alias.split("/")[0] for alias in named_in_qrc()}:
        walk = QDirIterator(f":/{folder}", QDir.Filter.Files, QDirIterator.IteratorFlag.Subdirectories)
        while walk.hasNext():
            found.add(walk.next().removeprefix(":/"))
    assert found == set(named_in_qrc())


def test_every_asset_is_on_the_list() -> None:
    # translations are compiled by the hook, which lists them itself
    files = {path for path in (ROOT / "assets").rglob("*") if path.is_file() and path.suffix != ".ts"}
    assert set(named_in_qrc().values()) == files


def test_every_translation_is_compiled_into_the_resources() -> None:
    for source in (ROOT / "assets" / "translations").glob("*.ts"):
        assert QFile.exists(f":/translations/{source.stem}.qm")


def test_every_font_comes_with_its_licence() -> None:
    families = {path.name.split("-")[0] for path in (ROOT / "assets" / "fonts").glob("*.?tf")}
    for family in families:
        assert "SIL OPEN FONT LICENSE" in (ROOT / "assets" / "fonts" / f"OFL-{family}.txt").read_text("utf-8")


def test_resources_can_be_registered_again_and_again() -> None:
    resources.register()
    resources.register()
    assert QFile.exists(":/svg/app-icon.svg")


def test_missing_resources_say_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "RCC_FILE", tmp_path / "resources.rcc")
    with pytest.raises(resources.ResourcesError, match=r"missing.*packaging/run\.sh setup"):
        resources.register()


def test_damaged_resources_say_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    damaged = tmp_path / "resources.rcc"
    damaged.write_bytes(b"not a resource file")
    monkeypatch.setattr(resources, "RCC_FILE", damaged)
    with pytest.raises(resources.ResourcesError, match=r"damaged.*packaging/run\.sh setup"):
        resources.register()


def test_importing_the_resources_module_imports_no_qt() -> None:
    look = "import sys; from skyteam_qt.ui import resources; print(sorted(m for m in sys.modules if 'PySide6' in m))"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True, cwd=ROOT)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("family", "weight"), [("Inter", 400), ("Inter", 500), ("Inter", 600), ("Inter", 700), ("B612", 400), ("B612", 700)]
)
def test_each_weight_of_the_games_fonts_is_a_real_one(qapp: QApplication, family: str, weight: int) -> None:
    resources.load_fonts()
    resources.load_fonts()
    font = QFont(family)
    font.setWeight(QFont.Weight(weight))
    assert QFontDatabase.hasFamily(family)
    assert (QFontInfo(font).family(), QFontInfo(font).weight()) == (family, weight)


@pytest.mark.parametrize("name", ["app-icon", "app-icon-small"])
def test_the_icons_can_be_drawn(qapp: QApplication, name: str) -> None:
    picture = QIcon(f":/svg/{name}.svg").pixmap(64, 64).toImage()
    assert picture.width() == 64
    assert picture.pixelColor(20, 20).alpha() == 255


def test_there_is_one_version() -> None:
    assert version("skyteam-qt") == skyteam_qt.__version__
    changes = (ROOT / "packaging" / "CHANGELOG.md").read_text("utf-8").splitlines()
    newest = next(line for line in changes if line.startswith("## "))
    assert newest.removeprefix("## ").split(",")[0] == skyteam_qt.__version__


def test_the_command_is_the_command_line_of_the_program() -> None:
    (command,) = entry_points(group="console_scripts", name="skyteam-qt")
    assert command.load() is cli.main


def test_the_pins_of_the_project_and_of_the_constraints_agree() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    wanted = pins(
        project["build-system"]["requires"]
        + project["project"]["dependencies"]
        + project["project"]["optional-dependencies"]["test"]
    )
    held = pins((ROOT / "packaging" / "constraints.txt").read_text("utf-8").splitlines())
    assert wanted == {name: held[name] for name in wanted}
    assert PySide6.__version__ == wanted["pyside6-essentials"]


def test_qt_calls_do_not_eat_references_to_none() -> None:
    # PySide6 6.12.0 on Python 3.11 loses one at each call and the process aborts after about 5,000
    thing = QObject()
    spare = [None] * 20_000  # so that even a broken binding lives to be reported
    before = sys.getrefcount(None)
    for _ in range(10_000):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 100
    assert len(spare) == 20_000


def test_a_test_never_sees_the_users_own_data(data_folder: Path) -> None:
    assert os.environ["SKYTEAM_DATA"] == str(data_folder)
    assert list(data_folder.iterdir()) == []
