"""What did happen, as the table saw it. Events are public by definition; there is no private event to filter.

An event says from and to, so that an animation can play it forwards and a replay backwards. NamedTuples, because
they are made by the hundred thousand in a simulation; so events of two kinds with the same numbers compare equal, and
who looks for one asks for its type.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from .kinds import Loss, Outcome, Seat


class RoundBegan(NamedTuple):
    """A new round: number, altitude in feet, who begins (R11, R15)."""

    round: int
    altitude: int
    begins: Seat


class RerollCollected(NamedTuple):
    """The token of this altitude space moved to the tokens ready for use (R11)."""

    to: int


class SilenceBegan(NamedTuple):
    """Talking ends (R14)."""


class Dealt(NamedTuple):
    """`seat` has rolled all dice (R13) or drawn a hand of cards (F20). Which values is nobody else's business."""

    seat: Seat
    dice: int


class CoffeeSpent(NamedTuple):
    """Coffee changed the value of the die being placed (R96)."""

    seat: Seat
    spent: int
    left: int


class DiePlaced(NamedTuple):
    """A die lies on a space; `rolled` is its value before coffee, `value` after (R26, R99)."""

    seat: Seat
    place: int
    space: int
    rolled: int
    value: int


class DieLaidAside(NamedTuple):
    """A die had no legal space and lies aside, face up (R28)."""

    seat: Seat
    place: int
    value: int


class AxisMoved(NamedTuple):
    """The second axis die moved the axis (R42); `from_ == to` when the dice were equal (R41)."""

    from_: int
    to: int


class Spun(NamedTuple):
    """The axis reached the third mark (R43)."""

    at: int


class SpeedSet(NamedTuple):
    """The second engine die fixed the speed (R50); `spaces`: how far to move (R51), 0 in the final round."""

    speed: int
    spaces: int


class Advanced(NamedTuple):
    """The plane moved one space (R53). Indices."""

    from_: int
    to: int


class Collided(NamedTuple):
    """An airplane stood on the space that had to be left (R54)."""

    position: int


class Overshot(NamedTuple):
    """The plane had to leave the airport (R56)."""

    position: int


class LandingSpeedChecked(NamedTuple):
    """Final round: the speed met the brakes (R122)."""

    speed: int
    brake: int
    stopped: bool


class PlaneCleared(NamedTuple):
    """A radio die removed one airplane (R60). `space` counts from 0, `value` is the die, `left` still stand there."""

    space: int
    left: int
    value: int


class RadioSilent(NamedTuple):
    """A radio die found no airplane (R62, `past` False) or ran past the airport (R63, `past` True)."""

    value: int
    past: bool


class GearDown(NamedTuple):
    """A gear switch went on; blue moved (R72)."""

    number: int
    blue_from: int
    blue: int


class FlapDown(NamedTuple):
    """A flap switch went on; orange moved (R76)."""

    number: int
    orange_from: int
    orange: int


class BrakeSet(NamedTuple):
    """A brake switch went on; the red marker moved (R81)."""

    number: int
    brake_from: int
    brake: int


class AlreadyDown(NamedTuple):
    """A die on a switch that is already on: no effect (R73, R77, R83)."""

    space: int


class CoffeeGained(NamedTuple):
    """A die on concentration gave one coffee (R91)."""

    to: int


class CoffeeFull(NamedTuple):
    """A die on concentration gave nothing: three coffees are there (R92)."""


class RerollSpent(NamedTuple):
    """A reroll token was spent (R101)."""

    seat: Seat
    left: int


class RerollChosen(NamedTuple):
    """A seat has chosen. Nothing is told about what or how many (R103)."""

    seat: Seat


class CardsExchanged(NamedTuple):
    """`seat` has put `cards` back, 0 for none, and drawn as many: the number is public, no value is (F46, FQ4)."""

    seat: Seat
    cards: int


class Rerolled(NamedTuple):
    """The reroll is through; the turn did not change (R103)."""

    to_act: Seat | None


class BusySky(NamedTuple):
    """A card was turned up and set a plane on a space (F81). `planes` stand there now.

    `value` counts from our space; `space` is an index. `planes == planes_from`: no airplane token was left.
    """

    value: int
    space: int
    planes_from: int
    planes: int


class TrafficRolled(NamedTuple):
    """The traffic dice of the space we begin on (TR1); what each does follows as `PlaneCame`."""

    values: tuple[int, ...]


class PlaneCame(NamedTuple):
    """A traffic die set a plane on a space (TR2). `planes` stand there now.

    `value` counts from our space; `space` is an index. `planes == planes_from`: no airplane token was left (TR4).
    """

    value: int
    space: int
    planes_from: int
    planes: int


class OutOfBank(NamedTuple):
    """A space had to be left on an axis mark that it does not permit (TU1)."""

    position: int
    axis: int
    permitted: tuple[int, ...]


class Burn(StrEnum):
    """Why kerosene was burned: a die on the space, a round without one, uneven engines (KE2, KE3, KL2)."""

    DIE = "die"
    UNUSED = "unused"
    LEAK = "leak"


class KeroseneBurned(NamedTuple):
    """The kerosene marker went down (KE2, KE3, KL2); below 0 it is the end."""

    cause: Burn
    from_: int
    to: int


class RanDry(NamedTuple):
    """The marker is below 0 (KE4)."""

    at: int


