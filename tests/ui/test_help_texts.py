"""The rules in our own words: every topic is whole, every space has one, search finds words."""

from __future__ import annotations

import re

import pytest

from skyteam_qt.content.files import read_json
from skyteam_qt.content.levels import levels
from skyteam_qt.content.library import load_ruleset
from skyteam_qt.qtbridge.level_phrases import level_name, level_sentence
from skyteam_qt.qtbridge.texts import speak_of
from skyteam_qt.rules.spaces import BASE_SPACES
from skyteam_qt.ui.draw.module_signs import NAMES
from skyteam_qt.ui.help_texts import one_sentence, search, topic, topic_of, topics


@pytest.mark.parametrize("words", ["dice", "cards"])
def test_every_topic_is_whole_and_leads_only_to_topics(words: str) -> None:
    known = {one.id for one in topics(words)}
    assert len(known) == len(topics(words))
    for one in topics(words):
        assert one.title
        assert one.lead
        assert one.table
        assert one.line.endswith(".")
        assert set(one.see) <= known
        assert all(sentence.strip() == sentence for sentence in one.sentences)


@pytest.mark.parametrize("words", ["dice", "cards"])
def test_every_space_and_panel_has_a_topic(words: str) -> None:
    assert all(topic_of(spec.id, words) for spec in BASE_SPACES)
    known = {one.id for one in topics(words)}
    assert set(read_json("rules-help")["topicOf"].values()) <= known
    assert set(read_json("rules-help-cards")["topicOf"].values()) <= {one.id for one in topics("cards")}
    assert topic_of("nowhere") == ""
    assert one_sentence("nowhere") == ""
    assert one_sentence("gear.2").startswith("Three switches of the Pilot")


def test_an_unknown_topic_is_the_first_one() -> None:
    assert topic("nowhere") == topics()[0]


@pytest.mark.parametrize("word", ["spin", "SPIN", " spin "])
def test_search_knows_no_capitals_and_no_blanks_around(word: str) -> None:
    assert {hit.topic.id for hit in search(word)} >= {"axis", "losing"}


def test_titles_come_first_and_a_hit_holds_the_word_as_written() -> None:
    hits = search("flaps")
    assert hits[0].topic.id == "flaps"
    assert all(hit.word.casefold() == "flaps" for hit in hits)
    assert search("") == ()
    assert search("  ") == ()


def test_no_sentence_shouts_or_blames() -> None:
    texts = [sentence for words in ("dice", "cards") for one in topics(words) for sentence in one.sentences]
    assert [text for text in texts if "!" in text] == []


def test_the_rules_of_the_card_game_speak_of_no_dice() -> None:
    dice = re.compile(r"\b(die|dice|rolls?|rolled|rerolls?|tokens?)\b", re.IGNORECASE)
    texts = [text for one in topics("cards") for text in (one.line, *one.sentences)]
    assert [text for text in texts if dice.search(text)] == []
    cards = re.compile(r"\b(jokers?|redraws?|aces?|piles?)\b", re.IGNORECASE)
    others = [text for one in topics("dice") for text in (one.line, *one.sentences)]
    assert [text for text in others if cards.search(text)] == []


def test_the_approach_of_the_card_game_is_made_of_cards() -> None:
    """Spaces are the places on the panels alone."""
    of_the_approach = re.compile(r"\b(one|two|own|new|our|that) spaces?\b|spaces? (away|must)|leav\w+ a space")
    texts = [text for one in topics("cards") for text in (one.line, *one.sentences)]
    assert [text for text in texts if of_the_approach.search(text.lower())] == []


def test_the_card_game_has_every_topic_of_the_dice_game_and_its_own() -> None:
    dice, cards = ({one.id for one in topics(words) if not one.group} for words in ("dice", "cards"))
    assert cards - dice == {"cards", "examples"}
    assert dice <= cards


def test_help_speaks_of_the_game_on_the_screen() -> None:
    """Hover and F1 need not know which game it is."""
    try:
        speak_of("cards")
        assert topic_of("pile") == "cards"
        assert one_sentence("conc.1").startswith("A card here gives one coffee")
    finally:
        speak_of("dice")
    assert topic_of("pile") == ""
    assert one_sentence("conc.1").startswith("A die here gives one coffee")


@pytest.mark.parametrize("words", ["dice", "cards"])
def test_each_level_is_explained_in_one_sentence(words: str) -> None:
    """F82: out of the numbers of the level, so that a change of the data changes the help."""
    rows = dict(topic("levels", words).table)
    for level in levels():
        assert rows[level_name(level.id)] == level_sentence(level)
        assert rows[level_name(level.id)].count(". ") == 0
    assert "Own mix" in rows
    assert "Stopwatch 60 s" in rows


def test_every_module_and_every_ability_has_a_page_with_its_sign() -> None:
    file = read_json("scenarios")
    pages = {one.id: one for one in topics("dice")}
    for group, names in (("modules", file["modules"]), ("abilities", [one["id"] for one in file["special_abilities"]])):
        for name in names:
            assert pages[name].group == group
            assert pages[name].sign == name
            assert name in NAMES
            assert topic_of(name) == name
    assert [one.id for one in topics("cards") if one.group] == []


@pytest.mark.parametrize("flight", ["SXM-red-turbulence", "NZIR-black-turbulence", "WAW-red-turbulence"])
def test_every_space_of_a_module_opens_the_page_of_the_module(flight: str) -> None:
    own = {"kerosene": "kerosene", "intern": "intern", "alarm": "alarms", "ice": "ice-brakes"}
    for spec in load_ruleset(flight).spaces:
        begins = spec.id.partition(".")[0]
        assert topic_of(spec.id) == own.get(begins, topic_of(spec.id)) != ""


@pytest.mark.parametrize(("word", "page"), [("glides", "engine-loss"), ("clicks", "wind"), ("opposite", "adaptation")])
def test_search_finds_the_pages_of_modules_and_abilities(word: str, page: str) -> None:
    assert page in {hit.topic.id for hit in search(word, "dice")}
