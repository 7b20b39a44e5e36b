"""The keyboard of the cockpit (ux 5): letters first, a physical place only where a layout has no such letter.

One filter on the window's handle sees each key once, before any widget. Text fields keep their keys.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from skyteam_qt.rules import Board, Kind, Ruleset, Seat
from skyteam_qt.rules.menu import is_open
from skyteam_qt.rules.modules.alarms import Alarms
from skyteam_qt.ui.seat_keys import STOPS, letter_key, visor_seat

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView

CTRL: Final = Qt.KeyboardModifier.ControlModifier

KINDS: Final = {
    Qt.Key.Key_X: Kind.AXIS,
    Qt.Key.Key_E: Kind.ENGINE,
    Qt.Key.Key_R: Kind.RADIO,
    Qt.Key.Key_G: Kind.GEAR,
    Qt.Key.Key_F: Kind.FLAP,
    Qt.Key.Key_K: Kind.BRAKE,
    Qt.Key.Key_N: Kind.CONCENTRATION,
}
MODULES: Final = {
    Qt.Key.Key_U: "kerosene",
    Qt.Key.Key_I: "intern",
    Qt.Key.Key_L: "alarm",
    Qt.Key.Key_K: "ice",
}
"""Panels of modules, by the beginning of their space ids; ice brakes stand where the brakes stood."""
DICE: Final = (Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_C, Qt.Key.Key_D)
IDEAS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
ARROWS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_TEXT_WIDGETS: Final = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)


def writes_text(widget: QWidget | None) -> bool:
    """Whether the focus is in something people type into."""
    return isinstance(widget, _TEXT_WIDGETS)


def next_of_kind(
    ruleset: Ruleset, kind: Kind, seat: Seat | None, now: int | None, placed: tuple[int, ...]
) -> int | None:
    """The next space of a panel: own and free ones first, then the others; again = the one after (ux 5)."""
    return _next_in(ruleset, ruleset.by_kind(kind), seat, now, placed)


def next_of_module(ruleset: Ruleset, begin: str, seat: Seat | None, now: int | None, board: Board) -> int | None:
    """The same for the panel of a module; a column that is not open, an alarm that is not on come last."""
    spaces = [i for i, spec in enumerate(ruleset.spaces) if spec.id.partition(".")[0] == begin]
    alarms = board.find(Alarms)

    def idle(space: int) -> bool:
        spec = ruleset.spaces[space]
        return not is_open(spec, board) or (
            begin == "alarm" and alarms is not None and spec.accepts[0] not in alarms.active
        )

    return _next_in(ruleset, spaces, seat, now, board.placed, idle)


def _next_in(
    ruleset: Ruleset,
    spaces: Iterable[int],
    seat: Seat | None,
    now: int | None,
    placed: tuple[int, ...],
    idle: Callable[[int], bool] = lambda space: False,
) -> int | None:
    def rank(space: int) -> tuple[bool, bool, bool, int]:
        own = seat is None or ruleset.spaces[space].owner.serves(seat)
        return (idle(space), not own, bool(placed[space]), space)

    order = sorted(spaces, key=rank)
    if not order:
        return None
    if now in order:
        return order[(order.index(now) + 1) % len(order)]
    return order[0]


def nearest(at: QPointF, towards: QPointF, places: Iterable[tuple[str, QPointF]]) -> str | None:
    """The nearest place in a direction; what lies aside counts twice as far."""
    best: tuple[float, str] | None = None
    for what, centre in places:
        way = centre - at
        ahead = QPointF.dotProduct(way, towards)
        if ahead < 1:
            continue
        aside = abs(way.x() * towards.y() - way.y() * towards.x())
        if aside > 2.5 * ahead:
            continue
        far = math.hypot(ahead, 2 * aside)
        if best is None or far < best[0]:
            best = (far, what)
    return best[1] if best else None


class Keyboard:
    """What each key does in a cockpit view. `press` and `release` say whether the key was for the cockpit."""

    def __init__(self, view: CockpitView) -> None:
        self.view = view

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down."""
        view, key, mods = self.view, letter_key(event), event.modifiers()
        if writes_text(QApplication.focusWidget()):
            return False
        if key in (Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta):
            # Alt-Tab begins here: covered before the other window is in front
            view.shut()
            return False
        seat = visor_seat(event)
        if seat is not None:
            view.visors.press(seat, auto=event.isAutoRepeat(), mods=bool(mods & STOPS))
            return not mods & STOPS
        view.visors.poke()
        if mods & STOPS:
            return bool(mods & CTRL) and self._with_ctrl(key, event.isAutoRepeat())
        if key in ARROWS:
            self._arrow(key)
            return True
        if key in (Qt.Key.Key_Minus, Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            view.handling.rail_step(-1 if key == Qt.Key.Key_Minus else 1)
            return view.handling.rail is not None
        if event.isAutoRepeat():
            return key in DICE or key in KINDS or key in MODULES or key in _ONCE
        return self._plain(key)

    def release(self, event: QKeyEvent) -> bool:
        """A key goes up. Visor keys are heard here whatever else is held."""
        seat = visor_seat(event)
        if seat is not None:
            self.view.visors.release(seat, auto=event.isAutoRepeat())
            return False
        if letter_key(event) in (Qt.Key.Key_T, *_ENTER) and not event.isAutoRepeat():
            self.view.reroll_hold.release()
        return False

    def _with_ctrl(self, key: int, auto: bool) -> bool:
        if auto:
            return False
        if key == Qt.Key.Key_1:
            self.view.speaker.read_board()
        elif key == Qt.Key.Key_2:
            self.view.speaker.read_last()
        elif key == Qt.Key.Key_L:
            self.view.drawer_requested.emit()
        else:
            return False
        return True

    def _plain(self, key: int) -> bool:
        view = self.view
        view.live.point(None)
        if key == Qt.Key.Key_F1:
            view.help_requested.emit(view.topic())
        elif key == Qt.Key.Key_F6:
            view.correction_requested.emit()
        elif key == Qt.Key.Key_Escape:
            if not view.abilities.cancel() and not view.handling.cancel():
                view.pause_requested.emit()
        elif key in _ENTER:
            return view.commands.enter(space_bar=key == Qt.Key.Key_Space)
        elif key in DICE:
            view.commands.die_key(DICE.index(Qt.Key(key)))
        elif key in MODULES and view.focus.next_of_module(MODULES[Qt.Key(key)]):
            pass
        elif key == Qt.Key.Key_H and view.hints is not None:
            return view.hints.ask()
        elif key in IDEAS and view.hints is not None:
            return view.hints.take(IDEAS.index(Qt.Key(key)))
        elif key in KINDS:
            view.focus.next_of(KINDS[Qt.Key(key)])
        elif key == Qt.Key.Key_Y:
            view.commands.ability_key()
        elif key == Qt.Key.Key_T:
            view.reroll_hold.press()
        else:
            return False
        return True

    def _arrow(self, key: int) -> None:
        view = self.view
        view.live.point(None)
        towards = ARROWS[Qt.Key(key)]
        if view.handling.rail is not None:
            if towards.x():
                view.handling.rail_step(int(towards.x()))
            return
        if not view.handling.waits:
            view.focus.step(towards)


_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ONCE: Final = (Qt.Key.Key_T, Qt.Key.Key_Y, Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_F6, *_ENTER)
