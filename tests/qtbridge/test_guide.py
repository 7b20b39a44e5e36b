"""Private aids and public questions (ux 2.1, 3.4): all answers come from the rules."""

import pytest

from skyteam_qt.qtbridge.guide import Guide, QuestionKind
from skyteam_qt.qtbridge.roles import LegalState
from skyteam_qt.rules import VALUES, Loss, Reason, Seat, SeatView
from tests.qtbridge.flights import COPILOT, PILOT, ruleset, view


@pytest.fixture
def guide() -> Guide:
    return Guide(ruleset())


def space(name: str) -> int:
    return ruleset().index[name]


def light(guide: Guide, seen: SeatView, name: str):
    return guide.lights(seen, 0)[space(name)]


def test_a_fitting_switch_lights(guide: Guide) -> None:
    found = light(guide, view((3, 0, 0, 0)), "gear.2")
    assert found.state == LegalState.LEGAL
    assert found.preview == "Lamp on. Blue marker moves to 5 | 6."


def test_a_switch_that_is_down_takes_a_fitting_die_without_effect(guide: Guide) -> None:
    found = light(guide, view((3, 0, 0, 0), gear=(False, True, False)), "gear.2")
    assert found.state == LegalState.LEGAL_NO_EFFECT


def test_a_radio_value_without_a_plane_has_no_effect(guide: Guide) -> None:
    planes = (0, 0, 1, 0, 0, 0, 2)
    assert light(guide, view((2, 0, 0, 0), planes=planes), "radio.P").state == LegalState.LEGAL_NO_EFFECT
    assert light(guide, view((3, 0, 0, 0), planes=planes), "radio.P").state == LegalState.LEGAL


def test_a_full_shelf_takes_a_die_without_effect(guide: Guide) -> None:
    assert light(guide, view((2, 0, 0, 0), coffee=3), "conc.1").state == LegalState.LEGAL_NO_EFFECT
    assert light(guide, view((2, 0, 0, 0), coffee=2), "conc.1").state == LegalState.LEGAL


def test_a_first_axis_or_engine_die_has_an_effect(guide: Guide) -> None:
    assert light(guide, view((2, 0, 0, 0)), "axis.P").state == LegalState.LEGAL
    assert light(guide, view((2, 0, 0, 0)), "engine.P").state == LegalState.LEGAL


def test_coffee_reaches_a_space_at_the_lowest_price(guide: Guide) -> None:
    found = light(guide, view((3, 0, 0, 0), coffee=2), "gear.3")
    assert (found.state, found.cost, found.reason) == (LegalState.COFFEE, 2, Reason.WRONG_VALUE)
    assert light(guide, view((3, 0, 0, 0), coffee=1), "gear.3").state == LegalState.ILLEGAL


def test_coffee_that_would_change_nothing_is_not_shown(guide: Guide) -> None:
    found = light(guide, view((4, 0, 0, 0), coffee=1, gear=(False, False, True)), "gear.3")
    assert (found.state, found.reason) == (LegalState.ILLEGAL, Reason.WRONG_VALUE)


def test_illegal_spaces_say_why(guide: Guide) -> None:
    seen = view((2, 0, 0, 0), placed={"conc.1": 4})
    assert light(guide, seen, "axis.C").reason == Reason.WRONG_COLOUR
    assert light(guide, seen, "conc.1").reason == Reason.SPACE_OCCUPIED
    assert light(guide, seen, "brake.2").reason == Reason.WRONG_VALUE
    assert light(guide, view((4, 0, 0, 0)), "brake.2").reason == Reason.WRONG_ORDER


def test_the_rail_has_six_faces_with_their_price(guide: Guide) -> None:
    rail = guide.rail(view((4, 0, 0, 0), coffee=1), 0, space("gear.3"))
    assert [o.value for o in rail] == list(VALUES)
    assert [o.cost for o in rail] == [3, 2, 1, 0, 1, 2]
    assert [o.legal for o in rail] == [False, False, False, False, True, False]
    assert rail[4].coffee == 1
    assert rail[0].reason == Reason.NOT_ENOUGH_COFFEE


@pytest.mark.parametrize(
    ("hand", "coffee", "name", "opens"),
    [
        (4, 0, "gear.2", False),
        (4, 1, "gear.2", True),
        (4, 1, "gear.3", True),
        (4, 1, "gear.1", False),
        (4, 1, "axis.P", True),
        (2, 3, "brake.1", False),
    ],
)
def test_the_rail_opens_only_where_coffee_gives_a_legal_value(
    guide: Guide, hand: int, coffee: int, name: str, opens: bool
) -> None:
    assert guide.opens_rail(view((hand, 0, 0, 0), coffee=coffee), 0, space(name)) is opens


def test_a_preview_shows_where_the_markers_go(guide: Guide) -> None:
    found = guide.preview(view((1, 0, 0, 0), placed={"axis.C": 3}), 0, space("axis.P"))
    assert found is not None
    assert found.ghosts == {"axis": 2}
    assert (found.title, found.detail) == ("Axis", "Difference 2. 2 marks toward the Co-Pilot.")
    engines = guide.preview(view((3, 0, 0, 0), placed={"engine.C": 4}), 0, space("engine.P"))
    assert engines is not None
    assert engines.ghosts == {"speed": 7, "advance": 1, "position": 1}
    radio = guide.preview(view((3, 0, 0, 0)), 0, space("radio.P"))
    assert radio is not None
    assert radio.ghosts == {"cleared": 2}


