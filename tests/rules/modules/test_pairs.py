"""Every two modules that meet in some flight have a test of how they meet."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from skyteam_qt.content.library import load_scenario, scenario_ids

MARK = re.compile(r'^@meets\("([a-z0-9-]+)", "([a-z0-9-]+)"\)$', re.MULTILINE)


def test_every_pair_that_meets_in_some_flight_is_tested() -> None:
    """Issue 4."""
    meeting = {pair for one in scenario_ids() for pair in combinations(sorted(load_scenario(one).modules), 2)}
    tested: set[tuple[str, ...]] = set()
    for file in Path(__file__).parent.glob("test_pairs_*.py"):
        tested |= {tuple(sorted(pair)) for pair in MARK.findall(file.read_text(encoding="utf-8"))}
    assert not meeting - tested
    assert not tested - meeting
