import pytest

from skyteam_qt.rules import EndRound, IllegalAction, Loss, Outcome, Phase, PlaceDie, Reason, Roll
from skyteam_qt.session.agree import NothingToAgree
from skyteam_qt.session.port import Change, Ports
from skyteam_qt.session.setup import Agreement, Mode

from .flights import LANDING, RULES, C, P, WantedDice, begin, both, dealer_for, fly_script, place, with_flap_left_up


def _spin() -> Ports:
    """A flight about to spin: the Co-Pilot's axis die will do it."""
    ports = begin(dealer=WantedDice.hands({(1, P): (6, 1, 1, 1), (1, C): (1, 1, 1, 1)})).ports()
    both(ports, Agreement.ROLL)
    place(ports, P, 0, "axis.P")
    return ports


def _changes(ports: Ports) -> list[Change]:
    heard: list[Change] = []
    ports.table.listen(heard.append)
    return heard


def test_the_dice_roll_only_when_both_agree() -> None:
    ports = begin().ports()
    assert ports.table.agreement == (Agreement.ROLL, (False, False))
    ports.pilot.agree(Agreement.ROLL)
    ports.pilot.agree(Agreement.ROLL)
    assert ports.table.agreement == (Agreement.ROLL, (True, False))
    assert ports.table.board.phase == Phase.BRIEFING
    ports.pilot.withdraw(Agreement.ROLL)
    ports.copilot.agree(Agreement.ROLL)
    assert ports.table.agreement == (Agreement.ROLL, (False, True))
    ports.pilot.agree(Agreement.ROLL)
    assert ports.table.board.phase == Phase.PLACEMENT
    assert ports.table.board.in_hand == (15, 15)
    assert ports.table.agreement == (None, (False, False))


def test_a_seat_alone_cannot_roll_or_end_a_round() -> None:
    ports = begin().ports()
    for action in (Roll(), EndRound()):
        with pytest.raises(IllegalAction):
            ports.pilot.submit(action)  # type: ignore[arg-type]


def test_nobody_agrees_to_what_is_not_on_the_table() -> None:
    ports = begin().ports()
    for what in (Agreement.NEXT_ROUND, Agreement.DEBRIEF, Agreement.CORRECTION):
        with pytest.raises(NothingToAgree):
            ports.pilot.agree(what)
    both(ports, Agreement.ROLL)
    with pytest.raises(NothingToAgree):
        ports.pilot.agree(Agreement.ROLL)


def test_the_round_stays_as_it_lies_until_both_agree_to_go_on() -> None:
    ports = begin(dealer=dealer_for(LANDING)).ports()
    fly_script(ports, LANDING, rounds=1)
    assert ports.table.agreement == (Agreement.NEXT_ROUND, (False, False))
    assert ports.table.board.phase == Phase.END
    ports.copilot.agree(Agreement.NEXT_ROUND)
    assert ports.table.board.phase == Phase.END
    ports.pilot.agree(Agreement.NEXT_ROUND)
    assert (ports.table.board.phase, ports.table.board.round) == (Phase.BRIEFING, 2)


def test_a_loss_in_the_air_stays_covered_until_both_agree_to_the_debrief() -> None:
    ports = _spin()
    place(ports, C, 0, "axis.C")
    assert ports.table.board.loss == Loss.SPIN
    assert ports.table.agreement == (Agreement.DEBRIEF, (False, False))
    assert not ports.table.debriefed
    for secret in (ports.table.open_view, ports.table.history, ports.table.frames):
        with pytest.raises(IllegalAction):
            secret()
    both(ports, Agreement.DEBRIEF)
    assert ports.table.debriefed
    assert ports.table.agreement == (None, (False, False))
    assert ports.table.open_view().hands == ((0, 1, 1, 1), (0, 1, 1, 1))


@pytest.mark.parametrize(("script", "outcome"), [(LANDING, Outcome.WON), (with_flap_left_up(), Outcome.LOST)])
def test_a_landing_opens_the_debrief_at_once(script: object, outcome: Outcome) -> None:
    ports = begin(dealer=dealer_for(script)).ports()  # type: ignore[arg-type]
    fly_script(ports, script)  # type: ignore[arg-type]
    assert ports.table.board.outcome == outcome
    assert ports.table.debriefed
    assert ports.table.steps() == ()
    assert ports.table.open_view().board == ports.table.board


