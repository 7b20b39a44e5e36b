"""Slim scroll bars for lists and tables."""

from __future__ import annotations

from skyteam_qt.ui.widgets.look import Look


def scroll_bar_sheet(look: Look) -> str:
    """The style sheet of one upright scroll bar."""
    wide, hold = look.px(12), look.theme.hex("lineStrong")
    return (
        f"QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {hold}; border-radius: {wide // 2 - 2}px; min-height: 32px;"
        " margin: 0 2px; }"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )
