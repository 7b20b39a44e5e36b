"""Run by `test_window`: opens the game, begins a flight, closes the window in its middle. Prints what Qt still has."""

from __future__ import annotations

import sys

from skyteam_qt.app import window


def main() -> int:
    make = window.make_window
    seen: list[object] = []

    def kept(*args: object, **more: object) -> object:
        seen.append(make(*args, **more))  # type: ignore[arg-type]
        return seen[0]

    def fly() -> None:
        from PySide6.QtCore import QTimer

        from skyteam_qt.session.setup import FlightSetup

        game = seen[0]
        game.stack.base.board.emit(FlightSetup(pilot="Anna", copilot="Ben"))  # type: ignore[attr-defined]
        game.stack.base.done.emit()  # type: ignore[attr-defined]
        game.show_pause()  # type: ignore[attr-defined]
        QTimer.singleShot(0, game.close)  # type: ignore[attr-defined]

    window.make_window = kept  # type: ignore[assignment]
    code = window.open_game(on_first_paint=fly)
    from PySide6.QtWidgets import QApplication

    print(sorted({type(widget).__name__ for widget in QApplication.allWidgets()}))
    return code


if __name__ == "__main__":
    sys.exit(main())
