"""Part of the start screen: the flights on map and inset, or as a list, with the filters above them (mock-up 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.ui.screens.filters import FilterBar
from skyteam_qt.ui.screens.legend import Legend
from skyteam_qt.ui.screens.world_map import MapView
from skyteam_qt.ui.services import FlightCard
from skyteam_qt.ui.widgets.buttons import Segments
from skyteam_qt.ui.widgets.page import Page

if TYPE_CHECKING:
    from skyteam_qt.ui.flight_model import FlightFilter, FlightModel
    from skyteam_qt.ui.screens.filters import NoHits
    from skyteam_qt.ui.screens.flight_list import FlightList


class PlacesPart(QWidget):
    """picked(row): another flight was chosen in the list or by its airport. marked(): an airport was pressed.

    Map and list are views of one model behind one filter; both are made after the first picture, in which the maps
    show all flights anyway. below: what stands under the map, and beside the inset.
    """

    picked = Signal(int)
    marked = Signal()

    def __init__(self, page: Page, cards: tuple[FlightCard, ...], row: int, below: list[tuple[QWidget, int]]) -> None:
        super().__init__()
        self._marks = [part for part, _ in below if isinstance(part, Legend)]
        self._page = page
        self._cards = cards
        self._row = row
        self._model: FlightModel | None = None
        self._found: FlightFilter | None = None
        self.no_hits: NoHits | None = None
        self.list: FlightList | None = None
        self._column = column = QVBoxLayout(self)
        page.keep(column, spacing=12)
        self.views = Segments((say("start.map"), say("start.list")), name=say("start.view"))
        self.views.group.idToggled.connect(self._view_toggled)
        top = QHBoxLayout()
        page.keep(top, spacing=14)
        top.addWidget(self.views)
        self.filters = FilterBar(cards)
        self.filters.asked.connect(self._asked)
        top.addWidget(self.filters, 1)
        column.addLayout(top)
        self.world = MapView("world", cards)
        self.world.chosen.connect(self._choose_airport)
        self.europe: MapView | None = None
        if any(card.europe is not None for card in cards):
            self.europe = MapView("europe", cards)
            self.europe.chosen.connect(self._choose_airport)
            self.world.inset_asked.connect(self._go_to_europe)
            self.world.left.connect(self._cross)
            self.europe.left.connect(self._cross)
        self._stack = QStackedLayout()
        self.world.setParent(self)  # a stack shows its first widget at once: without a parent as a window of its own
        self._stack.addWidget(self.world)
        column.addLayout(self._stack, 446 if self.europe else 1)
        bottom = QHBoxLayout()
        self._table: QWidget | None = None
        self._cards_chosen = False
        page.keep(bottom, spacing=12)
        if self.europe is not None:
            bottom.addWidget(self.europe, 500)
        self._below = QVBoxLayout() if self.europe is not None else QHBoxLayout()
        page.keep(self._below, spacing=12)
        for part, share in below:
            self._below.addWidget(part, share)
        bottom.addLayout(self._below, 516)
        column.addLayout(bottom, 378 if self.europe else 0)

    @property
    def model(self) -> FlightModel:
        """The flights as an item model; made when it is first asked for, after the first picture."""
        if self._model is None:
            from skyteam_qt.ui.flight_model import FlightModel

            self._model = FlightModel(self._cards, self)
        return self._model

    @property
    def found(self) -> FlightFilter:
        """The flights that the filters leave; map and list show these."""
        if self._found is None:
            from skyteam_qt.ui.flight_model import FlightFilter

            self._found = FlightFilter(self.model, self)
            self._found.dataChanged.connect(self._show_found)
        return self._found

    @property
    def _maps(self) -> tuple[MapView, ...]:
        return (self.world,) if self.europe is None else (self.world, self.europe)

    def take(self, cards: tuple[FlightCard, ...]) -> None:
        """The same flights with other tallies."""
        self._cards = cards
        for view in self._maps:
            view.take(cards)
        if self._model is not None:
            self._model.take(cards)

    def show_row(self, row: int) -> None:
        """Show another flight as the chosen one."""
        self._row = row
        for view in self._maps:
            view.select(self._cards[row].code)
        if self.list is not None:
            self.list.select(row)

    def rows_of(self, code: str) -> list[int]:
        """The flights of an airport."""
        return [i for i, card in enumerate(self._cards) if card.code == code]

    # --- cards ------------------------------------------------------------------------------------------------
    def show_table(self, table: QWidget | None) -> None:
        """The table of the card game in the place of map, list and marks; None: these again."""
        if table is not None and self._table is None:
            self._stack.addWidget(table)
            self._page.restyle_part(table)
        self._table = table or self._table
        self._cards_chosen = table is not None
        for part in (self.views, self.filters, *self._marks, *([] if self.no_hits is None else [self.no_hits])):
            part.setVisible(table is None)
        if table is not None:
            self._stack.setCurrentWidget(table)
            if self.europe is not None:
                self._share(self.europe, listed=True)
        elif self._table is not None:
            self._view_toggled(self.views.on, True)
            if self._found is not None:
                self._show_found()

    # --- map or list ------------------------------------------------------------------------------------------
    def _view_toggled(self, view: int, on: bool) -> None:
        if not on or self._cards_chosen:
            return
        if view and self.list is None:
            from skyteam_qt.ui.screens.flight_list import FlightList  # tables are dear to import; the map comes first

            self.list = FlightList(self.found)
            self.list.picked.connect(self.picked)
            self.list.select(self._row)
            self._stack.addWidget(self.list)
            self._page.restyle_part(self.list)
        self._stack.setCurrentWidget(self.list if view and self.list is not None else self.world)
        if self.europe is not None:
            self._share(self.europe, bool(view))

    def _share(self, inset: MapView, listed: bool) -> None:
        """The list takes the place of the inset too (mock-up 14b)."""
        inset.setVisible(not listed)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._below.setDirection(across if listed else down)
        at = self._column.indexOf(self._stack)
        self._column.setStretch(at, 608 if listed else 446)
        self._column.setStretch(at + 1, 0 if listed else 378)

    # --- filters ----------------------------------------------------------------------------------------------
    def _asked(self, levels: frozenset[str], module: str, unlanded: bool, words: str) -> None:
        self.found.ask(levels, module, unlanded, words)
        self._show_found()

    def _show_found(self, *_what: object) -> None:
        """Both views show the flights that are left; a sentence says when there are none."""
        cards = self.found.cards if self.found.on else None
        for view in self._maps:
            view.show_found(cards)
        if self.list is not None:
            self.list.select(self._row)
            self.list.table.viewport().update()
        none = cards is not None and not cards
        if none and self.no_hits is None:
            from skyteam_qt.ui.screens.filters import NoHits

            self.no_hits = NoHits()
            self.no_hits.clear.clicked.connect(self.filters.clear)
            self._column.insertWidget(1, self.no_hits)
            self._page.restyle_part(self.no_hits)
        if self.no_hits is not None:
            self.no_hits.setVisible(none)

    # --- airports ---------------------------------------------------------------------------------------------
    def _choose_airport(self, code: str) -> None:
        """A mark: its first flight, unless one of them is chosen already; with filters the first that is left."""
        rows = self.rows_of(code)
        if rows and self._row not in rows:
            asked = self._found is not None and self._found.on
            wanted = {card.id for card in self.found.cards} if asked else set()
            self.picked.emit(next((row for row in rows if self._cards[row].id in wanted), rows[0]))
        self.marked.emit()

    def _go_to_europe(self) -> None:
        """The frame on the world was pressed: the keyboard goes to the chosen airport of the inset, or its first."""
        if self.europe is None:
            return
        codes = [code for code in self.europe.codes if self.europe.is_found(code)]
        if codes:
            here = self._cards[self._row].code
            self.europe.mark(here if here in codes else codes[0]).setFocus(Qt.FocusReason.TabFocusReason)

    def _cross(self, code: str, key: int) -> None:
        """An arrow that leads out of one map goes to the nearest airport of the other, where that lies this way."""
        world, europe = self.world, self.europe
        if europe is None:
            return
        of, to = (world, europe) if code in world.codes else (europe, world)
        if key != (Qt.Key.Key_Down if to is europe else Qt.Key.Key_Up):
            return
        other = to.nearest(QPointF(to.mapFromGlobal(of.mapToGlobal(of.at(code).toPoint()))))
        if other is not None:
            to.take_keys(other)
