"""Opens the game: one QApplication, one window, and the parts they need.

Nothing of Qt is imported at the top: what needs no Qt comes first, and PySide need not look at it (`spared`).
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from .. import __version__
from ..ui import errors, languages, resources
from .display import abort_in_one_line
from .places import NAME, data_folder, log_file
from .services import GameServices
from .spared import spare_reading

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QApplication

    from ..ui.main_window import MainWindow

UNSEEN = ("offscreen", "minimal")
"""Platforms of Qt without a screen that people look at."""
TITLE_BAR = 36
"""Device-independent px that are left for the title bar: how high it is Qt only knows when the window is shown."""
FIRST_FLIGHT = (
    "rules",
    "session.record",
    "session.session",
    "session.saves",
    "content.library",
    "qtbridge.table",
    "ui.screens.boarding",
    "ui.chat_panel",
    "ui.cockpit.public_facts",
    "ui.screens.briefing",
    "ui.cockpit.view",
    "ui.flight_screens",
    "session.logbook",
    "ui.logbook.screen",
)
"""What the first flight needs, in slices that take a few hundredths of a second each."""


def make_application(words: list[str] | None = None) -> QApplication:
    """The one QApplication, with names and fonts. Raises `ResourcesError` when the installation is incomplete."""
    from PySide6.QtWidgets import QApplication

    spare_reading()
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        with abort_in_one_line():
            app = QApplication(sys.argv[:1] if words is None else words)
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Sky Team")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    resources.register()
    resources.load_fonts()
    return app


def open_game(
    *,
    seed: int | None = None,
    size: tuple[int, int] | None = None,
    theme: str | None = None,
    file: Path | None = None,
    on_first_paint: Callable[[], None] | None = None,
) -> int:
    """Open the window and run until it is closed. Returns the exit code.

    file: a flight to open: one in the air goes on, covered; a finished one is replayed.
    on_first_paint: called when the start screen is on the screen, instead of getting ready for the first flight.
    """
    gc.disable()  # nothing of the first picture is garbage; from `settle` on a `Sweeper` collects
    log = errors.install(log_file())  # first of all: from here on nobody sees a traceback
    services = GameServices(data_folder(), log.path, seed)
    try:
        app = make_application()
    except resources.ResourcesError as problem:
        print(f"skyteam-qt: {problem}", file=sys.stderr)
        return 2
    from .painted import after_first_paint

    languages.switch(services.settings.language)
    window = make_window(services, size=size, theme=theme)
    log.reporter = window
    if file is not None:
        window.open_file(file)
    after_first_paint(window.stack.currentWidget() or window, settle if on_first_paint is None else on_first_paint)
    window.show()
    code = app.exec()
    log.reporter = None
    _take_down(window)
    return code


def _take_down(window: MainWindow) -> None:
    """Destroy the window, parents before children, while Python and the application are whole.

    What is left at the end of the process is destroyed in any order, while overridden methods may still be called.
    """
    from .sweeper import sweep_all

    window.deleteLater()
    sweep_all()


def make_window(
    services: GameServices,
    *,
    size: tuple[int, int] | None = None,
    theme: str | None = None,
    room: QRect | None = None,
) -> MainWindow:
    """The main window with the real services, all of it on the screen.

    room: where there is room for a window, frame and all; otherwise what its screen has available. A screen that nobody
    sees (pictures, measures, tests) has no bounds.
    """
    from PySide6.QtGui import QGuiApplication

    from ..ui.main_window import MainWindow

    window = MainWindow(services, theme_name=theme)
    if size is not None:
        window.resize(*size)
    if room is None and QGuiApplication.platformName() not in UNSEEN:
        middle = window.geometry().center()
        room = (QGuiApplication.screenAt(middle) or QGuiApplication.primaryScreen()).availableGeometry()
    if room is not None and not (window.isMaximized() or window.isFullScreen()):
        _put_on_screen(window, room, kept=bool(services.settings.geometry))
    return window


def _put_on_screen(window: MainWindow, room: QRect, *, kept: bool) -> None:
    """Not larger than the room, and inside it: where it was, as nearly as that goes, or in the middle."""
    high = room.height() - TITLE_BAR
    window.resize(min(window.width(), room.width()), min(window.height(), high))
    spare = room.width() - window.width(), high - window.height()
    if kept:
        x = min(max(window.x(), room.x()), room.x() + spare[0])
        y = min(max(window.y(), room.y()), room.y() + spare[1])
    else:
        x, y = room.x() + spare[0] // 2, room.y() + spare[1] // 2
    window.move(x, y)


def settle(slices: Sequence[str] = FIRST_FLIGHT) -> None:
    """After the first picture: import what the first flight needs, so that boarding does not stutter.

    One slice for each turn of the event loop: a click between them is heard at once.
    """
    from PySide6.QtCore import QTimer

    if slices:
        import_module(f"skyteam_qt.{slices[0]}")
        QTimer.singleShot(0, partial(settle, slices[1:]))
        return
    from PySide6.QtGui import QIcon  # 3 ms: Qt makes its classes when they are first touched
    from PySide6.QtWidgets import QApplication

    from .sweeper import Sweeper

    QApplication.setWindowIcon(QIcon(":/svg/app-icon.svg"))
    gc.collect()
    gc.freeze()
    Sweeper(QApplication.instance())
