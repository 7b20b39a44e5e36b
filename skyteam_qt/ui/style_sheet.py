"""The style sheet of ordinary widgets, made from a theme's tokens.

Widgets choose their look by dynamic properties: `kind` on buttons ("solid", "pilot", "copilot", "flat"), `role` on
labels ("hero", "screenTitle", "heading", "panelTitle", "body", "strong", "label", "caption", "muted", "caution",
"brake", "lamp"), `card` = true on radio buttons and frames, `owner` = "pilot" or "copilot" on frames.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skyteam_qt.ui.theme import Theme

_SHEET = """
QWidget {{ color: {text}; font-family: {ui}; font-size: {label}px; font-weight: 500; }}
QMainWindow, QDialog, QWidget[role="window"] {{ background: {bg}; }}
QFrame[card="true"], QWidget[card="true"] {{
    background: {panel}; border: 1px solid {line}; border-radius: {rPanel}px;
}}
QFrame[owner="pilot"] {{ border: 2px solid {pilot}; }}
QFrame[owner="copilot"] {{ border: 2px solid {copilot}; }}
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {lineStrong}; padding: {s}px; }}

QLabel {{ background: transparent; border: none; }}
QLabel[role="hero"] {{ font-size: {hero}px; font-weight: 700; }}
QLabel[role="screenTitle"] {{ font-size: {screenTitle}px; font-weight: 700; }}
QLabel[role="heading"] {{ font-size: {heading}px; font-weight: 700; }}
QLabel[role="panelTitle"] {{ font-family: {flight}; font-size: {panelTitle}px; font-weight: 700; color: {muted}; }}
QLabel[role="body"] {{ font-size: {body}px; }}
QLabel[role="strong"] {{ font-size: {strong}px; font-weight: 700; }}
QLabel[role="caption"] {{ font-size: {caption}px; color: {muted}; }}
QLabel[role="muted"] {{ color: {muted}; }}
QLabel[role="caution"] {{ color: {caution}; font-weight: 700; }}
QLabel[role="brake"] {{ color: {brake}; font-weight: 700; }}
QLabel[role="lamp"] {{ color: {lamp}; font-weight: 700; }}

