"""Between a seat's view and the lanes of the twin: what is considered, and which action of the rules it is.

The twin proposes, the rules decide: an action is handed out only when `rules.why_not` has nothing against it.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np

from ..rules import MarkReroll, PlaceDie, Ruleset, SeatAction, SeatView, SpendReroll, legal, why_not
from . import twin
from .base import CannotFly
from .lockstep import Judge, options
from .twin import Floats, Ints, Setup, States

ONLY = np.zeros(1, dtype=np.intp)


@lru_cache(maxsize=32)
def _setup(ruleset: Ruleset) -> Setup | None:
    return twin.setup_of(ruleset)


def setup_for(ruleset: Ruleset) -> Setup:
    """The set-up the networks fly. Raises `CannotFly`."""
    setup = _setup(ruleset)
    if setup is None:
        raise CannotFly("The trained crews do not know this flight yet.")
    return setup


class Choices(NamedTuple):
    """All a seat can do on its turn that is worth a thought: placements first, then what it would keep in a redraw.

    `acts`: indices into `twin.TABLES` for the first `placements` columns, then bits of `twin.sorted_cards`.
    """

    setup: Setup
    view: SeatView
    before: States
    after: States
    acts: Ints
    placements: int
    scores: Floats
    closing: bool


def choices(view: SeatView, ruleset: Ruleset, judge: Judge) -> Choices:
    """What the seat on turn can do, judged from its view. Raises `CannotFly`, or ValueError when it is not on turn."""
    setup = setup_for(ruleset)
    board, seat = view.board, view.seat
    if board.to_act != seat or board.reroll_step is not None or board.awaits:
        raise ValueError("this seat is not on turn")
    before = twin.view_column(setup, view)
    closing = board.dice_left(seat) == 1 and not board.dice_left(seat.other)
    found = options(setup, before, seat, judge, closing, ONLY)
    if not board.reroll:
        return Choices(setup, view, before, found.after, found.acts, found.acts.size, found.scores, closing)
    kept, lanes, cards = twin.kept_choices(before, seat, all_kept=False)
    asked = np.take(before, lanes, axis=1)
    twin.choose_kept(asked, seat, cards, twin.ASKED)
    return Choices(
        setup,
        view,
        before,
        np.concatenate([found.after, asked], axis=1),
        np.concatenate([found.acts, kept]),
        found.acts.size,
        np.concatenate([found.scores, judge.after(asked, seat, lanes)]),
        closing,
    )


def action_of(found: Choices, index: int, ruleset: Ruleset, rng: Random) -> SeatAction:
    """The action behind a choice. Among equal dice `rng` picks, or the tray place would tell something (R7)."""
    view = found.view
    if index >= found.placements:
        return SpendReroll(view.seat)
    table, act = twin.TABLES[view.seat], int(found.acts[index])
    die, kind, number = int(table.die[act]), int(table.kind[act]), int(table.number[act])
    coffee = int(table.value[act]) - die
    places = [place for place, value in enumerate(view.hand) if value == die]
    place = rng.choice(places)
    for space, spec in enumerate(ruleset.spaces):
        if space not in ruleset.own[view.seat] or twin.KIND_OF.get(spec.kind) != kind:
            continue
        if kind >= twin.PLACE_GEAR and spec.number != number:
            continue
        action = PlaceDie(view.seat, place, space, coffee)
        if why_not(ruleset, view, action) is None:
            return action
    raise AssertionError("the rules refuse what the twin proposes")


def marks(view: SeatView, ruleset: Ruleset, judge: Judge, rng: Random) -> SeatAction:
    """What to roll (draw) again in an open redraw, own or the partner's."""
    setup = setup_for(ruleset)
    board, seat = view.board, view.seat
    step = board.reroll_step
    if step is None or step.done[seat]:
        raise ValueError("this seat has nothing to choose")
    before = twin.view_column(setup, view)
    phase = twin.ASKED if step.by == seat else twin.ANSWERED
    # the token is spent already; `choose_kept` takes it in the moment of asking
    before[twin.TOKENS] += phase == twin.ASKED
    _, lanes, cards = twin.kept_choices(before, seat, all_kept=phase == twin.ANSWERED)
    after = np.take(before, lanes, axis=1)
    twin.choose_kept(after, seat, cards, phase)
    best = int(judge.after(after, seat, lanes).argmax())
    keeps = cards[:, best].tolist()
    again = 0
    # of equal dice any can be the one that stays
    for place in rng.sample(range(4), 4):
        value = view.hand[place]
        if not value:
            continue
        if keeps[value - 1]:
            keeps[value - 1] -= 1
        else:
            again |= 1 << place
    return MarkReroll(seat, again)


def without_choice(view: SeatView, ruleset: Ruleset, rng: Random) -> SeatAction:
    """For a hand that fits nowhere: lay something aside (R28); also anything else that the rules still allow."""
    actions = [one for one in legal(ruleset, view) if not isinstance(one, SpendReroll)]
    if not actions:
        raise ValueError("this seat is asked for nothing")
    return rng.choice(actions)
