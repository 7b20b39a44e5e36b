"""Run by `test_sweeper`: paints a window that nothing but a cycle holds, and makes garbage in its paint event.

`sweeper`: the program's collector. `python`: Python's own, which destroys the window while Qt paints it.
Prints how often the window was painted and whether it is gone at the end.
"""

from __future__ import annotations

import gc
import sys
from weakref import ref

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from skyteam_qt.app.sweeper import Sweeper


class Picture(QWidget):
    """Covers the window."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        Picture.painted += 1
        painter = QPainter(self)
        for number in range(20_000):
            ring: list[object] = [number]
            ring.append(ring)
        painter.drawText(20, 20, "still here")
        painter.end()


def open_window() -> ref[QWidget]:
    """A window that is on the screen, and that no name holds when this returns."""
    window = QWidget()
    window.me = window  # type: ignore[attr-defined]
    Picture(window).resize(100, 100)
    window.show()
    return ref(window)


def main(who: str) -> None:
    app = QApplication(sys.argv[:1])
    gc.collect()
    gc.freeze()
    sweeper = Sweeper(app, every_ms=20) if who == "sweeper" else None
    window = open_window()
    QTimer.singleShot(300, app.quit)
    app.exec()
    print(Picture.painted, window() is None, gc.isenabled(), sweeper is not None)


if __name__ == "__main__":
    main(sys.argv[1])
