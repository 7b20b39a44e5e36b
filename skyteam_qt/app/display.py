"""Is there a screen to open a window on? Qt would abort the process with a page of text; we say it in one line."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

HARMLESS = "propagateSizeHints"
"""A line of the offscreen platform that means nothing."""


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
    import socket

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


@contextmanager
def abort_in_one_line() -> Iterator[None]:
    """While the QApplication is made: what `missing_display` cannot see beforehand (a platform that does not exist, a
    library that is missing, a dead Wayland socket) ends the program with one line and code 2 instead of Qt's abort.
    """
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    heard: list[str] = []

    def hear(kind: QtMsgType, _context: object, text: str | None) -> None:
        if kind != QtMsgType.QtFatalMsg:
            heard.append(text or "")
            return
        os.write(2, f"skyteam-qt: {no_window(heard)}\n".encode(errors="replace"))
        os._exit(2)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for text in heard:
        if HARMLESS not in text:
            print(text, file=sys.stderr)


def no_window(heard: list[str]) -> str:
    """The sentence for people, out of what Qt said before it gave up: a missing library comes first."""
    words = [" ".join(text.split()) for text in heard if text.strip()]
    why = next((text for text in words if "is needed" in text), words[0] if words else "")
    return "Qt cannot open a window here" + (f": {why[:200].rstrip('.')}" if why else "")


@contextmanager
def without_harmless_lines() -> Iterator[None]:
    """Offscreen: everything Qt says goes where it went before but the one line that means nothing."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    def hear(kind: QtMsgType, context: object, text: str | None) -> None:
        if HARMLESS in (text or ""):
            return
        if callable(before):
            before(kind, context, text)
        else:
            print(text, file=sys.stderr)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
