"""No crew uses what it must not know: by type, by swapping, by poison; and each of them catches a crew that leaks."""

from __future__ import annotations

import types
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from skyteam_qt.crew import twin
from skyteam_qt.crew.base import Adviser, Crew
from skyteam_qt.crew.features import after_state, between_rounds
from skyteam_qt.crew.heuristic import RuleJudge
from skyteam_qt.crew.lockstep import Judge, NetJudge
from skyteam_qt.rules import EMPTY_HAND, Hand, Ruleset, Seat, SeatAction, SeatTurn, SeatView, Want, legal
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.view import OpenView
from skyteam_qt.session.dealer import SeedDealer
from tests.crew.helpers import FLIGHTS, crews, decisions, ruleset_of, some_weights

CREWS = crews()
NAMES = [crew.name for crew in CREWS]


class Secret(int):
    """A die behind the partner's screen."""


class Poison(tuple):
    """A hand that nobody may look at."""

    __slots__ = ()

    def _refuse(self, *_: object) -> object:
        raise AssertionError("somebody looked at the partner's hand")

    __getitem__ = __iter__ = __len__ = __contains__ = __eq__ = __hash__ = __repr__ = __add__ = _refuse  # type: ignore[assignment]
    index = count = _refuse  # type: ignore[assignment]


class Leak:
    """The power of these tests: open cockpit, by a back door to the state."""

    name = "leak"

    def __init__(self) -> None:
        self.state: State | None = None

    def decide(self, view: SeatView, ruleset: Ruleset, rng: Random) -> SeatAction:
        assert self.state is not None
        actions = legal(ruleset, view)
        return actions[sum(self.state.hands[view.seat.other]) % len(actions)]


def another_hand(ruleset: Ruleset, state: State, seat: Seat, rng: Random) -> Hand:
    """A hand the partner could have just as well, at the same tray places."""
    held = [place for place in range(4) if state.hands[seat][place]]
    pile = ruleset.source.pile(state.board, seat, EMPTY_HAND)
    counts = pile if pile is not None else (4,) * 6
    cards = rng.sample([v for v, n in enumerate(counts, 1) for _ in range(n)], len(held))
    found = dict(zip(held, cards, strict=True))
    a, b, c, d = (found.get(place, 0) for place in range(4))
    return (a, b, c, d)


def with_partner(state: State, seat: Seat, hand: Hand) -> State:
    hands = (state.hands[0], hand) if seat == Seat.PILOT else (hand, state.hands[1])
    return State(state.board, hands, state.marks)


def answers(crew: Crew, ruleset: Ruleset, state: State, turn: SeatTurn, seed: int) -> object:
    """The move, and for advisers the values, bit for bit."""
    if isinstance(crew, Leak):
        crew.state = state
    view = view_for(state, turn.seat)
    move = crew.decide(view, ruleset, Random(seed))
    told: object = None
    if isinstance(crew, Adviser) and turn.what == Want.PLACE:
        told = crew.advise(view, ruleset, Random(seed))
    return move, told, view_of(move)


def view_of(move: SeatAction) -> object:
    """Everything that is in an action, also what its repr hides."""
    return tuple(vars(move).items())


def swapped(crew: Crew, flights: int) -> int:
    """In how many decisions another hand of the partner changes the answer."""
    changed = 0
    for game, level in FLIGHTS:
        ruleset = ruleset_of(game, level)
        rng = Random(f"swap {game}")
        for number, (state, turn) in enumerate(decisions(ruleset, flights, f"swap {game} {level}")):
            other = with_partner(state, turn.seat, another_hand(ruleset, state, turn.seat.other, rng))
            changed += answers(crew, ruleset, state, turn, number) != answers(crew, ruleset, other, turn, number)
    return changed


@pytest.mark.parametrize("crew", CREWS, ids=NAMES)
def test_another_hand_of_the_partner_changes_neither_move_nor_values(crew: Crew) -> None:
    assert swapped(crew, 4 if crew.name == "search" else 50) == 0


@pytest.mark.parametrize("crew", CREWS, ids=NAMES)
def test_a_crew_decides_beside_a_hand_that_cannot_be_read(crew: Crew) -> None:
    for game, level in FLIGHTS:
        ruleset = ruleset_of(game, level)
        for number, (state, turn) in enumerate(decisions(ruleset, 3, f"poison {game}")):
            answers(crew, ruleset, with_partner(state, turn.seat, Poison()), turn, number)  # type: ignore[arg-type]


