"""Checks airports: first what a file holds (pydantic), then whether it makes sense and can be landed at all.

`read_airport` and `check_text` for files, `problems_of` for an airport that is being drawn. All problems are named,
each with its place; a file with any that blocks is not used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path as FilePath
from typing import Any, Final, NamedTuple

from .abilities import offered
from .airport import (
    ALTITUDE_MARKS,
    BAYS_MOST,
    FEET_LOWER_START,
    FEET_STEP,
    FEET_TOP,
    MARKS,
    SPACE_MARKS,
    Airport,
    Space,
    from_plain,
)
from .files import read_json
from .json_places import NotJson, Places, read_places, shown
from .problems import Path, Problem

BYTES_MOST: Final = 200_000
"""Largest airport file that is looked at; one that somebody wrote has a hundredth of it."""
VALUES_MOST: Final = 20_000
PROBLEMS_MOST: Final = 40
"""A file that is nothing but wrong is not listed to its end."""
NOT_TOGETHER: Final = (
    ("kerosene", "kerosene-leak", "tank"),
    ("wind", "headwind", "ring"),
    ("engine-loss", "kerosene-leak", "leak"),
    ("engine-loss", "wind", "speed"),
    ("engine-loss", "headwind", "speed"),
)
"""Pairs that contradict each other, and the word for why."""
STUCK_GEAR_ALARMS: Final = frozenset({1, 4, 6})
MODULE_OF: Final = {mark: name for name, mark in (SPACE_MARKS | ALTITUDE_MARKS).items()}
SPEED_STEPS: Final = 2
"""Most spaces in one round (R52)."""
DICE: Final = 8
DICE_GLIDING: Final = 6
"""Dice that a crew places in a round, and without engines (EL2)."""


class Unreadable(Exception):  # noqa: N818
    """A file that cannot even be looked at; the text is a sentence without the name of the file."""


class Checked(NamedTuple):
    """What came of a file: an airport, unless a problem blocks; and all problems, cautions among them."""

    airport: Airport | None
    problems: tuple[Problem, ...]


# ---- files -----------------------------------------------------------------------------------------------------------


def content_of(path: FilePath, most: int = BYTES_MOST) -> bytes | Problem:
    """The bytes of a file somebody hands in, or the problem that there are too many. Raises `Unreadable`."""
    try:
        if path.is_dir():
            raise Unreadable("This is a folder, not a file.")
        if not path.exists():
            raise Unreadable("There is no such file.")
        if not path.is_file():
            raise Unreadable("This is not an ordinary file.")
        with path.open("rb") as file:
            found = file.read(most + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it cannot be opened"
        raise Unreadable(f"It cannot be read: {reason}.") from None
    return found if len(found) <= most else Problem((), "file.large", {"most": f"{most // 1000} kB"}, line=1)


def text_in(content: bytes) -> str | Problem:
    """The text of a file, or the problem that it is none."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return Problem((), "file.encoding", line=content.count(b"\n", 0, error.start) + 1)


def read_airport(path: FilePath) -> Checked:
    """An airport from its file. Raises `Unreadable`."""
    content = content_of(path)
    if isinstance(content, Problem):
        return Checked(None, (content,))
    text = text_in(content)
    return Checked(None, (text,)) if isinstance(text, Problem) else check_text(text)


def check_text(text: str) -> Checked:
    """An airport from the text of its file; the problems have lines."""
    try:
        places = read_places(text, VALUES_MOST)
    except NotJson as error:
        return Checked(None, (error.problem,))
    return check_places(places)


def check_places(places: Places) -> Checked:
    """An airport from JSON that was read; the problems have lines and stand in their order."""
    found = check_plain(places.value)
    placed = [one._replace(line=places.line(one.path)) for one in found.problems]
    return Checked(found.airport, tuple(sorted(placed, key=lambda one: one.line)))


def check_plain(value: object) -> Checked:
    """An airport from a JSON value. Never raises."""
    if not isinstance(value, dict):
        return Checked(None, (Problem((), "airport.object"),))
    wrong = tuple(_form(value))
    if wrong:
        return Checked(None, wrong)
    airport = from_plain({key: one for key, one in value.items() if key != "$schema"})
    problems = tuple(problems_of(airport))
    return Checked(None if any(one.blocks for one in problems) else airport, problems)


# ---- what a file holds -----------------------------------------------------------------------------------------------


def _form(value: dict[str, Any]) -> Iterator[Problem]:
    """Problems of names, kinds and bounds, one for each place."""
    from pydantic import ValidationError

    from .airport_schema import AirportEntry

    try:
        AirportEntry.model_validate(value)
    except ValidationError as error:
        seen: set[Path] = set()
        for one in error.errors(include_url=False, include_input=False):
            path = tuple(step for step in one["loc"] if not (isinstance(step, str) and "[" in step))
            if path not in seen and len(seen) < PROBLEMS_MOST:
                seen.add(path)
                yield _form_problem(path, one["type"], one.get("ctx", {}))


_KINDS: Final = {
    "int": "number",
    "bool": "bool",
    "string": "text",
    "list": "list",
    "model": "object",
    "dict": "object",
    "float": "number",
}


