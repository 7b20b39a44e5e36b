"""The chat: bubbles, flight plan, warning and composer in one column (ux 3.2), under the silence lock (R14).

From the roll until the eighth die (or a loss) nothing can be written, pasted, sent or queued: the composer is locked,
the chips are disabled, and the session refuses as well. Half-typed lines come back when talking opens.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.module_words import talk_is_off
from skyteam_qt.qtbridge.refusals import chat_refusal
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SEATS, Phase, Seat
from skyteam_qt.session.chat import ChatLocked
from skyteam_qt.session.dice_talk import DiceTalk
from skyteam_qt.ui import languages
from skyteam_qt.ui.bubbles import chat_list
from skyteam_qt.ui.composer import Composer, DiceTalkWarning, Drafts
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.plan_chips import PlanChips
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.look import Look, Styled

LEAST_LINES = 84.0
"""Units that the bubbles keep, whatever else is open: room for the newest line of two."""


class ChatHead(Styled, QWidget):
    """Title, and whether talking is open, with a lock."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(look.px(34 * look.theme.large_text))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            wide, y = self.width() / scale, self.height() / scale / 2 + 6
            may = self.table.ports.table.may_talk
            words = say("briefing.chatOpen") if may else say("silence.label")
            ink = "lamp" if may else "caution"
            drawn = canvas.text(wide, y, words, 15, ink, 600, "end", max_width=wide * 0.6)
            glyphs.lock(canvas, wide - drawn - 30, y - 16, 20, ink, opened=may)
            room = max(1.0, wide - drawn - 44)
            canvas.text(0, y, say("panel.briefing").upper(), 16, "muted", 700, kind="flight", max_width=room)
        painter.end()


