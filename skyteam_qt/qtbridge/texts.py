"""`say(key)`: every text people see, out of the catalogue and through Qt's translation.

The catalogue ``content/data/texts.json`` holds the English sources. A translation file (.ts, .qm) has the context
``SkyTeam``, the English text as source and the key as disambiguation; for texts with plural forms the source is the
form ``other`` and the forms of the language are Qt's numerus forms.

The two games have different words for the same thing (die and card, reroll and redraw). Like the language these are
chosen once, for the flight that is on the screen (`speak_of`); an entry with ``cards`` names the key that then stands
in for it, so nobody else has to ask which game it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from ..content.files import read_json

__all__ = [
    "decimal",
    "grouped",
    "joined",
    "keys",
    "load_catalogue",
    "ordinal",
    "rules_text",
    "say",
    "speak_of",
    "words_now",
]

CONTEXT: Final = "SkyTeam"
RULES: Final = "Rules"
_FIELD: Final = re.compile(r"\{(\w+)\}")
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


_words: str = "dice"


def speak_of(words: str) -> None:
    """Use the words for `dice` or for `cards` (`HandSource.name`) from now on. Texts that are shown are not changed."""
    global _words
    _words = words


def words_now() -> str:
    """Which words are used: "dice" or "cards"."""
    return _words


def say(key: str, /, **fields: object) -> str:
    """The text of `key` in the language of the players, with every ``{name}`` replaced by the field of that name.

    Texts with plural forms need the field ``n`` (an int). The fields are put in once and as they are: braces, percent
    signs and markup in a person's name mean nothing. Raises KeyError for an unknown key or a field that is missing.
    """
    if _words != "dice":
        key = _stand_ins(_words).get(key, key)
    source = _sources()[key]
    if isinstance(source, str):
        text = QCoreApplication.translate(CONTEXT, source, key)
    else:
        text = _plural(source, key, fields["n"])
    if "{" not in text:
        return text
    return _FIELD.sub(lambda hit: str(fields[hit[1]]), text)


def rules_text(text: str) -> str:
    """A sentence of the rules' articles in the language of the players; there the English text is the key."""
    return QCoreApplication.translate(RULES, text)


def joined(items: Iterable[str]) -> str:
    """A list in words: "a", "a and b", "a, b and c"; empty for none."""
    *first, last = [*items] or [""]
    if not first:
        return last
    return say("list.and", a=reduce(lambda a, b: say("list.comma", a=a, b=b), first), b=last)


def ordinal(n: int) -> str:
    """The ordinal of a space of the approach, as in "2nd"; a plain number past the twelfth."""
    key = f"ordinal.{n}"
    return say(key) if key in _sources() else str(n)


def grouped(number: int) -> str:
    """A number with its thousands set apart ("6 000"); the blank does not break a line."""
    return f"{number:,}".replace(",", _NO_BREAK)


def decimal(number: float) -> str:
    """A number with one place after the point, or after the comma where the language has one."""
    return f"{number:.1f}".replace(".", say("number.point"))


def keys() -> tuple[str, ...]:
    """All keys of the catalogue, in the order of the file."""
    return tuple(_sources())


def load_catalogue() -> Mapping[str, Mapping[str, Any]]:
    """The catalogue as in the file: key to ``en`` (text, or ``one`` and ``other``), ``class``, ``context`` ..."""
    texts: dict[str, dict[str, Any]] = read_json("texts")["texts"]
    return texts


def _plural(forms: Mapping[str, str], key: str, n: object) -> str:
    if not isinstance(n, int):
        raise TypeError(f"{key} needs a whole number as n")
    text = QCoreApplication.translate(CONTEXT, forms["other"], key, n)
    # Untranslated, Qt hands the source back; English then picks its own form.
    return forms["one"] if text == forms["other"] and n in _counts_as_one() else text


@lru_cache(maxsize=1)
def _sources() -> Mapping[str, str | Mapping[str, str]]:
    return {key: entry["en"] for key, entry in load_catalogue().items()}


@lru_cache(maxsize=4)
def _stand_ins(words: str) -> Mapping[str, str]:
    return {key: entry[words] for key, entry in load_catalogue().items() if words in entry}


@lru_cache(maxsize=1)
def _counts_as_one() -> tuple[int, ...]:
    return tuple(read_json("texts")["about"]["plurals"]["one"]["en"])
