"""What hands do to dice: lift, aim, drop, choose a value, answer a question, mark for a reroll.

The same few steps whether by mouse, by two clicks or by keys. The `Table` decides everything; this object only keeps
which step people are in. A die in hand is known by seat and tray place. What is private here (rail, a private
question, ghosts) exists only while the owner's gate is open and is dropped the moment it shuts (ux 2.1).
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from skyteam_qt.qtbridge.guide import Preview, Question, QuestionKind, RailOption
from skyteam_qt.qtbridge.phrases import Line, Names, covered_choice, other_tray, refusal, space_label, value_word
from skyteam_qt.qtbridge.table import Lift, Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Reason, Seat, SeatTurn, Want
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.annunciator_state import AnnunciatorState, Slot


class Rail:
    """The open coffee rail: where, which faces, which one is picked (index 0 to 5). Private."""

    def __init__(self, space: int, options: tuple[RailOption, ...]) -> None:
        self.space = space
        self.options = options
        legal = [i for i, option in enumerate(options) if option.legal]
        cheapest = min(legal, key=lambda i: (options[i].cost, i), default=0)
        self.picked = cheapest

    @property
    def option(self) -> RailOption:
        """The picked face."""
        return self.options[self.picked]

    def step(self, by: int) -> None:
        """To the next legal face in a direction; stays where there is none."""
        at = self.picked + by
        while 0 <= at < len(self.options):
            if self.options[at].legal:
                self.picked = at
                return
            at += by

    def pick(self, index: int) -> bool:
        """Pick a face; False where it is not legal."""
        if not 0 <= index < len(self.options) or not self.options[index].legal:
            return False
        self.picked = index
        return True

    def __repr__(self) -> str:
        """Without the faces."""
        return f"Rail({self.space})"


class Asked:
    """A question before a die lands: Enter places, Esc takes back."""

    def __init__(self, question: Question, space: int, coffee: int) -> None:
        self.question = question
        self.space = space
        self.coffee = coffee

    def __repr__(self) -> str:
        """Without the words, they may depend on a value."""
        return f"Asked({self.space})"


class Handling(QObject):
    """The steps of a placement and of the marking in a reroll.

    changed: anything to repaint (target, rail, question). went_home(Lift): a die goes back to its tray place.
    safe: safe mode (ux 3.4). caps: the labels of the visor keys, by seat.
    """

    changed = Signal()
    went_home = Signal(object)

    def __init__(
        self,
        table: Table,
        words: AnnunciatorState,
        *,
        safe: bool = True,
        caps: tuple[str, str] = ("Q", "O"),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.words = words
        self.safe = safe
        self.caps = caps
        self.target: int | None = None
        self.rail: Rail | None = None
        self.asked: Asked | None = None
        self.ghosts: Mapping[str, int] = {}
        self._held: Lift | None = None
        table.gate_changed.connect(self._gate_changed)
        table.lift_changed.connect(self._lift_changed)

    # ---- what is going on
    @property
    def lifted(self) -> Lift | None:
        """The die in hand."""
        return self.table.lifted

    @property
    def waits(self) -> bool:
        """Whether a rail or a question waits for an answer."""
        return self.rail is not None or self.asked is not None

    @property
    def at_space(self) -> int | None:
        """The space over which the die in hand rests while a rail or a question is open."""
        if self.rail is not None:
            return self.rail.space
        return self.asked.space if self.asked is not None else None

    @property
    def marking(self) -> Seat | None:
        """The seat that is to mark dice for a reroll."""
        pending = self.table.pending
        return pending.seat if isinstance(pending, SeatTurn) and pending.what == Want.MARK else None

    @property
    def names(self) -> Names:
        """Names for sentences."""
        return self.table.names

    # ---- lift
    def lift(self, seat: Seat, place: int) -> bool:
        """Take a die up; a refusal is said. Another die in hand goes home first."""
        if self.lifted == Lift(seat, place):
            return True
        if self.lifted is not None:
            self.put_back()
        self.words.clear(Slot.REFUSAL, Slot.NOTICE)
        reason = self.table.lift(seat, place)
        if reason is None:
            self.words.clear(Slot.RESULT)
            self.changed.emit()
            return True
        if reason != Reason.NO_SUCH_DIE:
            self._refuse(reason, seat)
        return False

    def put_back(self) -> None:
        """The die in hand goes home, with everything that hangs on it."""
        held = self.lifted
        self._drop_aids()
        self.target = None
        if held is not None:
            self._held = None
            self.went_home.emit(held)
            self.table.put_back()
        self.changed.emit()

    # ---- aim
    def aim(self, space: int | None) -> None:
        """The die is held over a space (pointer or focus), or over none."""
        if self.lifted is None or self.waits:
            return
        if space == self.target and (space is None or self.words.has(Slot.PREVIEW)):
            return
        self.target = space
        if space is not None:
            self.words.clear(Slot.REFUSAL)
        self._preview()
        self.changed.emit()

    def _preview(self) -> None:
        """Says what the target would do or why not. Of a covered die only what the board tells."""
        self.ghosts = {}
        held, space = self.lifted, self.target
        if held is None or space is None:
            self.words.clear(Slot.PREVIEW)
            return
        value = self.table.known_value
        if value is None:
            reason = self.table.answer(space)
            line = self._reason_line(reason, held.seat, space) if reason is not None else None
            self.words.put(Slot.PREVIEW, line, kind="no")
            return
        found = self.table.preview(space)
        if found is not None:
            self._show_preview(found)
            return
        reason = self.table.answer(space)
        if reason is not None:
            line = self._reason_line(reason, held.seat, space, value)
            self.words.put(Slot.PREVIEW, line, private=self._private, kind="no")

    @property
    def _private(self) -> bool:
        """Whether what is said of the die in hand is for its owner alone: not of what lies in the open."""
        return self.lifted is None or not self.lifted.extra

    def _show_preview(self, found: Preview) -> None:
        self.ghosts = found.ghosts
        kind = "bad" if found.loss else "info"
        line = Line(found.title, found.detail, kind)  # type: ignore[arg-type]
        self.words.put(Slot.PREVIEW, line, private=self._private)

    # ---- drop
    def drop(self, space: int | None) -> None:
        """Let go over a space (or over nothing: home, no penalty)."""
        held = self.lifted
        if held is None:
            return
        if space is None:
            self.put_back()
            return
        self.target = space
        faces = self.table.rail(space)
        if faces:
            self.rail = Rail(space, faces)
            self.words.clear(Slot.PREVIEW, Slot.REFUSAL)
            self._rail_preview()
            self.changed.emit()
            return
        self._offer(space, 0)

    def _offer(self, space: int, coffee: int, *, confirmed: bool = False) -> None:
        held = self.lifted
        if held is None:
            return
        reason = self.table.answer(space, coffee)
        if reason is not None:
            self._refuse_home(reason, held, space, coffee)
            return
        question = None if confirmed else self.table.question(space, coffee, safe=self.safe)
        if question is not None:
            self.rail = None
            self.asked = Asked(question, space, coffee)
            self.words.clear(Slot.RAIL, Slot.PREVIEW)
            line = Line(question.text, "", "bad" if question.kind == QuestionKind.LOSES else "caution")
            self.words.put(Slot.QUESTION, line, private=question.private)
            self.changed.emit()
            return
        self._drop_aids()
        self.target = None
        self._held = None
        reason = self.table.place(space, coffee)
        if reason is not None and self.lifted is None:
            # the time ran out in this very moment, and that has been said (F91)
            self.changed.emit()
            return
        if reason is not None:
            self._held = held
            self._refuse_home(reason, held, space, coffee)
            return
        self.changed.emit()

    # ---- answers
    def confirm(self) -> None:
        """Enter: place with the picked value, place anyway, or drop on the target."""
        if self.rail is not None:
            space, coffee = self.rail.space, self.rail.option.coffee
            self.rail = None
            self.words.clear(Slot.RAIL)
            self._offer(space, coffee)
        elif self.asked is not None:
            asked, self.asked = self.asked, None
            self.words.clear(Slot.QUESTION)
            self._offer(asked.space, asked.coffee, confirmed=True)
        elif self.lifted is not None and self.target is not None:
            self.drop(self.target)

    def cancel(self) -> bool:
        """Esc: take back. False when there was nothing to take back. A token cannot be put back (IN3)."""
        held = self.lifted
        if held is None and not self.waits:
            return False
        if held is not None and held.extra and not self.waits:
            self._refuse(Reason.PENDING_CHOICE, held.seat)
            return True
        self.put_back()
        return True

    def rail_step(self, by: int) -> None:
        """Left or Right on the rail."""
        if self.rail is not None:
            self.rail.step(by)
            self._rail_preview()
            self.changed.emit()

    def rail_pick(self, index: int) -> None:
        """A click on a face of the rail."""
        if self.rail is not None and self.rail.pick(index):
            self._rail_preview()
            self.changed.emit()

    def _rail_preview(self) -> None:
        rail, value = self.rail, self.table.known_value
        if rail is None or value is None:
            return
        found = self.table.preview(rail.space, rail.option.coffee)
        self.ghosts = found.ghosts if found else {}
        detail = found.detail if found else say("rail.info", v=value_word(value), n=self.table.board.coffee)
        spec = self.table.ports.table.ruleset.spaces[rail.space]
        self.words.put(Slot.RAIL, Line(space_label(spec), detail), private=self._private)

    # ---- lay aside (R28)
    @property
    def may_lay_aside(self) -> bool:
        """Whether the die in hand may be given up: a private aid."""
        return self.table.may_lay_aside

    def lay_aside(self) -> None:
        """Give the die in hand up."""
        held = self.lifted
        if held is None:
            return
        self._drop_aids()
        self._held = None
        reason = self.table.lay_aside()
        if reason is not None:
            self._held = held
            self._refuse_home(reason, held, None, 0)
        self.changed.emit()

    # ---- reroll
    def toggle_mark(self, seat: Seat, place: int) -> None:
        """A to D or a click while choosing; only with the own visor open."""
        if self.marking != seat:
            self._refuse(Reason.PENDING_CHOICE, seat)
            return
        if not self.table.is_open(seat):
            self._refuse_choice(seat)
            return
        self.words.clear(Slot.REFUSAL)
        reason = self.table.toggle_mark(place)
        if reason is not None and reason != Reason.NO_SUCH_DIE:
            self._refuse(reason, seat)
        self.changed.emit()

    def choose(self) -> None:
        """Enter: done marking."""
        seat = self.marking
        if seat is None:
            return
        reason = self.table.choose()
        if reason is not None and not self.table.is_open(seat):
            self._refuse_choice(seat)
        elif reason is not None:
            self._refuse(reason, seat)
        self.changed.emit()

    def spend_reroll(self) -> None:
        """The hold on T or on the button is through (ux 3.6)."""
        held = self.lifted
        if held is not None:
            self.put_back()
        seat = self.table.spender()
        reason = self.table.spend_reroll()
        if reason is not None:
            self._refuse(reason, seat if seat is not None else Seat.PILOT)

    # ---- words
    def _reason_line(
        self, reason: Reason, seat: Seat, space: int | None, die: int | None = None, coffee: int = 0
    ) -> Line:
        ruleset = self.table.ports.table.ruleset
        if reason == Reason.NOT_YOUR_TURN and self.marking is None:
            return other_tray(seat, self.names)
        return refusal(
            reason,
            seat=seat,
            names=self.names,
            board=self.table.board,
            space=None if space is None else ruleset.spaces[space],
            die=die,
            coffee=coffee,
            key=self.caps[seat],
            spaces=ruleset.spaces,
        )

    def _refuse(self, reason: Reason, seat: Seat) -> None:
        self.words.put(Slot.REFUSAL, self._reason_line(reason, seat, None))

    def _refuse_choice(self, seat: Seat) -> None:
        key = self.caps[seat] if self.table.mode == Mode.VISORS else ""
        self.words.put(Slot.REFUSAL, covered_choice(seat, self.names, key))

    def _refuse_home(self, reason: Reason, held: Lift, space: int | None, coffee: int) -> None:
        die = self.table.known_value
        line = self._reason_line(reason, held.seat, space, die, coffee)
        private = die is not None and not held.extra
        self.put_back()
        self.words.put(Slot.REFUSAL, line, private=private)

    # ---- the gate
    def _drop_aids(self) -> None:
        self.rail = None
        self.asked = None
        self.ghosts = {}
        self.words.clear(Slot.RAIL, Slot.QUESTION, Slot.PREVIEW)

    def _gate_changed(self) -> None:
        """Shut: whatever is private goes, and a die that waited on it goes home. Opened: answers become private."""
        held = self.lifted
        if held is not None and held.extra:
            # what lies in the open does not care who looks at the own dice
            self.words.withdraw()
            if not self.waits:
                self._preview()
            self.changed.emit()
            return
        shut = held is None or not self.table.is_open(held.seat)
        if shut:
            waited = self.rail is not None or (self.asked is not None and self.asked.question.private)
            coffee = self.asked is not None and self.asked.coffee != 0
            self.ghosts = {}
            self.words.withdraw()
            if waited or coffee:
                self.put_back()
                return
        if held is not None and not self.waits:
            self._preview()
        self.changed.emit()

    def _lift_changed(self) -> None:
        """The table put the die back by itself (pause, dialog, correction)."""
        before, self._held = self._held, self.lifted
        if before is not None and self._held is None:
            self._drop_aids()
            self.target = None
            self.went_home.emit(before)
        self.changed.emit()
