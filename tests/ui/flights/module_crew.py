"""What two people do about modules at the real window: tokens, the traffic die, swaps, ability cards, silent rounds."""

from __future__ import annotations

from collections import Counter
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from skyteam_qt.rules import SEATS, Kind, LayAside, PlaceDie, Seat, SeatTurn, SeatView, Want
from skyteam_qt.rules.modules.working_together import SWAP
from skyteam_qt.session.setup import FlightSetup, Mode
from skyteam_qt.sim.scripted import WantedDice
from tests.ui.flights.crew import TRAY, Crew, Key

LETTERS = {"kerosene": Key.Key_U, "intern": Key.Key_I, "alarm": Key.Key_L, "ice": Key.Key_K}


def calm_dice(seed: int = 0) -> WantedDice:
    """Both roll a 3 for the axis and a 1 for the engines in each round, and two that the seed makes."""
    return WantedDice({(r, s, p, 1): v for r in range(1, 8) for s in SEATS for p, v in enumerate((3, 1))}, seed)


def embark(crew: Crew, scenario: str, *abilities: str, mode: Mode = Mode.VISORS, seed: int = 0) -> Crew:
    """From the start screen to the briefing of a flight with modules."""
    setup = FlightSetup(scenario, pilot="Anna", copilot="Ben", mode=mode, seed=seed, abilities=abilities)
    crew.start.board.emit(setup)
    crew.key(Key.Key_Q, Key.Key_O, Key.Key_Return)
    assert crew.screen is crew.flight.briefing
    return crew


