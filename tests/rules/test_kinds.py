"""Seats, owners, phases."""

from __future__ import annotations

from skyteam_qt.rules import SEATS, ChanceKind, Loss, Outcome, Owner, Phase, Reason, Seat


def test_there_are_two_seats_and_each_is_the_partner_of_the_other() -> None:
    """R1."""
    assert SEATS == (Seat.PILOT, Seat.COPILOT)
    assert [seat.other for seat in SEATS] == [Seat.COPILOT, Seat.PILOT]
    assert [seat.letter for seat in SEATS] == ["P", "C"]


def test_blue_spaces_serve_the_pilot_orange_the_co_pilot_two_coloured_both() -> None:
    """R22."""
    assert [[owner.serves(seat) for seat in SEATS] for owner in Owner] == [[True, False], [False, True], [True, True]]


def test_words_are_spelled_as_in_files() -> None:
    """The spellings of the case files."""
    assert [phase.word for phase in Phase] == ["briefing", "placement", "end", "over"]
    assert [outcome.word for outcome in Outcome] == ["playing", "won", "lost"]
    assert Loss("missing-mandatory") is Loss.MISSING_MANDATORY
    assert Reason("not-your-turn") is Reason.NOT_YOUR_TURN
    assert ChanceKind.REROLL == "reroll"
