"""An invisible button over a painted one: where it can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skyteam_qt.ui.hit_button import HitButton
from skyteam_qt.ui.theme import Theme


def test_at_an_edge_the_target_reaches_inwards_and_stays_44_px(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    button = HitButton("Flight log", Theme("dark"), page)
    for rect in (QRectF(382, 100, 18, 68), QRectF(0, 0, 20, 20), QRectF(190, 280, 30, 20)):
        button.place(rect)
        assert page.rect().contains(button.geometry())
        assert min(button.width(), button.height()) >= 44
        assert button.geometry().contains(rect.toAlignedRect().intersected(QRect(QPoint(0, 0), page.size())))
