"""Fills what the instruments of modules show from the public position. Nothing here has ever seen a die in hand."""

from __future__ import annotations

from typing import Any

from skyteam_qt.rules import PLACES, Board, Owner, Phase, Ruleset, Seat, who_begins
from skyteam_qt.rules.modules.adaptation import Adapted
from skyteam_qt.rules.modules.alarms import Alarms
from skyteam_qt.rules.modules.anticipation import Anticipated
from skyteam_qt.rules.modules.bad_visibility import dice_aside
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.rules.modules.kerosene import Kerosene
from skyteam_qt.rules.modules.penguins import PenguinTokens
from skyteam_qt.rules.modules.synchronisation import TRAFFIC_DIE, Synchronised
from skyteam_qt.rules.modules.total_trust import TrustMarks
from skyteam_qt.rules.modules.traffic import TrafficIcons
from skyteam_qt.rules.modules.turns import BankLimits
from skyteam_qt.rules.modules.wind import WindRing
from skyteam_qt.rules.modules.working_together import WorkedTogether
from skyteam_qt.ui.cockpit.arrangement import chosen_abilities
from skyteam_qt.ui.cockpit.facts import Sort
from skyteam_qt.ui.cockpit.module_facts import (
    AbilityState,
    AbilityTag,
    AlarmState,
    AlarmTile,
    InternFacts,
    KeroseneFacts,
    SpaceMarks,
    WindFacts,
)

ROW = 6
"""Places of the intern row."""
AUTOMATIC = ("mastery", "control", "synchronisation")
ALARM_SIGNS = {1: "N", 2: "K", 3: "G", 4: "F", 5: "R", 6: "R"}
"""What an alarm closes, as a sign of `glyphs.system`."""
ALTITUDE_MARKS = (("bad_visibility", "bad-visibility"), ("turbulence", "turbulence"))
"""Marks of the altitude track, as the rules and as the signs name them; the first stands nearest to the chip."""
OWNERS = {Owner.PILOT: "pilot", Owner.COPILOT: "copilot", Owner.BOTH: "both"}


def module_fields(ruleset: Ruleset, board: Board, key: str = "Y") -> dict[str, Any]:
    """Fields of `CockpitFacts` that modules add; empty for a flight without any. key: the cap of ability tags."""
    if not ruleset.scenario.modules or ruleset.source.name == "cards":
        return {}
    return {
        "level": ruleset.scenario.difficulty,
        "kerosene": kerosene(ruleset, board),
        "wind": wind(ruleset, board),
        "intern": intern(board),
        "labels": labels(board),
        "alarms": alarms(ruleset, board),
        "closed": closed(ruleset, board),
        "abilities": abilities(ruleset, board, key),
        "approach_marks": approach_marks(board),
        "bank": bank(board),
        "penguins": board.find(PenguinTokens) is not None,
        "traffic_die": waiting_die(board),
        "talk_cross": no_talk(board),
    }


def kerosene(ruleset: Ruleset, board: Board) -> KeroseneFacts | None:
    """The gauge; on the space of this round lies a die, or `used` says so."""
    now = board.find(Kerosene)
    if now is None:
        return None
    leak = "kerosene-leak" in ruleset.scenario.modules
    return KeroseneFacts(now.marker, now.full, now.unused_loss, now.used, leak)


def wind(ruleset: Ruleset, board: Board) -> WindFacts | None:
    """The ring."""
    now = board.find(WindRing)
    if now is None:
        return None
    return WindFacts(now.offset, now.modifiers, "headwind" in ruleset.scenario.modules)


def intern(board: Board) -> InternFacts | None:
    """The row; tokens stay where they were laid, so gaps are at the ends."""
    row = board.find(InternRow)
    if row is None:
        return None
    first: tuple[int | None, ...] = (None,) * row.gone
    rest = (None,) * (ROW - row.gone - len(row.tokens))
    return InternFacts((*first, *row.tokens, *rest)[:ROW])


def labels(board: Board) -> dict[str, str]:
    """What training spaces do not take (IN4)."""
    row = board.find(InternRow)
    if row is None or not row.tokens:
        return {}
    return {f"intern.{seat.letter}": str(row.next_for(seat)) for seat in Seat}


