"""Says what the table tells: turn, result, cause of a loss, prompts; to eyes and to screen readers."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from skyteam_qt.qtbridge.module_words import talk_is_off
from skyteam_qt.qtbridge.phrases import Line, board_summary, event_line, space_label, visors_refusal
from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.table import Purpose, Table
from skyteam_qt.qtbridge.table_words import loss_cause, too_late
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import Event, Over, RoundEnd, SeatTurn, Talk, Want
from skyteam_qt.rules.events import DiePlaced, SilenceBegan, TokenPlaced, TrafficDiePlaced
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.annunciator_state import (
    AnnunciatorState,
    Slot,
    exchange_line,
    look_line,
    result_line,
    turn_message,
)
from skyteam_qt.ui.cockpit.visor_control import VisorControl
from skyteam_qt.ui.help_texts import one_sentence, topic, topic_of
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.theme import Theme

PASSING = (Slot.HELP, Slot.RESULT, Slot.NOTICE, Slot.REFUSAL)
"""What is said for a while and then makes room."""
NOT_ALOUD = (Slot.PREVIEW, Slot.RAIL, Slot.HELP)


class Speaker(QObject):
    """Fills the annunciator's slots. changed: the message is another one. spoken(text, assertive): it was announced."""

    changed = Signal()
    spoken = Signal(str, bool)

    def __init__(self, table: Table, visors: VisorControl, theme: Theme, motion: Motion, parent: QObject) -> None:
        super().__init__(parent)
        self.table = table
        self.visors = visors
        self.motion = motion
        self.words = AnnunciatorState(self._words_changed)
        self._quiet = False
        self._known = table.board
        self._last: Line | None = None
        self._saving_problem = ""
        self._hovered = ""
        durations = theme.tokens["duration"]
        self._stay = self._timer(durations["messageStay"], self._stayed)
        self._help = self._timer(durations["tooltipDelay"], self._show_help)
        table.message.connect(self.notice)
        table.agreement_changed.connect(self.agreement)
        visors.ring_changed.connect(self.agreement)
        visors.both_held.connect(self._both_held)

    def _timer(self, ms: float, then: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(int(ms))
        timer.timeout.connect(then)
        return timer

    # ---- turn
    def update_turn(self) -> None:
        """Who is asked for what, from public facts."""
        table = self.table
        line = self._turn_line(too_late(table.ports.table))
        curtain = table.curtain
        looks = curtain.raised_for if curtain.purpose == Purpose.LOOK else None
        if looks is not None:
            line = look_line(looks, table.names)
        elif self._first_look:
            # who reads with the ears hears the own dice, and so would the partner (ux 6)
            line = Line(line.title, say("look.headphones" if QAccessible.isActive() else "look.anytime"), line.kind)
        self.words.put(Slot.TURN, line)
        waiting = self.visors.waiting_for
        if waiting is not None:
            key = "roll.again" if self.visors.must_press_again else "roll.waiting"
            line = Line(line.title, say(key, name=table.names.of(waiting)), line.kind)
        pending = table.pending
        marking = isinstance(pending, SeatTurn) and pending.what == Want.MARK
        self.words.put(Slot.PROMPT, line if marking or waiting is not None else None)

    def _turn_line(self, late: bool) -> Line:
        table, port = self.table, self.table.ports.table
        return turn_message(
            port.ruleset,
            table.board,
            table.pending,
            table.names,
            open_seat=table.open_seat,
            late=late,
            cause=loss_cause(port),
        )

    @property
    def _first_look(self) -> bool:
        """The dice have just been rolled, and both may look in any order (ux 3.3)."""
        table = self.table
        dice_lie = isinstance(table.pending, SeatTurn) and table.pending.what == Want.PLACE and not table.board.order
        return dice_lie and table.mode == Mode.VISORS and table.open_seat is None

    def gate(self) -> None:
        """A visor or the curtain moved. After a placement that shut it, what the die did is told first."""
        if self.table.open_seat is not None:
            # "Hold Q for this one" has been followed
            self.words.clear(Slot.REFUSAL)
        if not self._quiet and self.table.board is self._known:
            self.update_turn()
        if QAccessible.isActive():
            self._speak_open_dice()

    def agreement(self) -> None:
        """Somebody holds, lets go or agrees."""
        if not self._quiet:
            self.update_turn()

    # ---- results
    def hush(self, events: tuple[Event, ...]) -> None:
        """A step came in: old words go, the new sentence comes after the movement."""
        self._quiet = True
        self._known = self.table.board
        self.words.clear(Slot.REFUSAL, Slot.NOTICE, Slot.HELP, Slot.PROMPT)
        silence = next((event for event in events if isinstance(event, SilenceBegan)), None)
        if silence is not None:
            self.words.clear(Slot.RESULT)
            self.words.put(Slot.TURN, event_line(silence, self.table.names, self.table.board))
        exchanged = exchange_line(events, self.table.names, self.table.board)
        if exchanged is not None:
            # it takes a while until the cards lie again, and nobody chooses any more
            self.words.clear(Slot.RESULT)
            self.words.put(Slot.TURN, exchanged)
        placed = next((e for e in events if isinstance(e, (DiePlaced, TokenPlaced, TrafficDiePlaced))), None)
        if placed is not None:
            # the turn that was is over: until its result is seen, what lies there is said
            spaces = self.table.ports.table.ruleset.spaces
            self.words.put(Slot.TURN, Line(event_line(placed, self.table.names, self.table.board, spaces).title))
            self.words.clear(Slot.RESULT)

    def tell(self, event: Event) -> None:
        """One sentence while its movement plays: what comes before the briefing is over when the movement is."""
        spaces = self.table.ports.table.ruleset.spaces
        self.words.put(Slot.RESULT, event_line(event, self.table.names, self.table.board, spaces))

    def corrected(self) -> None:
        """The position was rolled back (ux 3.8)."""
        self._quiet = False
        self.words.clear(Slot.RESULT)
        self.update_turn()
        rows = self.table.log.rowCount()
        if rows:
            self.notice(Line(str(self.table.log.value(rows - 1, Role.TEXT))))

    def result(self, events: tuple[Event, ...]) -> None:
        """The sentence after the movement; the next player may act from now on."""
        self._quiet = False
        table = self.table
        board, pending = table.board, table.pending
        line = result_line(events, table.names, table.ports.table.ruleset, board)
        self.update_turn()
        turn = self.words.line(Slot.TURN)
        if isinstance(pending, Over):
            line = None
        elif turn is not None and isinstance(pending, Talk) and talk_is_off(board):
            # nobody reads it in a briefing: it is over in a moment (TT1)
            line = Line(turn.title, line.title if line is not None else turn.detail)
        elif line is not None and turn is not None and (isinstance(pending, RoundEnd) or turn.kind == "caution"):
            # the eighth die, or dice that are spoken for (the nag of ux 3.4): more than the detail of the last die
            # that time ran out is the result itself
            what_next = self._turn_line(late=False).title
            if isinstance(pending, RoundEnd) and turn.kind != "bad":
                what_next = say("roundEnd.goOnSilent" if talk_is_off(board) else "roundEnd.goOn")
            line = Line(line.title, what_next, line.kind)
        self._last = line or turn
        self.words.put(Slot.RESULT, line)
        if isinstance(pending, Over) and turn is not None:
            self.announce(turn.title, assertive=True)
        else:
            self._tell_saving_problem()
        self.changed.emit()

    def _tell_saving_problem(self) -> None:
        """Once, when the disk is full or the folder is gone; Pause says why."""
        before, self._saving_problem = self._saving_problem, self.table.ports.table.saving_problem
        if self._saving_problem and not before:
            self.notice(Line(say("save.problem.1"), say("save.problem.2"), "caution"))

    def notice(self, line: Line) -> None:
        """A sentence from elsewhere; what was refused before is past."""
        self.words.clear(Slot.REFUSAL)
        self.words.put(Slot.NOTICE, line)

    def _both_held(self, both: bool) -> None:
        if both:
            self.words.put(Slot.REFUSAL, visors_refusal())
        elif self._says_both:
            self.words.clear(Slot.REFUSAL)

    @property
    def _says_both(self) -> bool:
        return self.words.line(Slot.REFUSAL) == visors_refusal()

    def _stayed(self) -> None:
        """What speaks of keys that are still down stays as long as they are."""
        stays = Slot.REFUSAL if self.visors.both and self._says_both else None
        self.words.clear(*(slot for slot in PASSING if slot != stays))

    # ---- hover
    def hover(self, place: str) -> None:
        """The space or panel under the pointer, or "": after a moment one sentence says what it is for (ux 3.10)."""
        if place == self._hovered:
            return
        self._hovered = place
        self.words.clear(Slot.HELP)
        self._help.stop()
        if place and self.table.lifted is None:
            self._help.start()

    def _show_help(self) -> None:
        sentence = one_sentence(self._hovered)
        if not sentence or self.table.lifted is not None:
            return
        ruleset = self.table.ports.table.ruleset
        space = ruleset.index.get(self._hovered)
        title = topic(topic_of(self._hovered)).title if space is None else space_label(ruleset.spaces[space])
        self.words.put(Slot.HELP, Line(title, sentence))

    # ---- aloud
    def _words_changed(self) -> None:
        slot = self.words.shown
        if slot in PASSING and not self.motion.still:
            self._stay.start()
        if slot is not None and slot not in NOT_ALOUD and not self.words.private:
            message = self.words.message()
            self.announce(" ".join(part for part in (message.line1, message.line2) if part))
        self.changed.emit()

    def announce(self, text: str, *, assertive: bool = False) -> None:
        """To screen readers: public sentences, or the owner's dice while the own visor is open."""
        self.spoken.emit(text, assertive)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self.parent(), text)
            if assertive:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)

    def _speak_open_dice(self) -> None:
        """The owner's dice, once, while a screen reader listens and the visor is open (ux 6)."""
        seat = self.table.open_seat
        if seat is not None and self.table.mode == Mode.VISORS:
            held = [place for place in range(4) if self.table.board.in_hand[seat] >> place & 1]
            self.announce(" ".join(self.table.dice[seat].spoken(place) for place in held))

    def read_board(self) -> None:
        """Ctrl+1: the public board in one breath, and the time that is left."""
        left = self.table.ports.table.time_left
        time = "" if left is None else "\n" + say("a11y.clock", n=math.ceil(left))
        self.announce(board_summary(self.table.board) + time)

    def little_time(self, seconds: int) -> None:
        """The stopwatch turns to caution."""
        self.announce(say("clock.warn", n=seconds))

    def read_last(self) -> None:
        """Ctrl+2: the last event again."""
        if self._last is not None:
            self.notice(self._last)
            self.announce(" ".join(part for part in self._last[:2] if part))

    def after(self, events: tuple[Event, ...]) -> partial[None]:
        """`result` for the end of a movement."""
        return partial(self.result, events)
