"""A finished flight, ready to be looked at again: every position with both hands."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..rules import Action, Board, Event, OpenView, RulesError, Ruleset
from .chat import ChatLine
from .flight_file import read_flight
from .kept import RecordError, SavedFlight
from .modes import Mode
from .port import LogLine
from .record import GameRecord, fold_record
from .replay import Fold
from .setup import FlightSetup, ruleset_for

Frame = tuple[OpenView, tuple[Event, ...]]


@dataclass(frozen=True)
class FlownFlight:
    """Everything of a flight that has ended. `seconds` were flown; `mode` is how people sat in the end. `actions`: what
    led from each position to the next one, without what was taken back."""

    setup: FlightSetup
    ruleset: Ruleset
    frames: tuple[Frame, ...]
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    mode: Mode
    seconds: int
    actions: tuple[Action, ...] = ()

    def __repr__(self) -> str:
        """Without dice and seed."""
        return f"FlownFlight({self.setup.scenario}, {len(self.frames)} positions)"

    @property
    def board(self) -> Board:
        """How it ended."""
        return self.frames[-1][0].board


def folded(record: GameRecord) -> Fold:
    """A record, folded with the rules of its own set-up. Raises `RecordError` for one that cannot have happened."""
    try:
        ruleset = ruleset_for(record.setup)
    except (LookupError, RulesError):
        raise RecordError("This flight belongs to an airport or a level that this version does not know.") from None
    return fold_record(record, ruleset)


def flown(record: GameRecord) -> FlownFlight:
    """A finished flight. Raises `RecordError` for one that has not ended or cannot have happened."""
    fold = folded(record)
    if not fold.board.over:
        raise RecordError("This flight has not ended yet: its dice stay covered.")
    return of_fold(record.setup, fold)


def of_fold(setup: FlightSetup, fold: Fold) -> FlownFlight:
    """A flight that was folded already. The caller has seen that it is over."""
    actions = tuple(position.action for position in fold.positions if position.action is not None)
    log, chat = tuple(fold.log), tuple(fold.chat)
    return FlownFlight(setup, fold.ruleset, fold.frames(), log, chat, fold.mode, fold.seconds, actions)


def open_flown(path: Path) -> FlownFlight:
    """The finished flight in a file. Raises `RecordError`."""
    found = read_flight(path)
    if isinstance(found, SavedFlight):
        raise RecordError("This flight is still in the air: its dice stay covered.")
    return flown(found)


__all__ = ["FlownFlight", "Frame", "flown", "folded", "of_fold", "open_flown"]
