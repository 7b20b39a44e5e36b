"""`skyteam-qt simulate` and `skyteam-qt train`: the computer crew on the command line."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

FLIGHTS_MOST = 100_000_000
JOBS_MOST = 256


def add_commands(commands: Any, seed: Any) -> None:
    """Add both; `seed` checks a seed."""
    simulate = commands.add_parser(
        "simulate", help="let computer crews fly many flights and count the landings", allow_abbrev=False
    )
    _add_flight(simulate)
    simulate.add_argument("--scenario", default="YUL-green", metavar="ID", help="default YUL-green")
    simulate.add_argument("--level", default="easy", metavar="NAME", help="easy, normal, hard or expert (default easy)")
    simulate.add_argument("--abilities", default="", metavar="A,B", help="special abilities of the crew")
    simulate.add_argument("--crew", default="trained", metavar="NAME", help="who flies; default trained")
    simulate.add_argument("--partner", metavar="NAME", help="who sits in the co-pilot's seat; default the same crew")
    simulate.add_argument("--flights", type=_count, default=2000, metavar="N", help="default 2000")
    simulate.add_argument("--seed", type=seed, default=1, metavar="S", help="flight i has the seed S + i; default 1")
    simulate.add_argument("--jobs", type=_jobs, default=1, metavar="J", help="processes; default 1")
    simulate.add_argument("--slips", type=_share, default=0.0, metavar="P", help="percent random legal placements")
    simulate.add_argument("--save", type=Path, metavar="DIR", help="write each flight as a file the game can open")
    simulate.add_argument("--dask", metavar="ADDRESS", help="hand the work to this Dask cluster (extra: cluster)")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    simulate.set_defaults(run=run_simulate)

    train = commands.add_parser("train", help="train the weights of a computer crew", allow_abbrev=False)
    _add_flight(train)
    train.add_argument("out", type=Path, metavar="FILE", help="where the weights go (.npz)")
    train.add_argument(
        "--way", choices=("trained", "even-handed", "companion", "practised"), default="trained", help="default trained"
    )
    train.add_argument(
        "--levels", default="easy,normal,hard,hard,expert,expert,expert,turbulence", metavar="A,B",
        help="levels to practise; one that is named twice comes twice as often",
    )  # fmt: skip
    train.add_argument("--flights", type=_count, default=300_000, metavar="N", help="default 300000")
    train.add_argument("--seed", type=seed, default=1, metavar="S", help="default 1")
    train.add_argument("--from", dest="start", type=Path, metavar="FILE", help="begin with these weights")
    train.add_argument("--rate", type=float, metavar="R", help="first learning rate")
    train.add_argument(
        "--checkpoint",
        type=Path,
        metavar="FILE",
        help="where the run is kept; if the file is there, it goes on from it",
    )
    train.add_argument("--minutes", type=float, metavar="M", help="stop after this time and keep the checkpoint")
    train.set_defaults(run=run_train)

    difficulty = commands.add_parser(
        "difficulty",
        help="measure how hard each flight is for three crews; prints the content file",
        allow_abbrev=False,
    )
    difficulty.add_argument("--flights", type=_count, default=400, metavar="N", help="flights for each rate (400)")
    difficulty.add_argument("--seed", type=seed, default=7_000_001, metavar="S", help="default 7000001")
    difficulty.set_defaults(run=run_difficulty)


def _add_flight(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=("sky-team", "final-approach"), default="sky-team", help="default sky-team")


def _count(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or not 1 <= int(text) <= FLIGHTS_MOST:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of flights from 1 to {FLIGHTS_MOST}")
    return int(text)


def _jobs(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text) or not 1 <= int(text) <= JOBS_MOST:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of jobs from 1 to {JOBS_MOST}")
    return int(text)


def _share(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", text) or float(text) > 100:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a percentage from 0 to 100")
    return float(text) / 100


def _need_numpy() -> None:
    from .cli import BadInput

    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadInput("The computer crew needs numpy, which is not installed.") from None


def run_simulate(options: argparse.Namespace) -> int:
    """Fly, with a line of progress on standard error; a table or one JSON object on standard output."""
    from .cli import BadInput

    _need_numpy()
    from ..rules import RulesError
    from ..sim.batch import Order
    from ..sim.roster import WeightsRefused

    if options.dask and options.save:
        raise BadInput("A cluster cannot write files here: use either --dask or --save.")
    if options.abilities:
        raise BadInput("Special abilities cannot be flown by the computer crew yet.")
    order = Order(
        options.scenario, options.game, options.level, options.crew, options.partner or options.crew, options.flights,
        options.seed, options.slips, str(options.save) if options.save else "",
    )  # fmt: skip
    try:
        order.check()
        if options.save:
            options.save.mkdir(parents=True, exist_ok=True)
    except LookupError as problem:
        raise BadInput(str(problem.args[0] if problem.args else problem)) from None
    except (RulesError, WeightsRefused) as problem:
        raise BadInput(str(problem)) from None
    except OSError as problem:
        raise BadInput(f"{options.save} cannot be written: {problem.strerror or 'unknown reason'}") from None
    return _simulate(order, options)


def _simulate(order: Any, options: argparse.Namespace) -> int:
    from ..sim.batch import Stopwatch, fly
    from ..sim.counter import Counter
    from ..sim.stats import Tally
    from .cli import BadInput

    client = _cluster(options.dask) if options.dask else None
    pool = client.get_executor() if client else None
    counter, watch = Counter(order.flights), Stopwatch()
    total, interrupted = Tally(), False
    flying = fly(order, options.jobs, pool)
    try:
        for total in flying:
            counter.tell(total.flights, f"{100 * total.rate:.1f} % landed")
    except KeyboardInterrupt:
        interrupted = True
        flying.close()
    except OSError as problem:
        raise BadInput(f"The flights cannot be written: {problem.strerror or 'unknown reason'}") from None
    finally:
        if client:
            client.close()
    counter.finish()
    if options.json:
        import json

        print(json.dumps(total.to_json(watch.seconds)))
    else:
        print(table(order, total, watch.seconds))
    if interrupted:
        print(f"skyteam-qt: interrupted after {total.flights} of {order.flights} flights", file=sys.stderr)
        return 130
    return 0


def _cluster(address: str) -> Any:
    """A client of somebody's cluster, whose workers have this game installed."""
    from .cli import BadInput

    try:
        from dask.distributed import Client
    except ImportError:
        raise BadInput("Flying on a cluster needs the extra skyteam-qt[cluster].") from None
    try:
        return Client(address, timeout="10s")
    except (OSError, ValueError):
        raise BadInput(f"There is no Dask cluster at {address}.") from None


