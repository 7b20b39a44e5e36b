"""Hatchling hook: resources.qrc and the translations -> skyteam_qt/resources.rcc for a wheel or an editable install.

Run as a program it does only that.
"""

import importlib.util
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_resources(root: Path) -> None:
    """Write resources.rcc: what resources.qrc names, and each assets/translations/*.ts as ":/translations/*.qm"."""
    out = root / "skyteam_qt" / "resources.rcc"
    pyside = _pyside()
    with tempfile.TemporaryDirectory() as folder:
        listed = _translations(root, pyside, Path(folder))
        # format 1 leaves file times out: the same inputs give the same bytes
        command = [_tool(pyside, "rcc"), "--binary", "--format-version", "1", "-o", out, root / "resources.qrc", listed]
        subprocess.run(command, check=True)


def _translations(root: Path, pyside: Path, folder: Path) -> Path:
    """Compile the translations into a folder, with Qt's own texts (file dialogs) beside them; returns their list."""
    lrelease = _tool(pyside, "lrelease")
    entries = []
    for source in sorted((root / "assets" / "translations").glob("*.ts")):
        compiled = folder / f"{source.stem}.qm"
        # what is unfinished is left out: the English text is right, an old translation may not be
        subprocess.run([lrelease, "-silent", "-nounfinished", source, "-qm", compiled], check=True)
        entries.append(compiled.name)
        own = pyside / "Qt" / "translations" / f"qtbase_{source.stem}.qm"
        if not own.exists():
            own = pyside / "translations" / own.name
        if own.exists():
            shutil.copyfile(own, folder / f"qt_{source.stem}.qm")
            entries.append(f"qt_{source.stem}.qm")
    lines = "".join(f'<file alias="translations/{name}">{name}</file>' for name in entries)
    listed = folder / "translations.qrc"
    listed.write_text(f'<RCC version="1.0"><qresource prefix="/">{lines}</qresource></RCC>', encoding="utf-8")
    return listed


def _pyside() -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError("PySide6 is missing in the build environment: see [build-system] in pyproject.toml")
    return Path(spec.submodule_search_locations[0])


def _tool(pyside: Path, name: str) -> Path:
    """A program of Qt in the PySide6 wheel; all that are needed are in PySide6-Essentials."""
    places = (pyside / "Qt" / "libexec" / name, pyside / f"{name}.exe", pyside / name)
    found = next((place for place in places if place.exists()), None)
    if found is None:
        raise RuntimeError(f"Qt's program {name} was not found in {pyside}")
    return found


class CustomBuildHook(BuildHookInterface):
    """Runs Qt's compilers; they are in the PySide6 wheel that the build requirements name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write resources.rcc into the package and tell hatchling to pack it although git ignores it."""
        compile_resources(Path(self.root))
        build_data["artifacts"].append("skyteam_qt/resources.rcc")
        # packaging/licences.py makes it where everything needed is installed; without it only the About box is poorer
        build_data["artifacts"].append("skyteam_qt/licences.txt")


if __name__ == "__main__":
    compile_resources(Path(__file__).resolve().parents[1])
