"""The command line: what it says, and its exit codes. Bad input is one line and exit code 2."""

import json
from pathlib import Path

import pytest

from skyteam_qt import __version__
from skyteam_qt.app.cli import main
from skyteam_qt.app.display import missing_display

GOLDEN = Path(__file__).parents[1] / "golden" / "golden.json"


def test_cases_prints_the_count_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cases", str(GOLDEN)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.split(", ")[1] == "0 failed"
    assert int(last.split()[0]) >= 92


def test_a_failing_case_is_one_line_and_exit_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = json.loads(GOLDEN.read_text(encoding="utf-8"))
    whole["cases"] = whole["cases"][:3]
    whole["cases"][1]["expect"]["state"]["axis"] = 2
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(whole), encoding="utf-8")
    assert main(["cases", str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == ["G002: axis: expected 2, found 1", "2 passed, 1 failed"]


@pytest.mark.parametrize(
    "words",
    [
        ["--bogus"],
        ["--see", "1"],
        ["flaps"],
        ["--seed", "x"],
        ["--seed", "-1"],
        ["--seed", "9" * 30],
        ["--size", "0x0"],
        ["--size", "1600"],
        ["--size", "99999x99999"],
        ["--theme", "pink"],
        ["cases"],
        ["cases", "no-such-file.json"],
        ["cases", "."],
        ["gallery"],
        ["gallery", "/dev/null/pictures"],
        ["gallery", "x", "--size", "axb"],
        ["bench", "--runs", "0"],
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert len(printed.err.splitlines()) == 1
    assert printed.err.startswith("skyteam-qt: ")
    assert "Traceback" not in printed.err


def test_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out.strip() == f"skyteam-qt {__version__}"


def test_a_missing_display_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 2
    assert "no display" in capsys.readouterr().err


@pytest.mark.parametrize("display", [":97", "127.0.0.1:97", "nonsense", "unix:98.0"])
def test_a_display_that_does_not_answer_is_found_before_qt_aborts(
    monkeypatch: pytest.MonkeyPatch, display: str
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    assert "does not answer" in missing_display()


def test_offscreen_needs_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert missing_display() == ""