@pytest.mark.parametrize("crew", CREWS, ids=NAMES)
def test_nothing_hidden_can_be_reached_from_what_a_crew_gets(crew: Crew) -> None:
    assert not list(leaks(crew))


def leaks(crew: Crew) -> Iterator[object]:
    """Secrets that can be reached from crew, view and tables."""
    for game, level in FLIGHTS:
        ruleset = ruleset_of(game, level)
        for state, turn in list(decisions(ruleset, 1, f"type {game}"))[::5]:
            hidden = state.hands[turn.seat.other]
            a, b, c, d = (Secret(value) if value else 0 for value in hidden)
            secret = with_partner(state, turn.seat, (a, b, c, d))
            if isinstance(crew, Leak):
                crew.state = secret
            yield from reached((view_for(secret, turn.seat), crew, ruleset))


def reached(root: object) -> Iterator[object]:
    """Walk the object graph; yields what must not be there."""
    seen: set[int] = set()
    todo = [root]
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, type | types.ModuleType | str | bytes | np.ndarray):
            continue
        seen.add(id(one))
        if isinstance(one, Secret | State | OpenView | SeedDealer | Random | np.random.Generator):
            yield one
        if isinstance(one, dict):
            todo += [*one.keys(), *one.values()]
        elif isinstance(one, tuple | list | set | frozenset):
            todo += list(one)
        elif isinstance(one, types.FunctionType):
            todo += [cell.cell_contents for cell in one.__closure__ or ()]
            todo += list(one.__defaults__ or ())
        elif isinstance(one, types.MethodType):
            todo += [one.__self__, one.__func__]
        if hasattr(one, "__dict__"):
            todo += list(vars(one).values())
        todo += [getattr(one, slot) for slot in getattr(type(one), "__slots__", ()) if hasattr(one, slot)]


def test_a_leaking_crew_is_caught_by_type() -> None:
    assert any(isinstance(one, Secret) for one in leaks(Leak()))


def test_a_leaking_crew_is_caught_by_swapping() -> None:
    assert swapped(Leak(), 5) > 50


def test_a_leaking_crew_is_caught_by_poison() -> None:
    with pytest.raises(AssertionError, match="looked at the partner's hand"):
        test_a_crew_decides_beside_a_hand_that_cannot_be_read(Leak())


# ---- in lockstep the lanes hold both hands: what judges them must read one -------------------------------------------


class LeakyJudge:
    """Looks at the partner's rows."""

    def after(self, states: twin.States, seat: int, lanes: twin.Ints) -> twin.Floats:
        return states[twin.HAND[1 - seat] : twin.HAND[1 - seat] + 6].argmax(axis=0).astype(np.float32)

    between = after


def judged_alike(judge: Judge) -> bool:
    """Whether other cards in the partner's rows change nothing, for both seats."""
    rng = np.random.default_rng(8)
    for game, level in FLIGHTS:
        ruleset = ruleset_of(game, level)
        setup = twin.setup_of(ruleset)
        assert setup is not None
        for seat in (0, 1):
            lanes = np.concatenate(
                [
                    twin.view_column(setup, view_for(s, t.seat))
                    for s, t in decisions(ruleset, 12, "lanes")
                    if t.seat == seat
                ],
                axis=1,
            )
            ids = np.arange(lanes.shape[1])
            other = lanes.copy()
            rows = slice(twin.HAND[1 - seat], twin.HAND[1 - seat] + 6)
            other[rows] = rng.integers(0, 3, other[rows].shape)
            other[twin.COMING + 1 - seat] = rng.integers(0, 3, lanes.shape[1])
            same = np.array_equal(judge.after(lanes, seat, ids), judge.after(other, seat, ids))
            same &= np.array_equal(judge.between(lanes, seat, ids), judge.between(other, seat, ids))
            for mine, theirs in zip(twin.candidates(lanes, seat), twin.candidates(other, seat), strict=True):
                assert np.array_equal(mine, theirs)
            if not same:
                return False
            assert np.array_equal(after_state(lanes, seat), after_state(other, seat))
            assert np.array_equal(between_rounds(lanes), between_rounds(other))
    return True


def test_judges_of_lanes_never_read_the_rows_of_the_partner() -> None:
    setup = twin.setup_of(ruleset_of("sky-team", "easy"))
    assert setup is not None
    assert judged_alike(NetJudge(some_weights()))
    assert judged_alike(RuleJudge(setup))


def test_a_leaking_judge_of_lanes_is_caught() -> None:
    assert not judged_alike(LeakyJudge())