def alarms(ruleset: Ruleset, board: Board) -> tuple[AlarmTile, ...]:
    """All tokens by number. One that lies face down tells nothing about when it comes."""
    now = board.find(Alarms)
    if now is None:
        return ()
    tiles = []
    for token, _ in now.closes:
        state: AlarmState = "on" if token in now.active else "down" if token in now.down else "reset"
        owner = OWNERS[ruleset.spaces[ruleset.index[f"alarm.{token}"]].owner]
        tiles.append(AlarmTile(token, state, owner, ALARM_SIGNS.get(token, "X")))
    return tuple(tiles)


def closed(ruleset: Ruleset, board: Board) -> dict[str, int]:
    """Spaces that an alarm closes now, and which alarm."""
    now = board.find(Alarms)
    if now is None:
        return {}
    return {ruleset.spaces[space].id: token for token, spaces in now.closes if token in now.active for space in spaces}


def abilities(ruleset: Ruleset, board: Board, key: str = "Y") -> tuple[AbilityTag, ...]:
    """The cards of the crew and whether they can be used; only what everybody can see counts."""
    return tuple(
        AbilityTag(name, state := ability_state(ruleset, board, name), key if state in ("ready", "now") else "")
        for name in chosen_abilities(ruleset)
    )


def ability_state(ruleset: Ruleset, board: Board, name: str) -> AbilityState:
    """Whether a card works by itself, can be used now, later, or not any more in this round (or flight)."""
    if name in AUTOMATIC:
        return "auto"
    placing = board.phase == Phase.PLACEMENT and not board.awaits and board.ask is None and board.reroll_step is None
    if name == "anticipation":
        if board.find(Anticipated) == Anticipated(True) or board.order:
            return "used" if board.phase == Phase.PLACEMENT else "ready"
        begins = placing and board.to_act == who_begins(ruleset, board)
        return "now" if begins else "ready"
    if name == "adaptation":
        used = board.find(Adapted)
        if used is not None and all(used.used):
            return "used"
        mine = used is not None and board.to_act is not None and not used.used[board.to_act]
        return "now" if placing and mine else "ready"
    together = board.find(WorkedTogether)
    if together is not None and together.used:
        return "used"
    return "now" if placing and all(board.in_hand) else "ready"


def approach_marks(board: Board) -> tuple[SpaceMarks, ...]:
    """What is printed on each approach space."""
    count = len(board.planes)
    dice, limits, alarm, trust = (board.find(kind) for kind in (TrafficIcons, BankLimits, Alarms, TrustMarks))
    return tuple(
        SpaceMarks(
            dice.dice[i] if dice else 0,
            (limits.permitted[i] or ()) if limits else (),
            alarm.icons[i] if alarm else 0,
            trust.marked[i] if trust else False,
        )
        for i in range(count)
    )


def bank(board: Board) -> tuple[int, ...] | None:
    """The marks on which our space may be left; the airport is not left (TU3)."""
    limits = board.find(BankLimits)
    return None if limits is None or board.at_airport else limits.permitted[board.position]


def waiting_die(board: Board) -> int:
    """The value of the traffic die that waits for the Co-Pilot, 0 for none."""
    return board.ask.value if board.ask is not None and board.ask.want == TRAFFIC_DIE else 0


def no_talk(board: Board) -> bool:
    """Whether the briefing of this round is struck out (TT1)."""
    marks = board.find(TrustMarks)
    return marks is not None and marks.marked[board.position]


def altitude_marks(ruleset: Ruleset, index: int) -> tuple[str, ...]:
    """The signs of an altitude space, nearest to the chip first; only those whose module is in play."""
    marks = ruleset.scenario.altitude[index].marks
    return tuple(sign for mark, sign in ALTITUDE_MARKS if mark in marks and sign in ruleset.scenario.modules)


def clouds(board: Board, seat: Seat) -> tuple[bool, bool, bool, bool]:
    """Tray places whose die lies aside: the last ones (BV1)."""
    first = len(PLACES) - dice_aside(board, seat)
    a, b, c, d = (place >= first for place in PLACES)
    return a, b, c, d


def sort_of(board: Board, space: int) -> Sort:
    """What lies on a space: a token, the traffic die, or a die of a hand."""
    row, yellow = board.find(InternRow), board.find(Synchronised)
    if row is not None and space in row.spaces:
        return "token"
    return "traffic" if yellow is not None and yellow.space == space else "die"


def own_dice(board: Board) -> tuple[int, ...]:
    """`Board.order` without tokens and traffic dice: the placements that count for whose turn it is."""
    return tuple(space for space in board.order if space < 0 or sort_of(board, space) == "die")
