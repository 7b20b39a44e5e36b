"""The stops of the gallery at own airports: the editor with a made-up flight, with something wrong, and empty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..ui.editor.screen import EditorScreen
from .gallery_stage import Stage


def _editor(stage: Stage) -> EditorScreen:
    base = stage.window.stack.base
    assert isinstance(base, EditorScreen)
    return base


def airport_random(stage: Stage) -> None:
    """An airport of a seed."""
    stage.window.stack.pop_all()
    stage.window.leave_flight()
    stage.window.show_editor()
    screen = _editor(stage)
    screen.slider.setValue(88)
    screen.seed.setText("5")
    screen.same_seed()


def airport_wrong(stage: Stage) -> None:
    """More planes than there are, and no code: sentences beside the fields."""
    screen = _editor(stage)
    screen.columns[2].planes.wanted.emit(9)
    screen.draft.set_text("code", "", "")


def airport_new(stage: Stage) -> None:
    """Where people begin."""
    _editor(stage).start_new()


AIRPORT_STOPS: Final[tuple[Callable[[Stage], None], ...]] = (airport_random, airport_wrong, airport_new)
