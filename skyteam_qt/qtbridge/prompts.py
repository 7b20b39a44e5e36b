"""What the annunciator says between dice: whose turn, what is missing, questions before a die (ux.md 3.4)."""

from __future__ import annotations

from skyteam_qt.qtbridge.texts import say
from skyteam_qt.qtbridge.wording import Line, Names, panels_of, space_label, value_word, values_label
from skyteam_qt.rules.board import Board
from skyteam_qt.rules.kinds import Loss, Seat
from skyteam_qt.rules.spaces import Kind, SpaceSpec

LOSS_NAMES = {
    Loss.SPIN: "loss.name.spin",
    Loss.COLLISION: "loss.name.collision",
    Loss.OVERSHOOT: "loss.name.overshoot",
    Loss.TURN: "loss.name.turn",
    Loss.KEROSENE: "loss.name.kerosene",
    Loss.OVERRUN: "loss.name.overrun",
    Loss.SHORT: "loss.name.short",
    Loss.MISSING_MANDATORY: "loss.name.mandatory",
    Loss.LANDING_CONDITIONS: "loss.name.landing",
    Loss.GIVEN_UP: "loss.name.givenUp",
}


def loss_name(loss: Loss) -> str:
    """A loss in a few words, for the safe-mode question and the log."""
    return say(LOSS_NAMES[loss])


def turn_line(seat: Seat, names: Names, *, again: bool = False) -> Line:
    """Whose turn it is. `again`: the same player acts twice in a row."""
    return Line(say("turn.stillYours" if again else "turn.place", name=names.of(seat)))


def mandatory_line(seat: Seat, missing: tuple[SpaceSpec, ...], names: Names) -> Line:
    """As many dice are left as mandatory spaces (public: follows from counts alone)."""
    return Line(
        say("warn.mandatory.1", name=names.of(seat), spaces=panels_of(missing)),
        say("warn.mandatory.2", n=len(missing)),
        "caution",
    )


def too_few_line(seat: Seat, missing: tuple[SpaceSpec, ...], left: int, names: Names) -> Line:
    """Fewer dice are left than mandatory spaces: whoever lays one aside checks that at once (R28, F47; public)."""
    return Line(
        say("warn.tooFew.1", name=names.of(seat), spaces=panels_of(missing)),
        say("warn.tooFew.2", n=left, need=len(missing)),
        "bad",
    )


def leaves_none_question(space: SpaceSpec) -> Line:
    """The die would leave none for a mandatory space (public). `space`: the axis or engine space left empty."""
    axis = space.kind == Kind.AXIS
    return Line(say("warn.leavesNone.axis" if axis else "warn.leavesNone.engines"), "", "caution")


def loses_question(loss: Loss) -> Line:
    """Safe mode, open visor only: the die would end the flight at once."""
    return Line(say("warn.loses", reason=loss_name(loss)), "", "bad")


def no_effect_question() -> Line:
    """Safe mode, open visor only: the die would do nothing."""
    return Line(say("warn.noEffect"), "", "caution")


def preview_line(space: SpaceSpec, board: Board) -> Line | None:
    """Open visor only: what a fitting die would do on a switch that is still off; None for other spaces."""
    if space.kind == Kind.GEAR and not board.gear[space.number]:
        return Line(
            say("preview.gear.title", range=values_label(space)),
            say("preview.blue", lo=board.blue + 1, hi=board.blue + 2),
        )
    if space.kind == Kind.FLAP and not board.flaps[space.number]:
        return Line(
            say("preview.flap.title", range=values_label(space)),
            say("preview.orange", lo=board.orange + 1, hi=board.orange + 2),
        )
    if space.kind == Kind.BRAKE and not board.brakes[space.number]:
        value = space.accepts[0]
        return Line(say("preview.brake.title", value=value), say("preview.red", lo=value, hi=value + 1))
    return None


def last_move(seat: Seat, value: int, space: SpaceSpec, names: Names) -> str:
    """The last public move, for the curtain."""
    return say("move.log.last", name=names.of(seat), v=value_word(value), space=space_label(space))
