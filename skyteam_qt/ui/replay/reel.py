"""A finished flight as the replay shows it: positions, both hands, blocks of the scrub bar, lines of the log."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final, NamedTuple

from skyteam_qt.qtbridge.flight_text import NEW_HANDS
from skyteam_qt.qtbridge.flight_words import flight_name
from skyteam_qt.qtbridge.log_model import note_line
from skyteam_qt.qtbridge.phrases import Names, log_line, space_label
from skyteam_qt.qtbridge.prompts import loss_name
from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.qtbridge.wording import face_word
from skyteam_qt.rules import PLACES, SEATS, Board, Outcome, Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.session.flown import FlownFlight, Frame
from skyteam_qt.session.port import LogLine
from skyteam_qt.ui.screens.debrief_facts import SIGNS, Column, recorder

LAID: Final = (ev.DiePlaced, ev.DieLaidAside, ev.TokenPlaced, ev.TrafficDiePlaced)
"""Whatever takes a place on the scrub bar."""
HELD, GONE, EMPTY = "held", "gone", "empty"
"""How a die of a hand looks: behind the screen, dimmed with where it went, or none there."""


class HandDie(NamedTuple):
    """One tray place. value: as rolled. where: the label of its space, once it lies there, sign: that of its system.

    next: it is placed next.
    """

    value: int = 0
    look: str = EMPTY
    where: str = ""
    sign: str = ""
    next: bool = False


class Moment(NamedTuple):
    """What the replay says of one position: its round and die, and both hands by seat and tray place."""

    round: int
    die: int
    total: int
    hands: tuple[tuple[HandDie, ...], ...]


class Block(NamedTuple):
    """A round on the scrub bar. note: what came of it; bad: it ended the flight. first, last: its positions, -1: none.

    placed: for each die of `column.dice` the position in which it lies there.
    """

    column: Column
    note: str
    bad: bool
    first: int
    last: int
    placed: tuple[int, ...]


class ReelLine(NamedTuple):
    """A line of the log. at: the position it tells of (-1: it was taken back). kind: round, event, note, back, talk."""

    text: str
    at: int
    kind: str


class Reel:
    """Everything the replay needs, worked out once."""

    def __init__(self, flight: FlownFlight) -> None:
        self.flight = flight
        self.frames: Final = flight.frames
        self.names: Final = Names(flight.setup.pilot, flight.setup.copilot)
        own = (flight.ruleset.dice - flight.ruleset.unused) * len(SEATS)
        # intern tokens and the traffic die are laid as well
        self.per_round: Final = max(own, *(len(view.board.order) for view, _ in flight.frames))
        self.moments: Final = tuple(self._moments())
        self.blocks: Final = tuple(self._blocks())
        self.lines: Final = tuple(self._lines())
        self._rows: dict[int, int] = {}
        for row, line in enumerate(self.lines):
            if line.kind in ("round", "event"):
                self._rows.setdefault(line.at, row)
        self.spots: Final = tuple(self._spot(at) for at in range(len(self.frames)))

    def __len__(self) -> int:
        return len(self.frames)

    def board(self, at: int) -> Board:
        """The public position."""
        return self.frames[at][0].board

    def round_start(self, number: int) -> int:
        """The first position of a round, or the last of all when that round was not flown."""
        return next((i for i, (view, _) in enumerate(self.frames) if view.board.round == number), len(self) - 1)

    # --- hands ------------------------------------------------------------------------------------------------
    def _moments(self) -> Iterator[Moment]:
        hands = [[HandDie() for _ in PLACES] for _ in SEATS]
        round_now = 0
        for at, (view, events) in enumerate(self.frames):
            board = view.board
            if board.round != round_now:
                round_now = board.round
                hands = [[HandDie() for _ in PLACES] for _ in SEATS]
            for event in events:
                if isinstance(event, ev.DiePlaced):
                    spec = self.flight.ruleset.spaces[event.space]
                    die = HandDie(event.rolled, GONE, space_label(spec), SIGNS.get(spec.kind, ""))
                    hands[event.seat][event.place] = die
                elif isinstance(event, ev.DieLaidAside):
                    hands[event.seat][event.place] = HandDie(event.value, GONE, say("debrief.aside"))
            for seat in SEATS:
                for place, value in enumerate(view.hands[seat]):
                    if value:
                        hands[seat][place] = HandDie(value, HELD)
            following = self._next(at)
            if following is not None:
                seat, place = following
                hands[seat][place] = hands[seat][place]._replace(next=True)
            shown = tuple(tuple(hand) for hand in hands)
            if following is not None:
                hands[seat][place] = hands[seat][place]._replace(next=False)
            yield Moment(
                board.round, min(self.per_round, len(board.order) + (following is not None)), self.per_round, shown
            )

    def _next(self, at: int) -> tuple[Seat, int] | None:
        """Seat and tray place of the die that is placed next in this round, while the hands stay as they are."""
        for _, events in self.frames[at + 1 :]:
            for event in events:
                if isinstance(event, ev.DiePlaced | ev.DieLaidAside):
                    return event.seat, event.place
                if isinstance(event, (ev.RoundBegan, *NEW_HANDS)):
                    return None
        return None

    def hands_text(self, at: int) -> str:
        """Both hands in words, for screen readers."""
        parts = []
        for seat, hand in zip(SEATS, self.moments[at].hands, strict=True):
            held = [face_word(die.value) for die in hand if die.look == HELD]
            name = self.names.of(seat)
            parts.append(say("steps.hand", name=name, list=joined(held)) if held else say("replay.empty", name=name))
        return " ".join(parts)

    # --- blocks -----------------------------------------------------------------------------------------------
    def _blocks(self) -> Iterator[Block]:
        columns = recorder(self.flight.ruleset, self.frames)
        ranges: list[list[int]] = [[] for _ in columns]
        placed: list[list[int]] = [[] for _ in columns]
        for at, (view, events) in enumerate(self.frames):
            number = min(view.board.round, len(columns)) - 1
            ranges[number].append(at)
            placed[number] += [at for event in events if isinstance(event, LAID)]
        last = max((i for i, found in enumerate(ranges) if found), default=0)
        for i, (column, here, dice) in enumerate(zip(columns, ranges, placed, strict=True)):
            ends = i == last
            note = self._ending() if ends else _note(column)
            bad = ends and self.flight.board.outcome != Outcome.WON
            # dice that were never placed are shown from the last position on
            never = [len(self.frames)] * (len(column.dice) - len(dice))
            yield Block(column, note, bad, here[0] if here else -1, here[-1] if here else -1, (*dice, *never))

    def _ending(self) -> str:
        board = self.flight.board
        return say("replay.landed") if board.loss is None else loss_name(board.loss)

    def _spot(self, at: int) -> tuple[int, float]:
        """Where the playhead stands: the block, and how many dice of it lie there."""
        board = self.board(at)
        return min(board.round, len(self.blocks)) - 1, float(min(self.per_round, len(board.order)))

    def at_spot(self, block: int, dice: float) -> int:
        """The position nearest to a place on the bar; of several there the last, in which the hands are there."""
        wide = self.per_round + 1  # the end of one block is not the beginning of the next
        want = block * wide + max(0.0, min(float(self.per_round), dice))
        places = [number * wide + on for number, on in self.spots]
        right = bisect_left(places, want)
        near = [i for i in (right - 1, right) if 0 <= i < len(places)]
        best = min(near, key=lambda i: (abs(places[i] - want), -i))
        while best + 1 < len(places) and places[best + 1] == places[best]:
            best += 1
        return best

    # --- log --------------------------------------------------------------------------------------------------
    def _lines(self) -> Iterator[ReelLine]:
        """The public log with corrections and notes, each line with its position; what was said, before its round."""
        told = [line for line in self.flight.log if line.events and not line.taken_back]
        log = self.flight.log if len(told) == len(self.frames) else tuple(_plain(frame) for frame in self.frames)
        talk = list(self.flight.chat)
        at = -1
        for line in log:
            if line.events and not line.taken_back:
                at += 1
            board = self.board(max(0, at))
            for event in line.events:
                text = log_line(event, self.names, board, self.flight.ruleset.spaces)
                if line.taken_back:
                    yield ReelLine(text, -1, "back")
                    continue
                if isinstance(event, ev.SilenceBegan):
                    while talk and talk[0].round <= line.round:
                        said = talk.pop(0)
                        yield ReelLine(f"{self.names.of(said.seat)}: {said.text}", max(0, at - 1), "talk")
                yield ReelLine(text, at, "round" if isinstance(event, ev.RoundBegan) else "event")
            if line.note:
                yield ReelLine(note_line(line), max(0, at), "note")
        for said in talk:
            yield ReelLine(f"{self.names.of(said.seat)}: {said.text}", max(0, at), "talk")

    def line_of(self, at: int) -> int:
        """The row of the first event of a position; of one that nothing is told of, the row before it."""
        return max((row for told, row in self._rows.items() if told <= at), default=0)


def _plain(frame: Frame) -> LogLine:
    view, events = frame
    return LogLine(view.board.round, events)


def _note(column: Column) -> str:
    if not column.flown or column.speed is None:
        return ""
    if not column.moved:
        return say("replay.held", speed=column.speed)
    return say("replay.speed", speed=column.speed, n=column.moved)


def title_of(flight: FlownFlight) -> str:
    """What flew and how it ended: "YUL Montréal-Trudeau · not landed: spin"."""
    scenario, board = flight.ruleset.scenario, flight.board
    place = flight_name(flight.setup.game, scenario.code, scenario.airport)
    if board.outcome == Outcome.WON or board.loss is None:
        return say("replay.meta", place=place, result=say("replay.landed"))
    return say("replay.meta", place=place, result=say("replay.notLanded", reason=loss_name(board.loss)))


__all__ = ["EMPTY", "GONE", "HELD", "Block", "HandDie", "Moment", "Reel", "ReelLine", "title_of"]
