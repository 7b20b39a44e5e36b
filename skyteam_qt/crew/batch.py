"""Whole flights in lockstep from numbered seeds: a seed is the same chance, whoever flies and in whatever part."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from . import twin
from .lockstep import Judge, Luck, Move, play_round
from .twin import Floats, Ints, Setup, States

HANDS, REDRAWS, SKY, SLIPS = 7 * 8, 2 * 8, 7, 7 * 8 * 2


class SeededLuck:
    """Every flight has its own numbers, whatever the others do: hands, redraws, busy sky and slips each their own."""

    def __init__(self, first: int, count: int) -> None:
        total = HANDS + REDRAWS + SKY + SLIPS
        table = np.empty((count, total), dtype=np.float32)
        for i in range(count):
            # mixed: neighbouring seeds share nothing
            mixed = np.random.SeedSequence(first + i)
            np.random.Generator(np.random.PCG64(mixed)).random(out=table[i], dtype=np.float32)
        columns = np.ascontiguousarray(table.T)
        self._hands = columns[:HANDS].reshape(7, 2, 4, count)
        self._redraws = columns[HANDS : HANDS + REDRAWS].reshape(2, 2, 4, count)
        self._sky = columns[HANDS + REDRAWS : HANDS + REDRAWS + SKY]
        self._slips = columns[HANDS + REDRAWS + SKY :].reshape(7, 8, 2, count)
        self._asked = np.zeros(count, dtype=np.intp)
        self._turn = np.zeros((7, count), dtype=np.intp)

    def hands(self, ids: Ints, round: int) -> Floats:
        """See `lockstep.Luck`."""
        found: Floats = self._hands[round - 1][:, :, ids]
        return found

    def redraw(self, ids: Ints) -> Floats:
        """See `lockstep.Luck`."""
        nth = self._asked[ids] % 2
        self._asked[ids] += 1
        return np.moveaxis(self._redraws[nth, :, :, ids], 0, -1)

    def sky(self, ids: Ints, round: int) -> States:
        """The value that is turned up."""
        found: States = (self._sky[round - 1, ids] * 6).astype(np.int8) + 1
        return found

    def slip(self, ids: Ints, round: int, seat: int) -> Floats:
        """See `lockstep.Luck`."""
        turn = self._turn[round - 1, ids]
        self._turn[round - 1, ids] += 1
        return np.moveaxis(self._slips[round - 1, turn % 8, :, ids], 0, -1)


class Flown(NamedTuple):
    """How the flights of a part ended: `won` and the row `LOSS` by flight; the moves if they were kept."""

    won: twin.Mask
    loss: States
    moves: list[tuple[int, Move]]


class _Table:
    def __init__(self, judges: tuple[Judge, Judge], luck: Luck, slips: float, keep: bool) -> None:
        self.judges, self.luck, self.share, self.keep = judges, luck, slips, keep
        self.every = True
        self.round = 1
        self.moves: list[tuple[int, Move]] = []
        self.ended: list[tuple[Ints, States]] = []

    def judge(self, seat: int) -> Judge:
        return self.judges[seat]

    def slips(self, seat: int, ids: Ints) -> Floats | None:
        return np.full(ids.size, self.share, dtype=np.float32) if self.share else None

    def before(self, states: States, seat: int, ids: Ints) -> None:
        pass

    def drew(self, states: States, ids: Ints) -> None:
        pass

    def did(self, move: Move) -> None:
        over = np.nonzero(move.after[twin.STATUS])[0]
        if over.size:
            self.ended.append((move.lanes[over], move.after[twin.STATUS : twin.LOSS + 1, over]))
        if self.keep:
            self.moves.append((self.round, move))


def fly(
    setup: Setup, judges: tuple[Judge, Judge], first: int, count: int, slips: float = 0, keep: bool = False
) -> Flown:
    """The flights with the seeds `first` to `first + count - 1`, both seats judged as given."""
    luck = SeededLuck(first, count)
    table = _Table(judges, luck, slips, keep)
    states = twin.fresh(setup, count)
    ids = np.arange(count)
    for round in range(1, 8):
        if not ids.size:
            break
        table.round = round
        twin.begin_round(setup, states, luck.sky(ids, round))
        twin.deal(setup, states, luck.hands(ids, round))
        states, ids = play_round(setup, states, table, ids)
        going = states[twin.STATUS] == 0
        states, ids = states[:, going], ids[going]
    won, loss = np.zeros(count, dtype=np.bool_), np.zeros(count, dtype=np.int8)
    for lanes, ends in table.ended:
        won[lanes] = ends[0] == twin.WON
        loss[lanes] = ends[1]
    return Flown(won, loss, table.moves)
