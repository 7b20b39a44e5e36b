"""Frame times of the cockpit, painted offscreen: a die being dragged, all spaces lighting up, a whole repaint."""

from __future__ import annotations

import os
import statistics
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from ..ui.cockpit.view import CockpitView

DRAG_FRAMES = 60
REPAINTS = 15
FRAME_S = 0.016


def frame_times(size: tuple[int, int]) -> dict[str, float]:
    """Medians in ms at a window size: `drag_ms`, `fade_ms`, `repaint_ms`."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from ..content.library import load_ruleset
    from ..qtbridge.table import Table
    from ..session.session import GameSession
    from ..session.setup import Agreement, FlightSetup, Mode
    from ..sim.scripted import LANDING, both, dealer_for
    from ..ui.cockpit.view import CockpitView
    from ..ui.motion import Motion
    from ..ui.theme import Theme
    from .window import make_application

    app = make_application(["skyteam-qt"])
    clock = _Clock()
    ports = GameSession(
        load_ruleset("YUL-green"), FlightSetup(pilot="Anna", copilot="Ben", mode=Mode.OPEN), dealer=dealer_for(LANDING)
    ).ports()
    table = Table(ports)
    view = CockpitView(table, Theme("dark"), Motion(1.0, 1.0, clock))
    view.resize(*size)
    view.show()
    both(ports, Agreement.ROLL)
    view.animator.finish_all()
    app.processEvents()
    found = {"repaint_ms": _repaint(view), "fade_ms": _fade(view, clock), "drag_ms": _drag(view)}
    view.close()
    table.leave()
    view.deleteLater()
    app.processEvents()
    return found


class _Clock:
    """Seconds that pass only when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def _timed(view: CockpitView) -> float:
    """Milliseconds to paint what is due now."""
    from PySide6.QtWidgets import QApplication

    began = time.perf_counter()
    QApplication.processEvents()
    return (time.perf_counter() - began) * 1000


def _repaint(view: CockpitView) -> float:
    times = []
    for _ in range(REPAINTS):
        began = time.perf_counter()
        view.viewport().repaint()
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


def _fade(view: CockpitView, clock: _Clock) -> float:
    """The frames in which all spaces that a lifted die may take fade in and out at once."""
    from ..rules import Seat

    times = []
    for _ in range(3):
        for change in (lambda: view.handling.lift(Seat.PILOT, 0), view.handling.put_back):
            change()
            while view.animator.moving:
                clock.now += FRAME_S
                view.animator.tick()
                times.append(_timed(view))
    return statistics.median(times)


def _drag(view: CockpitView) -> float:
    """A die on its way across the whole board, one mouse move a frame."""
    from PySide6.QtCore import QEvent, Qt

    item = view.dice[0]
    start = view.mapFromScene(item.sceneBoundingRect().center()).toPointF()
    width, height = view.width(), view.height()
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    _send(view, QEvent.Type.MouseButtonPress, start, left, left)
    times = []
    for step in range(DRAG_FRAMES):
        k = step / DRAG_FRAMES
        to = start * (1 - k)
        to.setX(to.x() + width * 0.9 * k)
        to.setY(to.y() + height * 0.1 * k)
        began = time.perf_counter()
        _send(view, QEvent.Type.MouseMove, to, none, left)
        _timed(view)
        times.append((time.perf_counter() - began) * 1000)
    view.handling.cancel()
    _send(view, QEvent.Type.MouseButtonRelease, start, left, none)
    view.animator.finish_all()
    return statistics.median(times)


def _send(view: CockpitView, kind: object, at: QPointF, button: object, buttons: object) -> None:
    """A mouse event as the window system sends it."""
    from PySide6.QtCore import QEvent, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    assert isinstance(kind, QEvent.Type)
    assert isinstance(button, Qt.MouseButton)
    assert isinstance(buttons, Qt.MouseButton)
    viewport = view.viewport()
    event = QMouseEvent(kind, at, viewport.mapToGlobal(at), button, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)
