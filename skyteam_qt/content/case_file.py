"""Case files (the schema described at the top of `golden.json`): read, checked, refused with the place named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

MOST_BYTES = 20_000_000

Letter = Literal["P", "C"]
Die = Literal[1, 2, 3, 4, 5, 6]


class FileProblem(ValueError):  # noqa: N818
    """A file cannot be used; the text is one sentence for a person and names the place."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class StateFields(_Strict):
    """The public position and the hands, as far as a case gives or expects them."""

    phase: Literal["briefing", "placement", "end", "over"] | None = None
    turn: Letter | None = None
    hands: dict[Letter, list[Die]] | None = None
    placed: dict[str, int] | None = None
    altitude_ft: int | None = None
    round: int | None = None
    position: int | None = Field(default=None, ge=1)
    traffic: list[int] | None = None
    supply: int | None = None
    axis: int | None = None
    blue: int | None = None
    orange: int | None = None
    brake: int | None = None
    gear: list[bool] | None = None
    flaps: list[bool] | None = None
    brakes: list[bool] | None = None
    coffee: int | None = Field(default=None, ge=0, le=3)
    reroll: int | None = None
    reroll_reserve: int | None = None
    redraws: int | None = None
    speed: int | None = None
    final_round: bool | None = None
    kerosene: int | None = None
    kerosene_used: bool | None = None
    wind_offset: int | None = None
    wind_modifier: int | None = None
    interns: list[int] | None = None
    pending: Literal["intern", "synchronisation"] | None = None
    alarms_active: list[int] | None = None
    alarms_down: list[int] | None = None
    aside: dict[Letter, int] | None = None
    synchronisation_used: bool | None = None
    working_together_used: bool | None = None
    adaptation_used: list[Letter] | None = None
    laid_aside: dict[Letter, int] | int | list[Any] | None = None
    discussion_allowed: bool | None = None
    ice: dict[str, Any] | None = None
    anticipation_used: bool | None = None

    def given(self) -> dict[str, Any]:
        """The fields that the file names, null included."""
        return {name: getattr(self, name) for name in self.model_fields_set}


class Change(_Strict):
    """Dice taken and their results."""

    taken: list[Die] = Field(default_factory=list, alias="from")
    results: list[Die] = Field(default_factory=list, alias="to")


class CaseAction(_Strict):
    """One action of a case; which fields belong to which action is checked when it is played."""

    do: Literal[
        "roll", "draw", "place", "reroll", "redraw", "discard", "end_round", "timeout", "place_intern",
        "discard_intern", "place_traffic_die", "anticipate", "adapt", "swap",
    ]  # fmt: skip
    by: Letter | None = None
    die: int | None = None
    space: str | None = None
    coffee: int = 0
    new_die: int | None = None
    rerolled: list[int] | None = None
    pilot: list[int] | Change | int | None = Field(default=None, alias="P")
    copilot: list[int] | Change | int | None = Field(default=None, alias="C")
    from_: int | None = Field(default=None, alias="from")
    to: int | None = None
    traffic: list[int] | None = None
    alarms: list[int] | None = None
    busy: int | None = None


class Rejected(_Strict):
    """The action (from 0) that must be refused, and why."""

    action: int = Field(ge=0)
    code: str


class Expect(_Strict):
    """What must hold after the last action played."""

    status: Literal["playing", "won", "lost"] = "playing"
    reason: str | None = None
    failed: list[str] | None = None
    rejected: Rejected | None = None
    state: StateFields = Field(default_factory=StateFields)


class CaseOptions(_Strict):
    """Abilities, interns, card level, stopwatch."""

    abilities: list[str] = Field(default_factory=list)
    interns: list[int] = Field(default_factory=list)
    level: Literal["easy", "normal", "hard", "expert"] = "easy"
    stopwatch: bool = False


class Case(_Strict):
    """One executable example."""

    id: str
    name: str = ""
    rules: list[str] = Field(default_factory=list)
    game: Literal["sky-team", "final-approach"]
    scenario: str | None = None
    options: CaseOptions = Field(default_factory=CaseOptions)
    first_round: dict[str, Any] | None = None
    start: StateFields | None = None
    actions: list[CaseAction]
    expect: Expect
    source: str = ""
    note: str = ""


class CaseFile(_Strict):
    """A whole file; the description parts are free."""

    title: str = ""
    schema_: dict[str, Any] = Field(default_factory=dict, alias="schema")
    cases: list[Case]


def read_cases(path: Path) -> list[Case]:
    """All cases of a file. Raises `FileProblem` with one sentence that names the file and the place in it."""
    raw = read_checked_json(path)
    try:
        return CaseFile.model_validate(raw).cases
    except ValidationError as problem:
        raise FileProblem(f"{path}: {first_problem(problem, raw)}") from None


def read_checked_json(path: Path) -> object:
    """The JSON of a file somebody hands in. Raises `FileProblem` when it is no readable JSON."""
    try:
        if path.is_dir():
            raise FileProblem(f"{path} is a folder, not a file.")
        if path.stat().st_size > MOST_BYTES:
            raise FileProblem(f"{path} is larger than {MOST_BYTES // 1_000_000} MB; this is not such a file.")
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileProblem(f"{path} does not exist.") from None
    except UnicodeDecodeError:
        raise FileProblem(f"{path} is not UTF-8 text.") from None
    except (OSError, ValueError) as problem:
        if isinstance(problem, FileProblem):
            raise
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else "it cannot be opened"
        raise FileProblem(f"{path} cannot be read: {reason}.") from None
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        raise FileProblem(f"{path}, line {problem.lineno}, column {problem.colno}: not JSON ({problem.msg}).") from None
    except (RecursionError, ValueError):
        raise FileProblem(f"{path} cannot be read: nested too deeply or a number is too long.") from None


def first_problem(problem: ValidationError, raw: object) -> str:
    """`cases[3] (G004) actions[0].die: ...`, the first thing that pydantic found."""
    first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    loc = [p for p in first["loc"] if not (isinstance(p, str) and ("[" in p or p in ("Change",)))]
    place = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in loc).lstrip(".")
    named = ""
    if len(loc) > 1 and loc[0] == "cases" and isinstance(loc[1], int) and isinstance(raw, dict):
        entry = raw["cases"][loc[1]]
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            named = f" (case {entry['id']})"
    return f"{place or 'the file'}{named}: {first['msg'][0].lower()}{first['msg'][1:]}."
