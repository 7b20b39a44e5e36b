"""Where everything is: the cockpit in scene units, read from `layout.json`.

Two arrangements: "tall" (1600x1000) and "wide" (1600x900). All rectangles are QRectF in scene units; the view scales
the scene uniformly and centres it (`fit`). Angles are degrees, tracks count from 0 unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from skyteam_qt.content.files import read_json
from skyteam_qt.ui.cockpit.card_places import CARD_PLACE, CardPlaces
from skyteam_qt.ui.cockpit.fitting import NO_FITTING, Fitting
from skyteam_qt.ui.cockpit.layout_parts import Fit, Gauge, Ring, SpaceSpec, Tape, box_of
from skyteam_qt.ui.cockpit.layout_rows import ROWS
from skyteam_qt.ui.cockpit.module_places import ModulePlaces

__all__ = ["CARD_PLACE", "MIN_TARGET_PX", "CockpitLayout", "Fit", "Gauge", "Ring", "SpaceSpec", "Tape"]

WIDE_FROM = 1.7
"""Views wider than this times their height use the wide arrangement."""
MIN_TARGET_PX = 44.0
SEATS = ("pilot", "copilot")


class CockpitLayout(CardPlaces, ModulePlaces):
    """The places of one arrangement.

    kind: "tall" or "wide". approach_spaces: spaces of this airport's approach, the airport itself counted (7 for
    Montreal). altitude_rows: rounds of the flight. cards: for the card game, with upright places for cards. clock: with
    a stopwatch at the right end of the annunciator. fitting: what the modules of the flight need (ux-more 1); panels
    and spaces that a flight does not use are not there. `arrangement.layout_of` makes the one of a flight.
    """

    def __init__(
        self,
        kind: str = "tall",
        approach_spaces: int = 7,
        altitude_rows: int = 7,
        cards: bool = False,
        clock: bool = False,
        fitting: Fitting = NO_FITTING,
    ) -> None:
        if kind not in ROWS:
            raise ValueError(f"no arrangement called {kind!r}")
        data = read_json("layout")
        wide: dict[str, Any] = data["wide"]
        self.kind = kind
        self.cards = cards
        self.fitting = fitting
        self.clock = data["modules"][kind]["clock"] if clock else None
        self.wide = kind == "wide"
        self.rows: Mapping[str, float] = ROWS[kind]
        canvas = wide["canvas"] if self.wide else data["canvas"]
        self.size = QSizeF(canvas["w"], canvas["h"])
        self.rect = QRectF(QPointF(0, 0), self.size)

        panels = {**data["panels"], **(wide["panels"] if self.wide else {})}
        self.panels: dict[str, QRectF] = {name: box_of(panel) for name, panel in panels.items()}
        moved = {space["id"]: space for space in wide["spaces"]} if self.wide else {}
        self.specs: dict[str, SpaceSpec] = {}
        for space in data["spaces"]:
            self.specs[space["id"]] = SpaceSpec(
                space["id"],
                space["panel"],
                box_of(moved.get(space["id"], space)),
                space["owner"],
                tuple(space["accepts"]),
                space["key"],
            )
        self.spaces: dict[str, QRectF] = {name: spec.rect for name, spec in self.specs.items()}
        self.tab_order: tuple[str, ...] = tuple(data["tabOrder"])
        self.radius = float(data["canvas"]["panelRadius"])

        trays = wide["trays"] if self.wide else data["trays"]
        self.trays: dict[str, tuple[QRectF, ...]] = {s: tuple(box_of(place) for place in trays[s]) for s in SEATS}

        self._approach(data, wide, approach_spaces)
        self._altitude(data, wide, altitude_rows)
        axis = wide["axis"] if self.wide else data["axis"]
        self.dial_centre = QPointF(*axis["centre"])
        self.dial_radius = float(axis["radius"])
        self.scale_radius = self.dial_radius + 22.0
        self.degrees_per_mark = float(data["axis"]["degreesPerMark"])
        tape = {**data["speedTape"], **(wide["speedTape"] if self.wide else {})}
        self.tape = Tape(tape["x"], tape["y"], tape["w"], tape["stepH"], tape["zoneX"], tape["zoneW"], tape["bugX"])

        coffee_y = wide["coffeeY"] if self.wide else None
        self.coffee: tuple[QRectF, ...] = tuple(box_of({**c, "y": coffee_y or c["y"]}) for c in data["coffee"])
        reroll_y = wide["rerollY"] if self.wide else None
        self._rerolls = tuple(box_of({**c, "y": reroll_y or c["y"]}) for c in data["rerollSupply"])
        button = data["rerollButton"]
        self.reroll_button = box_of({**button, "y": (reroll_y + 4) if reroll_y else button["y"]})

        bar = self.panels["topBar"]
        high = min(40.0, bar.height() - 8)
        self.top_buttons: dict[str, QRectF] = {
            b["id"]: QRectF(b["x"], bar.center().y() - high / 2, b["w"], high) for b in data["topBarButtons"]
        }
        self._ladder = data["turnLadder"]
        self._hits = dict(self.spaces)
        self._for_modules(data["modules"][kind], data["modules"])
        if cards:
            self._for_cards()
        self._hits_scale = 0.0
        self._space_hits: dict[str, QRectF] = {}

    # --- size of the view -------------------------------------------------------------------------------------
    @classmethod
    def for_view(
        cls,
        width: float,
        height: float,
        approach_spaces: int = 7,
        altitude_rows: int = 7,
        cards: bool = False,
        fitting: Fitting = NO_FITTING,
    ) -> CockpitLayout:
        """The arrangement that suits a view of this size (device-independent px)."""
        return cls(cls.kind_for(width, height), approach_spaces, altitude_rows, cards, fitting=fitting)

    @staticmethod
    def kind_for(width: float, height: float) -> str:
        return "wide" if width > WIDE_FROM * height else "tall"

    def fit(self, width: float, height: float, dpr: float = 1.0) -> Fit:
        """The scene in a view: scaled uniformly, centred, its corner on a whole device pixel."""
        scale = max(0.05, min(width / self.size.width(), height / self.size.height()))
        left = (width - self.size.width() * scale) / 2
        top = (height - self.size.height() * scale) / 2
        origin = QPointF(round(left * dpr) / dpr, round(top * dpr) / dpr)
        return Fit(scale, origin, QSizeF(width, height))

    # --- tracks -----------------------------------------------------------------------------------------------
    def _approach(self, data: Mapping[str, Any], wide: Mapping[str, Any], count: int) -> None:
        base = data["approach"]
        top, height = base["cells"][0]["y"], base["cells"][0]["h"]
        chip = base["valueChipY"]
        if self.wide:
            top, height, chip = wide["approach"]["cellY"], wide["approach"]["cellH"], wide["approach"]["valueChipY"]
        count = max(1, count)
        width = (944 - 8 * (count - 1)) / count
        if not self.fitting.modules:
            width = min(128.0, width)
        left = (328 + 1272) / 2 - (count * (width + 8) - 8) / 2
        self.approach_cells: tuple[QRectF, ...] = tuple(
            QRectF(left + i * (width + 8), top, width, height) for i in range(count)
        )
        self.value_chips: tuple[QRectF, ...] = tuple(
            QRectF(cell.center().x() - 15, chip, 30, 22) for cell in self.approach_cells
        )

    def _altitude(self, data: Mapping[str, Any], wide: Mapping[str, Any], count: int) -> None:
        first = data["altitude"]["rows"][0]
        top, step, height = first["y"], 53.0, first["h"]
        if self.wide:
            top, step, height = wide["altitude"]["rowY"], wide["altitude"]["rowStep"], wide["altitude"]["rowH"]
        self.altitude_rows: tuple[QRectF, ...] = tuple(
            QRectF(first["x"], top + step * i + 3, first["w"], height) for i in range(max(1, count))
        )

    def approach_x(self, position: float) -> float:
        """Left edge of the (moving) own space; a fraction lies between two spaces."""
        first = self.approach_cells[0]
        return first.x() + position * (first.width() + 8)

    def speed_y(self, value: float) -> float:
        """Height of the tape line above a speed."""
        return self.tape.y_of(value)

    def rerolls(self, places: int = 2) -> tuple[QRectF, ...]:
        """The places of the reroll supply: two of 52 units, three of 42; upright ones for jokers."""
        if self.cards:
            wide, step = (43.0, 64.0) if places <= 2 else (36.0, 44.0)
            first, high = self._rerolls[0], wide * 60 / 43
            top = first.center().y() - high / 2
            return tuple(QRectF(first.x() + 4 + step * i, top, wide, high) for i in range(places))
        if self.short:
            return self._rerolls[:places]
        if places <= 2:
            return self._rerolls
        first = self._rerolls[0]
        return tuple(QRectF(first.x() + 46 * i, first.y() + 5, 42, 42) for i in range(places))

    def ladder(self, count: int = 8) -> tuple[QRectF, ...]:
        """The silhouettes of the turn ladder for a round of `count` placements."""
        panel = self.panels["annunciator"]
        size = self.rows["ladderSize"]
        step = float(self._ladder["step"])
        count = max(1, count)
        if self.clock:
            step = min(float(self.clock["ladderStep"]), (self.message_box.width() - size) / max(1, count - 1))
        elif count > 8:
            step = (panel.width() - 56 - size) / (count - 1)
        width = (count - 1) * step + size
        left = self._ladder["x"] if count == 8 else panel.center().x() - width / 2
        if self.clock:
            left = panel.x() + 22
        top = panel.y() + self.rows["ladder"]
        return tuple(QRectF(left + i * step, top, size, size) for i in range(count))

    # --- trays and annunciator --------------------------------------------------------------------------------
    def tray(self, seat: str) -> tuple[QRectF, ...]:
        """The four tray places A to D of a seat."""
        return self.trays[seat]

    def eye(self, seat: str) -> QRectF:
        """The handle in the tray header that is pressed and held to look: hint, eye and key cap."""
        panel = self.panels[self.tray_panel(seat)]
        return QRectF(panel.right() - 236, panel.y() + 2, 232, self.rows["well"] - 2)

    @property
    def message_box(self) -> QRectF:
        panel = self.panels["annunciator"]
        wide = self.clock["messageW"] if self.clock else 452
        return QRectF(panel.x() + 18, panel.y() + self.rows["messageTop"], wide, self.rows["messageHeight"])

    @property
    def clock_face(self) -> QRectF:
        """The square around the ring of the stopwatch. Raises `LookupError` in an arrangement without one."""
        if self.clock is None:
            raise LookupError("this arrangement has no clock")
        (x, y), r = self.clock["centre"], self.clock["radius"]
        return QRectF(x - r, y - r, 2 * r, 2 * r)

    # --- pointing ---------------------------------------------------------------------------------------------
    def hit(self, what: str, scale: float) -> QRectF:
        """Where a pointer counts as on `what`: at least 44 device-independent px each way at this scale.

        what: a space id, a tray place ("pilot.die.A"), a top button ("rules", "correct", "pause"), "reroll" (the
        button), "pilot.eye", "copilot.eye", "ability.0", "ability.1". Raises KeyError for anything else.
        """
        rect = self._hits[what] if what in self._hits else self.rect_of(what)
        least = MIN_TARGET_PX / max(scale, 0.01)
        if what.startswith("ability."):
            return self.ability_hit(int(what[8:]), least)
        wide, high = max(0.0, least - rect.width()) / 2, max(0.0, least - rect.height()) / 2
        grown = rect.adjusted(-wide, -high, wide, high)
        seat, _, rest = what.partition(".")
        if rest == "eye":
            # up into the gap above the tray, never over the dice below
            grown.moveBottom(min(grown.bottom(), self.trays[seat][0].top()))
        if grown.top() < 0:
            grown.moveTop(0)
        if grown.bottom() > self.size.height():
            grown.moveBottom(self.size.height())
        return grown

    def rect_of(self, what: str) -> QRectF:
        """The drawn rectangle of anything that can be pointed at, or of a panel. Raises KeyError."""
        if what in self.spaces:
            return self.spaces[what]
        if what in self.top_buttons:
            return self.top_buttons[what]
        if what == "reroll":
            return self.reroll_button
        if what in self.panels:
            return self.panels[what]
        seat, _, rest = what.partition(".")
        if seat == "ability" and rest in map(str, range(len(self.ability_tags))):
            return self.ability_tags[int(rest)]
        if seat in SEATS and rest == "eye":
            return self.eye(seat)
        if seat in SEATS and rest.startswith("die.") and rest[4:] in ("A", "B", "C", "D"):
            return self.trays[seat]["ABCD".index(rest[4:])]
        raise KeyError(what)

    def owner_of(self, space: str) -> str:
        return self.specs[space].owner

    def space_at(self, point: QPointF, scale: float) -> str | None:
        """The space whose hit shape holds a scene point, the nearest centre if two do."""
        if scale != self._hits_scale:  # one move of the mouse asks several times, about every space
            self._hits_scale, self._space_hits = scale, {name: self.hit(name, scale) for name in self.spaces}
        best: tuple[float, str] | None = None
        for name, around in self._space_hits.items():
            if around.contains(point):
                off = self.spaces[name].center() - point
                far = off.x() ** 2 + off.y() ** 2
                if best is None or far < best[0]:
                    best = (far, name)
        return best[1] if best else None
