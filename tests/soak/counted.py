"""What is alive in this process: memory, objects of Qt and of ours, timers, windows, connections."""

from __future__ import annotations

import gc
from collections import Counter
from contextlib import suppress
from ctypes import CDLL
from pathlib import Path

from PySide6.QtCore import SIGNAL, QMetaMethod, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication, QGesture
from shiboken6 import Shiboken

from tests.ui.flights.crew import Crew


def resident_mb() -> float:
    """Resident memory of this process in MB, without what Qt and the allocator hold for later."""
    QPixmapCache.clear()
    with suppress(OSError, AttributeError):
        CDLL("libc.so.6").malloc_trim(0)
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError("no such line")


def _roots(crew: Crew) -> list[QObject]:
    """All that lives as long as the window or longer."""
    app = QApplication.instance()
    assert app is not None
    screen = QGuiApplication.primaryScreen()
    roots = [app, QGuiApplication.styleHints(), QGuiApplication.clipboard(), screen, crew.window, crew.window.stack]
    handle = crew.window.windowHandle()
    return [*roots, *([] if handle is None else [handle])]


def connections(crew: Crew) -> dict[str, int]:
    """How many listen to each signal of what lives as long as the window."""
    found: Counter[str] = Counter()
    for root in _roots(crew):
        meta = root.metaObject()
        for i in range(meta.methodCount()):
            method = meta.method(i)
            if method.methodType() != QMetaMethod.MethodType.Signal:
                continue
            name = bytes(method.methodSignature().data()).decode()
            number = root.receivers(SIGNAL(name))
            if number:
                found[f"{meta.className()}.{name}"] += number
    return dict(found)


def counts(crew: Crew) -> dict[str, int]:
    """Numbers that are the same whenever the window stands on the same screen, with nothing in the air."""
    objects = _objects(crew)
    timers = {one for one in objects if isinstance(one, QTimer)}
    timers |= {one for one in gc.get_objects() if isinstance(one, QTimer) and Shiboken.isValid(one)}
    return {
        "top levels": len(QApplication.topLevelWidgets()),
        "windows": len(QGuiApplication.topLevelWindows()),
        "widgets": len(QApplication.allWidgets()),
        "objects": len(objects),
        "timers": len(timers),
        "running timers": sum(timer.isActive() for timer in timers),
        "connections": sum(connections(crew).values()),
        "stack": crew.window.stack.count(),
    }


def kinds(crew: Crew) -> Counter[str]:
    """The objects of Qt below application and window, by class and name: which ones there are too many of."""
    return Counter(f"{one.metaObject().className()} {one.objectName()}" for one in _objects(crew))


def _objects(crew: Crew) -> list[QObject]:
    """Without the gestures that Qt keeps for a while for scroll areas that are gone, and then drops by itself."""
    app = QApplication.instance()
    assert app is not None
    found = [*app.findChildren(QObject), *crew.window.findChildren(QObject)]
    return [one for one in found if not isinstance(one, QGesture)]


def ours() -> Counter[str]:
    """Living objects of our own classes by name."""
    found: Counter[str] = Counter()
    for one in gc.get_objects():
        kind = type(one)
        if str(kind.__module__).startswith("skyteam_qt") and not isinstance(one, type):
            found[f"{kind.__module__}.{kind.__qualname__}"] += 1
    return found
