"""What two people do about modules at the real window: tokens, the traffic die, swaps, ability cards, silent rounds."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from skyteam_qt.rules import LayAside, PlaceDie, Seat, SeatAction, SeatTurn, Want
from skyteam_qt.rules.modules.adaptation import Adapt
from skyteam_qt.rules.modules.anticipation import Anticipate
from skyteam_qt.rules.modules.intern import GiveUpToken, PlaceToken
from skyteam_qt.rules.modules.synchronisation import GiveUpTrafficDie, PlaceTrafficDie
from skyteam_qt.rules.modules.working_together import SWAP, AnswerSwap, OfferSwap
from skyteam_qt.session.setup import FlightSetup, Mode
from tests.ui.flights.crew import TRAY, Crew, Key
from tests.ui.flights.planner import Planner

LETTERS = {"kerosene": Key.Key_U, "intern": Key.Key_I, "alarm": Key.Key_L, "ice": Key.Key_K}
NAMES = {Adapt: "adaptation", Anticipate: "anticipation", OfferSwap: "working-together", AnswerSwap: SWAP}


def embark(crew: Crew, scenario: str, *abilities: str, mode: Mode = Mode.VISORS, seed: int = 0) -> Crew:
    """From the start screen to the briefing of a flight with modules."""
    setup = FlightSetup(scenario, pilot="Anna", copilot="Ben", mode=mode, seed=seed, abilities=abilities)
    crew.start.board.emit(setup)
    crew.key(Key.Key_Q, Key.Key_O, Key.Key_Return)
    assert crew.screen is crew.flight.briefing
    return crew


class ModuleFlyer:
    """Does with mouse or keys what a `Planner` chooses, and counts what was done."""

    def __init__(self, crew: Crew, seed: int, *, by_keys: bool = False, cards: float = 0.3) -> None:
        self.crew = crew
        self.by_keys = by_keys
        self.planner = Planner(crew.table.ports, seed, cards)
        self.done: Counter[str] = Counter()

    def fly(self, steps: int = 400) -> None:
        """Until the debrief."""
        while steps and not self.crew.table.ports.table.debriefed:
            steps -= 1
            self.step()
            self.settle()
        assert self.crew.table.ports.table.debriefed

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
            self._silent_round()
        elif crew.table.ports.table.agreement.what is not None:
            crew.agree(self.by_keys)
        elif isinstance(pending, SeatTurn) and pending.what == Want.MARK:
            crew.look(pending.seat)
            self._enter()
            crew.look_away(pending.seat)
        else:
            self._do(self.planner.choose())

    def _silent_round(self) -> None:
        """Nobody is asked: the roll comes by itself (TT1)."""
        self.done["silent round"] += 1
        assert self.crew.screen is self.crew.flight.cockpit
        assert not self.crew.table.ports.table.may_talk
        for _ in range(50):
            QApplication.processEvents()
            if not self.crew.flight.silent:
                return
        raise AssertionError("nobody rolls")

    def _do(self, action: SeatAction) -> None:
        if isinstance(action, PlaceDie):
            self._place(action)
        elif isinstance(action, LayAside):
            self._lay_aside(action.seat, action.place)
        elif isinstance(action, PlaceToken | PlaceTrafficDie | GiveUpToken | GiveUpTrafficDie):
            self._extra(action)
        else:
            assert isinstance(action, Adapt | Anticipate | OfferSwap | AnswerSwap), action
            if self.crew.table.mode == Mode.CURTAIN:
                self.crew.look(action.seat)
            if not isinstance(action, AnswerSwap):
                self._pick_card(NAMES[type(action)])
            self._use_die(action.seat, action.place, NAMES[type(action)])

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

    def _extra(self, action: PlaceToken | PlaceTrafficDie | GiveUpToken | GiveUpTrafficDie) -> None:
        crew = self.crew
        if crew.table.mode == Mode.CURTAIN:
            crew.look(action.seat)
        extra = crew.table.extra
        assert extra is not None
        assert crew.view.live.extra.isVisible()
        self.done["token" if extra.token else "traffic die"] += 1
        if isinstance(action, GiveUpToken | GiveUpTrafficDie):
            self.done["given up"] += 1
            self._enter()
            return
        space = crew.view.ruleset.spaces[action.space].id
        if self.by_keys:
            self._aim(space)
            crew.key(Key.Key_Return)
        else:
            crew.move(crew.on(space))
            crew.tap(crew.on(space))
        self._pick_value(extra.value + action.coffee)
        crew.answer(self.by_keys)

    def _pick_value(self, value: int) -> None:
        """On the coffee rail, where it is open."""
        rail = self.crew.view.handling.rail
        if rail is None:
            return
        if not self.by_keys:
            item = self.crew.view.rail
            self._tap(item.mapToScene(item.face_rect(value - 1).center()))
        while rail.option.value != value:
            self.crew.key(Key.Key_Right if rail.option.value < value else Key.Key_Left)

    def _pick_card(self, card: str) -> None:
        crew = self.crew
        if self.by_keys:
            while crew.view.abilities.card != card:
                crew.key(Key.Key_Y)
        else:
            index = crew.view.abilities.cards.index(card)
            self._tap(crew.view.places.rect_of(f"ability.{index}").center())

    def _use_die(self, seat: Seat, place: int, card: str) -> None:
        crew = self.crew
        crew.look(seat)
        assert crew.view.abilities.card == card
        if self.by_keys:
            crew.key(TRAY[place])
        else:
            self._tap(crew.view.places.tray(("pilot", "copilot")[seat])[place].center())
        assert crew.table.pick is not None, (card, crew.said)
        self._enter()
        assert crew.table.pick is None
        crew.look_away(seat)
        self.done[card] += 1

    def _place(self, action: PlaceDie) -> None:
        crew = self.crew
        space = crew.view.ruleset.spaces[action.space].id
        self.done[space.partition(".")[0]] += 1
        if not self.by_keys:
            crew.carry_out(action)
            return
        crew.look(action.seat)
        value = self.planner.ports.seat(action.seat).view().hand[action.place] + action.coffee
        crew.key(TRAY[action.place])
        self._aim(space)
        crew.key(Key.Key_Return)
        self._pick_value(value)
        crew.answer()
        crew.look_away(action.seat)

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
