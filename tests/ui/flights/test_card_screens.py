"""Final Approach in the real window, from the choice on the start screen to the debrief: a whole flight at each level,
flying again, continuing, and the worked examples (issue 3, Proof)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from skyteam_qt.qtbridge.texts import say, words_now
from skyteam_qt.rules import Loss, Outcome, Phase, Seat
from skyteam_qt.session.setup import Agreement, Mix, Mode
from skyteam_qt.sim.examples import example
from skyteam_qt.sim.scripted import FINAL_APPROACH, LANDING, C, P, Script, WantedDice, both, dealer_for
from skyteam_qt.ui.replay.screen import ReplayScreen
from skyteam_qt.ui.screens.boarding import BoardingScreen
from skyteam_qt.ui.screens.help import RulesScreen
from skyteam_qt.ui.screens.pause import PauseScreen
from skyteam_qt.ui.screens.start import StartScreen
from skyteam_qt.ui.screens.start_level import LevelPart
from skyteam_qt.ui.screens.steps import StepScreen
from tests.ui.flights.crew import Crew, Key, button
from tests.ui.pages import shown_texts

Board = Callable[..., Crew]

ROUGH: Script = tuple(
    tuple({(4, C, "axis.C"): (C, "axis.C", 3), (7, C, "axis.C"): (C, "axis.C", 2)}.get((n, *w[:2]), w) for w in wishes)
    for n, wishes in enumerate(FINAL_APPROACH, 1)
)
"""The same flight with turbulence: two marks to the Co-Pilot in round 2, two back in round 4, equal cards elsewhere."""

SKY: dict[str, dict[int, int]] = {"easy": {}, "normal": {2: 5}, "hard": {2: 5, 4: 2}, "expert": {2: 5, 4: 2}}
"""What is turned up for a busy sky, so that the radios of the script clear all planes."""


def dealt(script: Script, sky: dict[int, int]) -> WantedDice:
    dealer = dealer_for(script)
    dealer.sky = dict(sky)
    return dealer


def levels(crew: Crew) -> LevelPart:
    """The levels of the game that is chosen."""
    start = crew.start
    if start.cards_part is not None and start.cards_part.isVisible():
        return start.cards_part.levels
    return start.levels


def tab_to(crew: Crew, name: str) -> None:
    """Tab until the part of this name has the keyboard."""
    for _ in range(60):
        crew.key(Key.Key_Tab)
        part = QApplication.focusWidget()
        if part is not None and part.accessibleName() == name:
            return
    raise AssertionError(f"Tab does not reach {name}")


def choose_cards(crew: Crew, level: str, *, by_keys: bool = False, stopwatch: bool = False) -> None:
    """On the start screen: cards, a level, and the stopwatch or not."""
    if by_keys:
        # Tab goes to the one that holds, arrows to its neighbours
        tab_to(crew, f"{say('start.game')}: {say('game.diceShort')}")
        crew.key(Key.Key_Right)
        tab_to(crew, say("level.easy"))
        crew.key(*[Key.Key_Down] * list(SKY).index(level))
    else:
        crew.click(crew.start.games.part(1))
        crew.click(levels(crew).tiles.button(list(SKY).index(level)))
    if stopwatch:
        crew.click(levels(crew).stopwatch)
    assert (crew.start.choice.game, crew.start.choice.level) == ("final-approach", level)


def land(crew: Crew, script: Script, by_keys: bool) -> None:
    """Seven rounds, from the first draw to the debrief."""
    for number, wishes in enumerate(script, 1):
        assert crew.screen is crew.flight.briefing
        assert crew.table.board.round == number
        crew.roll()
        crew.fly(wishes, by_keys=by_keys)
        crew.agree(by_keys)


@pytest.mark.parametrize(
    ("level", "mode", "by_keys", "stopwatch"),
    [
        ("easy", Mode.VISORS, False, False),
        ("normal", Mode.VISORS, True, False),
        ("hard", Mode.CURTAIN, False, False),
        ("expert", Mode.OPEN, False, True),
    ],
)
def test_a_flight_with_cards_lands_at_each_level(
    board: Board, level: str, mode: Mode, by_keys: bool, stopwatch: bool
) -> None:
    """F70, F80 to F82."""
    script = ROUGH if level == "expert" else FINAL_APPROACH
    crew = board(lambda: dealt(script, SKY[level]), mode=mode)
    choose_cards(crew, level, by_keys=by_keys, stopwatch=stopwatch)
    crew.board(by_keys)
    port = crew.table.ports.table
    assert (port.ruleset.game, port.level, port.ruleset.seconds) == ("final-approach", level, 60 * stopwatch)
    assert words_now() == "cards"
    land(crew, script, by_keys)
    debrief = crew.debrief
    assert (crew.table.board.outcome, debrief.headline, debrief.cause) == (Outcome.WON, say("debrief.won"), "")
    assert [row.state for row in debrief.rows] == ["done"] * 4
    assert say(f"level.{level}") in debrief.hero.accessibleDescription()
    assert sum(column.came for column in debrief.columns) == len(SKY[level])
    if level == "expert":
        assert [column.axis for column in debrief.columns] == [0, 2, 2, 0, 0, 0, 0]
    assert crew.services.saved() is None


def test_a_busy_sky_is_told_in_the_briefing_for_as_long_as_it_lasts(board: Board) -> None:
    """F81."""
    crew = board(lambda: dealt(FINAL_APPROACH, {2: 5}))
    choose_cards(crew, "normal")
    crew.board()
    assert crew.flight.briefing._facts.news == ""
    crew.skip_rounds(FINAL_APPROACH, 1)
    briefing = crew.flight.briefing
    assert crew.screen is briefing
    assert briefing._facts.news == "Busy sky: one more plane, 4 cards ahead."
    assert briefing._facts.news in briefing.accessibleDescription()
    crew.skip_rounds(FINAL_APPROACH, 1)
    assert crew.flight.briefing._facts.news == ""


def test_turbulence_turns_a_difference_of_two_into_a_spin(board: Board) -> None:
    """F80."""
    spin: Script = (((P, "axis.P", 5), (P, "conc.1", 2), (C, "axis.C", 3), (C, "conc.2", 2)),)
    crew = board(lambda: dealer_for(spin))
    choose_cards(crew, "expert")
    crew.board()
    crew.roll()
    crew.fly(spin[0], 2)
    assert crew.table.board.loss == Loss.SPIN
    crew.agree(by_keys=False)
    assert crew.debrief.cause == say("lost.spin")
    assert crew.debrief.idea == say("debrief.idea.spin")
    assert "cards" in crew.debrief.idea
    crew.key(Key.Key_S)
    assert isinstance(crew.screen, ReplayScreen)
    crew.key(Key.Key_End, Key.Key_Escape)
    assert crew.screen is crew.debrief


def test_flying_again_keeps_game_level_mix_and_stopwatch(board: Board) -> None:
    crew = board(lambda: dealt(FINAL_APPROACH, {2: 5}))
    crew.click(crew.start.games.part(1))
    part = levels(crew)
    crew.click(part.own)
    assert part.busy is not None
    crew.click(part.busy.part(1))
    assert part.turbulence is not None
    crew.click(part.turbulence)
    crew.click(part.stopwatch)
    crew.click(crew.start.modes.button(2))
    crew.board()
    chosen = _chosen(crew)
    assert chosen == ("final-approach", "mix", Mix(1, True), 60, Mode.OPEN, ("Anna", "Ben"))
    both(crew.table.ports, Agreement.ROLL)
    for seat in Seat:
        crew.table.ports.seat(seat).agree(Agreement.GIVE_UP)
    crew.key(Key.Key_Return)
    crew.hold_both()
    crew.key(Key.Key_Return)
    assert isinstance(crew.screen, BoardingScreen)
    assert _chosen(crew) == chosen
    crew.key(Key.Key_Escape)
    # and the start screen has not forgotten it either
    start = crew.start
    assert start.choice == ("final-approach", "mix", 1, True, 60)
    assert start.setup().mix == Mix(1, True)


def _chosen(crew: Crew) -> tuple[Any, ...]:
    port, names = crew.table.ports.table, crew.table.names
    return port.ruleset.game, port.level, port.mix, port.ruleset.seconds, port.mode, tuple(names)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_flight_with_cards_can_be_continued(board: Board, level: str) -> None:
    crew = board(lambda: dealt(FINAL_APPROACH, SKY[level]))
    choose_cards(crew, level)
    crew.board()
    crew.roll()
    crew.fly(FINAL_APPROACH[0], 3)
    where = crew.table.board
    crew.key(Key.Key_Escape)
    assert isinstance(crew.screen, PauseScreen)
    line = f"Final Approach, round 1 of 7 · 6\N{NO-BREAK SPACE}000 ft · {say(f'level.{level}')}"
    assert line in shown_texts(crew.screen)
    crew.click(button(crew.screen, say("pause.leave")))
    assert words_now() == "dice"
    card = crew.start.continue_card
    assert card is not None
    texts = shown_texts(card)
    assert "Final Approach, round 1 of 7" in texts
    assert say("resume.sealedCards") in texts
    assert any(text.startswith(say(f"level.{level}")) for text in texts)
    crew.key(Key.Key_Return)
    assert isinstance(crew.screen, BoardingScreen)
    crew.key(Key.Key_Q, Key.Key_O)
    assert crew.table.board == where
    assert crew.table.ports.table.level == level
    crew.fly(FINAL_APPROACH[0], 5)
    assert crew.table.board.phase == Phase.END


def test_the_dice_game_is_flown_with_a_level_too(board: Board) -> None:
    crew = board(lambda: dealt(LANDING, {2: 5}))
    crew.click(levels(crew).tiles.button(1))
    crew.board(by_keys=False)
    port = crew.table.ports.table
    assert (port.ruleset.game, port.level) == ("sky-team", "normal")
    crew.skip_rounds(LANDING, 1)
    assert crew.flight.briefing._facts.news == "Busy sky: one more plane, 4 spaces ahead."
    crew.skip_rounds(LANDING, 6)
    assert crew.table.board.outcome == Outcome.WON
    assert say("level.normal") in crew.debrief.hero.accessibleDescription()


# ---- the worked examples


def watch(crew: Crew, number: int) -> StepScreen:
    """From the start screen through the rules to an example."""
    crew.click(crew.start.games.part(1))
    crew.click(crew.start.rules_button)
    rules = crew.screen
    assert isinstance(rules, RulesScreen)
    crew.click(next(part for part, name in rules._buttons if name == "examples"))
    crew.click(rules.watch_buttons[number])
    assert isinstance(crew.screen, StepScreen)
    return crew.screen


FE1 = (
    (Phase.BRIEFING, {}),
    (Phase.PLACEMENT, {}),
    (Phase.PLACEMENT, {}),
    (Phase.PLACEMENT, {"axis": 0}),
    (Phase.PLACEMENT, {"planes": (0, 0, 1, 2, 1, 2, 2)}),
    (Phase.PLACEMENT, {"orange": 9}),
    (Phase.PLACEMENT, {"blue": 5}),
    (Phase.PLACEMENT, {"planes": (0, 0, 1, 2, 1, 1, 2)}),
    (Phase.PLACEMENT, {}),
    (Phase.END, {"position": 1, "speed": 9}),
    (Phase.BRIEFING, {"altitude": 5000, "round": 2, "speed": None}),
)
"""What each position changes on the public board."""
FE3 = (
    (Phase.BRIEFING, {}),
    (Phase.PLACEMENT, {}),
    (Phase.PLACEMENT, {"brake": 6}),
    (Phase.PLACEMENT, {"orange": 12}),
    (Phase.PLACEMENT, {"planes": (0,) * 7}),
    (Phase.PLACEMENT, {}),
    (Phase.PLACEMENT, {"axis": 0}),
    (Phase.PLACEMENT, {}),
    (Phase.PLACEMENT, {"speed": 5}),
    (Phase.END, {"coffee": 2}),
    (Phase.OVER, {"outcome": Outcome.WON}),
)
SHOWN = ("axis", "planes", "position", "blue", "orange", "brake", "coffee", "speed", "altitude", "round", "outcome")


@pytest.mark.parametrize(
    ("number", "name", "story", "begins"),
    [
        (0, "fe1", FE1, (0, (0, 0, 1, 2, 1, 3, 2), 0, 4, 8, 0, 0, None, 6000, 1, Outcome.PLAYING)),
        (1, "fe3", FE3, (-1, (0, 0, 0, 0, 0, 0, 1), 6, 7, 11, 4, 1, None, 0, 7, Outcome.PLAYING)),
    ],
)
def test_a_worked_example_is_watched_card_by_card(
    board: Board, number: int, name: str, story: tuple[Any, ...], begins: tuple[Any, ...]
) -> None:
    """FE1, FE3."""
    crew = board()
    page = watch(crew, number)
    assert say(f"example.{name}.caption") in shown_texts(page)
    assert len(page.frames) == len(story) == len(example(name).frames)
    expected = dict(zip(SHOWN, begins, strict=True))
    for at, (phase, changes) in enumerate(story):
        assert page.where.text() == f"{at + 1} of {len(story)}"
        expected |= changes
        facts, view = page.picture._facts, page.picture._view
        assert view is not None
        position = view.board
        assert {name: getattr(position, name) for name in SHOWN} == expected, at
        assert position.phase == phase
        # and that is what the picture is painted from
        assert facts.cards
        assert (facts.axis, facts.planes, facts.position) == (position.axis, position.planes, position.position)
        assert (facts.blue, facts.orange, facts.brake) == (position.blue, position.orange, position.brake)
        assert page.picture.accessibleName()
        crew.key(Key.Key_Right)
    assert not page.next.isEnabled()
    crew.key(Key.Key_Home)
    assert page.at == 0
    crew.key(Key.Key_Escape)
    assert isinstance(crew.screen, RulesScreen)
    crew.key(Key.Key_Escape)
    assert isinstance(crew.screen, StartScreen)
    assert words_now() == "dice"


def test_a_worked_example_plays_by_itself(board: Board) -> None:
    crew = board()
    page = watch(crew, 0)
    crew.key(Key.Key_Space)
    assert page.timer.isActive()
    for _ in page.frames:
        if page.timer.isActive():
            page.timer.timeout.emit()
    assert page.at == len(page.frames) - 1
    assert not page.timer.isActive()
    crew.key(Key.Key_Space)
    assert (page.at, page.timer.isActive()) == (0, True)
    crew.key(Key.Key_Space)
    assert not page.timer.isActive()


def test_an_example_can_be_watched_in_mid_flight_and_the_flight_goes_on(board: Board) -> None:
    crew = board(lambda: dealer_for(FINAL_APPROACH))
    choose_cards(crew, "easy")
    crew.board()
    crew.roll()
    crew.fly(FINAL_APPROACH[0], 2)
    where = crew.table.board
    crew.key(Key.Key_F1)
    rules = crew.screen
    assert isinstance(rules, RulesScreen)
    assert rules.games is None
    assert rules.words == "cards"
    crew.click(next(part for part, name in rules._buttons if name == "examples"))
    crew.click(rules.watch_buttons[1])
    crew.key(Key.Key_Right, Key.Key_Escape, Key.Key_Escape)
    assert crew.screen is crew.flight.cockpit
    assert crew.table.board == where
    assert words_now() == "cards"
    crew.fly(FINAL_APPROACH[0], 6)