class WindTurned(NamedTuple):
    """The axis turned the wind ring (WI2). Clicks from the start direction; `modifier`: what the speed gets now."""

    from_: int
    to: int
    modifier: int


class WindBlew(NamedTuple):
    """The wind changes the sum of the engine dice (WI3); `SpeedSet` follows."""

    dice: int
    modifier: int


class IceBrakeMoved(NamedTuple):
    """Both dice of a column (from 0) lie: the marker moved past it (IB3)."""

    column: int
    brake_from: int
    brake: int


class Glided(NamedTuple):
    """Without engines the plane has to leave its space by itself (EL3); what comes of it follows."""

    position: int


class InternsLaid(NamedTuple):
    """The intern tokens lie in a row, the Pilot's end first (IN1)."""

    tokens: tuple[int, ...]


class InternTaken(NamedTuple):
    """`seat` has trained and must place this token now (IN2, IN3)."""

    seat: Seat
    token: int


class TokenPlaced(NamedTuple):
    """An intern token lies on a space as a further die (IN3)."""

    seat: Seat
    space: int
    token: int


class TokenGivenUp(NamedTuple):
    """No space takes the token: trained all the same (IN7)."""

    seat: Seat
    token: int


class AlarmRaised(NamedTuple):
    """An alarm token was turned up; its spaces are closed (AL1, AL2)."""

    token: int


class AlarmReset(NamedTuple):
    """`seat` has put a die on an alarm: it is off for good (AL3)."""

    seat: Seat
    token: int


class DieJoined(NamedTuple):
    """A die from aside was rolled and lies at tray place `place` (BV2); `left` still lie aside. No value."""

    seat: Seat
    place: int
    left: int


class HandShaken(NamedTuple):
    """Turbulence has rolled all dice that `seat` has behind the screen (TB1). No value."""

    seat: Seat
    dice: int


class AnticipationUsed(NamedTuple):
    """`seat` rolls one die again before the first placement (AN1). Which one is private."""

    seat: Seat


class AdaptationUsed(NamedTuple):
    """`seat` has turned one die to its opposite face (AD1). Which one is private."""

    seat: Seat


class MasteryWorked(NamedTuple):
    """Equal engines: a reroll token came from the reserve (MA1); so many are ready now."""

    to: int


class ControlWorked(NamedTuple):
    """Equal axis dice: one coffee (CO1); so many are there now."""

    to: int


class SwapOffered(NamedTuple):
    """`seat` has put the die of a tray place on offer (WT1); the partner must pick one now."""

    seat: Seat
    place: int


class Swapped(NamedTuple):
    """The values at these tray places, the Pilot's and the Co-Pilot's, were exchanged (WT1). Only the two know them."""

    by: Seat
    places: tuple[int, int]


class SynchronisationDie(NamedTuple):
    """Gear and flaps in one round: the traffic die shows this (SY1). `again`: rolled again with a reroll token."""

    value: int
    again: bool


class TrafficDiePlaced(NamedTuple):
    """The traffic die of Synchronisation lies on a space (SY2); `rolled` is its value before coffee."""

    seat: Seat
    space: int
    rolled: int
    value: int


class TrafficDieGivenUp(NamedTuple):
    """No space takes the traffic die of Synchronisation."""

    value: int


class TimeRanOut(NamedTuple):
    """The time of the round is over (F91). How many each seat still had in hand; which ones stays unseen."""

    pilot: int
    copilot: int


class PlacementEnded(NamedTuple):
    """No die is left to place: talking is allowed again (R110)."""


class AltitudeDropped(NamedTuple):
    """1000 ft lower (R111). Feet."""

    from_: int
    to: int


class FellShort(NamedTuple):
    """Touchdown altitude without the airport (R116); `spaces` to go."""

    spaces: int


class MandatoryMissing(NamedTuple):
    """Axis or engine spaces stayed empty (R30). Space ids."""

    spaces: tuple[str, ...]


class FlightEnded(NamedTuple):
    """The flight is over. `failed`: letters of landing conditions (R132) or ids of empty spaces (R30)."""

    outcome: Outcome
    loss: Loss | None
    failed: tuple[str, ...]


Event = (
    RoundBegan
    | RerollCollected
    | SilenceBegan
    | Dealt
    | CoffeeSpent
    | DiePlaced
    | DieLaidAside
    | AxisMoved
    | Spun
    | SpeedSet
    | Advanced
    | Collided
    | Overshot
    | LandingSpeedChecked
    | PlaneCleared
    | RadioSilent
    | GearDown
    | FlapDown
    | BrakeSet
    | AlreadyDown
    | CoffeeGained
    | CoffeeFull
    | RerollSpent
    | RerollChosen
    | CardsExchanged
    | Rerolled
    | BusySky
    | TrafficRolled
    | PlaneCame
    | OutOfBank
    | KeroseneBurned
    | RanDry
    | WindTurned
    | WindBlew
    | IceBrakeMoved
    | Glided
    | InternsLaid
    | InternTaken
    | TokenPlaced
    | TokenGivenUp
    | AlarmRaised
    | AlarmReset
    | DieJoined
    | HandShaken
    | AnticipationUsed
    | AdaptationUsed
    | MasteryWorked
    | ControlWorked
    | SwapOffered
    | Swapped
    | SynchronisationDie
    | TrafficDiePlaced
    | TrafficDieGivenUp
    | TimeRanOut
    | PlacementEnded
    | AltitudeDropped
    | FellShort
    | MandatoryMissing
    | FlightEnded
)
