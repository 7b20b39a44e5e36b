"""Search: for the best few choices every hand the partner can have is flown to the end of the round, in lockstep.

Both seats play on greedily by the even-handed network, each from its own cards; what follows the round, the network
between rounds says. Hands count by the chance of the deal alone, so the crew reads nothing from placements.
"""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from ..rules import Ruleset, SeatAction, SeatView
from . import bridge, twin
from .base import Advice
from .belief import lanes_for, likeliest, possible_hands
from .bridge import Choices
from .judged import advice, best
from .lockstep import Judge, Move, NetJudge, play_round, redraw
from .network import Weights
from .twin import STATUS, WON, Floats, Ints, States

FEW: Final = 5
HANDS: Final = 60
CLOSE: Final = 0.08
"""A choice that the network likes less than the best one by more than this is not flown."""


class SearchCrew:
    """The even-handed network with a look at every hand the partner can have."""

    name = "search"

    def __init__(self, weights: Weights, few: int = FEW, hands: int = HANDS, close: float = CLOSE) -> None:
        self.judge: Judge = NetJudge(weights)
        self.few, self.hands, self.close = few, hands, close

    def decide(self, view: SeatView, ruleset: Ruleset, rng: Random) -> SeatAction:
        """See `Crew`."""
        if view.board.reroll_step is not None:
            return bridge.marks(view, ruleset, self.judge, rng)
        found = bridge.choices(view, ruleset, self.judge)
        if not found.placements:
            return bridge.without_choice(view, ruleset, rng)
        # drawn in every case, so that what follows does not depend on how many were worth a flight
        seed = rng.getrandbits(64)
        return bridge.action_of(found, best(found, self._flown(found, seed)), ruleset, rng)

    def advise(self, view: SeatView, ruleset: Ruleset, rng: Random, most: int = 3) -> tuple[Advice, ...]:
        """See `Adviser`; the chances of the choices that were flown are those of the search."""
        found = bridge.choices(view, ruleset, self.judge)
        if not found.placements:
            return ()
        scores = self._flown(found, rng.getrandbits(64), at_least=most)
        return advice(found, scores, ruleset, rng, most)

    def _flown(self, found: Choices, seed: int, at_least: int = 0) -> Floats:
        """Scores with the few best ones replaced by what flying them gave; all others lie below."""
        scores = found.scores.astype(np.float32)
        if found.closing:
            # nothing is hidden any more that the network does not know
            return scores
        order = np.argsort(-scores, kind="stable")
        # ways of a redraw: only the one that the seat would choose
        asked = order[order >= found.placements][:1]
        order = np.array([i for i in order if i < found.placements or i in asked])
        close = scores[order] >= scores[order[0]] - self.close
        close[:at_least] = True
        picks = order[close][: self.few]
        result = scores - 2
        if picks.size == 1:
            result[picks] = scores[picks]
            return result
        result[picks] = self._fly(found, picks, seed)
        return result

    def _fly(self, found: Choices, picks: Ints, seed: int) -> Floats:
        seat, setup = int(found.view.seat), found.setup
        hands, chances = likeliest(*possible_hands(setup, found.before, 1 - seat), self.hands)
        count = hands.shape[1]
        table = _Rollout(self.judge, picks.size, count, seed)
        lanes = np.concatenate([lanes_for(found.after[:, [i]], hands, 1 - seat) for i in picks], axis=1)
        ids = np.arange(lanes.shape[1])
        ended = lanes[STATUS] != 0
        table.values[ended] = lanes[STATUS, ended] == WON
        placed = 8 - int(found.before[twin.HELD, 0] + found.before[twin.HELD + 1, 0])
        for nth, pick in enumerate(picks.tolist()):
            mine = ids[nth * count : (nth + 1) * count]
            mine = mine[~ended[mine]]
            if not mine.size:
                continue
            start = lanes[:, mine]
            if pick >= found.placements:
                start = redraw(setup, start, 1 - seat, table, mine)
                lanes[:, mine] = start
                play_round(setup, start, table, mine, turns=placed)
        direct = ids[np.repeat(picks < found.placements, count) & ~ended]
        if direct.size:
            play_round(setup, lanes[:, direct], table, direct, turns=placed + 1)
        told: Floats = (table.values.reshape(picks.size, count) * chances).sum(axis=1)
        return told


class _Rollout:
    """Both seats by the same judge; the value of each lane at the end of the round. Chance is common to all choices."""

    every = False

    def __init__(self, judge: Judge, choices: int, hands: int, seed: int) -> None:
        self._judge = judge
        self._hands = hands
        rng = np.random.default_rng(seed)
        self._redraws = rng.random((2, 2, 4, hands), dtype=np.float32)
        self._asked = np.zeros(choices * hands, dtype=np.intp)
        self.values = np.zeros(choices * hands, dtype=np.float32)

    @property
    def luck(self) -> _Rollout:
        """See `lockstep.Table`."""
        return self

    def hands(self, ids: Ints, round: int) -> Floats:
        """Nothing is dealt before the round ends."""
        raise NotImplementedError

    def redraw(self, ids: Ints) -> Floats:
        """See `lockstep.Luck`."""
        nth = self._asked[ids] % 2
        self._asked[ids] += 1
        return np.moveaxis(self._redraws[nth, :, :, ids % self._hands], 0, -1)

    def slip(self, ids: Ints, round: int, seat: int) -> Floats:
        """Nobody slips."""
        raise NotImplementedError

    def judge(self, seat: int) -> Judge:
        """See `lockstep.Table`."""
        return self._judge

    def slips(self, seat: int, ids: Ints) -> None:
        """See `lockstep.Table`."""

    def before(self, states: States, seat: int, ids: Ints) -> None:
        """See `lockstep.Table`."""

    def drew(self, states: States, ids: Ints) -> None:
        """See `lockstep.Table`."""

    def did(self, move: Move) -> None:
        """See `lockstep.Table`."""
        status = move.after[STATUS]
        if move.closing:
            self.values[move.lanes] = move.value
        else:
            over = status != 0
            self.values[move.lanes[over]] = status[over] == WON
