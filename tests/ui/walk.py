"""A walk through every stop of the gallery, hearing each text that is drawn and looking for those that are cut."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from skyteam_qt.app.gallery import settle
from skyteam_qt.app.gallery_stage import Stage
from skyteam_qt.app.gallery_stops import STOPS
from skyteam_qt.ui import main_window
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme
from tests.ui.pages import cut_texts


class Seen(NamedTuple):
    """What one stop shows. drawn: texts painted with the canvas; cut: those that had to be shortened, and labels and
    buttons with too little room; words: texts of labels and buttons."""

    stop: str
    drawn: tuple[str, ...]
    words: tuple[str, ...]
    cut: tuple[str, ...]


def walk(folder: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], large: float = 1.0) -> Iterator[Seen]:
    """Every stop in turn, in the language that is spoken now."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    heard: list[str] = []
    cut: list[str] = []
    text, close = Canvas.text, Canvas.close

    def hear(canvas: Canvas, x: float, y: float, words: str, *args: object, **more: object) -> float:
        heard.append(words)
        return text(canvas, x, y, words, *args, **more)  # type: ignore[arg-type]

    def shut(canvas: Canvas) -> None:
        cut.extend(canvas.cut)
        close(canvas)

    monkeypatch.setattr(Canvas, "text", hear)
    monkeypatch.setattr(Canvas, "close", shut)
    monkeypatch.setattr(main_window, "Theme", partial(Theme, large_text=large))
    stage = Stage(folder, size, "dark")
    for stop in STOPS:
        stop(stage)
        settle(app)
        # what was painted on the way had not found its size yet
        stage.window.grab()
        heard.clear()
        cut.clear()
        _paint_anew(stage)
        words = [one.text() for one in (*_shown(stage, QLabel), *_shown(stage, QAbstractButton)) if one.text()]
        yield Seen(stop.__name__, tuple(heard), tuple(words), (*cut, *cut_texts(stage.window)))
    stage.close()
    settle(app)


def _paint_anew(stage: Stage) -> None:
    """Also what lies ready in a picture: the theme that is handed round has nothing kept."""
    window = stage.window
    if window.flight is not None and window.flight.cockpit.isVisible():
        window.flight.cockpit.view.set_theme(window.theme)
    window.grab()


def _shown(stage: Stage, kind: type[QWidget]) -> list[Any]:
    return [one for one in stage.window.findChildren(kind) if one.isVisible()]
