"""The flight plan of the briefing: picked goals, and chips to pick from (ux 3.2). Three goals at most."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.goals import CLEAR, MOST_GOALS, clear_choices, goal_text, offer_text, offers, with_goal
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules.spaces import Kind
from skyteam_qt.session.chat import ChatLocked
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.buttons import Pressable
from skyteam_qt.ui.widgets.look import Look, Styled
from skyteam_qt.ui.widgets.scroll_bar import scroll_bar_sheet

CHIP_HIGH, CHIP_STEP, CHIP_GAP = 36.0, 44.0, 10.0


class Chip(Pressable):
    """One goal as a pill. picked: it is in the plan. Drawn 36 units high, to be hit in at least 44 px."""

    def __init__(self, goal: str, text: str, picked: bool) -> None:
        super().__init__(text)
        self.goal = goal
        self.picked = picked

    def sizeHint(self) -> QSize:
        wide = self.measure(self.text(), 16, 600 if self.picked else 500) + self.look.px(30)
        return QSize(round(wide) + 1, self.look.target(CHIP_STEP))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        high = min(rect.height(), CHIP_HIGH * canvas.theme.large_text)
        pill = QRectF(rect.x() + 1, rect.center().y() - high / 2, rect.width() - 2, high)
        hot = self.hot and self.isEnabled()
        if self.picked:
            canvas.box(pill, high / 2, fill="control", stroke="focus", sw=1.4)
        else:
            canvas.box(pill, high / 2, fill="raised" if hot else None, stroke="text" if hot else "lineStrong", sw=1.3)
        ink, weight = ("text", 600) if self.picked else ("text" if hot else "muted", 500)
        mid = rect.center()
        canvas.text(mid.x(), mid.y() + 5.8, self.text(), 16, ink, weight, "middle", max_width=rect.width() - 16)


class ChipFlow(Styled, QWidget):
    """Chips in rows, as many in each as fit."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.chips: tuple[Chip, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_goals(self, goals: Sequence[tuple[str, str]], picked: bool) -> None:
        """(goal, text) pairs; chips that stay keep the focus."""
        if [(c.goal, c.text()) for c in self.chips] == [*goals]:
            return
        old = {(chip.goal, chip.text()): chip for chip in self.chips}
        chips = []
        for goal, text in goals:
            chip = old.pop((goal, text), None)
            if chip is None:
                chip = Chip(goal, text, picked)
                chip.setParent(self)
                if self.styled:
                    chip.restyle(self.look)
                chip.clicked.connect(self._clicked)
            chips.append(chip)
        for gone in old.values():
            gone.hide()
            gone.deleteLater()
        self.chips = tuple(chips)
        for before, after in pairwise(chips):
            QWidget.setTabOrder(before, after)
        for chip in chips:
            chip.show()
        self._lay()

    def _clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, Chip):
            self.chosen.emit(chip.goal)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        for chip in self.chips:
            chip.restyle(look)
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._rows(width, False)

    def sizeHint(self) -> QSize:
        return QSize(200, self._rows(max(200, self.width()), False))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self._rows(self.width() or 200, False))

    def _lay(self) -> None:
        if not self.styled:
            return
        high = self._rows(self.width(), True)
        if self.minimumHeight() != high:
            self.setFixedHeight(high)
        self.updateGeometry()

    def _rows(self, width: int, move: bool) -> int:
        if not self.chips or not self.styled:
            return 0
        gap, x, y = self.look.px(CHIP_GAP), 0, 0
        step = self.chips[0].sizeHint().height()
        for chip in self.chips:
            wide = min(chip.sizeHint().width(), width)
            if x and x + wide > width:
                x, y = 0, y + step
            if move:
                chip.setGeometry(x, y, wide, step)
            x += wide + gap
        return y + step


