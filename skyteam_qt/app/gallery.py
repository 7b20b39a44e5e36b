"""Pictures of every screen and state, painted offscreen: to look at the work, and for the README.

The real window is walked through a few flights with wanted dice and cards; at each stop (`gallery_stops`) a picture is
taken.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def paint_gallery(folder: Path, size: tuple[int, int], theme: str, only: str = "", language: str = "en") -> int:
    """Write `NN-name.png` for every stop whose name contains `only`. Returns how many. Raises OSError."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from ..ui import languages
    from .display import without_harmless_lines
    from .gallery_stage import Stage
    from .gallery_stops import STOPS
    from .window import make_application

    names = [stop.__name__.replace("_", "-") for stop in STOPS]
    wanted = [only in name for name in names]
    if not any(wanted):
        return 0
    app = make_application(["skyteam-qt"])
    languages.switch(language)
    count = 0
    with tempfile.TemporaryDirectory() as data, without_harmless_lines():
        stage = Stage(Path(data), size, theme)
        # nothing after the last wanted stop needs to be walked
        last = len(wanted) - wanted[::-1].index(True)
        for number, (stop, name) in enumerate(zip(STOPS[:last], names, strict=False), 1):
            stop(stage)
            settle(app)
            if only not in name:
                continue
            path = folder / f"{number:02}-{name}.png"
            if not stage.window.grab().save(str(path)):
                raise OSError(0, "the picture could not be written")
            count += 1
        stage.close()
        settle(app)
    languages.switch("en")
    return count


def settle(app: QApplication) -> None:
    """Let layouts, timers of no length and deferred deletes happen."""
    from PySide6.QtCore import QCoreApplication, QEvent

    for _ in range(3):
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
