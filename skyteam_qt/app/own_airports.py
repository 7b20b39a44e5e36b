"""Airports of this person: the folder `airports/` below the data folder, and files opened in this run."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ..content.airport import Airport

FOLDER: Final = "airports"
SUFFIX: Final = ".json"
FILES_MOST: Final = 300
"""A folder with more is not read to its end: the start screen waits for it."""


class OwnFile(NamedTuple):
    """A file and what it holds; `problem` is empty, or says with its line why there is no airport."""

    path: Path
    airport: Airport | None
    problem: str = ""


class NotSaved(Exception):  # noqa: N818
    """A file could not be written; the text is one sentence."""


class OwnAirports:
    """The files, read when they are asked for: they may have been changed by hand meanwhile."""

    def __init__(self, data_folder: Path) -> None:
        self.folder = data_folder / FOLDER
        self._opened: list[Path] = []
        self._texts: dict[str, str] = {}

    def open(self, path: Path) -> OwnFile:
        """Read a file from anywhere; a good one is among `files` from now on."""
        found = read_file(path)
        if found.airport is not None and path not in self._opened and path.parent != self.folder:
            self._opened.append(path)
        return found

    def files(self) -> list[OwnFile]:
        """All files by name, the folder's first. Nothing is imported for an empty folder."""
        return [read_file(path) for path in (*self._in_folder(), *self._opened)]

    def _in_folder(self) -> list[Path]:
        try:
            names = sorted(name for name in os.listdir(self.folder) if name.lower().endswith(SUFFIX))
        except OSError:
            return []
        return [self.folder / name for name in names[:FILES_MOST]]

    def texts(self) -> list[str]:
        """The good airports, each once, as own flights (`content.own_flights`)."""
        found: dict[str, str] = {}
        for one in self.files():
            if one.airport is not None:
                from ..content.own_flights import own_id, text_of

                text = text_of(one.airport)
                found[own_id(text)] = text
        self._texts |= found
        return list(found.values())

    def text(self, scenario_id: str) -> str:
        """The own flight of an id that was listed in this run; empty for any other, bundled ones among them."""
        return self._texts.get(scenario_id, "")

    def remember(self, airport: Airport) -> str:
        """An airport that is flown without being saved (a test flight). Returns its id."""
        from ..content.own_flights import own_id, text_of

        text = text_of(airport)
        self._texts[own_id(text)] = text
        return own_id(text)

    def free_path(self, airport: Airport) -> Path:
        """A name in the folder that no file has."""
        stem = f"{airport.code}-{airport.difficulty}"
        number = 1
        while True:
            path = self.folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
            if not path.exists():
                return path
            number += 1

    def save(self, airport: Airport, path: Path) -> None:
        """Write a file; the old one stays until the new one is whole. Raises `NotSaved`."""
        from ..content.airport import file_text

        draft = path.with_name(path.name + ".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(file_text(airport), encoding="utf-8", newline="\n")
            draft.replace(path)
        except OSError as error:
            raise NotSaved(f"The airport could not be saved ({error.strerror or 'unknown reason'}).") from None
        finally:
            with contextlib.suppress(OSError):
                draft.unlink(missing_ok=True)


def read_file(path: Path) -> OwnFile:
    """An airport from a file, or why there is none."""
    from ..content.airport_check import Unreadable, read_airport

    try:
        found = read_airport(path)
    except Unreadable as error:
        return OwnFile(path, None, str(error))
    if found.airport is not None:
        return OwnFile(path, found.airport)
    first = next(one for one in found.problems if one.blocks)
    return OwnFile(path, None, f"{path.name}, line {first.line}: {first.sentence}")
