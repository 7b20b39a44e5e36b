"""Where the keyboard is: the invisible buttons, their names and order, the ring around the one in focus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

from skyteam_qt.qtbridge.phrases import board_summary, role
from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.texts import say
from skyteam_qt.rules import SEATS, Kind
from skyteam_qt.ui.cockpit.keyboard import nearest, next_of_kind, next_of_module
from skyteam_qt.ui.cockpit.overlay_items import FocusItem
from skyteam_qt.ui.cockpit.pointer import BUTTONS
from skyteam_qt.ui.cockpit.public_facts import WORDS
from skyteam_qt.ui.cockpit.public_modules import ability_state
from skyteam_qt.ui.cockpit.spots import Spot

if TYPE_CHECKING:
    from skyteam_qt.ui.cockpit.view import CockpitView

ANSWER = "answer."


class Focus:
    """`at` is the name of the place in focus ("axis.P", "pilot.die.A", "rules", "answer.enter"), or empty."""

    def __init__(self, view: CockpitView, pressed: Callable[[str], None]) -> None:
        self.view = view
        self.at = ""
        self.ring = FocusItem(view)
        view.scene().addItem(self.ring)
        self.spots: dict[str, Spot] = {}
        before: QWidget = view
        for what in self._order():
            spot = Spot(what, view.viewport(), self.came)
            spot.clicked.connect(partial(pressed, what))
            QWidget.setTabOrder(before, spot)
            self.spots[what] = spot
            before = spot

    def _order(self) -> list[str]:
        """Tab order: top bar, panels, trays, annunciator (ux 5)."""
        layout = self.view.layout_of("tall")
        tags = [f"ability.{i}" for i in range(len(layout.ability_tags))]
        names = [*BUTTONS, *layout.tab_order, "reroll", *tags]
        for word in WORDS:
            names += [f"{word}.eye", *(f"{word}.die.{letter}" for letter in "ABCD")]
        return [*names, f"{ANSWER}enter", f"{ANSWER}esc"]

    # ---- places and names
    def place(self) -> None:
        """Over what they stand for, at the size of now."""
        view = self.view
        fit = view.layer.fit
        for what, spot in self.spots.items():
            if what.startswith(ANSWER):
                spot.lie_over(fit.to_view(view.answers.target(what.removeprefix(ANSWER))))
            else:
                spot.lie_over(fit.to_view(view.places.hit(what, fit.scale)))
        if self.at:
            self.came(self.at, self.ring.isVisible())

    def name_all(self) -> None:
        """Names out of the models; no covered value is in them."""
        table = self.view.table
        # the instruments are painted: what they show is said of the view itself
        self.view.setAccessibleDescription(board_summary(table.board))
        for row in range(len(self.view.ruleset.spaces)):
            self.name_space(row)
        for seat in SEATS:
            for place, letter in enumerate("ABCD"):
                name = str(table.dice[seat].value(place, Role.ACCESSIBLE_NAME))
                self.spots[f"{WORDS[seat]}.die.{letter}"].rename(name)
            self.spots[f"{WORDS[seat]}.eye"].rename(f"{role(seat)}: {say('tray.holdToLook')}")
        for what in BUTTONS:
            self.spots[what].rename(say(f"button.{what}"))
        self.spots["reroll"].rename(say("button.useReroll"))
        self.name_abilities()

    def name_abilities(self) -> None:
        """The cards, and whether they can be used."""
        view = self.view
        for i, card in enumerate(view.abilities.cards):
            state = say(f"a11y.ability.{ability_state(view.ruleset, view.table.board, card)}")
            name = say("a11y.ability", ability=say(f"ability.{card}"), state=state)
            self.spots[f"ability.{i}"].rename(name)

    def name_space(self, row: int) -> None:
        """One space, after its row in the model has changed."""
        name = self.view.table.spaces.value(row, Role.ACCESSIBLE_NAME)
        self.spots[self.view.ruleset.spaces[row].id].rename(str(name))

    def show_answers(self, labels: tuple[str, str]) -> None:
        """The answer buttons come and go."""
        for name, label in zip(("enter", "esc"), labels, strict=True):
            spot = self.spots[ANSWER + name]
            spot.rename(label)
            spot.setVisible(bool(label))
            spot.lie_over(self.view.layer.fit.to_view(self.view.answers.target(name)))

    # ---- moving
    def came(self, what: str, by_keys: bool) -> None:
        """The focus is here now; the ring shows only what the keyboard brought."""
        self.at = what
        if not what or not by_keys:
            self.ring.surround(None)
        elif what.startswith(ANSWER):
            self.ring.surround(self.view.answers.button_rect(what.removeprefix(ANSWER)))
        else:
            layout = self.view.places
            owner = ""
            if what in layout.spaces:
                owner = layout.owner_of(what)
            elif ".die." in what:
                owner = what.partition(".")[0]
            self.ring.surround(layout.rect_of(what), owner)
            self.aim()

    def go(self, what: str) -> None:
        """Bring the keyboard here."""
        spot = self.spots[what]
        if not spot.hasFocus():
            spot.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.at != what or spot.hasFocus():
            # also while the window is not active: the ring stays where the keys point
            self.came(what, True)

    def aim(self) -> None:
        """A die in hand is held over the space in focus."""
        row = self.view.ruleset.index.get(self.at)
        if row is not None and self.view.handling.lifted is not None:
            self.view.handling.aim(row)

    def next_of(self, kind: Kind) -> None:
        """X E R G F K N: the panel's next space."""
        view = self.view
        handling = view.handling
        if handling.waits:
            return
        lifted = handling.lifted
        seat = lifted.seat if lifted is not None else view.table.asked
        now = handling.target if lifted is not None else view.ruleset.index.get(self.at)
        space = next_of_kind(view.ruleset, kind, seat, now, view.table.board.placed)
        if space is not None:
            self.go(view.ruleset.spaces[space].id)

    def next_of_module(self, begin: str) -> bool:
        """U I L, and K for ice brakes. False where the flight has no such panel."""
        view = self.view
        handling = view.handling
        lifted = handling.lifted
        seat = lifted.seat if lifted is not None else view.table.asked
        now = handling.target if lifted is not None else view.ruleset.index.get(self.at)
        space = next_of_module(view.ruleset, begin, seat, now, view.table.board)
        if space is None:
            return False
        if not handling.waits:
            self.go(view.ruleset.spaces[space].id)
        return True

    def step(self, towards: QPointF) -> None:
        """Arrows: the nearest space in that direction; without a die in hand also trays and buttons."""
        view = self.view
        layout, lifted, target = view.places, view.handling.lifted, view.handling.target
        names = list(layout.spaces)
        if lifted is not None and target is not None:
            at = layout.spaces[view.ruleset.spaces[target].id].center()
        elif lifted is not None and lifted.extra:
            at = view.live.extra.pos()
        elif lifted is not None:
            at = layout.tray(WORDS[lifted.seat])[lifted.place].center()
        else:
            names = [what for what in self.spots if not what.startswith(ANSWER)]
            here = self.at if self.at in names else ""
            at = layout.rect_of(here).center() if here else layout.rect.center()
        found = nearest(at, towards, [(what, layout.rect_of(what).center()) for what in names])
        if found is not None:
            self.go(found)
