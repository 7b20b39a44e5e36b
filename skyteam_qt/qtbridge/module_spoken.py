"""What a screen reader says of modules: states of their spaces, lines of the board summary. Public facts only."""

from __future__ import annotations

from skyteam_qt.qtbridge.module_words import begins, marks_words, signed
from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.qtbridge.wording import value_word
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.kinds import Seat
from skyteam_qt.rules.modules.alarms import Alarms
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.rules.modules.kerosene import Kerosene
from skyteam_qt.rules.modules.turns import BankLimits
from skyteam_qt.rules.modules.wind import WindRing
from skyteam_qt.rules.spaces import SpaceSpec


def module_states(spec: SpaceSpec, board: Board, index: int) -> list[str]:
    """What modules add to the state of a space: closed, on, open, the value it does not take."""
    states = []
    alarms = board.find(Alarms)
    if alarms is not None:
        token = next((token for token, closed in alarms.closes if token in alarms.active and index in closed), 0)
        if token:
            states.append(say("a11y.closed", n=token))
    match begins(spec):
        case "alarm" if alarms is not None:
            states.append(say("a11y.alarm.on" if spec.accepts[0] in alarms.active else "a11y.alarm.off"))
        case "intern":
            row = board.find(InternRow)
            if row is not None and row.tokens:
                states.append(say("a11y.notThis", v=value_word(row.next_for(Seat(int(spec.owner))))))
        case "ice":
            there = spec.opens is not None and board.brake == spec.opens[1]
            states.append(say("a11y.column.open" if there else "a11y.column.shut"))
    return states


def module_summary(board: Board) -> tuple[str, ...]:
    """Kerosene, wind, interns, alarms, bank limits: a line for each that the flight has."""
    lines = []
    if (gauge := board.find(Kerosene)) is not None:
        lines.append(say("a11y.kerosene", n=gauge.marker))
    if (ring := board.find(WindRing)) is not None:
        lines.append(say("a11y.wind", m=signed(ring.modifier)))
    if (row := board.find(InternRow)) is not None:
        tokens = joined(map(str, row.tokens))
        lines.append(say("a11y.interns", list=tokens) if tokens else say("a11y.internsDone"))
    if (alarms := board.find(Alarms)) is not None:
        active = joined(map(str, alarms.active))
        lines.append(say("a11y.alarms", list=active) if active else say("a11y.alarmsNone"))
    if (limits := board.find(BankLimits)) is not None:
        marks = limits.permitted[board.position]
        if marks is not None and not board.at_airport:
            lines.append(say("a11y.bank", marks=marks_words(marks)))
    return tuple(lines)


def module_changes(now: Board, then: Board) -> tuple[tuple[str, str, str], ...]:
    """Kerosene, wind, interns and alarms on two boards: text key of the panel, what is shown on each."""
    found = []
    gauges, rings = (now.find(Kerosene), then.find(Kerosene)), (now.find(WindRing), then.find(WindRing))
    rows, alarms = (now.find(InternRow), then.find(InternRow)), (now.find(Alarms), then.find(Alarms))
    if gauges[0] is not None and gauges[1] is not None:
        found.append(("panel.kerosene", str(gauges[0].marker), str(gauges[1].marker)))
    if rings[0] is not None and rings[1] is not None:
        found.append(("panel.wind", signed(rings[0].modifier), signed(rings[1].modifier)))
    if rows[0] is not None and rows[1] is not None:
        found.append(("panel.intern", _listed(rows[0].tokens), _listed(rows[1].tokens)))
    if alarms[0] is not None and alarms[1] is not None:
        found.append(("panel.alarms", _listed(alarms[0].active), _listed(alarms[1].active)))
    return tuple(found)


def _listed(numbers: tuple[int, ...]) -> str:
    return joined(map(str, numbers)) or "–"
