"""Many flights over processes: the same seed gives the same numbers, whatever the number of jobs.

Flight number i of a batch has the seed `seed + i`, so parts of a batch add up. The batch is cut into parts of a fixed
size; where all crews only judge, a part is flown in lockstep, else flight by flight through the rules.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path

from ..content.levels import EASY
from ..content.library import load_ruleset
from ..crew import batch as lockstep
from ..crew import bridge, twin
from ..rules import Ruleset
from ..session.modes import Mode
from ..session.record import GameRecord, to_json
from ..session.setup import FlightSetup
from .flight import Flight, fly_crews, replayed
from .roster import check_crew, crew_named, judge_named
from .stats import Tally

LOCKSTEP_PART, SINGLE_PART = 250, 5


@dataclass(frozen=True)
class Order:
    """What is to be flown. `crew` sits in the pilot's seat, `partner` in the other; `save`: a folder for files."""

    scenario: str = "YUL-green"
    game: str = "sky-team"
    level: str = EASY
    crew: str = "trained"
    partner: str = "trained"
    flights: int = 2000
    seed: int = 1
    slips: float = 0.0
    save: str = ""

    def ruleset(self) -> Ruleset:
        """Raises `UnknownScenario`, `UnknownLevel` (both `LookupError`) or `UnknownModule`."""
        return load_ruleset(self.scenario, self.game, level=self.level)

    def check(self) -> None:
        """Raise what `ruleset` raises, or `NoSuchCrew`, `CannotFly`, `WeightsRefused`."""
        ruleset = self.ruleset()
        for name in (self.crew, self.partner):
            check_crew(name, ruleset)


def parts(order: Order) -> list[Order]:
    """The batch in parts of equal size, the last one smaller."""
    ruleset = order.ruleset()
    single = any(judge_named(name, ruleset) is None for name in (order.crew, order.partner))
    size = SINGLE_PART if single else LOCKSTEP_PART
    return [
        replace(order, flights=min(size, order.flights - at), seed=order.seed + at)
        for at in range(0, order.flights, size)
    ]


def fly_part(order: Order) -> Tally:
    """Fly a part; files are written if a folder is named."""
    ruleset = order.ruleset()
    pilot, copilot = (judge_named(name, ruleset) for name in (order.crew, order.partner))
    if pilot is None or copilot is None:
        return _one_by_one(order, ruleset)
    setup = bridge.setup_for(ruleset)
    flown = lockstep.fly(setup, (pilot, copilot), order.seed, order.flights, order.slips, keep=bool(order.save))
    if order.save:
        for lane in range(order.flights):
            _save(order, replayed(ruleset, order.seed + lane, lane, flown.moves), order.seed + lane)
    lost = Counter(twin.LOSS_WORDS[loss] for loss in flown.loss.tolist() if loss)
    return Tally(order.flights, int(flown.won.sum()), lost)


def _one_by_one(order: Order, ruleset: Ruleset) -> Tally:
    crews = (crew_named(order.crew, ruleset), crew_named(order.partner, ruleset))
    found = Tally()
    for seed in range(order.seed, order.seed + order.flights):
        flight = fly_crews(ruleset, crews, seed, order.slips)
        board = flight.state.board
        causes = Counter([str(board.loss)]) if board.loss else Counter[str]()
        found.add(Tally(1, int(board.loss is None), causes))
        if order.save:
            _save(order, flight, seed)
    return found


def _save(order: Order, flight: Flight, seed: int) -> None:
    setup = FlightSetup(
        scenario=order.scenario,
        game=order.game,
        pilot=order.crew[:24] if not order.crew.endswith(".npz") else "",
        copilot=order.partner[:24] if not order.partner.endswith(".npz") else "",
        mode=Mode.VISORS,
        seed=seed,
        level=order.level,
    )
    text = to_json(GameRecord(setup, flight.actions))
    Path(order.save, f"{order.game}-{order.level}-{seed}.json").write_text(text, encoding="utf-8")


def fly(order: Order, jobs: int, pool: Executor | None = None) -> Iterator[Tally]:
    """The tally so far after each part that is done, in any order. `pool`: somebody else's workers (a cluster)."""
    total = Tally()
    todo = parts(order)
    if pool is None and jobs == 1:
        for part in todo:
            total.add(fly_part(part))
            yield total
        return
    own = ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) if pool is None else None
    workers = pool or own
    assert workers is not None
    waiting: set[Future[Tally]] = {workers.submit(fly_part, part) for part in todo}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                total.add(one.result())
            yield total
    finally:
        for one in waiting:
            one.cancel()
        if own is not None:
            own.shutdown(wait=False, cancel_futures=True)


class Stopwatch:
    """Seconds since it was made."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    @property
    def seconds(self) -> float:
        """Up to now."""
        return time.monotonic() - self._began
