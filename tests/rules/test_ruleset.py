"""The compiled tables."""

from __future__ import annotations

from skyteam_qt.rules import SEATS, Kind
from tests.builders import RULES, at, ruleset


def test_spaces_are_found_by_name_and_kind() -> None:
    """Twenty spaces."""
    assert len(RULES.spaces) == 20
    assert [RULES.spaces[i].id for i in RULES.by_kind(Kind.ENGINE)] == ["engine.P", "engine.C"]
    assert RULES.by_kind(Kind.OTHER) == ()


def test_each_seat_has_its_own_spaces() -> None:
    """R22: twelve blue ones with the shared three, eleven orange ones."""
    assert [len(RULES.own[seat]) for seat in SEATS] == [12, 11]
    assert RULES.own[0] & RULES.own[1] == {at("conc.1"), at("conc.2"), at("conc.3")}


def test_four_spaces_are_mandatory() -> None:
    """R30."""
    assert [RULES.spaces[i].id for i in RULES.mandatory] == ["axis.P", "axis.C", "engine.P", "engine.C"]


def test_levels_lead_from_feet_to_the_altitude_space() -> None:
    """R3."""
    assert RULES.levels[6000] == 0
    assert RULES.levels[0] == 6


def test_rulesets_are_told_apart_by_what_they_are_not_by_what_they_hold() -> None:
    """So that one can be a key."""
    assert ruleset() != RULES
    assert len({RULES, ruleset(), RULES}) == 2
