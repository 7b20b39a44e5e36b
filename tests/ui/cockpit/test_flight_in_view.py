"""A whole flight in the cockpit by real press, move and release: landed, and lost (issue 2, Proof)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skyteam_qt.content.library import load_ruleset
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Outcome, Seat
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode
from tests.qtbridge.flights import COPILOT, PILOT, agree
from tests.ui.cockpit.decks import Deck, deck

ENTER = Qt.Key.Key_Return

Turn = tuple[str, int]
ROUNDS: tuple[tuple[Turn, ...], ...] = (
    # space, value, in order of play; the seat that begins changes with the altitude
    (
        *(("axis.P", 3), ("axis.C", 3), ("engine.P", 4), ("engine.C", 1)),
        *(("gear.1", 1), ("flap.1", 1), ("gear.2", 3), ("radio.C1", 3)),
    ),
    (
        *(("axis.C", 3), ("axis.P", 3), ("engine.C", 4), ("engine.P", 3)),
        *(("flap.2", 2), ("gear.3", 5), ("radio.C1", 1), ("radio.P", 2)),
    ),
    (
        *(("axis.P", 3), ("axis.C", 3), ("engine.P", 5), ("engine.C", 4)),
        *(("brake.1", 2), ("flap.3", 4), ("radio.P", 2), ("radio.C1", 3)),
    ),
    (
        *(("axis.C", 3), ("axis.P", 3), ("engine.C", 6), ("engine.P", 3)),
        *(("flap.4", 5), ("brake.2", 4), ("radio.C1", 2), ("radio.P", 2)),
    ),
    (
        *(("axis.P", 3), ("axis.C", 3), ("engine.P", 4), ("engine.C", 5)),
        *(("brake.3", 6), ("radio.C1", 2), ("radio.P", 2), ("radio.C2", 1)),
    ),
    (
        *(("axis.C", 3), ("axis.P", 3), ("engine.C", 4), ("engine.P", 5)),
        *(("radio.C1", 1), ("radio.P", 1), ("conc.1", 1), ("conc.2", 1)),
    ),
    (
        *(("axis.P", 3), ("axis.C", 3), ("engine.P", 1), ("engine.C", 2)),
        *(("conc.1", 1), ("conc.2", 1), ("conc.3", 1), ("radio.C1", 1)),
    ),
)


def seat_of(turn: int, round_: int) -> Seat:
    """The Pilot begins the odd rounds."""
    return Seat((turn + round_) % 2)


class PlannedDice:
    """Deals to each seat its dice of the plan, in the order in which they will be placed."""

    def __init__(self, rounds: tuple[tuple[Turn, ...], ...]) -> None:
        self.rounds = rounds

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        mine = [value for i, (_, value) in enumerate(self.rounds[round - 1]) if seat_of(i, round - 1) == seat]
        return mine[place]


def begin(qtbot: QtBot, rounds: tuple[tuple[Turn, ...], ...], mode: Mode) -> Deck:
    setup = FlightSetup(pilot="Anna", copilot="Ben", mode=mode)
    session = GameSession(load_ruleset("YUL-green"), setup, clock=lambda: 0.0, dealer=PlannedDice(rounds))
    table = Table(session.ports())
    agree(table, Agreement.ROLL)
    return deck(qtbot, table=table, size=(1280, 720))


def play_turn(d: Deck, round_: int, turn: int, space: str, by_keys: bool) -> None:
    seat = seat_of(turn, round_)
    assert d.table.asked == seat, (round_, turn)
    place = sum(seat_of(i, round_) == seat for i in range(turn))
    visor = Qt.Key.Key_Q if seat == PILOT else Qt.Key.Key_O
    d.key_down(visor)
    assert d.table.is_open(seat)
    if by_keys:
        d.type("ABCD"[place])
        letters = {"axis": "X", "engine": "E", "radio": "R", "gear": "G", "flap": "F", "brake": "K", "conc": "N"}
        for _ in range(4):
            d.type(letters[space.partition(".")[0]])
            if d.view.focus.at == space:
                break
        d.type(ENTER)
    else:
        d.drag(seat, place, space)
    while d.view.handling.waits:
        d.type(ENTER)
    d.key_up(visor)
    assert d.placed(space) or d.table.board.over, (round_, turn, d.said)


def go_on(d: Deck, by_keys: bool) -> None:
    """Both agree: with the keys held together, or with a click on each ring."""
    if by_keys:
        d.key_down(Qt.Key.Key_Q)
        d.key_down(Qt.Key.Key_O)
        d.key_up(Qt.Key.Key_Q)
        d.key_up(Qt.Key.Key_O)
    else:
        for seat in (PILOT, COPILOT):
            d.click(d.at(d.view.rings[seat].pos()))


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_flight_lands(qtbot: QtBot, by_keys: bool) -> None:
    d = begin(qtbot, ROUNDS, Mode.VISORS)
    for number, turns in enumerate(ROUNDS):
        assert d.table.board.round == number + 1
        for turn, (space, _) in enumerate(turns):
            play_turn(d, number, turn, space, by_keys)
        go_on(d, by_keys)
        if number + 1 < len(ROUNDS):
            agree(d.table, Agreement.ROLL)
    assert d.table.board.outcome == Outcome.WON, d.table.board.failed
    assert d.said[0] == say("debrief.won")


def test_a_flight_is_lost_and_stays_in_view_until_both_agree(qtbot: QtBot) -> None:
    lost = ((("axis.P", 6), ("axis.C", 1), *ROUNDS[0][2:]),)
    d = begin(qtbot, lost, Mode.VISORS)
    play_turn(d, 0, 0, "axis.P", False)
    play_turn(d, 0, 1, "axis.C", False)
    assert d.table.board.outcome == Outcome.LOST
    assert d.said == (say("lost.spin"), say("refuse.agreed"))
    assert not d.table.ports.table.debriefed
    assert all(ring.isVisible() for ring in d.view.rings)
    d.key_down(Qt.Key.Key_Q)
    assert d.table.covered(PILOT)
    d.key_up(Qt.Key.Key_Q)
    assert not d.table.ports.table.debriefed
    go_on(d, by_keys=True)
    assert d.table.ports.table.debriefed
