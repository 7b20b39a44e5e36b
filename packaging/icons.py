"""Icon files out of the SVG drawings: PNG in every size of a desktop, .ico for Windows, .icns for macOS.

    python packaging/icons.py FOLDER

Needs PySide6 and no screen. The small sizes come from a simpler drawing of their own.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LARGE = ROOT / "assets" / "svg" / "app-icon.svg"
SMALL = ROOT / "assets" / "svg" / "app-icon-small.svg"
FLIGHT = ROOT / "packaging" / "linux" / "application-x-skyteam.svg"

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL_UP_TO = 32


def png(size: int, drawing: Path | None = None) -> bytes:
    """A square PNG with `size` pixels a side, see-through where nothing is drawn.

    drawing: an SVG file; without one the program's icon, the simpler one up to 32 pixels.
    Raises ValueError when Qt cannot read it.
    """
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    source = drawing or (SMALL if size <= SMALL_UP_TO else LARGE)
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source.name} is not a drawing that Qt can read")
    picture = QImage(size, size, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())


def write_hicolor(folder: Path) -> list[Path]:
    """Icons of the program and its files as a theme wants them, below `folder`/<size>/apps and mimetypes."""
    written = []
    for kind, name, drawing in (("apps", "skyteam-qt", None), ("mimetypes", FLIGHT.stem, FLIGHT)):
        for size in SIZES:
            written.append(folder / f"{size}x{size}" / kind / f"{name}.png")
            written[-1].parent.mkdir(parents=True, exist_ok=True)
            written[-1].write_bytes(png(size, drawing))
        written.append(folder / "scalable" / kind / f"{name}.svg")
        written[-1].parent.mkdir(parents=True, exist_ok=True)
        written[-1].write_bytes((drawing or LARGE).read_bytes())
    return written


def write_ico(target: Path) -> Path:
    """An icon file of Windows: a list of sizes and places, then the pictures as PNG."""
    sizes = (16, 24, 32, 48, 64, 256)
    pictures = [png(size) for size in sizes]
    place = 6 + 16 * len(sizes)
    head = struct.pack("<HHH", 0, 1, len(sizes))
    for size, picture in zip(sizes, pictures, strict=True):
        # a side of 256 is written as 0
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    target.write_bytes(head + b"".join(pictures))
    return target


def write_icns(target: Path) -> Path:
    """An icon file of macOS: blocks of a four-letter kind, a length and a PNG; each size also for dense screens."""
    kinds = {
        b"icp4": 16,
        b"icp5": 32,
        b"ic07": 128,
        b"ic08": 256,
        b"ic09": 512,
        b"ic11": 32,
        b"ic12": 64,
        b"ic13": 256,
        b"ic14": 512,
        b"ic10": 1024,
    }
    blocks = b""
    for kind, size in kinds.items():
        picture = png(size)
        blocks += kind + struct.pack(">I", 8 + len(picture)) + picture
    target.write_bytes(b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks)
    return target


if __name__ == "__main__":
    place = Path(sys.argv[1])
    place.mkdir(parents=True, exist_ok=True)
    write_hicolor(place / "hicolor")
    write_ico(place / "skyteam-qt.ico")
    write_icns(place / "skyteam-qt.icns")