def run_difficulty(options: argparse.Namespace) -> int:
    """Print `content/data/difficulty.json` anew."""
    _need_numpy()
    from ..sim import difficulty
    from ..sim.counter import Counter

    counter = Counter(difficulty.count())
    entries = difficulty.measure(options.flights, options.seed, lambda done: counter.tell(done, "flights and levels"))
    counter.finish()
    print(difficulty.to_text(entries, options.flights, options.seed), end="")
    return 0


def table(order: Any, total: Any, seconds: float) -> str:
    """What a batch came to, for people."""
    low, high = total.interval
    who = order.crew if order.crew == order.partner else f"{order.crew} (pilot) with {order.partner} (co-pilot)"
    lines = [
        f"{order.game}, {order.scenario}, {order.level}: {who}"
        + (f", {100 * order.slips:g} % slips" * (order.slips > 0)),
        f"  flights  {total.flights}",
        f"  landed   {total.landed}  {100 * total.rate:.2f} %  (95 %: {100 * low:.2f} to {100 * high:.2f} %)",
    ]
    lines += [f"  lost     {count}  {cause}" for cause, count in total.causes.most_common()]
    lines.append(f"  {total.flights / max(seconds, 1e-9):.0f} flights per second")
    return "\n".join(lines)


LEVELS = {
    "easy": (False, False, False),
    "normal": (True, False, False),
    "hard": (True, True, False),
    "expert": (True, True, True),
    "turbulence": (False, False, True),
}
"""Busy sky at 5000, at 3000, turbulence."""


def run_train(options: argparse.Namespace) -> int:
    """Train with a line of progress; stop with Ctrl+C and go on later with the same command."""
    from .cli import BadInput

    _need_numpy()
    from ..content.library import load_ruleset
    from ..crew.learning import Way
    from ..crew.network import Weights, WeightsRefused
    from ..crew.twin import setup_of
    from ..sim.counter import Counter
    from ..sim.train import FIRST_RATE, WARM_RATE, Course, Training, train

    names = [name for name in options.levels.split(",") if name]
    unknown = next((name for name in names if name not in LEVELS), "" if names else "none")
    if unknown:
        raise BadInput(f"There is no level {unknown!r} to practise: there are {', '.join(LEVELS)}.")
    setup = setup_of(load_ruleset("YUL-green", options.game))
    assert setup is not None
    try:
        start = Weights.from_bytes(options.start.read_bytes()) if options.start else None
        rate = options.rate or (WARM_RATE if start else FIRST_RATE)
        levels = tuple(LEVELS[name] for name in names)
        course = Course(setup, Way(options.way), levels, options.flights, options.seed, start is not None, rate)
        training = Training(course, start)
        if options.checkpoint and options.checkpoint.exists():
            training.resume(options.checkpoint.read_bytes())
    except OSError as problem:
        raise BadInput(f"The weights cannot be read: {problem.strerror or 'unknown reason'}") from None
    except WeightsRefused as problem:
        raise BadInput(str(problem)) from None
    except ValueError as problem:
        raise BadInput(f"{options.checkpoint} cannot be used: {problem}") from None
    counter = Counter(course.flights)
    try:
        finished = train(
            training,
            options.out,
            options.checkpoint,
            lambda p: counter.tell(p.done, f"{100 * p.landed:.1f} % landed (from round {p.earliest})", p.speed),
            seconds=60 * options.minutes if options.minutes else float("inf"),
        )
    except KeyboardInterrupt:
        counter.finish()
        print(f"skyteam-qt: interrupted after {training.done} of {course.flights} flights", file=sys.stderr)
        return 130
    except OSError as problem:
        raise BadInput(f"The weights cannot be written: {problem.strerror or 'unknown reason'}") from None
    counter.finish()
    print(f"{training.done} flights, weights in {options.out}" + ("" if finished else ", not finished"))
    return 0
