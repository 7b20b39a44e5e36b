"""Cockpits of both games: after each test the words are those of dice again."""

from collections.abc import Iterator

import pytest

from skyteam_qt.qtbridge.texts import speak_of


@pytest.fixture(autouse=True)
def _words_of_dice() -> Iterator[None]:
    """A table that nobody has left goes on speaking of cards."""
    speak_of("dice")
    yield
    speak_of("dice")
