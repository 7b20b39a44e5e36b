"""Opens the game: one QApplication, one window, and the parts they need."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from .. import __version__
from ..ui import resources
from .places import NAME, data_folder, log_file

if TYPE_CHECKING:
    from ..ui.main_window import MainWindow


def make_application(words: list[str] | None = None) -> QApplication:
    """The one QApplication, with names, fonts and icon. Raises `ResourcesError` when the installation is incomplete."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1] if words is None else words)
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Sky Team")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    resources.register()
    resources.load_fonts()
    app.setWindowIcon(QIcon(":/svg/app-icon.svg"))
    return app


def open_game(
    *,
    seed: int | None = None,
    size: tuple[int, int] | None = None,
    theme: str | None = None,
    on_first_paint: Callable[[], None] | None = None,
) -> int:
    """Open the window and run until it is closed. Returns the exit code."""
    try:
        app = make_application()
    except resources.ResourcesError as problem:
        print(f"skyteam-qt: {problem}", file=sys.stderr)
        return 2
    window = make_window(seed=seed, size=size, theme=theme)
    if on_first_paint is not None:
        from .first_paint import after_first_paint

        after_first_paint(window, on_first_paint)
    window.show()
    QTimer.singleShot(0, _settle)
    return app.exec()


def make_window(
    *, seed: int | None = None, size: tuple[int, int] | None = None, theme: str | None = None
) -> MainWindow:
    """The main window with the real services."""
    from ..ui import errors
    from ..ui.main_window import MainWindow
    from .services import GameServices

    services = GameServices(data_folder(), log_file(), seed)
    window = MainWindow(services, theme_name=theme)
    errors.install(services.log_path, window)
    if size is not None:
        window.resize(*size)
    return window


def _settle() -> None:
    """After the first picture: import what the first flight needs, so that boarding does not stutter."""
    import gc

    from ..session import record, saves, session  # noqa: F401

    gc.collect()
    gc.freeze()
