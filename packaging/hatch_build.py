"""Hatchling hook: resources.qrc -> skyteam_qt/resources.rcc whenever a wheel or an editable install is made."""

import importlib.util
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    """Runs Qt's resource compiler; it is in the PySide6 wheel that the build requirements name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write resources.rcc into the package and tell hatchling to pack it although git ignores it."""
        root = Path(self.root)
        out = root / "skyteam_qt" / "resources.rcc"
        spec = importlib.util.find_spec("PySide6")
        if spec is None or not spec.submodule_search_locations:
            raise RuntimeError("PySide6 is missing in the build environment: see [build-system] in pyproject.toml")
        pyside = Path(spec.submodule_search_locations[0])
        places = (pyside / "Qt" / "libexec" / "rcc", pyside / "rcc.exe", pyside / "rcc")
        rcc = next((place for place in places if place.exists()), None)
        if rcc is None:
            raise RuntimeError(f"Qt's resource compiler (rcc) was not found in {pyside}")
        # format 1 leaves file times out: the same inputs give the same bytes
        subprocess.run([rcc, "--binary", "--format-version", "1", "-o", out, root / "resources.qrc"], check=True)
        build_data["artifacts"].append("skyteam_qt/resources.rcc")
        # packaging/licences.py makes it where everything needed is installed; without it only the About box is poorer
        build_data["artifacts"].append("skyteam_qt/licences.txt")
