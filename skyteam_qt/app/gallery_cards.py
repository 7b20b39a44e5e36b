"""The stops of the gallery at the levels and at the card game: each one drives the real window a little further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..session.setup import Agreement, Mode
from ..sim.scripted import FINAL_APPROACH, both, fly_turns
from ..ui.replay.screen import ReplayScreen
from ..ui.screens.correction import CorrectionScreen
from ..ui.screens.help import RulesScreen
from ..ui.screens.steps import StepScreen
from .gallery_stage import SECOND, C, P, Stage

CARDS: Final[dict[str, Any]] = {"game": "final-approach", "level": "expert", "stopwatch": 60}


def start_levels(stage: Stage) -> None:
    """With dice: a level and the stopwatch."""
    stage.window.stack.pop_all()
    stage.window.leave_flight()
    stage.start.levels.tiles.button(2).click()
    stage.start.levels.stopwatch.click()


def start_cards(stage: Stage) -> None:
    """The other game."""
    stage.start.levels.stopwatch.click()
    stage.start.games.part(1).click()


def start_cards_mix(stage: Stage) -> None:
    """An own mix."""
    part = stage.start.cards_part
    assert part is not None
    part.levels.own.click()
    assert part.levels.busy is not None
    part.levels.busy.part(1).click()


def rules_cards(stage: Stage) -> None:
    """The rules of the card game."""
    stage.window.show_rules()


def _rules(stage: Stage) -> RulesScreen:
    page = stage.window.stack.top
    assert isinstance(page, RulesScreen)
    return page


def rules_levels(stage: Stage) -> None:
    """Every level in a sentence."""
    _rules(stage).show_topic("levels")


def rules_examples(stage: Stage) -> None:
    """Examples that can be watched."""
    _rules(stage).show_topic("examples")


def example_first_round(stage: Stage) -> None:
    """FE1, in the middle."""
    _rules(stage).watch_buttons[0].click()
    page = stage.window.stack.top
    assert isinstance(page, StepScreen)
    page.go(6)


def example_landing(stage: Stage) -> None:
    """FE3, at the engines."""
    stage.window.stack.pop()
    _rules(stage).watch_buttons[1].click()
    page = stage.window.stack.top
    assert isinstance(page, StepScreen)
    page.go(8)


def cards_boarding(stage: Stage) -> None:
    """What is flown, and the seats."""
    stage.window.stack.pop_all()
    stage.script = SECOND
    stage.board(**CARDS)


def cards_briefing(stage: Stage) -> None:
    """The first briefing with cards."""
    stage.sit_down()
    stage.ports.table.set_plan(("advance:1", "gearBeforeFlaps", "clear:3"))


def cards_dice_talk(stage: Stage) -> None:
    """A line that sounds like card talk."""
    assert stage.window.flight is not None
    composer = stage.window.flight.briefing.chat.composer
    composer.field.setText("If you draw an ace put it on the radio")
    composer.submit()


def cards_covered(stage: Stage) -> None:
    """The hands are drawn; nobody looks."""
    assert stage.window.flight is not None
    chat = stage.window.flight.briefing.chat
    chat.dismiss_warning()
    chat.composer.field.clear()
    both(stage.ports, Agreement.ROLL)


def cards_open(stage: Stage) -> None:
    """The Pilot looks."""
    stage.table.open(P)


def cards_preview(stage: Stage) -> None:
    """A card over a space: ghosts show what it will do."""
    stage.lift(P, 1, "gear.1")


def cards_refused(stage: Stage) -> None:
    """A space that the card does not fit."""
    stage.table.open(P)
    stage.lift(P, 1)
    stage.drop("gear.3")


def cards_coffee(stage: Stage) -> None:
    """A coin on board: the rail opens on drop."""
    fly_turns(stage.ports, stage.script[0], 2)
    stage.table.open(P)
    stage.lift(P, 1)
    stage.drop("gear.1")


def cards_redraw(stage: Stage) -> None:
    """A joker is spent; the Pilot marks cards that go back."""
    stage.view.handling.cancel()
    stage.table.shut()
    stage.table.spend_reroll()
    stage.table.open(P)
    stage.table.toggle_mark(1)
    stage.table.toggle_mark(3)


def cards_flaps(stage: Stage) -> None:
    """The Co-Pilot looks at the last cards."""
    for place in (1, 3):
        stage.table.toggle_mark(place)
    stage.table.choose()
    stage.table.open(C)
    stage.table.choose()
    stage.table.shut()
    fly_turns(stage.ports, stage.script[0], 3)
    stage.table.open(C)


def cards_round_end(stage: Stage) -> None:
    """All eight lie."""
    stage.table.shut()
    fly_turns(stage.ports, stage.script[0], 3)


def cards_busy_sky(stage: Stage) -> None:
    """One more plane came before the second briefing."""
    both(stage.ports, Agreement.NEXT_ROUND)


def cards_pause(stage: Stage) -> None:
    """Esc: level and stopwatch are named."""
    stage.window.show_pause()


def cards_correction(stage: Stage) -> None:
    """F6 with cards."""
    stage.window.stack.pop_all()
    both(stage.ports, Agreement.ROLL)
    fly_turns(stage.ports, stage.script[1], 3)
    stage.window.show_correction()
    page = stage.window.stack.top
    assert isinstance(page, CorrectionScreen)
    page.choose(stage.ports.table.steps()[1].index)


def cards_lost(stage: Stage) -> None:
    """A spin, with turbulence."""
    stage.ports.pilot.decline(Agreement.CORRECTION)
    stage.window.stack.pop_all()
    fly_turns(stage.ports, stage.script[1], 3)


def cards_debrief_lost(stage: Stage) -> None:
    """All hands are open."""
    both(stage.ports, Agreement.DEBRIEF)


def cards_curtain(stage: Stage) -> None:
    """Passing the screen with cards."""
    stage.window.leave_flight()
    stage.script = FINAL_APPROACH
    stage.board(Mode.CURTAIN, game="final-approach")
    stage.sit_down()
    both(stage.ports, Agreement.ROLL)


def cards_open_cockpit(stage: Stage) -> None:
    """All cards face up."""
    stage.window.leave_flight()
    stage.board(Mode.OPEN, game="final-approach")
    stage.sit_down()
    both(stage.ports, Agreement.ROLL)


def start_continue_cards(stage: Stage) -> None:
    """A kept flight with cards."""
    stage.window.leave_flight()


def cards_midflight(stage: Stage) -> None:
    """The third round, switches face up, a card over the axis."""
    stage.sky = 5
    stage.board(game="final-approach", level="normal")
    stage.sit_down()
    for wishes in FINAL_APPROACH[:2]:
        both(stage.ports, Agreement.ROLL)
        fly_turns(stage.ports, wishes, 8)
        both(stage.ports, Agreement.NEXT_ROUND)
    stage.ports.table.set_plan(("advance:1", "gear", "clear:4"))
    both(stage.ports, Agreement.ROLL)
    fly_turns(stage.ports, FINAL_APPROACH[2], 4)
    stage.table.open(P)
    stage.lift(P, 2, "axis.P")


def cards_final_round(stage: Stage) -> None:
    """The last card lies."""
    stage.view.handling.cancel()
    stage.table.shut()
    fly_turns(stage.ports, FINAL_APPROACH[2], 4)
    both(stage.ports, Agreement.NEXT_ROUND)
    for wishes in FINAL_APPROACH[3:6]:
        both(stage.ports, Agreement.ROLL)
        fly_turns(stage.ports, wishes, 8)
        both(stage.ports, Agreement.NEXT_ROUND)
    both(stage.ports, Agreement.ROLL)
    fly_turns(stage.ports, FINAL_APPROACH[6], 8)


def cards_debrief(stage: Stage) -> None:
    """How it ended."""
    both(stage.ports, Agreement.NEXT_ROUND)


def cards_step_through(stage: Stage) -> None:
    """Every position of the flight."""
    stage.window.show_steps()
    page = stage.window.stack.top
    assert isinstance(page, ReplayScreen)
    page.go(24)


CARD_STOPS: Final[tuple[Callable[[Stage], None], ...]] = (
    start_levels,
    start_cards,
    start_cards_mix,
    rules_cards,
    rules_levels,
    rules_examples,
    example_first_round,
    example_landing,
    cards_boarding,
    cards_briefing,
    cards_dice_talk,
    cards_covered,
    cards_open,
    cards_preview,
    cards_refused,
    cards_coffee,
    cards_redraw,
    cards_flaps,
    cards_round_end,
    cards_busy_sky,
    cards_pause,
    cards_correction,
    cards_lost,
    cards_debrief_lost,
    cards_curtain,
    cards_open_cockpit,
    start_continue_cards,
    cards_midflight,
    cards_final_round,
    cards_debrief,
    cards_step_through,
)
