"""One whole flight with everything that happened, line by line.

`SKYTEAM_REGENERATE=1` writes the file anew: only when the rules were meant to change, and then read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

from skyteam_qt.rules import Action, Deal, EndRound, Event, Hand, MarkReroll, Outcome, Phase, Roll, SpendReroll
from skyteam_qt.rules.state import State
from skyteam_qt.rules.step import apply, start
from tests.builders import RULES, C, Move, P, move

RECORD = Path(__file__).parent.parent / "records" / "playthrough-YUL-green.txt"

Round = tuple[Hand, Hand, list[Move | Action]]

FLIGHT: list[Round] = [
    (  # 6000 ft: the radio clears the way, the first gear
        (3, 1, 3, 3), (4, 4, 3, 3),
        [(P, 3, "radio.P"), (C, 4, "radio.C1"), (P, 1, "gear.1"), (C, 4, "radio.C2"),
         (P, 3, "axis.P"), (C, 3, "axis.C"), (P, 3, "engine.P"), (C, 3, "engine.C")],
    ),
    (  # 5000 ft: a radio call past the airport, one into the blue, and a tilt to the Pilot
        (5, 3, 4, 4), (5, 5, 3, 4),
        [(C, 5, "radio.C1"), (P, 5, "radio.P"), (C, 5, "radio.C2"), (P, 3, "gear.2"),
         (C, 3, "axis.C"), (P, 4, "axis.P"), (C, 4, "engine.C"), (P, 4, "engine.P")],
    ),
    (  # 4000 ft: a reroll, of two dice and of none, and a coffee
        (6, 6, 5, 4), (5, 5, 3, 4),
        [(P, 5, "gear.3"), SpendReroll(C), MarkReroll(C, 0), MarkReroll(P, 0b0011), Deal(P, (3, 2, 0, 0)),
         Deal(C, (0, 0, 0, 0)), (C, 5, "radio.C1"), (P, 3, "radio.P"), (C, 5, "radio.C2"), (P, 2, "axis.P"),
         (C, 3, "axis.C"), (P, 4, "engine.P"), (C, 4, "engine.C")],
    ),
    (  # 3000 ft: flaps and brakes, one after the other
        (2, 4, 4, 4), (1, 2, 4, 4),
        [(C, 1, "flap.1"), (P, 2, "brake.1"), (C, 2, "flap.2"), (P, 4, "brake.2"),
         (C, 4, "axis.C"), (P, 4, "axis.P"), (C, 4, "engine.C"), (P, 4, "engine.P")],
    ),
    (  # 2000 ft: more flaps, a gear space for nothing, coffee
        (1, 6, 4, 4), (4, 5, 4, 4),
        [(P, 1, "gear.1"), (C, 4, "flap.3"), (P, 6, "conc.1"), (C, 5, "flap.4"),
         (P, 4, "axis.P"), (C, 4, "axis.C"), (P, 4, "engine.P"), (C, 4, "engine.C")],
    ),
    (  # 1000 ft: to the airport; three coffees are enough
        (2, 3, 4, 5), (1, 2, 4, 4),
        [(C, 1, "conc.1"), (P, 2, "conc.2"), (C, 2, "conc.3"), (P, 3, "radio.P"),
         (C, 4, "axis.C"), (P, 5, "axis.P", -1), (C, 4, "engine.C"), (P, 4, "engine.P")],
    ),
    (  # touchdown: level, and slow enough for two brakes
        (2, 3, 6, 6), (1, 3, 2, 6),
        [(P, 3, "axis.P"), (C, 3, "axis.C"), (P, 2, "engine.P"), (C, 1, "engine.C", 1),
         (P, 6, "radio.P"), (C, 6, "conc.1"), (P, 6, "conc.2"), (C, 2, "radio.C1")],
    ),
]  # fmt: skip


def play() -> tuple[list[str], State]:
    """Fly it; a line for each action, and below it one for each event."""
    lines: list[str] = []

    def tell(what: str, events: tuple[Event, ...]) -> None:
        lines.append(what)
        lines.extend(f"    {event!r}" for event in events)

    def do(action: Action) -> None:
        nonlocal position
        step = apply(RULES, position, action)
        position = step.state
        tell(repr(action), step.events)

    position, events = start(RULES)
    tell("start", events)
    for pilot, copilot, moves in FLIGHT:
        for action in (Roll(), Deal(P, pilot), Deal(C, copilot)):
            do(action)
        for one in moves:
            do(move(position, one) if isinstance(one, tuple) else one)
        do(EndRound())
    return lines, position


def test_the_recorded_flight_happens_again_line_by_line() -> None:
    """Every event of a won flight at Montréal."""
    lines, end = play()
    assert (end.board.outcome, end.board.phase) == (Outcome.WON, Phase.OVER)
    if os.environ.get("SKYTEAM_REGENERATE"):
        RECORD.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert lines == RECORD.read_text(encoding="utf-8").splitlines()
