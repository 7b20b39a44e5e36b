"""The landing checklist A to D (R130), with E and F of modules (IN6, IB6), as it stands and as it ended.

`running_rows` (briefing) and `final_rows` (debrief) make the rows out of public facts, `paint_rows` draws them. The
same component on both screens, so that people recognise at the end what they have seen before every round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF

from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.rules import Board, Report, Ruleset
from skyteam_qt.rules.modules.ice_brakes import IceBrakes
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.rules.spaces import BASE_SPACES, Kind
from skyteam_qt.ui.draw import glyphs
from skyteam_qt.ui.draw.canvas import Canvas

CheckState = Literal["open", "done", "failed", "unchecked"]
"""open: still to do. done: holds. failed: did not hold when it counted. unchecked: the flight ended before it."""

_EDGES = {"done": ("lamp", 1.6), "failed": ("brake", 1.6)}


@dataclass(frozen=True)
class CheckRow:
    """One line of the checklist. All texts are ready to show."""

    letter: str
    title: str
    value: str
    detail: str
    state: CheckState = "open"

    @property
    def spoken(self) -> str:
        """The line as a screen reader says it."""
        return f"{self.letter}: {self.title}, {self.value}, {self.detail}"


def running_rows(board: Board, ruleset: Ruleset | None = None) -> tuple[CheckRow, ...]:
    """The checklist of the briefing: what still has to be done, gear and flaps apart.

    ruleset: of a flight with modules; it tells whether there are engines.
    """
    planes, flaps = sum(board.planes), sum(board.flaps)
    rows = [CheckRow("A", say("check.a.title"), str(planes), say("check.a.open"), _state(not planes))]
    if board.gear:
        value = f"{sum(board.gear)} / {len(board.gear)}"
        rows.append(CheckRow("B", say("check.b.gear"), value, _gear_detail(board), _state(all(board.gear))))
    value = f"{flaps} / {len(board.flaps)}"
    rows.append(CheckRow("B", say("check.b.flaps"), value, _flaps_detail(board), _state(all(board.flaps))))
    rows.append(
        CheckRow("C", say("check.c.title"), str(abs(board.axis)), level_detail(board.axis), _state(board.axis == 0))
    )
    ice, interns = board.find(IceBrakes), board.find(InternRow)
    if ice is None:
        rows.append(CheckRow("D", say("panel.brakes"), _limit(board), _brakes_detail(board), _state(all(board.brakes))))
    elif ruleset is None or ruleset.by_kind(Kind.ENGINE):
        rows.append(CheckRow("D", say("check.d.title"), _limit(board), say("check.d.stops"), _state(board.brake >= 2)))
    if interns is not None:
        left = len(interns.tokens)
        rows.append(CheckRow("E", say("check.e.title"), str(left), _intern_detail(left), _state(not left)))
    if ice is not None:
        passed, detail = _passed(ice, board), say("check.f.done")
        if passed < len(ice.columns):
            detail = say("check.f.next", value=ice.columns[passed])
        value = f"{passed} / {len(ice.columns)}"
        rows.append(CheckRow("F", say("check.f.title"), value, detail, _state(passed == len(ice.columns))))
    return tuple(rows)


def final_rows(report: Report, board: Board) -> tuple[CheckRow, ...]:
    """The checklist of the debrief: each condition with its numbers, ticked, crossed or not checked (R130 to R132)."""
    rows = []
    for check in report.checks:
        state: CheckState = "unchecked" if check.held is None else "done" if check.held else "failed"
        title, value, detail = _final_texts(check.letter, board)
        rows.append(
            CheckRow(check.letter, title, value, say("check.notChecked") if check.held is None else detail, state)
        )
    return tuple(rows)


def _final_texts(letter: str, board: Board) -> tuple[str, str, str]:
    gear, flaps = sum(board.gear), sum(board.flaps)
    match letter:
        case "A":
            return say("check.a.title"), str(sum(board.planes)), say("check.a.done")
        case "B" if not board.gear:
            return say("check.b.title"), f"{flaps} / {len(board.flaps)}", say("check.b.resultFlaps", f=flaps)
        case "B":
            total = len(board.gear) + len(board.flaps)
            return say("check.b.title"), f"{gear + flaps} / {total}", say("check.b.result", g=gear, f=flaps)
        case "C":
            return say("check.c.title"), str(abs(board.axis)), say("check.c.off")
        case "D":
            return _braking_texts(board)
        case "E":
            interns = board.find(InternRow)
            left = 0 if interns is None else len(interns.tokens)
            return say("check.e.title"), str(left), _intern_detail(left)
        case "F":
            ice = board.find(IceBrakes)
            columns = 0 if ice is None else len(ice.columns)
            passed = 0 if ice is None else _passed(ice, board)
            return say("check.f.title"), f"{passed} / {columns}", say("check.f.result", n=passed, total=columns)
    return say(f"check.{letter.lower()}.title"), "", ""


def _braking_texts(board: Board) -> tuple[str, str, str]:
    """D with its numbers; before the last engine die only what the brakes would stop."""
    limit = board.brake if board.brake >= 2 else say("check.d.none")
    if board.speed is None or not board.final_round:
        return say("check.d.title"), _limit(board), ""
    sign = "<" if board.brake >= 2 and board.speed <= board.brake else ">"
    value = f"{board.speed} {sign} {board.brake} | {board.brake + 1}" if board.brake >= 2 else str(board.speed)
    return say("check.d.title"), value, say("check.d.result", speed=board.speed, limit=limit)


def _passed(ice: IceBrakes, board: Board) -> int:
    """How many columns of the ice brakes the marker has passed (IB3)."""
    return sum(value <= board.brake for value in ice.columns)


def _intern_detail(left: int) -> str:
    return say("check.e.left", n=left) if left else say("check.e.done")


def level_detail(axis: int) -> str:
    """ "marks toward the Pilot", without the number, which stands beside it."""
    if axis == 0:
        return say("check.c.off")
    text = say("axis.towardPilot" if axis < 0 else "axis.towardCopilot", n=abs(axis))
    number = str(abs(axis))
    return text.removeprefix(number).strip() if text.startswith(number) else text


def _gear_detail(board: Board) -> str:
    to_go = [values for on, values in zip(board.gear, _values(Kind.GEAR), strict=False) if not on]
    return say("check.b.gearToGo", list=joined(to_go)) if to_go else say("event.gearAll")


def _flaps_detail(board: Board) -> str:
    to_go = [values for on, values in zip(board.flaps, _values(Kind.FLAP), strict=True) if not on]
    return say("check.b.flapsNext", range=to_go[0]) if to_go else say("event.flapsAll")


def _brakes_detail(board: Board) -> str:
    to_go = [values for on, values in zip(board.brakes, _values(Kind.BRAKE), strict=False) if not on]
    if not to_go:
        return say("event.brakesAll")
    return say("check.d.first" if len(to_go) == len(board.brakes) else "check.d.next", value=to_go[0])


def _values(kind: Kind) -> tuple[str, ...]:
    return tuple("·".join(map(str, spec.accepts)) for spec in BASE_SPACES if spec.kind == kind)


def _limit(board: Board) -> str:
    """The landing speed the brakes allow (R80): "none", "2", "4", "6"."""
    return str(board.brake) if board.brake >= 2 else say("check.d.none")


def _state(holds: bool) -> CheckState:
    return "done" if holds else "open"


def paint_rows(canvas: Canvas, rect: QRectF, rows: Sequence[CheckRow], gap: float = 12) -> None:
    """All rows one under the other, sharing the height of `rect` (scene units)."""
    if not rows:
        return
    if len(rows) > 5:
        gap *= 0.5
    high = (rect.height() - gap * (len(rows) - 1)) / len(rows)
    for index, row in enumerate(rows):
        paint_row(canvas, QRectF(rect.x(), rect.y() + index * (high + gap), rect.width(), high), row)


def paint_row(canvas: Canvas, rect: QRectF, row: CheckRow) -> None:
    """One condition: letter (tick, cross), title, reason, and its value at the right."""
    edge, width = _EDGES.get(row.state, ("line", 1.2))
    canvas.box(rect, 12, fill="well", stroke=edge, sw=width)
    x, mid = rect.x() + 34, rect.center().y()
    if row.state == "done":
        canvas.circ(x, mid, 19, fill="lamp")
        glyphs.tick(canvas, x - 9, mid - 9, 18, "bg", 3.4)
    elif row.state == "failed":
        canvas.circ(x, mid, 19, fill="brake")
        glyphs.cross(canvas, x - 7, mid - 7, 14, "bg", 3.4)
    else:
        canvas.circ(x, mid, 19, fill="control")
        canvas.text(x, mid + 6.5, row.letter, 18, "text", 700, "middle", "flight")
    quiet = 0.75 if row.state == "unchecked" else 1
    left = rect.x() + 66
    taken = canvas.text(
        rect.right() - 20, mid + 8, row.value, 22, "text", 700, "end", "flight", quiet, max_width=rect.width() * 0.45
    )
    room = rect.width() - 66 - 20 - taken - 12
    canvas.text(left, mid - 5, row.title, 17, "text", 700, op=quiet, max_width=room)
    canvas.text(left, mid + 19, row.detail, 15, "muted", 500, max_width=room)
