"""Slim scroll bars: one kind for lists, tables and columns."""

from __future__ import annotations

from skyteam_qt.ui.widgets.look import Look

WIDE, AWAY, EDGE = 14, 6, 2
"""Units: of the bar; between what scrolls and the handle; between the handle and the edge."""


def bar_width(look: Look) -> int:
    """How many px an upright bar takes from what scrolls."""
    return look.px(WIDE)


def scroll_bar_sheet(look: Look) -> str:
    """The style sheet of one upright scroll bar."""
    wide, away, edge, hold = bar_width(look), look.px(AWAY), look.px(EDGE), look.theme.hex("lineStrong")
    return (
        f"QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {hold}; border-radius: {(wide - away - edge) // 2}px;"
        f" min-height: 32px; margin: 0 {edge}px 0 {away}px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )
