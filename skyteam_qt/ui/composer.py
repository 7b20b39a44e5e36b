"""Where people write (ux 3.2): one line for two people at one keyboard, and the warning against dice talk.

The composer never decides about the silence: `ChatPanel` locks and opens it. Locked, it is hidden, disabled and empty,
and takes no text by any way; what was half typed waits in `Drafts`.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextFormat,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Seat
from skyteam_qt.session.chat import CHAT_MOST
from skyteam_qt.session.dice_talk import Flag
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.buttons import Button, Pressable
from skyteam_qt.ui.widgets.look import Look, Styled

SEAT_WORDS = ("pilot", "copilot")


class Drafts:
    """What each person has half typed, and who writes. Kept in memory for one flight, shared by all panels."""

    def __init__(self) -> None:
        self.writer = Seat.PILOT
        self.texts: dict[Seat, str] = {Seat.PILOT: "", Seat.COPILOT: ""}

    def __repr__(self) -> str:
        """Without the texts: nobody has sent them."""
        return f"Drafts(writer={self.writer.name})"


class LineEdit(QLineEdit):
    """The field itself: plain text, 240 characters. Tab changes the writer, Esc leaves, Page keys scroll the chat."""

    switch = Signal()
    leave = Signal()
    page = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaxLength(CHAT_MOST)
        self.setFrame(False)
        self.setAcceptDrops(False)
        self.setProperty("ring", False)  # the box shows the focus itself

    def event(self, event: QEvent) -> bool:
        """Tab and Esc are ours, before anything else hears of them."""
        if isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and plain and self.isEnabled():
                if event.key() == Qt.Key.Key_Tab:
                    self.switch.emit()
                    return True
                if event.key() == Qt.Key.Key_Escape:
                    self.leave.emit()
                    return True
                if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
                    self.page.emit(event.key() == Qt.Key.Key_PageDown)
                    return True
        return super().event(event)

    def mark(self, start: int, length: int, ink: QColor, ground: QColor) -> None:
        """Show a part of the text in a box of colour until the text changes; length 0 takes it away."""
        attributes = []
        if length:
            form = QTextCharFormat()
            form.setBackground(ground)
            form.setForeground(ink)
            attribute = QInputMethodEvent.Attribute(
                QInputMethodEvent.AttributeType.TextFormat, start - self.cursorPosition(), length, QTextFormat(form)
            )
            attributes.append(attribute)
        QCoreApplication.sendEvent(self, QInputMethodEvent("", attributes))


class WriterChip(Pressable):
    """Whose line it will be; a click hands the keyboard to the other."""

    def __init__(self) -> None:
        super().__init__("")
        self.seat = Seat.PILOT
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.look.target(44)
        return QSize(side, side)

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        size = 26.0
        if self.hot:
            canvas.circ(rect.center().x(), rect.center().y(), 20, fill="control")
        at = QPointF(rect.center().x() - size / 2, rect.center().y() - size / 2)
        glyphs.chip(canvas, at.x(), at.y(), SEAT_WORDS[self.seat], size)


class SendButton(Pressable):
    """ "Send", quiet while there is nothing to send."""

    def __init__(self) -> None:
        super().__init__(say("button.send"))
        self.ready = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_ready(self, ready: bool) -> None:
        """Whether there is something to send."""
        if ready != self.ready:
            self.ready = ready
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.measure(self.text(), 16, 600)) + self.look.px(24), self.look.target(44))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        ink = "faint" if not self.ready else ("focus" if self.hot else "text")
        canvas.text(rect.center().x(), rect.center().y() + 5.6, self.text(), 16, ink, 600, "middle")


class Composer(Styled, QWidget):
    """Writer chip, field and Send in one box. submitted(Seat, str): Enter or Send on a line that is not blank.

    edited: the text changed. left: Esc. confirm_first: while True, Enter emits `answered` instead of sending (a warning
    is open and Enter means Edit).
    """

    submitted = Signal(object, str)
    answered = Signal()
    edited = Signal()
    left = Signal()
    writer_changed = Signal()

    def __init__(self, drafts: Drafts, names: tuple[str, str]) -> None:
        super().__init__()
        self.drafts = drafts
        self.names = names
        self.locked = False
        self.confirm_first = False
        self._warned = False
        self.chip = WriterChip()
        self.field = LineEdit(self)
        self.send = SendButton()
        row = QHBoxLayout(self)
        row.addWidget(self.chip)
        row.addWidget(self.field, 1)
        row.addWidget(self.send)
        self.field.setPlaceholderText(say("briefing.composer"))
        self.field.textChanged.connect(self._text_changed)
        self.field.returnPressed.connect(self._enter)
        self.field.switch.connect(self.switch_writer)
        self.field.leave.connect(self.left)
        self.chip.clicked.connect(self._chip_clicked)
        self.send.clicked.connect(self.submit)
        self.field.installEventFilter(self)
        self.setFocusProxy(self.field)
        self._show_writer()

    # ---- the silence
    def lock(self) -> None:
        """Silence: the half-typed line is put by, the field is empty, disabled and out of sight (R14)."""
        if self.locked:
            return
        # The draft is up to date with every stroke; another panel may have written it since.
        self.locked = True
        self.field.clear()
        self.field.setReadOnly(True)
        self.setEnabled(False)
        self.hide()

    def unlock(self) -> None:
        """Talking is open again: the half-typed line comes back."""
        self.locked = False
        self.setEnabled(True)
        self.field.setReadOnly(False)
        self._show_writer()
        self.show()

    def reload(self) -> None:
        """Another panel may have been written in: take over who writes, and the text."""
        if not self.locked:
            self._show_writer()

    # ---- writing
    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.field.text()

    def switch_writer(self) -> None:
        """The other one writes: both keep their half-typed lines."""
        if self.locked:
            return
        self.drafts.texts[self.drafts.writer] = self.field.text()
        self.drafts.writer = self.drafts.writer.other
        self._show_writer()
        self.writer_changed.emit()

    def submit(self) -> None:
        """Hand the line over; nothing happens in silence or with a blank line."""
        if not self.locked and self.field.text().strip():
            self.submitted.emit(self.drafts.writer, self.field.text())

    def sent(self) -> None:
        """The line was said: the field is free for the next."""
        self.drafts.texts[self.drafts.writer] = ""
        self.field.clear()

    def warn(self, flag: Flag | None) -> None:
        """Show in the field what sounded like dice talk; None takes it away."""
        self._warned = flag is not None
        if flag is not None and flag.end > flag.start:
            start = _units(self.field.text(), flag.start)
            length = _units(self.field.text(), flag.end) - start
            self.field.mark(start, length, self.look.theme["bg"], self.look.theme["caution"])
        else:
            self.field.mark(0, 0, self.look.theme["text"], self.look.theme["well"])
        self.update()

    def _enter(self) -> None:
        if self.locked:
            return
        if self.confirm_first:
            self.answered.emit()
        else:
            self.submit()

    def _chip_clicked(self) -> None:
        self.switch_writer()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _text_changed(self, text: str) -> None:
        if self.locked:
            # Whatever way it came in: nothing is written in silence.
            if text:
                self.field.clear()
            return
        self.drafts.texts[self.drafts.writer] = text
        self.send.set_ready(bool(text.strip()))
        self.edited.emit()

    def _show_writer(self) -> None:
        seat = self.drafts.writer
        if self.field.text() != self.drafts.texts[seat]:
            self.field.setText(self.drafts.texts[seat])
        self.chip.seat = seat
        self.chip.setAccessibleName(self.names[seat])
        self.field.setAccessibleName(f"{self.names[seat]}: {say('briefing.composer')}")
        self.send.set_ready(bool(self.field.text().strip()))
        self.chip.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The box around the field is part of the target."""
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)

    # ---- looks
    def restyle(self, look: Look) -> None:
        super().restyle(look)
        for part in (self.chip, self.send):
            part.restyle(look)
        theme = look.theme
        self.field.setFont(look.font(17, 500))
        palette = QPalette(theme.palette())
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme["faint"])
        self.field.setPalette(palette)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(look.px(6), 0, look.px(6), 0)
            layout.setSpacing(look.px(4))
        self.setFixedHeight(max(look.target(48), look.px(52)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            rect = QRectF(0, 0, self.width() / scale, self.height() / scale)
            edge = "caution" if self._warned else ("focus" if self.field.hasFocus() else "lineStrong")
            canvas.box(rect, 12, fill="well", stroke=edge, sw=2)
        painter.end()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            self.update()
        return False


def _units(text: str, index: int) -> int:
    """An index into a Python text as Qt counts it (UTF-16)."""
    return len(text[:index].encode("utf-16-le", "surrogatepass")) // 2


class _Answer(Button):
    """A button of the warning. Whoever goes on typing lands in the field again."""

    typed = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        stops = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
        letter = bool(text) and text.isprintable() and text != " " and not event.modifiers() & stops
        if letter or event.key() == Qt.Key.Key_Backspace:
            self.typed.emit(event)
        else:
            super().keyPressEvent(event)


class DiceTalkWarning(Styled, QWidget):
    """ "That sounds like dice talk." It warns, it never blocks (ux 3.2)."""

    def __init__(self) -> None:
        super().__init__()
        self.edit = _Answer(say("button.edit"), "Enter", "solid", high=36)
        self.anyway = _Answer(say("button.sendAnyway"), "", "ghost", high=36)
        self.setAccessibleName(say("dicetalk.title"))
        self.setAccessibleDescription(say("dicetalk.body"))
        column = QVBoxLayout(self)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self.edit)
        row.addWidget(self.anyway)
        row.addStretch(1)
        column.addLayout(row)
        self._row = row
        self._lines = 1
        self.hide()

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        for part in (self.edit, self.anyway):
            part.restyle(look)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(look.px(60), 0, look.px(12), look.px(8))
        self._row.setSpacing(look.px(10))
        self._settle()

    def _settle(self) -> None:
        """As high as the sentence needs: cut, it would say the opposite."""
        look, theme = self.look, self.look.theme
        room = self.width() - 72 * look.scale
        self._lines = 1 if theme.text_width(say("dicetalk.body"), theme.floor_px, 500, "ui") <= room else 2
        words = (62 if self._lines == 1 else 92) * theme.large_text
        self.setFixedHeight(look.px(words) + look.px(8) + self.edit.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()
        layout = self.layout()
        if layout is not None:
            layout.setGeometry(self.rect())  # the buttons at once, not a turn later
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale, large = self.look.scale, self.look.theme.large_text
        with Canvas(painter, self.look.theme, scale) as canvas:
            rect = QRectF(0, 0, self.width() / scale, self.height() / scale)
            canvas.box(rect, 12, fill="raised", stroke="caution", sw=1.8)
            glyphs.badge(canvas, 30, 31 * large, "warn", 14)
            room = rect.width() - 72
            canvas.text(60, 28 * large, say("dicetalk.title"), 17, "text", 700, max_width=room)
            if self._lines == 1:
                canvas.text(60, 51 * large, say("dicetalk.body"), 15, "muted", 500, max_width=room)
            else:
                box = QRectF(60, 35 * large, room, 46 * large)
                canvas.paragraph(box, [(say("dicetalk.body"), 15.0, "muted", 500)], self._lines)
        painter.end()
