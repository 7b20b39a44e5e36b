"""What the tests of pages share: a flight and a save to show, a look at what is cut, and flights that have ended."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from skyteam_qt.rules import Loss
from skyteam_qt.session.port import Ports
from skyteam_qt.session.setup import FlightSetup, Mode
from skyteam_qt.ui.services import FlightCard, SavedFlight
from skyteam_qt.ui.widgets.page import Page
from tests.session.flights import LANDING, begin, both, dealer_for, fly_on, fly_script

LONG = "Wwwwwww Wwwwww Wwwwwwwww"
MARKUP = "<b>Ben</b> & <i>x</i>"
SIZES = ((1600, 1000), (1280, 720), (1100, 620))

CARD = FlightCard(
    "YUL-green",
    "YUL",
    "Montréal-Trudeau",
    "Montreal",
    "Canada",
    "green",
    (0, 0, 1, 2, 1, 3, 2),
    rerolls=(6000, 2000),
    x=263.9,
    y=97.8,
)
SAVED = SavedFlight("key", "YUL", "Montréal-Trudeau", "green", 3, 7, 4000, 7, "placement", LONG, MARKUP, Mode.VISORS)


def show(page: QWidget, width: int = 1600, height: int = 1000) -> None:
    """On screen, laid out and painted."""
    page.resize(width, height)
    page.show()
    page.activateWindow()
    QTest.qWaitForWindowExposed(page)
    page.resize(width, height)
    QApplication.processEvents()
    page.grab()


def press(widget: QWidget, key: Qt.Key, text: str = "") -> None:
    """A key for a widget, down and up."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))


def cut_texts(page: QWidget) -> list[str]:
    """Texts of visible labels and buttons that have less room than they need."""
    return [*_cut_labels(page.findChildren(QLabel)), *_cut_buttons(page.findChildren(QAbstractButton))]


def _cut_labels(labels: Iterable[QLabel]) -> list[str]:
    cut = []
    for label in labels:
        if not label.isVisible() or not label.text():
            continue
        if label.wordWrap():
            wanted = label.heightForWidth(label.width())
            if wanted > label.height() + 1:
                cut.append(label.text())
            continue
        widest = max(QFontMetricsF(label.font()).horizontalAdvance(line) for line in label.text().split("\n"))
        if widest > label.width() + 1:
            cut.append(label.text())
    return cut


def _cut_buttons(buttons: Iterable[QAbstractButton]) -> list[str]:
    return [
        button.text()
        for button in buttons
        if button.isVisible()
        and button.text()
        and type(button).__name__ in ("Button", "Segment", "Choice")
        and button.sizeHint().width() > button.width() + 1
    ]


def small_targets(page: QWidget) -> list[str]:
    """Visible buttons less than 44 px high that are not lines of a list."""
    return [
        button.accessibleName()
        for button in page.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and button.height() < 44 and type(button).__name__ != "Entry"
    ]


def shown_texts(page: QWidget) -> list[str]:
    """All texts of visible labels and buttons."""
    labels = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    return labels + [b.text() for b in page.findChildren(QAbstractButton) if b.isVisible()]


def question_of(page: Page) -> QWidget:
    """The open question of a page."""
    found = getattr(page, "question", None)
    assert isinstance(found, QWidget)
    return found


def landed() -> Ports:
    """A flight that landed, debriefed."""
    ports = begin(dealer=dealer_for(LANDING)).ports()
    fly_script(ports, LANDING)
    while not ports.table.debriefed:
        what = ports.table.agreement.what
        assert what is not None
        both(ports, what)
    return ports


@cache
def lost(loss: Loss, pilot: str = "Anna", copilot: str = "Ben") -> Ports:
    """A flight that was lost for this reason, debriefed."""
    for seed in range(200):
        setup = FlightSetup(pilot=pilot, copilot=copilot, seed=seed)
        ports = begin(seed=seed, setup=setup).ports()
        fly_on(ports, Random(seed))
        if ports.table.board.loss == loss:
            return ports
    raise AssertionError(f"no flight was lost by {loss}")
