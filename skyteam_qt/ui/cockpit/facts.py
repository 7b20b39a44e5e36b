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

from skyteam_qt.ui.cockpit.module_facts import (
    AbilityTag,
    AlarmTile,
    InternFacts,
    KeroseneFacts,
    SpaceMarks,
    TrafficDie,
    WindFacts,
)

Seat = Literal["pilot", "copilot"]
SlotState = Literal["idle", "lit", "noglow", "hover", "cups", "dim", "closed"]
"""idle: nothing lifted. lit: legal. noglow: legal without effect. hover: the target. cups: legal after spending
coffee. dim: not legal. closed: an alarm closes it."""
TokenState = Literal["none", "there", "taken"]
Sort = Literal["die", "token", "traffic"]
"""What lies on a space: a die of a hand, an intern's token, or the yellow traffic die."""
StepState = Literal["done", "now", "next"]
MessageKind = Literal["info", "ok", "no", "warn"]


@dataclass(frozen=True, slots=True)
class PlacedDie:
    """A die lying on a space, face up. `tag` is the small text of a changed value ("4 to 2"), empty otherwise.

    In the card game it is a card: `face` is what is printed on it (0: the same as `value`), `coins` the spent coffee
    that lies on it until the round ends (F45). With `sort` "token" or "traffic" no seat's die lies there.
    """

    owner: Seat
    value: int
    tag: str = ""
    face: int = 0
    coins: int = 0
    sort: Sort = "die"


@dataclass(frozen=True, slots=True)
class SpaceLook:
    """How an empty space is painted, where it is not plain idle. `cups` 1 to 3 goes with the state "cups"."""

    state: SlotState = "idle"
    cups: int = 0


@dataclass(frozen=True, slots=True)
class AltitudeRow:
    """One row of the altitude track. `label` is ready to show ("6 000", "LAND").

    marks: printed signs by the names of their modules, "turbulence", "bad-visibility".
    """

    label: str
    starter: Seat
    token: TokenState = "none"
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TrayFacts:
    """The header and well of one tray. `open`: the visor is open. `active`: this seat plays the next die.

    `hint` replaces "hold to look" / "visor open" (for example "open"); `key` is the cap of the visor key, empty to
    show none. `empty`: the places A to D that get a dashed outline because no die lies there. `pile`: how many cards
    lie in the own pile, which is all that anybody is told of it (FQ8); None shows no pile. `aside`: cards that were
    laid aside face up, as printed (F47). `clouds`: places whose die lies aside and has no value yet (BV1).
    """

    name: str
    key: str
    open: bool = False
    active: bool = False
    hint: str = ""
    empty: tuple[bool, bool, bool, bool] = (True, True, True, True)
    pile: int | None = None
    aside: tuple[int, ...] = ()
    clouds: tuple[bool, bool, bool, bool] = (False, False, False, False)


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
    """Markers of a preview (or of the old place, with reduced motion). None: not shown. Same units as the facts.

    kerosene: a level, below 0 out of kerosene. wind: an offset of the ring.
    """

    axis: float | None = None
    blue: float | None = None
    orange: float | None = None
    brake: float | None = None
    position: int | None = None
    kerosene: int | None = None
    wind: int | None = None


@dataclass(frozen=True, slots=True)
class Leaving:
    """A plane on its way out of an approach space. `planes` of that space no longer counts it. progress 0 to 1."""

    cell: int
    progress: float


@dataclass(frozen=True, slots=True)
class ClockFacts:
    """The stopwatch of a round (F91): seconds left and in all, and whether it counts down just now."""

    left: int
    total: int
    running: bool = False


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
    gear, flaps, brakes: 0 = up or off, 1 = down or on, in between while the lever moves or the card turns.
    round_now: 1-based row of `altitude`; a fraction while the window drops.
    radio_labels: text under each approach space, "" for none; None = 1 to 6 from the own space on.
    mandatory_open: spaces that show "must fill"; mandatory_done: spaces that show a tick.
    looks: spaces that are not painted idle. placed: dice on spaces.
    """

    cards: bool = False
    """the cockpit of the card game: cards instead of dice, tokens and levers. The layout must be made for it too."""
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
    clock: ClockFacts | None = None
    """the stopwatch; the layout must be made for it too."""

    # Modules. The layout must be made for them too (`arrangement.layout_of`).
    level: str = ""
    """difficulty "green" to "black": bars beside the airport's name."""
    kerosene: KeroseneFacts | None = None
    wind: WindFacts | None = None
    intern: InternFacts | None = None
    labels: Mapping[str, str] = field(default_factory=dict)
    """training spaces: the value they do not take."""
    alarms: tuple[AlarmTile, ...] = ()
    closed: Mapping[str, int] = field(default_factory=dict)
    """spaces that an alarm closes, and which."""
    abilities: tuple[AbilityTag, ...] = ()
    approach_marks: tuple[SpaceMarks, ...] = ()
    bank: tuple[int, ...] | None = None
    """the marks on which our space may be left; None where any will do."""
    penguins: bool = False
    traffic_rolled: tuple[TrafficDie, ...] = ()
    """dice over the approach strip while they are rolled."""
    traffic_die: int = 0
    """the traffic die of Synchronisation, waiting in the annunciator; -1 only leaves room for it."""
    talk_cross: bool = False
    """total trust: the briefing of this round is struck out."""

    def tray(self, seat: str) -> TrayFacts:
        return self.pilot if seat == "pilot" else self.copilot
