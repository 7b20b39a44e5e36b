"""Settings of this computer: one small JSON file. A damaged one never keeps anybody from playing."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, NamedTuple

from .modes import NAME_MOST, Mode

THEMES: Final = ("dark", "light", "system")
MOTIONS: Final = ("full", "reduced", "off")
COMPUTERS: Final = ("", "pilot", "copilot")
"""Which seat a computer flew last."""
LANGUAGES: Final = ("system", "en", "da", "ja", "fr", "de", "es")
HOLD_FEWEST: Final = 0.25
HOLD_MOST: Final = 4.0
_FILE_MOST: Final = 100_000
_DAMAGED: Final = "The settings could not be read. The usual ones are used."


class Settings(NamedTuple):
    """What people chose; a named tuple, since this is read before the first paint.

    `geometry` is the window's own text and means nothing here; `volume` is in percent.

    `language` is one of `LANGUAGES`, `motion` one of `MOTIONS`; `hold` is a factor on all hold times, 0.25 to 4. `game`
    to `stopwatch`: what was flown last, as in `content.levels`; `busy_sky` and `turbulence` are the own mix.
    `abilities`: the cards that were chosen last (`content.abilities`).
    """

    pilot: str = ""
    copilot: str = ""
    mode: Mode = Mode.VISORS
    theme: str = "system"
    motion: str = "full"
    safe_mode: bool = True
    volume: int = 70
    geometry: str = ""
    scenario: str = "YUL-green"
    sticky_look: bool = False
    hold: float = 1.0
    game: str = "sky-team"
    level: str = "easy"
    busy_sky: int = 0
    turbulence: bool = False
    stopwatch: int = 0
    computer: str = ""
    hints: bool = False
    abilities: tuple[str, ...] = ()
    language: str = "system"


def load(path: Path) -> tuple[Settings, str]:
    """The settings, and one sentence if something of the file could not be used. No file is no problem."""
    try:
        if path.stat().st_size > _FILE_MOST:
            return Settings(), _DAMAGED
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, ValueError, RecursionError):
        return Settings(), _DAMAGED
    if not isinstance(found, dict):
        return Settings(), _DAMAGED
    settings, problem = Settings(), ""
    for name in Settings._fields:
        if name not in found:
            continue
        value = _checked(name, found[name])
        if value is None:
            problem = "Some settings could not be read. The usual ones are used for these."
        else:
            settings = settings._replace(**{name: value})
    return settings, problem


def set_aside(path: Path) -> None:
    """Keep a copy of a file that could not be read, beside it: what can be saved of it by hand is not lost."""
    try:
        path.with_name(f"{path.stem}-damaged{path.suffix}").write_bytes(path.read_bytes())
    except OSError:
        return


def _checked(name: str, value: Any) -> Any:
    """`value` as the setting wants it, or None."""
    usual = getattr(Settings(), name)
    if name == "mode":
        return Mode(value) if value in [*Mode] else None
    if name == "abilities":
        return _abilities(value)
    if type(value) is not type(usual):
        return None
    if name == "theme":
        return value if value in THEMES else None
    if name == "motion":
        return value if value in MOTIONS else None
    if name == "language":
        return value if value in LANGUAGES else None
    if name == "hold":
        return value if HOLD_FEWEST <= value <= HOLD_MOST else None
    if name == "volume":
        return value if 0 <= value <= 100 else None
    if name in ("game", "level", "busy_sky", "stopwatch"):
        return value if value == usual or value in _choices(name) else None
    if name == "computer":
        return value if value in COMPUTERS else None
    if name in ("pilot", "copilot"):
        from .chat import plain_text

        return plain_text(value, NAME_MOST)
    return value


def _abilities(value: Any) -> tuple[str, ...] | None:
    """Known ability cards, each once; None for anything else."""
    from ..content.abilities import ability_ids

    known = ability_ids()
    if not isinstance(value, list) or not all(one in known for one in value) or len(set(value)) < len(value):
        return None
    return tuple(value)


def _choices(name: str) -> tuple[object, ...]:
    """What this version offers."""
    from ..content import levels

    if name == "game":
        return levels.games()
    if name == "level":
        return (levels.OWN_MIX, *(one.id for one in levels.levels()))
    return tuple(range(levels.mix_most() + 1)) if name == "busy_sky" else levels.stopwatch_choices()


def save(path: Path, settings: Settings) -> str:
    """Write all settings at once. Empty, or one sentence why that was not possible."""
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            json.dump(settings._asdict(), file, ensure_ascii=False, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        return f"The settings cannot be saved ({error.strerror or 'unknown reason'})."
    except UnicodeError:
        return "The settings cannot be saved (a text in them cannot be written)."
    return ""
