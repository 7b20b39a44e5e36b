"""Fonts and pictures of the package: ``resources.rcc``, made from ``resources.qrc`` when the package is installed.

Importing this module costs nothing: Qt is imported by the functions. After `register` the files are there as
``:/fonts/...`` and ``:/svg/...``.
"""

from pathlib import Path

RCC_FILE = Path(__file__).resolve().parent.parent / "resources.rcc"

FONT_FILES = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Inter-Bold.otf",
    "B612-Regular.otf",
    "B612-Bold.otf",
)

_registered: set[Path] = set()
_font_ids: list[int] = []


class ResourcesError(RuntimeError):
    """The fonts and pictures cannot be read; the text says what to do and is meant for people."""


def register() -> None:
    """Make ``:/...`` available; a second call does nothing. Needs no QApplication.

    Raises:
        ResourcesError: the file is missing or Qt cannot read it.
    """
    if RCC_FILE in _registered:
        return
    from PySide6.QtCore import QResource

    if not RCC_FILE.is_file():
        raise ResourcesError(
            f"The game's fonts and pictures are missing ({RCC_FILE}). "
            "In the project's folder, 'sh packaging/run.sh setup' makes them."
        )
    if not QResource.registerResource(str(RCC_FILE)):
        raise ResourcesError(
            f"The game's fonts and pictures are damaged ({RCC_FILE}). "
            "Delete that file; in the project's folder, 'sh packaging/run.sh setup' makes it anew."
        )
    _registered.add(RCC_FILE)


def load_fonts() -> None:
    """Give Qt the families "Inter" (400, 500, 600, 700) and "B612" (400, 700); a second call does nothing.

    Registers the resources first where that has not been done. Needs a QGuiApplication.

    Raises:
        ResourcesError: as `register`, or Qt does not take one of the fonts.
    """
    if _font_ids:
        return
    register()
    from PySide6.QtGui import QFontDatabase

    ids = {name: QFontDatabase.addApplicationFont(f":/fonts/{name}") for name in FONT_FILES}
    refused = [name for name, font_id in ids.items() if font_id < 0]
    if refused:
        raise ResourcesError(f"These fonts of the game cannot be used: {', '.join(refused)}.")
    _font_ids.extend(ids.values())
