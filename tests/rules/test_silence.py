"""When people may talk."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import Outcome, Phase, may_talk
from tests.builders import RULES, board_with


@pytest.mark.parametrize(("phase", "open_"), [(Phase.BRIEFING, True), (Phase.PLACEMENT, False), (Phase.END, True)])
def test_silence_lasts_from_the_roll_to_the_last_die(phase: Phase, open_: bool) -> None:
    """R12, R14, R110."""
    assert may_talk(RULES, board_with(phase=phase)) is open_


def test_after_the_flight_people_talk() -> None:
    """Whatever phase it ended in."""
    assert may_talk(RULES, board_with(phase=Phase.PLACEMENT, outcome=Outcome.LOST))
