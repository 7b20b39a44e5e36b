"""Ability cards in the hands of people: Y or a tag picks a card, A to D or a click a die, Enter does it (ux-more 2).

Which card is picked everybody may see; which die is chosen only its owner, with the own screen open, and it is dropped
the moment that shuts (AN1, AD1, WT1). The same steps answer a swap, where there is nothing to pick and no way back.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from skyteam_qt.qtbridge.phrases import Line, covered_choice, refusal
from skyteam_qt.qtbridge.table import Purpose, Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Reason, Seat
from skyteam_qt.rules.actions import FurtherAction
from skyteam_qt.rules.modules.adaptation import Adapt
from skyteam_qt.rules.modules.anticipation import Anticipate
from skyteam_qt.rules.modules.working_together import SWAP, AnswerSwap, OfferSwap
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.annunciator_state import AnnunciatorState, Slot, look_line
from skyteam_qt.ui.cockpit.arrangement import chosen_abilities
from skyteam_qt.ui.cockpit.public_modules import ability_state

_ACTIONS: Final[dict[str, type[FurtherAction]]] = {
    "anticipation": Anticipate,
    "adaptation": Adapt,
    "working-together": OfferSwap,
    SWAP: AnswerSwap,
}


class Abilities(QObject):
    """The card that is picked, and what to do with it.

    card: the id of an ability, `SWAP` while a swap is to be answered, or "". changed: anything to show anew. caps:
    labels of the visor keys, by seat.
    """

    changed = Signal()

    def __init__(self, table: Table, words: AnnunciatorState, caps: tuple[str, str], parent: QObject) -> None:
        super().__init__(parent)
        self.table = table
        self.words = words
        self.caps = caps
        self.card = ""
        self._ruleset = table.ports.table.ruleset
        table.gate_changed.connect(self.follow)

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of the flight, in the order of their tags."""
        return chosen_abilities(self._ruleset)

    @property
    def usable(self) -> tuple[str, ...]:
        """Those that can be used at this moment, as far as everybody can see."""
        board = self.table.board
        return tuple(one for one in self.cards if ability_state(self._ruleset, board, one) == "now")

    # ---- which card
    def follow(self) -> None:
        """The position or a gate is another one: an open swap is picked by itself, a card that is over is not."""
        ask = self.table.board.ask
        if ask is not None and ask.want == SWAP:
            self.card = SWAP
        elif self.card and self.card not in self.usable:
            self.card = ""
        self._say()
        self.changed.emit()

    def next(self) -> None:
        """Y: the first card that can be used, then the next one, then none."""
        if self.card == SWAP or self.table.curtain.closed_for is not None:
            return
        order = ("", *self.usable)
        at = order.index(self.card) if self.card in order else 0
        self._pick(order[(at + 1) % len(order)])

    def press(self, index: int) -> None:
        """A click on a tag: this card, or none of it is picked already."""
        if self.card == SWAP or self.table.curtain.closed_for is not None or index >= len(self.cards):
            return
        card = self.cards[index]
        if card not in self.usable:
            self._pick("", card)
        else:
            self._pick("" if card == self.card else card)

    def _pick(self, card: str, asked_for: str = "") -> None:
        curtain = self.table.curtain
        self.words.clear(Slot.REFUSAL)
        self.table.drop_pick()
        if curtain.raised_for is not None and curtain.purpose == Purpose.LOOK:
            self.words.put(Slot.REFUSAL, look_line(curtain.raised_for, self.table.names))
            return
        was, self.card = self.card, card
        if not card and not was:
            self.words.put(Slot.REFUSAL, self._why_none(asked_for))
        if card:
            self.table.put_back()
        self._say()
        self.changed.emit()

    def _why_none(self, card: str) -> Line:
        board = self.table.board
        if not self.cards:
            return self._line(Reason.ABILITY_NOT_IN_PLAY, Seat.PILOT)
        states = {ability_state(self._ruleset, board, one) for one in ((card,) if card else self.cards)}
        if "used" in states:
            return self._line(Reason.ABILITY_USED, Seat.PILOT)
        texts = [say(f"ability.{one}.text") for one in ((card,) if card else self.cards[:1])]
        return Line(say("refuse.abilityNow.1"), texts[0], "caution")

    # ---- which die
    def take(self, seat: Seat, place: int) -> None:
        """A die of a tray is chosen, or no more."""
        pick = self.table.pick
        if pick is not None and (pick.seat, pick.place) == (seat, place):
            self.table.drop_pick()
        else:
            self._choose(seat, place)
        self._say()
        self.changed.emit()

    def _choose(self, seat: Seat, place: int) -> None:
        self.words.clear(Slot.REFUSAL)
        action = _ACTIONS[self.card](seat, place)  # type: ignore[call-arg]  # all four are made of these two
        reason = self.table.choose_die(action, place)
        if reason is not None:
            self.words.put(Slot.REFUSAL, self._line(reason, seat), private=self.table.is_open(seat))

    def confirm(self) -> bool:
        """Enter: do it. False when no die is chosen."""
        pick = self.table.pick
        if pick is None:
            return False
        reason = self.table.use()
        if reason is not None:
            self.words.put(Slot.REFUSAL, self._line(reason, pick.seat))
        self.follow()
        return True

    def cancel(self) -> bool:
        """Esc: the die goes back, then the card. A swap that was asked for has to be answered. False: nothing here."""
        if self.table.pick is not None:
            self.table.drop_pick()
        elif self.card and self.card != SWAP:
            self.card = ""
        else:
            return False
        self._say()
        self.changed.emit()
        return True

    @property
    def verb(self) -> str:
        """What Enter does, for the button; empty while no die is chosen."""
        return say(f"button.use.{self.card}") if self.card and self.table.pick is not None else ""

    # ---- words
    def _say(self) -> None:
        if not self.card:
            self.words.clear(Slot.ABILITY)
            return
        ask = self.table.board.ask
        open_seat = self.table.open_seat
        how = say("pick.answer" if self.card == SWAP else "pick.how")
        if ask is not None and self.card == SWAP:
            if open_seat != ask.seat:
                # whose turn it is to pick is said where the turns are said
                self.words.clear(Slot.ABILITY)
                return
        elif open_seat is None:
            how = say("pick.hold")
        self.words.put(Slot.ABILITY, Line(say(f"pick.{self.card}"), how))

    def _line(self, reason: Reason, seat: Seat) -> Line:
        if reason == Reason.COVERED:
            key = self.caps[seat] if self.table.mode == Mode.VISORS else ""
            return covered_choice(seat, self.table.names, key)
        return refusal(
            reason,
            seat=seat,
            names=self.table.names,
            board=self.table.board,
            key=self.caps[seat],
            spaces=self._ruleset.spaces,
        )
