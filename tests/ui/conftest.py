"""Tests of windows: garbage is collected between them, never in the middle of a paint event."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _swept(qapp: QApplication) -> Iterator[None]:
    """A collection that starts inside Qt can free widgets of an earlier test while Qt still walks over them.

    One process opens hundreds of windows here; so the collector rests during a test and sweeps when nothing is open.
    """
    gc.disable()
    QGuiApplication.clipboard().clear()
    yield
    gc.disable()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.enable()
