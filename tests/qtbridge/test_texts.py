"""Every text comes out of one catalogue; what people typed is put in as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import skyteam_qt
from skyteam_qt.qtbridge.texts import grouped, joined, keys, load_catalogue, ordinal, say, speak_of


def _forms(key: str) -> list[str]:
    english = load_catalogue()[key]["en"]
    return [english] if isinstance(english, str) else list(english.values())


def test_every_entry_has_a_text_and_a_known_class() -> None:
    wrong = [
        key
        for key, entry in load_catalogue().items()
        if entry["class"] not in {"title", "label", "line", "dialog"} or not all(_forms(key))
    ]
    assert wrong == []
    assert set(keys()) == set(load_catalogue())


def test_every_key_written_in_the_program_is_in_the_catalogue() -> None:
    sources = sorted((Path(skyteam_qt.__file__).parent).rglob("*.py"))
    written = [
        (path.name, key)
        for path in sources
        for key in re.findall(r"(?<![.\w])say\(\s*\"([^\"]+)\"", path.read_text(encoding="utf-8"))
    ]
    assert len(written) > 50
    assert [(name, key) for name, key in written if key not in keys()] == []


def test_forms_are_always_one_and_other() -> None:
    assert [
        key
        for key, entry in load_catalogue().items()
        if not isinstance(entry["en"], str) and list(entry["en"]) != ["one", "other"]
    ] == []


def test_the_crew_is_calm() -> None:
    assert [key for key in keys() if any("!" in form for form in _forms(key))] == []


def test_braces_of_the_catalogue_are_fields() -> None:
    odd = [key for key in keys() for form in _forms(key) if re.sub(r"\{[a-z]+\}", "", form).count("{")]
    assert odd == []


def test_a_text_for_cards_stands_in_for_one_that_exists_and_takes_the_same_fields() -> None:
    stand_ins = {key: entry["cards"] for key, entry in load_catalogue().items() if "cards" in entry}
    assert len(stand_ins) > 60
    assert set(stand_ins.values()) <= set(keys())
    assert not set(stand_ins.values()) & set(stand_ins)
    fields = {key: set(re.findall(r"\{(\w+)\}", " ".join(_forms(key)))) for key in keys()}
    assert [key for key, other in stand_ins.items() if fields[key] != fields[other]] == []
    dice = re.compile(r"\b(die|dice|rolls?|rolled|rerolls?)\b", re.IGNORECASE)
    assert [key for key in stand_ins.values() if any(dice.search(form) for form in _forms(key))] == []


def test_the_words_are_those_of_the_game_on_the_screen() -> None:
    try:
        speak_of("cards")
        assert say("turn.place", name="Anna") == "Anna's turn. Place one card."
        assert say("refuse.diceLeft.2", n=1) == "1 card to go."
        assert say("axis.level") == "Level"
    finally:
        speak_of("dice")
    assert say("turn.place", name="Anna") == "Anna's turn. Place one die."


@pytest.mark.parametrize(("n", "text"), [(0, "0 spaces to go"), (1, "1 space to go"), (5, "5 spaces to go")])
def test_the_count_picks_the_form(n: int, text: str) -> None:
    assert say("approach.toGo", n=n) == text


@pytest.mark.parametrize("name", ["{n}", "{", "}{x}", "<b>Ben</b>", "%n %1", "{name}", "\\1", "100 %"])
def test_a_name_means_nothing_but_itself(name: str) -> None:
    assert say("turn.place", name=name) == f"{name}'s turn. Place one die."


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no.such.key")


def test_a_missing_field_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("turn.place")
    with pytest.raises(KeyError):
        say("approach.toGo")


@pytest.mark.parametrize(
    ("items", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "{c}", "d"], "a, b, {c} and d")],
)
def test_lists_in_words(items: list[str], text: str) -> None:
    assert joined(items) == text


def test_numbers_in_words() -> None:
    assert [ordinal(n) for n in (1, 2, 3, 7, 40)] == ["1st", "2nd", "3rd", "7th", "40"]
    assert [grouped(n) for n in (0, 1000, 6000)] == ["0", "1\u00a0000", "6\u00a0000"]


class _Danish(QTranslator):
    """Stands in for a .qm file."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        if context != "SkyTeam":
            return None
        danish = {
            ("approach.toGo", "{n} spaces to go"): "{n} felt igen" if n == 1 else "{n} felter igen",
            ("turn.place", "{name}'s turn. Place one die."): "Tur: {name}. Læg en terning.",
        }
        return danish.get((disambiguation or "", source))

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@pytest.fixture
def _danish(qapp: QCoreApplication) -> Iterator[None]:
    translator = _Danish()
    assert qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("_danish")
def test_a_translation_is_found_by_source_and_key() -> None:
    assert say("turn.place", name="Bo {x}") == "Tur: Bo {x}. Læg en terning."
    assert [say("approach.toGo", n=n) for n in (1, 2)] == ["1 felt igen", "2 felter igen"]
    assert say("axis.level") == "Level"
