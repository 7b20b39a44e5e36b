"""Where the instruments of modules lie: the three bays, compact panels beside them, ability tags, foot marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.ui.cockpit.fitting import ALARMS, Fitting
from skyteam_qt.ui.cockpit.layout_parts import Gauge, Ring, SpaceSpec, box_of

_PANEL_OF = {
    "axis": "axis",
    "kerosene": "tank",
    "flap": "flaps",
    "conc": "concentration",
    "intern": "strip",
    "ice": "brakes",
}
_KEY_OF = {"kerosene": "kerosene", "intern": "intern", "alarm": "alarms", "ice": "ice-brakes"}
_TAKEN_AWAY = {"ice-brakes": "brake.", "stuck-landing-gear": "gear.", "engine-loss": "engine."}
"""Modules to the spaces that are not there."""
_ORDER = (
    "axis.",
    "engine.",
    "kerosene",
    "radio.",
    "gear.",
    "brake.",
    "ice.",
    "flap.",
    "conc.",
    "intern.",
    "alarm.",
)
"""Tab order by the beginning of the id."""
TRAFFIC_DIE = 52.0
_ABILITY_HIT = 56.0


class ModulePlaces:
    """The part of `CockpitLayout` that flights with modules ask for."""

    wide: bool
    cards: bool
    kind: str
    fitting: Fitting
    rows: Mapping[str, float]
    panels: dict[str, QRectF]
    specs: dict[str, SpaceSpec]
    spaces: dict[str, QRectF]
    tab_order: tuple[str, ...]
    approach_cells: tuple[QRectF, ...]
    altitude_rows: tuple[QRectF, ...]
    dial_centre: QPointF
    dial_radius: float
    scale_radius: float
    coffee: tuple[QRectF, ...]
    reroll_button: QRectF
    message_box: QRectF
    _rerolls: tuple[QRectF, ...]
    _hits: dict[str, QRectF]

    fitted: dict[str, str]
    """Panel to the instrument that paints it instead of the base game's; bays are such panels too."""
    ability_tags: tuple[QRectF, ...]
    tokens: tuple[QRectF, ...]
    """The six places of the intern row."""
    foot: float
    """Height of the foot of approach cells; 0 where nothing is printed on the approach."""
    gauge: Gauge | None
    ring: Ring | None
    short: bool
    """Whether concentration, coffee and rerolls are in their compact form."""

    def _for_modules(self, table: Mapping[str, Any], shared: Mapping[str, Any]) -> None:
        """Takes over the entries of `layout.json` in the order tank, round, strip, abilities, ice brakes."""
        fitting = self.fitting
        self.fitted = fitting.instruments()
        self.foot = float(shared["approachFoot"]) if fitting.foot else 0.0
        self.ability_tags, self.tokens = (), ()
        self.gauge, self.ring = None, None
        self.short = "strip" in fitting.bays
        self._ice: tuple[QPointF, ...] = ()
        if not fitting.modules:
            return
        for module in fitting.modules & _TAKEN_AWAY.keys():
            for name in [name for name in self.specs if name.startswith(_TAKEN_AWAY[module])]:
                for places in (self.specs, self.spaces, self._hits):
                    del places[name]
        keys: Mapping[str, str] = shared["keyOf"]
        for bay, module in fitting.bays.items():
            part = table[bay]
            self.panels[bay] = box_of(part["panel"])
            self.panels.update({name: box_of(panel) for name, panel in part["panels"].items()})
            self._put((s for s in part["spaces"] if s["id"] in self.specs or s["id"] == module), keys)
            if module == ALARMS:
                self._put_alarms(table["alarms"][bay], bay, keys)
        if "tank" in fitting.bays:
            dial = table["tank"]["axis"]
            self.dial_centre = QPointF(*dial["centre"])
            self.dial_radius, self.scale_radius = float(dial["radius"]), float(dial["scaleRadius"])
            self.gauge = self._gauge_in(self.panels["tank"], fitting.bays["tank"])
        if "round" in fitting.bays:
            self.panels.pop("flightPlan", None)
            panel = self.panels["round"]
            radius = float(table["round"]["ring"]["radius"])
            gap = 12 if fitting.bays["round"] == "headwind" else 18
            self.ring = Ring(QPointF(panel.center().x(), panel.bottom() - radius - gap), radius)
        if self.short:
            part = table["strip"]
            self.coffee = tuple(map(box_of, part["coffee"]))
            self._rerolls = tuple(map(box_of, part["rerollSupply"]))
            self.reroll_button = box_of(part["rerollButton"])
        if fitting.bays.get("strip") == "intern":
            self._put(table["intern"]["spaces"], keys)
            self.tokens = tuple(map(box_of, table["intern"]["tokens"]))
        if fitting.abilities:
            self._put_abilities(table["abilities"])
        if "ice-brakes" in fitting.modules:
            part = table["iceBrakes"]
            self._put(part["spaces"], keys)
            self._ice = tuple(QPointF(x, part["track"]["y"]) for x in part["track"]["x"])
        self.tab_order = tuple(
            name for begin in _ORDER for name in (*self.tab_order, *self.specs) if name.startswith(begin)
        )
        self.tab_order = tuple(name for name in dict.fromkeys(self.tab_order) if name in self.specs)

    def _put(self, spaces: Iterable[Mapping[str, Any]], keys: Mapping[str, str]) -> None:
        """Adds spaces, or moves those of the base game."""
        for entry in spaces:
            name, begin = entry["id"], entry["id"].partition(".")[0]
            rect = box_of(entry)
            if name in self.specs:
                self.specs[name] = replace(self.specs[name], rect=rect)
            else:
                owner, accepts = entry["owner"], tuple(entry["accepts"])
                self.specs[name] = SpaceSpec(name, _PANEL_OF[begin], rect, owner, accepts, keys[_KEY_OF[begin]])
            self.spaces[name] = rect
            self._hits[name] = box_of(entry.get("hit", entry))

    def _put_alarms(self, entries: list[Mapping[str, Any]], bay: str, keys: Mapping[str, str]) -> None:
        """Every token in play has a place; with fewer than six they close ranks."""
        by_token = {int(entry["id"].partition(".")[2]): entry for entry in entries}
        for token, place in zip(self.fitting.alarms, entries, strict=False):
            entry = by_token[token]
            name, rect = entry["id"], box_of(place)
            self.specs[name] = SpaceSpec(name, bay, rect, entry["owner"], tuple(entry["accepts"]), keys[ALARMS])
            self.spaces[name] = rect
            # the rounded entries of the column touch by one unit
            self._hits[name] = box_of(place["hit"]).intersected(self.panels[bay]).adjusted(0, 0.5, 0, -0.5)

    def _put_abilities(self, part: Mapping[str, Any]) -> None:
        self.panels["abilities"] = box_of(part["panel"])
        self.panels.update({name: box_of(panel) for name, panel in part["panels"].items()})
        rows = part["altitude"]
        first = self.altitude_rows[0]
        self.altitude_rows = tuple(
            QRectF(first.x(), rows["rowY"] + rows["rowStep"] * i + 3, first.width(), rows["rowH"])
            for i in range(len(self.altitude_rows))
        )
        tags = tuple(map(box_of, part["tags"]))
        if self.fitting.abilities == 1:
            tags = (QRectF(tags[0].x(), tags[0].y(), tags[0].width(), 40),)
        self.ability_tags = tags

    @staticmethod
    def _gauge_in(panel: QRectF, module: str) -> Gauge | None:
        if module == ALARMS:
            return None
        below = 110 if module == "kerosene-leak" else 124
        return Gauge(panel.x() + 44, panel.y() + 82, 34, panel.height() - 82 - below)

    def ability_hit(self, index: int, least: float) -> QRectF:
        """Where a pointer counts as on an ability tag: two tags share the gaps above and below their panel."""
        tag, panel = self.ability_tags[index], self.panels["abilities"]
        high = max(_ABILITY_HIT, least)
        if len(self.ability_tags) == 1:
            return QRectF(tag.x(), tag.center().y() - high / 2, tag.width(), high)
        top = panel.center().y() - high if index == 0 else panel.center().y()
        return QRectF(tag.x(), top, tag.width(), high)

    def token_spot(self, index: int) -> QPointF:
        """The middle of an intern token, 0 to 5 from the Pilot's end."""
        return self.tokens[index].center()

    def ice_stop(self, mark: float) -> QPointF:
        """Where the red diamond of the ice brakes is: 0 none, then 2 to 5; in between on its way."""
        at = max(0.0, min(float(len(self._ice) - 1), mark / 2 if mark < 2 else mark - 1))
        low = min(int(at), len(self._ice) - 2)
        return self._ice[low] + (self._ice[low + 1] - self._ice[low]) * (at - low)

    @property
    def ice_track(self) -> tuple[QPointF, ...]:
        """The stops of the ice brakes: none, 2, 3, 4, 5."""
        return self._ice

    def body(self, index: int) -> QRectF:
        """An approach cell without its foot: where planes stand."""
        return self.approach_cells[index].adjusted(0, 0, 0, -self.foot)

    def traffic_dice(self, count: int) -> tuple[QRectF, ...]:
        """Where `count` traffic dice roll: side by side over the middle of the approach."""
        middle = self.panels["approach"].center().x()
        y = self.approach_cells[0].center().y() - TRAFFIC_DIE / 2
        step = TRAFFIC_DIE + 12
        left = middle - (count * step - 12) / 2
        return tuple(QRectF(left + i * step, y, TRAFFIC_DIE, TRAFFIC_DIE) for i in range(count))

    @property
    def waiting_die(self) -> QRectF:
        """Where the traffic die of Synchronisation waits to be placed: the left end of the message box."""
        box = self.message_box
        side = min(56.0, box.height() - 14)
        return QRectF(box.x() + 14, box.center().y() - side / 2, side, side)
