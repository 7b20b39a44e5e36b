"""The system's dialog for a flight's file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from skyteam_qt.qtbridge.texts import say


def ask_flight(parent: QWidget) -> Path | None:
    """The file to open, None when it was called off."""
    chosen, _ = QFileDialog.getOpenFileName(parent, say("flight.openTitle"), "", f"{say('flight.files')} (*.skyteam)")
    return Path(chosen) if chosen else None
