"""A Debian package out of the bundle: program, menu entry, icons, file type, store page, manual and licences.

What the package depends on is read from the bundle's own files: every library that they link and that does not come
along must be one that parts.py knows, else the build stops.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import time
from calendar import timegm
from pathlib import Path
from xml.etree import ElementTree

import icons
import parts

LINUX = parts.ROOT / "packaging" / "linux"
DESCRIPTION = f"""\
{parts.SUMMARY}
 A pilot and a co-pilot roll their dice in secret, place them in turn and
 without a word, and bring one airliner down to the runway.
 .
 Unofficial and fan-made: not affiliated with the makers or the publisher of
 the board game "Sky Team". People who like this game should own the printed
 one.
 .
 The package brings Python and Qt along and needs no network."""

OF_LIBC = re.compile(r"^(lib(c|m|dl|rt|util|pthread|resolv)\.so|ld-linux)")


class PackageError(RuntimeError):
    """The package would not be complete; the text says why."""


def make(bundle: Path, target: Path, root: Path) -> Path:
    """Write the package of `bundle` into the folder `target`; `root` is made anew as the tree that is packed.

    Raises PackageError for a library that nothing provides.
    """
    shutil.rmtree(root, ignore_errors=True)
    _program(bundle, root)
    _desktop(root)
    _documents(bundle, root)
    _modes(root)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(_control(root, bundle), encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text(_sums(root), encoding="utf-8")
    (root / "DEBIAN").chmod(0o755)
    out = target / f"{parts.NAME}_{debian_version()}_{_architecture()}.deb"
    for old in target.glob(f"{parts.NAME}_*.deb"):
        old.unlink()
    # xz: every dpkg can read it, and the package is a fifth smaller than with zstd
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(out)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return out


def debian_version() -> str:
    """The version in Debian's way: 1.0rc1 comes before 1.0, so it is written 1.0~rc1."""
    return re.sub(r"\.?(a|b|rc|dev)(\d)", r"~\1\2", parts.version())


def maintainer() -> str:
    """Who answers for the package: MAINTAINER, as `Name <mail>`, for those who hand it on."""
    return os.environ.get("MAINTAINER", "The skyteam-qt authors <skyteam-qt@example.org>")


def release() -> tuple[str, str]:
    """Version and day of the newest release that the store page names."""
    newest = ElementTree.parse(LINUX / f"{parts.NAME}.metainfo.xml").find("releases/release")
    if newest is None:
        raise PackageError("the store page names no release")
    return newest.attrib["version"], newest.attrib["date"]


def release_time() -> int:
    """That day, in seconds since the epoch."""
    return timegm(time.strptime(release()[1], "%Y-%m-%d"))


def _program(bundle: Path, root: Path) -> None:
    home = root / "usr/lib" / parts.NAME
    shutil.copytree(bundle, home, symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin" / parts.NAME).symlink_to(f"../lib/{parts.NAME}/{parts.NAME}")


def _desktop(root: Path) -> None:
    share = root / "usr/share"
    for source, place in (
        (f"{parts.NAME}.desktop", f"applications/{parts.NAME}.desktop"),
        (f"{parts.NAME}.metainfo.xml", f"metainfo/{parts.APP_ID}.metainfo.xml"),
        (f"{parts.NAME}.mime.xml", f"mime/packages/{parts.NAME}.xml"),
    ):
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(LINUX / source, share / place)
    icons.write_hicolor(share / "icons/hicolor")


def _documents(bundle: Path, root: Path) -> None:
    share = root / "usr/share"
    manual = (LINUX / f"{parts.NAME}.6").read_text("utf-8")
    manual = manual.replace("@VERSION@", parts.version()).replace("@DATE@", release()[1])
    _gzip(share / "man/man6" / f"{parts.NAME}.6.gz", manual.encode())
    about = share / "doc" / parts.NAME
    _gzip(about / "CHANGELOG.md.gz", (parts.ROOT / "packaging/CHANGELOG.md").read_bytes())
    # the form that Debian's tools read
    day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(release_time()))
    entry = f"{parts.NAME} ({debian_version()}) unstable; urgency=low\n\n  * What is new: see CHANGELOG.md.gz.\n\n"
    _gzip(about / "changelog.gz", f"{entry} -- {maintainer()}  {day}\n".encode())
    shutil.copyfile(next(bundle.rglob("skyteam_qt/licences.txt")), about / "copyright")


def _gzip(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    # no file name and no time inside: the same content gives the same bytes
    target.write_bytes(gzip.compress(content, mtime=0))


def _modes(root: Path) -> None:
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path == root / "usr/lib" / parts.NAME / parts.NAME
            path.chmod(0o755 if runs else 0o644)


def _control(root: Path, bundle: Path) -> str:
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum((path.stat().st_size + 1023) // 1024 for path in files)
    depends, recommends = needs(bundle)
    fields = {
        "Package": parts.NAME,
        "Version": debian_version(),
        "Architecture": _architecture(),
        "Maintainer": maintainer(),
        "Section": "games",
        "Priority": "optional",
        "Installed-Size": str(size),
        "Depends": ", ".join(depends),
        "Recommends": ", ".join(recommends),
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def needs(bundle: Path) -> tuple[list[str], list[str]]:
    """Debian packages that the bundle's files need to run, and those that only a desktop or Wayland needs."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    programs = [path for path in files if path.open("rb").read(4) == b"\x7fELF"]
    there = {path.name for path in bundle.rglob("*")}
    found, unknown = set(), []
    for name in sorted(parts.linked(programs) - there):
        package = parts.FROM_SYSTEM.get(parts.library(name))
        if package is not None:
            found.add(package)
        elif not OF_LIBC.match(name) and not name.startswith("libwayland-"):
            unknown.append(name)
    if unknown:
        raise PackageError(f"neither in the bundle nor known to parts.py: {', '.join(unknown)}")
    said = subprocess.run(["objdump", "-p", *map(str, programs)], capture_output=True, text=True, check=True).stdout
    numbers = [tuple(map(int, one.split("."))) for one in re.findall(r"\bGLIBC_([0-9.]+)\b", said)]
    libc = f"libc6 (>= {'.'.join(map(str, max(numbers)))})"
    return [libc, *sorted({*found, *parts.FILES_OF_SYSTEM})], sorted({*parts.OF_DESKTOP, *parts.OF_WAYLAND})


def _architecture() -> str:
    found = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def _sums(root: Path) -> str:
    lines = []
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root)
        if path.is_file() and not path.is_symlink() and inside.parts[0] != "DEBIAN":
            lines.append(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {inside}\n")
    return "".join(lines)