class ModuleFlyer:
    """Plays any legal thing that does not lose at once, with mouse or keys, and counts what was done."""

    def __init__(self, crew: Crew, seed: int, *, by_keys: bool = False, cards: float = 0.5) -> None:
        self.crew = crew
        self.rng = Random(seed)
        self.by_keys = by_keys
        self.cards = cards
        self.done: Counter[str] = Counter()

    def fly(self, steps: int = 400) -> None:
        """Until the debrief."""
        crew = self.crew
        while steps and not crew.table.ports.table.debriefed:
            steps -= 1
            self.step()
            self.settle()
        assert crew.table.ports.table.debriefed

    def settle(self) -> None:
        """Let everything play that moves."""
        for _ in range(60):
            if not self.crew.flight.playing:
                return
            self.crew.wait(0.4)
        raise AssertionError("it moves and moves")

    def step(self) -> None:
        """Whatever is asked now."""
        crew, pending = self.crew, self.crew.table.pending
        if crew.flight.silent:
            # the roll comes by itself
            self.done["silent round"] += 1
            crew.wait(2.0)
            for _ in range(50):
                QApplication.processEvents()
                if not crew.flight.silent:
                    return
            raise AssertionError("nobody rolls")
        if crew.table.ports.table.agreement.what is not None:
            crew.agree(self.by_keys)
        elif isinstance(pending, SeatTurn) and pending.what == Want.MARK:
            self._mark(pending.seat)
        elif (
            crew.table.extra is not None
            or isinstance(pending, SeatTurn)
            and pending.what in ("intern", "synchronisation")
        ):
            assert isinstance(pending, SeatTurn)
            self._extra(pending.seat)
        elif isinstance(pending, SeatTurn) and pending.what == SWAP:
            self._use_die(pending.seat, SWAP)
        elif crew.view.abilities.usable and self.rng.random() < self.cards:
            self._ability()
        else:
            self._place()

    # ---- how
    def _tap(self, scene: QPointF) -> None:
        at = self.crew.at(scene)
        self.crew.move(at)
        self.crew.tap(at)

    def _enter(self) -> None:
        if self.by_keys:
            self.crew.key(Key.Key_Return)
        else:
            self._tap(self.crew.view.answers.button_rect("enter").center())

    def _mark(self, seat: Seat) -> None:
        crew = self.crew
        crew.look(seat)
        if crew.view.live.extra.isVisible() and seat == Seat.COPILOT:
            if self.by_keys:
                crew.key(Key.Key_Y)
            else:
                self._tap(crew.view.live.extra.pos())
            assert crew.table.extra_marked
            self.done["traffic die marked"] += 1
        self._enter()
        crew.look_away(seat)

    def _extra(self, seat: Seat) -> None:
        crew = self.crew
        if crew.table.mode == Mode.CURTAIN:
            crew.look(seat)
        extra = crew.table.extra
        assert extra is not None
        if not extra.token and crew.table.board.reroll and self.rng.random() < 0.5:
            crew.key(Key.Key_T)
            assert crew.table.board.reroll_step is not None
            self.done["reroll of the traffic die"] += 1
            return
        assert crew.view.live.extra.isVisible()
        options = [
            row
            for row in range(len(crew.view.ruleset.spaces))
            if crew.table.answer(row) is None and (found := crew.table.preview(row)) is not None and found.loss is None
        ] or [row for row in range(len(crew.view.ruleset.spaces)) if crew.table.answer(row) is None]
        self.done["token" if extra.token else "traffic die"] += 1
        if not options:
            self.done["given up"] += 1
            self._enter()
            return
        row = self.rng.choice(options)
        space = crew.view.ruleset.spaces[row].id
        if self.by_keys:
            self._aim(space)
            crew.key(Key.Key_Return)
        else:
            crew.move(crew.on(space))
            crew.tap(crew.on(space))
        crew.answer(self.by_keys)
        assert crew.table.board.over or crew.table.board.placed[row] == extra.value or not crew.table.board.order

    def _ability(self) -> None:
        crew = self.crew
        card = self.rng.choice(crew.view.abilities.usable)
        seat = crew.table.asked
        assert seat is not None
        if self.by_keys:
            while crew.view.abilities.card != card:
                crew.key(Key.Key_Y)
        else:
            index = crew.view.abilities.cards.index(card)
            self._tap(crew.view.places.rect_of(f"ability.{index}").center())
        assert crew.view.abilities.card == card
        self._use_die(seat, card)

    def _use_die(self, seat: Seat, card: str) -> None:
        crew = self.crew
        crew.look(seat)
        assert crew.view.abilities.card == card
        held = [place for place in range(4) if crew.table.board.in_hand[seat] >> place & 1]
        place = self.rng.choice(held)
        if self.by_keys:
            crew.key(TRAY[place])
        else:
            self._tap(crew.view.places.tray(("pilot", "copilot")[seat])[place].center())
        assert crew.table.pick is not None, (card, crew.said)
        self._enter()
        assert crew.table.pick is None
        crew.look_away(seat)
        self.done[card] += 1

    def _place(self) -> None:
        crew, table = self.crew, self.crew.table
        seat = table.asked
        assert seat is not None
        legal = table.ports.seat(seat).legal()
        options = [one for one in legal if isinstance(one, PlaceDie)]
        if not options:
            self._lay_aside(seat, next(one.place for one in legal if isinstance(one, LayAside)))
            return
        view = table.ports.seat(seat).view()
        guide, spaces = table.guide, crew.view.ruleset.spaces
        safe = [
            one
            for one in options
            if (found := guide.preview(view, one.place, one.space, one.coffee)) is not None
            and found.loss is None
            and guide.public_question(view.board, seat, one.space) is None
        ]
        due = sorted((one for one in safe if spaces[one.space].mandatory), key=lambda one: self._worth(view, one))
        extra = [one for one in safe if spaces[one.space].id.partition(".")[0] in LETTERS]
        pressing = len(guide.needs(view.board, seat)) >= guide.dice_to_place(view.board, seat) - 1
        if due and (pressing or self.rng.random() < 0.3):
            action = due[0]
        else:
            action = self.rng.choice((extra if extra and self.rng.random() < 0.7 else []) or safe or options)
        self.done[spaces[action.space].id.partition(".")[0]] += 1
        if not self.by_keys:
            crew.carry_out(action)
            return
        crew.look(seat)
        value = view.hand[action.place] + action.coffee
        crew.key(TRAY[action.place])
        self._aim(spaces[action.space].id)
        crew.key(Key.Key_Return)
        rail = crew.view.handling.rail
        while rail is not None and rail.option.value != value:
            crew.key(Key.Key_Right if rail.option.value < value else Key.Key_Left)
        crew.answer()
        crew.look_away(seat)

    def _worth(self, view: SeatView, action: PlaceDie) -> tuple[int, int]:
        """Level and slow, and no coffee for it: what keeps a flight in the air."""
        found = self.crew.table.guide.preview(view, action.place, action.space, action.coffee)
        assert found is not None
        value = view.hand[action.place] + action.coffee
        if self.crew.view.ruleset.spaces[action.space].kind == Kind.AXIS:
            return abs(found.ghosts.get("axis", view.board.axis)) + abs(value - 3), abs(action.coffee)
        return value + found.ghosts.get("advance", 0), abs(action.coffee)

    def _lay_aside(self, seat: Seat, place: int) -> None:
        crew = self.crew
        crew.look(seat)
        if self.by_keys:
            crew.key(TRAY[place])
        else:
            crew.tap(crew.tray(seat, place))
        self._enter()
        crew.look_away(seat)
        self.done["laid aside"] += 1

    def _aim(self, space: str) -> None:
        crew = self.crew
        letter = LETTERS.get(space.partition(".")[0])
        if letter is None:
            crew.aim(space)
            return
        for _ in range(9):
            crew.key(letter)
            if crew.view.focus.at == space:
                return
        raise AssertionError(f"the keys do not reach {space}")
