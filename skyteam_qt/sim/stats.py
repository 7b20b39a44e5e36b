"""What is counted of many flights, with intervals."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

NORMAL_95 = 1.959964


@dataclass
class Tally:
    """Flights, landings, and why the others were lost (`rules.Loss` words)."""

    flights: int = 0
    landed: int = 0
    causes: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count another part in."""
        self.flights += other.flights
        self.landed += other.landed
        self.causes.update(other.causes)

    @property
    def rate(self) -> float:
        """The share of landings; 0 when nothing was flown."""
        return self.landed / self.flights if self.flights else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the rate after Wilson, which holds near 0 and 1 too."""
        return wilson(self.landed, self.flights)

    def to_json(self, seconds: float) -> dict[str, Any]:
        """The keys of `--json`."""
        low, high = self.interval
        return {
            "flights": self.flights,
            "landed": self.landed,
            "rate": round(self.rate, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "causes": dict(sorted(self.causes.items())),
            "seconds": round(seconds, 2),
        }


def wilson(hits: int, count: int, z: float = NORMAL_95) -> tuple[float, float]:
    """Interval of a share."""
    if not count:
        return (0.0, 1.0)
    share = hits / count
    scale = 1 + z * z / count
    middle = (share + z * z / (2 * count)) / scale
    half = z / scale * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (max(0.0, middle - half), min(1.0, middle + half))
