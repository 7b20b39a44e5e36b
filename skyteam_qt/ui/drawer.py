"""The drawer at the right edge (ux 3.7): the public log always, the chat while talk is open. Ctrl+L folds it.

Folded, only a tab shows; it lights when talk opens over the cockpit (end of a round, a loss). It does not open by
itself, for the finished round stays in view while people talk (ux 3.7); it folds by itself when the dice are rolled.
While dice are placed it never covers a space: opened then, it asks for room (`make_room`) and stays folded where there
is none.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Phase
from skyteam_qt.ui.bubbles import log_list
from skyteam_qt.ui.chat_panel import ChatPanel
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.composer import Drafts
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.hit_button import HitButton
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.page import FocusRing

WIDE = 380
"""px, times the scale of the scene where that is larger than 1."""
LEAST_BOARD = 880
"""px that the cockpit keeps beside a drawer that was opened in silence."""

Rooms = Callable[[int], None]


class _Head(Styled, QWidget):
    """A title with a sign before it."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title
        self.lock: bool | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(look.px(30 * look.theme.large_text))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self.look.scale
        with Canvas(painter, self.look.theme, scale) as canvas:
            wide, y = self.width() / scale - 44, self.height() / scale / 2 + 6
            if self.lock is None:
                canvas.text(0, y, self.title.upper(), 16, "muted", 700, kind="flight", max_width=wide)
            else:
                glyphs.lock(canvas, 0, y - 16, 20, "lamp", opened=self.lock)
                canvas.text(28, y, self.title, 16, "lamp", 600, max_width=wide - 28)
        painter.end()


