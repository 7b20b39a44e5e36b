"""The stops of the gallery: each one drives the real window a little further."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..session.setup import Agreement, Mode
from ..sim.scripted import LANDING, both, fly_turns
from ..ui.logbook.screen import LogbookScreen
from ..ui.replay.screen import ReplayScreen
from ..ui.screens.boarding import BoardingScreen
from ..ui.screens.correction import CorrectionScreen
from ..ui.screens.start import StartScreen
from .gallery_airports import AIRPORT_STOPS
from .gallery_cards import CARD_STOPS
from .gallery_modules import MODULE_STOPS
from .gallery_stage import C, P, Stage


def start_map(stage: Stage) -> None:
    """The start screen as it opens."""


def start_list(stage: Stage) -> None:
    """The other view of the same flights."""
    base = stage.window.stack.base
    assert isinstance(base, StartScreen)
    base.places.views.group.button(1).click()


def boarding(stage: Stage) -> None:
    """One of two seats is taken."""
    stage.board()
    page = stage.window.stack.base
    assert isinstance(page, BoardingScreen)
    page.take(P)


def briefing(stage: Stage) -> None:
    """The first briefing."""
    stage.sit_down()


def briefing_talk(stage: Stage) -> None:
    """People have talked and agreed on a plan."""
    stage.ports.pilot.say("Level first. Then gear, one space at a time.")
    stage.ports.copilot.say("Good. I clear the third space.")
    stage.ports.pilot.say("And save a coffee for the brakes.")
    stage.ports.table.set_plan(("advance:1", "gearBeforeFlaps", "clear:3"))


def briefing_dice_talk(stage: Stage) -> None:
    """A line that sounds like dice talk."""
    assert stage.window.flight is not None
    chat = stage.window.flight.briefing.chat
    chat.composer.field.setText("If you roll a 6 put it on the radio")
    chat.composer.submit()


def placement_covered(stage: Stage) -> None:
    """The dice lie; nobody looks."""
    assert stage.window.flight is not None
    chat = stage.window.flight.briefing.chat
    chat.dismiss_warning()
    chat.composer.field.clear()
    both(stage.ports, Agreement.ROLL)


def placement_open(stage: Stage) -> None:
    """The Pilot looks."""
    stage.table.open(P)


def placement_lifted(stage: Stage) -> None:
    """The Pilot has lifted a die: spaces light up."""
    stage.lift(P, 0)


def placement_preview(stage: Stage) -> None:
    """The die is held over a space: ghosts show what it will do."""
    stage.table.open(P)
    stage.lift(P, 1, "gear.1")


def placement_refused(stage: Stage) -> None:
    """A space that the die does not fit."""
    stage.table.open(P)
    stage.lift(P, 1)
    stage.drop("gear.3")


def placement_covered_refused(stage: Stage) -> None:
    """The same with the visor closed: nothing depends on the value."""
    stage.table.shut()
    stage.lift(P, 1)
    stage.drop("gear.3")


def coffee_rail(stage: Stage) -> None:
    """Coffee is on board: the rail opens on drop."""
    fly_turns(stage.ports, stage.script[0], 2)
    stage.table.open(P)
    stage.lift(P, 1)
    stage.drop("gear.1")


def safe_mode(stage: Stage) -> None:
    """A die that would do nothing asks first."""
    stage.view.handling.cancel()
    stage.table.shut()
    stage.table.open(P)
    stage.lift(P, 1)
    stage.drop("radio.P")
    stage.view.handling.confirm()


def reroll_choosing(stage: Stage) -> None:
    """A token is spent; the Pilot marks dice."""
    stage.view.handling.cancel()
    stage.table.shut()
    stage.table.spend_reroll()
    stage.table.open(P)
    stage.table.toggle_mark(1)


def mandatory(stage: Stage) -> None:
    """Two dice left, two spaces that must be filled."""
    stage.table.toggle_mark(1)
    stage.table.choose()
    stage.table.open(C)
    stage.table.choose()
    stage.table.shut()
    fly_turns(stage.ports, stage.script[0], 2)


def placement_flaps(stage: Stage) -> None:
    """The Co-Pilot looks at the last dice."""
    fly_turns(stage.ports, stage.script[0], 1)
    stage.table.open(C)


def round_end(stage: Stage) -> None:
    """Everything stays as it lies; people may talk."""
    stage.table.shut()
    fly_turns(stage.ports, stage.script[0], 3)


def drawer(stage: Stage) -> None:
    """Log and chat at the right edge."""
    assert stage.window.flight is not None
    stage.ports.copilot.say("One space, as planned.")
    stage.window.flight.cockpit.drawer.unfold()


def second_briefing(stage: Stage) -> None:
    """The next round."""
    both(stage.ports, Agreement.NEXT_ROUND)


def pause(stage: Stage) -> None:
    """Esc."""
    stage.window.show_pause()


def settings(stage: Stage) -> None:
    """From the pause."""
    stage.window.show_settings()


def rules(stage: Stage) -> None:
    """F1 on empty ground."""
    stage.window.stack.pop_all()
    stage.window.show_rules()


def rules_axis(stage: Stage) -> None:
    """F1 on the axis."""
    stage.window.stack.pop_all()
    stage.window.show_rules("axis.P")


def correction(stage: Stage) -> None:
    """F6 in the second round."""
    stage.window.stack.pop_all()
    both(stage.ports, Agreement.ROLL)
    fly_turns(stage.ports, stage.script[1], 3)
    stage.window.show_correction()


def correction_chosen(stage: Stage) -> None:
    """A step is picked; both are asked."""
    step = stage.ports.table.steps()[1]
    page = stage.window.stack.top
    assert isinstance(page, CorrectionScreen)
    page.choose(step.index)


def lost(stage: Stage) -> None:
    """A spin: the cause is said, everything stays covered until both agree."""
    stage.ports.pilot.decline(Agreement.CORRECTION)
    stage.window.stack.pop_all()
    fly_turns(stage.ports, stage.script[1], 3)


def debrief_lost(stage: Stage) -> None:
    """All hands are open."""
    both(stage.ports, Agreement.DEBRIEF)


def curtain(stage: Stage) -> None:
    """Passing the screen."""
    stage.window.leave_flight()
    stage.script = LANDING
    stage.board(Mode.CURTAIN)
    stage.sit_down()
    both(stage.ports, Agreement.ROLL)


def curtain_open(stage: Stage) -> None:
    """The seat that looks first sees its dice."""
    closed_for = stage.table.curtain.closed_for
    if closed_for is not None:
        stage.table.raise_curtain(closed_for)


def open_cockpit(stage: Stage) -> None:
    """All dice face up."""
    stage.window.leave_flight()
    stage.board(Mode.OPEN)
    stage.sit_down()
    both(stage.ports, Agreement.ROLL)
    stage.lift(P, 0, "gear.1")


def start_continue(stage: Stage) -> None:
    """A kept flight is offered."""
    stage.view.handling.cancel()
    stage.window.leave_flight()


def final_round(stage: Stage) -> None:
    """The seventh round: the landing speed meets the brakes."""
    stage.board()
    stage.sit_down()
    for wishes in LANDING[:6]:
        both(stage.ports, Agreement.ROLL)
        fly_turns(stage.ports, wishes, 8)
        both(stage.ports, Agreement.NEXT_ROUND)
    both(stage.ports, Agreement.ROLL)
    fly_turns(stage.ports, LANDING[6], 8)


def debrief_landed(stage: Stage) -> None:
    """Landed."""
    both(stage.ports, Agreement.NEXT_ROUND)


def step_through(stage: Stage) -> None:
    """Every position of the flight."""
    stage.window.show_steps()
    page = stage.window.stack.top
    assert isinstance(page, ReplayScreen)
    page.go(20)


def logbook(stage: Stage) -> None:
    """The flights that have ended."""
    stage.window.leave_flight()
    stage.window.show_logbook()


def replay(stage: Stage) -> None:
    """One of them, in the middle of a round."""
    page = stage.window.stack.top
    assert isinstance(page, LogbookScreen)
    page.replay_button.click()
    replay = stage.window.stack.top
    assert isinstance(replay, ReplayScreen)
    replay.go(44)


def error(stage: Stage) -> None:
    """Something nobody expected."""
    stage.window.stack.pop_all()
    stage.window.report_error(Path("skyteam-qt.log"))


STOPS: Final[tuple[Callable[[Stage], None], ...]] = (
    start_map,
    start_list,
    boarding,
    briefing,
    briefing_talk,
    briefing_dice_talk,
    placement_covered,
    placement_open,
    placement_lifted,
    placement_preview,
    placement_refused,
    placement_covered_refused,
    coffee_rail,
    safe_mode,
    reroll_choosing,
    mandatory,
    placement_flaps,
    round_end,
    drawer,
    second_briefing,
    pause,
    settings,
    rules,
    rules_axis,
    correction,
    correction_chosen,
    lost,
    debrief_lost,
    curtain,
    curtain_open,
    open_cockpit,
    start_continue,
    final_round,
    debrief_landed,
    step_through,
    logbook,
    replay,
    error,
    *CARD_STOPS,
    *AIRPORT_STOPS,
    *MODULE_STOPS,
)
