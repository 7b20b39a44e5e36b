"""The Linguist files follow the catalogue: new texts come, gone ones go, changed ones wait to be looked at."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


translations = _load()

HELLO = {"hello": {"en": "Hello <Anna> & Ben", "class": "line", "context": "ours"}}
DICE = {"dice": {"en": {"one": "{n} die", "other": "{n} dice"}, "class": "label", "maxPx": 90}}


@pytest.fixture
def sources(tmp_path: Path) -> Callable[..., Any]:
    """Reads sources out of a catalogue with these entries."""

    def make(*entries: dict[str, Any]) -> Any:
        file = tmp_path / "texts.json"
        texts = {key: entry for one in entries for key, entry in one.items()}
        file.write_text(json.dumps({"texts": texts}), encoding="utf-8")
        return translations.Sources.read(file)

    return make


def test_a_new_text_comes_in_unfinished(tmp_path: Path, sources: Callable[..., Any]) -> None:
    done = translations.update(tmp_path, sources(HELLO, DICE))
    assert set(done) == {"da", "de", "es", "fr", "ja"}
    assert done["da"] == translations.Counts(new=2, missing=2)
    messages = translations.read(tmp_path / "da.ts")
    assert messages["hello"].source == "Hello <Anna> & Ben"
    assert messages["dice"].forms == ("", "")
    assert translations.read(tmp_path / "ja.ts")["dice"].forms == ("",)


def test_a_translation_is_kept_and_a_second_update_changes_nothing(tmp_path: Path, sources: Callable[..., Any]) -> None:
    both = sources(HELLO, DICE)
    translations.update(tmp_path, both)
    given = {"hello": {"da": "Hej <Anna> & Ben"}, "dice": {"da": {"one": "{n} terning", "other": "{n} terninger"}}}
    assert translations.fill(given, tmp_path, both) == []
    before = (tmp_path / "da.ts").read_bytes()
    assert translations.update(tmp_path, both)["da"] == translations.Counts()
    assert (tmp_path / "da.ts").read_bytes() == before
    assert translations.read(tmp_path / "da.ts")["dice"].forms == ("{n} terning", "{n} terninger")


def test_a_text_that_is_gone_goes(tmp_path: Path, sources: Callable[..., Any]) -> None:
    translations.update(tmp_path, sources(HELLO, DICE))
    assert translations.update(tmp_path, sources(DICE))["fr"] == translations.Counts(gone=1, missing=1)
    assert set(translations.read(tmp_path / "fr.ts")) == {"dice"}


def test_a_changed_english_text_keeps_its_translation_unfinished(tmp_path: Path, sources: Callable[..., Any]) -> None:
    translations.update(tmp_path, sources(HELLO))
    translations.fill({"hello": {"de": "Hallo"}}, tmp_path, sources(HELLO))
    changed = {"hello": {"en": "Good day", "class": "line"}}
    assert translations.update(tmp_path, sources(changed))["de"] == translations.Counts(changed=1, missing=1)
    found = translations.read(tmp_path / "de.ts")["hello"]
    assert (found.source, found.forms, found.finished) == ("Good day", ("Hallo",), False)


def test_a_text_that_gets_plural_forms_is_translated_anew(tmp_path: Path, sources: Callable[..., Any]) -> None:
    single = {"dice": {"en": "{n} dice", "class": "label"}}
    translations.update(tmp_path, sources(single))
    translations.fill({"dice": {"es": "{n} dados"}}, tmp_path, sources(single))
    translations.update(tmp_path, sources(DICE))
    assert translations.read(tmp_path / "es.ts")["dice"].forms == ("", "")


def test_what_cannot_be_filled_in_is_named(tmp_path: Path, sources: Callable[..., Any]) -> None:
    one = sources(HELLO)
    translations.update(tmp_path, one)
    problems = translations.fill({"hallo": {"da": "x"}, "hello": {"da": {"one": "x"}}}, tmp_path, one)
    assert problems == ["hallo: not in the catalogue", "hello, da: the plural forms do not fit"]


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_the_files_are_in_step_with_the_catalogue(language: str) -> None:
    """Otherwise: python packaging/translations.py"""
    kept = translations.read(translations.file_of(language))
    _, counts = translations.merged(translations.Sources.read(), kept, language)
    assert (counts.new, counts.gone, counts.changed) == (0, 0, 0)
