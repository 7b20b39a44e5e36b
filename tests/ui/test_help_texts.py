"""The rules in our own words: every topic is whole, every space has one, search finds words."""

from __future__ import annotations

import pytest

from skyteam_qt.content.files import read_json
from skyteam_qt.rules.spaces import BASE_SPACES
from skyteam_qt.ui.help_texts import one_sentence, search, topic, topic_of, topics


def test_every_topic_is_whole_and_leads_only_to_topics() -> None:
    known = {one.id for one in topics()}
    for one in topics():
        assert one.title
        assert one.lead
        assert one.table
        assert one.line.endswith(".")
        assert set(one.see) <= known
        assert all(sentence.strip() == sentence for sentence in one.sentences)


def test_every_space_and_panel_has_a_topic() -> None:
    assert all(topic_of(spec.id) for spec in BASE_SPACES)
    known = {one.id for one in topics()}
    assert set(read_json("rules-help")["topicOf"].values()) <= known
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
    texts = [sentence for one in topics() for sentence in one.sentences]
    assert [text for text in texts if "!" in text] == []
