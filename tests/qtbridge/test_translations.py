"""The texts in all languages: whole, with the same fields, with the right plural forms, and short enough."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from skyteam_qt.qtbridge.texts import decimal, grouped, joined, load_catalogue, ordinal, say
from skyteam_qt.ui import languages, resources
from tests.packaging.test_translations import translations

SETTLED = False
"""Whether the catalogue has settled. Until then texts may come in before their translations, and the test only says how
many are missing; from then on a missing one is a failure."""

ONES = {"da": (1,), "de": (1,), "es": (1,), "fr": (0, 1), "ja": ()}
"""The counts that take the first form."""
LONGEST_LINE = 64
MARKUP = re.compile(r"<[/a-z]|&[a-z]+;")


def _messages(language: str) -> dict[str, translations.Message]:
    found: dict[str, translations.Message] = translations.read(translations.file_of(language))
    return found


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    languages.switch("en")


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    missing = translations.unfinished(language)
    if not SETTLED:
        print(f"{language}: {len(missing)} texts are missing")
        return
    assert list(missing) == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_a_translation_has_the_fields_of_the_english_text(language: str) -> None:
    wrong = []
    for key, one in _messages(language).items():
        english = _english(one)
        wanted = set(re.findall(r"\{\w+\}", one.source))
        # what is written out in English ("one mark") may be written out in the other language
        first = set(re.findall(r"\{\w+\}", english["one"])) if one.plural and len(one.forms) > 1 else wanted
        for number, form in enumerate(one.forms):
            found = set(re.findall(r"\{\w+\}", form))
            needed = wanted if number else wanted & first
            if form and (needed - found or found - wanted or form.count("{") != len(re.findall(r"\{\w+\}", form))):
                wrong.append((key, form))
    assert wrong == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_a_translation_is_plain_text_and_calm(language: str) -> None:
    forms = [(key, form) for key, one in _messages(language).items() for form in one.forms]
    assert [entry for entry in forms if MARKUP.search(entry[1])] == []
    assert [entry for entry in forms if "!" in entry[1] or "\uff01" in entry[1]] == []
    assert [entry for entry in forms if entry[1] != entry[1].strip() or "  " in entry[1]] == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_a_line_of_a_message_is_short(language: str) -> None:
    lines = [key for key, entry in load_catalogue().items() if entry["class"] == "line"]
    long = []
    for key in lines:
        english = load_catalogue()[key]["en"]
        most = max(LONGEST_LINE, round(1.4 * len(english if isinstance(english, str) else english["other"])))
        long += [(key, form) for form in _messages(language)[key].forms if len(form) > most]
    assert long == []


def test_japanese_and_french_keep_their_punctuation() -> None:
    japanese = [form for one in _messages("ja").values() for form in one.forms]
    assert [form for form in japanese if re.search(r"[぀-ヿ一-鿿][,.?:;] ?", form) or "さん" in form] == []
    french = [form for one in _messages("fr").values() for form in one.forms]
    assert [form for form in french if re.search("[^\u202f\u00a0][?;]|[^\u00a0\\d]:(?!\\d)| [?;:]", form)] == []
    assert [form for form in french if "de {name}" in form or "de {partner}" in form] == []
    spanish = [form for one in _messages("es").values() for form in one.forms]
    assert [form for form in spanish if form.count("?") != form.count("¿")] == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_the_count_picks_the_form_of_the_language(language: str) -> None:
    languages.switch(language)
    wrong = []
    for key, one in _messages(language).items():
        if not one.plural or not one.whole:
            continue
        fields = {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", " ".join((one.source, *one.forms)))}
        for n in (0, 1, 2, 5, 21, 101):
            form = one.forms[0 if n in ONES[language] else -1]
            wanted = re.sub(r"\{(\w+)\}", lambda hit, n=n: str(n) if hit[1] == "n" else f"<{hit[1]}>", form)
            if say(key, **{**fields, "n": n}) != wanted:
                wrong.append((key, n))
    assert wrong == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_every_text_is_said_in_the_language(language: str) -> None:
    languages.switch(language)
    wrong = [
        key
        for key, one in _messages(language).items()
        if one.whole
        and not one.plural
        and key in load_catalogue()
        and say(key, **_fields(one.source)) != _filled(one.forms[0])
    ]
    assert wrong == []


def _english(one: translations.Message) -> str | dict[str, str]:
    """As in the catalogue; an article of the rules is not in it."""
    entry = load_catalogue().get(one.key)
    return one.source if entry is None else entry["en"]


def _fields(source: str) -> dict[str, str]:
    return {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", source)}


def _filled(text: str) -> str:
    return re.sub(r"\{(\w+)\}", r"<\1>", text)


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_our_fonts_have_every_letter(language: str, qapp: QApplication) -> None:
    resources.load_fonts()
    needed = {letter for one in _messages(language).values() for form in one.forms for letter in form}
    needed |= {letter.upper() for letter in needed if len(letter.upper()) == 1}
    fonts = ["Inter-Regular.otf", "Inter-Bold.otf", "B612-Bold.otf"]
    if language == "ja":
        for name in languages.JAPANESE_FONTS:
            assert _without(name, {letter for letter in needed if ord(letter) > 0x2E00}) == ""
        needed = {letter for letter in needed if ord(letter) < 0x2E00}
    # titles are set in B612; the rest in Inter, whatever the letter
    for name in fonts[:2]:
        assert _without(name, needed) == ""
    titles = {key for key, entry in load_catalogue().items() if entry["class"] == "title"}
    capitals = {c for key, one in _messages(language).items() if key in titles for f in one.forms for c in f.upper()}
    assert _without(fonts[2], {letter for letter in capitals if ord(letter) < 0x2E00}) == ""


def _without(font: str, letters: set[str]) -> str:
    """Letters that a font lacks."""
    raw = QRawFont(f":/fonts/{font}", 16)
    assert raw.isValid()
    return "".join(sorted(letter for letter in letters if not raw.supportsCharacter(ord(letter))))


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_a_label_with_a_measured_room_fits_it(language: str, qapp: QApplication) -> None:
    """At the smallest size it may shrink to (12 of its 16 units), as the cockpit draws it."""
    languages.switch(language)
    resources.load_fonts()
    wide = []
    for key, one in _messages(language).items():
        entry = load_catalogue().get(key, {})
        if "maxPx" not in entry:
            continue
        title = entry["class"] == "title"
        font = QFont()
        font.setFamilies(["B612" if title else "Inter", *languages.families()])
        font.setPixelSize(12)
        font.setWeight(QFont.Weight(700 if title else 500))
        for form in one.forms:
            text = _example(form.upper() if title and language != "ja" else form)
            width = QFontMetricsF(font).horizontalAdvance(text)
            if width > entry["maxPx"]:
                wide.append((key, form, round(width), entry["maxPx"]))
    assert wide == []


def _example(text: str) -> str:
    """Short stand-ins, as most fields are."""
    return re.sub(r"\{(\w+)\}", lambda hit: {"name": "Anna", "partner": "Anna", "system": ""}.get(hit[1], "8"), text)


@pytest.mark.parametrize(
    ("language", "two", "first", "height", "half"),
    [
        ("da", "A og B", "1.", "6 000", "0,8"),
        ("de", "A und B", "1.", "6 000", "0,8"),
        ("es", "A y B", "1.ª", "6 000", "0,8"),
        ("fr", "A et B", "1re", "6 000", "0,8"),
        ("ja", "AとB", "1番目", "6 000", "0.8"),
    ],
)
def test_lists_ordinals_and_numbers_are_written_as_in_the_language(
    language: str, two: str, first: str, height: str, half: str
) -> None:
    languages.switch(language)
    assert (joined("AB"), ordinal(1), grouped(6000).replace("\N{NO-BREAK SPACE}", " "), decimal(0.8)) == (
        two,
        first,
        height,
        half,
    )