def test_a_preview_with_coffee_counts_what_is_left(guide: Guide) -> None:
    found = guide.preview(view((4, 0, 0, 0), coffee=2), 0, space("gear.3"), 1)
    assert found is not None
    assert found.ghosts == {"coffee": 1, "blue": 5}
    assert guide.preview(view((4, 0, 0, 0), coffee=2), 0, space("gear.3")) is None


def test_safe_mode_asks_before_a_die_that_loses_at_once(guide: Guide) -> None:
    seen = view((1, 5, 0, 0), placed={"axis.C": 5})
    asked = guide.question(seen, 0, space("axis.P"))
    assert asked is not None
    assert (asked.kind, asked.private) == (QuestionKind.LOSES, True)
    assert asked.text == "This ends the flight: spin. Place anyway?"
    assert guide.question(seen, 0, space("axis.P"), safe=False) is None
    preview = guide.preview(seen, 0, space("axis.P"))
    assert preview is not None
    assert preview.loss == Loss.SPIN
    assert guide.question(seen, 1, space("axis.P")) is None


def test_safe_mode_asks_before_a_die_without_effect(guide: Guide) -> None:
    seen = view((3, 1, 1, 1), gear=(False, True, False))
    asked = guide.question(seen, 0, space("gear.2"))
    assert asked is not None
    assert (asked.kind, asked.private) == (QuestionKind.NO_EFFECT, True)
    assert guide.question(seen, 0, space("gear.2"), safe=False) is None


def test_leaving_no_die_for_the_engines_is_asked_from_counts_alone(guide: Guide) -> None:
    seen = view((3, 0, 0, 0), placed={"axis.P": 2})
    public = guide.public_question(seen.board, PILOT, space("gear.2"))
    assert public is not None
    assert (public.kind, public.private) == (QuestionKind.LEAVES_NONE, False)
    assert public.text == "This leaves no die for the Engines. Place anyway?"
    assert guide.question(seen, 0, space("gear.2"), safe=False) == public
    assert guide.public_question(seen.board, PILOT, space("engine.P")) is None


def test_nothing_is_asked_while_dice_are_left_for_all_or_when_it_is_too_late(guide: Guide) -> None:
    assert guide.public_question(view((3, 3, 3, 0)).board, PILOT, space("gear.2")) is None
    assert guide.public_question(view((3, 0, 0, 0)).board, PILOT, space("gear.2")) is None


def test_the_nag_names_the_mandatory_spaces_when_as_many_dice_are_left(guide: Guide) -> None:
    assert guide.nag(view((3, 3, 0, 0)).board, PILOT) == (space("axis.P"), space("engine.P"))
    assert guide.nag(view((3, 3, 3, 0)).board, PILOT) == ()
    assert guide.nag(view((3, 0, 0, 0), placed={"axis.P": 1, "engine.P": 1}).board, PILOT) == ()
    assert guide.nag(view((0, 0, 0, 0), placed={"axis.P": 1, "engine.P": 1}).board, PILOT) == ()


def test_a_covered_die_lights_own_free_and_open_spaces_only(guide: Guide) -> None:
    board = view((3, 3, 3, 3), COPILOT, {"conc.2": 1}).board
    lit = {
        spec.id
        for spec, one in zip(ruleset().spaces, guide.covered_lights(board, COPILOT), strict=True)
        if one.state == LegalState.LEGAL
    }
    assert lit == {"axis.C", "engine.C", "radio.C1", "radio.C2", "flap.1", "conc.1", "conc.3"}


@pytest.mark.parametrize("seat", [PILOT, COPILOT])
def test_answers_for_a_covered_die_are_the_same_for_all_six_values(guide: Guide, seat: Seat) -> None:
    def told(value: int) -> list[object]:
        board = view((value, value, 0, 0), seat, {"axis.C" if seat == PILOT else "axis.P": 6}).board
        told: list[object] = [guide.covered_lights(board, seat), guide.nag(board, seat)]
        for i in range(len(ruleset().spaces)):
            told += [guide.covered_answer(board, seat, i), guide.public_question(board, seat, i)]
        return told

    assert all(told(value) == told(1) for value in VALUES)


def test_a_covered_die_may_land_where_every_value_is_legal_and_none_loses(guide: Guide) -> None:
    board = view((1, 1, 1, 1)).board
    assert guide.covered_answer(board, PILOT, space("axis.P")) is None
    assert guide.covered_answer(board, PILOT, space("gear.1")) == Reason.COVERED
    second = view((1, 1, 1, 1), placed={"axis.C": 6}).board
    assert guide.covered_answer(second, PILOT, space("axis.P")) == Reason.COVERED


def test_a_die_may_be_laid_aside_only_when_none_can_be_placed(guide: Guide) -> None:
    assert not guide.may_lay_aside(view((1, 2, 3, 4)))
    own = {spec.id: 1 for spec in ruleset().spaces if spec.owner.serves(PILOT) and not spec.id.startswith("brake")}
    assert guide.may_lay_aside(view((1, 0, 0, 0), placed=own))
    assert not guide.may_lay_aside(view((2, 0, 0, 0), placed=own))
