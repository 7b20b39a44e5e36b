"""Rules data in words: every refusal and every event has a message, and none tells a covered die."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import get_args

import pytest

from skyteam_qt.qtbridge import phrases as ph
from skyteam_qt.qtbridge.texts import speak_of
from skyteam_qt.rules import events as ev
from skyteam_qt.rules.actions import Deal, EndRound, MarkReroll, PlaceDie, Roll, SpendReroll
from skyteam_qt.rules.board import Board, Chance, RerollStep
from skyteam_qt.rules.compile import compile_ruleset
from skyteam_qt.rules.flow import fresh_board
from skyteam_qt.rules.kinds import ChanceKind, Loss, Outcome, Phase, Reason, Seat
from skyteam_qt.rules.legal import legal
from skyteam_qt.rules.scenario import AltitudeSpace, Scenario
from skyteam_qt.rules.spaces import BASE_SPACES, Space
from skyteam_qt.rules.state import view_for
from skyteam_qt.rules.step import apply, start

P, C = Seat.PILOT, Seat.COPILOT
TRACK = tuple(
    AltitudeSpace(feet, P if i % 2 == 0 else C, reroll=feet in (6000, 2000))
    for i, feet in enumerate(range(6000, -1, -1000))
)
MONTREAL = compile_ruleset(Scenario("montreal", "YUL", "Montréal", "easy", TRACK, (0, 0, 1, 2, 1, 3, 2)))
NAMES = ph.Names("Anna", "Ben")
TYPICAL = 60


def board(**changes: object) -> Board:
    fields: dict[str, object] = {"phase": Phase.PLACEMENT, "to_act": P, "in_hand": (15, 15), **changes}
    return replace(fresh_board(MONTREAL), **fields)  # type: ignore[arg-type]


def with_dice(**dice: int) -> tuple[int, ...]:
    return tuple(dice.get(space.name, 0) for space in Space)


def checked(line: ph.Line) -> ph.Line:
    for text in (line.title, line.detail):
        assert "{" not in text
        assert "}" not in text
        assert "!" not in text
    assert line.title
    assert len(line.title) <= TYPICAL, line.title
    assert line.kind in get_args(ph.LineKind)
    return line


# ---- refusals --------------------------------------------------------------------------------------------------------


def refused(reason: Reason, space: Space, die: int | None = 4, **changes: object) -> tuple[str, str]:
    line = ph.refusal(reason, seat=P, names=NAMES, board=board(**changes), space=BASE_SPACES[space], die=die, coffee=2)
    return checked(line)[:2]


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_two_lines(reason: Reason) -> None:
    for space, phase, die, coffee in product(Space, Phase, (None, 1, 6), (0, 3)):
        title, detail = refused(reason, space, die, phase=phase, coffee=coffee)
        assert title, (space, phase, die, coffee)
        assert detail, (space, phase, die, coffee)


@pytest.mark.parametrize("reason", list(Reason))
@pytest.mark.parametrize("space", [Space.GEAR_3, Space.BRAKE_1, Space.AXIS_P])
def test_a_covered_die_gets_no_line_about_its_value(reason: Reason, space: Space) -> None:
    title, detail = refused(reason, space, None, coffee=2)
    assert "This die" not in title + detail
    if reason in (Reason.COVERED, Reason.WRONG_VALUE, Reason.NOT_ENOUGH_COFFEE, Reason.VALUE_OUT_OF_RANGE):
        assert (title, detail) == ("Hold Q for this one", "It depends on the value.")


def test_the_table_of_messages() -> None:
    """The table of ux.md 4, as far as it is about refused dice."""
    assert refused(Reason.WRONG_COLOUR, Space.FLAP_1) == (
        "This space is the Co-Pilot's",
        "Blue and split spaces are the Pilot's.",
    )
    assert refused(Reason.WRONG_COLOUR, Space.GEAR_1) == (
        "This space is the Pilot's",
        "Orange and split spaces are the Co-Pilot's.",
    )
    assert refused(Reason.SPACE_OCCUPIED, Space.AXIS_P) == (
        "A die is already here",
        "Spaces are free again next round.",
    )
    assert refused(Reason.WRONG_VALUE, Space.GEAR_3) == ("Gear 5·6 takes a 5 or a 6", "This die is a 4.")
    assert refused(Reason.WRONG_VALUE, Space.GEAR_3, coffee=1)[1] == "This die is a 4; 1 coffee reaches 5."
    assert refused(Reason.WRONG_VALUE, Space.FLAP_1, coffee=3)[1] == "This die is a 4; 2 coffees reach 2."
    assert refused(Reason.WRONG_VALUE, Space.BRAKE_1) == ("Brake 2 takes a 2", "This die is a 4.")
    assert refused(Reason.WRONG_ORDER, Space.FLAP_3, flaps=(True, False, False, False)) == (
        "Flap 4·5 is not open yet",
        "Next is 2·3.",
    )
    assert refused(Reason.WRONG_ORDER, Space.BRAKE_2) == (
        "Brake 4 is not open yet",
        "The 2 goes first, then 4, then 6.",
    )
    assert refused(Reason.NOT_YOUR_TURN, Space.AXIS_P, to_act=C) == ("Anna plays this die", "Ben is next.")
    assert refused(Reason.NOT_ENOUGH_COFFEE, Space.AXIS_P, coffee=1) == (
        "Not enough coffee",
        "It takes 2, there is 1.",
    )
    assert refused(Reason.VALUE_OUT_OF_RANGE, Space.AXIS_P) == (
        "Values stay between 1 and 6",
        "A 6 does not become a 1.",
    )


def test_coffee_is_not_offered_for_a_switch_that_is_not_open() -> None:
    assert refused(Reason.WRONG_VALUE, Space.FLAP_4, coffee=3)[1] == "This die is a 4."


def test_the_next_reroll_token_is_named() -> None:
    assert refused(Reason.NO_REROLL_TOKEN, Space.AXIS_P, altitude_tokens=(0, 0, 0, 0, 1, 0, 0))[1] == (
        "The next one is at 2\u00a0000 ft."
    )
    assert refused(Reason.NO_REROLL_TOKEN, Space.AXIS_P, altitude_tokens=(1, 0, 0, 0, 0, 0, 0))[1] == (
        "There is none left on this flight."
    )


def test_an_open_reroll_names_who_chooses_next() -> None:
    assert refused(Reason.PENDING_CHOICE, Space.AXIS_P, reroll_step=RerollStep(P, (True, False))) == (
        "The reroll is still open",
        "Ben chooses next.",
    )
    assert refused(Reason.NOT_YOUR_TURN, Space.AXIS_P, reroll_step=RerollStep(P, (True, False)))[0] == (
        "Anna has chosen"
    )
    rolling = refused(Reason.PENDING_CHOICE, Space.AXIS_P, awaits=(Chance(ChanceKind.REROLL, P),))
    assert rolling[0] == "The dice are still rolling"


def test_the_other_messages_of_the_table() -> None:
    assert checked(ph.chat_refusal(3))[:2] == (
        "Silence until all eight dice are down",
        "3 dice to go. F6 for a rule error.",
    )
    assert checked(ph.visors_refusal())[:2] == ("One visor at a time", "Let go of one key.")
    assert checked(ph.agreement_refusal()).title == "Hold together to go on"
    assert checked(ph.other_tray(P, NAMES)).title == "Ben is next. Anna plays this die."
    missing = (BASE_SPACES[Space.AXIS_P], BASE_SPACES[Space.ENGINE_P])
    assert checked(ph.mandatory_line(P, missing, NAMES))[:2] == (
        "Anna still needs Axis and Engines",
        "2 dice left, 2 spaces.",
    )
    assert checked(ph.turn_line(C, NAMES)).title == "Ben's turn. Place one die."
    assert checked(ph.turn_line(C, NAMES, again=True)).title == "Still Ben's turn"
    assert checked(ph.leaves_none_question(missing[1])).title.endswith("no die for the Engines. Place anyway?")
    assert checked(ph.no_effect_question()).title == "This has no effect. Place anyway?"


@pytest.mark.parametrize("loss", list(Loss))
def test_every_loss_has_a_name_and_a_sentence(loss: Loss) -> None:
    checked(ph.loses_question(loss))
    for failed in ((), ("A",), ("A", "B", "C"), ("axis.P", "engine.C")):
        assert ph.loss_sentence(loss, failed, board())
    assert "{" not in ph.loss_sentence(loss, ("A",), board(speed=7, brake=4))


def test_a_preview_says_what_a_fitting_die_does() -> None:
    lines = [ph.preview_line(spec, board()) for spec in BASE_SPACES]
    shown = {spec.id: line for spec, line in zip(BASE_SPACES, lines, strict=True) if line}
    assert set(shown) == {s.id for s in BASE_SPACES if s.id.startswith(("gear", "flap", "brake"))}
    assert shown["gear.2"][:2] == ("Gear 3·4 — release to deploy", "Lamp on. Blue marker moves to 5 | 6.")
    assert shown["brake.2"].detail == "Lamp on. Red marker moves to 4 | 5."
    for line in shown.values():
        checked(line)


# ---- events ----------------------------------------------------------------------------------------------------------

EVENTS: tuple[ev.Event, ...] = (
    ev.RoundBegan(1, 6000, P),
    ev.RoundBegan(7, 0, P),
    ev.RerollCollected(1),
    ev.SilenceBegan(),
    ev.Dealt(P, 4),
    ev.CoffeeSpent(P, 2, 1),
    ev.DiePlaced(P, 0, Space.AXIS_P, 4, 4),
    ev.DiePlaced(C, 0, Space.FLAP_2, 4, 2),
    ev.DieLaidAside(C, 3, 5),
    ev.AxisMoved(0, 0),
    ev.AxisMoved(0, 1),
    ev.AxisMoved(2, -2),
    ev.Spun(3),
    ev.Spun(-4),
    ev.SpeedSet(5, 0),
    ev.SpeedSet(7, 1),
    ev.SpeedSet(12, 2),
    ev.Advanced(0, 1),
    ev.Advanced(5, 6),
    ev.Collided(2),
    ev.Overshot(6),
    ev.LandingSpeedChecked(3, 4, True),
    ev.LandingSpeedChecked(5, 4, False),
    ev.LandingSpeedChecked(2, 0, False),
    ev.PlaneCleared(2, 0, 3),
    ev.PlaneCleared(3, 1, 4),
    ev.RadioSilent(2, False),
    ev.RadioSilent(6, True),
    ev.GearDown(1, 5, 6),
    ev.FlapDown(0, 8, 9),
    ev.BrakeSet(0, 0, 2),
    ev.AlreadyDown(Space.GEAR_1),
    ev.AlreadyDown(Space.FLAP_1),
    ev.AlreadyDown(Space.BRAKE_1),
    ev.CoffeeGained(1),
    ev.CoffeeFull(),
    ev.RerollSpent(P, 0),
    ev.RerollChosen(C),
    ev.CardsExchanged(P, 0),
    ev.CardsExchanged(P, 1),
    ev.CardsExchanged(C, 3),
    ev.BusySky(1, 0, 0, 1),
    ev.BusySky(2, 1, 0, 1),
    ev.BusySky(3, 2, 1, 2),
    ev.BusySky(6, 6, 2, 3),
    ev.BusySky(4, 3, 2, 2),
    ev.TimeRanOut(2, 1),
    ev.TimeRanOut(0, 1),
    ev.Rerolled(P),
    ev.Rerolled(None),
    ev.PlacementEnded(),
    ev.AltitudeDropped(6000, 5000),
    ev.AltitudeDropped(1000, 0),
    ev.FellShort(1),
    ev.FellShort(3),
    ev.MandatoryMissing(("axis.P",)),
    ev.MandatoryMissing(("engine.P", "engine.C")),
    ev.MandatoryMissing(("axis.C", "engine.C")),
    ev.FlightEnded(Outcome.WON, None, ()),
    *(ev.FlightEnded(Outcome.LOST, loss, ("A", "C")) for loss in Loss),
)
MODULE_EVENTS: tuple[ev.Event, ...] = (
    ev.TrafficRolled((3,)),
    ev.TrafficRolled((2, 5, 5)),
    ev.PlaneCame(3, 2, 0, 1),
    ev.PlaneCame(5, 6, 1, 2),
    ev.PlaneCame(2, 1, 2, 2),
    ev.OutOfBank(2, 0, (-1, -2)),
    ev.OutOfBank(2, 2, (0, 1)),
    ev.KeroseneBurned(ev.Burn.DIE, 11, 7),
    ev.KeroseneBurned(ev.Burn.DIE, 3, -1),
    ev.KeroseneBurned(ev.Burn.UNUSED, 12, 6),
    ev.KeroseneBurned(ev.Burn.UNUSED, 2, -4),
    ev.KeroseneBurned(ev.Burn.LEAK, 16, 12),
    ev.KeroseneBurned(ev.Burn.LEAK, 1, -1),
    ev.RanDry(-1),
    ev.WindTurned(0, -2, 2),
    ev.WindTurned(10, -9, -3),
    ev.WindBlew(8, 2),
    ev.WindBlew(8, -3),
    ev.IceBrakeMoved(1, 2, 3),
    ev.IceBrakeMoved(3, 4, 5),
    ev.Glided(1),
    ev.InternsLaid((4, 1, 5, 3, 2, 6)),
    ev.InternTaken(P, 4),
    ev.TokenPlaced(P, Space.GEAR_2, 4),
    ev.TokenGivenUp(C, 4),
    *(ev.AlarmRaised(token) for token in range(1, 7)),
    ev.AlarmReset(P, 4),
    ev.DieJoined(P, 2, 1),
    ev.DieJoined(C, 3, 0),
    ev.HandShaken(C, 3),
    ev.AnticipationUsed(P),
    ev.AdaptationUsed(C),
    ev.MasteryWorked(1),
    ev.ControlWorked(2),
    ev.SwapOffered(P, 1),
    ev.Swapped(P, (1, 2)),
    ev.SynchronisationDie(4, False),
    ev.SynchronisationDie(2, True),
    ev.TrafficDiePlaced(C, Space.GEAR_2, 4, 4),
    ev.TrafficDiePlaced(C, Space.GEAR_2, 5, 4),
    ev.TrafficDieGivenUp(2),
)
OF_MODULES = {
    Reason.NO_INTERN_TOKEN,
    Reason.BLOCKED_BY_ALARM,
    Reason.ALARM_NOT_ACTIVE,
    Reason.ABILITY_NOT_IN_PLAY,
    Reason.ABILITY_USED,
    Reason.COFFEE_NOT_ALLOWED,
}
"""Reasons that come with modules of the dice game alone."""


def test_the_list_of_this_test_has_every_event_of_the_rules() -> None:
    assert {type(event) for event in (*EVENTS, *MODULE_EVENTS)} == set(get_args(ev.Event))


@pytest.mark.parametrize("event", [*EVENTS, *MODULE_EVENTS], ids=repr)
def test_every_event_has_a_line_and_a_log_line(event: ev.Event) -> None:
    for now in (board(), board(position=6), board(position=6, altitude=0, brake=4, speed=5, gear=(True,) * 3)):
        checked(ph.event_line(event, NAMES, now))
        text = ph.log_line(event, NAMES, now)
        assert text
        assert not {"{", "}", "!"} & set(text)
        assert not {"you", "your"} & set(text.lower().replace(".", " ").split()), text


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.AxisMoved(0, 1), "Difference 1. One mark toward the Co-Pilot."),
        (ev.AxisMoved(1, -1), "Difference 2. 2 marks toward the Pilot."),
        (ev.AxisMoved(1, 1), "Equal. The axis stays."),
        (ev.Spun(3), "Spin. The axis went past the last mark."),
        (ev.SpeedSet(7, 1), "Speed 7: advance 1 space."),
        (ev.SpeedSet(5, 0), "Speed 5: hold."),
        (ev.Collided(2), "Collision. A plane was still in our space."),
        (ev.Overshot(6), "Overshoot. The airport was already here."),
        (ev.LandingSpeedChecked(3, 4, True), "Speed 3, brakes stop up to 4."),
        (ev.PlaneCleared(2, 0, 2), "Radio 2: one plane cleared."),
        (ev.RadioSilent(2, False), "No plane there. No effect."),
        (ev.GearDown(1, 5, 6), "Gear 3·4 down. Hold up to speed 6."),
        (ev.BrakeSet(0, 0, 2), "Brake 2 set. Landing speed up to 2."),
        (ev.CoffeeGained(1), "One coffee."),
        (ev.CoffeeFull(), "Shelf is full. No coffee."),
        (ev.RerollSpent(P, 0), "Anna spends the reroll. Both may reroll once."),
        (ev.AlreadyDown(Space.GEAR_1), "Already down. No effect."),
        (ev.FellShort(2), "Too short. The airport was 2 spaces away."),
        (ev.MandatoryMissing(("engine.C",)), "The Engines were not set"),
    ],
)
def test_the_sentences_of_the_resolution_table(event: ev.Event, sentence: str) -> None:
    """Ux.md 3.5."""
    assert ph.event_line(event, NAMES, board()).title == sentence


@pytest.mark.parametrize(
    ("event", "title", "detail"),
    [
        (ev.KeroseneBurned(ev.Burn.DIE, 11, 7), "Kerosene 4 burnt, 7 left.", ""),
        (ev.KeroseneBurned(ev.Burn.UNUSED, 12, 6), "Not used: 6 burnt.", "Kerosene 6."),
        (ev.KeroseneBurned(ev.Burn.LEAK, 16, 12), "Difference 3: 4 leaked, 12 left.", ""),
        (ev.RanDry(-1), "Out of kerosene.", "The gauge went below 0."),
        (ev.WindTurned(0, -2, 2), "Wind 2 clicks to the Pilot: +2.", ""),
        (ev.WindTurned(10, -9, -3), "Wind one click to the Co-Pilot: \u22123.", ""),
        (ev.InternTaken(P, 4), "Anna trained: place the 4.", "Any lit space takes it."),
        (ev.TokenGivenUp(P, 4), "No space takes it: trained all the same.", ""),
        (ev.IceBrakeMoved(1, 2, 3), "Ice brakes 3. Stops up to speed 3.", "All ice brakes are set."),
        (ev.AlarmRaised(4), "Alarm 4: Flaps closed.", "Pilot resets it with a 4."),
        (ev.AlarmReset(P, 4), "Alarm 4 off. Open again: Flaps.", ""),
        (ev.OutOfBank(2, 0, (-2, -1)), "Wrong bank. This turn needs another axis.", ""),
        (ev.PlaneCame(3, 2, 0, 1), "Traffic 3: one plane on the 3rd space.", "1 plane stands there now."),
        (ev.PlaneCame(3, 2, 1, 1), "Traffic 3: no plane left to add.", ""),
        (ev.HandShaken(C, 3), "Rough air: Ben's dice rolled again.", "New values wait behind the visor."),
        (ev.DieJoined(P, 2, 1), "A new die for Anna.", "One die still lies aside."),
        (ev.Glided(1), "Gliding: one space.", ""),
        (ev.AdaptationUsed(C), "Ben used Adaptation.", "One die was turned over."),
        (ev.Swapped(P, (1, 2)), "Swapped: Anna's B and Ben's C.", "Both know these two values now."),
        (ev.TrafficDiePlaced(C, Space.GEAR_2, 5, 4), "Ben places the traffic 4 on Gear 3·4.", "5 to 4"),
    ],
)
def test_the_sentences_of_the_modules(event: ev.Event, title: str, detail: str) -> None:
    """Ux-more 2."""
    line = ph.event_line(event, NAMES, board())
    assert line.title == title
    assert not detail or line.detail == detail


def test_a_space_says_on_which_marks_it_is_left() -> None:
    """TU1."""
    lines = [ph.event_line(ev.OutOfBank(2, 0, marks), NAMES, board()).detail for marks in ((-1, -2), (0, 1), (1, 2))]
    assert lines == [
        "This space is left at 1 or 2 to the Pilot.",
        "This space is left level or at 1 to the Co-Pilot.",
        "This space is left at 1 or 2 to the Co-Pilot.",
    ]


def test_the_first_axis_die_says_that_the_second_one_moves_the_plane() -> None:
    first = board(placed=with_dice(AXIS_P=4))
    both = board(placed=with_dice(AXIS_P=4, AXIS_C=2))
    assert ph.event_line(ev.DiePlaced(P, 0, Space.AXIS_P, 4, 4), NAMES, first).detail.startswith("First axis die")
    assert ph.event_line(ev.DiePlaced(C, 0, Space.AXIS_C, 2, 2), NAMES, both).detail == ""


def test_the_log_keeps_the_value_before_coffee() -> None:
    assert ph.log_line(ev.DiePlaced(C, 0, Space.FLAP_2, 4, 2), NAMES, board()) == "Ben: 2 on Flap 2·3, 4 before coffee."
    assert ph.log_line(ev.MandatoryMissing(("axis.P", "engine.C")), NAMES, board()) == (
        "Not set: Axis (Anna) and Engines (Ben)."
    )


@pytest.mark.parametrize("name", ["{n}", "{", "<b>Anna</b>", "%n", "{name}"])
def test_names_survive_untouched(name: str) -> None:
    names = ph.Names(name, name)
    texts = [ph.event_line(event, names, board())[:2] for event in EVENTS]
    texts += [
        ph.refusal(reason, seat=P, names=names, board=board(reroll_step=step), die=4)[:2]
        for reason in Reason
        for step in (None, RerollStep(P, (True, False)))
    ]
    texts += [(ph.log_line(event, names, board()), "") for event in EVENTS]
    assert sum(name in "".join(lines) for lines in texts) > 10
    for lines in texts:
        rest = "".join(lines).replace(name, "")
        assert not {"{", "}"} & set(rest)


def test_an_empty_name_falls_back_to_the_role() -> None:
    assert ph.Names("  ", "").of(P) == "Pilot"
    assert ph.Names("Anna", "").of(C) == "Co-Pilot"


def _flight(seed: int) -> Iterator[tuple[ev.Event, Board]]:
    """A flight of random legal play."""
    rng = random.Random(seed)
    step = start(MONTREAL)
    yield from ((event, step.state.board) for event in step.events)
    while not step.state.board.over:
        now = step.state.board
        if now.awaits:
            seat = now.awaits[0].seat
            assert seat is not None
            first = now.awaits[0].kind == ChanceKind.ROLL
            wanted = 15 if first else step.state.marks[seat]
            action = Deal(seat, tuple(rng.randint(1, 6) if wanted >> i & 1 else 0 for i in range(4)))  # type: ignore[arg-type]
        elif now.phase == Phase.BRIEFING:
            action = Roll()
        elif now.phase == Phase.END:
            action = EndRound()
        else:
            options = [a for seat in Seat for a in legal(MONTREAL, view_for(step.state, seat))]
            action = rng.choice([a for a in options if isinstance(a, PlaceDie | MarkReroll | SpendReroll)])
        step = apply(MONTREAL, step.state, action)
        yield from ((event, step.state.board) for event in step.events)


@pytest.mark.parametrize("seed", range(10))
def test_a_whole_flight_can_be_told(seed: int) -> None:
    for event, now in _flight(seed):
        checked(ph.event_line(event, NAMES, now))
        assert "{" not in ph.log_line(event, NAMES, now)


# ---- Final Approach --------------------------------------------------------------------------------------------------


@pytest.fixture
def _cards() -> Iterator[None]:
    speak_of("cards")
    yield
    speak_of("dice")


@pytest.mark.parametrize(
    ("event", "title", "detail"),
    [
        (ev.BusySky(1, 0, 0, 1), "Busy sky: one more plane, right here.", "1 plane stands there now."),
        (ev.BusySky(2, 1, 0, 1), "Busy sky: one more plane, 1 card ahead.", "1 plane stands there now."),
        (ev.BusySky(4, 3, 2, 3), "Busy sky: one more plane, 3 cards ahead.", "3 planes stand there now."),
        (ev.BusySky(6, 6, 2, 3), "Busy sky: one more plane at the airport.", "3 planes stand there now."),
        (ev.BusySky(4, 3, 2, 2), "Busy sky, but no plane is left to come.", ""),
        (ev.CardsExchanged(P, 1), "Anna puts 1 card back and draws another.", ""),
        (ev.CardsExchanged(C, 3), "Ben puts 3 cards back and draws 3.", ""),
        (ev.CardsExchanged(C, 0), "Ben keeps all cards.", ""),
        (ev.TimeRanOut(2, 1), "Time. 3 cards were not placed.", "Cards in hand go back unseen."),
        (ev.TimeRanOut(1, 0), "Time. 1 card was not placed.", "Cards in hand go back unseen."),
        (ev.DieLaidAside(C, 1, 1), "Laid aside. No effect.", "Ben lays an ace aside."),
        (ev.DiePlaced(P, 0, int(Space.CONC_1), 2, 1), "Anna places an ace on Concentration.", "2 to A"),
        (ev.Dealt(P, 4), "Anna has drawn.", ""),
        (ev.RerollCollected(1), "A redraw comes on board.", "1 redraw on board"),
        (ev.RerollSpent(P, 0), "Anna spends the redraw. Both may redraw once.", "0 redraws on board"),
    ],
)
@pytest.mark.usefixtures("_cards")
def test_the_sentences_of_the_card_game(event: ev.Event, title: str, detail: str) -> None:
    assert ph.event_line(event, NAMES, board())[:2] == (title, detail)


@pytest.mark.usefixtures("_cards")
def test_no_message_of_the_card_game_speaks_of_dice() -> None:
    told = [text for event in EVENTS for text in ph.event_line(event, NAMES, board())[:2]]
    told += [ph.log_line(event, NAMES, board()) for event in EVENTS]
    told += [
        text
        for reason in set(Reason) - OF_MODULES
        for step in (None, RerollStep(P, (True, False)))
        for now in (board(reroll_step=step), board(phase=Phase.END, to_act=None), board(phase=Phase.BRIEFING))
        for text in ph.refusal(reason, seat=P, names=NAMES, board=now, space=BASE_SPACES[Space.GEAR_2], die=4)[:2]
    ]
    dice = re.compile(r"\b(die|dice|rolls?|rolled|rerolls?)\b", re.IGNORECASE)
    assert [text for text in told if dice.search(text)] == []


def test_turbulence_says_where_the_last_mark_comes_from() -> None:
    """F80."""
    now = board(placed=with_dice(AXIS_P=5, AXIS_C=4))
    line = ph.event_line(ev.AxisMoved(1, -1), NAMES, now)
    assert line.title == "Difference 1, and one more: 2 marks toward the Pilot."
    equal = board(placed=with_dice(AXIS_P=4, AXIS_C=4))
    assert ph.event_line(ev.AxisMoved(1, 1), NAMES, equal).title == "Equal. The axis stays."


# ---- accessible names ------------------------------------------------------------------------------------------------


def test_spaces_are_named_as_the_guide_says() -> None:
    """Ux.md 6."""
    now = board(placed=with_dice(AXIS_C=4))
    name = {space: ph.space_name(BASE_SPACES[space], now, space) for space in Space}
    assert name[Space.GEAR_2] == "Gear 3 or 4, Pilot, empty, lamp off"
    assert name[Space.AXIS_C] == "Axis, Co-Pilot, mandatory, holds 4"
    assert name[Space.CONC_2] == "Concentration 2, Pilot or Co-Pilot, empty"
    assert name[Space.RADIO_C2] == "Radio 2, Co-Pilot, empty"
    assert len(set(name.values())) == len(Space)
    legal_gear = ph.space_name(BASE_SPACES[Space.GEAR_2], now, Space.GEAR_2, legality="legal")
    assert legal_gear == "Gear 3 or 4, Pilot, empty, legal, lamp off"
    for_coffee = ph.space_name(BASE_SPACES[Space.GEAR_2], now, Space.GEAR_2, legality="coffee", coffee=2)
    assert "legal with 2 coffees" in for_coffee


def test_a_covered_tray_place_is_named_without_a_value() -> None:
    assert ph.tray_name(P, 1) == "Pilot tray B, covered"
    assert ph.tray_name(P, 1, marked=True) == "Pilot tray B, covered"
    assert ph.tray_name(C, 3, empty=True, value=4) == "Co-Pilot tray D, empty"
    assert ph.tray_name(C, 0, value=4, marked=True) == "Co-Pilot tray A, shows 4, marked for the reroll"


def test_instruments_are_named_as_the_guide_says() -> None:
    now = board(blue=5, orange=10)
    assert ph.speed_tape_name(now) == (
        "Speed tape: hold up to 5, one space 6 to 10, two spaces from 11, landing speed none"
    )
    assert ph.speed_tape_name(board(blue=7, orange=8, brake=2)) == (
        "Speed tape: hold up to 7, one space at 8, two spaces from 9, landing speed up to 2"
    )
    assert ph.speed_tape_name(board(blue=7, orange=12)) == (
        "Speed tape: hold up to 7, one space 8 to 12, landing speed none"
    )
    assert ph.approach_name(board(position=4)) == (
        "Approach: our position 1 plane; 2nd space 3 planes; airport 2 planes"
    )
    assert ph.approach_name(board(position=6, planes=(0,) * 7)) == "Approach: our position over the airport clear"
    assert [ph.axis_name(n) for n in (-1, 0, 2)] == [
        "Axis one mark toward the Pilot",
        "Axis level",
        "Axis 2 marks toward the Co-Pilot",
    ]
    assert ph.altitude_name(board(altitude=4000, round=3)) == "Altitude 4\u00a0000 ft, round 3 of 7"
    assert ph.board_summary(board()).count("\n") == 5
