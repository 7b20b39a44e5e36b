"""Levels in words: one sentence says what changes, from the level's own numbers."""

import pytest

from skyteam_qt.content.levels import OWN_MIX, Mix, level_of, levels
from skyteam_qt.qtbridge.level_phrases import level_caption, level_name, level_sentence, stopwatch_sentence


@pytest.mark.parametrize(
    ("level", "name", "sentence"),
    [
        ("easy", "Easy", "Nothing is added to the approach."),
        ("normal", "Normal", "One more plane comes before the briefing at 5\u00a0000 ft."),
        ("hard", "Hard", "2 more planes come, one before each briefing at 5\u00a0000 and 3\u00a0000 ft."),
        (
            "expert",
            "Expert",
            "2 more planes come, at 5\u00a0000 and 3\u00a0000 ft, "
            "and unequal axis values tilt the plane one mark more.",
        ),
    ],
)
def test_a_level_has_a_name_and_one_sentence(level: str, name: str, sentence: str) -> None:
    assert (level_name(level), level_sentence(level_of(level))) == (name, sentence)
    assert level_caption(level)


def test_every_mix_has_a_sentence() -> None:
    """Whatever people choose."""
    told = [level_sentence(level_of(OWN_MIX, Mix(busy, rough))) for busy in range(3) for rough in (False, True)]
    assert len(set(told)) == 6
    assert not any("{" in one for one in told)
    assert (level_name(OWN_MIX), level_caption(OWN_MIX)) == ("Own mix", "you choose")
    assert len({level_sentence(level) for level in levels()}) == 4


def test_the_stopwatch_says_how_long() -> None:
    assert stopwatch_sentence(60).startswith("60 seconds")
