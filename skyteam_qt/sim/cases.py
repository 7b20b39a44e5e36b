"""Plays case files through the public rules API and compares every expected field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields as dataclass_fields
from dataclasses import replace
from typing import Any, NamedTuple

from ..content.case_file import Case, CaseAction, Change, FileProblem, StateFields
from ..content.levels import flights_of, stopwatch_choices
from ..content.library import UnknownScenario, WrongAbilities, load_ruleset
from ..rules import (
    PLACES,
    VALUES,
    Action,
    Board,
    Deal,
    EndRound,
    Hand,
    IllegalAction,
    ImpossibleDeal,
    LayAside,
    MarkReroll,
    Outcome,
    Owner,
    Phase,
    PlaceDie,
    Reason,
    Roll,
    Ruleset,
    Seat,
    Slice,
    SpendReroll,
    TimeUp,
    TurnUp,
    UnknownModule,
    may_talk,
    wanted_places,
)
from ..rules.evolve import evolve
from ..rules.flow import BLUE_START, ORANGE_START, fresh_board
from ..rules.modules import adaptation, anticipation, intern, synchronisation, working_together
from ..rules.modules.alarms import KIND as ALARM
from ..rules.modules.alarms import Alarms
from ..rules.modules.bad_visibility import KIND as NEW_DIE
from ..rules.modules.bad_visibility import DiceAside, dice_aside
from ..rules.modules.kerosene import Kerosene
from ..rules.modules.turbulence import KIND as SHAKEN
from ..rules.modules.wind import WindRing
from ..rules.spaces import BRAKE_VALUES
from ..rules.state import State
from ..rules.step import apply, start

SEAT = {"P": Seat.PILOT, "C": Seat.COPILOT}


class Difference(NamedTuple):
    """One field that is not as expected."""

    case: str
    field: str
    expected: object
    found: object

    def __str__(self) -> str:
        """One line: id, field, expected, found."""
        return f"{self.case}: {self.field}: expected {self.expected!r}, found {self.found!r}"


class Result(NamedTuple):
    """What came of one case. `skipped` names what is not built yet; it never counts as passed."""

    case: str
    differences: tuple[Difference, ...] = ()
    skipped: str = ""

    @property
    def passed(self) -> bool:
        """Played, and nothing differs."""
        return not self.differences and not self.skipped


class _Unplayable(Exception):  # noqa: N818
    """The case needs something that is not built."""


def run_cases(cases: Iterable[Case]) -> list[Result]:
    """Play all cases, each on its own."""
    return [run_case(case) for case in cases]


def run_case(case: Case) -> Result:
    """Play one case. Raises `FileProblem` when it names a flight that does not exist."""
    try:
        seconds = stopwatch_choices()[0] if case.options.stopwatch else 0
        abilities = tuple(case.options.abilities)
        ruleset = load_ruleset(
            _scenario(case), case.game, level=case.options.level, stopwatch=seconds, abilities=abilities
        )
        return Result(case.id, tuple(_differences(case, ruleset)))
    except (UnknownScenario, WrongAbilities) as problem:
        raise FileProblem(f"case {case.id}: {problem}") from None
    except UnknownModule as problem:
        return Result(case.id, skipped=problem.name)
    except _Unplayable as problem:
        return Result(case.id, skipped=str(problem))


def _scenario(case: Case) -> str:
    """The flight of a case; a game that is flown on one flight only need not name it."""
    if case.scenario is not None:
        return case.scenario
    flights = flights_of(case.game)
    if flights is None:
        raise FileProblem(f"case {case.id}: scenario is missing.")
    return flights[0]


def _differences(case: Case, ruleset: Ruleset) -> list[Difference]:
    state = _position(ruleset, case) if case.start is not None else _begin(ruleset, case)
    refused: tuple[int, str] | None = None
    for number, action in enumerate(case.actions):
        try:
            state = _act(ruleset, state, action)
        except IllegalAction as problem:
            refused = (number, problem.reason.value)
            break
        except ImpossibleDeal as problem:
            refused = (number, str(problem))
            break
    board, expect = state.board, case.expect
    wanted = None if expect.rejected is None else (expect.rejected.action, expect.rejected.code)
    found: list[Difference] = []

    def compare(field: str, expected: object, value: object) -> None:
        if expected != value:
            found.append(Difference(case.id, field, expected, value))

    compare("rejected", wanted, refused)
    compare("status", expect.status, board.outcome.word)
    if board.outcome == Outcome.LOST or expect.reason is not None:
        compare("reason", expect.reason, None if board.loss is None else board.loss.value)
    if expect.failed is not None:
        compare("failed", expect.failed, list(board.failed))
    for name, expected in expect.state.given().items():
        read = FIELDS.get(name)
        if read is not None:
            compare(name, _plain(name, expected), read(ruleset, state))
        elif name in SLICES:
            compare(name, expected, _read_slice(name, state))
        else:
            found.append(Difference(case.id, name, expected, "not in play"))
    return found


def _plain(name: str, expected: Any) -> Any:
    if name == "hands":
        return {letter: sorted(dice) for letter, dice in expected.items()}
    return expected


def _hands(state: State) -> dict[str, list[int]]:
    return {s.letter: sorted(v for v in state.hands[s] if v) for s in Seat}


def _begin(ruleset: Ruleset, case: Case) -> State:
    """A fresh flight, with what its first round turns up."""
    state = start(ruleset).state
    try:
        interns = {"interns": case.options.interns} if case.options.interns else {}
        return _turn_up(ruleset, state, {**interns, **(case.first_round or {})})
    except ImpossibleDeal as problem:
        raise FileProblem(f"case {case.id}: first_round: {problem}.") from None


FIELDS: dict[str, Callable[[Ruleset, State], object]] = {
    "phase": lambda r, s: s.board.phase.word,
    "turn": lambda r, s: None if s.board.to_act is None else s.board.to_act.letter,
    "hands": lambda r, s: _hands(s),
    "placed": lambda r, s: {r.spaces[i].id: v for i, v in enumerate(s.board.placed) if v},
    "altitude_ft": lambda r, s: s.board.altitude,
    "round": lambda r, s: s.board.round,
    "position": lambda r, s: s.board.position + 1,
    "traffic": lambda r, s: list(s.board.planes),
    "supply": lambda r, s: s.board.supply,
    "axis": lambda r, s: s.board.axis,
    "blue": lambda r, s: s.board.blue,
    "orange": lambda r, s: s.board.orange,
    "brake": lambda r, s: s.board.brake,
    "gear": lambda r, s: list(s.board.gear),
    "flaps": lambda r, s: list(s.board.flaps),
    "brakes": lambda r, s: list(s.board.brakes),
    "coffee": lambda r, s: s.board.coffee,
    "reroll": lambda r, s: s.board.reroll,
    "redraws": lambda r, s: s.board.reroll,
    "reroll_reserve": lambda r, s: s.board.reroll_reserve,
    "speed": lambda r, s: s.board.speed,
    "final_round": lambda r, s: s.board.final_round,
    "laid_aside": lambda r, s: {x.letter: s.board.laid_aside[x] for x in Seat},
    "discussion_allowed": lambda r, s: may_talk(r, s.board),
    "pending": lambda r, s: _question(s.board),
    "aside": lambda r, s: {x.letter: dice_aside(s.board, x) for x in Seat},
}


def _question(board: Board) -> str | None:
    """The forced further placement that is open; the traffic die of a case is turned up when it is placed."""
    if board.awaits and board.awaits[0].kind == synchronisation.KIND:
        return synchronisation.TRAFFIC_DIE
    return None if board.ask is None else board.ask.want


SLICES: dict[str, tuple[type[Slice], str]] = {
    "kerosene": (Kerosene, "marker"),
    "kerosene_used": (Kerosene, "used"),
    "wind_offset": (WindRing, "offset"),
    "wind_modifier": (WindRing, "modifier"),
    "interns": (intern.InternRow, "tokens"),
    "alarms_active": (Alarms, "active"),
    "alarms_down": (Alarms, "down"),
    "synchronisation_used": (synchronisation.Synchronised, "used"),
    "working_together_used": (working_together.WorkedTogether, "used"),
    "anticipation_used": (anticipation.Anticipated, "used"),
    "adaptation_used": (adaptation.Adapted, "letters"),
}
"""Fields that belong to a module: its slice, and the name there. A list in the file is a tuple there."""


def _read_slice(name: str, state: State) -> object:
    kind, field = SLICES[name]
    found = state.board.find(kind)
    value = "not in play" if found is None else getattr(found, field)
    return list(value) if isinstance(value, tuple) else value


def _put_slice(case: str, board: Board, name: str, value: Any) -> Board:
    kind, field = SLICES[name]
    found = board.find(kind)
    if found is None or field not in {f.name for f in dataclass_fields(found)}:
        raise FileProblem(f"case {case}: start.{name}: this flight has nothing to set it on.")
    return board.put(replace(found, **{field: tuple(value) if isinstance(value, list) else value}))


def _laid(case: Case, board: Board) -> Board:
    """What the set-up would have turned up: a row of tokens, and alarms that do not lie face up lie face down."""
    row, alarms, fields = board.find(intern.InternRow), board.find(Alarms), case.start or StateFields()
    if row is not None:
        tokens = row.tokens if fields.interns is not None else tuple(case.options.interns) or row.unlaid
        board = board.put(replace(row, tokens=tokens, unlaid=()))
    if alarms is not None and fields.alarms_down is None:
        board = board.put(replace(alarms, down=tuple(t for t in alarms.down if t not in alarms.active)))
    if fields.aside is not None:
        board = board.put(DiceAside((fields.aside.get("P", 0), fields.aside.get("C", 0))))
    if fields.adaptation_used is not None:
        board = board.put(adaptation.Adapted(("P" in fields.adaptation_used, "C" in fields.adaptation_used)))
    return board


def _position(ruleset: Ruleset, case: Case) -> State:
    """A fresh panel with the listed fields replaced; the rest as `start_defaults` of the schema says."""
    fields: StateFields = case.start or StateFields()
    board = fresh_board(ruleset)
    # null where the schema has a number says no more than the field left out
    given = {name: value for name, value in fields.given().items() if value is not None}
    gear, flaps = tuple(fields.gear or board.gear), tuple(fields.flaps or board.flaps)
    brakes = tuple(fields.brakes or board.brakes)
    planes = tuple(fields.traffic or board.planes)
    feet = board.altitude if fields.altitude_ft is None else fields.altitude_ft
    number = next((i + 1 for i, a in enumerate(ruleset.scenario.altitude) if a.feet == feet), None)
    if number is None:
        raise FileProblem(f"case {case.id}: start.altitude_ft: this flight has no space {feet}.")
    for name, value, length in (
        ("gear", gear, len(board.gear)),
        ("flaps", flaps, len(board.flaps)),
        ("brakes", brakes, len(board.brakes)),
        ("traffic", planes, len(board.planes)),
    ):
        if len(value) != length:
            raise FileProblem(f"case {case.id}: start.{name}: {length} entries are needed, not {len(value)}.")
    placed, by_seat = list(board.placed), list(board.by_seat)
    order: list[int] = []
    for space, die in (fields.placed or {}).items():
        index = ruleset.index.get(space)
        if index is None:
            raise FileProblem(f"case {case.id}: start.placed: there is no space {space!r}.")
        if die not in VALUES:
            raise FileProblem(f"case {case.id}: start.placed.{space}: no die shows {die}.")
        placed[index] = die
        owner = ruleset.spaces[index].owner
        by_seat[index] = int(Seat.PILOT if owner == Owner.BOTH else Seat(int(owner)))
        order.append(index)
    dice: dict[str, list[Any]] = {letter: list(values) for letter, values in (fields.hands or {}).items()}
    hands = tuple(_hand(case.id, dice.get(s.letter, [])) for s in Seat)
    bits = [sum(1 << p for p in PLACES if hand[p]) for hand in hands]
    board = evolve(
        board,
        phase=next(p for p in Phase if p.word == (fields.phase or "briefing")),
        to_act=SEAT[fields.turn] if fields.turn else None,
        altitude=feet,
        round=number if fields.round is None else fields.round,
        position=(fields.position or 1) - 1,
        planes=planes,
        supply=given.get("supply", ruleset.tokens_total - sum(planes)),
        axis=fields.axis or 0,
        gear=gear,
        flaps=flaps,
        brakes=brakes,
        blue=given.get("blue", BLUE_START + sum(gear)),
        orange=given.get("orange", ORANGE_START + sum(flaps)),
        brake=given.get("brake", max((v for v, on in zip(BRAKE_VALUES, brakes, strict=False) if on), default=0)),
        coffee=fields.coffee or 0,
        reroll=fields.reroll or fields.redraws or 0,
        reroll_reserve=given.get("reroll_reserve", board.reroll_reserve),
        speed=fields.speed,
        placed=tuple(placed),
        rolled=tuple(placed),
        by_seat=tuple(by_seat),
        order=tuple(order),
        in_hand=(bits[0], bits[1]),
    )
    for name in (given.keys() & SLICES.keys()) - {"adaptation_used"}:
        board = _put_slice(case.id, board, name, given[name])
    board = _laid(case, board)
    if board.position >= len(planes):
        raise FileProblem(f"case {case.id}: start.position: the track has {len(planes)} spaces.")
    if feet == 0 and not board.at_airport:
        raise FileProblem(f"case {case.id}: start.position: at touchdown altitude the plane is at the airport (R113).")
    return State(board, (hands[0], hands[1]))


def _hand(case: str, dice: Sequence[int]) -> Hand:
    if len(dice) > len(PLACES):
        raise FileProblem(f"case {case}: hands: at most four dice.")
    a, b, c, d = [*dice, 0, 0, 0, 0][:4]
    return (a, b, c, d)


def _act(ruleset: Ruleset, state: State, action: CaseAction) -> State:
    """One compound action of the file as the actions of the rules; a refusal leaves the state before all of them."""
    do = action.do
    if do in ("roll", "draw"):
        state = apply(ruleset, state, Roll()).state
        for seat, dice in ((Seat.PILOT, action.pilot), (Seat.COPILOT, action.copilot)):
            values = dice if isinstance(dice, list) else []
            state = apply(ruleset, state, Deal(seat, _hand("", values))).state
        return state
    if do == "end_round":
        return _turn_up(ruleset, apply(ruleset, state, EndRound()).state, action.model_dump())
    if do == "timeout":
        return apply(ruleset, state, TimeUp()).state
    space = ruleset.index.get(action.space or "", -1)
    if do in ("place_intern", "discard_intern"):
        asked = Seat.PILOT if state.board.ask is None else state.board.ask.seat
        return _settle(
            ruleset,
            state,
            action,
            intern.GiveUpToken(asked) if do == "discard_intern" else intern.PlaceToken(asked, space, action.coffee),
        )
    if do == "place_traffic_die":
        if state.board.awaits and action.die is not None:
            state = apply(ruleset, state, TurnUp((action.die,))).state
        return apply(ruleset, state, synchronisation.PlaceTrafficDie(Seat.COPILOT, space, action.coffee)).state
    if do == "swap":
        return _swap(ruleset, state, action)
    if action.by is None:
        raise _Unplayable(do)
    seat = SEAT[action.by]
    if do == "place":
        die = _place_of(state, seat, action.die)
        return _settle(ruleset, state, action, PlaceDie(seat, die, space, action.coffee))
    if do == "discard":
        return _settle(ruleset, state, action, LayAside(seat, _place_of(state, seat, action.die)))
    if do == "adapt":
        return apply(ruleset, state, adaptation.Adapt(seat, _place_of(state, seat, action.die))).state
    if do == "anticipate":
        place = _place_of(state, seat, action.from_)
        state = apply(ruleset, state, anticipation.Anticipate(seat, place)).state
        return apply(ruleset, state, Deal(seat, _only(place, action.to or 0))).state
    return _reroll(ruleset, state, seat, action)


def _settle(ruleset: Ruleset, state: State, action: CaseAction, step: Action) -> State:
    """A placement, and the dice behind the screen that the file says are rolled after it."""
    state = apply(ruleset, state, step).state
    while state.board.awaits and (asked := state.board.awaits[0]).kind in (NEW_DIE, SHAKEN) and asked.seat is not None:
        wanted = wanted_places(ruleset, state.board, state.marks, asked.kind, asked.seat)
        rolled = [action.new_die or 0] if asked.kind == NEW_DIE else action.rerolled or []
        dice = iter(rolled)
        a, b, c, d = (next(dice, 0) if wanted >> place & 1 else 0 for place in PLACES)
        state = apply(ruleset, state, Deal(asked.seat, (a, b, c, d))).state
    return state


def _swap(ruleset: Ruleset, state: State, action: CaseAction) -> State:
    """Who is on turn asks; which of the two does makes no difference."""
    asker = state.board.to_act or Seat.PILOT
    dice = [
        action.pilot if isinstance(action.pilot, int) else 0,
        action.copilot if isinstance(action.copilot, int) else 0,
    ]
    one, other = (_place_of(state, seat, dice[seat]) for seat in (asker, asker.other))
    state = apply(ruleset, state, working_together.OfferSwap(asker, one)).state
    return apply(ruleset, state, working_together.AnswerSwap(asker.other, other)).state


def _only(place: int, value: int) -> Hand:
    a, b, c, d = (value if place == p else 0 for p in PLACES)
    return (a, b, c, d)


TURNED_UP = {"busy-sky": "busy", "traffic-die": "traffic", intern.KIND: "interns", ALARM: "alarms"}
"""Which field of a case says what was turned up, by kind of chance: one value or a list of them."""


def _turn_up(ruleset: Ruleset, state: State, fields: Mapping[str, Any]) -> State:
    """What the beginning of a round turns up in public. A value that nothing asks for cannot have been turned up."""
    # an empty list says that nothing is turned up
    left = {kind: fields[name] for kind, name in TURNED_UP.items() if fields.get(name) not in (None, [])}
    while state.board.awaits and (kind := state.board.awaits[0].kind) in ruleset.chances:
        found = left.pop(kind, [])
        values = tuple(found) if isinstance(found, list) else (found,)
        # what is turned up one by one is asked for one by one
        wanted = len(ruleset.chances[kind].faces(state.board))
        if rest := values[wanted:]:
            left[kind] = list(rest)
            values = values[:wanted]
        state = apply(ruleset, state, TurnUp(values)).state
    if left:
        raise ImpossibleDeal("this position does not ask for something to be turned up")
    return state


def _place_of(state: State, seat: Seat, value: int | None) -> int:
    """The first tray place that holds the value; -1 when none does."""
    return next((p for p in PLACES if value and state.hands[seat][p] == value), -1)


def _reroll(ruleset: Ruleset, state: State, by: Seat, action: CaseAction) -> State:
    state = apply(ruleset, state, SpendReroll(by)).state
    deals: list[Deal] = []
    for seat, change in ((Seat.PILOT, action.pilot), (Seat.COPILOT, action.copilot)):
        wanted = change if isinstance(change, Change) else Change()
        values, bits = [0, 0, 0, 0], 0
        for die, result in zip(wanted.taken, wanted.results, strict=False):
            place = next((p for p in PLACES if state.hands[seat][p] == die and not bits >> p & 1), None)
            if place is None:
                raise IllegalAction(Reason.NO_SUCH_DIE)
            bits |= 1 << place
            values[place] = result
        if not state.board.in_hand[seat]:
            continue
        state = apply(ruleset, state, MarkReroll(seat, bits)).state
        deals.append(Deal(seat, _hand("", values)))
    for deal in deals:
        state = apply(ruleset, state, deal).state
    return state
