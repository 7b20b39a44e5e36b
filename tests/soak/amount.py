"""How much of a proof is run: a short version in every run of the suite, the long one when `SKYTEAM_SOAK=1` is set.

    SKYTEAM_SOAK=1 sh packaging/run.sh test tests/soak -s -p no:xdist

Each proof prints one line with its figure.
"""

import os

LONG = os.environ.get("SKYTEAM_SOAK", "") not in ("", "0")


def amount(short: int, long: int) -> int:
    """The number for this run."""
    return long if LONG else short
