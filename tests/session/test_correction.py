"""Corrections by agreement (ux 3.8): dice stay honest, nothing is erased, nothing private shows."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyteam_qt.rules import IllegalAction, LayAside, MarkReroll, PlaceDie, Reason, SpendReroll
from skyteam_qt.rules.games.dice_game import DICE_GAME
from skyteam_qt.rules.ruleset import RulesetBuilder
from skyteam_qt.session.entries import Corrected
from skyteam_qt.session.port import CORRECTION_REASONS, Change, Ports
from skyteam_qt.session.record import fold_record
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup

from .flights import LANDING, RULES, C, P, WantedDice, begin, both, dealer_for, fly_on, fly_script, place


def _correct(ports: Ports, back_to: int, reason: str = "wrong-space") -> None:
    ports.pilot.propose_correction(back_to, reason)
    both(ports, Agreement.CORRECTION)


def _rolled(seed: int = 3) -> tuple[GameSession, Ports]:
    session = begin(seed)
    ports = session.ports()
    both(ports, Agreement.ROLL)
    return session, ports


def _reroll(ports: Ports, pilot: int, copilot: int) -> None:
    ports.pilot.submit(SpendReroll(P))
    ports.copilot.submit(MarkReroll(C, copilot))
    ports.pilot.submit(MarkReroll(P, pilot))


def test_a_die_goes_back_to_its_own_place_with_the_same_value() -> None:
    _, ports = _rolled()
    before = ports.pilot.view(), ports.copilot.view()
    place(ports, P, 2, "axis.P")
    place(ports, C, 1, "axis.C")
    assert [s.die for s in ports.table.steps()] == [2, 1]
    assert ports.table.preview(ports.table.steps()[1].index) == before[0].board
    _correct(ports, ports.table.steps()[1].index)
    assert (ports.pilot.view(), ports.copilot.view()) == before
    assert ports.table.partner_has_seen == (0b0100, 0b0010)


def test_nothing_is_erased_and_the_log_says_what_was_corrected() -> None:
    session, ports = _rolled()
    place(ports, P, 2, "axis.P")
    lines = len(ports.table.log)
    index = ports.table.steps()[0].index
    heard: list[Change] = []
    ports.table.listen(heard.append)
    _correct(ports, index, "rule-misread")
    assert heard[-1].corrected
    assert heard[-1].events == ()
    assert session.record().entries[-1] == Corrected(index, "rule-misread")
    assert PlaceDie(P, 2, RULES.index["axis.P"]) in session.record().entries
    note = ports.table.log[-1]
    assert len(ports.table.log) == lines + 1
    assert (note.note, dict(note.fields)) == (
        "corrected",
        {"step": "die", "die": "1", "round": "1", "reason": "rule-misread"},
    )
    assert [line.taken_back for line in ports.table.log] == [False, False, True, False]


def test_the_mark_of_a_seen_value_goes_when_the_die_is_placed_again() -> None:
    _, ports = _rolled()
    place(ports, P, 2, "axis.P")
    _correct(ports, ports.table.steps()[0].index)
    assert ports.table.partner_has_seen == (0b0100, 0)
    place(ports, P, 2, "engine.P")
    assert ports.table.partner_has_seen == (0, 0)


@pytest.mark.parametrize("marked", [0b0000, 0b0100, 0b1011])
def test_marks_of_seen_values_do_not_tell_what_was_rerolled(marked: int) -> None:
    _, ports = _rolled()
    place(ports, P, 2, "axis.P")
    place(ports, C, 0, "axis.C")
    _correct(ports, ports.table.steps()[1].index)
    seen = ports.table.partner_has_seen
    _reroll(ports, marked, 0b0001)
    assert ports.table.partner_has_seen == (0, 0)
    _correct(ports, ports.table.steps()[-1].index)
    assert ports.table.partner_has_seen == seen == (0b0100, 0b0001)


def test_a_reroll_taken_back_and_spent_again_shows_the_same_values() -> None:
    _, ports = _rolled()
    before = ports.pilot.view(), ports.copilot.view()
    _reroll(ports, 0b0011, 0b1000)
    after = ports.pilot.view(), ports.copilot.view()
    steps = ports.table.steps()
    assert [s.die for s in steps] == [0, 0, 0]
    _correct(ports, steps[-1].index, "wrong-effect")
    assert (ports.pilot.view(), ports.copilot.view()) == before
    assert dict(ports.table.log[-1].fields)["step"] == "reroll"
    _reroll(ports, 0b0011, 0b1000)
    assert (ports.pilot.view(), ports.copilot.view()) == after
    _correct(ports, ports.table.steps()[-1].index)
    _reroll(ports, 0b0111, 0)
    again = ports.pilot.view().hand
    assert again[:2] == after[0].hand[:2]
    assert again[3] == before[0].hand[3]
    assert ports.copilot.view().hand == before[1].hand


def test_an_open_reroll_is_itself_a_step_to_go_back_over() -> None:
    _, ports = _rolled()
    token = ports.table.board.reroll
    ports.copilot.submit(SpendReroll(C))
    ports.pilot.submit(MarkReroll(P, 0b1111))
    assert len(ports.table.steps()) == 2
    _correct(ports, ports.table.steps()[0].index)
    assert ports.table.board.reroll_step is not None
    assert ports.pilot.view().marks == 0
    _correct(ports, ports.table.steps()[0].index)
    assert ports.table.board.reroll_step is None
    assert ports.table.board.reroll == token


def test_values_are_the_same_even_when_the_dealer_would_say_otherwise() -> None:
    dealer = WantedDice({}, seed=5)
    session = begin(dealer=dealer)
    ports = session.ports()
    both(ports, Agreement.ROLL)
    _reroll(ports, 0b1111, 0b1111)
    after = ports.pilot.view(), ports.copilot.view()
    dealer.dice = {(1, seat, tray, 2): 7 - v for seat in (P, C) for tray, v in enumerate(after[seat].hand)}
    _correct(ports, ports.table.steps()[-1].index)
    _reroll(ports, 0b1111, 0b1111)
    assert (ports.pilot.view(), ports.copilot.view()) == after


def test_a_roll_is_no_step() -> None:
    _, ports = _rolled()
    assert ports.table.steps() == ()
    for index in (-1, 0, 1, 2, 99):
        with pytest.raises(IllegalAction):
            ports.pilot.propose_correction(index, "wrong-space")
        with pytest.raises(IllegalAction):
            ports.table.preview(index)


def test_a_reason_is_one_of_three() -> None:
    _, ports = _rolled()
    place(ports, P, 0, "radio.P")
    with pytest.raises(ValueError, match="reason"):
        ports.pilot.propose_correction(ports.table.steps()[0].index, "my six")
    assert len(CORRECTION_REASONS) == 3


def test_steps_of_earlier_rounds_are_older_and_their_dice_come_again() -> None:
    ports = begin(dealer=dealer_for(LANDING)).ports()
    fly_script(ports, LANDING, rounds=2)
    assert [(s.round, s.die) for s in ports.table.steps()] == [(r, d) for r in (2, 1) for d in range(8, 0, -1)]
    last_of_first = next(s for s in ports.table.steps() if s.round == 1)
    _correct(ports, last_of_first.index)
    assert ports.table.board.round == 1
    place(ports, C, 3, "engine.C")
    both(ports, Agreement.NEXT_ROUND)
    both(ports, Agreement.ROLL)
    assert ports.pilot.view().hand == (3, 4, 3, 4)
    assert ports.table.partner_has_seen == (15, 15)


def test_a_loss_can_be_corrected_until_the_debrief() -> None:
    ports = begin(dealer=WantedDice.hands({(1, P): (6, 1, 1, 1), (1, C): (1, 1, 1, 1)})).ports()
    both(ports, Agreement.ROLL)
    place(ports, P, 0, "axis.P")
    place(ports, C, 0, "axis.C")
    assert ports.table.board.lost
    _correct(ports, ports.table.steps()[0].index)
    assert not ports.table.board.over
    assert not ports.table.may_talk
    place(ports, C, 0, "axis.C")
    both(ports, Agreement.DEBRIEF)
    assert ports.table.steps() == ()
    with pytest.raises(IllegalAction):
        ports.pilot.propose_correction(3, "wrong-space")


def test_a_die_laid_aside_comes_back_too() -> None:
    # in the base game alone every die finds a space, so here the Co-Pilot may put nothing anywhere
    build = RulesetBuilder(RULES.scenario)
    DICE_GAME.extend(build, {})
    build.forbid(lambda board, seat, space, value: Reason.NOT_ALLOWED_HERE if seat == C else None)
    ports = GameSession(build.build(), FlightSetup(seed=4)).ports()
    both(ports, Agreement.ROLL)
    place(ports, P, 0, "axis.P")
    before = ports.copilot.view()
    ports.copilot.submit(LayAside(C, 3))
    assert ports.table.board.laid_aside == (0, 1)
    assert ports.table.steps()[0].die == 2
    _correct(ports, ports.table.steps()[0].index)
    assert ports.copilot.view() == before
    assert ports.table.partner_has_seen == (0, 0b1000)


@given(st.integers(0, 10_000), st.data())
def test_going_back_over_any_steps_and_playing_them_again_gives_the_same_position(
    seed: int, data: st.DataObject
) -> None:
    session = begin(seed)
    ports = session.ports()
    fly_on(ports, Random(seed), steps=data.draw(st.integers(1, 40)))
    steps = ports.table.steps()
    if not steps:
        return
    step = data.draw(st.sampled_from(steps))
    fold = fold_record(session.record(), RULES)
    at = next(i for i, p in enumerate(fold.positions) if p.entry == step.index)
    taken = [p.action for p in fold.positions[at:]]
    hands_before = fold.positions[at - 1].state
    final = fold.state
    _correct(ports, step.index)
    assert fold_record(session.record(), RULES).state == hands_before
    for action in taken:
        if isinstance(action, PlaceDie | LayAside | SpendReroll | MarkReroll):
            ports.seat(action.seat).submit(action)
        elif action is not None and action.kind in ("roll", "end-round"):
            both(ports, Agreement.ROLL if action.kind == "roll" else Agreement.NEXT_ROUND)
    assert fold_record(session.record(), RULES).state == final