def _form_problem(path: Path, kind: str, more: Mapping[str, Any]) -> Problem:
    """What pydantic found, in our words."""
    name = next((shown(step) for step in reversed(path) if isinstance(step, str)), "")
    if kind == "missing":
        return Problem(path[:-1], "form.missing", {"name": name})
    if kind == "extra_forbidden":
        return Problem(path, "form.extra", {"name": name})
    if kind == "literal_error":
        return Problem(path, "form.choice", {"name": name, "list": more["expected"]})
    if kind in ("greater_than_equal", "less_than_equal"):
        bound = more.get("ge", more.get("le"))
        return Problem(path, "form.least" if "ge" in more else "form.most", {"name": name, "bound": bound})
    if kind in ("too_short", "too_long"):
        key = "form.fewest" if kind == "too_short" else "form.many"
        return Problem(path, key, {"name": name, "bound": more.get("min_length", more.get("max_length"))})
    if kind == "string_too_short":
        return Problem(path, "form.empty", {"name": name})
    if kind == "string_too_long":
        return Problem(path, "form.long", {"name": name, "bound": more["max_length"]})
    if kind == "string_pattern_mismatch":
        return Problem(path, "form.code", {"name": name})
    return Problem(path, f"form.kind.{_KINDS.get(kind.split('_')[0], 'other')}", {"name": name})


# ---- whether it makes sense ------------------------------------------------------------------------------------------


def problems_of(airport: Airport) -> Iterator[Problem]:
    """Everything that contradicts itself or cannot be landed; cautions last. For airports whose form is right, or that
    come from the editor.
    """
    yield from _words(airport)
    yield from _modules(airport)
    yield from _icons(airport)
    yield from _numbers(airport)
    yield from _altitudes(airport)
    yield from _approach(airport)
    yield from _in_principle(airport)
    yield from _cautions(airport)


def _words(airport: Airport) -> Iterator[Problem]:
    code = airport.code
    if not (2 <= len(code) <= 4 and code.isascii() and code.isalnum() and code.upper() == code):
        yield Problem(("code",), "form.code", {"name": "code"})
    if not airport.airport.strip():
        yield Problem(("airport",), "form.empty", {"name": "airport"})
    for name in ("airport", "city", "country"):
        if not getattr(airport, name).isprintable():
            yield Problem((name,), "airport.plain", {"name": name})


def _modules(airport: Airport) -> Iterator[Problem]:
    modules = airport.modules
    for at, name in enumerate(modules):
        if name in modules[:at]:
            yield Problem(("modules", at), "airport.twice", {"name": name})
    for one, other, why in NOT_TOGETHER:
        if one in modules and other in modules:
            at = max(modules.index(one), modules.index(other))
            yield Problem(("modules", at), f"airport.together.{why}", {"a": one, "b": other})
    if airport.bays > BAYS_MOST:
        last = max(modules.index(name) for name in ("alarms", "intern"))
        yield Problem(("modules", last), "airport.bays")


def _icons(airport: Airport) -> Iterator[Problem]:
    """What is printed is there if and only if its module is."""
    for name, mark in (SPACE_MARKS | ALTITUDE_MARKS).items():
        field = "spaces" if name in SPACE_MARKS else "altitude"
        rows: tuple[Any, ...] = getattr(airport, field)
        there = [at for at, row in enumerate(rows) if getattr(row, mark)]
        if there and name not in airport.modules:
            yield Problem((field, there[0], mark), "airport.markAlone", {"mark": mark, "name": name})
        elif name in airport.modules and not there:
            yield Problem(("modules", airport.modules.index(name)), f"airport.noMark.{field}", {"name": name})


def _numbers(airport: Airport) -> Iterator[Problem]:
    modules = airport.modules
    pairs: tuple[tuple[str, str], ...] = (
        ("special-abilities", "special_abilities"),
        ("real-time", "real_time_seconds"),
        ("alarms", "alarm_tokens"),
    )
    for name, field in pairs:
        if name in modules and not getattr(airport, field):
            yield Problem(("modules", modules.index(name)), "airport.noNumber", {"name": name, "field": field})
        elif name not in modules and getattr(airport, field):
            yield Problem((field,), "airport.numberAlone", {"name": name, "field": field})
    for at, token in enumerate(airport.alarm_tokens):
        if token in airport.alarm_tokens[:at]:
            yield Problem(("alarm_tokens", at), "airport.alarmTwice", {"v": token})
        elif "stuck-landing-gear" in modules and token not in STUCK_GEAR_ALARMS:
            yield Problem(("alarm_tokens", at), "airport.alarmStuck", {"v": token})
    for at, card in enumerate(airport.excluded_abilities):
        if card in airport.excluded_abilities[:at]:
            yield Problem(("excluded_abilities", at), "airport.twice", {"name": card})
    left = len(offered(airport._asdict()))
    if airport.special_abilities > left and "special-abilities" in modules:
        yield Problem(("special_abilities",), "airport.abilities", {"n": left})


