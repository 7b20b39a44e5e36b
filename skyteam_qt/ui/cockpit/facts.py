"""Everything the instruments need to know to paint themselves: plain public facts, no game logic.

The scene fills a `CockpitFacts` from its models and hands it to `paint_cockpit`. Values of dice behind a screen are
not in here and must never be put in here. While a visor is open, `looks`, `ghosts` and `message` may be aids for its
owner: the scene replaces them in the same step in which it closes. All other fields are public at all times. Texts
are already in the language of the players. Numbers that may be floats are floats so that an animation can pass
in-between values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Seat = Literal["pilot", "copilot"]
SlotState = Literal["idle", "lit", "noglow", "hover", "cups", "dim"]
"""idle: nothing lifted. lit: legal. noglow: legal without effect. hover: the target. cups: legal after spending
coffee. dim: not legal."""
TokenState = Literal["none", "there", "taken"]
StepState = Literal["done", "now", "next"]
MessageKind = Literal["info", "ok", "no", "warn"]


@dataclass(frozen=True, slots=True)
class PlacedDie:
    """A die lying on a space, face up. `tag` is the small text of a changed value ("4 to 2"), empty otherwise."""

    owner: Seat
    value: int
    tag: str = ""


@dataclass(frozen=True, slots=True)
class SpaceLook:
    """How an empty space is painted, where it is not plain idle. `cups` 1 to 3 goes with the state "cups"."""

    state: SlotState = "idle"
    cups: int = 0


@dataclass(frozen=True, slots=True)
class AltitudeRow:
    """One row of the altitude track. `label` is ready to show ("6 000", "LAND")."""

    label: str
    starter: Seat
    token: TokenState = "none"


@dataclass(frozen=True, slots=True)
class TrayFacts:
    """The header and well of one tray. `open`: the visor is open. `active`: this seat plays the next die.

    `hint` replaces "hold to look" / "visor open" (for example "open"); `key` is the cap of the visor key, empty to
    show none. `empty`: the places A to D that get a dashed outline because no die lies there.
    """

    name: str
    key: str
    open: bool = False
    active: bool = False
    hint: str = ""
    empty: tuple[bool, bool, bool, bool] = (True, True, True, True)


@dataclass(frozen=True, slots=True)
class LadderStep:
    """One placement of the round in the turn ladder."""

    owner: Seat
    state: StepState = "next"


@dataclass(frozen=True, slots=True)
class Message:
    """The two lines of the annunciator. kind "ok", "no", "warn" add a border and an icon."""

    line1: str = ""
    line2: str = ""
    kind: MessageKind = "info"


@dataclass(frozen=True, slots=True)
class Ghosts:
    """Markers of a preview (or of the old place, with reduced motion). None: not shown. Same units as the facts."""

    axis: float | None = None
    blue: float | None = None
    orange: float | None = None
    brake: float | None = None
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Leaving:
    """A plane on its way out of an approach space. `planes` of that space no longer counts it. progress 0 to 1."""

    cell: int
    progress: float


DEFAULT_KEYS: Mapping[str, str] = {"rules": "F1", "correct": "F6", "pause": "Esc", "reroll": "T"}


@dataclass(frozen=True, slots=True)
class CockpitFacts:
    """The public state of the cockpit as the instruments show it.

    phase_step: 0 briefing, 1 roll, 2 placement, 3 round end.
    position: index of the own space on the approach (0 = start); a fraction while the aircraft moves.
    planes: planes in each approach space, start first.
    axis: marks, negative toward the Pilot; a fraction while it tilts. |axis| >= 3 is a spin.
    blue, orange: the marker lies on the line above this speed (4 = between 4 and 5); brake the same, where anything
    below 2 is the bottom line (no brake set).
    gear, flaps, brakes: 0 = up or off, 1 = down or on, in between while the lever moves.
    round_now: 1-based row of `altitude`; a fraction while the window drops.
    radio_labels: text under each approach space, "" for none; None = 1 to 6 from the own space on.
    mandatory_open: spaces that show "must fill"; mandatory_done: spaces that show a tick.
    looks: spaces that are not painted idle. placed: dice on spaces.
    """

    airport_code: str = ""
    airport_name: str = ""
    badge: str = ""
    phase_step: int = 2
    hot: str = ""
    """id of the button under the pointer: "rules", "correct", "pause", "reroll"."""
    disabled: frozenset[str] = frozenset()
    keys: Mapping[str, str] = field(default_factory=lambda: dict(DEFAULT_KEYS))

    position: float = 0
    planes: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0)
    radio_labels: tuple[str, ...] | None = None
    leaving: Leaving | None = None
    approach_alarm: int | None = None
    """index of a space outlined in red (collision, overshoot)."""

    axis: float = 0
    blue: float = 4
    orange: float = 8
    brake: float = 1
    landing_limit: str = ""
    """text of the landing speed limit ("none", "2", "4", "6"); empty: taken from `brake`."""
    final_round: bool = False
    stop_limit: int = 0
    """with final_round: the brakes stop up to this speed; the zones beside the tape show it."""
    ghosts: Ghosts = Ghosts()

    gear: tuple[float, ...] = (0, 0, 0)
    flaps: tuple[float, ...] = (0, 0, 0, 0)
    brakes: tuple[float, ...] = (0, 0, 0)

    altitude: tuple[AltitudeRow, ...] = ()
    round_now: float = 1

    coffee: int = 0
    rerolls: int = 0
    reroll_places: int = 2
    reroll_hold: float = 0
    """0 to 1: how far the hold on "Use reroll" has come."""

    placed: Mapping[str, PlacedDie] = field(default_factory=dict)
    looks: Mapping[str, SpaceLook] = field(default_factory=dict)
    mandatory_open: frozenset[str] = frozenset()
    mandatory_done: frozenset[str] = frozenset()

    plan: tuple[str, ...] = ()
    chat_open: bool = False

    pilot: TrayFacts = TrayFacts("", "Q")
    copilot: TrayFacts = TrayFacts("", "O")

    ladder: tuple[LadderStep, ...] = ()
    message: Message = Message()
    silence_title: str = ""
    silence_text: str = ""
    """the line under the message box, shown with a lock (closed while chat_open is False); empty title: no line."""
    counter: str = ""
    """right end of that line: "die 5 of 8"."""

    def tray(self, seat: str) -> TrayFacts:
        return self.pilot if seat == "pilot" else self.copilot
