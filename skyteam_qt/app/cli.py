"""The command line: one parser, everything else is imported when a command needs it.

Exit codes: 0 fine; 1 a case failed; 2 bad input, in one clear line on standard error.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from skyteam_qt import __version__

from .crew_commands import add_commands

SMALLEST, LARGEST = (320, 200), (8192, 8192)
SEED_MOST = 2**63 - 1
SUFFIXES = (".skyteam",)
OPTIONS_WITH_VALUE = ("--seed", "--size", "--theme")
LANGUAGES = ("en", "da", "ja", "fr", "de", "es")

ABOUT = """\
Land the plane together: a cooperative game with dice or cards for two people at one computer.
Unofficial and fan-made; not affiliated with the publisher of the printed game.
"""


class BadInput(Exception):  # noqa: N818
    """What was asked for cannot be done; the text is one sentence for a person."""


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the usage."""
        raise BadInput(f"{message}; see {self.prog} --help")


def main(argv: list[str] | None = None) -> int:
    """Run the command line. Returns the exit code; never a traceback for bad input."""
    words = sys.argv[1:] if argv is None else argv
    try:
        options = _parser().parse_args(_with_open(words))
        run: Callable[[argparse.Namespace], int] = options.run
        return run(options)
    except BadInput as problem:
        print(f"skyteam-qt: {' '.join(str(problem).split())}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # the reader of our output has gone; nothing is wrong with the work
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def _with_open(words: list[str]) -> list[str]:
    """A file to open may stand where a command stands: a desktop calls `skyteam-qt FILE`."""
    for number, word in enumerate(words):
        if word in OPTIONS_WITH_VALUE:
            continue
        if number and words[number - 1] in OPTIONS_WITH_VALUE:
            continue
        if word.startswith("-"):
            continue
        looks_like_file = word.lower().endswith(SUFFIXES) or "/" in word or "\\" in word
        return [*words[:number], "open", *words[number:]] if looks_like_file else words
    return words


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="skyteam-qt",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Without a command the game opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"skyteam-qt {__version__}")
    parser.add_argument(
        "--seed", type=_seed, metavar="N", help="fix the dice of the next flight: same seed, same flight"
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window, for example 1600x1000")
    parser.add_argument("--theme", choices=("dark", "light", "system"), help="colours for this run")
    parser.set_defaults(run=_play, file=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)

    opened = commands.add_parser("open", help="open a flight; the word may be left out", allow_abbrev=False)
    opened.add_argument("file", type=Path, metavar="FILE")

    cases = commands.add_parser("cases", help="play case files through the rules and compare", allow_abbrev=False)
    cases.add_argument("files", nargs="+", type=Path, metavar="FILE")
    cases.set_defaults(run=_cases)

    check = commands.add_parser("check", help="check airport files and flight files, line by line", allow_abbrev=False)
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.set_defaults(run=_check)

    replay = commands.add_parser(
        "replay", help="print a flight; of one in the air public facts only", allow_abbrev=False
    )
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--json", action="store_true", help="one JSON object instead of sentences")
    replay.set_defaults(run=_replay)

    gallery = commands.add_parser("gallery", help="paint every screen and state to PNG files", allow_abbrev=False)
    gallery.add_argument("folder", type=Path, metavar="DIR")
    gallery.add_argument("--size", type=_size, default=(1600, 1000), metavar="WxH", help="default 1600x1000")
    gallery.add_argument("--theme", choices=("dark", "light"), default="dark", help="default dark")
    gallery.add_argument("--language", choices=LANGUAGES, default="en", help="default en")
    gallery.add_argument("--only", metavar="WORD", default="", help="only pictures whose name contains WORD")
    gallery.set_defaults(run=_gallery)

    bench = commands.add_parser("bench", help="measure speed and memory; prints one JSON object", allow_abbrev=False)
    bench.add_argument(
        "--runs", type=_runs, default=5, metavar="N", help="runs per figure, the median counts (default 5)"
    )
    bench.set_defaults(run=_bench)

    add_commands(commands, _seed)
    return parser


def _seed(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,19}", text) or int(text) > SEED_MOST:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a seed: a whole number from 0 to {SEED_MOST}")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,6})x([0-9]{1,6})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a size like 1600x1000")
    width, height = int(found[1]), int(found[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        smallest, largest = "x".join(map(str, SMALLEST)), "x".join(map(str, LARGEST))
        raise argparse.ArgumentTypeError(f"{text} is outside {smallest} to {largest}")
    return width, height


def _runs(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text) or not 1 <= int(text) <= 100:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of runs from 1 to 100")
    return int(text)


def _play(options: argparse.Namespace) -> int:
    """Open the game."""
    from .display import missing_display

    problem = missing_display()
    if problem:
        raise BadInput(problem)
    from .window import open_game

    return open_game(seed=options.seed, size=options.size, theme=options.theme, file=_flight_file(options.file))


def _flight_file(path: Path | None) -> Path | None:
    """The flight to open, looked at before a window opens."""
    if path is None:
        return None
    from ..session.flight_file import read_flight
    from ..session.kept import RecordError

    try:
        read_flight(path)
    except RecordError as problem:
        raise BadInput(f"{path}: {problem}") from None
    return path.absolute()


def _cases(options: argparse.Namespace) -> int:
    """Play case files; a line for each difference, then the count."""
    from ..content.case_file import FileProblem, read_cases
    from ..sim.cases import run_cases

    try:
        results = [r for path in options.files for r in run_cases(read_cases(path))]
    except FileProblem as problem:
        raise BadInput(str(problem)) from None
    passed = failed = skipped = 0
    for result in results:
        if result.skipped:
            skipped += 1
        elif result.passed:
            passed += 1
        else:
            failed += 1
            print("; ".join(map(str, result.differences)))
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed else 0


def _check(options: argparse.Namespace) -> int:
    """Check files: a line for each problem, exit code 1 when there is one, 2 when a file cannot be read."""
    from .check_files import check_files

    return check_files(options.files)


def _replay(options: argparse.Namespace) -> int:
    """Print a flight."""
    import json

    from ..rules import RulesError
    from ..session.kept import RecordError
    from .told_flight import read, sentences

    try:
        told = read(options.file)
    except (RecordError, RulesError, LookupError) as problem:
        raise BadInput(f"{options.file}: {problem}") from None
    if options.json:
        print(json.dumps(told.facts, ensure_ascii=False))
    else:
        print("\n".join(sentences(told)))
    return 0


def _gallery(options: argparse.Namespace) -> int:
    """Paint the pictures."""
    from .gallery import paint_gallery

    try:
        options.folder.mkdir(parents=True, exist_ok=True)
        count = paint_gallery(options.folder, options.size, options.theme, options.only, options.language)
    except OSError as problem:
        raise BadInput(f"{options.folder} cannot be written: {problem.strerror or 'unknown reason'}") from None
    if not count:
        raise BadInput(f"no picture is called {options.only!r}")
    print(f"{count} pictures in {options.folder}")
    return 0


def _bench(options: argparse.Namespace) -> int:
    """Measure and print one JSON object."""
    import json

    from .bench import measure

    print(json.dumps(measure(options.runs)))
    return 0
