"""Fills the `CockpitFacts` of the instruments from the public position. Nothing here has ever seen a die in hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from skyteam_qt.qtbridge.flight_words import level_word
from skyteam_qt.qtbridge.goals import plan_texts
from skyteam_qt.qtbridge.phrases import Names, role
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import grouped, say
from skyteam_qt.qtbridge.wording import face_word
from skyteam_qt.rules import PLACES, SEATS, Board, Loss, Phase, Ruleset, Seat, who_begins
from skyteam_qt.rules.games.card_game import CardsAside, pile_size
from skyteam_qt.session.setup import Agreement, Mode
from skyteam_qt.ui.cockpit.facts import (
    AltitudeRow,
    CockpitFacts,
    LadderStep,
    PlacedDie,
    StepState,
    TokenState,
    TrayFacts,
)
from skyteam_qt.ui.cockpit.facts import Seat as SeatWord
from skyteam_qt.ui.cockpit.public_modules import altitude_marks, clouds, module_fields, own_dice, sort_of

SPIN = 3
"""The mark at which the scale of the axis ends (R43)."""
WORDS: tuple[SeatWord, SeatWord] = ("pilot", "copilot")
"""Seats as the layout and the instruments spell them."""


def seat_of_word(word: str) -> Seat:
    """The seat of "pilot" or "copilot"."""
    return Seat.PILOT if word == "pilot" else Seat.COPILOT


def board_facts(
    ruleset: Ruleset,
    board: Board,
    *,
    names: tuple[str, str] = ("", ""),
    keys: tuple[str, str] = ("Q", "O"),
    open_to: tuple[bool, bool] = (False, False),
    asked: Seat | None = None,
    plan: tuple[str, ...] = (),
    may_talk: bool = False,
    badge: str = "",
    caps: Mapping[str, str] | None = None,
    correctable: bool = True,
    can_reroll: bool = True,
) -> CockpitFacts:
    """The cockpit of one public position.

    names: as typed or the roles. keys: caps of the two visor keys. open_to: which trays are open. asked: the seat that
    is to place or to mark. plan: goals as text keys. badge: small word beside the flight's name.
    """
    scenario = ruleset.scenario
    known = Names(*names)
    playing = board.phase == Phase.PLACEMENT
    fields: dict[str, object] = {} if caps is None else {"keys": caps}
    disabled = set()
    if not (board.reroll and can_reroll and playing and board.reroll_step is None):
        disabled.add("reroll")
    if not correctable:
        disabled.add("correct")
    total = (ruleset.dice - ruleset.unused) * len(SEATS)
    until = "silence.untilSix" if ruleset.unused else "silence.until"
    lost_here = board.loss in (Loss.COLLISION, Loss.OVERSHOOT)
    silent = playing and not may_talk
    cards = plays_cards(ruleset)
    return CockpitFacts(
        cards=cards,
        airport_code=say("game.cards") if cards else scenario.code,
        airport_name="" if cards else scenario.airport,
        badge=badge,
        phase_step=_phase_step(board),
        disabled=frozenset(disabled),
        position=board.position,
        planes=board.planes,
        approach_alarm=board.position if lost_here else None,
        axis=max(-SPIN, min(SPIN, board.axis)),
        blue=board.blue,
        orange=board.orange,
        brake=board.brake,
        landing_limit=str(board.brake) if board.brake else say("brakes.none"),
        final_round=board.final_round,
        stop_limit=board.brake if board.final_round else 0,
        gear=tuple(float(on) for on in board.gear),
        flaps=tuple(float(on) for on in board.flaps),
        brakes=tuple(float(on) for on in board.brakes),
        altitude=_altitude(ruleset, board),
        round_now=altitude_row(ruleset, board),
        coffee=board.coffee,
        rerolls=board.reroll,
        placed=_placed(ruleset, board, cards),
        mandatory_open=frozenset(ruleset.spaces[i].id for i in ruleset.mandatory if not board.placed[i] and playing),
        mandatory_done=frozenset(ruleset.spaces[i].id for i in ruleset.mandatory if board.placed[i]),
        plan=plan_texts(plan, board.position),
        chat_open=may_talk,
        pilot=_tray(board, Seat.PILOT, known, keys, open_to, asked, cards),
        copilot=_tray(board, Seat.COPILOT, known, keys, open_to, asked, cards),
        ladder=ladder(ruleset, board),
        silence_title=say("silence.label") if silent else "",
        silence_text=say(until) if silent else "",
        counter=say("silence.counter", n=min(total, len(own_dice(board)) + 1), total=total) if silent else "",
        **module_fields(ruleset, board),
        **fields,  # type: ignore[arg-type]
    )


def plays_cards(ruleset: Ruleset) -> bool:
    """Whether cards are drawn and not dice rolled: what the layout of the cockpit must be made for (`cards`)."""
    return ruleset.source.name == "cards"


def altitude_row(ruleset: Ruleset, board: Board) -> int:
    """The row of the current altitude, counted from 1."""
    return next(i for i, a in enumerate(ruleset.scenario.altitude) if a.feet == board.altitude) + 1


def ladder(ruleset: Ruleset, board: Board) -> tuple[LadderStep, ...]:
    """One step for each placement of the round, as dice alternate from the seat that begins (R15, R20)."""
    if board.over and not board.order:
        return ()
    first = who_begins(ruleset, board)
    order = own_dice(board)
    now = len(order) if board.to_act is not None else -1
    steps = []
    for i in range((ruleset.dice - ruleset.unused) * len(SEATS)):
        state: StepState = "done" if i < len(order) else "now" if i == now else "next"
        owner = first if i % 2 == 0 else first.other
        if i < len(order) and order[i] >= 0 and board.by_seat[order[i]] >= 0:
            owner = Seat(board.by_seat[order[i]])
        elif i == now and board.to_act is not None:
            owner = board.to_act
        steps.append(LadderStep(WORDS[owner], state))
    return tuple(steps)


def empty_places(board: Board, seat: Seat) -> tuple[bool, bool, bool, bool]:
    """Tray places with a dashed outline."""
    a, b, c, d = (not board.in_hand[seat] >> place & 1 for place in PLACES)
    return a, b, c, d


def _phase_step(board: Board) -> int:
    if board.phase == Phase.BRIEFING:
        return 0
    if board.phase == Phase.PLACEMENT:
        return 1 if board.awaits and not board.order else 2
    return 3


def _altitude(ruleset: Ruleset, board: Board) -> tuple[AltitudeRow, ...]:
    rows = []
    for i, space in enumerate(ruleset.scenario.altitude):
        token: TokenState = "none"
        if space.reroll:
            token = "there" if board.altitude_tokens[i] else "taken"
        label = grouped(space.feet) if space.feet else say("altitude.land")
        rows.append(AltitudeRow(label, WORDS[space.begins], token, altitude_marks(ruleset, i)))
    return tuple(rows)


def _placed(ruleset: Ruleset, board: Board, cards: bool) -> dict[str, PlacedDie]:
    found = {}
    for i, spec in enumerate(ruleset.spaces):
        value, rolled = board.placed[i], board.rolled[i]
        if not value:
            continue
        owner = board.by_seat[i] if board.by_seat[i] >= 0 else int(spec.owner)
        tag = say("rail.tag", v=face_word(rolled), to=face_word(value)) if rolled != value else ""
        # A die is turned to its new value; a card stays as it is and keeps the coins (F45).
        face, coins = (rolled, abs(value - rolled)) if cards else (0, 0)
        found[spec.id] = PlacedDie(WORDS[owner], value, tag, face, coins, sort_of(board, i))
    return found


def _tray(
    board: Board,
    seat: Seat,
    names: Names,
    keys: tuple[str, str],
    open_to: tuple[bool, bool],
    asked: Seat | None,
    cards: bool,
) -> TrayFacts:
    aside = board.find(CardsAside) if cards else None
    return TrayFacts(
        name=names[seat].strip() or role(seat),
        key=keys[seat],
        open=open_to[seat],
        active=asked == seat,
        empty=empty_places(board, seat),
        pile=pile_size(board, seat) if cards else None,
        aside=aside.values[seat] if aside is not None else (),
        clouds=clouds(board, seat),
    )


def table_facts(table: Table, caps: tuple[str, str]) -> CockpitFacts:
    """The cockpit of a table as people sit at it now. caps: labels of the two visor keys."""
    public = table.ports.table
    facts = board_facts(
        public.ruleset,
        table.board,
        names=(table.names.of(Seat.PILOT), table.names.of(Seat.COPILOT)),
        keys=caps,
        open_to=(table.is_open(Seat.PILOT), table.is_open(Seat.COPILOT)),
        asked=table.asked,
        plan=public.plan,
        may_talk=public.may_talk,
        badge=badge_of(table),
    )
    if level := level_word(public.ruleset.game, public.level):
        facts = replace(facts, airport_name=f"{facts.airport_name} · {level}" if facts.airport_name else level)
    pilot = _tray_words(table, facts.pilot, Seat.PILOT)
    return replace(facts, pilot=pilot, copilot=_tray_words(table, facts.copilot, Seat.COPILOT))


def badge_of(table: Table) -> str:
    """What stands beside the flight's name: that the dice are open, or that a computer flies along."""
    if table.alone is not None:
        return say("badge.solo")
    return say("badge.open") if table.mode == Mode.OPEN else ""


def _tray_words(table: Table, tray: TrayFacts, seat: Seat) -> TrayFacts:
    """The tray header in the three ways of sitting, and while both agree to go on."""
    if table.ports.table.agreement.what in (Agreement.NEXT_ROUND, Agreement.DEBRIEF):
        return replace(tray, hint=say("tray.holdToAgree"))
    if table.alone is not None:
        return replace(tray, hint=say("badge.open" if seat == table.alone else "solo.ownDice"), key="")
    if table.mode == Mode.OPEN:
        return replace(tray, hint=say("badge.open"), key="")
    if table.mode == Mode.CURTAIN:
        if table.curtain.raised_for == seat:
            return replace(tray, hint=say("tray.cover"), key="Space")
        return replace(tray, hint=say("tray.closedPartner"), key="")
    return tray
