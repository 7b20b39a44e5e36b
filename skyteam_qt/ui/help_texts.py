"""The rules in our own words, out of `rules-help.json`: topics, one-sentence help, search. Never a private value."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from skyteam_qt.content.files import read_json


class Topic(NamedTuple):
    """An article of the rules. line: one sentence. sign: letter of the system ("X", "E" ...) or empty.

    lead: two sentences or so. table: what happens when. asked: questions and answers. see: ids of other topics.
    """

    id: str
    title: str
    sign: str
    line: str
    lead: tuple[str, ...]
    table: tuple[tuple[str, str], ...]
    asked: tuple[tuple[str, str], ...]
    see: tuple[str, ...]

    @property
    def sentences(self) -> tuple[str, ...]:
        """Every text of the article, in its order."""
        pairs = [part for pair in (*self.table, *self.asked) for part in pair]
        return (self.title, *self.lead, *pairs)


class Hit(NamedTuple):
    """A place in the rules: the topic, and the sentence with the word in it as before, word, after."""

    topic: Topic
    before: str
    word: str
    after: str


@cache
def topics() -> tuple[Topic, ...]:
    """All topics in the order of the contents."""
    return tuple(
        Topic(
            one["id"],
            one["title"],
            one["sign"],
            one["line"],
            tuple(one["lead"]),
            tuple((a, b) for a, b in one["table"]),
            tuple((a, b) for a, b in one["asked"]),
            tuple(one["see"]),
        )
        for one in read_json("rules-help")["topics"]
    )


def topic(name: str) -> Topic:
    """A topic by id; the first one where there is none of that name."""
    return next((one for one in topics() if one.id == name), topics()[0])


def topic_of(place: str) -> str:
    """The topic for a space id ("gear.2") or a panel name ("engines"); empty where there is none."""
    known: dict[str, str] = read_json("rules-help")["topicOf"]
    return known.get(place.partition(".")[0], "")


def one_sentence(place: str) -> str:
    """The one-sentence help of a space or panel, for hover; empty where there is none."""
    name = topic_of(place)
    return topic(name).line if name else ""


def search(text: str) -> tuple[Hit, ...]:
    """One hit a topic, in the order of the contents, titles first."""
    wanted = text.strip().casefold()
    if not wanted:
        return ()
    titles: list[Hit] = []
    others: list[Hit] = []
    for one in topics():
        for sentence in one.sentences:
            at = sentence.casefold().find(wanted)
            if at >= 0:
                end = at + len(wanted)
                hit = Hit(one, _tail(sentence[:at]), sentence[at:end], sentence[end:])
                (titles if sentence == one.title else others).append(hit)
                break
    return (*titles, *others)


def _tail(text: str, most: int = 22) -> str:
    """The end of a text, from a word on."""
    if len(text) <= most:
        return text
    cut = text[-most:]
    return "… " + cut[cut.find(" ") + 1 :]
