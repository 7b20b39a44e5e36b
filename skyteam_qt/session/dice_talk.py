"""The dice-talk check of the briefing (ux.md 3.2): does a chat line name values or strengths of dice (R12)?

It warns once on Send and never blocks. Everything is local: word lists of six languages in
``content/data/dice-talk.json``, applied by the twelve steps written there under ``about.rule``.
The numbers in the comments below are those steps.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

__all__ = ["DiceTalk", "Flag"]

MAX_LENGTH: Final = 240
"""Longest line the check looks at, in characters; a chat line is never longer (ux.md 3.2)."""

_CONDITION_REACH: Final = 7  # step 10, in tokens
_SENTENCE_END: Final = re.compile(r"[.!?;。]+(?!\d)|(?<!\d)[.!?;。]+")
_TOKEN: Final = re.compile(r"\w+(?:['-]\w+)*|▢|[,:()\"'\-\u2010\u2013\u2014]")
_PUNCTUATION: Final = frozenset(",:()\"'-\u2010\u2013\u2014")
_KANA_OR_KANJI: Final = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff66-\uff9f]")
_QUOTES: Final = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032`\u00b4", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033", '"'),
    }
)
_WIDE_COMMA: Final = "\uff0c"


class Flag(NamedTuple):
    """A line that sounds like dice talk.

    ``start`` and ``end`` mark the word (or the phrase) in the text as typed, for a box around it; both are 0
    where nothing is to be marked, which is always so in Japanese.
    """

    start: int
    end: int
    word: str
    language: str


class _Text:
    """Normalised text that remembers for every character where it stood in the text as typed."""

    __slots__ = ("origin", "text")

    def __init__(self, text: str, origin: Sequence[int]) -> None:
        self.text = text
        self.origin = origin

    @classmethod
    def normalised(cls, typed: str) -> _Text:
        """Step 1: NFKC, casefold, plain quotes, single blanks, trimmed."""
        chars: list[str] = []
        origin: list[int] = []
        for index, cluster in _clusters(typed):
            plain = unicodedata.normalize("NFKC", cluster).casefold().translate(_QUOTES)
            for char in plain:
                blank = char.isspace()
                if blank and (not chars or chars[-1] == " "):
                    continue
                chars.append(" " if blank else char)
                origin.append(index)
        if chars and chars[-1] == " ":
            chars.pop()
            origin.pop()
        return cls("".join(chars), origin)

    def masked(self, pattern: re.Pattern[str], mask: str) -> _Text:
        """A copy in which every hit of ``pattern`` is replaced by ``mask``."""
        if pattern.search(self.text) is None:
            return self
        chars: list[str] = []
        origin: list[int] = []
        last = 0
        for hit in pattern.finditer(self.text):
            if hit.end() == hit.start():
                continue
            chars.append(self.text[last : hit.start()])
            origin.extend(self.origin[last : hit.start()])
            chars.append(mask)
            origin.extend([self.origin[hit.start()]] * len(mask))
            last = hit.end()
        chars.append(self.text[last:])
        origin.extend(self.origin[last:])
        return _Text("".join(chars), origin)


def _clusters(text: str) -> Iterator[tuple[int, str]]:
    """Base characters with the marks that follow them, so that NFKC can work on each cluster alone."""
    start = 0
    for index in range(1, len(text) + 1):
        if index == len(text) or not (unicodedata.combining(text[index]) or text[index] in "\uff9e\uff9f"):
            if text:
                yield start, text[start:index]
            start = index


class _Token(NamedTuple):
    word: str
    start: int  # in the masked text


class _Words:
    """A word list; an entry with * at one end matches any ending or beginning (step 8)."""

    __slots__ = ("_exact", "_heads", "_tails")

    def __init__(self, entries: Iterable[str]) -> None:
        plain = [_fold(entry) for entry in entries]
        self._exact = frozenset(entry for entry in plain if "*" not in entry)
        self._tails = tuple(entry.strip("*") for entry in plain if entry.startswith("*"))
        self._heads = tuple(entry.strip("*") for entry in plain if entry.endswith("*"))

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        if word in self._exact:
            return True
        return bool((self._heads and word.startswith(self._heads)) or (self._tails and word.endswith(self._tails)))


def _fold(word: str) -> str:
    # Not NFKC: it would turn the ordinal signs of Spanish into plain letters that are words themselves.
    return word.casefold().replace(_WIDE_COMMA, ",")


def _any_of(entries: Iterable[str], tail: str = r"\w*") -> str:
    """One alternative of all entries, the longest first; in words a * becomes ``tail``."""
    longest_first = sorted({_fold(entry) for entry in entries}, key=len, reverse=True)
    return "(?:" + "|".join(re.escape(entry).replace(r"\*", tail) for entry in longest_first) + ")"


class _Language:
    """The compiled lists of one language with borders between words."""

    def __init__(self, code: str, lists: Mapping[str, Any], constants: Mapping[str, Any]) -> None:
        self.code = code
        self.mask = f" {constants['mask']} "
        self.window: int = lists["window"]
        self._prepare(lists, constants)

    def check(self, typed: str) -> Flag | None:
        """Steps 4 to 12 on one line."""
        text = _Text.normalised(typed)
        for pattern in self.raw_phrases:
            if hit := pattern.search(text.text):
                return self._phrase_flag(typed, text, hit)
        for pattern in self.masks:
            text = text.masked(pattern, self.mask)
        if self.always is not None and (hit := self.always.search(text.text)):
            return self._flag(typed, text, hit.start(), hit.end())
        for pattern in self.flag_phrases:
            if hit := pattern.search(text.text):
                return self._phrase_flag(typed, text, hit)
        last = 0
        for end in [
            *(hit.span() for hit in _SENTENCE_END.finditer(text.text)),
            (len(text.text), len(text.text)),
        ]:
            if found := self._sentence(text.text, last, end[0]):
                return self._flag(typed, text, *found)
            last = end[1]
        return None

    def _phrase_flag(self, typed: str, text: _Text, hit: re.Match[str]) -> Flag:
        value = self.value.search(text.text, hit.start(), hit.end())
        return self._flag(typed, text, *(value or hit).span())

    def _flag(self, typed: str, text: _Text, start: int, end: int) -> Flag:
        if not self.boxes or end <= start:
            return Flag(0, 0, "", self.code)
        first = text.origin[start]
        last = text.origin[end - 1] + 1
        while last < len(typed) and unicodedata.combining(typed[last]):
            last += 1
        return Flag(first, last, typed[first:last], self.code)

    # What differs in a language without word borders is below this line.

    boxes = True

    def _prepare(self, lists: Mapping[str, Any], constants: Mapping[str, Any]) -> None:
        words = set(lists["value_words"]) | set(lists["weak_value_words"])
        digit = r"(?<![\w])(?<!\d[.,])[1-6](?!\d)(?![.,]\d)"
        self.macros = {
            "{V}": rf"(?:{digit}|\b{_any_of(lists['value_words'])}\b)",
            "{N}": rf"(?:(?<!\w)\d+(?:[.,]\d+)?|\b{_any_of(words)}\b)",
            "{W}": rf"(?:\b{_any_of(words)}\b)",
        }
        self.macros["{Q}"] = rf"(?:{digit}|{self.macros['{W}']})"
        self.value = re.compile(self.macros["{V}"])
        number = self.macros["{N}"]
        joiner = rf"\s*(?:(?<!\w){_any_of(constants['joiners'])}(?!\w))\s*"
        several = rf"{number}(?:{joiner}{number})*"
        # An ordinal ending among the units (Spanish "a") must touch the digit: "3a", not "3 a la radio".
        endings = set(constants["ordinal_endings"])
        unit = rf"(?<!\w){_any_of(entry for entry in lists['units'] if entry not in endings)}(?!\w)"
        touching = rf"(?<=\d){_any_of(lists['units'])}(?!\w)"
        adjective = rf"(?:{_any_of(lists['unit_adjectives'])}\s+)"
        ordinal = _any_of([*constants["ordinal_endings"], "o"])  # NFKC writes the masculine sign as o
        link = rf"\s*(?<!\w){_any_of(lists['head_links'])}"
        self.raw_phrases = self._phrases(lists["raw_flag_phrases"])
        self.flag_phrases = self._phrases(lists["flag_phrases"])
        self.masks = [
            re.compile(r"\d{1,3}(?:[ .,]\d{3})+(?!\d)|\d{2,}"),  # a
            re.compile(r"\d\s*[·・/|]\s*\d"),  # b
            re.compile(rf"{several}(?:{touching}|\s*{adjective}{{0,2}}{unit})"),  # c
            re.compile(rf"(?<!\w)\d{ordinal}\s+{unit}"),  # d
            re.compile(rf"(?<!\w){_any_of(lists['heads'])}(?!\w)(?:{link}){{0,3}}\s*{several}(?!\w)"),  # e
            *self._phrases(lists["harmless_phrases"]),  # f
        ]
        self.always = re.compile(rf"(?<!\w){_any_of(lists['always_value'])}(?!\w)") if lists["always_value"] else None
        self.values = _Words([*"123456", *(set(lists["value_words"]) - set(lists["weak_value_words"]))])
        self.all_values = _Words([*"123456", *words])
        self.links = _Words(lists["place_links"])
        self.strong_links = _Words(lists["strong_links"])
        self.places = _Words(lists["place_words"])
        self.near = _Words([*lists["die_words"], *lists["action_words"], *lists["possessive_words"]])
        self.possessive = _Words(lists["possessive_words"])
        self.conditional = _Words(lists["conditional_words"])
        self.after_value = _Words(
            [
                *lists["followers"],
                *lists["die_words"],
                *lists["conditional_words"],
                *lists["strong_links"],
            ]
        )
        self.strength = _Words(lists["strength_words"])
        self.strength_core = _Words(lists["strength_core"])
        self.targets = _Words(lists["strength_targets"])
        self.harmless_next = _Words(lists["strength_harmless_next"])

    def _phrases(self, phrases: Iterable[str]) -> list[re.Pattern[str]]:
        compiled = []
        for phrase in phrases:
            for macro, pattern in self.macros.items():
                phrase = phrase.replace(macro, pattern)
            compiled.append(re.compile(phrase.replace("ß", "ss").replace(_WIDE_COMMA, ",")))
        return compiled

    def _sentence(self, text: str, start: int, end: int) -> tuple[int, int] | None:
        """Steps 8 to 11 on one sentence: the span of the word that gave the reason."""
        tokens = [_Token(hit.group(), start + hit.start()) for hit in _TOKEN.finditer(text[start:end])]
        words = [token.word for token in tokens]
        for index, word in enumerate(words):
            hot = (
                word in self.values and self._is_bare(words, index) and self._value_is_near(words, index)
            ) or self._is_strength(words, index)
            if hot:
                return tokens[index].start, tokens[index].start + len(word)
        return None

    def _is_bare(self, words: Sequence[str], index: int) -> bool:
        """Step 9: a value, not a count of something."""
        if index + 1 == len(words):
            return True
        following = words[index + 1]
        return following in _PUNCTUATION or following in self.all_values or following in self.after_value

    def _value_is_near(self, words: Sequence[str], index: int) -> bool:
        """Step 10."""
        around = words[max(0, index - self.window) : index + self.window + 1]
        if any(word in self.near for word in around):
            return True
        if any(word in self.conditional for word in words[max(0, index - _CONDITION_REACH) : index]):
            return True
        return any(
            words[place] in self.places and all(word in self.links for word in words[index + 1 : place])
            for place in range(index + 2, min(index + 5, len(words)))
        )

    def _is_strength(self, words: Sequence[str], index: int) -> bool:
        """Step 11."""
        word = words[index]
        following = words[index + 1] if index + 1 < len(words) else ""
        if word in self.strength and following not in self.harmless_next:
            near = [*words[max(0, index - 3) : index], *words[index + 1 : index + 4]]
            if any(other in self.targets for other in near):
                return True
        if word not in self.strength_core or not self._is_bare(words, index):
            return False
        if any(other in self.possessive for other in words[max(0, index - 2) : index]):
            return True
        for place in range(index + 1, min(index + 7, len(words))):
            between = words[index + 1 : place]
            if words[place] in self.places and "," not in between and any(w in self.strong_links for w in between):
                return True
        return False


class _Japanese(_Language):
    """Japanese: no borders between words, distances in characters, nothing is boxed."""

    boxes = False

    def _prepare(self, lists: Mapping[str, Any], constants: Mapping[str, Any]) -> None:
        self.mask = constants["mask"]
        words = set(lists["value_words"]) | set(lists["weak_value_words"])
        digit = r"(?<!\d)(?<!\d[.,])[1-6](?!\d)(?![.,]\d)"
        any_word = _any_of(words)
        self.macros = {
            "{V}": rf"(?:{digit}|{_any_of(lists['value_words'])})",
            "{N}": rf"(?:(?<!\d)\d+(?:[.,]\d+)?|{any_word})",
            "{W}": any_word,
            "{Q}": rf"(?:{digit}|{any_word})",
        }
        number = self.macros["{N}"]
        several = rf"{number}(?:{_any_of(constants['joiners_ja'])}{number})*"
        self.raw_phrases = self._phrases(lists["raw_flag_phrases"])
        self.flag_phrases = self._phrases(lists["flag_phrases"])
        self.masks = [
            re.compile(r"\d{1,3}(?:[ .,]\d{3})+(?!\d)|\d{2,}"),  # a
            re.compile(r"\d\s*[·・/|]\s*\d"),  # b
            re.compile(rf"{several}{_any_of(lists['units'])}"),  # c
            re.compile(rf"{_any_of(lists['heads'])}{_any_of(constants['head_particles_ja'])}?{number}"),  # e
            *self._phrases(lists["harmless_phrases"]),  # f
        ]
        self.always = re.compile(_any_of(lists["always_value"]))
        self.value = re.compile(self.macros["{V}"])
        self.follower = re.compile(_any_of(lists["followers"]))
        near = ("die_words", "action_words", "possessive_words", "conditional_words")
        self.near_word = re.compile(_any_of(word for name in near for word in lists[name]))
        self.strength_word = re.compile(_any_of(lists["strength_words"]))
        self.target_word = re.compile(_any_of(lists["strength_targets"]))

    def _sentence(self, text: str, start: int, end: int) -> tuple[int, int] | None:
        sentence = text[start:end]
        for hit in self.value.finditer(sentence):
            if hit.end() < len(sentence) and not self.follower.match(sentence, hit.end()):
                continue
            around = sentence[max(0, hit.start() - self.window) : hit.end() + self.window]
            if self.near_word.search(around):
                return start + hit.start(), start + hit.end()
        for hit in self.strength_word.finditer(sentence):
            for target in self.target_word.finditer(sentence):
                after = target.start() - hit.end()
                before = hit.start() - target.start()
                if 0 <= after <= 8 or 0 < before <= 5:
                    return start + hit.start(), start + hit.end()
        return None


class DiceTalk:
    """The check of one line of talk; the lists of a language are compiled when it is first met."""

    def __init__(self, data: Mapping[str, Any] | None = None) -> None:
        self._given = data
        self._compiled: dict[str, _Language] = {}
        self._functions: dict[str, frozenset[str]] = {}

    def check(self, text: str, interface_language: str = "en") -> Flag | None:
        """A Flag if the line names values or strengths of dice (R12), else None. Never raises on any text."""
        text = text[:MAX_LENGTH]
        return self._language(self.language_of(text, interface_language)).check(text)

    def language_of(self, text: str, interface_language: str = "en") -> str:
        """Step 2: the language whose lists are used. An unknown interface language counts as English."""
        languages = self._data["languages"]
        home = interface_language if interface_language in languages else "en"
        if _KANA_OR_KANJI.search(text):
            return "ja"
        words = _TOKEN.findall(_Text.normalised(text).text)
        if not self._functions:
            self._functions = {code: frozenset(lists["function_words"]) for code, lists in languages.items()}
        hits = {code: sum(word in listed for word in words) for code, listed in self._functions.items()}
        best = max(hits, key=lambda code: (hits[code], code == home))
        return best if hits[best] >= hits[home] + 2 else home

    @property
    def _data(self) -> Mapping[str, Any]:
        return _packaged() if self._given is None else self._given

    def _language(self, code: str) -> _Language:
        if code not in self._compiled:
            kind = _Japanese if code == "ja" else _Language
            data = self._data
            self._compiled[code] = kind(code, data["languages"][code], data["about"]["constants"])
        return self._compiled[code]


@lru_cache(maxsize=1)
def _packaged() -> Mapping[str, Any]:
    source = files("skyteam_qt") / "content" / "data" / "dice-talk.json"
    data: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return data
