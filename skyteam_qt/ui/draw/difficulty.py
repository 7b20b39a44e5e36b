"""The bars of a difficulty."""

from __future__ import annotations

from skyteam_qt.ui.draw.canvas import Canvas

LEVELS = {"green": (1, "lamp"), "yellow": (2, "caution"), "red": (3, "brake"), "black": (4, "text")}
"""Bars and colour of a difficulty; the number carries the meaning, colour only helps."""


def level_bars(canvas: Canvas, x: float, y: float, level: str, z: float = 18) -> float:
    """One to four rising bars; (x, y) is the top left corner. Returns the width; 0 for no known level."""
    if level not in LEVELS:
        return 0.0
    filled, ink = LEVELS[level]
    wide, step = z * 0.19, z * 0.27
    for i in range(4):
        high = z * (0.34 + 0.22 * i)
        on = i < filled
        canvas.rect(
            x + i * step,
            y + z - high,
            wide,
            high,
            wide * 0.4,
            fill=ink if on else "lampOff",
            stroke=None if on else "lineStrong",
            sw=0.8,
        )
    return 3 * step + wide
