"""Flies as well as it can without looking far: for finding flights that last, and for coming quickly to a position.

Not a computer crew: it sees its own hand and the board through the guide, and rolls for the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from skyteam_qt.qtbridge.extra_guide import ExtraGuide, extra_of
from skyteam_qt.qtbridge.guide import Guide, Preview
from skyteam_qt.rules import SEATS, Kind, PlaceDie, SeatAction, SeatTurn, SeatView, SpendReroll
from skyteam_qt.rules.modules.adaptation import Adapt
from skyteam_qt.rules.modules.anticipation import Anticipate
from skyteam_qt.rules.modules.working_together import OfferSwap
from skyteam_qt.session.port import Ports, TablePort

CARDS = (Adapt, Anticipate, OfferSwap)
WANTED = {"kerosene": 5.0, "intern": 4.0, "alarm": 4.0, "ice": 6.0, "gear": 3.0, "flap": 3.0, "brake": 2.5, "conc": 0.5}


class Planner:
    """Chooses what a seat does now. cards: how likely an ability is used when it can be."""

    def __init__(self, ports: Ports, seed: int, cards: float = 0.0) -> None:
        self.ports = ports
        self.rng = Random(seed)
        self.cards = cards
        self.ruleset = ports.table.ruleset
        self.guide = Guide(self.ruleset)
        self.extras = ExtraGuide(self.guide)

    def choose(self) -> SeatAction:
        """For whoever is asked."""
        pending = self.ports.table.pending
        assert isinstance(pending, SeatTurn)
        port = self.ports.seat(pending.seat)
        legal, view = port.legal(), port.view()
        options = [one for one in legal if isinstance(one, PlaceDie)]
        extra = extra_of(view.board)
        if extra is not None:
            placing = [one for one in legal if hasattr(one, "space") and not isinstance(one, PlaceDie)]
            return max(placing, key=lambda one: self._worth(view, one)) if placing else self._other(legal)
        used = [one for one in legal if isinstance(one, CARDS)]
        if used and self.rng.random() < self.cards:
            return self.rng.choice(used)
        if not options:
            return self._other(legal)
        safe = [one for one in options if self._is_safe(view, one)]
        return max(safe or options, key=lambda one: self._worth(view, one))

    def fly(self, until: Callable[[TablePort], bool]) -> None:
        """Through the ports, agreeing to everything."""
        table = self.ports.table
        while not table.board.over and not until(table):
            if table.agreement.what is not None:
                for seat in SEATS:
                    self.ports.seat(seat).agree(table.agreement.what)
            else:
                action = self.choose()
                self.ports.seat(action.seat).submit(action)

    # ---- how
    @staticmethod
    def _other(legal: tuple[SeatAction, ...]) -> SeatAction:
        return next(one for one in legal if not isinstance(one, (SpendReroll, *CARDS)))

    def _preview(self, view: SeatView, action: SeatAction) -> Preview:
        extra = extra_of(view.board)
        if isinstance(action, PlaceDie):
            found = self.guide.preview(view, action.place, action.space, action.coffee)
        else:
            assert extra is not None
            found = self.extras.preview(view.board, extra, action.space, action.coffee)  # type: ignore[union-attr]
        assert found is not None
        return found

    def _is_safe(self, view: SeatView, action: PlaceDie) -> bool:
        board = view.board
        return (
            self._preview(view, action).loss is None
            and self.guide.public_question(board, view.seat, action.space) is None
        )

    def _worth(self, view: SeatView, action: SeatAction) -> float:
        """More is better."""
        found, board = self._preview(view, action), view.board
        spec = self.ruleset.spaces[action.space]  # type: ignore[union-attr]
        ghosts, worth = found.ghosts, self.rng.random()
        worth += WANTED.get(spec.id.partition(".")[0], 0.0)
        if found.loss is not None:
            worth -= 100
        if spec.kind == Kind.RADIO:
            worth += 7 if ghosts.get("cleared") == board.position else 2.5 if "cleared" in ghosts else -3
        elif spec.kind == Kind.ENGINE:
            worth += self._speed(view, ghosts.get("advance"), action)
        elif spec.kind == Kind.AXIS:
            worth += 3 - 2 * abs(ghosts.get("axis", board.axis))
        if not found.effect:
            worth -= 4
        return worth - 2 * abs(getattr(action, "coffee", 0))

    def _speed(self, view: SeatView, advance: int | None, action: SeatAction) -> float:
        """One space while there is way to go and rounds to do it in; slow on the runway."""
        board = view.board
        place = getattr(action, "place", -1)
        value = view.hand[place] if place >= 0 else 3
        if board.altitude == 0:
            return 4.0 - value
        if advance is None:
            return 1.0 - abs(value - 3) / 3
        to_go = len(board.planes) - 1 - board.position
        rounds = board.altitude // 1000
        if advance == 0:
            return 6.0 if to_go < rounds or not to_go else -2.0
        if advance > to_go:
            return -50.0
        return 8.0 if advance == 1 else 7.0 if to_go >= rounds else 3.0
