"""The translations: one file of Qt Linguist for each language, made of the catalogue and kept in step with it.

    python packaging/translations.py            new texts come in, gone ones go, changed ones are marked unfinished
    python packaging/translations.py missing    how many texts have no finished translation, by language
    python packaging/translations.py fill FILE  take translations from a JSON file: {key: {language: text}}, a text with
                                                plural forms as {"one": ..., "other": ...}
    python packaging/translations.py show LANG  the texts without a finished translation, as JSON, to be filled in

The catalogue is content/data/texts.json; a message has the context SkyTeam, the English text as its source and the key
as its comment, as `qtbridge/texts.py` asks for it. What the catalogue says about a text stands beside it for the
translator. The articles of the rules (rules-help*.json) have the context Rules and no keys: here the English text is
the key. `hatch_build.py` compiles the files (Qt's lrelease is in PySide6-Essentials). Standard library only.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "assets" / "translations"
CATALOGUE: Final = ROOT / "skyteam_qt" / "content" / "data" / "texts.json"
DATA: Final = CATALOGUE.parent
CONTEXT: Final = "SkyTeam"
RULES: Final = "Rules"
LANGUAGES: Final = ("da", "de", "es", "fr", "ja")
FORMS: Final = {"da": 2, "de": 2, "es": 2, "fr": 2, "ja": 1}
"""How many plural forms Qt asks for, in its order: one and other, or other alone."""


@dataclass(frozen=True)
class Message:
    """A text in a language. forms: one text, or as many as the language has plural forms; empty texts are missing."""

    key: str
    source: str
    note: str = ""
    plural: bool = False
    forms: tuple[str, ...] = ()
    finished: bool = False
    context: str = CONTEXT

    @property
    def whole(self) -> bool:
        """Whether the translation is there and counts."""
        return self.finished and bool(self.forms) and all(self.forms)


@dataclass(frozen=True)
class Counts:
    """What an update did."""

    new: int = 0
    gone: int = 0
    changed: int = 0
    missing: int = 0


@dataclass
class Sources:
    """The English texts by key, as messages without a translation."""

    messages: dict[str, Message] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path = CATALOGUE) -> Sources:
        """Out of the catalogue."""
        texts = json.loads(path.read_text(encoding="utf-8"))["texts"]
        found = {key: _source(key, entry) for key, entry in texts.items()}
        for file in sorted(path.parent.glob("rules-help*.json")):
            for topic in json.loads(file.read_text(encoding="utf-8"))["topics"]:
                for text in _sentences(topic):
                    found.setdefault(text, Message(text, text, f"{topic['id']} ({file.stem})", context=RULES))
        return cls(found)


def _source(key: str, entry: Mapping[str, Any]) -> Message:
    english = entry["en"]
    plural = not isinstance(english, str)
    notes = [f"{key} ({entry['class']}" + (f", room {entry['maxPx']} px)" if "maxPx" in entry else ")")]
    if plural:
        notes.append(f"One: {english['one']}")
    if entry.get("context"):
        notes.append(entry["context"])
    return Message(key, english["other"] if plural else english, "\n".join(notes), plural)


def _sentences(topic: Mapping[str, Any]) -> list[str]:
    """Every text of an article."""
    pairs = [part for name in ("table", "asked") for pair in topic.get(name, ()) for part in pair]
    return [text for text in (*(topic.get(n, "") for n in ("title", "line")), *topic.get("lead", ()), *pairs) if text]


def file_of(language: str, folder: Path = FOLDER) -> Path:
    """The .ts file of a language."""
    return folder / f"{language}.ts"


def read(path: Path) -> dict[str, Message]:
    """The messages of a .ts file by key; none when there is no file."""
    if not path.exists():
        return {}
    found = {}
    for one in ElementTree.parse(path).iter("message"):
        target = one.find("translation")
        plural = one.get("numerus") == "yes"
        forms: tuple[str, ...] = ()
        finished = False
        if target is not None:
            parts = target.findall("numerusform") if plural else [target]
            forms = tuple(part.text or "" for part in parts)
            finished = target.get("type") is None
        source, key = one.findtext("source") or "", one.findtext("comment") or ""
        found[key or source] = Message(key or source, source, "", plural, forms, finished, CONTEXT if key else RULES)
    return found


def merged(sources: Sources, old: Mapping[str, Message], language: str) -> tuple[dict[str, Message], Counts]:
    """The messages of the catalogue with the translations that were there.

    A text whose English has changed keeps its translation for the translator to look at, unfinished.
    """
    new, changed, result = 0, 0, {}
    for key, source in sources.messages.items():
        kept = old.get(key)
        if kept is None:
            new += 1
            result[key] = source
            continue
        same = kept.source == source.source and kept.plural == source.plural
        changed += not same
        forms = kept.forms if kept.plural == source.plural else ()
        result[key] = replace(source, forms=forms, finished=same and kept.finished)
    gone = len(old.keys() - result.keys())
    missing = sum(not one.whole for one in result.values())
    return result, Counts(new, gone, changed, missing)


def write(path: Path, messages: Iterable[Message], language: str) -> None:
    """A .ts file that Linguist opens; the same messages give the same bytes."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    kept = list(messages)
    for context in (CONTEXT, RULES):
        inside = [one for one in kept if one.context == context]
        if inside:
            lines += ["<context>", f"    <name>{context}</name>", *_lines(inside, language), "</context>"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8", newline="\n")


def _lines(messages: Iterable[Message], language: str) -> list[str]:
    """The messages of one context."""
    lines = []
    for one in messages:
        lines.append('    <message numerus="yes">' if one.plural else "    <message>")
        lines.append(f"        <source>{escape(one.source)}</source>")
        if one.context == CONTEXT:
            lines.append(f"        <comment>{escape(one.key)}</comment>")
        lines.append(f"        <extracomment>{escape(one.note)}</extracomment>")
        kind = "" if one.whole else ' type="unfinished"'
        if one.plural:
            forms = one.forms or ("",) * FORMS[language]
            parts = [f"            <numerusform>{escape(form)}</numerusform>" for form in forms]
            lines += [f"        <translation{kind}>", *parts, "        </translation>"]
        else:
            lines.append(f"        <translation{kind}>{escape(''.join(one.forms[:1]))}</translation>")
        lines.append("    </message>")
    return lines


def update(folder: Path = FOLDER, sources: Sources | None = None) -> dict[str, Counts]:
    """Bring every language in step with the catalogue."""
    sources = sources or Sources.read()
    done = {}
    for language in LANGUAGES:
        path = file_of(language, folder)
        messages, done[language] = merged(sources, read(path), language)
        write(path, messages.values(), language)
    return done


def fill(given: Mapping[str, Mapping[str, Any]], folder: Path = FOLDER, sources: Sources | None = None) -> list[str]:
    """Take translations in. Returns a line for each one that cannot be used; the others are taken."""
    sources = sources or Sources.read()
    problems = [f"{key}: not in the catalogue" for key in given if key not in sources.messages]
    for language in LANGUAGES:
        path = file_of(language, folder)
        messages, _ = merged(sources, read(path), language)
        for key, texts in given.items():
            if key not in messages or language not in texts:
                continue
            forms = _forms(texts[language], messages[key], language)
            if forms is None:
                problems.append(f"{key}, {language}: the plural forms do not fit")
            else:
                messages[key] = replace(messages[key], forms=forms, finished=True)
        write(path, messages.values(), language)
    return problems


def _forms(text: Any, message: Message, language: str) -> tuple[str, ...] | None:
    """The forms that Qt wants, or None."""
    if not message.plural:
        return (text,) if isinstance(text, str) else None
    if isinstance(text, str):
        return (text,) * FORMS[language]
    names = ("one", "other")[-FORMS[language] :]
    return tuple(text[name] for name in names) if all(name in text for name in names) else None


def unfinished(language: str, folder: Path = FOLDER) -> dict[str, Message]:
    """What a language still lacks."""
    messages, _ = merged(Sources.read(), read(file_of(language, folder)), language)
    return {key: one for key, one in messages.items() if not one.whole}


def main(words: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Keep the translations in step with the catalogue.")
    parser.add_argument("command", nargs="?", default="update", choices=("update", "missing", "fill", "show"))
    parser.add_argument("rest", nargs="*", help="files for fill, a language for show")
    options = parser.parse_args(words)
    if options.command == "show":
        for language in options.rest:
            print(
                json.dumps({key: one.source for key, one in unfinished(language).items()}, ensure_ascii=False, indent=1)
            )
        return 0
    if options.command == "missing":
        for language in LANGUAGES:
            print(f"{language}: {len(unfinished(language))} missing")
        return 0
    problems: list[str] = []
    for name in options.rest if options.command == "fill" else ():
        problems += fill(json.loads(Path(name).read_text(encoding="utf-8")))
    for language, counts in update().items():
        print(f"{language}: {counts.new} new, {counts.gone} gone, {counts.changed} changed, {counts.missing} missing")
    print("\n".join(problems), end="\n" if problems else "", file=sys.stderr)
    return bool(problems)


if __name__ == "__main__":
    raise SystemExit(main())
