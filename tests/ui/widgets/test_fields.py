"""Fields to type in: the whole box around them takes the keyboard (ux 7)."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skyteam_qt.ui.composer import Composer, Drafts
from skyteam_qt.ui.theme import Theme
from skyteam_qt.ui.widgets.buttons import Switch
from skyteam_qt.ui.widgets.look import Look
from skyteam_qt.ui.widgets.names import NameEdit

LEFT = Qt.MouseButton.LeftButton
SMALL = Look(Theme("dark"), 0.69)


def shown(qtbot: QtBot, part: QWidget) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(part)
    page.resize(400, 200)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.setFocus()
    return page


def test_a_click_on_the_edge_of_a_name_box_is_a_click_on_the_name(qtbot: QtBot) -> None:
    name = NameEdit("pilot", "Anna")
    name.restyle(SMALL)
    page = shown(qtbot, name)
    assert min(name.width(), name.height()) >= 44
    QTest.mouseClick(name, LEFT, pos=QPoint(8, 1))
    assert name.field.hasFocus()
    page.hide()


def test_a_click_beside_the_line_of_the_composer_is_a_click_into_it(qtbot: QtBot) -> None:
    composer = Composer(Drafts(), ("Anna", "Ben"))
    composer.restyle(SMALL)
    page = shown(qtbot, composer)
    assert composer.height() >= 44
    QTest.mouseClick(composer, LEFT, pos=QPoint(composer.field.geometry().center().x(), 2))
    assert composer.field.hasFocus()
    page.hide()


def test_a_switch_is_44_px_wide_in_the_smallest_window(qtbot: QtBot) -> None:
    switch = Switch("Safe mode")
    switch.restyle(SMALL)
    page = shown(qtbot, switch)
    assert min(switch.width(), switch.height()) >= 44
    page.hide()
