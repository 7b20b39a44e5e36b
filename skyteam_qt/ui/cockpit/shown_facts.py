"""What a cockpit view shows at this moment, and what lies where in it: the public position with all that is over it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from skyteam_qt.ui.cockpit.facts import CockpitFacts, Ghosts
from skyteam_qt.ui.cockpit.public_facts import WORDS

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView

GHOSTS: Final = ("axis", "blue", "orange", "brake", "position", "kerosene", "wind")
"""What a preview moves."""


def shown_facts(view: CockpitView, base: CockpitFacts, hot: str) -> CockpitFacts:
    """The public position `base`, what moves over it, and what is said. hot: the button under the pointer."""
    ghosts = view.handling.ghosts
    return replace(
        _with_place_of_lifted(view, view.playback.shown(base)),
        message=view.words.message(),
        ghosts=Ghosts(**{name: ghosts.get(name) for name in GHOSTS}),
        hot=hot,
        reroll_hold=view.reroll_hold.progress,
        clock=view.clock.facts,
        # the traffic die is a live item, for which room is left
        traffic_die=-1 if base.traffic_die and not view.playback.extra_comes else 0,
    )


def _with_place_of_lifted(view: CockpitView, facts: CockpitFacts) -> CockpitFacts:
    """The tray place of the die in hand is kept free for it: a dashed outline, as after placing (01)."""
    held = view.handling.lifted
    if held is None:
        return facts
    word = WORDS[held.seat]
    tray = facts.tray(word)
    empty = tuple(was or place == held.place for place, was in enumerate(tray.empty))
    return replace(facts, **{word: replace(tray, empty=empty)})


def topic_at(view: CockpitView, at: QPointF | None) -> str:
    """The space or panel at a point of the scene; without one, the space that is aimed at or in focus. Empty: none."""
    layout = view.places
    if at is None:
        if view.handling.target is not None:
            return view.ruleset.spaces[view.handling.target].id
        return view.focus.at if view.focus.at in layout.spaces else ""
    space = layout.space_at(at, view.layer.fit.scale)
    if space is not None:
        return space
    return next((name for name, rect in layout.panels.items() if name != "topBar" and rect.contains(at)), "")
