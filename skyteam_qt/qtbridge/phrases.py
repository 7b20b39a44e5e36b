"""Rules data turned into words, in one place to import from.

`refusal` and its kin (refusals), `turn_line`, `mandatory_line` and the questions before a die (prompts),
`event_line` (event_phrases), `log_line` (log_phrases), accessible names (spoken), and the small words (wording).
"""

from skyteam_qt.qtbridge.event_phrases import axis_state, condition_name, event_line, loss_sentence
from skyteam_qt.qtbridge.log_phrases import log_line
from skyteam_qt.qtbridge.prompts import (
    last_move,
    leaves_none_question,
    loses_question,
    loss_name,
    mandatory_line,
    no_effect_question,
    preview_line,
    turn_line,
)
from skyteam_qt.qtbridge.refusals import (
    agreement_refusal,
    chat_refusal,
    covered,
    number_title,
    other_tray,
    refusal,
    visors_refusal,
)
from skyteam_qt.qtbridge.spoken import (
    altitude_name,
    approach_name,
    axis_name,
    board_summary,
    coffee_name,
    reroll_name,
    space_name,
    speed_tape_name,
    spoken_space,
    tray_name,
)
from skyteam_qt.qtbridge.wording import Line, LineKind, Names, panel_label, panels_of, role, space_label, values_label

__all__ = [
    "Line",
    "LineKind",
    "Names",
    "agreement_refusal",
    "altitude_name",
    "approach_name",
    "axis_name",
    "axis_state",
    "board_summary",
    "chat_refusal",
    "coffee_name",
    "condition_name",
    "covered",
    "event_line",
    "last_move",
    "leaves_none_question",
    "log_line",
    "loses_question",
    "loss_name",
    "loss_sentence",
    "mandatory_line",
    "no_effect_question",
    "number_title",
    "other_tray",
    "panel_label",
    "panels_of",
    "preview_line",
    "refusal",
    "reroll_name",
    "role",
    "space_label",
    "space_name",
    "speed_tape_name",
    "spoken_space",
    "tray_name",
    "turn_line",
    "values_label",
    "visors_refusal",
]
