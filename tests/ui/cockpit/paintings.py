"""Hand-made facts and pictures for the tests of the instruments."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QImage, QPainter

from skyteam_qt.ui.cockpit.facts import (
    AltitudeRow,
    CockpitFacts,
    Ghosts,
    LadderStep,
    Leaving,
    Message,
    PlacedDie,
    SpaceLook,
    TrayFacts,
)
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.painting import paint_cockpit
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.theme import Theme

FEET = ("6 000", "5 000", "4 000", "3 000", "2 000", "1 000", "LAND")
SEATS = ("pilot", "copilot")

PLACEMENT = CockpitFacts(
    airport_code="YUL",
    airport_name="Montréal-Trudeau",
    position=2,
    planes=(0, 0, 0, 1, 1, 2, 2),
    axis=-1,
    blue=5,
    orange=10,
    brake=1,
    coffee=2,
    rerolls=1,
    ghosts=Ghosts(blue=6),
    gear=(1, 0, 0),
    flaps=(1, 1, 0, 0),
    altitude=tuple(
        AltitudeRow(feet, SEATS[i % 2], {0: "taken", 4: "there"}.get(i, "none")) for i, feet in enumerate(FEET)
    ),
    round_now=3,
    placed={
        "axis.P": PlacedDie("pilot", 3),
        "axis.C": PlacedDie("copilot", 4),
        "radio.P": PlacedDie("pilot", 2, "3 to 2"),
        "flap.2": PlacedDie("copilot", 3),
    },
    looks={
        "engine.P": SpaceLook("lit"),
        "conc.1": SpaceLook("lit"),
        "conc.2": SpaceLook("noglow"),
        "gear.2": SpaceLook("hover"),
        "gear.3": SpaceLook("cups", 1),
        "brake.1": SpaceLook("cups", 2),
        "brake.2": SpaceLook("dim"),
        "engine.C": SpaceLook("dim"),
    },
    mandatory_open=frozenset({"engine.P", "engine.C"}),
    mandatory_done=frozenset({"axis.P", "axis.C"}),
    plan=("Advance 1 space", "Gear before flaps", "Clear the 2nd space"),
    pilot=TrayFacts("Anna", "Q", open=True, active=True, empty=(True, True, True, False)),
    copilot=TrayFacts("Ben", "O", empty=(False, True, False, True)),
    ladder=tuple(LadderStep(SEATS[i % 2], "done" if i < 4 else "now" if i == 4 else "next") for i in range(8)),
    message=Message("Gear 3·4 — release to deploy", "Lamp on. Blue marker moves to 6 | 7."),
    silence_title="Silence",
    silence_text="until all eight dice are down",
    counter="die 5 of 8",
)
"""The position of mock-up 01."""

MOVING = replace(
    PLACEMENT,
    position=2.4,
    planes=(0, 0, 1, 4, 3, 3, 2),
    leaving=Leaving(3, 0.4),
    axis=-2.5,
    blue=5.3,
    orange=9.7,
    brake=2.6,
    gear=(1, 0.5, 1.05),
    flaps=(1, 1, 0.4, 0),
    brakes=(1, 0.8, 0),
    round_now=3.5,
    reroll_hold=0.6,
    hot="reroll",
    looks={},
    ghosts=Ghosts(axis=1, blue=6, orange=9, brake=4, position=4),
    chat_open=True,
    message=Message("Anna still needs Axis and Engines", "Two dice left, two spaces.", "warn"),
)
LANDING = replace(
    PLACEMENT,
    position=6,
    planes=(0, 0, 0, 0, 0, 0, 1),
    approach_alarm=6,
    axis=3,
    final_round=True,
    stop_limit=4,
    brake=4,
    brakes=(1, 1, 0),
    round_now=7,
    rerolls=0,
    looks={},
    badge="open",
    copilot=TrayFacts("", "", hint="open"),
    message=Message("Spin. The axis went past the last mark.", "", "no"),
)
BEFORE = CockpitFacts()
CARDS = replace(
    PLACEMENT,
    cards=True,
    airport_code="Final Approach",
    airport_name="Normal",
    placed={
        "axis.P": PlacedDie("pilot", 3, face=3),
        "axis.C": PlacedDie("copilot", 4, face=4),
        "radio.P": PlacedDie("pilot", 2, "4 to 2", face=4, coins=2),
        "flap.2": PlacedDie("copilot", 3, face=3),
    },
    plan=("Advance 1 card", "Gear before flaps", "Clear the 2nd card"),
    pilot=replace(PLACEMENT.pilot, pile=8),
    copilot=replace(PLACEMENT.copilot, pile=8),
    message=Message("Gear 3·4 — release to turn it up", "The card turns. Blue marker moves to 6 | 7."),
    silence_text="until all eight cards are down",
    counter="card 5 of 8",
)
"""The position of mock-up 12."""
CARDS_MOVING = replace(
    MOVING,
    cards=True,
    axis=2,
    placed={"conc.1": PlacedDie("pilot", 4, "A to 4", face=1, coins=3)},
    pilot=replace(PLACEMENT.pilot, pile=7, aside=(6, 6, 4, 1)),
    copilot=replace(PLACEMENT.copilot, pile=12, hint="closed: partner may watch", key=""),
)
CARDS_LANDING = replace(LANDING, cards=True, planes=(0, 0, 0, 0, 0, 0, 5), pilot=replace(PLACEMENT.pilot, pile=12))
ALL = {"placement": PLACEMENT, "moving": MOVING, "landing": LANDING, "nothing yet": BEFORE}
ALL_CARDS = {
    "cards": CARDS,
    "cards moving": CARDS_MOVING,
    "cards landing": CARDS_LANDING,
    "cards, nothing yet": replace(BEFORE, cards=True),
}


def picture(
    facts: CockpitFacts,
    width: int = 1600,
    height: int = 1000,
    theme: Theme | None = None,
    only: set[str] | None = None,
    onto: QImage | None = None,
    dpr: float = 1.0,
) -> QImage:
    """The cockpit in a view of this size."""
    layout = CockpitLayout.for_view(width, height, max(1, len(facts.planes)), cards=facts.cards)
    fit = layout.fit(width, height, dpr)
    image = onto or QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    if onto is None:
        image.setDevicePixelRatio(dpr)
        image.fill(0)
    painter = QPainter(image)
    try:
        with Canvas(painter, theme or Theme("dark"), fit.scale, fit.origin) as canvas:
            paint_cockpit(canvas, layout, facts, only)
    finally:
        painter.end()  # the image must outlive the painting
    return image
