"""The JSON files that ship with the package, read as plain dictionaries.

No checking happens here (the tests check the files); reading is cheap enough to happen before the first paint.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"


@cache
def read_json(name: str) -> dict[str, Any]:
    """The content of `content/data/<name>.json`, read once.

    The result is shared: callers must not change it. Raises FileNotFoundError for an unknown name.
    """
    found = json.loads((DATA / f"{name}.json").read_bytes())
    if not isinstance(found, dict):
        raise ValueError(f"{name}.json does not hold an object")
    return found
