"""What a key, a button or a spot asks for, in the words of the cockpit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyteam_qt.qtbridge.phrases import refusal
from skyteam_qt.qtbridge.table import Lift
from skyteam_qt.rules import Reason, Seat
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.annunciator_state import Slot, look_line
from skyteam_qt.ui.cockpit.pointer import BUTTONS, EXTRA_MARK
from skyteam_qt.ui.cockpit.public_facts import seat_of_word

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView


class Commands:
    """Carries out commands on a view: through its handling, its visors, or its signals."""

    def __init__(self, view: CockpitView) -> None:
        self.view = view

    # ---- dice
    def take_die(self, seat: Seat, place: int) -> None:
        """Lift or put back; while choosing for a reroll: mark."""
        handling = self.view.handling
        if handling.marking is not None:
            handling.toggle_mark(seat, place)
        elif self.view.abilities.card:
            self.view.abilities.take(seat, place)
        elif handling.lifted == Lift(seat, place):
            handling.put_back()
        else:
            handling.lift(seat, place)

    def die_key(self, place: int) -> None:
        """A to D: a die of the player in turn."""
        table = self.view.table
        seat = table.asked
        looks = table.curtain.raised_for
        if looks is not None and seat is not None and looks != seat:
            # the curtain's first look: dice are seen, not placed
            self.view.words.put(Slot.REFUSAL, look_line(looks, table.names))
            return
        if self.view.abilities.card and table.open_seat is not None:
            # a swap can be offered by the one whose turn it is not (WT1)
            seat = table.open_seat
        if seat is not None:
            self.take_die(seat, place)
            self.view.focus.aim()
            return
        board = table.board
        reason = Reason.FLIGHT_OVER if board.over else Reason.WRONG_PHASE
        line = refusal(reason, seat=Seat.PILOT, names=table.names, board=board, spaces=self.view.ruleset.spaces)
        self.view.words.put(Slot.REFUSAL, line)

    def ability_key(self) -> None:
        """Y: the next ability card; while the Co-Pilot marks dice for a reroll, the traffic die (SY2)."""
        handling = self.view.handling
        if handling.marking is not None:
            if self.view.live.extra.isVisible():
                handling.toggle_mark(handling.marking, EXTRA_MARK)
        elif not handling.waits:
            self.view.abilities.next()

    # ---- Enter, Space and the answer buttons
    def enter(self, *, space_bar: bool = False) -> bool:
        """Enter or Space. False: it is for the focused widget."""
        view = self.view
        handling = view.handling
        if space_bar and view.animator.busy:
            view.animator.skip()
        elif handling.waits or view.table.pick is not None:
            self.answer("esc" if view.focus.at == "answer.esc" else "enter")
        elif handling.lifted is not None and handling.lifted.extra and view.focus.at in BUTTONS:
            # a token cannot be put back, but the buttons still work
            self.activate(view.focus.at)
        elif handling.lifted is not None:
            self._enter_with_die()
        elif handling.marking is not None and not (space_bar and ".die." in view.focus.at):
            handling.choose()
        elif view.focus.at == "reroll":
            view.reroll_hold.press()
        elif view.focus.at:
            self.activate(view.focus.at)
        elif space_bar and view.table.curtain.raised_for is not None:
            view.table.close_curtain()
        else:
            return False
        return True

    def _enter_with_die(self) -> None:
        handling = self.view.handling
        if handling.target is not None:
            handling.drop(handling.target)
        elif handling.may_lay_aside:
            handling.lay_aside()
        else:
            self.view.focus.aim()

    def answer(self, name: str) -> None:
        """An answer: "enter" or "esc"."""
        handling = self.view.handling
        if self.view.table.pick is not None and not handling.waits:
            if name == "esc":
                self.view.abilities.cancel()
            else:
                self.view.abilities.confirm()
        elif name == "esc":
            handling.cancel()
        elif handling.waits:
            handling.confirm()
        elif handling.lifted is not None:
            handling.lay_aside()
        else:
            handling.choose()

    # ---- buttons
    def press(self, what: str) -> None:
        """The pointer goes down on a button or an eye handle."""
        view = self.view
        if what == "reroll":
            view.reroll_hold.press()
        elif not what.endswith(".eye"):
            self.activate(what)
        elif view.table.mode == Mode.CURTAIN:
            if view.table.curtain.raised_for == seat_of_word(what.partition(".")[0]):
                view.table.close_curtain()
        else:
            view.visors.eye_press(seat_of_word(what.partition(".")[0]))

    def activate(self, what: str) -> None:
        """A spot was pressed by keyboard or screen reader, or a plain button by the pointer."""
        view = self.view
        head, _, rest = what.partition(".")
        if what == "rules":
            view.help_requested.emit("")
        elif what == "correct":
            view.correction_requested.emit()
        elif what == "pause":
            view.pause_requested.emit()
        elif what == "reroll":
            view.handling.spend_reroll()
        elif head == "answer":
            self.answer(rest)
        elif head == "ability":
            view.abilities.press(int(rest))
        elif rest == "eye":
            self._toggle_eye(seat_of_word(head))
        elif rest.startswith("die."):
            self.take_die(seat_of_word(head), "ABCD".index(rest[4:]))
        elif view.handling.lifted is not None:
            view.handling.drop(view.ruleset.index[what])

    def _toggle_eye(self, seat: Seat) -> None:
        """Keyboard and screen readers cannot hold a handle: one press opens, another one shuts."""
        view = self.view
        if view.visors.agreeing is not None:
            view.visors.ring_click(seat)
        elif view.table.is_open(seat):
            view.table.shut()
        else:
            view.table.open(seat)
