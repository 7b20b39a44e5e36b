from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from skyteam_qt.session.record import fold_record
from skyteam_qt.session.replay import Fold
from skyteam_qt.session.setup import Mode

from .flights import RULES, begin, fly_on


@given(st.integers(0, 10_000))
@settings(max_examples=30)
def test_every_position_follows_from_the_log_up_to_there(seed: int) -> None:
    session = begin(seed)
    fly_on(session.ports(), Random(seed))
    whole = fold_record(session.record(), RULES)
    fold = Fold(RULES, Mode.VISORS)
    assert fold.positions == whole.positions[:1]
    for entry in session.record().entries:
        fold.add(entry)
        assert fold.positions == whole.positions[: len(fold.positions)]
    assert fold.state == whole.state


def test_the_log_starts_with_the_first_round() -> None:
    fold = Fold(RULES, Mode.VISORS)
    assert [type(e).__name__ for e in fold.log[0].events] == ["RoundBegan", "RerollCollected"]
    assert repr(fold) == "Fold(0 entries)"


def test_dice_belong_to_the_step_that_asked_for_them() -> None:
    session = begin(1)
    fly_on(session.ports(), Random(1), steps=1)
    assert [[type(e).__name__ for e in line.events] for line in session.log[1:]] == [
        ["SilenceBegan", "Dealt", "Dealt"],
    ]
