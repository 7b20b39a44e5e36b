"""The JSON files that ship with the package, read as plain dictionaries.

No checking happens here (the tests check the files); reading is cheap enough to happen before the first paint.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_json(name: str) -> dict[str, Any]:
    """The content of `content/data/<name>.json`, read once.

    The result is shared: callers must not change it. Raises FileNotFoundError for an unknown name.
    """
    text = files("skyteam_qt.content").joinpath("data", f"{name}.json").read_text(encoding="utf-8")
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError(f"{name}.json does not hold an object")
    return found
