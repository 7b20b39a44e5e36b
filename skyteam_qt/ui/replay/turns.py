"""The turning points of a flight (mock-up 15): at most three falls of the landing chance, and what made them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QSizePolicy

from skyteam_qt.qtbridge.account import Account, Turn
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.widgets.buttons import Pressable
from skyteam_qt.ui.widgets.panel import Panel


def points(chance: float) -> int:
    """A chance as whole points of 100."""
    return round(chance * 100)


def signed(chance: float) -> str:
    """A change in points, with its sign."""
    return f"{points(chance):+d}".replace("-", "\N{MINUS SIGN}")


def account_line(account: Account) -> str:
    """Where the points went. The parts stand as they are; rounded, they may miss the end by a point."""
    return say(
        "account.line",
        start=points(account.start),
        decisions=signed(account.decisions),
        draws=signed(account.draws),
        hidden=signed(account.hidden),
        end=points(account.result),
    )


class TurnRow(Pressable):
    """One turning point: what was done, what made the chance fall, how far. A click goes there."""

    def __init__(self, number: int, turn: Turn, told: str, go: Callable[[int], None]) -> None:
        self._cause = say(f"account.{turn.cause}")
        self._why = say(f"account.why.{turn.cause}")
        self._fall = say("account.fall", before=points(turn.before), after=points(turn.after))
        super().__init__(told)
        self._number, self.turn, self._go = number, turn, go
        self.setAccessibleName(f"{number}: {told} {self._cause}, {self._fall}. {self._why}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._pressed)

    def _pressed(self) -> None:
        self._go(self.turn.at)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.target(62))

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        canvas.box(rect.adjusted(1, 1, -1, -1), 10, fill="control" if self.hot else "well", stroke="line", sw=1.2)
        mid = rect.center().y()
        ink = "caution" if self.turn.cause == "decision" else "text"
        canvas.circ(28, mid, 13, stroke=ink, sw=2)
        canvas.text(28, mid + 6, str(self._number), 16, "text", 700, "middle", "flight", cap=17)
        wide = max(84.0, canvas.text_width(self._cause, 15, 600) + 22, canvas.text_width(self._fall, 16, 700) + 8)
        tag = QRectF(rect.right() - wide - 12, mid - 25, wide, 23)
        canvas.box(tag, 11.5, stroke=ink, sw=1.4)
        canvas.text(tag.center().x(), tag.y() + 16.5, self._cause, 15, ink, 600, "middle", max_width=wide - 12)
        canvas.text(tag.right() - 4, mid + 19, self._fall, 16, "text", 700, "end", max_width=wide)
        room = tag.x() - 64
        canvas.text(54, mid - 5, self.text(), 16, "text", 600, max_width=room)
        canvas.text(54, mid + 18, self._why, 15, "muted", 500, max_width=room)


class TurnsPanel(Panel):
    """All of them, in the order of the flight."""

    def __init__(self, turns: tuple[Turn, ...], told: Callable[[int], str], go: Callable[[int], None]) -> None:
        super().__init__(say("account.turns"), padding=14, spacing=6)
        self.rows = tuple(TurnRow(i, turn, told(turn.at), go) for i, turn in enumerate(turns, 1))
        for row in self.rows:
            self.body.addWidget(row)
