"""The briefing (mock-up 03, ux 3.2): where the flight stands, the talk, the flight plan, and the joint hold to roll.

The instruments are painted at the window's scale; chat, chips and composer are ordinary widgets at their place in the
scene. While the composer has the keyboard Q and O are letters; the rings can be clicked all the time.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from skyteam_qt.qtbridge.flight_words import level_word
from skyteam_qt.qtbridge.module_words import signed
from skyteam_qt.qtbridge.phrases import Line, event_line
from skyteam_qt.qtbridge.spoken import approach_name, axis_name, coffee_name, reroll_name, speed_tape_name
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import joined, say
from skyteam_qt.rules import SEATS, Board, Phase, Seat, who_begins
from skyteam_qt.rules.events import BusySky, RoundBegan
from skyteam_qt.rules.modules.alarms import Alarms
from skyteam_qt.rules.modules.intern import InternRow
from skyteam_qt.rules.modules.kerosene import Kerosene
from skyteam_qt.rules.modules.wind import WindRing
from skyteam_qt.rules.spaces import Kind
from skyteam_qt.session.setup import Agreement
from skyteam_qt.ui.chat_panel import ChatPanel
from skyteam_qt.ui.checklist import running_rows
from skyteam_qt.ui.cockpit.animator import ENTER, Animator, Step, Track
from skyteam_qt.ui.cockpit.arrangement import fitting_of
from skyteam_qt.ui.cockpit.layout import Fit
from skyteam_qt.ui.cockpit.public_facts import WORDS, badge_of, board_facts
from skyteam_qt.ui.composer import Drafts
from skyteam_qt.ui.draw.canvas import Canvas
from skyteam_qt.ui.hit_button import HitButton
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.rings import JointAgreement, RingButton
from skyteam_qt.ui.screens.briefing_art import (
    BriefingFacts,
    BriefingLayout,
    RingFacts,
    paint_briefing,
    paint_dock,
    paint_token,
)
from skyteam_qt.ui.seat_keys import DEFAULT_CAPS
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.look import Look
from skyteam_qt.ui.widgets.page import FocusRing

_CHAT_MARGINS = (18, 8, 18, 12)
LOW_KEROSENE = 6
"""From here on a round without a die for the tank is the last one (KE3)."""


class BriefingScreen(QWidget):
    """One briefing after another of one flight.

    drafts: shared with the drawer, so that a half-typed line comes back there. rolled(): both have agreed and the dice
    are on their way. rules_requested, correct_requested, pause_requested: buttons of the top bar and F1, F6, Esc.
    message(Line): a refusal for the annunciator of whoever shows one.
    """

    rolled = Signal()
    rules_requested = Signal()
    correct_requested = Signal()
    pause_requested = Signal()
    message = Signal(object)

    def __init__(
        self,
        table: Table,
        theme: Theme,
        motion: Motion,
        parent: QWidget | None = None,
        *,
        drafts: Drafts | None = None,
        caps: tuple[str, str] = DEFAULT_CAPS,
        language: str = "",
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.theme = theme
        self.motion = motion
        self._caps = caps
        self._layer = QPixmap()
        self._facts = BriefingFacts()
        ruleset = table.ports.table.ruleset
        spaces, rows = len(ruleset.scenario.planes), len(ruleset.scenario.altitude)
        foot = fitting_of(ruleset).foot
        self._layouts = {kind: BriefingLayout(kind, spaces, rows, foot) for kind in ("tall", "wide")}
        self._layout = self._layouts["tall"]
        self._fit = self._layout.fit(1600, 1000)
        self.joint = JointAgreement(table, motion, None, self, caps=caps)
        self.joint.changed.connect(self._show_rings)
        self.joint.agreed.connect(self.rolled)
        self.buttons = {name: HitButton("", theme, self) for name in ("rules", "correct", "pause")}
        for name, ask in (
            ("rules", self.rules_requested),
            ("correct", self.correct_requested),
            ("pause", self.pause_requested),
        ):
            self.buttons[name].clicked.connect(ask)
            self.buttons[name].installEventFilter(self)
        self.chat = ChatPanel(table, drafts=drafts, language=language, parent=self)
        self.chat.left.connect(self._take_focus)
        self.chat.refused.connect(self.message)
        self._focus_ring = FocusRing(self)  # type: ignore[arg-type]
        self._animator = Animator(motion, self)
        self._notice = ""
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.setInterval(int(theme.tokens["duration"]["messageStay"]))
        self._stay.timeout.connect(self._stayed)
        self._flown = 0
        self._flight: float | None = None
        self.rings = tuple(RingButton(seat, self.joint, theme, self) for seat in SEATS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        table.changed.connect(self.refresh)
        table.chat_changed.connect(self.refresh)
        table.mode_changed.connect(self.refresh)
        table.message.connect(self.tell)
        self._arrange()
        self.refresh()

    @property
    def look(self) -> Look:
        """Theme and scale, for the ordinary widgets."""
        return Look(self.theme, self._fit.scale)

    def focus_moved(self, part: QWidget | None) -> None:
        """The keyboard came to a part, or left it."""
        self._focus_ring.move_to(part)

    # ---- what it shows
    def refresh(self, _change: object = None) -> None:
        """The position, the plan or the mode changed."""
        talking = self.table.board.phase == Phase.BRIEFING and not self.table.board.over
        self.joint.what = Agreement.ROLL if talking else None
        if self.isVisible() or self._layer.isNull():
            self._redraw()

    def tell(self, line: Line) -> None:
        """A sentence from elsewhere, in the place of the invitation to roll, for a while."""
        self._notice = line.title
        if not self.motion.still:
            self._stay.start()
        if self.isVisible():
            self._redraw()

    def _stayed(self) -> None:
        self._notice = ""
        self.refresh()

    def _make_facts(self) -> BriefingFacts:
        table = self.table
        board, ruleset = table.board, table.ports.table.ruleset
        hot = next((name for name, button in self.buttons.items() if button.underMouse()), "")
        cockpit = board_facts(
            ruleset,
            board,
            names=(table.names.of(Seat.PILOT), table.names.of(Seat.COPILOT)),
            keys=self._caps,
            may_talk=True,
            badge=badge_of(table),
            correctable=bool(table.ports.table.steps()),
        )
        rerolls = board.reroll - (self._flight is not None)
        level = level_word(ruleset.game, table.ports.table.level)
        name = " · ".join(word for word in (cockpit.airport_name, level) if word)
        return BriefingFacts(
            cockpit=replace(cockpit, hot=hot, rerolls=rerolls, airport_name=name),
            rows=running_rows(board, ruleset),
            modules=module_pills(board),
            engines=bool(ruleset.by_kind(Kind.ENGINE)),
            starter=WORDS[who_begins(ruleset, board)],
            collected=ruleset.scenario.space_at(board.altitude).reroll and board.reroll > 0,
            title=self._notice or say("roll.title"),
            waiting=self.joint.waiting,
            news=self._news(),
        )

    def _news(self) -> str:
        """What came before this talk and is not said elsewhere on this screen: a plane of a busy sky (F81)."""
        board, port = self.table.board, self.table.ports.table
        for line in reversed(port.log):
            if line.taken_back:
                continue
            for event in line.events:
                if isinstance(event, BusySky):
                    return event_line(event, self.table.names, board, port.ruleset.spaces).title
            if any(isinstance(event, RoundBegan) for event in line.events):
                break
        return ""

    def _redraw(self) -> None:
        """Paint the layer anew."""
        self._facts = facts = self._make_facts()
        dpr = self.devicePixelRatioF()
        size = self.size() * dpr
        layer = QPixmap(max(1, size.width()), max(1, size.height()))
        layer.setDevicePixelRatio(dpr)
        painter = QPainter(layer)
        with Canvas(painter, self.theme, self._fit.scale, self._fit.origin) as canvas:
            paint_briefing(canvas, self._layout, facts)
        painter.end()
        self._layer = layer
        self._name_parts()
        self.update()

    def _name_parts(self) -> None:
        board = self.table.board
        for name, button in self.buttons.items():
            button.setAccessibleName(say(f"button.{name}"))
            button.setEnabled(name not in self._facts.cockpit.disabled)
        self.setAccessibleName(say("panel.briefing"))
        lines = [approach_name(board), axis_name(board.axis), speed_tape_name(board)]
        lines += [coffee_name(board), reroll_name(board), *(row.spoken for row in self._facts.rows)]
        lines += [words for _, _, words in self._facts.modules]
        self.setAccessibleDescription("\n".join(filter(None, (self._facts.news, *lines))))
        self._name_rings()

    def _name_rings(self) -> None:
        for seat, ring in zip(SEATS, self.rings, strict=True):
            text = self.joint.text(seat)
            parts = (self.table.names.of(seat), text.title, text.hint)
            name = ", ".join(part for part in parts if part)
            if ring.accessibleName() != name:
                ring.setAccessibleName(name)

    def _ring_facts(self, seat: Seat) -> RingFacts:
        joint = self.joint
        return RingFacts(
            name=self.table.names.of(seat),
            key=self._caps[seat],
            part=joint.progress(seat),
            inside=joint.is_in(seat),
            text=joint.text(seat),
        )

    def _show_rings(self) -> None:
        """Only the lower edge moves while people hold."""
        if not self.isVisible():
            return
        self._name_rings()
        self.update(self._dock().toAlignedRect())

    def _dock(self) -> QRectF:
        top = self._layout.panels["trayPilot"].y() - 2
        rect = QRectF(0, top, self._layout.size.width(), self._layout.size.height() - top)
        return self._fit.to_view(rect)

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.theme = theme
        for button in (*self.buttons.values(), *self.rings):
            button.set_theme(theme)
        self._arrange()
        self._redraw()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The layer, and over it the rings as they are now."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._layer)
        if event.rect().intersects(self._dock().toAlignedRect()):
            with Canvas(painter, self.theme, self._fit.scale, self._fit.origin) as canvas:
                pilot, copilot = (self._ring_facts(seat) for seat in SEATS)
                facts = replace(self._facts, waiting=self.joint.waiting)
                paint_dock(canvas, self._layout, facts, (pilot, copilot))
        if self._flight is not None:
            with Canvas(painter, self.theme, self._fit.scale, self._fit.origin) as canvas:
                paint_token(canvas, self._layout, self._facts, self._flight)
        painter.end()

    # ---- the first beat: a reroll comes on board
    def _beat(self) -> None:
        board = self.table.board
        if not self._facts.collected or self._flown == board.round:
            return
        self._flown = board.round
        if self.motion.still:
            return
        self._flight = 0.0
        self._redraw()
        ms = self.theme.tokens["duration"]["altitudeDrop"]
        self._animator.run("token", Step((Track(ms, self._fly, ENTER),), end=self._landed))

    def _fly(self, k: float) -> None:
        self._flight = k
        self.update(self._fit.to_view(self._layout.board.adjusted(0, -90, 0, 0)).toAlignedRect())

    def _landed(self) -> None:
        self._flight = None
        self._redraw()

    # ---- places
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        self._redraw()

    def _arrange(self) -> None:
        width, height = max(1, self.width()), max(1, self.height())
        self._layout = self._layouts[BriefingLayout.kind_for(width, height)]
        self._fit = fit = self._layout.fit(width, height, self.devicePixelRatioF())
        for name, button in self.buttons.items():
            button.place(fit.to_view(self._layout.top_buttons[name]))
        for seat, ring in zip(SEATS, self.rings, strict=True):
            ring.place(fit.to_view(self._layout.seat_ring(WORDS[seat])))
        left, top, right, bottom = _CHAT_MARGINS
        inner = self._layout.chat.adjusted(left, top, -right, -bottom)
        self.chat.setGeometry(_inside(fit, inner))
        self.chat.restyle(self.look)

    # ---- keys
    def _take_focus(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Both keys held together roll; Ctrl+L goes to the composer; F1, F6 and Esc as everywhere."""
        key = event.key()
        if self.joint.key_press(event):
            return
        if event.isAutoRepeat():
            event.ignore()
        elif key == Qt.Key.Key_L and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.chat.compose()
        elif key == Qt.Key.Key_F1:
            self.rules_requested.emit()
        elif key == Qt.Key.Key_F6:
            self.correct_requested.emit()
        elif key == Qt.Key.Key_Escape:
            self.pause_requested.emit()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.joint.key_release(event):
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside everything leaves the composer."""
        self._take_focus()
        event.accept()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        self._take_focus()
        self._beat()

    def hideEvent(self, event: QHideEvent) -> None:
        self.joint.let_go()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.joint.let_go()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self._redraw()
        return False


def module_pills(board: Board) -> tuple[tuple[str, str, str], ...]:
    """What the modules of the flight stand at: sign, colour, words. Public facts."""
    found = []
    tank, ring, row, alarms = (board.find(kind) for kind in (Kerosene, WindRing, InternRow, Alarms))
    if tank is not None:
        low = tank.marker <= LOW_KEROSENE
        found.append(("kerosene", "caution" if low else "text", say("briefing.kerosene", n=tank.marker)))
    if ring is not None:
        sign = "headwind" if ring.modifiers[0] < 0 else "wind"
        found.append((sign, "text", say("briefing.wind", n=signed(ring.modifier))))
    if row is not None and row.tokens:
        found.append(("intern", "text", say("briefing.tokens", list=joined(map(str, row.tokens)))))
    if alarms is not None:
        on = tuple(sorted(alarms.active))
        words = say("briefing.alarms", n=len(on), list=joined(map(str, on))) if on else say("briefing.alarmsOff")
        found.append(("alarms", "caution" if on else "muted", words))
    return tuple(found)


def _inside(fit: Fit, rect: QRectF) -> QRect:
    """A scene rectangle as whole px of the view."""
    box = fit.to_view(rect)
    return QRect(round(box.x()), round(box.y()), round(box.width()), round(box.height()))
