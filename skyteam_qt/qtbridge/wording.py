"""Small words that sentences are made with: names of people, labels of spaces, the two-line message."""

from __future__ import annotations

from typing import Literal, NamedTuple

from skyteam_qt.qtbridge.module_words import module_panel, module_space
from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.rules.kinds import Owner, Seat
from skyteam_qt.rules.spaces import Kind, SpaceSpec

LineKind = Literal["info", "good", "caution", "bad"]

PANELS = {
    Kind.AXIS: "panel.axis",
    Kind.ENGINE: "panel.engines",
    Kind.RADIO: "panel.radio",
    Kind.GEAR: "panel.gear",
    Kind.FLAP: "panel.flaps",
    Kind.BRAKE: "panel.brakes",
    Kind.CONCENTRATION: "panel.concentration",
}
"""Text keys of the panels a space of this kind lies on."""


class Names(NamedTuple):
    """The two people's names as typed, plain text. An empty name falls back to the role."""

    pilot: str = ""
    copilot: str = ""

    def of(self, seat: Seat) -> str:
        """The name shown for `seat`."""
        return self[seat].strip() or role(seat)


class Line(NamedTuple):
    """A message of two lines, plain text (never rich text). `kind` picks border and icon."""

    title: str
    detail: str = ""
    kind: LineKind = "info"


def role(owner: Seat | Owner) -> str:
    """ "Pilot", "Co-Pilot", or both for a two-coloured space."""
    return say(("role.pilot", "role.copilot", "a11y.both")[owner])


def value_word(value: int) -> str:
    """A value in a sentence: "3"; a 1 of the card game is "an ace" (F1)."""
    return say("value.one") if value == 1 else str(value)


def face_word(value: int) -> str:
    """A value as it is written on a die or card, for tags and buttons: "3"; a 1 of the card game is "A"."""
    return say("face.one") if value == 1 else str(value)


def value_tag(rolled: int, value: int) -> str:
    """The small text of a value that coffee has changed: "4 to 2", "A to 3" for cards; empty for the same value."""
    return say("rail.tag", v=face_word(rolled), to=face_word(value)) if rolled != value else ""


def values_label(spec: SpaceSpec) -> str:
    """The printed numbers of a space, as in "3·4"."""
    return "·".join(str(value) for value in spec.accepts)


def space_label(spec: SpaceSpec) -> str:
    """What a space is called in a message: "Gear 3·4", "Brake 4", "Engines", "Alarm 4"."""
    if spec.kind == Kind.GEAR:
        return say("space.gear", range=values_label(spec))
    if spec.kind == Kind.FLAP:
        return say("space.flap", range=values_label(spec))
    if spec.kind == Kind.BRAKE:
        return say("space.brake", value=spec.accepts[0])
    return module_space(spec) if spec.kind == Kind.OTHER else panel_label(spec)


def panel_label(spec: SpaceSpec) -> str:
    """The title of the panel a space lies on."""
    key = PANELS.get(spec.kind)
    return say(key) if key else module_panel(spec)


def panels_of(specs: tuple[SpaceSpec, ...]) -> str:
    """Titles of the panels of these spaces, each once, as a list in words: "Axis and Engines"."""
    return joined(dict.fromkeys(panel_label(spec) for spec in specs))
