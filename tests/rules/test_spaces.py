"""The printed spaces."""

from __future__ import annotations

from skyteam_qt.rules import Kind, Space
from skyteam_qt.rules.spaces import BASE_SPACES


def test_the_index_of_a_space_is_its_place_in_the_list() -> None:
    """One order for everything."""
    names = [space.name.lower().replace("_", ".") for space in Space]
    assert [spec.id.lower() for spec in BASE_SPACES] == names


def test_the_printed_numbers() -> None:
    """R23: gear 1/2, 3/4, 5/6; flaps 1/2, 2/3, 4/5, 5/6; brakes 2, 4, 6; all else any value."""
    accepts = {spec.id: spec.accepts for spec in BASE_SPACES}
    assert [accepts[f"gear.{i}"] for i in (1, 2, 3)] == [(1, 2), (3, 4), (5, 6)]
    assert [accepts[f"flap.{i}"] for i in (1, 2, 3, 4)] == [(1, 2), (2, 3), (4, 5), (5, 6)]
    assert [accepts[f"brake.{i}"] for i in (1, 2, 3)] == [(2,), (4,), (6,)]
    free = [spec for spec in BASE_SPACES if spec.kind not in (Kind.GEAR, Kind.FLAP, Kind.BRAKE)]
    assert len(free) == 10
    assert all(spec.accepts == (1, 2, 3, 4, 5, 6) for spec in free)
