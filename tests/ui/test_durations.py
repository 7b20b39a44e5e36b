"""Hold times are those of tokens.json, wherever a module without a theme repeats them."""

from __future__ import annotations

from skyteam_qt.content.files import read_json
from skyteam_qt.qtbridge.joint_hold import HOLD_S
from skyteam_qt.ui.cockpit.visor_control import JOINT_MS


def test_the_joint_hold_is_that_of_the_tokens() -> None:
    assert read_json("tokens")["duration"]["jointHold"] == JOINT_MS == HOLD_S * 1000
