"""Where no window can be opened the program says so in one line."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from skyteam_qt.app.display import no_window


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("where", [{"QT_QPA_PLATFORM": "nonsense"}, {"WAYLAND_DISPLAY": "no-such-socket"}])
def test_a_platform_that_does_not_start_is_one_line_and_exit_code_2(where: dict[str, str]) -> None:
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, "-m", "skyteam_qt"], env=kept | where, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert not done.stdout
    (line,) = done.stderr.splitlines()
    assert line.startswith("skyteam-qt: Qt cannot open a window here")


def test_a_missing_library_is_named_before_anything_else() -> None:
    heard = [
        "could not connect to display :0",
        "From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb platform plugin.",
        "no Qt platform plugin could be initialized.\n\nAvailable: xcb.",
    ]
    assert "libxcb-cursor0 is needed" in no_window(heard)
    assert no_window(heard[:1]) == "Qt cannot open a window here: could not connect to display :0"
    assert no_window([]) == "Qt cannot open a window here"
    assert "\n" not in no_window(heard[2:])