class _Heading(Styled, QWidget):
    """A heading and, at the right, a quiet remark."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.remark, self.loud = "", "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, remark: str = "", *, loud: bool = False) -> None:
        """loud: the remark is something to notice."""
        self.title, self.remark, self.loud = title, remark, loud
        self.setAccessibleName(" ".join(part for part in (title, remark) if part))
        self.update()

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFixedHeight(look.px(26 * look.theme.large_text))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with Canvas(painter, self.look.theme, self.look.scale) as canvas:
            wide, y = self.width() / canvas.scale, self.height() / canvas.scale / 2 + 6
            title = canvas.text(2, y, self.title, 16, "muted", 700, max_width=wide)
            ink = "caution" if self.loud else "faint"
            canvas.text(
                wide, y, self.remark, 15, ink, 500, "end", max_width=max(1.0, wide - title - 16), drop=not self.loud
            )
        painter.end()


class PlanChips(Styled, QWidget):
    """Follows the table's plan and changes it. Disabled in silence; the session refuses then too.

    grown(): there are more or fewer chips. The chips to pick from scroll where `limit` leaves them too little room.
    """

    grown = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self._asking = False
        self._full = False
        self._head, self._add = _Heading(), _Heading()
        self.picked, self.offered = ChipFlow(), ChipFlow()
        self.picked.chosen.connect(self.drop)
        self.offered.chosen.connect(self.pick)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.offered)
        self._scroll.viewport().setAutoFillBackground(False)
        self.offered.setAutoFillBackground(False)
        for part in (self._head, self.picked, self._add, self._scroll):
            column.addWidget(part)
        table.chat_changed.connect(self.refresh)
        table.changed.connect(self.refresh)
        self.refresh()

    def refresh(self, _change: object = None) -> None:
        """Show the plan and the offers of this board."""
        table = self.table
        board, plan = table.board, table.ports.table.plan
        may = table.ports.table.may_talk
        self.setEnabled(may)
        if not may:
            self._asking = False
        if len(plan) < MOST_GOALS:
            self._full = False
        self._head.set_texts(say("briefing.flightPlan"), say("plan.locked"))
        self.picked.set_goals([(goal, goal_text(goal, board.position)) for goal in plan], True)
        self._add.set_texts(say("briefing.addGoal"), say("briefing.planFull") if self._full else "", loud=True)
        if self._asking:
            choices = clear_choices(board, plan)
            self.offered.set_goals([(goal, goal_text(goal, board.position)) for goal in choices], False)
        else:
            engines = bool(table.ports.table.ruleset.by_kind(Kind.ENGINE))
            goals = offers(board, plan, engines=engines)
            self.offered.set_goals([(goal, offer_text(goal)) for goal in goals], False)
        self.grown.emit()

    def limit(self, room: int) -> int:
        """Fit into `room` px of height, but for one row of chips to pick from. Returns the height now."""
        fixed = self._head.height() + self._add.height() + self.picked.minimumHeight()
        wide = max(60, self.width())
        whole = self.offered.heightForWidth(wide)
        row = self.offered.chips[0].sizeHint().height() if self.offered.chips else 0
        high = min(whole, max(row, room - fixed))
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if high >= whole else Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self._scroll.setVerticalScrollBarPolicy(bar)
        self._scroll.setFixedHeight(high)
        self.setFixedHeight(fixed + high)
        return fixed + high

    def pick(self, goal: str) -> None:
        """Add a goal, in the place of one that contradicts it; "clear" first asks which space. A fourth is refused with
        a word.
        """
        plan = self.table.ports.table.plan
        if goal == CLEAR:
            if len(plan) >= MOST_GOALS:
                self._refuse()
                return
            self._asking = True
            self.refresh()
            return
        self._asking = False
        longer = with_goal(plan, goal)
        if longer is None:
            self._refuse()
            return
        self._set(longer)

    def _refuse(self) -> None:
        """There are three goals already: said beside the heading, and aloud to whoever does not see it."""
        self._full = True
        self.refresh()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, say("briefing.planFull")))

    def drop(self, goal: str) -> None:
        """Take a goal out again."""
        self._set(tuple(one for one in self.table.ports.table.plan if one != goal))

    def cancel(self) -> bool:
        """Esc while a space is asked for. True if there was something to cancel."""
        was, self._asking = self._asking, False
        if was:
            self.refresh()
        return was

    def _set(self, plan: tuple[str, ...]) -> None:
        if not self.table.ports.table.may_talk:
            self.refresh()
            return
        with suppress(ChatLocked):  # the roll came in between: the plan stays as it was
            self.table.ports.table.set_plan(plan)
        self.refresh()

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        for part in (self._head, self.picked, self._add, self.offered):
            part.restyle(look)
        self._scroll.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look))
