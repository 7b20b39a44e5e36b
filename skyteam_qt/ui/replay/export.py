"""A moment of the replay as a picture, and writing what people want to keep to a file of their choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QDir, QIODevice, QRectF, QStandardPaths
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.cockpit.arrangement import layout_of
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.replay.board import paint_board, region, replay_facts, small_print
from skyteam_qt.ui.replay.hands import HIGH, paint_hands
from skyteam_qt.ui.replay.reel import Reel, title_of
from skyteam_qt.ui.theme import Theme

WIDE = 1600
HEAD = 84.0
AskWhere = Callable[[QWidget, str, str, str], "Path | None"]
"""(parent, title, proposed name, suffix with its dot): the file to write, None when it was called off."""


def ask_where(parent: QWidget, title: str, name: str, suffix: str) -> Path | None:
    """The system's dialog; it asks before a file that exists is written over."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or QDir.homePath()
    dialog = QFileDialog(parent, title, str(Path(folder) / f"{name}{suffix}"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(f"*{suffix}")
    dialog.setDefaultSuffix(suffix.lstrip("."))
    dialog.selectFile(f"{name}{suffix}")
    accepted = dialog.exec()
    chosen = dialog.selectedFiles()
    dialog.deleteLater()
    return Path(chosen[0]) if accepted and chosen else None


def write_file(path: Path, content: bytes) -> str:
    """Write it. Returns the sentence to show: where it went, or why it could not be written."""
    try:
        path.write_bytes(content)
    except OSError as error:
        return say("export.failed", name=path.name, reason=error.strerror or say("export.unknown"))
    return say("export.done", name=path.name)


def png_of(image: QImage) -> bytes:
    """The image as PNG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    buffer.close()
    return bytes(data.data())


def picture(reel: Reel, at: int, theme: Theme, told: str) -> QImage:
    """A position as people see it in the replay: what flew, round and die, the instruments, both hands."""
    facts = replay_facts(reel.flight.ruleset, reel.board(at))
    layout = layout_of(reel.flight.ruleset, "tall")
    part = region(layout)
    wide = WIDE - 32.0
    high = wide * part.height() / part.width()
    hands = HIGH * 1.15
    image = QImage(WIDE, round(HEAD + high + hands + 32), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    moment = reel.moments[at]
    with Canvas(painter, theme, 1.0) as canvas:
        canvas.box(QRectF(image.rect()), fill="gBg")
        canvas.text(24, 40, title_of(reel.flight), 26, "text", 700, max_width=WIDE - 420)
        canvas.text(WIDE - 24, 40, where_text(reel, at), 18, "muted", 600, "end")
        canvas.text(24, 70, told, 18, "muted", 500, max_width=WIDE - 48)
    paint_board(painter, small_print(theme), QRectF(16, HEAD, wide, high), layout, facts)
    cards = reel.flight.ruleset.source.name == "cards"
    names = tuple(reel.names.of(seat) for seat in (0, 1))  # type: ignore[arg-type]
    with Canvas(painter, theme, 1.0) as canvas:
        paint_hands(canvas, QRectF(20, HEAD + high + 12, WIDE - 40, hands), (names[0], names[1]), moment, cards)
    painter.end()
    return image


def where_text(reel: Reel, at: int) -> str:
    """ "Round 5, die 5 of 8", or the round alone while nobody holds a die."""
    moment = reel.moments[at]
    board = reel.board(at)
    if board.over and at == len(reel) - 1:
        return say("replay.end", n=moment.round)
    if not moment.die:
        return say("replay.briefing", n=moment.round)
    return say("replay.where", n=moment.round, number=moment.die, total=moment.total)
