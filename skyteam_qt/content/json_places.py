"""JSON that says where it stands: values with the line of each, and refusals that name the line.

A reader of its own, because the one of the standard library forgets lines, lets a key come twice and believes NaN. What
somebody hands in is bounded in length, depth and number of values before anything is built from it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from json.decoder import JSONDecodeError, scanstring  # type: ignore[attr-defined]
from typing import Any, Final

from .problems import Path, Problem

DEPTH_MOST: Final = 24
DIGITS_MOST: Final = 30
_BLANK: Final = re.compile(r"[ \t\r\n]*")
_NUMBER: Final = re.compile(r"-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?", re.ASCII)
_WORDS: Final = {"null": None, "true": True, "false": False}


class NotJson(ValueError):  # noqa: N818
    """The text is no JSON that can be used. `problem` has its line already."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


class Places:
    """A JSON text that was read: `value`, and `line(path)` for whatever stands in it."""

    def __init__(self, text: str, values_most: int) -> None:
        self._text = text
        self._breaks = [hit.start() for hit in re.finditer("\n", text)]
        self._at: dict[Path, int] = {}
        self._left = values_most
        at = self._blank(0)
        self.value, at = self._read(at, ())
        at = self._blank(at)
        if at < len(text):
            raise self._wrong(at, "json.more")

    def line(self, path: Iterable[object]) -> int:
        """The line, from 1, of the value at a path of keys and positions, or of the nearest one around it."""
        steps: tuple[Any, ...] = tuple(path)
        while steps not in self._at:
            steps = steps[:-1]
        return self._line_at(self._at[steps])

    def _line_at(self, at: int) -> int:
        return bisect_right(self._breaks, at - 1) + 1

    def _wrong(self, at: int, key: str, **fields: object) -> NotJson:
        return NotJson(Problem((), key, fields, line=self._line_at(min(at, len(self._text)))))

    def _blank(self, at: int) -> int:
        hit = _BLANK.match(self._text, at)
        return at if hit is None else hit.end()

    def _read(self, at: int, path: Path) -> tuple[Any, int]:
        self._at.setdefault(path, at)
        self._left -= 1
        if self._left < 0:
            raise self._wrong(at, "json.many")
        if len(path) > DEPTH_MOST:
            raise self._wrong(at, "json.deep")
        first = self._text[at : at + 1]
        if first == "{":
            return self._object(at + 1, path)
        if first == "[":
            return self._list(at + 1, path)
        if first == '"':
            return self._string(at)
        for word, value in _WORDS.items():
            if self._text.startswith(word, at):
                return value, at + len(word)
        return self._number(at)

    def _string(self, at: int) -> tuple[str, int]:
        try:
            found, end = scanstring(self._text, at + 1, True)
        except JSONDecodeError as error:
            raise self._wrong(error.pos, "json.string") from None
        if any("\ud800" <= char <= "\udfff" for char in found):
            raise self._wrong(at, "json.string")
        return found, end

    def _number(self, at: int) -> tuple[float, int]:
        hit = _NUMBER.match(self._text, at)
        if hit is None:
            raise self._wrong(at, "json.value" if at < len(self._text) else "json.ends")
        if len(hit[0]) > DIGITS_MOST:
            raise self._wrong(at, "json.long")
        if hit[1] or hit[2]:
            value = float(hit[0])
            if value in (float("inf"), float("-inf")):
                raise self._wrong(at, "json.long")
            return value, hit.end()
        return int(hit[0]), hit.end()

    def _list(self, at: int, path: Path) -> tuple[list[Any], int]:
        found: list[Any] = []
        at = self._blank(at)
        if self._text.startswith("]", at):
            return found, at + 1
        while True:
            value, at = self._read(at, (*path, len(found)))
            found.append(value)
            at = self._blank(at)
            if self._text.startswith("]", at):
                return found, at + 1
            at = self._comma(at)

    def _object(self, at: int, path: Path) -> tuple[dict[str, Any], int]:
        found: dict[str, Any] = {}
        at = self._blank(at)
        if self._text.startswith("}", at):
            return found, at + 1
        while True:
            if not self._text.startswith('"', at):
                raise self._wrong(at, "json.key" if at < len(self._text) else "json.ends")
            began = at
            key, at = self._string(at)
            if key in found:
                raise self._wrong(began, "json.twice", name=shown(key))
            self._at[(*path, key)] = began
            at = self._blank(at)
            if not self._text.startswith(":", at):
                raise self._wrong(at, "json.colon")
            found[key], at = self._read(self._blank(at + 1), (*path, key))
            at = self._blank(at)
            if self._text.startswith("}", at):
                return found, at + 1
            at = self._comma(at)

    def _comma(self, at: int) -> int:
        if not self._text.startswith(",", at):
            raise self._wrong(at, "json.comma" if at < len(self._text) else "json.ends")
        return self._blank(at + 1)


def shown(text: str, most: int = 40) -> str:
    """What somebody wrote, fit to stand in a sentence: one line, not too long, no marks that turn it round."""
    plain = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text[: most + 1])
    return plain if len(plain) <= most else plain[:most] + "…"


def read_places(text: str, values_most: int) -> Places:
    """Read a JSON text with its places. Raises `NotJson`."""
    return Places(text, values_most)
