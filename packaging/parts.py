"""What goes into the packages: the one place that the spec, the Debian package, the list of licences and tests read."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]

NAME = "skyteam-qt"
TITLE = "Skyteam Qt"
APP_ID = "org.skyteam_qt.SkyteamQt"
SUMMARY = "cooperative dice game for two people at one computer"
UNOFFICIAL = (
    'Unofficial and fan-made: not affiliated with the makers or the publisher of the board game "Sky Team". '
    "People who like this game should own the printed one."
)
MIME_TYPE = "application/x-skyteam"
FILE_SUFFIX = ".skyteam"

# ---- Qt -------------------------------------------------------------------------------------------------------------

QT_MODULES = ("QtCore", "QtGui", "QtWidgets")
"""Modules of PySide6 that the program imports. A further one must be named here, else the bundle leaves it out."""

QT_PLUGINS = (
    # windows: X11 and Wayland, offscreen for `gallery`; the other systems' own
    "platforms/qxcb",
    "platforms/qwayland",
    "platforms/qoffscreen",
    "platforms/qwindows",
    "platforms/qcocoa",
    "wayland-shell-integration/xdg-shell",
    "wayland-decoration-client/adwaita",
    # file dialogs and light or dark as the desktop says
    "platformthemes/qxdgdesktopportal",
    "styles/qmodernwindowsstyle",
    "styles/qmacstyle",
    # typing accents and other scripts in names and chat
    "platforminputcontexts/composeplatforminputcontextplugin",
    "platforminputcontexts/ibusplatforminputcontextplugin",
    # the icons are SVG
    "iconengines/qsvgicon",
    "imageformats/qsvg",
)
"""Plugins that are kept, as folder/name without the system's prefix and suffix."""

# ---- Python ---------------------------------------------------------------------------------------------------------

NOT_USED = (
    # no network: neither Qt's nor Python's; a test of the privacy promise besides the size
    "PySide6.QtNetwork",
    "ssl",
    "_ssl",
    "http",
    "ftplib",
    "xmlrpc",
    "urllib.request",
    # OpenSSL's hashes; Python has its own
    "_hashlib",
    # found by way of the standard library, never called
    "asyncio",
    "tkinter",
    "unittest",
    "doctest",
    "pydoc",
    "bz2",
    "lzma",
)
"""Modules that the bundle leaves out. The program may not import them (a test looks)."""

# ---- Linux ----------------------------------------------------------------------------------------------------------

FROM_SYSTEM = {
    # must be the system's: graphics drivers load the same ones
    "libGL": "libgl1",
    "libEGL": "libegl1",
    "libX11": "libx11-6",
    "libX11-xcb": "libx11-xcb1",
    "libxcb": "libxcb1",
    "libstdc++": "libstdc++6",
    "libgcc_s": "libgcc-s1",
    # must fit the system's settings files or services
    "libfontconfig": "libfontconfig1",
    "libfreetype": "libfreetype6",
    "libdbus-1": "libdbus-1-3",
    "libz": "zlib1g",
}
"""Libraries that are never bundled -> the Debian package that the .deb depends on instead."""

FILES_OF_SYSTEM = ("xkb-data",)
"""Debian packages with data that a bundled library reads: without the keyboard tables libxkbcommon does not start."""

OF_DESKTOP = ("hicolor-icon-theme", "shared-mime-info")
"""Debian packages that make icons and the file type known; every desktop has them."""

OF_WAYLAND = ("libwayland-client0", "libwayland-cursor0")
"""Debian packages for windows on Wayland; without them the window comes through X11."""


def version() -> str:
    """The program's version, from the one place where it stands."""
    found = re.search(r'^__version__ = "([^"]+)"$', (ROOT / "skyteam_qt/__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise RuntimeError("skyteam_qt/__init__.py does not name a version")
    return found[1]


def requirements() -> list[str]:
    """The program's own requirements, as pyproject.toml says."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: list[str] = tomllib.load(file)["project"]["dependencies"]
    return found


def library(file_name: str) -> str:
    """`libxcb` of `libxcb.so.1`: a library's name without version and suffix."""
    return re.sub(r"\.(so|dylib|dll|pyd|abi3)(\.|$).*", "", file_name)


def linked(files: Iterable[Path]) -> set[str]:
    """File names of the libraries that these programs and libraries link themselves (Linux; needs objdump)."""
    command = ["objdump", "-p", *map(str, files)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^ *NEEDED +(\S+)$", said, re.MULTILINE))


def is_unused_qt(inside: str) -> bool:
    """Whether a file of the bundle is a plugin, a module or a translation of Qt that the program does not use.

    inside: path in the bundle, for example `PySide6/Qt/plugins/platforms/libqxcb.so`. Qt's libraries are not judged:
    those that nothing kept needs are found by their links.
    """
    path = PurePosixPath(inside.replace("\\", "/"))
    if "PySide6" not in path.parts:
        return False
    if "plugins" in path.parts:
        return f"{path.parent.name}/{library(path.name).removeprefix('lib')}" not in QT_PLUGINS
    if {"translations", "qml", "resources"} & set(path.parts):
        return True
    if path.name.startswith("Qt") and path.suffix in (".so", ".pyd"):
        return library(path.name) not in QT_MODULES
    # the software renderer of Windows' OpenGL: widgets paint without
    return path.name.lower() == "opengl32sw.dll"
