"""Run by `test_first_picture`: opens the game and prints, as JSON, how things stand right after the first paint.

`look`: what is painted and what has been imported. `click`: Board is pressed at once, before anything else is ready.
"""

from __future__ import annotations

import json
import sys


def main(what: str) -> None:
    from skyteam_qt.app.window import open_game

    def began() -> None:
        # only the watcher of paints needs Qt before the window is made
        from skyteam_qt.app import window

        make = window.make_window

        def watched(*args: object, **more: object) -> object:
            made = make(*args, **more)  # type: ignore[arg-type]
            watch(made)
            return made

        window.make_window = watched  # type: ignore[assignment]

    def watch(made: object) -> None:
        from PySide6.QtCore import QEvent, QObject
        from PySide6.QtWidgets import QApplication

        class Paints(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if event.type() == QEvent.Type.Paint:
                    painted.append(watched)
                return False

        seen["window"], seen["paints"] = made, Paints(QApplication.instance())
        QApplication.instance().installEventFilter(seen["paints"])

    painted: list[object] = []
    seen: dict[str, object] = {}

    def look() -> None:
        modules = sorted(sys.modules)
        from PySide6.QtCore import QCoreApplication
        from PySide6.QtWidgets import QWidget

        shown = [w for w in seen["window"].findChildren(QWidget, "styled") if not w.visibleRegion().isEmpty()]
        missing = sorted({type(w).__name__ for w in shown if w not in painted})
        twice = len(painted) - len(set(map(id, painted)))
        names = sorted({type(w).__name__ for w in shown})
        print(json.dumps({"modules": modules, "shown": names, "missing": missing, "twice": twice}))
        QCoreApplication.exit(0)

    def click() -> None:
        from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
        from PySide6.QtGui import QMouseEvent
        from PySide6.QtWidgets import QApplication

        from skyteam_qt.app.window import settle

        settle()
        button = seen["window"].stack.base.board_button
        mid = QPointF(button.rect().center())
        left, no = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, down in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, no)):
            at = button.mapToGlobal(mid)
            QApplication.postEvent(button, QMouseEvent(kind, mid, at, left, down, Qt.KeyboardModifier.NoModifier))

        def after() -> None:
            from skyteam_qt.app.sweeper import Sweeper

            if QApplication.instance().findChild(Sweeper):  # `settle` is through
                print(json.dumps({"page": type(seen["window"].stack.base).__name__, "icon": not icon().isNull()}))
                QApplication.exit(0)
            else:
                QTimer.singleShot(0, after)

        def icon() -> object:
            return QApplication.windowIcon()

        after()

    began()
    sys.exit(open_game(size=(1600, 1000), on_first_paint={"look": look, "click": click}[what]))


if __name__ == "__main__":
    main(sys.argv[1])
