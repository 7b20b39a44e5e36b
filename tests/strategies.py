"""Hypothesis: states that a flight can reach, by legal play from a seed.

Half of the flights are flown by chance, half with care (the dice that must lie are kept for it, and no die is placed
that loses at once). Half of them begin late, near the runway, where chance alone hardly ever comes.
"""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from skyteam_qt.rules import (
    EMPTY_HAND,
    SEATS,
    Action,
    LayAside,
    Over,
    Pending,
    Phase,
    PlaceDie,
    Ruleset,
    Seat,
    SeatTurn,
    Want,
    legal,
    pending,
)
from skyteam_qt.rules.state import State, view_for
from skyteam_qt.rules.step import Step, after, apply, start
from skyteam_qt.sim.play import random_action
from tests.builders import RULES, board_with


def seeds() -> SearchStrategy[int]:
    """What fixes a flight."""
    return st.integers(0, 2**20)


@st.composite
def flights(draw: DrawFn, rules: Ruleset = RULES) -> list[tuple[State, Action, Step]]:
    """A whole flight: what was, what was done, what came of it."""
    rng = Random(draw(seeds()))
    careful = rng.random() < 0.5
    position, story = late_briefing(rules, rng) if rng.random() < 0.5 else start(rules).state, []
    while type(needed := pending(rules, position.board)) is not Over:
        action = (
            careful_action(rules, position, needed, rng) if careful else random_action(rules, position, needed, rng)
        )
        step = apply(rules, position, action)
        story.append((position, action, step))
        position = step.state
    return story


@st.composite
def positions(draw: DrawFn, rules: Ruleset = RULES) -> State:
    """Any state of a flight, the last one included."""
    story = draw(flights(rules))
    number = draw(st.integers(0, len(story)))
    return story[number][0] if number < len(story) else story[-1][2].state


@st.composite
def twins(draw: DrawFn, rules: Ruleset = RULES) -> tuple[State, State, int]:
    """Two states that differ in nothing but what the seat named last, the partner, has behind the screen."""
    position = draw(positions(rules))
    partner = draw(st.sampled_from(SEATS))
    held = position.board.in_hand[partner]
    dice = draw(hands_behind(rules, position, partner))
    # what was chosen of the things that lie open is seen when it is rolled, so the two have it in common
    open_ones = position.marks[partner] & ~15
    marks = draw(st.integers(0, 15)) & held | open_ones if position.board.reroll_step else 0
    hands, marked = list(position.hands), list(position.marks)
    hands[partner] = (dice[0], dice[1], dice[2], dice[3])
    marked[partner] = marks
    return position, State(position.board, (hands[0], hands[1]), (marked[0], marked[1])), partner


@st.composite
def hands_behind(draw: DrawFn, rules: Ruleset, position: State, seat: Seat) -> list[int]:
    """What a seat can hold at the tray places where something lies: dice that show anything, or cards of the pile."""
    held = position.board.in_hand[seat]
    pile = rules.source.pile(position.board, seat, EMPTY_HAND)
    if pile is None:
        die = st.integers(1, 6)
        return [draw(die) if held >> place & 1 else 0 for place in range(4)]
    cards = draw(st.permutations([value for value, there in enumerate(pile, 1) for _ in range(there)]))
    return [cards[place] if held >> place & 1 else 0 for place in range(4)]


def late_briefing(rules: Ruleset, rng: Random) -> State:
    """A briefing at 1000 ft or at touchdown, most things done."""
    altitude = rng.choice((0, 1000))
    planes = [0] * len(rules.scenario.planes)
    planes[-1] = rng.choice((0, 0, 1))
    reroll = rng.randrange(3)
    ice = sorted({spec.accepts[0] for spec in rules.spaces if spec.opens})
    braked = {"brake": rng.choice((0, *ice))} if ice else {"brakes": rng.randrange(4)}
    board = board_with(
        rules,
        phase=Phase.BRIEFING,
        to_act=None,
        altitude=altitude,
        position=len(planes) - 1 if altitude == 0 else len(planes) - rng.choice((1, 2)),
        planes=tuple(planes),
        axis=rng.randrange(-1, 2),
        gear=rng.choice((2, 3, 3)),
        flaps=rng.choice((3, 4, 4)),
        **braked,
        coffee=rng.randrange(4),
        reroll=reroll,
        reroll_reserve=rules.rerolls_total - reroll,
        altitude_tokens=(0,) * len(rules.scenario.altitude),
    )
    return State(board)


def careful_action(rules: Ruleset, position: State, needed: Pending, rng: Random) -> Action:
    """A random action that neither loses at once nor spends a die that a mandatory space needs, if there is one."""
    if not isinstance(needed, SeatTurn) or needed.what != Want.PLACE or rng.random() < 0.02:
        return random_action(rules, position, needed, rng)
    view = view_for(position, needed.seat)
    board, seat = view.board, needed.seat
    empty = {i for i in rules.mandatory if i in rules.own[seat] and not board.placed[i]}
    placements = [a for a in legal(rules, view) if isinstance(a, PlaceDie | LayAside)]
    rng.shuffle(placements)
    tight = len(empty) >= board.dice_left(seat) or rng.random() < 0.3
    for action in placements:
        if isinstance(action, PlaceDie) and tight and action.space not in empty:
            continue
        if not after(rules, view, action).board.lost:
            return action
    return placements[0]
