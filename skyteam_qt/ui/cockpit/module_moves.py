"""What modules and abilities do, as movement on their instruments (ux-more 2).

Everybody sees how many dice come or are rolled again and where a token lands. Which of the own dice was chosen for an
ability is private, so all dice of that tray move alike, whatever they show (ux 2.5).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF

from skyteam_qt.rules import Event, Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.ui.cockpit.animator import ENTER, STANDARD, Frame, Step, Track, linear
from skyteam_qt.ui.cockpit.card_moves import AS_IT_IS, AWAY, LETTERS, READ_MS, between
from skyteam_qt.ui.cockpit.facts import CockpitFacts
from skyteam_qt.ui.cockpit.instruments.approach import plane_spots
from skyteam_qt.ui.cockpit.module_facts import TrafficDie
from skyteam_qt.ui.cockpit.public_facts import WORDS

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.playback import Playback

SWAP_MS: Final = 500.0
Make = Callable[["ModuleMoves", Any, CockpitFacts, CockpitFacts], Step | None]


class ModuleMoves:
    """Makes the steps of one playback."""

    def __init__(self, playback: Playback) -> None:
        self.playback = playback
        self._dice: tuple[int, ...] = ()
        self._planes: list[int] = []
        self._to_come = 0
        self._to_raise = 0

    def hold_back(self, events: tuple[Event, ...], before: CockpitFacts, after: CockpitFacts) -> None:
        """Before any step plays: everything that will change still looks as it was."""
        play = self.playback
        comings = [e for e in events if isinstance(e, ev.PlaneCame)]
        if comings:
            self._planes = list(after.planes)
            for coming in comings:
                self._planes[coming.space] -= coming.planes - coming.planes_from
            self._to_come = len(comings)
            play.hold(planes=tuple(self._planes))
        self._to_raise = sum(isinstance(e, ev.AlarmRaised) for e in events)
        burns = [e for e in events if isinstance(e, ev.KeroseneBurned)]
        if burns and after.kerosene is not None:
            play.hold(kerosene=replace(after.kerosene, level=burns[0].from_))
        for event in events:
            if isinstance(event, ev.WindTurned) and after.wind is not None:
                play.hold(wind=replace(after.wind, offset=event.from_))
            elif isinstance(event, ev.IceBrakeMoved):
                play.hold(brake=event.brake_from, landing_limit=before.landing_limit)
            elif isinstance(event, ev.AlarmRaised | ev.AlarmReset):
                play.hold(alarms=self._alarms_before(events, after), closed=before.closed)
            elif isinstance(event, ev.InternTaken):
                play.hold(intern=before.intern)
                play.extra_comes = True
            elif isinstance(event, ev.SynchronisationDie):
                play.extra_comes = True
            elif isinstance(event, ev.TokenPlaced | ev.TrafficDiePlaced):
                space = play.ruleset.spaces[event.space].id
                play.hold(placed={name: die for name, die in after.placed.items() if name != space})

    @staticmethod
    def _alarms_before(events: tuple[Event, ...], after: CockpitFacts) -> tuple[Any, ...]:
        raised = {e.token for e in events if isinstance(e, ev.AlarmRaised)}
        reset = {e.token for e in events if isinstance(e, ev.AlarmReset)}
        return tuple(
            replace(tile, state="down")
            if tile.number in raised
            else replace(tile, state="on", up=1.0)
            if tile.number in reset
            else tile
            for tile in after.alarms
        )

    def step(self, event: Event, before: CockpitFacts, after: CockpitFacts) -> Step | None:
        """The step of a module's event; None for the events of others, and where nothing moves."""
        make = STEPS.get(type(event))
        return make(self, event, before, after) if make is not None else None

    # ---- before the briefing
    def _tell(self, event: Event, before: CockpitFacts, after: CockpitFacts) -> Step:
        """A sentence, and time to read it: another movement follows."""
        return Step(begin=partial(self.playback.stage.tell, event), pause=READ_MS / 2)

    def _traffic(self, e: ev.TrafficRolled, before: CockpitFacts, after: CockpitFacts) -> Step:
        """All traffic dice of the space roll over the approach."""
        play = self.playback
        self._dice = e.values

        def frame(k: float) -> None:
            shown = e.values if k >= 1 else tuple(2 + (int(k * 14) + 3 * i) % 4 for i in range(len(e.values)))
            self._show("traffic_rolled", tuple(TrafficDie(value) for value in shown))

        track = Track(play.ms("trafficDieRoll"), frame, linear)
        return Step((track,), begin=partial(play.stage.tell, e), pause=READ_MS / 3)

    def _comes(self, e: ev.PlaneCame, before: CockpitFacts, after: CockpitFacts) -> Step:
        """One plane flies from its die to its space, one after the other."""
        play = self.playback
        number = len(self._dice) - self._to_come
        self._to_come -= 1
        last, comes = self._to_come == 0, e.planes > e.planes_from
        planes = list(self._planes)
        planes[e.space] = e.planes
        self._planes = planes
        now = tuple(planes)
        start = play.layout.traffic_dice(max(1, len(self._dice)))[max(0, number)].center()
        spots = plane_spots(play.layout, replace(after, planes=now), e.space)
        target = spots[-1] if spots else play.layout.approach_cells[e.space].center()
        move, gone = play.stage.fly("penguin" if after.penguins else "plane", "", 0)

        def frame(k: float) -> None:
            if comes:
                move(between(start, target, k), float(k < 1))

        def end() -> None:
            gone()
            if last:
                play.free("planes", "traffic_rolled")
            else:
                self._show("planes", now)

        ms = play.ms("planeArrives") if comes else 0.0
        return Step((Track(ms, frame, STANDARD),), begin=partial(play.stage.tell, e), end=end, pause=READ_MS / 2)

    def _alarm(self, e: ev.AlarmRaised, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The token turns up, then its spaces are closed."""
        play = self.playback

        def frame(k: float) -> None:
            self._tile(e.token, after, state="on", up=k)

        self._to_raise -= 1
        last = self._to_raise == 0

        def end() -> None:
            if last:
                play.free("alarms", "closed")
            else:
                closed = {space: token for space, token in after.closed.items() if token == e.token}
                self._show("closed", {**play.overlay.get("closed", {}), **closed})

        track = Track(play.ms("alarmUp"), frame, linear)
        return Step((track,), begin=partial(play.stage.tell, e), end=end, pause=READ_MS)

    def _reset(self, e: ev.AlarmReset, before: CockpitFacts, after: CockpitFacts) -> Step:
        """Its frame goes out, its spaces are open."""
        play = self.playback

        def frame(k: float) -> None:
            self._tile(e.token, after, state="reset", up=1.0 - k)

        return Step((Track(play.ms("alarmReset"), frame, linear),), end=partial(play.free, "alarms", "closed"))

    def _tile(self, token: int, after: CockpitFacts, **changes: Any) -> None:
        tiles = self.playback.overlay.get("alarms", after.alarms)
        turned = tuple(replace(tile, **changes) if tile.number == token else tile for tile in tiles)
        self._show("alarms", turned)

    # ---- instruments
    def _burns(self, e: ev.KeroseneBurned, before: CockpitFacts, after: CockpitFacts) -> Step | None:
        play = self.playback
        gauge = after.kerosene
        if gauge is None:
            return None

        def frame(k: float) -> None:
            self._show("kerosene", replace(gauge, level=e.from_ + (e.to - e.from_) * k))

        ms = play.ms("keroseneUnit") * (e.from_ - e.to)
        begin = partial(play.stage.tell, e) if e.cause is ev.Burn.UNUSED else None
        return Step((Track(ms, frame, linear),), begin=begin, end=partial(play.free, "kerosene"))

    def _wind(self, e: ev.WindTurned, before: CockpitFacts, after: CockpitFacts) -> Step | None:
        """The arrow goes round click by click, the short way."""
        play = self.playback
        ring = after.wind
        if ring is None:
            return None
        clicks = (e.to - e.from_ + ring.half) % (2 * ring.half) - ring.half

        def frame(k: float) -> None:
            self._show("wind", replace(ring, offset=e.from_ + clicks * k))

        return Step((Track(play.ms("windClick") * abs(clicks), frame, STANDARD),), end=partial(play.free, "wind"))

    def _blows(self, e: ev.WindBlew, before: CockpitFacts, after: CockpitFacts) -> Step | None:
        """The ring flashes: its number goes into the speed that is read next."""
        ring = self.playback.layout.ring
        if ring is None:
            return None
        frame, gone = self.playback.stage.pulse(ring.centre, ring.radius + 6, "guide")
        return Step((Track(self.playback.ms("axisSettle") * 2, frame),), end=gone)

    def _ice(self, e: ev.IceBrakeMoved, before: CockpitFacts, after: CockpitFacts) -> Step:
        play = self.playback

        def frame(k: float) -> None:
            self._show("brake", e.brake_from + (e.brake - e.brake_from) * k)

        track = Track(play.ms("iceMarker"), frame, STANDARD)
        return Step((track,), end=partial(play.free, "brake", "landing_limit"))

    def _out_of_bank(self, e: ev.OutOfBank, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The plane stops at the edge of its space, and the axis flashes."""
        play = self.playback
        radius = play.layout.dial_radius + 9
        frame, gone = play.stage.pulse(play.layout.dial_centre, radius, "brake")
        nudge: Frame = lambda k: self._show("position", e.position + 0.2 * k)  # noqa: E731
        ms = play.ms("approachPerCell") * 0.6
        tracks = (Track(ms, nudge, STANDARD), Track(ms, frame))
        return Step(tracks, end=_all(gone, partial(play.free, "position")))

    # ---- interns and the traffic die
    def _trains(self, e: ev.InternTaken, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The token leaves its place in the row and comes into the hand."""
        play = self.playback
        was, now = (facts.intern.tokens if facts.intern is not None else () for facts in (before, after))
        gone_from = (i for i, pair in enumerate(zip(was, now, strict=False)) if pair[0] != pair[1])
        start = play.layout.token_spot(next(gone_from, 0))
        move, gone = play.stage.fly("token", "", e.token)

        def begin() -> None:
            self._show("intern", after.intern)
            move(start, 1.0)

        def frame(k: float) -> None:
            move(between(start, play.stage.extra_spot(), k), 1.0)

        return Step((Track(play.ms("tokenFly"), frame, ENTER),), begin=begin, end=_all(gone, self._is_there))

    def _is_there(self) -> None:
        self.playback.extra_comes = False
        self.playback.free("intern")

    def _sync(self, e: ev.SynchronisationDie, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The traffic die comes from between gear and flaps, or jumps where it lies."""
        play = self.playback
        end = play.layout.waiting_die.center()
        lies = [play.layout.spaces[name].center() for name in after.placed if name.startswith(("gear", "flap"))]
        start = end if e.again or not lies else sum(lies, QPointF()) / len(lies)
        move, gone = play.stage.fly("traffic", "", e.value)

        def frame(k: float) -> None:
            move(between(start, end, k) - QPointF(0, 60 * 4 * k * (1 - k)), min(1.0, 4 * k))

        track = Track(play.ms("trafficDieRoll"), frame, ENTER)
        return Step((track,), begin=partial(play.stage.tell, e), end=_all(gone, self._is_there))

    def _extra_placed(self, e: ev.TokenPlaced | ev.TrafficDiePlaced, before: CockpitFacts, after: CockpitFacts) -> Step:
        """From where it was held to its space."""
        play = self.playback
        what, value = ("token", e.token) if isinstance(e, ev.TokenPlaced) else ("traffic", e.value)
        start, end = play.stage.extra_spot(), play.layout.spaces[play.ruleset.spaces[e.space].id].center()
        move, gone = play.stage.fly(what, "", value)
        move(start, 1.0)
        track = Track(play.ms("settle"), lambda k: move(between(start, end, k), 1.0), ENTER)
        return Step((track,), end=_all(gone, partial(play.free, "placed")))

    def _given_up(self, e: ev.TokenGivenUp | ev.TrafficDieGivenUp, before: CockpitFacts, after: CockpitFacts) -> Step:
        """It fades where it was held."""
        play = self.playback
        what, value = ("token", e.token) if isinstance(e, ev.TokenGivenUp) else ("traffic", e.value)
        start = play.stage.extra_spot()
        move, gone = play.stage.fly(what, "", value)
        move(start, 1.0)
        return Step((Track(play.ms("snapBack"), lambda k: move(start, 1.0 - k), linear),), end=gone)

    # ---- dice behind a screen
    def _joins(self, e: ev.DieJoined, before: CockpitFacts, after: CockpitFacts) -> Step:
        """A new die turns over into its place, covered."""
        play = self.playback
        word = WORDS[e.seat]
        card = play.stage.card(word, LETTERS[e.place])
        home = play.layout.tray(word)[e.place].center()

        def begin() -> None:
            play.stage.lay(e.seat, e.place, None, AWAY)
            card.move(home, 0.7, 0.0, 0.0)

        def frame(k: float) -> None:
            card.move(home - QPointF(0, 18 * (1 - k)), 0.7 + 0.3 * k, 0.0, k)

        def end() -> None:
            play.stage.drop(card)
            play.stage.lay(e.seat, e.place, None, AS_IT_IS)

        return Step((Track(play.ms("newDie"), frame, ENTER),), begin=begin, end=end)

    def _rough(
        self, e: ev.HandShaken | ev.AnticipationUsed | ev.AdaptationUsed, before: CockpitFacts, after: CockpitFacts
    ) -> Step:
        """All dice of this tray, whichever were rolled or turned (ux 2.5)."""
        play = self.playback
        frame = play.stage.shake((Seat(e.seat),), False)
        return Step((Track(play.ms("handReroll"), frame, linear),))

    def _offered(self, e: ev.SwapOffered, before: CockpitFacts, after: CockpitFacts) -> Step:
        """Its tray place is no secret."""
        return self._rings(((e.seat, e.place),))

    def _swapped(self, e: ev.Swapped, before: CockpitFacts, after: CockpitFacts) -> Step:
        return self._rings(tuple((seat, e.places[seat]) for seat in Seat))

    def _rings(self, places: tuple[tuple[Seat, int], ...]) -> Step:
        play = self.playback
        tracks, ends = [], []
        for seat, place in places:
            rect = play.layout.tray(WORDS[seat])[place]
            frame, gone = play.stage.pulse(rect.center(), rect.width() * 0.62, "guide")
            tracks.append(Track(SWAP_MS, frame))
            ends.append(gone)
        return Step(tuple(tracks), end=_all(*ends))

    # ---- cards that work by themselves
    def _mastery(self, e: ev.MasteryWorked, before: CockpitFacts, after: CockpitFacts) -> Step:
        """A reroll token flies from the engines to the supply."""
        play = self.playback
        places = play.layout.rerolls(max(after.reroll_places, e.to))
        return self._gift("reroll", "engines", places[min(e.to, len(places)) - 1].center(), "rerolls", e.to)

    def _control(self, e: ev.ControlWorked, before: CockpitFacts, after: CockpitFacts) -> Step:
        """A cup flies from the dial to the shelf."""
        return self._gift("cup", "axis", self.playback.layout.coffee[e.to - 1].center(), "coffee", e.to)

    def _gift(self, what: str, panel: str, end: QPointF, field: str, to: int) -> Step:
        play = self.playback
        play.hold(**{field: to - 1})
        start = play.layout.panels[panel].center()
        move, gone = play.stage.fly(what, "", 0)
        track = Track(play.ms("coffeeFly"), lambda k: move(between(start, end, k), 1.0), STANDARD)
        return Step((track,), end=_all(gone, partial(play.free, field)))

    def _show(self, name: str, value: Any) -> None:
        self.playback.overlay[name] = value
        self.playback.stage.refresh()


def _all(*parts: Callable[[], None]) -> Callable[[], None]:
    def everything() -> None:
        for part in parts:
            part()

    return everything


STEPS: Final[dict[type, Make]] = {
    ev.TrafficRolled: ModuleMoves._traffic,
    ev.PlaneCame: ModuleMoves._comes,
    ev.AlarmRaised: ModuleMoves._alarm,
    ev.AlarmReset: ModuleMoves._reset,
    ev.InternsLaid: ModuleMoves._tell,
    ev.Glided: ModuleMoves._tell,
    ev.KeroseneBurned: ModuleMoves._burns,
    ev.WindTurned: ModuleMoves._wind,
    ev.WindBlew: ModuleMoves._blows,
    ev.IceBrakeMoved: ModuleMoves._ice,
    ev.OutOfBank: ModuleMoves._out_of_bank,
    ev.RanDry: ModuleMoves._tell,
    ev.InternTaken: ModuleMoves._trains,
    ev.TokenPlaced: ModuleMoves._extra_placed,
    ev.TokenGivenUp: ModuleMoves._given_up,
    ev.TrafficDiePlaced: ModuleMoves._extra_placed,
    ev.TrafficDieGivenUp: ModuleMoves._given_up,
    ev.SynchronisationDie: ModuleMoves._sync,
    ev.DieJoined: ModuleMoves._joins,
    ev.HandShaken: ModuleMoves._rough,
    ev.AnticipationUsed: ModuleMoves._rough,
    ev.AdaptationUsed: ModuleMoves._rough,
    ev.SwapOffered: ModuleMoves._offered,
    ev.Swapped: ModuleMoves._swapped,
    ev.MasteryWorked: ModuleMoves._mastery,
    ev.ControlWorked: ModuleMoves._control,
}