def _altitudes(airport: Airport) -> Iterator[Problem]:
    top = FEET_LOWER_START if "start-5000" in airport.modules else FEET_TOP
    steps = airport.altitude
    if not steps or steps[0].feet != top:
        yield Problem(("altitude", 0, "feet") if steps else ("altitude",), "airport.top", {"feet": top})
    for at, (one, other) in enumerate(pairwise(steps), 1):
        if other.feet != one.feet - FEET_STEP:
            yield Problem(("altitude", at, "feet"), "airport.steps", {"feet": one.feet - FEET_STEP})
            return
    if steps and steps[-1].feet:
        yield Problem(("altitude", len(steps) - 1, "feet"), "airport.touchdown")
    most = read_json("scenarios")["constants"]["reroll_tokens_total"]
    tokens = [at for at, step in enumerate(steps) if step.reroll_token]
    if len(tokens) > most:
        yield Problem(("altitude", tokens[most], "reroll_token"), "airport.rerolls", {"most": most})


def _approach(airport: Airport) -> Iterator[Problem]:
    supply = read_json("scenarios")["constants"]["traffic_token_supply"]
    so_far = 0
    for at, space in enumerate(airport.spaces):
        if so_far <= supply < so_far + space.traffic:
            yield Problem(("spaces", at, "traffic"), "airport.planes", {"n": airport.planes, "most": supply})
        so_far += space.traffic
        if space.axis is not None and len(set(space.axis)) != len(space.axis):
            yield Problem(("spaces", at, "axis"), "airport.axisTwice")
    if airport.spaces and airport.spaces[-1].axis is not None:
        yield Problem(("spaces", len(airport.spaces) - 1, "axis"), "airport.axisLast")


# ---- whether it can be landed ----------------------------------------------------------------------------------------


def fewest_rounds(spaces: tuple[Space, ...]) -> int:
    """In how many rounds the airport can be reached at best: two spaces a round need a bank that both allow (TU3)."""
    limits = [frozenset(MARKS if space.axis is None else space.axis) for space in spaces[:-1]]
    best = [0]
    for at, limit in enumerate(limits, 1):
        one = best[at - 1] + 1
        together = at > 1 and limit & limits[at - 2]
        best.append(min(one, best[at - 2] + 1) if together else one)
    return best[-1]


class Budget(NamedTuple):
    """Dice of a whole flight: thrown at most, and what a landing needs at least, planes not counted."""

    thrown: int
    needed: int


def budget(airport: Airport) -> Budget:
    """The dice a crew has and needs (R24, R131): mandatory ones each round, switches, brakes as far as they count."""
    modules = set(airport.modules)
    gliding = "engine-loss" in modules
    thrown = airport.rounds * (DICE_GLIDING if gliding else DICE)
    if "synchronisation" in offered(airport._asdict()):
        # the traffic die is one more, whenever gear and flaps are used in one round (SY1)
        thrown += airport.rounds
    needed = airport.rounds * (2 if gliding else 4)
    constants = read_json("scenarios")["constants"]
    needed += len(constants["flap_values"])
    if "stuck-landing-gear" not in modules:
        needed += len(constants["gear_values"])
    if "ice-brakes" in modules:
        needed += 2 * len(constants["ice_brake_values"])
    elif not gliding:
        needed += 1
    return Budget(thrown, needed)


def _in_principle(airport: Airport) -> Iterator[Problem]:
    """Impossible by its own numbers, whatever the dice show."""
    if not airport.spaces or not airport.altitude:
        return
    flown, length = airport.rounds - 1, len(airport.spaces)
    if "engine-loss" in airport.modules:
        if length != airport.rounds:
            yield Problem(("spaces",), "airport.glide", {"n": airport.rounds})
    else:
        fewest = fewest_rounds(airport.spaces)
        if fewest > flown:
            at = next((n for n, space in enumerate(airport.spaces) if space.axis is not None), 0)
            yield Problem(("spaces", at, "axis"), "airport.bank", {"need": fewest, "n": flown})
    dice = budget(airport)
    if dice.needed + airport.planes > dice.thrown:
        fields = {"thrown": dice.thrown, "needed": dice.needed + airport.planes}
        yield Problem(("spaces",), "airport.dice", fields)


def _cautions(airport: Airport) -> Iterator[Problem]:
    """What is allowed, but may not be meant."""
    limited = [space.axis for space in airport.spaces[:-1] if space.axis is not None]
    for side, sign in (("pilot", -1), ("copilot", 1)):
        if len(limited) > 1 and all(all(mark * sign > 0 for mark in marks) for marks in limited):
            yield Problem(("spaces",), f"airport.lean.{side}", blocks=False)
    dice = budget(airport)
    rolled = sum(space.traffic_dice for space in airport.spaces)
    if 0 <= dice.thrown - dice.needed - airport.planes < rolled:
        spare = dice.thrown - dice.needed - airport.planes
        yield Problem(("spaces",), "airport.tight", {"n": spare}, blocks=False)
    if "engine-loss" in airport.modules and "ice-brakes" not in airport.modules:
        yield Problem(("modules",), "airport.noBrakes", blocks=False)
