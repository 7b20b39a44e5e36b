"""Tests of windows: garbage is collected between them, never in the middle of a paint event."""

import gc
from collections.abc import Generator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from skyteam_qt.app.sweeper import sweep_all


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup() -> Generator[None]:
    """No collection from here to the end of the test: also not while pytest-qt lets events happen after it.

    By then the test's own names are gone, and a window that is still on the screen is held by nothing but a cycle.
    """
    gc.disable()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Nothing is open any more: sweep, as the program does between two events (`app.sweeper`)."""
    try:
        return (yield)
    finally:
        sweep_all()
        gc.enable()


@pytest.fixture(autouse=True)
def _empty_clipboard(qapp: QApplication) -> None:
    QGuiApplication.clipboard().clear()
