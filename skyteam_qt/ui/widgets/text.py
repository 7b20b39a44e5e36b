"""Text on a page: always plain, in a size and colour of the tokens."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from skyteam_qt.ui.widgets.look import Look, Styled


class Text(Styled, QLabel):
    """A line or a paragraph. Never rich text, so that nothing in a person's name means anything.

    size: in units. color: a token. wrap: breaks at words and keeps its height for its width.
    """

    def __init__(
        self,
        text: str = "",
        size: float = 16,
        color: str = "text",
        weight: int = 500,
        kind: str = "ui",
        *,
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size, self._color, self._weight, self._kind = size, color, weight, kind
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        if wrap:
            self.setWordWrap(True)
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.setText(text)

    def set_color(self, token: str) -> None:
        """Another colour."""
        self._color = token
        if self.styled:
            self.restyle(self.look)

    def restyle(self, look: Look) -> None:
        super().restyle(look)
        self.setFont(look.font(self._size, self._weight, self._kind))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, look.theme[self._color])
        self.setPalette(palette)


class Title(Text):
    """The title of a panel: capitals of the flight face. Its accessible name keeps the ordinary spelling."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text.upper(), 16, "muted", 700, "flight", parent=parent)
        self.setAccessibleName(text)