class _Line(Styled, QWidget):
    """A hairline between the bubbles and the plan."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look.theme["line"])
        painter.end()


class ChatPanel(Styled, QWidget):
    """The chat of one flight, on a ground that somebody else paints.

    plan: with the flight plan and its chips (briefing) or without (drawer). drafts: shared by all panels of a flight.
    left: Esc in the composer; the screen takes the focus. refused(Line): somebody tried to write in silence.
    """

    left = Signal()
    refused = Signal(object)

    def __init__(
        self,
        table: Table,
        *,
        drafts: Drafts | None = None,
        plan: bool = True,
        head: bool = True,
        language: str = "",
        dice_talk: DiceTalk | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.language = language
        self._talk = dice_talk if dice_talk is not None else DiceTalk()
        self._pending: tuple[Seat, str] | None = None
        names = table.names
        self.head = ChatHead(table) if head else None
        self.lines = chat_list(table.chat)
        self.plan = PlanChips(table) if plan else None
        self.warning = DiceTalkWarning()
        self.composer = Composer(
            drafts if drafts is not None else Drafts(), (names.of(Seat.PILOT), names.of(Seat.COPILOT))
        )
        column = QVBoxLayout(self)
        self._rule = _Line()
        for part in (self.head, self.lines, self._rule, self.plan, self.warning, self.composer):
            if part is not None:
                column.addWidget(part, 1 if part is self.lines else 0)
        self._rule.setVisible(plan)
        self.composer.submitted.connect(self.send)
        self.composer.answered.connect(self.dismiss_warning)
        self.composer.edited.connect(self._edited)
        self.composer.writer_changed.connect(self._edited)
        self.composer.left.connect(self._leave)
        self.composer.field.page.connect(self.lines.page)
        self.warning.edit.clicked.connect(self._edit)
        self.warning.anyway.clicked.connect(self.send_anyway)
        self.warning.edit.typed.connect(self._typed)
        self.warning.anyway.typed.connect(self._typed)
        if self.plan is not None:
            self.plan.grown.connect(self._share)
        table.chat_changed.connect(self.refresh)
        table.changed.connect(self.refresh)
        self.refresh()

    # ---- the silence
    @property
    def is_open(self) -> bool:
        """Whether people may talk (R12, R14)."""
        return self.table.ports.table.may_talk

    def refresh(self, _change: object = None) -> None:
        """Lock or open, as the rules say now."""
        if self.is_open:
            if self.composer.locked:
                self.composer.unlock()
        elif not self.composer.locked:
            self.dismiss_warning()
            self.composer.lock()
        if self.head is not None:
            self.head.update()
        self._share()

    def refuse(self) -> None:
        """Say why nothing can be written now."""
        board = self.table.board
        trust = talk_is_off(board) and board.phase != Phase.PLACEMENT
        self.refused.emit(chat_refusal(sum(board.dice_left(seat) for seat in SEATS), trust=trust))

    # ---- writing
    @property
    def composing(self) -> bool:
        """Whether the keyboard writes a line: Q and O are letters then."""
        return self.composer.field.hasFocus() or self.warning.edit.hasFocus() or self.warning.anyway.hasFocus()

    def compose(self) -> None:
        """Put the keyboard into the composer; in silence say why not."""
        if self.is_open:
            self.composer.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.refuse()

    def send(self, seat: Seat, text: str) -> None:
        """A line is to be said. Dice talk is asked about once, never blocked."""
        if not self.is_open:
            self.refuse()
            return
        flag = self._talk.check(text, self.language or languages.current())
        if flag is None:
            self._say(seat, text, sent_anyway=False)
            return
        self._pending = (seat, text)
        self.composer.confirm_first = True
        self.composer.warn(flag)
        self.warning.show()
        self._share()
        self.warning.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def send_anyway(self) -> None:
        """The warning is overruled; the line gets a small mark."""
        pending = self._pending
        self.dismiss_warning()
        if pending is not None:
            self._say(*pending, sent_anyway=True)
            self.composer.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss_warning(self) -> None:
        """Back to the line as it was."""
        self._pending = None
        self.composer.confirm_first = False
        had_focus = self.warning.edit.hasFocus() or self.warning.anyway.hasFocus()
        if self.warning.isVisibleTo(self):
            if had_focus and not self.composer.locked:
                self.composer.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.warning.hide()
            self.composer.warn(None)
            self._share()

    def _say(self, seat: Seat, text: str, *, sent_anyway: bool) -> None:
        try:
            self.table.ports.seat(seat).say(text, sent_anyway=sent_anyway)
        except ChatLocked:
            # The roll came in between: the line stays where it is and waits.
            self.refuse()
            return
        self.composer.sent()

    def _edit(self) -> None:
        self.dismiss_warning()
        self.composer.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _edited(self) -> None:
        if self._pending is not None:
            self.dismiss_warning()

    def _typed(self, event: QKeyEvent) -> None:
        field = self.composer.field
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        QCoreApplication.sendEvent(field, event)

    def _leave(self) -> None:
        if self._pending is not None:
            self.dismiss_warning()
            return
        self.composer.field.clearFocus()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes back a question before it leaves the panel."""
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            if self._pending is not None:
                self._edit()
                return
            if self.plan is not None and self.plan.cancel():
                return
        event.ignore()

    # ---- looks
    def _share(self) -> None:
        """Share the height: the newest bubbles always have room, the chips scroll where they have to."""
        if self.plan is None or not self.styled:
            return
        others = [part for part in (self.head, self._rule, self.warning, self.composer) if part is not None]
        shown = [part for part in others if not part.isHidden()]
        gaps = self.look.px(10) * (len(shown) + 1)
        lines = self.look.px(LEAST_LINES)
        self.plan.limit(self.height() - sum(part.minimumHeight() for part in shown) - gaps - lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share()

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.restyle(Look(theme, self.look.scale))

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        for part in (self.head, self.lines, self._rule, self.plan, self.warning, self.composer):
            if part is not None:
                part.restyle(look)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(look.px(10))
        self._share()

    def showEvent(self, event: QEvent) -> None:
        """Another panel may have been written in meanwhile."""
        self.composer.reload()
        self.lines.show_newest()
