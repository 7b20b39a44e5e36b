"""Facts of a flight."""

from __future__ import annotations

import pytest

from skyteam_qt.rules import Seat
from tests.builders import scenario_with


def test_an_altitude_space_is_found_by_its_feet() -> None:
    """R3, R5."""
    assert scenario_with().space_at(2000).reroll
    assert scenario_with().space_at(5000).begins == Seat.COPILOT


def test_an_altitude_that_the_track_does_not_have_is_an_error() -> None:
    """KeyError."""
    with pytest.raises(KeyError):
        scenario_with().space_at(7000)
