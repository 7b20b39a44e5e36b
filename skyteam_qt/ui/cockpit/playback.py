"""What happened, as movement on the instrument concerned (ux 3.5).

The position on the screen is always that of the board plus an *overlay*: fields of the facts that an animation holds
back or moves. When a step comes in, the overlay first keeps everything as it was; each animation then lets one field
go. So skipping, or a motion factor of 0, simply means that the overlay is empty.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from skyteam_qt.rules import Event, Ruleset, Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.ui.cockpit.animator import ENTER, LEVER, STANDARD, Animator, Frame, Step, Track, linear
from skyteam_qt.ui.cockpit.card_moves import CardMoves, with_trays
from skyteam_qt.ui.cockpit.facts import CockpitFacts, Leaving
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.module_moves import ModuleMoves
from skyteam_qt.ui.cockpit.playback_stage import Stage
from skyteam_qt.ui.cockpit.public_facts import SPIN
from skyteam_qt.ui.theme import Theme

SPEED_READ_MS = 420
SPIN_HOLD_MS = 800
SLOWEST, FASTEST = 2, 12


class Playback:
    """Turns events into steps of the animator.

    `overlay` holds fields of `CockpitFacts`, `piles` and `asides` those of trays. `extra_comes`: a token or the traffic
    die is still on its way into the hand.
    """

    def __init__(self, animator: Animator, theme: Theme, stage: Stage, ruleset: Ruleset) -> None:
        self.animator = animator
        self.theme = theme
        self.stage = stage
        self.ruleset = ruleset
        self.layout = CockpitLayout()
        self.overlay: dict[str, Any] = {}
        self.piles: dict[str, int] = {}
        self.asides: dict[str, tuple[int, ...]] = {}
        self.cards = CardMoves(self)
        self.modules = ModuleMoves(self)
        self.extra_comes = False
        self._counts: dict[Seat, int] = {}

    def shown(self, facts: CockpitFacts) -> CockpitFacts:
        """The facts with the overlay over them."""
        shown = replace(facts, **self.overlay) if self.overlay else facts
        return with_trays(shown, self.piles, self.asides) if self.piles or self.asides else shown

    def clear(self) -> None:
        """Nothing is held back any more."""
        self.overlay.clear()
        self.piles.clear()
        self.asides.clear()
        self.extra_comes = False

    @property
    def with_cards(self) -> bool:
        """Whether hands are drawn from piles."""
        return self.ruleset.source.name == "cards"

    def show(
        self, events: tuple[Event, ...], before: CockpitFacts, after: CockpitFacts, said: Callable[[], None]
    ) -> None:
        """Play one accepted step, then call `said` (the sentence). Whatever still plays is brought to its end first."""
        self.animator.skip()
        if self.animator.motion.still:
            said()
            return
        steps: list[Step] = []
        self.modules.hold_back(events, before, after)
        self._counts = {e.seat: e.cards for e in events if isinstance(e, ev.CardsExchanged)}
        for event in self._in_order(events):
            make = EVENT_STEPS.get(type(event))
            step = make(self, event, before, after) if make else self.modules.step(event, before, after)
            if step is not None:
                steps.append(step)
        if any(isinstance(e, ev.Dealt) for e in events):
            steps.append(self.cards.draw(after) if self.with_cards else self._tumble("roll", True))
        steps.append(Step(begin=said))
        self.animator.play(*steps)

    def _in_order(self, events: tuple[Event, ...]) -> list[Event]:
        """As it happened; only that coins come to lie on a card once the card lies there (F45)."""
        order = list(events)
        for i in range(len(order) - 1):
            if self.with_cards and isinstance(order[i], ev.CoffeeSpent) and isinstance(order[i + 1], ev.DiePlaced):
                order[i], order[i + 1] = order[i + 1], order[i]
        return order

    # ---- how fields move
    def hold(self, **fields: Any) -> None:
        """Fields stay as they are given until they are let go."""
        for name, value in fields.items():
            self.overlay.setdefault(name, value)

    def free(self, *names: str) -> None:
        """Fields show what is true."""
        for name in names:
            self.overlay.pop(name, None)
        self.stage.refresh()

    def _set(self, name: str, value: Any) -> None:
        self.overlay[name] = value
        self.stage.refresh()

    def _slide(self, name: str, start: float, end: float) -> Frame:
        return lambda k: self._set(name, start + (end - start) * k)

    def _one_of(self, name: str, index: int, whole: tuple[float, ...]) -> Frame:
        """Moves one entry of a tuple from 0 to 1."""

        def frame(k: float) -> None:
            values = list(self.overlay.get(name, whole))
            values[index] = max(0.0, min(1.0, k))
            self._set(name, tuple(values))

        return frame

    def ms(self, token: str) -> float:
        """A timing token without the motion factor, which the animator applies."""
        table = self.theme.tokens["duration"]
        return float(table[token] if token in table else self.theme.tokens["more"]["duration"][token])

    # ---- one function for each kind of event
    def _placed(self, e: ev.DiePlaced, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The die comes to rest on its space, face up."""
        spec = self.ruleset.spaces[e.space].id
        fact = after.placed.get(spec)
        self.hold(placed={k: v for k, v in after.placed.items() if k != spec})
        self.overlay["placed"] = {k: v for k, v in self.overlay["placed"].items() if k != spec}
        start, end = self.stage.die_spot(e.seat, e.place), self.layout.spaces[spec].center()
        face = (fact.face or fact.value) if fact else e.value
        move, gone = self.stage.fly("die", _word(e.seat), face)
        move(start, 1.0)
        track = Track(self.ms("settle"), _between(move, start, end), ENTER)
        lies = partial(self.free, "placed")
        if fact is not None and fact.coins:
            lies = partial(self._set, "placed", {**after.placed, spec: replace(fact, coins=0, tag="")})
        return Step((track,), end=_both(gone, lies))

    def _spent(self, e: ev.CoffeeSpent, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The spent cups leave the shelf; coins fly to the card they change and stay there (F45)."""
        self.hold(coffee=e.left + e.spent)
        new = [space for space in after.placed if space not in before.placed]
        target = self.layout.spaces[new[0]].center() if self.with_cards and new else None
        cups = self.layout.coffee[e.left : e.left + e.spent]
        flights = [self.stage.fly("cup", "", 0) for _ in cups]
        for (move, _), cup in zip(flights, cups, strict=True):
            move(cup.center(), 0.0)

        def frame(k: float) -> None:
            for (move, _), cup in zip(flights, cups, strict=True):
                if target is None:
                    move(cup.center() + QPointF(0, 90 * k), 1.0 - k)
                else:
                    move(cup.center() + (target - cup.center()) * k, 1.0)

        def end() -> None:
            for _, gone in flights:
                gone()
            if target is not None:
                self.free("placed")
            if after.coffee == e.left:
                self.free("coffee")

        return Step(
            (Track(self.ms("coffeeFly"), frame, STANDARD),), begin=partial(self._set, "coffee", e.left), end=end
        )

    def _gained(self, e: ev.CoffeeGained, before: CockpitFacts, after: CockpitFacts) -> Step:
        """A cup flies from the space to the shelf."""
        self.hold(coffee=e.to - 1)
        spaces = [name for name in after.placed if name.startswith("conc") and name not in before.placed]
        start = self.layout.spaces[spaces[-1]].center() if spaces else self.layout.coffee[0].center()
        move, gone = self.stage.fly("cup", "", 0)
        track = Track(self.ms("coffeeFly"), _between(move, start, self.layout.coffee[e.to - 1].center()), STANDARD)
        return Step((track,), end=_both(gone, partial(self.free, "coffee")))

    def _tilts(self, e: ev.AxisMoved, before: CockpitFacts, after: CockpitFacts) -> Step | None:
        if e.to == e.from_:
            return None
        to = max(-SPIN, min(SPIN, e.to))
        self.hold(axis=e.from_)
        track = Track(self.ms("axisPerMark") * abs(to - e.from_), self._slide("axis", e.from_, to), STANDARD)
        return Step((track,), end=partial(self.free, "axis"), pause=self.ms("axisSettle"))

    def _spins(self, e: ev.Spun, before: CockpitFacts, after: CockpitFacts) -> Step:
        frame, gone = self.stage.pulse(self.layout.dial_centre, self.layout.dial_radius + 9, "brake")
        return Step((Track(SPIN_HOLD_MS, frame),), end=gone)

    def _speed(self, e: ev.SpeedSet, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The sum is read off the tape: a ring at its row."""
        tape = self.layout.tape
        # the wind takes the speed past the ends of the tape
        shown = max(SLOWEST, min(FASTEST, e.speed))
        row = QPointF(tape.x + tape.width / 2, tape.y_of(shown) + tape.step / 2)
        frame, gone = self.stage.pulse(row, tape.step * 0.75, "guide")
        return Step((Track(SPEED_READ_MS, frame),), end=gone)

    def _advances(self, e: ev.Advanced, before: CockpitFacts, after: CockpitFacts) -> Step:
        self.hold(position=e.from_)
        track = Track(self.ms("approachPerCell"), self._slide("position", e.from_, e.to), STANDARD)
        end = partial(self.free, "position") if e.to == after.position else None
        return Step((track,), end=end)

    def _stops(self, e: ev.Collided | ev.Overshot, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The plane stops at the edge of its space, which is outlined in red."""
        self.hold(approach_alarm=None)
        nudge = self._slide("position", e.position, e.position + 0.2)
        return Step(
            (Track(self.ms("approachPerCell") * 0.6, nudge, STANDARD),),
            end=partial(self.free, "position", "approach_alarm"),
        )

    def _clears(self, e: ev.PlaneCleared, before: CockpitFacts, after: CockpitFacts) -> Step:
        planes = list(after.planes)
        planes[e.space] = e.left + 1
        self.hold(planes=tuple(planes))

        def leave(k: float) -> None:
            self.overlay["planes"] = after.planes
            self._set("leaving", Leaving(e.space, k))

        return Step((Track(self.ms("planeLeaves"), leave, STANDARD),), end=partial(self.free, "leaving", "planes"))

    def _gear(self, e: ev.GearDown, before: CockpitFacts, after: CockpitFacts) -> Step:
        return self._switch("gear", e.number, "blue", e.blue_from, e.blue, after.gear)

    def _flap(self, e: ev.FlapDown, before: CockpitFacts, after: CockpitFacts) -> Step:
        return self._switch("flaps", e.number, "orange", e.orange_from, e.orange, after.flaps)

    def _brake(self, e: ev.BrakeSet, before: CockpitFacts, after: CockpitFacts) -> Step:
        self.hold(landing_limit=before.landing_limit)
        return self._switch("brakes", e.number, "brake", e.brake_from, e.brake, after.brakes, "landing_limit")

    def _switch(
        self, name: str, index: int, marker: str, start: float, end: float, whole: tuple[float, ...], *more: str
    ) -> Step:
        """Lever or flap (or the switch card turns), then lamp, then the marker slides; all on one line of time."""
        up = list(whole)
        up[index] = 0.0
        self.hold(**{name: tuple(up), marker: start})
        moves, ease = (self.ms("cardTurn"), linear) if self.with_cards else (self.ms("leverMove"), LEVER)
        slide = self._slide(marker, start, end)
        whole_ms = moves + self.ms("lampOn") + self.ms("markerMove")
        lever = self._one_of(name, index, whole)

        def frame(k: float) -> None:
            passed = k * whole_ms
            lever(min(1.0, ease(min(1.0, passed / moves))))
            slide(STANDARD(max(0.0, (passed - whole_ms + self.ms("markerMove")) / self.ms("markerMove"))))

        return Step((Track(whole_ms, frame, linear),), end=partial(self.free, name, marker, *more))

    def _drops(self, e: ev.AltitudeDropped, before: CockpitFacts, after: CockpitFacts) -> Step:
        """Dice fly home (cards to their pile), then the window drops one row."""
        self.hold(round_now=before.round_now)
        dice = []
        for seat in ("pilot", "copilot"):
            pile = before.tray(seat).pile
            if pile is not None:
                self.piles[seat] = pile
        for space, die in before.placed.items():
            tray = self.cards.pile(die.owner)
            move, gone = self.stage.fly(die.sort, die.owner, die.face or die.value)
            move(self.layout.spaces[space].center(), 1.0)
            dice.append((_between(move, self.layout.spaces[space].center(), tray, fade=True), gone))

        def home(k: float) -> None:
            for move, _ in dice:
                move(k)

        def end() -> None:
            for _, gone in dice:
                gone()
            self.piles.clear()
            self.free("round_now")

        slide = self._slide("round_now", before.round_now, after.round_now)
        return Step(
            (Track(self.ms("coffeeFly"), home, STANDARD), Track(self.ms("altitudeDrop"), slide, STANDARD)), end=end
        )

    def _collects(self, e: ev.RerollCollected, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The token of this altitude flies into the supply."""
        self.hold(rerolls=e.to - 1)
        rows = self.layout.altitude_rows
        number = min(len(rows), max(1, round(after.round_now)))
        row = self.layout.joker(number) if self.with_cards else rows[number - 1]
        places = self.layout.rerolls(max(after.reroll_places, e.to))
        move, gone = self.stage.fly("reroll", "", 0)
        move(row.center(), 0.0)
        track = Track(self.ms("coffeeFly"), _between(move, row.center(), places[e.to - 1].center()), STANDARD)
        return Step((track,), end=_both(gone, partial(self.free, "rerolls")))

    def _tumble(self, token: str, tumble: bool) -> Step:
        """Every die of both trays alike, so that nothing tells which were rolled (ux 3.6)."""
        frame = self.stage.shake((Seat.PILOT, Seat.COPILOT), tumble)
        return Step((Track(self.ms(token), frame, linear),))

    def _rerolls(self, e: ev.Rerolled, before: CockpitFacts, after: CockpitFacts) -> Step | None:
        return self.cards.exchange(self._counts, after) if self.with_cards else self._tumble("reroll", False)

    def _sky(self, e: ev.BusySky, before: CockpitFacts, after: CockpitFacts) -> Step:
        level = min(len(self.ruleset.scenario.altitude), max(1, round(after.round_now))) - 1
        return self.cards.busy_sky(e, self.ruleset.scenario.altitude[level].begins, before, after)

    def _time_up(self, e: ev.TimeRanOut, before: CockpitFacts, after: CockpitFacts) -> Step:
        return self.cards.go_back(before, after)

    def _aside(self, e: ev.DieLaidAside, before: CockpitFacts, after: CockpitFacts) -> Step:
        return self.cards.aside(e, before, after)


def _word(seat: Seat) -> str:
    return "pilot" if seat == Seat.PILOT else "copilot"


def _between(move: Callable[[QPointF, float], None], start: QPointF, end: QPointF, *, fade: bool = False) -> Frame:
    """Moves a picture along a straight line."""
    return lambda k: move(start + (end - start) * k, 1.0 - k if fade else 1.0)


def _both(first: Callable[[], None], second: Callable[[], None]) -> Callable[[], None]:
    def both() -> None:
        first()
        second()

    return both


def ring_rect(centre: QPointF, radius: float) -> QRectF:
    """The box of a ring."""
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


EVENT_STEPS: dict[type, Callable[[Playback, Any, CockpitFacts, CockpitFacts], Step | None]] = {
    ev.DiePlaced: Playback._placed,
    ev.CoffeeSpent: Playback._spent,
    ev.CoffeeGained: Playback._gained,
    ev.AxisMoved: Playback._tilts,
    ev.Spun: Playback._spins,
    ev.SpeedSet: Playback._speed,
    ev.Advanced: Playback._advances,
    ev.Collided: Playback._stops,
    ev.Overshot: Playback._stops,
    ev.PlaneCleared: Playback._clears,
    ev.GearDown: Playback._gear,
    ev.FlapDown: Playback._flap,
    ev.BrakeSet: Playback._brake,
    ev.AltitudeDropped: Playback._drops,
    ev.RerollCollected: Playback._collects,
    ev.Rerolled: Playback._rerolls,
    ev.BusySky: Playback._sky,
    ev.TimeRanOut: Playback._time_up,
    ev.DieLaidAside: Playback._aside,
}