QPushButton, QToolButton, QComboBox {{
    background: {raised}; color: {text}; border: 1px solid {line}; border-radius: {rButton}px;
    padding: {s}px {l}px; min-height: {inner}px; font-weight: 600;
}}
QPushButton:hover, QToolButton:hover, QComboBox:hover {{ background: {control}; border-color: {lineStrong}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {well}; }}
QPushButton:checked, QToolButton:checked {{ background: {control}; border: 2px solid {lineStrong}; }}
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled {{ color: {faint}; background: {panel}; }}
QPushButton[kind="solid"] {{ background: {text}; color: {bg}; border-color: {text}; }}
QPushButton[kind="solid"]:hover {{ background: {muted}; }}
QPushButton[kind="pilot"] {{ background: {pilotFill}; color: {onPilot}; border-color: {pilotFill}; }}
QPushButton[kind="copilot"] {{ background: {copilotFill}; color: {onCopilot}; border-color: {copilotFill}; }}
QPushButton[kind="flat"] {{ background: transparent; border-color: transparent; color: {muted}; }}
QPushButton[kind="solid"]:disabled, QPushButton[kind="pilot"]:disabled, QPushButton[kind="copilot"]:disabled {{
    background: {control}; color: {faint}; border-color: {line};
}}
QPushButton:focus, QToolButton:focus, QComboBox:focus {{ border: {ring}px solid {focus}; }}

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox {{
    background: {well}; color: {text}; border: 1px solid {lineStrong}; border-radius: {rButton}px;
    padding: {s}px {m}px; selection-background-color: {pilotFill}; selection-color: {onPilot};
}}
QLineEdit, QSpinBox {{ min-height: {inner}px; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus {{ border: {ring}px solid {focus}; }}
QLineEdit:disabled, QPlainTextEdit:disabled {{ color: {faint}; border-color: {line}; }}

QListView, QTreeView, QTableView {{
    background: {well}; color: {text}; border: 1px solid {line}; border-radius: {rButton}px; outline: 0;
}}
QListView::item, QTreeView::item {{ padding: {s}px; border-radius: {rSmall}px; }}
QListView::item:hover, QTreeView::item:hover {{ background: {raised}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {control}; color: {text}; }}
QListView:focus, QTreeView:focus, QTableView:focus {{ border: {ring}px solid {focus}; }}
QHeaderView::section {{ background: {panel}; color: {muted}; border: none; padding: {s}px; }}

QRadioButton, QCheckBox {{ spacing: {s}px; background: transparent; min-height: {inner}px; }}
QRadioButton::indicator, QCheckBox::indicator {{
    width: {mark}px; height: {mark}px; border: 2px solid {lineStrong}; background: {well};
}}
QRadioButton::indicator {{ border-radius: {markHalf}px; }}
QCheckBox::indicator {{ border-radius: {xs}px; }}
QRadioButton::indicator:checked {{ border: {markRing}px solid {text}; width: {markIn}px; height: {markIn}px; }}
QCheckBox::indicator:checked {{ border: {markRing}px solid {text}; width: {markIn}px; height: {markIn}px; }}
QRadioButton:focus, QCheckBox:focus {{ color: {focus}; }}
QRadioButton[card="true"] {{
    background: {raised}; border: 1px solid {line}; border-radius: {rCard}px; padding: {s}px {m}px;
}}
QRadioButton[card="true"]:hover {{ border-color: {lineStrong}; }}
QRadioButton[card="true"]:checked {{ background: {control}; border: 2px solid {text}; }}
QRadioButton[card="true"]:focus {{ border: {ring}px solid {focus}; color: {text}; }}

QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: {m}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {m}px; margin: 0; }}
QScrollBar::handle {{ background: {lineStrong}; border-radius: {xs}px; min-height: {xxl}px; min-width: {xxl}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QMenu {{ background: {raised}; color: {text}; border: 1px solid {lineStrong}; padding: {xs}px; }}
QMenu::item {{ padding: {s}px {l}px; border-radius: {rSmall}px; }}
QMenu::item:selected {{ background: {control}; }}
QComboBox QAbstractItemView {{ background: {raised}; color: {text}; selection-background-color: {control}; }}
QTabBar::tab {{ background: {panel}; color: {muted}; padding: {s}px {l}px; border: 1px solid {line}; }}
QTabBar::tab:selected {{ background: {control}; color: {text}; }}
QTabWidget::pane {{ border: 1px solid {line}; }}
QProgressBar {{
    background: {well}; border: 1px solid {line}; border-radius: {xs}px; color: {text}; text-align: center;
}}
QProgressBar::chunk {{ background: {lamp}; }}
QSlider::groove:horizontal {{ background: {well}; height: {xs}px; border: 1px solid {lineStrong}; }}
QSlider::handle:horizontal {{
    background: {text}; width: {mark}px; margin: -{s}px 0; border-radius: {rSmall}px; border: 2px solid {bg};
}}
QSlider::handle:horizontal:focus {{ border: {ring}px solid {focus}; }}
"""

_ROLES = ("hero", "screenTitle", "heading", "body", "strong", "panelTitle", "label", "caption")
_SPACES = ("xs", "s", "m", "l", "xl", "xxl")


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """The whole sheet. `scale` multiplies text sizes and distances (1.0 for normal windows)."""

    def px(value: float) -> int:
        return max(1, round(value * scale))

    values: dict[str, object] = {token: theme.hex(token) for token in theme.tokens["color"][theme.name]}
    for role in _ROLES:
        size, _ = theme.type_size(role)
        values[role] = max(round(theme.floor_px), round(size * scale * theme.large_text))
    values |= {name: px(theme.space(name)) for name in _SPACES}
    for kind in ("ui", "flight"):
        values[kind] = ", ".join(f'"{family}"' for family in theme.families(kind))
    mark = px(20)
    values |= {
        "rPanel": px(theme.radius("panel")),
        "rButton": px(theme.radius("button")),
        "rCard": px(theme.radius("card")),
        "rSmall": px(theme.radius("chip") - 2),
        "ring": px(theme.stroke("focusRing")),
        # A target of 44 px: the padding and the border come on top of this.
        "inner": max(16, px(theme.size("button")) - 2 * px(theme.space("s")) - 4),
        "mark": mark,
        "markHalf": mark // 2 + 2,
        "markRing": px(7),
        "markIn": max(2, mark + 4 - 2 * px(7)),
    }
    return _SHEET.format(**values)
