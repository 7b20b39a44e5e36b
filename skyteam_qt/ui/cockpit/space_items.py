"""The spaces as they answer a lifted die: glow, outline, cups, dimming; hover brackets on the target (ux 3.4).

An idle space is painted by the layer; its item shows nothing then. Everything is copied from ready pictures; a fade is
the opacity of the copy, never an effect.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from skyteam_qt.qtbridge.roles import LegalState, Role
from skyteam_qt.qtbridge.space_model import SpaceModel
from skyteam_qt.ui.cockpit.layer import Pictures

STATES = {
    LegalState.LEGAL: "lit",
    LegalState.LEGAL_NO_EFFECT: "noglow",
    LegalState.COFFEE: "cups",
    LegalState.ILLEGAL: "dim",
}
GLOWING = ("lit", "hover")


class Board(Protocol):
    """What space items take from the view."""

    pictures: Pictures


class SpaceItem(QGraphicsItem):
    """One space. `row` in the model; `pos` is the middle of the space (scene units)."""

    def __init__(self, row: int, space_id: str, owner: str, model: SpaceModel, board: Board) -> None:
        super().__init__()
        self.row = row
        self.space_id = space_id
        self.owner = owner
        self.model = model
        self.board = board
        self.size = QSizeF(72.0, 72.0)
        self.reach = 72.0
        self.is_target = False
        self.state = "idle"
        self.cups = 0
        self.level = 0.0
        self.setZValue(20)

    def put(self, place: QRectF, reach: float) -> None:
        """The place of the arrangement; `reach` is the radius of the glow."""
        self.prepareGeometryChange()
        self.size, self.reach = place.size(), reach
        self.setPos(place.center())

    def wanted(self) -> tuple[str, int]:
        """The state and the cups the model asks for now."""
        if self.model.value(self.row, Role.DIE_VALUE):
            return "idle", 0
        state = STATES.get(self.model.value(self.row, Role.LEGAL_STATE), "idle")
        cups = self.model.value(self.row, Role.COFFEE_COST) if state == "cups" else 0
        if self.is_target and state not in ("idle", "dim"):
            return "hover", 0
        return state, cups

    def take(self) -> bool:
        """Take over what the model says. True if that looks different."""
        wanted = self.wanted()
        if wanted == (self.state, self.cups):
            return False
        self.state, self.cups = wanted
        self.update()
        return True

    def set_level(self, level: float) -> None:
        """How far the lights have come, 0 to 1."""
        if level != self.level:
            self.level = level
            if self.state != "idle":
                self.update()

    def boundingRect(self) -> QRectF:
        """Around the middle, with the glow."""
        out = max(self.reach, self.size.width() / 2 + 18, self.size.height() / 2 + 18)
        return QRectF(-out, -out, 2 * out, 2 * out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """At most two copies."""
        if self.state == "idle" or self.level <= 0:
            return
        pictures = self.board.pictures
        corner = QPointF(-self.size.width() / 2, -self.size.height() / 2)
        if self.state == "dim":
            pictures.veils.blit(painter, self.owner, corner, self.level, self.size)
            return
        if self.state in GLOWING:
            pictures.glows.blit(painter, self.owner, QPointF(0, 0), self.level, self.size.width())
        pictures.spaces.blit(painter, self.space_id, self.state, corner, self.cups, self.level)
