"""Where files of this person lie: what the platform expects, or all below `SKYTEAM_DATA`."""

from __future__ import annotations

import os
from pathlib import Path

NAME = "skyteam-qt"


def data_folder() -> Path:
    """Settings and flights."""
    moved = os.environ.get("SKYTEAM_DATA")
    if moved:
        return Path(moved)
    from platformdirs import user_data_path

    return user_data_path(NAME, appauthor=False)


def log_file() -> Path:
    """The log. No die value and no seed is ever written to it."""
    moved = os.environ.get("SKYTEAM_DATA")
    if moved:
        return Path(moved) / "skyteam-qt.log"
    from platformdirs import user_log_path

    return user_log_path(NAME, appauthor=False) / "skyteam-qt.log"
