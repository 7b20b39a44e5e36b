"""Makes the packages, in dist/:  python packaging/build.py bundle|deb|wheel

bundle: a PyInstaller folder that needs no Python (Linux and Windows; on macOS the .app as well).
deb:    that folder as a Debian package (Linux).
wheel:  wheel and sdist.

Runs in an environment with the extra `package`; `sh packaging/run.sh bundle` and so on make one first.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import deb
import licences
import parts

DIST = parts.ROOT / "dist"
BUILD = parts.ROOT / "build"
BUNDLE = DIST / parts.NAME


def build_wheel() -> list[Path]:
    """The wheel and the sdist."""
    for old in DIST.glob("skyteam_qt-*"):
        old.unlink()
    # packed into the wheel by hatch_build.py, for the About box
    (parts.ROOT / "skyteam_qt" / "licences.txt").write_text(licences.licence_text(), encoding="utf-8")
    _run("-m", "hatchling", "build", "-d", str(DIST), "-t", "sdist", "-t", "wheel")
    return sorted(DIST.glob("skyteam_qt-*"))


def build_bundle() -> list[Path]:
    """The folder that runs by itself, out of the installed wheel: what is in the wheel is what is packed."""
    wheel = next(path for path in build_wheel() if path.suffix == ".whl")
    _run("-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--force-reinstall", str(wheel))
    spec = str(parts.ROOT / "packaging" / "skyteam-qt.spec")
    # started from build/, so that Python finds the installed package and not the source tree
    _run(
        *("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"),
        *("--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller"), spec),
        cwd=BUILD,
    )
    app = DIST / f"{parts.TITLE}.app"
    return [BUNDLE, app] if app.exists() else [BUNDLE]


def build_deb() -> list[Path]:
    """The Debian package."""
    return [*build_bundle(), deb.make(BUNDLE, DIST, BUILD / "deb")]


def main(words: list[str]) -> int:
    """Build what is asked for and print the sizes."""
    jobs = {"bundle": build_bundle, "deb": build_deb, "wheel": build_wheel}
    if len(words) != 1 or words[0] not in jobs:
        print(f"usage: python packaging/build.py {'|'.join(jobs)}", file=sys.stderr)
        return 2
    DIST.mkdir(exist_ok=True)
    BUILD.mkdir(exist_ok=True)
    # the same inputs give the same bytes: one time for everything, one order of sets
    os.environ.setdefault("SOURCE_DATE_EPOCH", str(deb.release_time()))
    os.environ["PYTHONHASHSEED"] = "0"
    for made in jobs[words[0]]():
        print(f"{made.relative_to(parts.ROOT)}: {_size(made)}")
    return 0


def _run(*words: str, cwd: Path = parts.ROOT) -> None:
    subprocess.run([sys.executable, *words], check=True, cwd=cwd)


def _size(path: Path) -> str:
    files = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file() and not one.is_symlink()]
    total = sum(one.stat().st_size for one in files)
    return f"{total / 1e6:.1f} MB" if total >= 1e6 else f"{total / 1e3:.0f} kB"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
