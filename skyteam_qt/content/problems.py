"""What is wrong with a file: the place in it and a sentence, which the window says in the language of its people."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from .files import read_json

Path = tuple[str | int, ...]
"""Where a value stands in a JSON text: keys and positions from the outside in."""
_FIELD = re.compile(r"\{(\w+)\}")


class Problem(NamedTuple):
    """key and fields: for the catalogue of texts, below ``problem.``. line: from 1, 0 while there is no file.

    blocks: False for a caution, which stops nobody.
    """

    path: Path
    key: str
    fields: Mapping[str, Any] = {}
    line: int = 0
    blocks: bool = True

    @property
    def text_key(self) -> str:
        """Its key in the catalogue."""
        return f"problem.{self.key}"

    @property
    def sentence(self) -> str:
        """In English, for the command line."""
        found = read_json("texts")["texts"][self.text_key]["en"]
        if not isinstance(found, str):
            found = found["one" if self.fields["n"] == 1 else "other"]
        return _FIELD.sub(lambda hit: str(self.fields[hit[1]]), found)
