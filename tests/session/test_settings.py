import json
from pathlib import Path

import pytest

from skyteam_qt.session.settings import Settings, load, save
from skyteam_qt.session.setup import Mode


def test_settings_come_back_as_they_were_saved(tmp_path: Path) -> None:
    wanted = Settings("Anna", "Ben", Mode.CURTAIN, "light", "off", False, 0, "AdnQywADAAA=", "YUL-green", True, 1.5)
    path = tmp_path / "deep" / "settings.json"
    assert save(path, wanted) == ""
    assert load(path) == (wanted, "")
    assert [p.name for p in path.parent.iterdir()] == ["settings.json"]


def test_the_usual_settings_without_a_file(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), "")
    assert Settings().mode == Mode.VISORS
    assert Settings().safe_mode


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 50_000, b" " * 200_000, b"7"])
def test_a_damaged_file_gives_the_usual_settings_and_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, problem = load(path)
    assert settings == Settings()
    assert problem.startswith("The settings could not be read.")


def test_one_damaged_setting_spoils_no_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    found = {
        "pilot": "Anna\n" + "x" * 99,
        "mode": ["visors"],
        "theme": "pink",
        "safe_mode": 0,
        "volume": 900,
        "geometry": None,
        "motion": "reduced",
        "hold": 99.0,
        "game": "poker",
        "level": "impossible",
        "busy_sky": 3,
        "turbulence": 1,
        "stopwatch": 5,
        "unknown": 1,
    }
    path.write_text(json.dumps(found))
    settings, problem = load(path)
    assert settings == Settings(pilot=("Anna " + "x" * 99)[:24], motion="reduced")
    assert problem.startswith("Some settings")


def test_settings_that_cannot_be_saved_give_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert save(tmp_path / "file" / "settings.json", Settings()).startswith("The settings cannot be saved")
    assert save(tmp_path / "settings.json", Settings(pilot="\ud800")).startswith("The settings cannot be saved")


def test_the_first_start_follows_the_system_and_asks_before_a_die_is_lost() -> None:
    assert (Settings().theme, Settings().mode, Settings().safe_mode) == ("system", Mode.VISORS, True)


def test_what_was_flown_last_is_kept(tmp_path: Path) -> None:
    wanted = Settings(game="final-approach", level="mix", busy_sky=2, turbulence=True, stopwatch=60)
    path = tmp_path / "settings.json"
    assert save(path, wanted) == ""
    assert load(path) == (wanted, "")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ('["mastery", "control"]', ("mastery", "control")),
        ('["mastery", "mastery"]', ()),
        ('["flying"]', ()),
        ('"control"', ()),
        ("[1, {}]", ()),
    ],
)
def test_chosen_abilities_come_back_when_they_are_known(tmp_path: Path, written: str, read: tuple[str, ...]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"abilities": {written}}}', encoding="utf-8")
    settings, problem = load(path)
    assert settings.abilities == read
    assert bool(problem) == (not read)
    assert save(path, settings) == ""
    assert load(path)[0].abilities == read
