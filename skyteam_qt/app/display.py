"""Is there a screen to open a window on? Qt would abort the process with a page of text; we say it in one line."""

from __future__ import annotations

import os
import re
import socket
import sys


def missing_display() -> str:
    """One sentence when no window can be opened, else an empty text. Only Linux and the BSDs can lack a display."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if platform and platform not in ("xcb", "wayland"):
        return ""
    if sys.platform in ("win32", "darwin"):
        return ""
    if os.environ.get("WAYLAND_DISPLAY") and platform != "xcb":
        return ""
    display = os.environ.get("DISPLAY", "")
    if not display:
        return "there is no display to open the window on; start it from a desktop session"
    if not _answers(display):
        return f"the display {display[:60]!r} does not answer; start it from a desktop session"
    return ""


def _answers(display: str) -> bool:
    """Whether an X server listens there. Only the local and TCP forms of DISPLAY are tried."""
    found = re.fullmatch(r"(?:unix)?(?P<host>[^:/]*):(?P<number>[0-9]{1,4})(?:\.[0-9]+)?", display)
    if not found:
        return os.path.exists(display.rsplit(".", 1)[0]) or os.path.exists(display)
    number = int(found["number"])
    path = f"/tmp/.X11-unix/X{number}"
    attempts = [(socket.AF_INET, (found["host"], 6000 + number))] if found["host"] else []
    if not found["host"]:
        attempts = [
            (socket.AF_UNIX, path),
            (socket.AF_UNIX, "\0" + path),
            (socket.AF_INET, ("127.0.0.1", 6000 + number)),
        ]  # type: ignore[list-item]
    for family, address in attempts:
        try:
            with socket.socket(family, socket.SOCK_STREAM) as probe:
                probe.settimeout(3)
                probe.connect(address)
                return True
        except OSError:
            continue
    return False
