"""What the editor asks of the rest of the program: files, and the people's choice of names for them."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog, QWidget

from skyteam_qt.content.airport import Airport
from skyteam_qt.qtbridge.texts import say


class OwnFile(Protocol):
    """A file and what it holds; `problem` is empty, or says why there is no airport."""

    @property
    def airport(self) -> Airport | None: ...

    @property
    def problem(self) -> str: ...


class Airports(Protocol):
    """`app.own_airports.OwnAirports`, as the editor sees it."""

    @property
    def folder(self) -> Path:
        """Where own airports lie."""

    def open(self, path: Path) -> OwnFile:
        """Read a file from anywhere."""

    def save(self, airport: Airport, path: Path) -> None:
        """Write a file. Raises an exception whose text is one sentence."""

    def free_path(self, airport: Airport) -> Path:
        """A name in the folder that no file has."""


class Asker:
    """Asks for names of files with the dialogs of the desktop. Tests hand in another one."""

    def open_airport(self, parent: QWidget, folder: Path) -> Path | None:
        """A file to read; None when people change their minds."""
        name, _ = QFileDialog.getOpenFileName(parent, say("editor.open"), str(folder), say("editor.files"))
        return Path(name) if name else None

    def save_airport(self, parent: QWidget, path: Path) -> Path | None:
        """A name for an airport file."""
        name, _ = QFileDialog.getSaveFileName(parent, say("editor.saveAs"), str(path), say("editor.files"))
        return _ending(name, ".json")

    def save_picture(self, parent: QWidget, path: Path) -> Path | None:
        """A name for a picture."""
        name, _ = QFileDialog.getSaveFileName(parent, say("editor.export"), str(path), say("editor.pictures"))
        return _ending(name, ".png")


def _ending(name: str, suffix: str) -> Path | None:
    if not name:
        return None
    path = Path(name)
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)
