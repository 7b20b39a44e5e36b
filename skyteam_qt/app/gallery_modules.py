"""The stops of the gallery at flights with modules: start screen with filters, briefings, instruments, debrief."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..rules.modules.intern import PlaceToken
from ..session.setup import Agreement
from ..sim.scripted import Script, both, place
from ..ui.screens.help import RulesScreen
from .gallery_stage import C, P, Stage

HOLDING: Final[Script] = (
    (
        *((P, "axis.P", 3), (P, "engine.P", 2), (P, "", 4), (P, "", 2)),
        *((C, "axis.C", 4), (C, "engine.C", 2), (C, "", 5), (C, "", 1)),
    ),
) * 2
"""Dice with which every flight stays in the air: the names of spaces do not matter here."""

Move = tuple[int, str]
"""A tray place and a space."""


def _leave(stage: Stage) -> None:
    if stage.window.table is not None:
        stage.view.handling.cancel()
    stage.window.stack.pop_all()
    stage.window.leave_flight()


def _fly(stage: Stage, flight: str, *abilities: str) -> None:
    """From wherever it is to the first briefing of a flight."""
    _leave(stage)
    stage.script = HOLDING
    stage.board(scenario=flight, abilities=abilities)
    stage.sit_down()


def _place(stage: Stage, *moves: Move) -> None:
    """Place dice, each by whose turn it is; a token that waits goes to the first space that takes it."""
    for tray, space in moves:
        seat = stage.ports.table.board.to_act
        assert seat is not None
        place(stage.ports, seat, tray, space)


def _place_token(stage: Stage) -> None:
    ask = stage.ports.table.board.ask
    assert ask is not None
    port = stage.ports.seat(ask.seat)
    port.submit(next(action for action in port.legal() if isinstance(action, PlaceToken)))


def start_flight(stage: Stage) -> None:
    """A flight with four modules, two abilities chosen."""
    _leave(stage)
    start = stage.start
    start.games.part(0).click()
    start.places.views.part(0).click()
    start.places.world.mark("TGU").click()
    part = start.flight
    part.tiles.buttons()[0].click()
    assert part.ability_part is not None
    for name in ("control", "working-together"):
        part.ability_part.tiles[name].click()


def start_filters(stage: Stage) -> None:
    """The list: what is red or black and has wind."""
    start = stage.start
    start.places.views.part(1).click()
    for level in ("red", "black"):
        start.places.filters.levels[level].click()
    start.places.filters.take_module("wind")


def start_filters_map(stage: Stage) -> None:
    """The same on the map."""
    stage.start.places.views.part(0).click()


def start_no_flight(stage: Stage) -> None:
    """Nothing has all that is asked for."""
    stage.start.places.filters.find.setText("Montréal")


def rules_module(stage: Stage) -> None:
    """The page of a module."""
    stage.start.places.filters.clear()
    stage.window.show_rules("wind")


def rules_ability(stage: Stage) -> None:
    """The page of an ability, found by a word."""
    page = stage.window.stack.top
    assert isinstance(page, RulesScreen)
    page.field.setText("opposite")


def modules_briefing(stage: Stage) -> None:
    """TGU: what the modules stand at is said before the first roll."""
    _fly(stage, "TGU-red", "control", "working-together")
    stage.ports.table.set_plan(("hold", "level"))


def modules_kerosene_wind(stage: Stage) -> None:
    """TGU: a die over the tank, the wind has turned (mock-up 11)."""
    both(stage.ports, Agreement.ROLL)
    _place(stage, (0, "axis.P"), (0, "axis.C"), (1, "engine.P"), (3, "radio.C1"))
    stage.table.open(P)
    stage.lift(P, 2, "kerosene")


def modules_second_briefing(stage: Stage) -> None:
    """TGU: the tank and the wind after a round."""
    stage.view.handling.cancel()
    stage.table.shut()
    _place(stage, (2, "kerosene"), (1, "engine.C"), (3, "radio.P"), (2, "radio.C2"))
    both(stage.ports, Agreement.NEXT_ROUND)


def modules_debrief(stage: Stage) -> None:
    """TGU: given up; the recorder knows tank and wind."""
    both(stage.ports, Agreement.GIVE_UP)
    both(stage.ports, Agreement.DEBRIEF)


def modules_intern_briefing(stage: Stage) -> None:
    """NZIR: seven rows in the checklist, with letters E and F."""
    _fly(stage, "NZIR-black-turbulence")


def modules_token(stage: Stage) -> None:
    """NZIR: a token waits to be placed."""
    both(stage.ports, Agreement.ROLL)
    _place(stage, (0, "axis.P"), (0, "axis.C"))
    port = stage.ports.pilot
    training = stage.ports.table.ruleset.index["intern.P"]
    move = next(a for a in port.legal() if getattr(a, "space", None) == training and not getattr(a, "coffee", 0))
    port.submit(move)


def modules_three_bays(stage: Stage) -> None:
    """NZIR: kerosene, head wind, intern and ice brakes, with penguins (mock-up 11b)."""
    _place_token(stage)
    stage.table.open(C)
    stage.lift(C, 2, "kerosene")


def modules_alarms_stuck_gear(stage: Stage) -> None:
    """WAW: alarms, stuck gear, wind and kerosene (mock-up 11c)."""
    _fly(stage, "WAW-red-turbulence", "anticipation")
    both(stage.ports, Agreement.ROLL)
    _place(stage, (0, "axis.P"), (0, "axis.C"))
    stage.table.open(P)


def modules_engine_loss_briefing(stage: Stage) -> None:
    """TER: no speed to talk about."""
    _fly(stage, "TER-black-turbulence", "adaptation")


def modules_engine_loss(stage: Stage) -> None:
    """TER: no engines, ice brakes (mock-up 11d)."""
    both(stage.ports, Agreement.ROLL)
    _place(stage, (0, "axis.P"), (0, "axis.C"), (3, "ice.top.2"))
    stage.table.open(C)


def modules_alarms_column(stage: Stage) -> None:
    """CPT: alarms in the tank's bay, wind, intern, rough air and bad visibility (mock-up 11f)."""
    _fly(stage, "CPT-black-turbulence")
    both(stage.ports, Agreement.ROLL)
    stage.table.open(P)


def modules_clock(stage: Stage) -> None:
    """PBH: the clock of real time."""
    _fly(stage, "PBH-black", "synchronisation", "mastery")
    both(stage.ports, Agreement.ROLL)
    stage.table.open(P)


MODULE_STOPS: Final[tuple[Callable[[Stage], None], ...]] = (
    start_flight,
    start_filters,
    start_filters_map,
    start_no_flight,
    rules_module,
    rules_ability,
    modules_briefing,
    modules_kerosene_wind,
    modules_second_briefing,
    modules_debrief,
    modules_intern_briefing,
    modules_token,
    modules_three_bays,
    modules_alarms_stuck_gear,
    modules_engine_loss_briefing,
    modules_engine_loss,
    modules_alarms_column,
    modules_clock,
)
