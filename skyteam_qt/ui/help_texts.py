"""The rules in our own words, for dice out of `rules-help.json`, for cards with what `rules-help-cards.json` says
otherwise: topics, one-sentence help, search. Never a private value.

Pages of modules and abilities are in `rules-help-modules.json`.

words: "dice" or "cards"; empty for those of the flight on the screen (`texts.speak_of`).
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from skyteam_qt.content.files import read_json
from skyteam_qt.content.levels import OWN_MIX, levels, mix_most, stopwatch_choices
from skyteam_qt.qtbridge.level_phrases import level_name, level_sentence, stopwatch_sentence
from skyteam_qt.qtbridge.texts import rules_text as tr
from skyteam_qt.qtbridge.texts import say, words_now
from skyteam_qt.ui import languages


class Topic(NamedTuple):
    """An article of the rules. line: one sentence. sign: letter of the system ("X", "E" ...) or empty.

    lead: two sentences or so. table: what happens when. asked: questions and answers. see: ids of other topics.
    examples: names of worked examples to watch (`sim.examples`). group: "modules", "abilities", or empty for the base
    game; the sign of those is that of the module.
    """

    id: str
    title: str
    sign: str
    line: str
    lead: tuple[str, ...]
    table: tuple[tuple[str, str], ...]
    asked: tuple[tuple[str, str], ...]
    see: tuple[str, ...]
    examples: tuple[str, ...] = ()
    group: str = ""

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


def topics(words: str = "") -> tuple[Topic, ...]:
    """All topics in the order of the contents."""
    return _topics(words or words_now(), languages.current())


@cache
def _topics(words: str, language: str) -> tuple[Topic, ...]:
    dice = {one["id"]: one for one in read_json("rules-help")["topics"]}
    if words != "cards":
        return tuple(_topic(one) for one in (*dice.values(), *read_json(MODULES)["topics"]))
    return tuple(_topic({**dice.get(one["id"], {}), **one}) for one in read_json("rules-help-cards")["topics"])


def _topic(one: dict[str, Any]) -> Topic:
    rows = [*(_level_rows() if one["id"] == LEVELS else ()), *((tr(a), tr(b)) for a, b in one["table"])]
    return Topic(
        one["id"],
        tr(one["title"]),
        one["sign"],
        tr(one["line"]),
        tuple(tr(text) for text in one["lead"]),
        tuple(rows),
        tuple((tr(a), tr(b)) for a, b in one["asked"]),
        tuple(one["see"]),
        tuple(one.get("examples", ())),
        one.get("group", ""),
    )


LEVELS = "levels"
MODULES = "rules-help-modules"
"""The file with a page for each module and each ability; the card game has none of them."""


def _level_rows() -> list[tuple[str, str]]:
    """Each level in one sentence, out of its own numbers; the own mix; the stopwatch."""
    rows = [(level_name(one.id), level_sentence(one)) for one in levels()]
    rows.append((level_name(OWN_MIX), say("help.ownMix", n=mix_most())))
    rows += [(say("variant.stopwatch", s=s), stopwatch_sentence(s)) for s in stopwatch_choices()]
    return rows


def topic(name: str, words: str = "") -> Topic:
    """A topic by id; the first one where there is none of that name."""
    return next((one for one in topics(words) if one.id == name), topics(words)[0])


def topic_of(place: str, words: str = "") -> str:
    """The topic for a space id ("gear.2"), a panel ("engines"), a module or an ability; empty where there is none."""
    known: dict[str, str] = read_json("rules-help")["topicOf"]
    begins = place.partition(".")[0]
    if (words or words_now()) == "cards":
        known = known | read_json("rules-help-cards")["topicOf"]
    else:
        known = known | read_json(MODULES)["topicOf"]
        if begins not in known and any(one.group and one.id == begins for one in topics("dice")):
            return begins
    return known.get(begins, "")


def one_sentence(place: str) -> str:
    """The one-sentence help of a space or panel, for hover; empty where there is none."""
    name = topic_of(place)
    return topic(name).line if name else ""


def search(text: str, words: str = "") -> tuple[Hit, ...]:
    """One hit a topic, in the order of the contents, titles first."""
    wanted = text.strip().casefold()
    if not wanted:
        return ()
    titles: list[Hit] = []
    others: list[Hit] = []
    for one in topics(words):
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
