"""Run the tests of the rules and fail unless they reach every line and branch: `python tests/rules_coverage.py`.

Needs the package `coverage`. Further arguments go to pytest.
"""

from __future__ import annotations

import sys
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).parent.parent


def main(arguments: list[str]) -> int:
    """0 if all tests pass and reach everything."""
    measure = coverage.Coverage(data_file=None, branch=True, source=[str(ROOT / "skyteam_qt" / "rules")])
    measure.start()
    failed = pytest.main(["-q", "-p", "no:cacheprovider", str(ROOT / "tests" / "rules"), *arguments])
    measure.stop()
    reached = measure.report(show_missing=True, skip_covered=True, precision=2)
    return int(failed) or int(reached < 100)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
