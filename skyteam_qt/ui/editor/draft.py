"""The airport on the editor's table: every change is a command that can be undone, and the check follows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from skyteam_qt.content.airport import (
    BAYS,
    BAYS_MOST,
    FEET_TOP,
    MARKS,
    Airport,
    Altitude,
    Space,
    agreeing,
    blank,
)
from skyteam_qt.content.airport_check import NOT_TOGETHER, STUCK_GEAR_ALARMS, problems_of
from skyteam_qt.content.airport_maker import new_airport
from skyteam_qt.content.problems import Problem

SPACES_LEAST, SPACES_MOST = 5, 8
PLANES_MOST, DICE_MOST, ALARMS_MOST = 12, 4, 6
SECONDS = (60, 70, 80)
TILES = (
    "kerosene",
    "kerosene-leak",
    "wind",
    "headwind",
    "intern",
    "alarms",
    "ice-brakes",
    "engine-loss",
    "stuck-landing-gear",
    "real-time",
    "start-5000",
    "penguins",
)
"""Modules that are chosen; the others follow from what is printed on spaces and altitudes."""
ALL_ALARMS = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Sheet:
    """An airport and the file it belongs to, if any."""

    airport: Airport
    path: Path | None = None


class _Change(QUndoCommand):
    """From one sheet to another. field: changes of the same text, one after the other, are one change."""

    def __init__(self, draft: AirportDraft, after: Sheet, words: str, field: int = -1) -> None:
        super().__init__(words)
        self._draft, self._before, self._after, self._field = draft, draft.sheet, after, field

    def id(self) -> int:
        return self._field

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802
        if not isinstance(other, _Change) or other._field != self._field:
            return False
        self._after = other._after
        return True

    def undo(self) -> None:
        self._draft._put(self._before)

    def redo(self) -> None:
        self._draft._put(self._after)


class AirportDraft(QObject):
    """`sheet`, `problems`, and what can be done with them. `changed()` after each change, undone ones too."""

    changed = Signal()
    TEXTS = ("code", "airport", "difficulty")

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self.sheet = Sheet(blank())
        self.problems: tuple[Problem, ...] = ()
        self._check()

    @property
    def airport(self) -> Airport:
        """As it is drawn now."""
        return self.sheet.airport

    @property
    def blocked(self) -> bool:
        """Whether a problem stands in the way of saving and flying."""
        return any(one.blocks for one in self.problems)

    def _put(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._check()
        self.changed.emit()

    def _check(self) -> None:
        self.problems = tuple(problems_of(self.airport))

    def _change(self, words: str, field: int = -1, **values: Any) -> None:
        after = agreeing(self.airport._replace(**values))
        if after != self.airport:
            self.stack.push(_Change(self, Sheet(after, self.sheet.path), words, field))

    # --- whole airports ---------------------------------------------------------------------------------------
    def begin(self, airport: Airport, path: Path | None = None) -> None:
        """Another airport on an empty table: nothing to undo."""
        self.stack.clear()
        self._put(Sheet(airport, path))

    def take(self, airport: Airport, path: Path | None, words: str) -> None:
        """Another airport; what was there can be had back."""
        self.stack.push(_Change(self, Sheet(airport, path), words))
        if path is not None:
            self.stack.setClean()

    def make_up(self, seed: int, difficulty: float, words: str) -> None:
        """The airport of a seed."""
        self.take(new_airport(seed, difficulty), None, words)

    def saved(self, path: Path) -> None:
        """It stands in a file now."""
        self.sheet = Sheet(self.airport, path)
        self.stack.setClean()
        self.changed.emit()

    # --- parts ------------------------------------------------------------------------------------------------
    def set_text(self, name: str, text: str, words: str) -> None:
        """code, airport or difficulty."""
        self._change(words, self.TEXTS.index(name), **{name: text})

    def set_length(self, length: int, words: str) -> None:
        """More or fewer spaces; they come and go before the airport."""
        spaces, length = self.airport.spaces, max(SPACES_LEAST, min(SPACES_MOST, length))
        way, airport = spaces[:-1], spaces[-1:]
        way = (*way, *(Space() for _ in range(length - len(spaces))))[: length - 1]
        self._change(words, spaces=(*way, *airport))

    def set_space(self, at: int, words: str, **values: Any) -> None:
        """Marks of a space. Alarms bring their module, and the last of them takes it away."""
        spaces = list(self.airport.spaces)
        spaces[at] = spaces[at]._replace(**values)
        self._change(words, spaces=tuple(spaces), **self._alarms_with(spaces))

    def _alarms_with(self, spaces: Iterable[Space]) -> dict[str, Any]:
        if not any(space.alarms for space in spaces):
            return {"alarm_tokens": ()}
        return {} if self.airport.alarm_tokens else {"alarm_tokens": self._all_alarms(self.airport.modules)}

    @staticmethod
    def _all_alarms(modules: Iterable[str]) -> tuple[int, ...]:
        return tuple(sorted(STUCK_GEAR_ALARMS)) if "stuck-landing-gear" in modules else ALL_ALARMS

    def toggle_mark(self, at: int, mark: int, words: str) -> None:
        """Whether a space may be left at an axis mark. All five are no limit, and none is not possible."""
        axis = self.airport.spaces[at].axis
        marks = set(MARKS if axis is None else axis) ^ {mark}
        if marks:
            self.set_space(at, words, axis=None if marks == set(MARKS) else tuple(sorted(marks)))

    def set_altitude(self, at: int, words: str, **values: Any) -> None:
        """Marks of an altitude."""
        track = list(self.airport.altitude)
        track[at] = track[at]._replace(**values)
        self._change(words, altitude=tuple(track))

    def set_abilities(self, count: int, words: str) -> None:
        """How many ability cards are chosen."""
        self._change(words, special_abilities=count)

    # --- modules ----------------------------------------------------------------------------------------------
    def apart(self, name: str) -> str:
        """The module that keeps another one from being added; "bays" when there is no room; empty when nothing does."""
        modules = self.airport.modules
        if name in modules:
            return ""
        for one, other, _ in NOT_TOGETHER:
            if name in (one, other) and (found := other if name == one else one) in modules:
                return found
        full = self.airport._replace(modules=(*modules, name)).bays > BAYS_MOST
        return "bays" if full and any(name in bay for bay in BAYS) else ""

    def toggle_module(self, name: str, words: str) -> None:
        """Add a module or take it away, with what belongs to it. The clock goes through its times."""
        airport = self.airport
        modules = tuple(one for one in airport.modules if one != name)
        if len(modules) == len(airport.modules):
            modules = (*modules, name)
        if self.apart(name):
            return
        on = name in modules
        if name == "real-time":
            times = (None, *SECONDS)
            now = airport.real_time_seconds
            after = times[(times.index(now) + 1) % len(times)] if now in times else None
            modules = (*(one for one in modules if one != name), *((name,) if after else ()))
            self._change(words, modules=modules, real_time_seconds=after)
        elif name == "alarms":
            last = len(airport.spaces) - 1
            spaces = tuple(one._replace(alarms=int(on and at < last)) for at, one in enumerate(airport.spaces))
            self._change(words, spaces=spaces, alarm_tokens=self._all_alarms(modules) if on else ())
        elif name == "stuck-landing-gear":
            tokens = self._all_alarms(modules) if airport.alarm_tokens else ()
            self._change(words, modules=modules, alarm_tokens=tokens)
        elif name == "start-5000":
            track = tuple(step for step in airport.altitude if step.feet != FEET_TOP)
            self._change(words, modules=modules, altitude=track if on else (Altitude(FEET_TOP), *track))
        else:
            self._change(words, modules=modules)