class _Tab(HitButton):
    """What is left of the folded drawer: a small handle at the edge, with a lamp while people may talk."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(say("panel.flightLog"), theme, parent)
        self.lit = False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.theme) as canvas:
            rect = self._drawn
            hot = self.underMouse() or self.isDown()
            edge = "focus" if self.hasFocus() else "lineStrong" if hot else "line"
            canvas.box(rect.adjusted(0, 0, 8, 0), 8, fill="control" if hot else "raised", stroke=edge, sw=1.6)
            mid = rect.center()
            canvas.path(
                f"M{mid.x() + 3} {mid.y() - 6}L{mid.x() - 3} {mid.y()}L{mid.x() + 3} {mid.y() + 6}",
                stroke="text",
                sw=2,
            )
            if self.lit:
                canvas.circ(mid.x(), rect.y() + 12, 4, fill="lamp")
        painter.end()


class Drawer(QWidget):
    """Lies over `parent` (the page of the cockpit) at its right edge.

    board: the cockpit view, which gets the keyboard back. make_room(px): leave so many px free at the right; without it
    the layout of the parent is asked, and where there is none either, the drawer stays folded in silence.
    unfolded(bool): it was opened or folded. no_room(): it was asked for in silence, and the window is too narrow.
    """

    unfolded = Signal(bool)
    no_room = Signal()

    def __init__(
        self,
        table: Table,
        theme: Theme,
        parent: QWidget,
        *,
        board: QWidget | None = None,
        drafts: Drafts | None = None,
        make_room: Rooms | None = None,
        language: str = "",
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.theme = theme
        self._board = board
        self._make_room = make_room
        self._room = 0
        self._open = False
        self._may_talk = table.ports.table.may_talk
        self.look = Look(theme, 0.0)  # of no size yet: the first placing gives one to all parts
        self._log_head = _Head(say("panel.flightLog"))
        self._talk_head = _Head(say("roundEnd.talk"))
        self._talk_head.lock = True
        self.log = log_list(table.log)
        self.chat = ChatPanel(table, drafts=drafts, plan=False, head=False, language=language)
        self.chat.left.connect(self._give_back)
        column = QVBoxLayout(self)
        column.addWidget(self._log_head)
        column.addWidget(self.log, 2)
        column.addWidget(self._talk_head)
        column.addWidget(self.chat, 3)
        self.fold_button = HitButton(say("panel.flightLog"), theme, self)
        self.fold_button.clicked.connect(self.fold)
        self.tab = _Tab(theme, parent)
        self.tab.clicked.connect(self.unfold)
        self._focus_ring = FocusRing(self)  # type: ignore[arg-type]
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAccessibleName(say("panel.flightLog"))
        self.hide()
        parent.installEventFilter(self)
        table.changed.connect(self.follow)
        self._place()
        self.follow()

    def focus_moved(self, part: QWidget | None) -> None:
        """The keyboard came to a part, or left it."""
        self._focus_ring.move_to(part)

    # ---- open and folded
    @property
    def is_unfolded(self) -> bool:
        """Whether it is open."""
        return self._open

    @property
    def _silent(self) -> bool:
        return self.table.board.phase == Phase.PLACEMENT and not self.table.board.over

    def toggle(self) -> None:
        """Ctrl+L."""
        if self._open:
            self.fold()
        else:
            self.unfold()

    def unfold(self) -> None:
        """Open it, in silence only beside the board. People may write at once where talk is open."""
        if self._open:
            return
        room = self._wanted_width() if self._silent else 0
        if room and not self._give_room(room):
            self.no_room.emit()
            return
        self._open = True
        self._place()
        self.tab.hide()
        self.show()
        self.raise_()
        self.log.show_newest()
        self.chat.lines.show_newest()
        self.unfolded.emit(True)

    def fold(self) -> None:
        """Only the tab stays; a half-typed line is kept."""
        if not self._open:
            return
        had_focus = self.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self._open = False
        self.hide()
        self._give_room(0)
        self._place()
        self.tab.show()
        self.tab.raise_()
        if had_focus:
            self._give_back()
        self.unfolded.emit(False)

    def follow(self, _change: object = None) -> None:
        """Talk opened or silence began: light the tab, or fold."""
        may = self.table.ports.table.may_talk
        self.chat.setVisible(may)
        self._talk_head.setVisible(may)
        self.tab.lit = may
        self.tab.update()
        if may == self._may_talk:
            return
        self._may_talk = may
        if not may:
            self.fold()

    def compose(self) -> None:
        """Open it and write."""
        self.unfold()
        if self._open:
            self.chat.compose()

    def _give_back(self) -> None:
        if self._board is not None:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- places
    def _wanted_width(self) -> int:
        return round(WIDE * max(1.0, self.look.scale) * self.theme.large_text)

    def _give_room(self, px: int) -> bool:
        """Ask for px at the right of the board; False where it cannot be had."""
        if px == self._room:
            return True
        parent = self.parentWidget()
        if px and parent.width() - px < LEAST_BOARD:
            return False
        layout = parent.layout()
        if self._make_room is not None:
            self._make_room(px)
        elif layout is not None:
            margins = layout.contentsMargins()
            margins.setRight(px)
            layout.setContentsMargins(margins)
        else:
            return False
        self._room = px
        return True

    def _place(self) -> None:
        parent = self.parentWidget()
        width, height = max(1, parent.width()), max(1, parent.height())
        scene = CockpitLayout.for_view(width, height)
        fit = scene.fit(width, height)
        look = Look(self.theme, max(0.72, fit.scale))
        if look != self.look:
            self.look = look
            for part in (self._log_head, self.log, self._talk_head, self.chat):
                part.restyle(look)
        wide = min(self._wanted_width(), width)
        if self._room:
            top, bottom = 0.0, float(height)
        else:
            bar, tray = fit.to_view(scene.panels["topBar"]), fit.to_view(scene.panels["trayCopilot"])
            top, bottom = bar.bottom() + 6, tray.y() - 6
        self.setGeometry(width - wide, round(top), wide, round(bottom - top))
        column = self.layout()
        if column is not None:
            edge = look.px(16)
            column.setContentsMargins(edge, look.px(10), edge, look.px(12))
            column.setSpacing(look.px(8))
        self.fold_button.place(QRectF(wide - look.px(16) - 26, look.px(12), 26, 26))
        plan = fit.to_view(scene.panels["flightPlan"])
        self.tab.place(QRectF(width - 18, plan.center().y() - 34, 18, 68))

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.theme = theme
        self.fold_button.set_theme(theme)
        self.tab.set_theme(theme)
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.theme) as canvas:
            rect = QRectF(self.rect())
            canvas.painter.fillRect(rect, self.theme["bg"])
            canvas.box(rect.adjusted(1, 1, 13, -1), 14, fill="gPanel", stroke="lineStrong", sw=1.4)
            mid = self.fold_button.geometry().center()
            hot = self.fold_button.underMouse()
            canvas.path(
                f"M{mid.x() - 3} {mid.y() - 6}L{mid.x() + 4} {mid.y()}L{mid.x() - 3} {mid.y() + 6}",
                stroke="text" if hot else "muted",
                sw=2.2,
            )
            if not self.chat.isHidden():
                y = self._talk_head.y() - 5
                canvas.line(16, y, rect.width() - 16, y, "line", 1.2)
        painter.end()

    # ---- input
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+L folds it, Esc goes back to the board; letters go on to the page."""
        if event.key() == Qt.Key.Key_L and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.fold()
        elif event.key() == Qt.Key.Key_Escape and not event.modifiers():
            self._give_back()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing below it is meant."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            if self._room and self.parentWidget().width() - self._room < LEAST_BOARD:
                self.fold()
            self._place()
        return False
