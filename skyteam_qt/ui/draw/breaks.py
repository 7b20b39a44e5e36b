"""Where a line of text may be broken: at spaces, and in Japanese between letters."""

from __future__ import annotations

import re

_NOT_FIRST = "、。，．：；？！・ー々」』）〕】〉》゛゜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ%％"  # noqa: RUF001
_NOT_LAST = "「『（〔【〈《"  # noqa: RUF001
_WIDE = r"\u3040-\u30ff\u3400-\u9fff\uff01-\uff60"


def parts(text: str) -> list[str]:
    """The pieces that stay whole, each but the last with the blank after it, if there is one; joined they are `text`.

    Latin words are pieces; in Japanese every letter is, with the signs that may not begin or end a line.
    """
    found: list[str] = []
    for word in re.findall(r"\S+\s*|\s+", text):
        found.extend(_letters(word))
    return found


def _letters(word: str) -> list[str]:
    if not re.search(rf"[{_WIDE}]", word):
        return [word]
    found: list[str] = []
    for letter in re.findall(rf"[{_WIDE}]|[^{_WIDE}]+", word):
        if found and (letter[0] in _NOT_FIRST or letter.isspace() or found[-1][-1] in _NOT_LAST):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def halves(text: str) -> list[tuple[str, str]]:
    """Every way to set a text in two lines; none for a single word."""
    pieces = parts(text)
    return [("".join(pieces[:i]).rstrip(), "".join(pieces[i:])) for i in range(1, len(pieces))]


def joined(lines: list[str]) -> str:
    """Broken lines as one again: with a blank between them, but not beside Japanese."""
    text = lines[0]
    for line in lines[1:]:
        text += line if re.search(rf"[{_WIDE}]", text[-1:] + line[:1]) else f" {line}"
    return text
