"""The licences of everything that is shipped, as one text for people.

    python packaging/licences.py [FILE]        of the installed distributions; the spec adds the bundled libraries

Names, versions and licences come from the metadata of what is installed, from Qt's list (qt-parts.toml) and, for
libraries of the build system, from the copyright files of their Debian packages. Nothing is left out silently:
a part without a licence stops the build.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

import parts

HERE = Path(__file__).resolve().parent
TEXTS = HERE / "licence-texts"
COMMON = Path("/usr/share/common-licenses")
RULE = "=" * 100


class LicenceError(RuntimeError):
    """A part whose licence is not known; the text names it."""


@dataclass(frozen=True)
class Part:
    """Something that is shipped. `licence`: an SPDX expression where there is one; `texts` are printed as they are."""

    name: str
    version: str
    licence: str
    copyright: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    note: str = ""
    within: str = ""
    """Name of the part that holds this one; it is then on the list, without a section of its own."""


def licence_text(binaries: Iterable[Path] = ()) -> str:
    """The whole text. binaries: the files of a bundle, on this system; with none, only what pip installs is listed.

    Raises LicenceError for a part without a licence.
    """
    files = list(binaries)
    groups = [
        ("The game", [_game(), *_fonts()]),
        ("Qt for Python and Qt", [*_qt(), *_inside_qt()]),
        ("Python and its packages", [_python(), *_packages()]),
    ]
    if files:
        groups.append(("What starts the packed program", [_starter()]))
    libraries = list(_libraries(files))
    if libraries:
        groups.append(("Libraries of the system that the package was built on", libraries))
    return _written(groups)


# ---- the parts ------------------------------------------------------------------------------------------------------


def _game() -> Part:
    text = (parts.ROOT / "LICENSE").read_text("utf-8")
    return Part(parts.TITLE, parts.version(), "MIT", texts=(text,), note=parts.UNOFFICIAL)


def _fonts() -> Iterator[Part]:
    for file in sorted((parts.ROOT / "assets" / "fonts").glob("OFL-*.txt")):
        text = file.read_text("utf-8")
        line = text.strip().splitlines()[0].removeprefix("Copyright ")
        yield Part(f"Font {file.stem.removeprefix('OFL-')}", "", "OFL-1.1", (line,), (text,))


def _qt() -> Iterator[Part]:
    for name in ("PySide6-Essentials", "shiboken6"):
        found = distribution(name)
        offered = _licence_of(found)
        if "LGPL-3.0-only" not in offered:
            raise LicenceError(f"{name} is no longer offered under the LGPL 3")
        yield Part(
            f"{name}, with the Qt libraries" if name != "shiboken6" else name,
            found.version,
            "LGPL-3.0-only AND GPL-3.0-only",
            ("The Qt Company Ltd. and other contributors",),
            note="Offered as "
            + offered
            + "; used here under the LGPL 3, whose text builds on the GPL 3. The libraries "
            "are files of their own, unchanged, and may be replaced by other builds of the same version. "
            "Source code: https://code.qt.io",
        )


def _inside_qt() -> Iterator[Part]:
    with (HERE / "qt-parts.toml").open("rb") as file:
        for row in tomllib.load(file)["part"]:
            yield Part(row["name"], "", row["licence"], tuple(row["copyright"]), note=f"Used in {row['used']}.")


def _python() -> Part:
    places = (Path(os.__file__).parent / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt")
    text = next((place.read_text("utf-8", "replace") for place in places if place.is_file()), None)
    if text is None:
        raise LicenceError(f"Python's LICENSE.txt is in none of {', '.join(map(str, places))}")
    return Part("Python", platform.python_version(), "PSF-2.0", ("Python Software Foundation",), (text,))


def _packages() -> Iterator[Part]:
    for found in needed_distributions():
        name = found.metadata["Name"]
        if name.lower().startswith(("pyside6", "shiboken6")):
            continue
        texts = tuple(_licence_files(found))
        if not texts:
            raise LicenceError(f"{name} {found.version} comes without the text of its licence")
        yield Part(name, found.version, _licence_of(found), texts=texts)
        yield from _inside_package(found)


def _inside_package(found: Distribution) -> Iterator[Part]:
    """Rust crates linked into an extension module, from the bill of materials that comes with it."""
    for file in found.files or ():
        if "sboms" not in file.parts or file.suffix != ".json":
            continue
        for row in json.loads(Path(str(file.locate())).read_text("utf-8")).get("components", []):
            if not row.get("purl", "").startswith("pkg:cargo/") or row["name"] == found.metadata["Name"]:
                continue
            said = [one.get("expression") or one.get("license", {}).get("id") for one in row.get("licenses", [])]
            licence = " AND ".join(filter(None, said)).replace("/", " OR ")
            yield Part(row["name"], row.get("version", ""), licence, within=found.metadata["Name"])


def needed_distributions() -> list[Distribution]:
    """The installed distributions that the program needs, direct and indirect, by name."""
    from packaging.requirements import Requirement

    found: dict[str, Distribution] = {}
    waiting = parts.requirements()
    while waiting:
        wanted = Requirement(waiting.pop())
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        if name not in found:
            found[name] = distribution(wanted.name)
            waiting += found[name].requires or []
    return [found[name] for name in sorted(found)]


def _licence_of(found: Distribution) -> str:
    facts = found.metadata
    said = facts.get("License-Expression") or facts.get("License") or ""
    if not said or "\n" in said:
        named = [c.rpartition(" :: ")[2] for c in facts.get_all("Classifier") or [] if c.startswith("License ::")]
        said = ", ".join(named)
    return str(said)


def _licence_files(found: Distribution) -> Iterator[str]:
    for file in found.files or ():
        path = Path(str(file.locate()))
        about = any(part.endswith(".dist-info") for part in file.parts)
        if about and re.match(r"(?i)(licen[cs]e|copying|notice)", file.name) and path.is_file():
            yield path.read_text("utf-8", "replace")


def _starter() -> Part:
    found = distribution("pyinstaller")
    texts = tuple(_licence_files(found))
    if not texts:
        raise LicenceError("pyinstaller comes without the text of its licence")
    licence = "GPL-2.0-or-later WITH Bootloader-exception AND Apache-2.0"
    return Part("PyInstaller, start program", found.version, licence, texts=texts)


def _libraries(files: list[Path]) -> Iterator[Part]:
    """The Debian packages of those files that come from neither Python nor its packages."""
    owners: dict[str, set[str]] = {}
    for path in files:
        if "site-packages" in path.parts or "lib-dynload" in path.parts or path.name.startswith("libpython"):
            continue
        owner = _owner(path)
        if owner is None and sys.platform == "linux" and not path.resolve().is_relative_to(sys.base_prefix):
            raise LicenceError(f"no Debian package owns {path}: its licence is not known")
        if owner is not None and not re.match(r"(lib)?python3", owner):
            owners.setdefault(owner, set()).add(path.name)
    for package in sorted(owners):
        text = Path("/usr/share/doc", package, "copyright").read_text("utf-8", "replace")
        named = dict.fromkeys(re.findall(r"^License: *(\S.*?) *$", text, re.MULTILINE))
        number = subprocess.run(
            ["dpkg-query", "-W", "-f=${source:Package} ${source:Version}", package],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        note = f"Files: {', '.join(sorted(owners[package]))}. Debian source package: {number}."
        licence = ", ".join(named) if 0 < len(named) < 5 else "see its text"
        yield Part(package, number.partition(" ")[2], licence, texts=(text,), note=note)


def _owner(path: Path) -> str | None:
    """Name of the Debian package that installed a file, if one did."""
    if shutil.which("dpkg-query") is None:
        return None
    real = path.resolve()
    # /lib is a link to /usr/lib, and the package database knows some files by the short name
    for place in (path, real, Path(str(real).removeprefix("/usr"))):
        found = subprocess.run(["dpkg-query", "-S", str(place)], capture_output=True, text=True)
        if found.returncode == 0:
            return found.stdout.split(":", 1)[0].split(",")[0].strip()
    return None


# ---- the text -------------------------------------------------------------------------------------------------------


def _written(groups: list[tuple[str, list[Part]]]) -> str:
    lines = [f"{parts.TITLE} {parts.version()}: the licences of all its parts", ""]
    lines += [*textwrap.wrap(parts.UNOFFICIAL, 100), ""]
    for title, group in groups:
        lines += [title, "-" * len(title)]
        for part in group:
            if not part.licence:
                raise LicenceError(f"{part.name} {part.version} does not name its licence")
            inset = "      within it: " if part.within else "  "
            lines.append(f"{inset}{' '.join(filter(None, (part.name, part.version)))}: {part.licence}")
        lines.append("")
    shared: set[str] = set()
    for title, group in groups:
        lines += [RULE, title, RULE, ""]
        printed: dict[tuple[str, ...], str] = {}
        for part in group:
            if not part.within:
                # packages of one source share one text
                first = printed.setdefault(part.texts or (part.name,), part.name)
                lines += _about(part, "" if first == part.name else first)
            shared |= set() if part.texts else _texts_for(part)
            shared |= {f"Debian:{name}" for text in part.texts for name in _common(text)}
            if "Apache-2.0" in part.licence:
                shared.add("Apache-2.0")
    lines += [RULE, "Texts of licences that are named above", RULE, ""]
    # Debian's files and our own are often the same text under two names
    titles: dict[str, list[str]] = {}
    for name in sorted(shared, key=lambda name: (name.removeprefix("Debian:"), name)):
        file = COMMON / name.removeprefix("Debian:") if name.startswith("Debian:") else TEXTS / f"{name}.txt"
        titles.setdefault(file.read_text("utf-8").strip("\n"), []).append(name.removeprefix("Debian:"))
    for text, names in titles.items():
        lines += [f"---- {', '.join(dict.fromkeys(names))} ----", "", text, ""]
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def _about(part: Part, same_as: str = "") -> list[str]:
    head = " ".join(filter(None, (part.name, part.version)))
    lines = [f"---- {head} ----", f"Licence: {part.licence}"]
    lines += [f"Copyright {line}" for line in part.copyright]
    lines += textwrap.wrap(part.note, 100)
    if same_as:
        return [*lines, f"Text: the same as that of {same_as}.", ""]
    for text in part.texts:
        lines += ["", text.strip("\n")]
    return [*lines, ""]


def _texts_for(part: Part) -> set[str]:
    """Names of the files in licence-texts/ that an SPDX expression needs; of alternatives those that are there."""
    needed: set[str] = set()
    for both in re.split(r"\bAND\b", re.sub(r"[()]", " ", part.licence)):
        alternatives = [{name.strip() for name in one.split(" WITH ")} for one in re.split(r"\bOR\b", both)]
        known = [names for names in alternatives if all((TEXTS / f"{name}.txt").is_file() for name in names)]
        if not known:
            raise LicenceError(f"{part.name}: there is no text for {both.strip()} in {TEXTS.name}/")
        needed |= set().union(*known)
    return needed


def _common(text: str) -> set[str]:
    """Licences that a Debian copyright file points to instead of printing them."""
    found = re.findall(rf"{COMMON}/([A-Za-z0-9.-]*[A-Za-z0-9])", text)
    return {name for name in found if (COMMON / name).is_file()}


def main(words: list[str]) -> int:
    """Write the text to a file or to standard output."""
    text = licence_text()
    if words:
        Path(words[0]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
