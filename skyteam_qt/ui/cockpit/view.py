"""The playable cockpit: one graphics view that shows a `Table` and lets two people fly (ux 3.4 to 3.7).

The painted cockpit is a layer of our own; dice, lights and what flies are items over it. The view decides nothing: it
asks the table, and what hands do goes through `Handling`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from skyteam_qt.qtbridge.hints import Hints
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules.events import Dealt, TimeRanOut
from skyteam_qt.session.port import Change
from skyteam_qt.session.setup import Mode
from skyteam_qt.ui.cockpit.abilities import Abilities
from skyteam_qt.ui.cockpit.animator import Animator
from skyteam_qt.ui.cockpit.arrangement import layout_of
from skyteam_qt.ui.cockpit.card_faces import CardFaces
from skyteam_qt.ui.cockpit.commands import Commands
from skyteam_qt.ui.cockpit.faces import DieFaces
from skyteam_qt.ui.cockpit.facts import CockpitFacts, TrayFacts
from skyteam_qt.ui.cockpit.focus import Focus
from skyteam_qt.ui.cockpit.handling import Handling
from skyteam_qt.ui.cockpit.hint_items import HintControl
from skyteam_qt.ui.cockpit.keyboard import Keyboard
from skyteam_qt.ui.cockpit.layer import Layer, Pictures
from skyteam_qt.ui.cockpit.layout import CockpitLayout
from skyteam_qt.ui.cockpit.live_items import LiveItems
from skyteam_qt.ui.cockpit.playback import Playback
from skyteam_qt.ui.cockpit.pointer import Pointer
from skyteam_qt.ui.cockpit.public_facts import table_facts
from skyteam_qt.ui.cockpit.round_clock import RoundClock
from skyteam_qt.ui.cockpit.shown_facts import shown_facts, topic_at
from skyteam_qt.ui.cockpit.speaker import Speaker
from skyteam_qt.ui.cockpit.stage import SceneStage
from skyteam_qt.ui.cockpit.visor_control import VisorControl
from skyteam_qt.ui.cockpit.window_watch import WindowWatch
from skyteam_qt.ui.hold import Hold
from skyteam_qt.ui.motion import Motion
from skyteam_qt.ui.theme import Theme

REROLL_HOLD_MS: Final = 500
REROLL_BACK_MS: Final = 160


@dataclass(frozen=True)
class CockpitOptions:
    """What people can choose (ux 6, settings). caps: labels of the visor keys; faces: "pips", "numerals", "both"."""

    safe_mode: bool = True
    sticky_look: bool = False
    faces: str = "pips"
    caps: tuple[str, str] = ("Q", "O")


class CockpitView(QGraphicsView):
    """The cockpit of one flight.

    table: whose gate decides what is shown. motion: factors and clock. hints: ideas, where they may be
    asked for. The view hears the keys of the window it is in.
    Signals ask the window for what is not the cockpit's: `pause_requested`, `correction_requested`,
    `help_requested(topic)` (a space id, a panel name, or empty), `drawer_requested`, `hurried` (Space while the
    curtain waits for the result to be seen). `spoken(str, bool)`: a sentence was announced (assertively).
    `animator.busy` and `animator.settled`: whether something still plays.
    """

    pause_requested = Signal()
    correction_requested = Signal()
    help_requested = Signal(str)
    drawer_requested = Signal()
    hurried = Signal()
    spoken = Signal(str, bool)

    def __init__(
        self,
        table: Table,
        theme: Theme,
        motion: Motion,
        options: CockpitOptions | None = None,
        parent: QWidget | None = None,
        hints: Hints | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self.theme = theme
        self.motion = motion
        self.options = options or CockpitOptions()
        self.ruleset = table.ports.table.ruleset
        self._hot = ""
        self._layouts: dict[str, CockpitLayout] = {}
        self._pictures_key: object = None
        self._set_up_widget()
        self.visors = VisorControl(table, motion, sticky=self.options.sticky_look, parent=self)
        self.speaker = Speaker(table, self.visors, theme, motion, self)
        self.words = self.speaker.words
        self.handling = Handling(table, self.words, safe=self.options.safe_mode, caps=self.options.caps, parent=self)
        self.abilities = Abilities(table, self.words, self.options.caps, self)
        self.animator = Animator(motion, self)
        self.playback = Playback(self.animator, theme, SceneStage(self), self.ruleset)
        self.clock = RoundClock(table, theme.tokens["more"]["duration"]["clockWarnAt"], self._minimised, self)
        self.reroll_hold = Hold(motion, REROLL_HOLD_MS, REROLL_BACK_MS, self)
        self.commands = Commands(self)
        self.keyboard = Keyboard(self)
        self.pointer = Pointer(self)
        self._watch = WindowWatch(self)
        self.live = LiveItems(self)
        self.dice, self.spaces, self.rings = self.live.dice, self.live.spaces, self.live.rings
        self.rail, self.answers = self.live.rail, self.live.answers
        self.focus = Focus(self, self._spot_pressed)
        self._base: CockpitFacts = table_facts(table, self.options.caps)
        self._board = table.board
        self._trays: tuple[TrayFacts, TrayFacts] | None = None
        self.hints: HintControl | None = None
        self._rebuild()
        if hints is not None:
            self.hints = HintControl(self, hints)
        self._connect()
        self.abilities.follow()
        self.speaker.update_turn()
        self.focus.name_all()

    def _set_up_widget(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(640, 360)
        self.setAccessibleName(say("app.title"))

    def _connect(self) -> None:
        table = self.table
        table.changed.connect(self._on_change)
        table.gate_changed.connect(self._on_gate)
        table.agreement_changed.connect(self._on_rings)
        table.chat_changed.connect(self._on_public)
        table.mode_changed.connect(self._on_public)
        table.spaces.dataChanged.connect(self._on_lights)
        for dice in table.dice:
            dice.dataChanged.connect(self._on_dice)
        self.handling.changed.connect(self._sync)
        self.abilities.changed.connect(self._sync)
        self.handling.went_home.connect(self.live.went_home)
        self.visors.ring_changed.connect(self._on_rings)
        self.speaker.changed.connect(self.refresh)
        self.speaker.spoken.connect(self.spoken)
        self.animator.settled.connect(self._settled)
        self.clock.changed.connect(self.refresh)
        self.clock.warned.connect(self.speaker.little_time)
        self.reroll_hold.progressed.connect(self.refresh)
        self.reroll_hold.done.connect(self._reroll_held)

    # ---- facts and pictures
    def _shown_facts(self) -> CockpitFacts:
        return shown_facts(self, self._base, self._hot)

    def refresh(self) -> None:
        """Paint what has changed in the facts, panel by panel."""
        facts = self._shown_facts()
        self.pictures.spaces.labels = facts.labels
        for rect in self.layer.mend(facts):
            self.viewport().update(rect.toAlignedRect())

    @property
    def faces(self) -> DieFaces | CardFaces:
        """Die or card faces of this scale."""
        return self.pictures.faces

    @property
    def places(self) -> CockpitLayout:
        """The arrangement in use."""
        return self.layer.layout

    def layout_of(self, kind: str) -> CockpitLayout:
        """The arrangement "tall" or "wide" for this flight."""
        found = self._layouts.get(kind)
        if found is None:
            found = self._layouts[kind] = layout_of(self.ruleset, kind)
        return found

    def _new_layer(self) -> Layer:
        size = QSizeF(self.viewport().size())
        layout = self.layout_of(CockpitLayout.kind_for(size.width(), size.height()))
        return Layer(self.theme, layout, size, self.devicePixelRatioF(), self._shown_facts())

    def _rebuild(self) -> None:
        """Layer, pictures and places for the size, ratio, theme and language of now."""
        self.layer = self._new_layer()
        fit, dpr = self.layer.fit, self.layer.dpr
        self.playback.layout = self.places
        key = (self.theme, self.places.kind, fit.scale, dpr, self.options.faces)
        if self._pictures_key != key:
            self._pictures_key = key
            self.pictures = Pictures(self.theme, self.places, fit.scale, dpr, self.options.faces)
            self.pictures.spaces.labels = self._base.labels
        self.resetTransform()
        self.scale(fit.scale, fit.scale)
        # half a px less than the view, so that rounding never gives it something to scroll
        corner = QPointF(-fit.origin.x() / fit.scale, -fit.origin.y() / fit.scale)
        size = QSizeF((fit.size.width() - 0.5) / fit.scale, (fit.size.height() - 0.5) / fit.scale)
        self.scene().setSceneRect(QRectF(corner, size))
        self.live.place()
        self.focus.place()
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """The whole layer at (0, 0)."""
        self.layer.blit(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Anew at each size."""
        super().resizeEvent(event)
        if self._pictures_key is not None:
            self._rebuild()

    def event(self, event: QEvent) -> bool:
        """Another screen with another ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._pictures_key is not None:
            self._rebuild()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: graphics items hear nothing of it, so all is made anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._pictures_key is not None:
            self.retranslate()

    def retranslate(self) -> None:
        """All texts again."""
        self.table.retranslate()
        self._base = table_facts(self.table, self.options.caps)
        self._pictures_key = None
        self.abilities.follow()
        self.speaker.update_turn()
        self.focus.name_all()
        self._rebuild()

    def set_theme(self, theme: Theme) -> None:
        """Another look."""
        self.theme = self.playback.theme = theme
        self._rebuild()

    def set_options(self, options: CockpitOptions) -> None:
        """Changed settings; sticky look counts from the next flight on."""
        self.options = options
        self.handling.safe, self.handling.caps = options.safe_mode, options.caps
        self.abilities.caps = options.caps
        self._base = table_facts(self.table, options.caps)
        self._rebuild()

    # ---- the table speaks
    def _on_change(self, change: Change) -> None:
        before, self._base = self._trays_before(), table_facts(self.table, self.options.caps)
        if any(isinstance(event, TimeRanOut) for event in change.events):
            self.clock.ran_out()
        self.speaker.hush(change.events)
        if change.corrected:
            self.animator.finish_all()
            self.playback.clear()
            self.speaker.corrected()
        else:
            self.playback.show(change.events, before, self._base, self.speaker.after(change.events))
        if any(isinstance(event, Dealt) for event in change.events):
            # the time counts from the moment the hands lie there (F91)
            self.clock.dealing = self.animator.busy
        self.clock.follow()
        self.abilities.follow()
        self.focus.name_all()
        self._sync()

    def _trays_before(self) -> CockpitFacts:
        """The facts before the step that is told just now."""
        trays, self._trays, self._board = self._trays, None, self.table.board
        return self._base if trays is None else replace(self._base, pilot=trays[0], copilot=trays[1])

    def _on_gate(self) -> None:
        """Visor or curtain: trays first and at once on the screen (qt-recipes 2)."""
        now = table_facts(self.table, self.options.caps)
        if self.table.board is not self._board and self._trays is None:
            # a step shuts the gate before it is told: what lay in the trays is still needed to show how it went
            self._trays = (self._base.pilot, self._base.copilot)
        self._base = replace(self._base, pilot=now.pilot, copilot=now.copilot)
        self.speaker.gate()
        self.clock.follow()
        self._sync()
        if self.isVisible():
            self.viewport().repaint()

    def _settled(self) -> None:
        """Whatever was on its way lies where it belongs."""
        self._sync()
        if self.clock.dealing:
            self.clock.deal(False)

    def _minimised(self) -> bool:
        return self.window().isMinimized()

    def _on_rings(self) -> None:
        self.live.sync_rings()

    def _on_public(self) -> None:
        self._base = table_facts(self.table, self.options.caps)
        self._sync()

    def _on_lights(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self.live.take_light(row)
            self.focus.name_space(row)

    def _on_dice(self) -> None:
        self.live.dice_changed()

    def _sync(self) -> None:
        self.live.sync()
        self.refresh()

    def _reroll_held(self) -> None:
        self.reroll_hold.reset()
        self.handling.spend_reroll()

    def _spot_pressed(self, what: str) -> None:
        self.commands.activate(what)

    # ---- pointer
    def space_at(self, at: QPointF) -> int | None:
        """The space under a point of the scene."""
        found = self.places.space_at(at, self.layer.fit.scale)
        return None if found is None else self.ruleset.index.get(found)

    def set_hot(self, what: str) -> None:
        """The button under the pointer."""
        if what != self._hot:
            self._hot = what
            self.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Buttons and spaces here, dice by themselves."""
        onward: Callable[[], None] = partial(super().mousePressEvent, event)
        self.pointer.press(event, onward)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a quick click-click is a press like any other."""
        onward: Callable[[], None] = partial(super().mouseDoubleClickEvent, event)
        self.pointer.press(event, onward)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Dragging is the die's business, hovering ours."""
        super().mouseMoveEvent(event)
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        if event.button() == Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
        self.pointer.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        self.set_hot("")
        self.speaker.hover("")

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nothing scrolls."""
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Help for what is under the pointer; not in the middle of a drag."""
        if self.scene().mouseGrabberItem() is None:
            self.help_requested.emit(self.topic(self.mapToScene(event.pos())))
        event.accept()

    def topic(self, at: QPointF | None = None) -> str:
        """What F1 or a right click asks about: a space, a panel, or nothing in particular."""
        return topic_at(self, at)

    # ---- keys, and everything that shuts
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys were heard at the window; the view itself would only scroll."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """As for presses."""
        event.ignore()

    def shut(self) -> None:
        """Cover all, end a drag, and have it on the screen before this returns."""
        self.visors.shut()
        self.reroll_hold.reset()
        grabber = self.scene().mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()
        self.clock.follow()
        if self.isVisible():
            self.viewport().repaint()

    def showEvent(self, event: QShowEvent) -> None:
        """Hear the window."""
        super().showEvent(event)
        self._watch.follow(self.window())
        self._base = table_facts(self.table, self.options.caps)
        self.clock.show(True)
        self._sync()

    def hideEvent(self, event: QHideEvent) -> None:
        """Too late for the picture, but nothing stays open behind another screen."""
        super().hideEvent(event)
        self.animator.finish_all()
        self.clock.show(False)
        if self.table.mode == Mode.VISORS:
            self.visors.shut()
