"""How cards come and go: the draw, the redraw, busy sky, and the way back into the pile (ux-more 3, F20, F46, F81).

Everybody sees how many cards move, and no more than that: which cards go back in a redraw is private, so all covered
cards of a tray are gathered first, plain backs leave from under the heap, and whatever comes back is spread out again
(FQ4, ux 2.1). Nothing here has ever seen a value that is not public.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF

from skyteam_qt.rules import PLACES, SEATS, Seat
from skyteam_qt.rules import events as ev
from skyteam_qt.ui.cockpit.animator import ENTER, STANDARD, Frame, Step, Track, linear
from skyteam_qt.ui.cockpit.facts import CockpitFacts, TrayFacts
from skyteam_qt.ui.cockpit.flying_card import FlyingCard
from skyteam_qt.ui.cockpit.instruments.approach_cards import coin_spots
from skyteam_qt.ui.cockpit.public_facts import WORDS

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.playback import Playback

LETTERS: Final = "ABCD"
GATHER_MS: Final = 200.0
READ_MS: Final = 900.0
"""How long a card that was turned up is looked at before its plane comes, and after."""
FAN: Final = 7.0
"""How far the cards of a heap lie apart, so that they can be counted."""
WOBBLE: Final = 15.0
AWAY, BACK, LETTER, AS_IT_IS = "away", "back", "letter", ""
"""How a card of a tray is shown while it moves: not at all, as a plain back, covered with its letter, as it is."""


def part(k: float, start: float, length: float) -> float:
    """How much of a part of the time has passed, 0 to 1."""
    return max(0.0, min(1.0, (k - start) / length)) if length > 0 else float(k >= start)


def between(start: QPointF, end: QPointF, k: float) -> QPointF:
    """A point of the way."""
    return start + (end - start) * k


class CardMoves:
    """Makes the steps of one playback."""

    def __init__(self, playback: Playback) -> None:
        self.playback = playback

    # ---- where things are
    def pile(self, word: str) -> QPointF:
        """The middle of the pile; dice have none and come from the middle of their tray."""
        layout = self.playback.layout
        return layout.pile(word).center() if layout.cards else layout.well(word).center()

    @property
    def small(self) -> float:
        """The size of a card of the pile, in parts of a tray card."""
        layout = self.playback.layout
        return layout.pile(WORDS[0]).width() / layout.tray(WORDS[0])[0].width() if layout.cards else 1.0

    def home(self, word: str, place: int) -> QPointF:
        """The middle of a tray place."""
        return self.playback.layout.tray(word)[place].center()

    def _heap(self, word: str, number: int, of: int) -> QPointF:
        """Where the cards of a tray lie when they are gathered."""
        return self.playback.layout.well(word).center() + QPointF((number - (of - 1) / 2) * FAN, 0)

    def _show_pile(self, word: str, cards: int) -> None:
        if self.playback.piles.get(word) != cards:
            self.playback.piles[word] = cards
            self.playback.stage.refresh()

    def _free_piles(self) -> None:
        self.playback.piles.clear()
        self.playback.stage.refresh()

    def _wobble(self, cards: tuple[FlyingCard, FlyingCard], word: str, k: float) -> None:
        """Two halves of the pile that change places, again and again."""
        swing = abs((k * 6) % 2 - 1) * 2 - 1
        shown = 1.0 if 0 < k < 1 else 0.0
        for card, side in zip(cards, (-1, 1), strict=True):
            card.move(self.pile(word) + QPointF(side * swing * WOBBLE, 0), self.small, 0.0, shown)

    # ---- steps
    def draw(self, after: CockpitFacts) -> Step:
        """Both piles are shuffled, then four cards each come out, one after another, face down (F20)."""
        play = self.playback
        shuffle, one = play.ms("shuffle"), play.ms("cardDraw")
        whole = shuffle + one * len(PLACES)
        halves = {word: (play.stage.card(word), play.stage.card(word)) for word in WORDS}
        drawn = {(word, place): play.stage.card(word, LETTERS[place]) for word in WORDS for place in PLACES}

        def frame(k: float) -> None:
            passed = k * whole
            for seat, word in zip(SEATS, WORDS, strict=True):
                self._wobble(halves[word], word, part(passed, 0, shuffle))
                out = 0
                for place in PLACES:
                    way = part(passed, shuffle + one * place, one)
                    out += way > 0
                    card = drawn[word, place]
                    size = self.small + (1 - self.small) * way
                    shown = float(0 < way < 1)
                    card.move(between(self.pile(word), self.home(word, place), ENTER(way)), size, 0.0, shown)
                    play.stage.lay(seat, place, None, LETTER if way >= 1 else AWAY)
                pile = after.tray(word).pile
                if pile is not None:
                    self._show_pile(word, pile + len(PLACES) - out)

        return self._step(whole, frame, [card for pair in halves.values() for card in pair] + [*drawn.values()])

    def exchange(self, counts: Mapping[Seat, int], after: CockpitFacts) -> Step | None:
        """So many cards of each seat go under the pile, it is shuffled, as many come back (F46, FQ4)."""
        play = self.playback
        counts = {seat: number for seat, number in counts.items() if number}
        if not counts:
            return None
        slide, shuffle = play.ms("coffeeFly"), play.ms("shuffle")
        whole = 2 * GATHER_MS + 2 * slide + shuffle
        halves = {seat: (play.stage.card(WORDS[seat]), play.stage.card(WORDS[seat])) for seat in counts}
        sliding = {(seat, i): play.stage.card(WORDS[seat]) for seat, number in counts.items() for i in range(number)}

        def frame(k: float) -> None:
            passed = k * whole
            gathered = part(passed, 0, GATHER_MS)
            out = part(passed, GATHER_MS, slide)
            shuffled = part(passed, GATHER_MS + slide, shuffle)
            back = part(passed, GATHER_MS + slide + shuffle, slide)
            spread = part(passed, whole - GATHER_MS, GATHER_MS)
            for seat, number in counts.items():
                word = WORDS[seat]
                held = [place for place in PLACES if not after.tray(word).empty[place]]
                self._wobble(halves[seat], word, shuffled)
                heaped = STANDARD(gathered) * (1 - STANDARD(spread))
                gone = gathered >= 1 and back < 1
                for n, place in enumerate(held):
                    leaves = n >= len(held) - number
                    at = between(self.home(word, place), self._heap(word, n, len(held)), heaped)
                    play.stage.lay(seat, place, at, AWAY if leaves and gone else BACK)
                for i in range(number):
                    way = STANDARD(out) * (1 - STANDARD(back))
                    spot = self._heap(word, len(held) - number + i, len(held))
                    size = 1 + (self.small - 1) * way
                    shown = float(gone and (out < 1 or back > 0))
                    sliding[seat, i].move(between(spot, self.pile(word), way), size, 0.0, shown)
                pile = after.tray(word).pile
                if pile is not None:
                    self._show_pile(word, pile + (number if out >= 1 and back <= 0 else 0))

        return self._step(whole, frame, [card for pair in halves.values() for card in pair] + [*sliding.values()])

    def busy_sky(self, e: ev.BusySky, seat: Seat, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The one who begins turns a card up, its plane flies to the space it names, the card goes back (F81)."""
        play = self.playback
        word = WORDS[seat]
        rise, turn, fly = play.ms("coffeeFly"), play.ms("cardTurn"), play.ms("planeArrives")
        comes = e.planes > e.planes_from
        shown_at, lands_at = rise + turn + READ_MS, rise + turn + READ_MS + (fly if comes else 0.0)
        whole = lands_at + READ_MS + turn + rise
        card = play.stage.card(word, "", e.value)
        spot = play.layout.well(word).center()
        target = self._landing(e.space, after)
        move_plane, plane_gone = play.stage.fly("plane", word, 0)
        planes = list(after.planes)
        planes[e.space] = e.planes_from
        play.hold(planes=tuple(planes))

        def frame(k: float) -> None:
            passed = k * whole
            up = STANDARD(part(passed, 0, rise)) * (1 - STANDARD(part(passed, whole - rise, rise)))
            turned = part(passed, rise, turn) * (1 - part(passed, whole - rise - turn, turn))
            size = self.small + (1 - self.small) * up
            card.move(between(self.pile(word), spot, up), size, turned, 1.0 if self.small < 1 else up)
            if comes:
                way = part(passed, shown_at, fly)
                move_plane(_arc(spot, target, STANDARD(way)), float(0 < way < 1))
                if way >= 1 and "planes" in play.overlay:
                    play.free("planes")

        def end() -> None:
            plane_gone()
            play.stage.drop(card)
            play.free("planes")

        def begin() -> None:
            frame(0.0)
            play.stage.tell(e)

        return Step((Track(whole, frame, linear),), begin=begin, end=end)

    def _landing(self, space: int, after: CockpitFacts) -> QPointF:
        """Where a plane that came lies then: the last coin of its card, or the middle of a space."""
        layout = self.playback.layout
        spots = coin_spots(layout, after, space) if layout.cards else ()
        return spots[-1] if spots else layout.approach_cells[space].center()

    def go_back(self, before: CockpitFacts, after: CockpitFacts) -> Step:
        """The time is up: what is still in hand goes back, unseen (F91)."""
        play = self.playback
        held = [(word, p) for word in WORDS for p in PLACES if not before.tray(word).empty[p]]
        cards = {(word, p): play.stage.card(word, LETTERS[p]) for word, p in held}

        def frame(k: float) -> None:
            for (word, place), card in cards.items():
                size = 1 + (self.small - 1) * k
                card.move(between(self.home(word, place), self.pile(word), k), size, 0.0, 1.0 - 0.6 * k)
            for word in WORDS:
                pile = before.tray(word).pile
                if pile is not None:
                    self._show_pile(word, pile)

        return self._step(play.ms("coffeeFly"), frame, list(cards.values()), ease=STANDARD)

    def aside(self, e: ev.DieLaidAside, before: CockpitFacts, after: CockpitFacts) -> Step:
        """It turns up where it lies; a card then goes aside, where it stays in sight (R28, F47)."""
        play = self.playback
        word = WORDS[e.seat]
        card = play.stage.card(word, LETTERS[e.place], e.value)
        start = play.stage.die_spot(e.seat, e.place)
        end, size = start, 1.0
        if play.layout.cards:
            place = play.layout.aside(word, max(0, len(after.tray(word).aside) - 1))
            end, size = place.center(), place.width() / play.layout.tray(word)[0].width()
            play.asides[word] = before.tray(word).aside
        turn, fly = play.ms("cardTurn"), play.ms("coffeeFly")
        whole = turn + READ_MS + fly

        def frame(k: float) -> None:
            passed = k * whole
            way = STANDARD(part(passed, turn + READ_MS, fly))
            card.move(between(start, end, way), 1 + (size - 1) * way, part(passed, 0, turn))

        def lies() -> None:
            play.stage.drop(card)
            play.asides.pop(word, None)
            play.stage.refresh()

        return Step((Track(whole, frame, linear),), end=lies)

    def _step(
        self, whole: float, frame: Frame, cards: list[FlyingCard], ease: Callable[[float], float] = linear
    ) -> Step:
        """Shows the first frame at once, and leaves everything as it is when it is over or skipped."""

        def begin() -> None:
            frame(0.0)

        def end() -> None:
            for card in cards:
                self.playback.stage.drop(card)
            for seat in SEATS:
                for place in PLACES:
                    self.playback.stage.lay(seat, place, None, AS_IT_IS)
            self._free_piles()

        return Step((Track(whole, frame, ease),), begin=begin, end=end)


def _arc(start: QPointF, end: QPointF, k: float) -> QPointF:
    """A flight that rises a little."""
    return between(start, end, k) - QPointF(0, 90 * 4 * k * (1 - k))


def with_trays(facts: CockpitFacts, piles: Mapping[str, int], asides: Mapping[str, tuple[int, ...]]) -> CockpitFacts:
    """The facts with piles as an animation counts them, and without the card that is still on its way aside."""
    changed: dict[str, Any] = {}
    for word in {*piles, *asides}:
        tray: TrayFacts = facts.tray(word)
        if tray.pile is not None:
            changed[word] = replace(tray, pile=piles.get(word, tray.pile), aside=asides.get(word, tray.aside))
    return replace(facts, **changed) if changed else facts
