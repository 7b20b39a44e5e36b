"""Private aids and public answers where modules are in play: previews, questions, nags, refusals, extras."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skyteam_qt.qtbridge import phrases as ph
from skyteam_qt.qtbridge.extra_guide import Extra, ExtraGuide, extra_of
from skyteam_qt.qtbridge.guide import Guide, QuestionKind
from skyteam_qt.qtbridge.roles import LegalState
from skyteam_qt.qtbridge.table import EXTRA, Table
from skyteam_qt.rules import Board, Hand, Phase, Reason, Ruleset, Seat, SeatView
from skyteam_qt.rules.board import Ask
from skyteam_qt.rules.evolve import evolve
from skyteam_qt.rules.modules.alarms import Alarms
from skyteam_qt.rules.modules.intern import TOKEN, InternRow
from skyteam_qt.rules.modules.kerosene import Kerosene
from skyteam_qt.rules.modules.synchronisation import TRAFFIC_DIE
from skyteam_qt.rules.modules.wind import WindRing
from skyteam_qt.rules.step import start
from skyteam_qt.session.setup import FlightSetup, ruleset_for
from skyteam_qt.sim.scripted import WantedDice
from tests.qtbridge.flights import seen

P, C = Seat.PILOT, Seat.COPILOT
NAMES = ph.Names("Anna", "Ben")


def rules(scenario: str, *abilities: str) -> Ruleset:
    return ruleset_for(FlightSetup(scenario, abilities=abilities))


def board(ruleset: Ruleset, in_hand: tuple[int, int] = (15, 15), to_act: Seat | None = P, **placed: int) -> Board:
    values = [0] * len(ruleset.spaces)
    for name, value in placed.items():
        values[ruleset.index[name.replace("__", ".")]] = value
    now = evolve(start(ruleset).state.board, phase=Phase.PLACEMENT, to_act=to_act, awaits=())
    return evolve(now, in_hand=in_hand, placed=tuple(values), rolled=tuple(values))


def see(now: Board, hand: Hand, seat: Seat = P) -> SeatView:
    return SeatView(evolve(now, to_act=seat), seat, hand, 0)


# ---- previews and questions


def test_a_kerosene_die_shows_the_new_level_and_asks_before_the_last_drop() -> None:
    """KE2, KE4."""
    ruleset = rules("OSL-green")
    guide, now = Guide(ruleset), board(ruleset)
    space = ruleset.index["kerosene"]
    found = guide.preview(see(now, (4, 1, 1, 1)), 0, space)
    assert found is not None
    assert (found.title, found.detail, found.ghosts["kerosene"]) == ("Kerosene", "Kerosene 4 burnt, 16 left.", 16)
    dry = now.put(Kerosene(3, 20, 6))
    question = guide.question(see(dry, (4, 1, 1, 1)), 0, space)
    assert question is not None
    assert (question.kind, question.private) == (QuestionKind.LOSES, True)
    assert guide.question(see(dry, (3, 1, 1, 1)), 0, space) is None  # exactly 0 still flies
    assert guide.covered_answer(evolve(dry, to_act=P), P, space) == Reason.COVERED


def test_the_second_axis_die_shows_where_the_wind_will_stand() -> None:
    """WI2."""
    ruleset = rules("GIG-yellow", "control")
    now = board(ruleset, axis__C=5)
    found = Guide(ruleset).preview(see(now, (3, 1, 1, 1)), 0, ruleset.index["axis.P"])
    assert found is not None
    assert (found.ghosts["axis"], found.ghosts["wind"]) == (2, 2)


def test_the_second_engine_die_shows_speed_with_wind_and_leak() -> None:
    """WI3, KL2."""
    ruleset = rules("GIG-red", "control", "mastery")
    now = board(ruleset, engine__C=1).put(WindRing(10, ring(ruleset)))
    found = Guide(ruleset).preview(see(now, (3, 1, 1, 1)), 0, ruleset.index["engine.P"])
    assert found is not None
    assert found.ghosts["speed"] == 1
    assert found.ghosts["kerosene"] == 17
    assert found.detail == "Speed 1: hold."


def ring(ruleset: Ruleset) -> tuple[int, ...]:
    return next(one.modifiers for one in ruleset.slices if isinstance(one, WindRing))


# ---- nags (R31)


def test_without_engines_one_die_each_is_not_counted() -> None:
    """EL1, EL2: two dice behind the screen, one of which stays there: it is time for the axis."""
    ruleset = rules("TER-yellow-promo", "control", "adaptation")
    guide = Guide(ruleset)
    axis = ruleset.index["axis.P"]
    assert guide.nag(board(ruleset), P) == ()
    late = board(ruleset, in_hand=(0b0011, 0b0111))
    assert guide.nag(late, P) == (axis,)
    question = guide.public_question(late, P, ruleset.index["radio.P"])
    assert question is not None
    assert question.kind == QuestionKind.LEAVES_NONE
    assert guide.public_question(late, P, axis) is None


def test_a_die_in_training_may_still_fill_a_mandatory_space_through_its_token() -> None:
    """IN3: the token is placed at once."""
    ruleset = rules("ATL-green")
    now = board(ruleset, in_hand=(0b0001, 0b0001), engine__P=3, engine__C=3, axis__C=3)
    trained = now.put(InternRow((4, 1), (), (), 0))
    guide = Guide(ruleset)
    assert guide.public_question(trained, P, ruleset.index["intern.P"]) is None
    assert guide.public_question(trained, P, ruleset.index["radio.P"]) is not None


# ---- extras


def waits(ruleset: Ruleset, want: str, value: int, seat: Seat, **placed: int) -> Board:
    return evolve(board(ruleset, to_act=None, **placed), ask=Ask(seat, want, value, P))


def test_what_waits_is_public() -> None:
    ruleset = rules("HND-red", "synchronisation")
    extras = ExtraGuide(Guide(ruleset))
    token = waits(ruleset, TOKEN, 4, P)
    assert extra_of(token) == Extra(P, 4, token=True)
    lights = extras.lights(token, Extra(P, 4, token=True))
    lit = {spec.id for spec, light in zip(ruleset.spaces, lights, strict=True) if light.state != LegalState.ILLEGAL}
    assert lit == {"axis.P", "engine.P", "radio.P", "gear.2", "kerosene", "intern.P"} - blocked(ruleset, token)
    assert extras.rail(token, Extra(P, 4, token=True), ruleset.index["gear.2"])[3].legal
    assert not extras.opens_rail(token, Extra(P, 4, token=True), ruleset.index["radio.P"])
    traffic = waits(ruleset, TRAFFIC_DIE, 4, C)
    lights = extras.lights(traffic, Extra(C, 4, token=False))
    lit = {spec.id for spec, light in zip(ruleset.spaces, lights, strict=True) if light.state != LegalState.ILLEGAL}
    assert {"axis.P", "axis.C", "radio.P", "radio.C1", "gear.2", "conc.1"} <= lit


def blocked(ruleset: Ruleset, now: Board) -> set[str]:
    """Training spaces with nobody to train yet: a fresh board has no row."""
    return {"intern.P"} if not now.find(InternRow).tokens else set()  # type: ignore[union-attr]


def test_a_token_that_would_end_the_flight_asks_first() -> None:
    ruleset = rules("HND-red", "synchronisation")
    now = waits(ruleset, TOKEN, 4, P).put(Kerosene(3, 20, 6))
    question = ExtraGuide(Guide(ruleset)).question(now, Extra(P, 4, token=True), ruleset.index["kerosene"])
    assert question is not None
    assert (question.kind, question.private) == (QuestionKind.LOSES, False)


def test_nothing_is_given_up_that_has_a_space() -> None:
    ruleset = rules("HND-red", "synchronisation")
    extras = ExtraGuide(Guide(ruleset))
    free = waits(ruleset, TOKEN, 6, P)
    assert not extras.may_give_up(free, Extra(P, 6, token=True))
    names = ("axis__P", "engine__P", "radio__P", "gear__3", "brake__3", "kerosene", "intern__P")
    full = waits(ruleset, TOKEN, 6, P, **dict.fromkeys(names, 1))
    assert extras.may_give_up(full, Extra(P, 6, token=True))


def test_an_extra_has_no_tray_place() -> None:
    assert EXTRA not in range(4)


# ---- refusals


def refused(reason: Reason, ruleset: Ruleset, now: Board, space: str, die: int | None = 4) -> tuple[str, str]:
    spec = ruleset.spaces[ruleset.index[space]]
    return ph.refusal(reason, seat=P, names=NAMES, board=now, space=spec, die=die, spaces=ruleset.spaces)[:2]


def test_the_words_of_module_refusals() -> None:
    alarms = rules("SYD-green-turbulence", "control")
    closes = next(one for one in alarms.slices if isinstance(one, Alarms)).closes
    now = board(alarms).put(Alarms((4,), (1, 2), (0,) * 8, closes))
    assert refused(Reason.BLOCKED_BY_ALARM, alarms, now, "flap.1", None) == (
        "Closed by alarm 4",
        "Pilot resets it with a 4.",
    )
    assert refused(Reason.ALARM_NOT_ACTIVE, alarms, now, "alarm.2", None)[0] == "Alarm 2 is not on"
    assert refused(Reason.WRONG_VALUE, alarms, now, "alarm.4", 3) == ("Alarm 4 takes a 4", "This die is a 3.")
    ice = rules("KEF-yellow", "control")
    cold = evolve(board(ice), brake=2)
    assert refused(Reason.WRONG_ORDER, ice, cold, "ice.top.4") == ("Ice brakes 4 are not open yet", "Next are two 3s.")
    assert refused(Reason.WRONG_ORDER, ice, cold, "ice.top.2")[0] == "Ice brakes 2 are set already"
    assert refused(Reason.WRONG_VALUE, ice, cold, "ice.top.3") == ("Ice brakes 3 take a 3", "This die is a 4.")
    interns = rules("HND-red", "synchronisation")
    token = waits(interns, TOKEN, 4, P)
    assert refused(Reason.PENDING_CHOICE, interns, token, "axis.P") == (
        "The intern has to be placed first",
        "Anna goes on.",
    )
    assert refused(Reason.WRONG_VALUE, interns, token, "gear.1") == ("Gear 1·2 takes a 1 or a 2", "This die is a 4.")
    assert refused(Reason.NO_INTERN_TOKEN, interns, token, "intern.P")[0] == "All interns are trained"


def test_spaces_of_modules_have_names_of_their_own() -> None:
    for scenario, cards in (("WAW-red-turbulence", ("control",)), ("NZIR-black-promo", ()), ("HND-red", ("control",))):
        ruleset = rules(scenario, *cards)
        now = board(ruleset)
        names = [ph.space_name(spec, now, i) for i, spec in enumerate(ruleset.spaces)]
        assert len(set(names)) == len(names)
        assert not any("{" in name or ".top" in name or "intern." in name for name in names)


# ---- non-interference of the models


def bad_weather(hands: tuple[Hand, Hand]) -> Table:
    """Round 4 of a flight in bad visibility, its first dice rolled; what lies before is the same for all hands."""
    from skyteam_qt.session.session import GameSession
    from skyteam_qt.session.setup import Agreement
    from tests.ui.flights.planner import Planner

    dice = {(4, seat, place, 1): value for seat in Seat for place, value in enumerate(hands[seat])}
    setup = FlightSetup("PEK-green-turbulence", pilot="Anna", copilot="Ben", seed=14, abilities=("anticipation",))
    session = GameSession(ruleset_for(setup), setup, clock=lambda: 0.0, dealer=WantedDice(dice, 14))
    ports = session.ports()
    Planner(ports, 14, 0.3).fly(lambda table: table.board.round == 4 and table.board.phase == Phase.BRIEFING)
    assert ports.table.board.round == 4
    for seat in Seat:
        ports.seat(seat).agree(Agreement.ROLL)
    return Table(ports)


def looked(table: Table) -> None:
    for seat in Seat:
        table.open(seat)
        table.shut()


def lifted(table: Table) -> None:
    seat = table.asked
    assert seat is not None
    table.lift(seat, 1)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("do", [looked, lifted])
def test_covered_dice_in_bad_visibility_show_the_same_for_all_values(do: Callable[[Table], None]) -> None:
    told = []
    for value in (1, 3, 6):
        table = bad_weather(((value, value, 1, 1), (7 - value, value, 1, 1)))
        assert [one.bit_count() for one in table.board.in_hand] == [2, 2]
        do(table)
        told.append(seen(table))
    assert told[0] == told[1] == told[2]
