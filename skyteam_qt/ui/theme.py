"""The look of the flight deck: colours, fonts, sizes and timings, all from `tokens.json`.

A `Theme` is one of the two looks ("dark", "light"). It is handed to everything that paints; nothing else in the
program names a colour or a font.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QGuiApplication, QPalette, QPen

from skyteam_qt.content.files import read_json
from skyteam_qt.ui import languages

NAMES = ("dark", "light")
FLIGHT_ROLES = frozenset({"panelTitle", "readout"})
"""Styles set in the flight face; all others use the ui face."""

# Strength of the white glow around a space and the plain colours of die faces: the same whatever the window says,
# they are part of the art and not of the token table.
_GLOW = {"dark": 0.30, "light": 0.12}
_ART = {
    "pilotDieTop": "#3D8DE6",
    "pilotDieBottom": "#155FB8",
    "pilotDieEdge": "#9CCBFF",
    "copilotDieTop": "#FFC069",
    "copilotDieBottom": "#F0901F",
    "copilotDieEdge": "#FFE0B3",
    "pilotCoverTop": "#1E4A7C",
    "pilotCoverBottom": "#143457",
    "copilotCoverTop": "#7A4C16",
    "copilotCoverBottom": "#55330C",
    "pilotLetterWell": "#0B1826",
    "copilotLetterWell": "#2A1805",
    "pilotLetter": "#CFE5FF",
    "copilotLetter": "#FFE2BC",
    "pilotHatch": "#6FB4FF",
    "copilotHatch": "#FFC070",
    "airframe": "#F4F8FC",
    "airframeShade": "#D7E1EB",
    "airframeLine": "#0A1017",
    "airframeRing": "#B8C6D4",
    "tyre": "#22303F",
    "hub": "#8A9BAE",
    "cardRim": "#8F897A",
    "coinRing": "#A98328",
    "jokerSeam": "#0B4F63",
    "jokerFace": "#F0C9A0",
    "jokerGlass": "#BFE9F5",
    "trafficDieEdge": "#FFF6C8",
    "trafficDieLine": "#8A6D00",
    "pilotCoverEdge": "#2F6FB5",
    "copilotCoverEdge": "#A8681B",
    "white": "#FFFFFF",
    "black": "#000000",
}


def system_theme_name() -> str:
    """ "light" if the desktop asks for a light look, else "dark" (also when it does not say)."""
    return "light" if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light else "dark"


class Theme:
    """One look. Colours by token name: `theme["pilot"]` or `theme.pilot` (a QColor), `theme.hex("pilot")`.

    name: "dark" or "light" (ValueError otherwise). large_text: 1.0, 1.25 or 1.5. motion and hold multiply every
    duration; 0 turns movement or holding off.
    """

    def __init__(self, name: str = "dark", *, large_text: float = 1.0, motion: float = 1.0, hold: float = 1.0) -> None:
        if name not in NAMES:
            raise ValueError(f"no theme called {name!r}")
        self.name = name
        self.large_text = large_text
        self.motion = motion
        self.hold = hold
        tokens = read_json("tokens")
        self.tokens: dict[str, Any] = tokens
        extra = tokens["more"]["color"]
        self._hex: dict[str, str] = {**_ART, **tokens["color"][name], **extra[name], **extra["both"]}
        self._colors: dict[str, QColor] = {key: QColor(value) for key, value in self._hex.items()}
        self.glow = _GLOW[name]
        self.floor_px = float(tokens["type"]["floorPx"])
        # letters that our fonts lack come right after them: the system's fonts would draw some in another style
        further = languages.families()
        fonts = {kind: tokens["font"][kind] for kind in ("ui", "flight")}
        self._families = {kind: [names[0], *further, *names[1:]] for kind, names in fonts.items()}
        self._fonts: dict[tuple[str, int, int], tuple[QFont, QFontMetricsF]] = {}
        self._palette: QPalette | None = None

        self.brushes: dict[str, QBrush] = {}
        """Brushes by name, filled by the canvas; shared, do not change them."""
        self.pens: dict[tuple[object, ...], QPen] = {}
        self._widths: dict[tuple[str, int, int, str], float] = {}

    # --- colours ----------------------------------------------------------------------------------------------
    @property
    def is_dark(self) -> bool:
        return self.name == "dark"

    def __getitem__(self, token: str) -> QColor:
        return self._colors[token]

    def __getattr__(self, token: str) -> QColor:
        # Only asked for names that are no ordinary attribute.
        colors = self.__dict__.get("_colors")
        if colors is None or token not in colors:
            raise AttributeError(token)
        found: QColor = colors[token]
        return found

    def __contains__(self, token: object) -> bool:
        return token in self._colors

    def hex(self, token: str) -> str:
        """The colour as "#RRGGBB", for style sheets."""
        return self._hex[token]

    def faded(self, token: str, opacity: float) -> QColor:
        """The colour with an opacity of 0 to 1."""
        color = QColor(self[token])
        color.setAlphaF(opacity)
        return color

    def seat_color(self, seat: str, part: str = "") -> QColor:
        """`seat` is "pilot" or "copilot"; part "" | "Fill" | "Well" | "Edge" | "On" (text on the fill)."""
        if part == "On":
            return self["onPilot" if seat == "pilot" else "onCopilot"]
        return self[seat + part]

    # --- numbers ----------------------------------------------------------------------------------------------
    def duration(self, name: str) -> int:
        """Milliseconds of a timing token, times the motion factor (holds: times the hold factor)."""
        table: dict[str, Any] = self.tokens["duration"]
        value = table[name] if name in table else self.tokens["more"]["duration"][name]
        return round(float(value) * (self.hold if name.endswith("Hold") else self.motion))

    def size(self, name: str) -> Any:
        """A size token (scene units or, for ...Px, device-independent px); `lamp` is a list of two."""
        return self.tokens["size"][name]

    def space(self, name: str) -> int:
        return int(self.tokens["space"][name])

    def radius(self, name: str) -> float:
        return float(self.tokens["radius"][name])

    def stroke(self, name: str) -> float:
        return float(self.tokens["stroke"][name])

    # --- fonts ------------------------------------------------------------------------------------------------
    def families(self, kind: str) -> list[str]:
        return list(self._families[kind])

    def type_size(self, role: str) -> tuple[float, int]:
        """(size in scene px, weight) of a type token."""
        size, weight = self.tokens["type"][role]
        return float(size), int(weight)

    def font(self, role: str, scale: float = 1.0, kind: str | None = None) -> QFont:
        """The font of a type token ("body", "panelTitle", ...) at a scene scale, never below the floor of 12 px."""
        size, weight = self.type_size(role)
        return self.font_px(
            size * scale * self.large_text, weight, kind or ("flight" if role in FLIGHT_ROLES else "ui")
        )

    def font_px(self, px: float, weight: int = 400, kind: str = "ui") -> QFont:
        """A font of `px` device-independent pixels, raised to the floor. Qt sets whole pixels: `px` is rounded."""
        return self.font_and_metrics(px, weight, kind)[0]

    def font_and_metrics(self, px: float, weight: int, kind: str) -> tuple[QFont, QFontMetricsF]:
        """A font and its measure, kept; both belong to the theme, do not change them."""
        whole = max(round(self.floor_px), round(px))
        key = (kind, whole, weight)
        found = self._fonts.get(key)
        if found is None:
            font = QFont()
            font.setFamilies(self._families[kind])
            font.setPixelSize(whole)
            font.setWeight(QFont.Weight(weight))
            found = self._fonts[key] = (font, QFontMetricsF(font))
        return found

    def text_width(self, text: str, px: float, weight: int, kind: str, remember: bool = False) -> float:
        """Advance of a text in device-independent px.

        remember: keep the measure for the next time. Only for texts that are public at all times: what is kept here
        outlives a visor.
        """
        if not remember:
            return self.font_and_metrics(px, weight, kind)[1].horizontalAdvance(text)
        key = (text, round(px), weight, kind)
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) > 4000:
                self._widths.clear()
            width = self._widths[key] = self.font_and_metrics(px, weight, kind)[1].horizontalAdvance(text)
        return width

    # --- ordinary widgets -------------------------------------------------------------------------------------
    def palette(self) -> QPalette:
        """The colours of ordinary widgets; a copy, to change as one likes."""
        if self._palette is None:
            self._palette = self._make_palette()
        return QPalette(self._palette)

    def _make_palette(self) -> QPalette:
        role = QPalette.ColorRole
        table = {
            role.Window: "panel",
            role.WindowText: "text",
            role.Base: "well",
            role.AlternateBase: "raised",
            role.Text: "text",
            role.Button: "raised",
            role.ButtonText: "text",
            role.BrightText: "brake",
            role.ToolTipBase: "raised",
            role.ToolTipText: "text",
            role.PlaceholderText: "faint",
            role.Highlight: "pilotFill",
            role.HighlightedText: "onPilot",
            role.Link: "pilot",
            role.LinkVisited: "pilot",
            role.Light: "control",
            role.Midlight: "raised",
            role.Mid: "line",
            role.Dark: "line",
            role.Shadow: "shadow",
            role.Accent: "focus",
        }
        palette = QPalette()
        for which, token in table.items():
            palette.setColor(which, self[token])
        for which in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, which, self.faded("faint", 0.6))
        return palette

    def style_sheet(self, scale: float = 1.0) -> str:
        """A style sheet for buttons, fields, lists, radio cards and dialogs, from tokens only."""
        from skyteam_qt.ui.style_sheet import style_sheet  # kept out of the first picture

        return style_sheet(self, scale)
