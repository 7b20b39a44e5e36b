"""What a computer partner says in the briefing: goals for the flight plan, from the public cockpit alone.

Goals are the keys of the session's flight plan ("hold", "advance:1", "clear:4", "level", ...). No dice are there
yet, so nothing can be told of them.
"""

from __future__ import annotations

from typing import Final

from ..rules import Board, Ruleset

MOST: Final = 3


def goals(board: Board, ruleset: Ruleset) -> tuple[str, ...]:
    """At most three goals for the coming round, the most pressing one first."""
    last = len(board.planes) - 1
    rounds = len(ruleset.scenario.altitude)
    found: list[str] = []
    if abs(board.axis) >= 2:
        found.append("level")
    busy = next((i for i in range(board.position, last + 1) if board.planes[i]), None)
    if board.final_round:
        if busy is not None:
            found.append(f"clear:{busy + 1}")
        found += ["brakes"] * (not all(board.brakes)) + ["level"] * bool(board.axis)
    else:
        # where the plane should stand after this round to arrive one round before touchdown altitude
        behind = max(0, last - (rounds - 1 - board.round) - board.position)
        if board.at_airport or board.planes[board.position]:
            found.append("hold")
        else:
            free = board.position + 1 > last or not board.planes[board.position + 1]
            found.append("advance:2" if behind > 1 and free else "advance:1")
        if busy is not None:
            found.append(f"clear:{busy + 1}")
    found += ["gear"] * (not all(board.gear) and sum(board.gear) * rounds < 3 * board.round)
    found += ["flaps"] * (not all(board.flaps) and sum(board.flaps) * rounds < 4 * board.round)
    found += ["level"] * bool(board.axis)
    if not board.brakes[0] and board.round > rounds // 2:
        found.append("brakes")
    if not found or len(found) < MOST:
        found.append("saveCoffee")
    return tuple(dict.fromkeys(found))[:MOST]
