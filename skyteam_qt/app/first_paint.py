"""A child process of the bench: opens a window, prints when and how big it was at its first paint, ends.

`python -m skyteam_qt.app.first_paint start` opens our start screen, `... empty` an empty PySide6 window.
The time is the system's monotonic clock, which parent and child share.
"""

from __future__ import annotations

import sys
import time


def resident_bytes() -> int:
    """Resident memory of this process; the peak where the system tells nothing better."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            pages = int(statm.read().split()[1])
        import resource

        return pages * resource.getpagesize()
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _report() -> None:
    from PySide6.QtCore import QCoreApplication

    print(time.monotonic(), resident_bytes(), flush=True)
    QCoreApplication.exit(0)


def _empty() -> int:
    from PySide6.QtWidgets import QApplication, QWidget

    from .painted import after_first_paint

    app = QApplication(sys.argv[:1])
    window = QWidget()
    window.resize(1600, 1000)
    after_first_paint(window, _report)
    window.show()
    return app.exec()


def _start() -> int:
    from .window import open_game

    return open_game(size=(1600, 1000), on_first_paint=_report)


if __name__ == "__main__":
    sys.exit(_empty() if sys.argv[1:] == ["empty"] else _start())
