"""R12: talk about goals is free, talk about values and strengths of dice is not (the check warns, once)."""

from __future__ import annotations

import json
import time
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyteam_qt.session.dice_talk import DiceTalk, Flag, _Text

_FILE = json.loads(Path(__file__).with_name("dice_talk_examples.json").read_text(encoding="utf-8"))
EXAMPLES = _FILE["examples"]
SCORES = _FILE["scores"]
TALK = DiceTalk()


@pytest.mark.parametrize("letter", "ABCDE")
@pytest.mark.parametrize("language", sorted(EXAMPLES))
def test_every_example_of_the_reference_is_judged_as_written_there(language: str, letter: str) -> None:
    wrong = [
        f"{'missed' if example['flag'] else 'false alarm'}: {example['text']}"
        for example in EXAMPLES[language]
        if example["set"] == letter
        and (TALK.check(example["text"], language) is not None) != (example["flag"] != ("known" in example))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", sorted(EXAMPLES))
def test_precision_and_recall_are_those_of_the_reference(language: str) -> None:
    wanted = {example["text"] for example in EXAMPLES[language] if example["flag"]}
    found = {example["text"] for example in EXAMPLES[language] if TALK.check(example["text"], language)}
    score = SCORES[language]
    assert len(EXAMPLES[language]) == score["examples"]
    assert round(100 * len(wanted & found) / len(found), 1) == score["precision"]
    assert round(100 * len(wanted & found) / len(wanted), 1) == score["recall"]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("If you ro\u0301ll a \uff16, put it on the radio", "\uff16"),
        ("Put your  HIGHEST die there", "HIGHEST"),
        ("please put \u201cFour\u201d there", "Four"),
        ("keep the sixes", "sixes"),
    ],
)
def test_the_word_that_gave_the_reason_is_marked_in_the_text_as_typed(text: str, word: str) -> None:
    flag = TALK.check(text)
    assert flag is not None
    assert (text[flag.start : flag.end], flag.word) == (word, word)


def test_nothing_is_marked_in_japanese() -> None:
    assert TALK.check("6を無線に置いて", "ja") == Flag(0, 0, "", "ja")


@pytest.mark.parametrize(
    ("text", "interface", "language"),
    [
        ("six on radio", "en", "en"),
        ("læg den på radioen, så er det godt for os", "en", "da"),
        ("6を無線に", "de", "ja"),
        ("six on radio", "xx", "en"),
        ("", "fr", "fr"),
    ],
)
def test_the_lists_of_one_language_are_used(text: str, interface: str, language: str) -> None:
    assert TALK.language_of(text, interface) == language


def test_an_ordinal_ending_is_not_a_word_of_its_own() -> None:
    assert TALK.check("pon el 6 a la radio", "es") is not None
    assert TALK.check("la 3ª casilla primero", "es") is None


@pytest.mark.parametrize("language", sorted(EXAMPLES))
def test_a_line_made_to_be_slow_is_not(language: str) -> None:
    TALK.check("", language)
    for text in (
        "a ",
        "1 or ",
        "skulle du ",
        "12 ",
        "to ",
        "ein ",
        "un ",
        "plus haut ",
        "dice ",
        "1,000 ",
    ):
        start = time.perf_counter()
        TALK.check(text * 120, language)
        assert time.perf_counter() - start < 0.5, text


@given(st.text(max_size=300), st.sampled_from(sorted(EXAMPLES)))
def test_any_text_gets_an_answer_and_a_mark_lies_inside_it(text: str, language: str) -> None:
    flag = TALK.check(text, language)
    assert flag is None or (0 <= flag.start <= flag.end <= len(text) and text[flag.start : flag.end] == flag.word)


@pytest.mark.parametrize("language", sorted(EXAMPLES))
def test_normalising_part_by_part_gives_the_same_as_at_once(language: str) -> None:
    for example in EXAMPLES[language]:
        whole = " ".join(unicodedata.normalize("NFKC", example["text"]).casefold().split())
        assert _Text.normalised(example["text"]).text == whole.replace("\u2019", "'")


@pytest.mark.parametrize(
    "text",
    [
        "If you draw a 6 put it on the radio",
        "do you have an ace",
        "keep your low cards",
        "put back your low cards",
        "redraw the high ones",
        "my best card goes to the axis",
        "put back everything under 3",
        "red six on radio",
        "throw back the threes",
    ],
)
def test_values_of_cards_are_talk_of_values(text: str) -> None:
    """F11."""
    assert TALK.check(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "advance one card",
        "clear the 3rd card",
        "keep the joker for the last round",
        "the queen is next, black begins",
        "8 cards in the pile",
        "four cards each, leave one card for the engines",
        "put back as many cards as you like",
        "each of us redraws two cards",
        "two coins on the fifth card",
        "clear the coin on the airport card",
        "save the coffee coins",
    ],
)
def test_goals_of_the_card_game_are_no_talk_of_values(text: str) -> None:
    """F11."""
    assert TALK.check(text) is None
