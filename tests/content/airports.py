"""Airports for tests."""

from __future__ import annotations

import json
from typing import Any

from skyteam_qt.content.airport import Airport, altitudes, from_flight, to_plain
from skyteam_qt.content.airport import Space as ApproachSpace
from skyteam_qt.content.flights import raw_altitude, raw_flights


def bundled(scenario_id: str) -> Airport:
    """A flight of the log, as somebody could have drawn it."""
    raw = raw_flights()[scenario_id]
    return from_flight(raw, raw_altitude(raw))


INNSBRUCK = Airport(
    code="INN",
    airport="Innsbruck",
    difficulty="red",
    altitude=altitudes(),
    spaces=(
        ApproachSpace(traffic_dice=2),
        ApproachSpace(traffic=1, axis=(-2, -1)),
        ApproachSpace(traffic=1),
        ApproachSpace(traffic=2, axis=(0, 1)),
        ApproachSpace(axis=(-2, -1)),
        ApproachSpace(traffic=1),
    ),
    modules=("traffic", "turns", "kerosene", "wind", "ice-brakes", "special-abilities"),
    special_abilities=2,
)


def plain(**changes: Any) -> dict[str, Any]:
    """The object of Innsbruck's file, a copy to change."""
    return json.loads(json.dumps(to_plain(INNSBRUCK))) | changes
