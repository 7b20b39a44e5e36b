"""Everything that a looker, a listener or a prodding program can find out at the window, to compare twins with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from skyteam_qt.qtbridge.roles import Role
from skyteam_qt.qtbridge.table import Table
from skyteam_qt.rules import SEATS
from tests.qtbridge.flights import models
from tests.ui.flights.crew import Crew

TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)


def print_of(image: QImage) -> int:
    """As good as the picture, and small."""
    return crc32(image.constBits(), image.width())


def frame(crew: Crew) -> int:
    """What is on the screen at this moment: not painted anew, but as it was last handed to the window system."""
    window = crew.window
    return print_of(window.screen().grabWindow(window.winId()).toImage())


def tree(face: QAccessibleInterface | None, depth: int = 0) -> Iterator[tuple[Any, ...]]:
    """All that a screen reader can walk to."""
    if face is None:
        return
    state = face.state()
    yield depth, face.role(), *(face.text(one) for one in TEXTS), state.checked, state.disabled, state.focused
    for i in range(face.childCount()):
        yield from tree(face.child(i), depth + 1)


def words(crew: Crew) -> list[tuple[Any, ...]]:
    """Every text a widget carries, whether it shows or not."""
    found: list[tuple[Any, ...]] = []
    for part in [crew.window, *crew.window.findChildren(QWidget)]:
        text = getattr(part, "text", None)
        said = (part.objectName(), part.toolTip(), part.whatsThis(), part.statusTip(), part.windowTitle())
        aloud = (part.accessibleName(), part.accessibleDescription())
        found.append((type(part).__name__, part.isVisible(), *said, *aloud, text() if callable(text) else ""))
    return found


def models_tell(table: Table) -> list[Any]:
    """Each row of each model through every role of ours, and what the models keep."""
    told: list[Any] = []
    for model in models(table):
        rows = range(model.rowCount())
        told += [[model.value(row, role) for role in Role] for row in rows]
        told.append({name: one for name, one in vars(model).items() if not isinstance(one, SignalInstance)})
    return told


def items(crew: Crew) -> list[tuple[Any, ...]]:
    """What the items of the scene keep."""
    found = []
    for item in crew.view.scene().items():
        kept = {name: one for name, one in vars(item).items() if isinstance(one, int | float | str | type(None))}
        found.append((type(item).__name__, item.toolTip(), [item.data(i) for i in range(4)], sorted(kept.items())))
    return found


class Sight(NamedTuple):
    """One moment. open: which seats could see their dice then. told: empty where only the frame was taken."""

    what: str
    open: tuple[bool, bool]
    frame: int
    told: dict[str, Any]


class Witness:
    """Looks after everything that a crew does: at the frame on the screen before the window had time for anything
    else and once things have settled, and every now and then at all there is."""

    def __init__(self, crew: Crew, *, frames_only: bool = False) -> None:
        self.crew = crew
        self.frames_only = frames_only
        self.sights: list[Sight] = []
        self.spoken: list[str] = []
        self._flight: object = None
        crew.after = self.look

    def look(self, what: str) -> None:
        """Take one sight."""
        crew = self.crew
        table = crew.window.table
        opened = (False, False) if table is None else (table.is_open(SEATS[0]), table.is_open(SEATS[1]))
        self._listen()
        # every second time that things have settled, or it takes too long
        wanted = len(self.sights) % 4 == 1 and not self.frames_only
        told = self._tell() if wanted else {}
        self.sights.append(Sight(what, opened, frame(crew), told))

    def _listen(self) -> None:
        """To what is announced, from the first moment there is a cockpit."""
        flight = self.crew.window.flight
        if flight is not None and flight is not self._flight:
            self._flight = flight
            flight.cockpit.view.spoken.connect(lambda text, _assertive: self.spoken.append(text))

    def _tell(self) -> dict[str, Any]:
        crew = self.crew
        told: dict[str, Any] = {
            "picture": print_of(crew.window.grab().toImage()),
            "tree": list(tree(QAccessible.queryAccessibleInterface(crew.window))),
            "words": words(crew),
            "clipboard": QGuiApplication.clipboard().text(),
            "selection": QGuiApplication.clipboard().text(QGuiApplication.clipboard().Mode.Selection),
            "spoken": list(self.spoken),
            "saved": [_shape(path) for path in files_of(crew.folder)],
        }
        if crew.window.table is not None:
            told["models"] = models_tell(crew.window.table)
        if crew.window.flight is not None:
            told["items"] = items(crew)
            told["facts"] = crew.view.layer.facts
            told["said"] = crew.said
        return told


def files_of(folder: Path) -> list[Path]:
    """All files, in order."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _shape(path: Path) -> tuple[Any, ...]:
    """What a file tells without unsealing: the length of each line, and all but the sealed part and its check sum.

    The name of a flight is made of the time of day, which is not the dice's business.
    """
    if path.suffix not in (".flight", ".lock"):
        return path.name, path.read_bytes()
    lines = path.read_bytes().splitlines()
    public = [b" ".join(word for word in line.split(b" ")[1:] if len(word) < 100) for line in lines[1:]]
    return path.suffix, [len(line) for line in lines], public


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[Any]:
    """Where two sights differ, for people."""
    found: list[Any] = [name for name in one if one[name] != other.get(name)]
    for name in found[:]:
        a, b = one[name], other.get(name)
        if isinstance(a, list) and isinstance(b, list):
            found.append(next(((x, y) for x, y in zip(a, b, strict=False) if x != y), "length"))
    return found


Story = Callable[[Crew], None]


def hidden(sight: Sight, seat: int) -> bool:
    """Whether this seat's dice were covered."""
    return not sight.open[seat]


def compare(one: list[Sight], other: list[Sight], differ: tuple[int, ...]) -> int:
    """Twins that differ in hidden dice of some seats look the same whenever those are covered.

    Returns at how many sights they looked different, all of them open: the witness is not blind.
    """
    assert [(s.what, s.open) for s in one] == [(s.what, s.open) for s in other]
    different = 0

    def covered_around(sights: list[Sight], number: int) -> set[int]:
        """Whether a picture came to the screen a moment earlier or later is chance; that it was covered is not."""
        return {s.frame for s in sights[max(0, number - 1) : number + 2] if all(hidden(s, seat) for seat in differ)}

    for number, (a, b) in enumerate(zip(one, other, strict=True)):
        if all(hidden(a, seat) for seat in differ):
            if a.what.endswith("settled"):
                assert a.frame == b.frame, (number, a.what, "frame")
            else:
                assert a.frame in covered_around(other, number), (number, a.what, "frame")
                assert b.frame in covered_around(one, number), (number, a.what, "frame")
            assert a.told == b.told, (number, a.what, differing(a.told, b.told))
        elif a.frame != b.frame:
            different += 1
    return different


__all__ = ["Sight", "Story", "Witness", "compare", "files_of", "frame", "hidden", "print_of", "tree", "words"]
