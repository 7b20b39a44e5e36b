"""Where cards lie in the card game: upright places, the axis row, switches, jokers, the pile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.ui.cockpit.layout_parts import SpaceSpec

CARD_PLACE = (55.0, 76.0)
"""A place for a card lies in the middle of what is the space for a die in the dice game; it is hit there too."""


class CardPlaces:
    """The part of `CockpitLayout` that only the card game asks for."""

    wide: bool
    rows: Mapping[str, float]
    panels: dict[str, QRectF]
    specs: dict[str, SpaceSpec]
    spaces: dict[str, QRectF]
    trays: dict[str, tuple[QRectF, ...]]
    altitude_rows: tuple[QRectF, ...]
    dial_centre: QPointF
    dial_radius: float
    scale_radius: float
    _hits: dict[str, QRectF]

    def _for_cards(self) -> None:
        """Upright places; a smaller dial, so that the row of axis cards fits below it."""
        wide, high = CARD_PLACE
        for name, spec in self.specs.items():
            place = QRectF(spec.rect.center().x() - wide / 2, spec.rect.center().y() - high / 2, wide, high)
            self.specs[name] = replace(spec, rect=place)
            self.spaces[name] = place
            self._hits[name] = self._hits[name].united(place)
        wide, high = (61.0, 82.0) if self.wide else (78.0, 106.0)
        for seat, places in self.trays.items():
            # A little below the middle: the ruler of an open tray runs along the upper edge of the well.
            top = self.well(seat).center().y() - high / 2 + 3
            self.trays[seat] = tuple(QRectF(place.center().x() - wide / 2, top, wide, high) for place in places)
        self.dial_centre = QPointF(self.dial_centre.x(), self.dial_centre.y() - self.rows["cardDialUp"])
        self.dial_radius -= 16.0
        self.scale_radius -= 16.0

    def altitude_card(self, row: int) -> QRectF:
        """The king or queen of an altitude row, counted from 1 (F3)."""
        place = self.altitude_rows[row - 1]
        high = min(42.0, place.height() - 4)
        return QRectF(place.x() + 7, place.center().y() - 1 - high / 2, 31, high)

    def joker(self, row: int) -> QRectF:
        """The joker beside an altitude row, counted from 1 (F3)."""
        place = self.altitude_rows[row - 1]
        return QRectF(place.x() + 128, place.center().y() - 18, 25, 34)

    def axis_card(self, mark: int) -> QRectF:
        """A card of the axis row: marks -2, -1, 1 and 2; 0 is the gap between them (F5)."""
        top = self.panels["axis"].bottom() - self.rows["cardRow"]
        return QRectF(self.dial_centre.x() + mark * 42 - 16, top, 32, 44)

    def switch(self, space: str) -> QRectF:
        """The switch card that belongs to a space of the gear, the flaps or the brakes (F6)."""
        place = self._hits[space]
        middle = self.spaces[space].center()
        if space.startswith("flap"):
            return QRectF(middle.x() + 88, middle.y() - 37, 54, 74)
        kind = "Gear" if space.startswith("gear") else "Brake"
        high = self.rows[f"card{kind}Height"]
        wide = round(high * 0.73)
        return QRectF(middle.x() - wide / 2, place.bottom() - 2 + self.rows[f"card{kind}"], wide, high)

    def pile(self, seat: str) -> QRectF:
        """The pile of a seat in the header of its tray."""
        panel = self.panels[self.tray_panel(seat)]
        return QRectF(panel.x() + 204, panel.y() + self.rows["trayHead"] - 2, 26, 29)

    def aside(self, seat: str, index: int) -> QRectF:
        """Where a card that is laid aside lies: two columns at the right end of the well, `index` 0 to 3 (F47)."""
        well = self.well(seat)
        row, column = divmod(index, 2)
        return QRectF(well.right() - 58 + 29 * column, well.center().y() - 36 + 41 * row, 26, 36)

    @staticmethod
    def tray_panel(seat: str) -> str:
        return "trayPilot" if seat == "pilot" else "trayCopilot"

    def well(self, seat: str) -> QRectF:
        """The recess in which the dice of a seat lie."""
        panel = self.panels[self.tray_panel(seat)]
        return QRectF(
            panel.x() + 18,
            panel.y() + self.rows["well"],
            panel.width() - 36,
            panel.height() - self.rows["wellRest"],
        )
