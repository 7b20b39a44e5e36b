"""What needs both: roll, next round, debrief, correction, giving up (ux 3).

This keeps who has agreed to what. It never acts; the session does, as soon as both seats have agreed.
"""

from __future__ import annotations

from ..rules import Board, Loss, Outcome, Phase, Seat
from .port import AgreementState, Proposal
from .setup import Agreement

_NOBODY = (False, False)


class NothingToAgree(Exception):  # noqa: N818
    """A seat agreed to something that is not on the table."""

    def __init__(self, what: Agreement) -> None:
        super().__init__(f"nothing to agree to: {what.value}")
        self.what = what


def landed(board: Board) -> bool:
    """The plane came down (R130 to R132): no die is behind a screen any more, the debrief is open at once."""
    return board.outcome == Outcome.WON or board.loss == Loss.LANDING_CONDITIONS


def asked(board: Board, debriefed: bool) -> Agreement | None:
    """What the position itself asks both for, apart from corrections and giving up."""
    if debriefed:
        return None
    if board.over:
        return Agreement.DEBRIEF
    if board.phase == Phase.BRIEFING:
        return Agreement.ROLL
    return Agreement.NEXT_ROUND if board.phase == Phase.END else None


class Agreements:
    """Who has agreed to what. A proposal to correct stays until both agree or one declines."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        self._agreed: dict[Agreement, tuple[bool, bool]] = {}

    def state(self, ordinary: Agreement | None) -> AgreementState:
        """What is to be shown: an open correction first, then giving up, else what the position asks for."""
        what = ordinary
        if self.proposal is not None:
            what = Agreement.CORRECTION
        elif Agreement.GIVE_UP in self._agreed:
            what = Agreement.GIVE_UP
        return AgreementState(what, _NOBODY if what is None else self._agreed.get(what, _NOBODY))

    def propose(self, proposal: Proposal) -> None:
        """Put a correction on the table; nobody has agreed yet, the asker neither."""
        self._agreed.pop(Agreement.CORRECTION, None)
        self.proposal = proposal

    def agree(self, seat: Seat, what: Agreement, ordinary: Agreement | None, playing: bool) -> bool:
        """`seat` agrees. True once both have. Raises `NothingToAgree`."""
        if not self._is_on_table(what, ordinary, playing):
            raise NothingToAgree(what)
        before = self._agreed.get(what, _NOBODY)
        now = (before[0] or seat == Seat.PILOT, before[1] or seat == Seat.COPILOT)
        self._agreed[what] = now
        return all(now)

    def _is_on_table(self, what: Agreement, ordinary: Agreement | None, playing: bool) -> bool:
        if what == Agreement.GIVE_UP:
            return playing
        if self.proposal is not None or what == Agreement.CORRECTION:
            return self.proposal is not None and what == Agreement.CORRECTION
        return what == ordinary

    def has_agreed(self, seat: Seat, what: Agreement) -> bool:
        """Whether `seat` has agreed to `what`."""
        return self._agreed.get(what, _NOBODY)[seat]

    def take_back(self, seat: Seat, what: Agreement) -> bool:
        """`seat` no longer agrees. False when it had not agreed."""
        before = self._agreed.get(what, _NOBODY)
        if not before[seat]:
            return False
        now = (before[0] and seat != Seat.PILOT, before[1] and seat != Seat.COPILOT)
        if any(now):
            self._agreed[what] = now
        else:
            del self._agreed[what]
        return True

    def close(self, what: Agreement) -> bool:
        """Take a correction or giving up off the table. False when it was not there."""
        there = self._agreed.pop(what, None) is not None
        if what == Agreement.CORRECTION:
            there = there or self.proposal is not None
            self.proposal = None
        return there

    def reset(self) -> None:
        """The position has changed: everything is open again."""
        self.proposal = None
        self._agreed.clear()
