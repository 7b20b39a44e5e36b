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
        # every third time that things have settled, or it takes too long
        wanted = (len(self.sights) % 6 == 1 or what == "wait, settled") and not self.frames_only
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
    if path.suffix not in (".skyteam", ".lock"):
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


def hidden(sight: Sight, seats: tuple[int, ...]) -> bool:
    """Whether the dice of all these seats were covered."""
    return not any(sight.open[seat] for seat in seats)


Run = list[Sight]


def compare(ones: list[Run], others: list[Run], differ: tuple[int, ...]) -> int:
    """Twins that differ in hidden dice of some seats look the same whenever those are covered.

    Whether a picture comes to the screen a moment earlier or later is chance. So each twin may have been seen more than
    once, and between two steps a frame may be one of the moment before or after: what is covered comes up in both
    twins sooner or later, what shows a die never does.

    Returns at how many sights they looked different, all of them open: the witness is not blind.
    """
    first, second = ones[0], others[0]
    steps = [(sight.what, sight.open) for sight in first]
    assert all([(sight.what, sight.open) for sight in run] == steps for run in (*ones, *others))

    def frames(runs: list[Run], number: int) -> set[int]:
        return {run[number].frame for run in runs}

    def around(runs: list[Run], number: int) -> set[int]:
        near = [run[max(0, number - 1) : number + 2] for run in runs]
        return {sight.frame for sights in near for sight in sights if hidden(sight, differ)}

    different = 0
    for number, (what, _) in enumerate(steps):
        mine, theirs = frames(ones, number), frames(others, number)
        if not hidden(first[number], differ):
            different += mine != theirs
        elif what.endswith("settled"):
            assert mine & theirs, (number, what, "frame")
            told = [(one[number].told, other[number].told) for one in ones for other in others]
            assert any(a == b for a, b in told), (number, what, differing(*told[0]))
        else:
            assert mine & around(others, number), (number, what, "frame")
            assert theirs & around(ones, number), (number, what, "frame")
    assert len(first) == len(second)
    return different


__all__ = ["Run", "Sight", "Story", "Witness", "compare", "files_of", "hidden"]