def test_the_debrief_shows_every_position_with_what_led_to_it() -> None:
    ports = begin(dealer=dealer_for(LANDING)).ports()
    fly_script(ports, LANDING)
    frames = ports.table.frames()
    # the start, and in each round the roll, eight dice and the end of the round
    assert len(frames) == 1 + 7 * 10 == len(ports.table.history())
    assert frames[0][0].board.round == 1
    assert frames[1][0].hands == ((1, 3, 3, 4), (4, 4, 3, 4))
    assert frames[-1][0] == ports.table.open_view()
    assert tuple(e for _, events in frames for e in events) == tuple(e for line in ports.table.log for e in line.events)


def test_giving_up_needs_both_and_lies_on_the_table_beside_the_rest() -> None:
    ports = begin().ports()
    ports.pilot.agree(Agreement.GIVE_UP)
    assert ports.table.agreement == (Agreement.GIVE_UP, (True, False))
    ports.pilot.withdraw(Agreement.GIVE_UP)
    assert ports.table.agreement == (Agreement.ROLL, (False, False))
    both(ports, Agreement.ROLL)
    both(ports, Agreement.GIVE_UP)
    assert ports.table.board.loss == Loss.GIVEN_UP
    assert ports.table.agreement == (Agreement.DEBRIEF, (False, False))
    with pytest.raises(NothingToAgree):
        ports.pilot.agree(Agreement.GIVE_UP)


def test_giving_up_is_declined_by_the_one_who_did_not_agree() -> None:
    ports = begin().ports()
    heard = _changes(ports)
    ports.pilot.agree(Agreement.GIVE_UP)
    ports.copilot.withdraw(Agreement.GIVE_UP)
    assert heard[-1].declined == C
    assert ports.table.agreement.what == Agreement.ROLL


def test_playing_on_is_an_answer_to_giving_up() -> None:
    ports = _spin()
    ports.pilot.agree(Agreement.GIVE_UP)
    place(ports, C, 0, "radio.C1")
    assert ports.table.agreement == (None, (False, False))
    ports.copilot.agree(Agreement.GIVE_UP)
    assert not ports.table.board.over


def test_a_correction_needs_both_the_asker_too() -> None:
    ports = _spin()
    step = ports.table.steps()[0]
    ports.pilot.propose_correction(step.index, "wrong-space")
    assert ports.table.agreement == (Agreement.CORRECTION, (False, False))
    ports.pilot.agree(Agreement.CORRECTION)
    assert ports.table.board.order
    ports.copilot.agree(Agreement.CORRECTION)
    assert ports.table.board.order == ()
    assert ports.table.proposal is None


def test_a_correction_is_declined_by_whoever_has_not_agreed() -> None:
    ports = _spin()
    heard = _changes(ports)
    ports.pilot.propose_correction(ports.table.steps()[0].index, "rule-misread")
    ports.pilot.agree(Agreement.CORRECTION)
    ports.pilot.withdraw(Agreement.CORRECTION)
    assert ports.table.proposal is not None
    assert heard[-1].declined is None
    ports.copilot.withdraw(Agreement.CORRECTION)
    assert ports.table.proposal is None
    assert heard[-1].declined == C
    assert len(ports.table.board.order) == 1


def test_escape_declines_whether_or_not_one_had_agreed() -> None:
    ports = _spin()
    ports.pilot.propose_correction(ports.table.steps()[0].index, "rule-misread")
    ports.pilot.agree(Agreement.CORRECTION)
    ports.pilot.decline(Agreement.CORRECTION)
    assert ports.table.proposal is None


def test_play_waits_while_a_correction_is_asked_for() -> None:
    ports = _spin()
    ports.copilot.propose_correction(ports.table.steps()[0].index, "wrong-effect")
    assert ports.copilot.legal() == ()
    with pytest.raises(IllegalAction) as caught:
        ports.copilot.submit(PlaceDie(C, 0, RULES.index["radio.C1"]))
    assert caught.value.reason == Reason.PENDING_CHOICE
    with pytest.raises(NothingToAgree):
        ports.pilot.agree(Agreement.ROLL)


def test_the_sitting_mode_changes_between_rounds_only() -> None:
    ports = begin().ports()
    ports.table.set_mode(Mode.CURTAIN)
    assert ports.table.mode == Mode.CURTAIN
    assert ports.table.log[-1].note == "mode"
    both(ports, Agreement.ROLL)
    with pytest.raises(IllegalAction):
        ports.table.set_mode(Mode.OPEN)
    assert ports.table.mode == Mode.CURTAIN
