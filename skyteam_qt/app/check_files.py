"""`skyteam-qt check FILE...`: airport files and flight files, one line a problem.

A flight is told from an airport by its `format`. Everything is said on standard output as `FILE:LINE: sentence`, which
text editors understand; a file that cannot be read at all has no line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ..content.airport import FORMAT as AIRPORT
from ..content.airport_check import BYTES_MOST, Unreadable, check_places, content_of, text_in
from ..content.json_places import NotJson, Places, read_places
from ..content.problems import Problem
from ..rules import RulesError
from ..session import kept
from ..session.kept import RecordError
from ..session.record import FORMAT as RECORD
from ..session.record import RECORD_MOST, fold_record, from_json
from ..session.setup import ruleset_for

GOOD, WRONG, UNREADABLE = 0, 1, 2
FLIGHT_BYTES_MOST: Final = 8_000_000
FLIGHT_VALUES_MOST: Final = 2_000_000
_ENTRY: Final = re.compile(r"entry (\d+)")
_FIELD: Final = re.compile("“(.+?)”")
_SPOKEN_OF: Final = {
    "own airport": "own_flight",
    "how its airport is": "own_flight",
    "other rules": "rules",
    "no flight": "scenario",
    "level": "level",
    "name": "pilot",
    "log": "entries",
    "abilit": "abilities",
    "version": "version",
}
"""What a sentence about a whole flight speaks of, and the field of the file that says it."""


class Found(NamedTuple):
    """A line of the answer. line: 0 for none."""

    line: int
    sentence: str


def check_files(paths: Iterable[Path]) -> int:
    """Check files and print what is wrong. Returns the exit code: 1 for a problem, 2 when a file cannot be read."""
    code, good = GOOD, 0
    for path in paths:
        try:
            found = list(check_file(path))
        except Unreadable as error:
            print(f"{path}: {error}")
            code = UNREADABLE
            continue
        for one in found:
            print(f"{path}:{one.line}: {one.sentence}")
        if found:
            code = max(code, WRONG)
        else:
            good += 1
    if good:
        print("1 file is good." if good == 1 else f"{good} files are good.")
    return code


def check_file(path: Path) -> Iterator[Found]:
    """What is wrong with a file. Raises `Unreadable`."""
    content = content_of(path, FLIGHT_BYTES_MOST)
    if isinstance(content, Problem):
        yield _said(content)
    elif kept.FORMAT.encode() in content.partition(b"\n")[0]:
        yield from _sealed(content)
    else:
        text = text_in(content)
        if isinstance(text, Problem):
            yield _said(text)
        else:
            yield from _open(text, len(content))


def _said(problem: Problem) -> Found:
    return Found(problem.line, problem.sentence)


def _open(text: str, size: int) -> Iterator[Found]:
    """An airport, or a flight in the open format."""
    flight = f'"{RECORD}"' in text[:2000] or f'"{RECORD}"' in text[-2000:]
    if not flight and size > BYTES_MOST:
        yield _said(Problem((), "file.large", {"most": f"{BYTES_MOST // 1000} kB"}, line=1))
        return
    if flight and len(text) <= RECORD_MOST:
        # the quick reader first; lines are looked for when something is wrong
        try:
            record = from_json(text)
            fold_record(record, ruleset_for(record.setup))
        except (RecordError, RulesError, LookupError) as error:
            yield from _flight_problem(text, str(error))
        return
    try:
        places = read_places(text, FLIGHT_VALUES_MOST)
    except NotJson as error:
        yield _said(error.problem)
        return
    kind = places.value.get("format") if isinstance(places.value, dict) else None
    if kind == RECORD:
        yield Found(1, "This file is too large to be a flight.")
    elif kind != AIRPORT:
        line = places.line(("format",))
        yield _said(Problem((), "file.unknown", {"airport": AIRPORT, "flight": RECORD}, line=line))
    else:
        for problem in check_places(places).problems:
            if problem.blocks:
                yield _said(problem)


def _flight_problem(text: str, sentence: str) -> Iterator[Found]:
    """The sentence of a record that was refused, with the line it speaks of."""
    try:
        places = read_places(text, FLIGHT_VALUES_MOST)
    except NotJson as error:
        yield _said(error.problem)
        return
    yield Found(_flight_line(places, sentence), sentence)
    if "own airport" in sentence and isinstance(places.value, dict):
        yield from _own_airport(places)


def _flight_line(places: Places, sentence: str) -> int:
    entry, field = _ENTRY.search(sentence), _FIELD.search(sentence)
    if entry is not None:
        return places.line(("entries", int(entry[1]) - 1))
    if field is not None:
        return places.line((field[1],))
    for word, key in _SPOKEN_OF.items():
        if word in sentence:
            return places.line((key,))
    return places.line(())


def _own_airport(places: Places) -> Iterator[Found]:
    from ..content.airport_check import check_plain

    for one in check_plain(places.value.get("own_flight")).problems:
        if one.blocks:
            yield Found(places.line(("own_flight", *one.path)), one.sentence)


def _sealed(content: bytes) -> Iterator[Found]:
    """A flight that is still in the air: whole lines, and entries that the rules allow. Nothing of it is shown."""
    from ..session.journal import record_of

    try:
        sealed = kept.parse(content)
    except RecordError as error:
        yield Found(1, str(error))
        return
    whole = len(sealed.payloads) + 1
    if sealed.length < len(content) and b"\n" in content[sealed.length :]:
        yield Found(whole + 1, "From here on this flight is damaged; it can be continued up to this line.")
        return
    try:
        record = record_of(sealed)
        fold_record(record, ruleset_for(record.setup))
    except (RecordError, RulesError, LookupError) as error:
        entry = _ENTRY.search(str(error))
        # the header is the first line, the set-up the second
        yield Found(2 + int(entry[1]) if entry else 1, str(error))
