"""The lockstep twin of the rules: thousands of flights at once as one numpy array, for training, search and batches.

It never decides what a player may do: whoever plays in a real flight asks `rules.legal`, and a test holds every step of
this file to the rules over thousands of random flights of every set-up of `setup_of`.

A state is an int8 array of shape (ROWS, lanes): one column per flight, one row per fact (constants below). All lanes
are at the same placement of a round that the same seat began. Functions change their argument unless they say so.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..rules import VALUES, Kind, Ruleset, Seat, SeatView
from ..rules.board import Board
from ..rules.spaces import BASE_SPACES

States = NDArray[np.int8]
Ints = NDArray[np.intp]
Mask = NDArray[np.bool_]
Floats = NDArray[np.float32]

# ---- rows: the flight ------------------------------------------------------------------------------------------------
AXIS, POSITION, PLANES, GEAR, FLAPS, BRAKES, COFFEE, TOKENS, ROUND = 0, 1, 2, 9, 12, 13, 14, 15, 16
TURBULENCE, SKY_FIRST, SKY_SECOND = 17, 18, 19
STATUS, LOSS = 20, 21
# ---- rows: the round; two neighbours are the two seats ---------------------------------------------------------------
IN_ROUND = 22
AXIS_CARD, ENGINE_CARD, RADIO, CONC, GEAR_USED, BRAKE_USED, FLAP_USED = 22, 24, 26, 28, 29, 32, 35
HELD, COMING, PHASE = 39, 41, 43
HAND = (44, 50)
PLAYED = (56, 62)
ROWS: Final = 68

PLAYING, WON, LOST = 0, 1, 2
SPIN, COLLISION, OVERSHOOT, OVERRUN, SHORT, MISSING, CONDITIONS = 1, 2, 3, 4, 5, 6, 7
LOSS_WORDS: Final = (
    "", "spin", "collision", "overshoot", "overrun", "short", "missing-mandatory", "landing-conditions",
)  # fmt: skip
"""By `LOSS`; the spellings of `rules.Loss`."""

LAST_SPACE, LAST_ROUND, HAND_SIZE, COFFEE_MOST, EACH = 6, 7, 4, 3, 2
ASKED, ANSWERED = 1, 2
"""`PHASE` of an open redraw: the seat on turn has chosen; both have."""

PLACE_AXIS, PLACE_ENGINE, PLACE_RADIO, PLACE_CONC, PLACE_GEAR, PLACE_BRAKE, PLACE_FLAP = range(7)
KIND_OF: Final = {
    Kind.AXIS: PLACE_AXIS, Kind.ENGINE: PLACE_ENGINE, Kind.RADIO: PLACE_RADIO, Kind.CONCENTRATION: PLACE_CONC,
    Kind.GEAR: PLACE_GEAR, Kind.BRAKE: PLACE_BRAKE, Kind.FLAP: PLACE_FLAP,
}  # fmt: skip
GEARS = {v: ((v - 1) // 2,) for v in VALUES}
BRAKE_FOR = {v: ((v // 2 - 1,) if v % 2 == 0 else ()) for v in VALUES}
FLAPS_FOR = {1: (0,), 2: (0, 1), 3: (1,), 4: (2,), 5: (2, 3), 6: (3,)}


class Setup(NamedTuple):
    """What all lanes share. `levels` differ by lane and are rows. `tokens`: rounds that bring one (R5, R11)."""

    cards: bool
    planes: tuple[int, ...]
    tokens: tuple[int, ...]
    turbulence: bool = False
    sky: tuple[bool, bool] = (False, False)


def setup_of(ruleset: Ruleset) -> Setup | None:
    """The set-up of a ruleset, or None when the twin does not know everything that is in it."""
    scenario = ruleset.scenario
    known = {"busy-sky", "axis-turbulence", "stopwatch"}
    begins = tuple(space.begins for space in scenario.altitude)
    feet = tuple(space.feet for space in scenario.altitude)
    if (
        not known.issuperset(scenario.modules)
        or ruleset.game not in ("sky-team", "final-approach")
        or ruleset.spaces != BASE_SPACES
        or len(scenario.planes) != LAST_SPACE + 1
        or feet != (6000, 5000, 4000, 3000, 2000, 1000, 0)
        or begins != tuple(Seat(i % 2) for i in range(7))
    ):
        return None
    found = scenario.options.get("busy_sky", ()) if "busy-sky" in scenario.modules else ()
    sky = tuple(map(int, found)) if isinstance(found, tuple | list) else ()
    if not {5000, 3000}.issuperset(sky):
        return None
    if sum(scenario.planes) + len(sky) > ruleset.tokens_total:
        # the box could run out of airplanes, which the lanes do not count (R4)
        return None
    return Setup(
        cards=ruleset.game == "final-approach",
        planes=scenario.planes,
        tokens=tuple(i + 1 for i, space in enumerate(scenario.altitude) if space.reroll),
        turbulence="axis-turbulence" in scenario.modules,
        sky=(5000 in sky, 3000 in sky),
    )


class Table:
    """All placements of a seat, pointless ones too: die, value after coffee, kind of space, number; sorted by kind."""

    def __init__(self, seat: int) -> None:
        found: list[tuple[int, int, int, int]] = []
        for die in VALUES:
            for value in VALUES:
                if abs(die - value) > COFFEE_MOST:
                    continue
                found += [(kind, 0, die, value) for kind in (PLACE_AXIS, PLACE_ENGINE, PLACE_RADIO, PLACE_CONC)]
                if seat == 0:
                    found += [(PLACE_GEAR, n, die, value) for n in GEARS[value]]
                    found += [(PLACE_BRAKE, n, die, value) for n in BRAKE_FOR[value]]
                else:
                    found += [(PLACE_FLAP, n, die, value) for n in FLAPS_FOR[value]]
        found.sort()
        self.size = len(found)
        kind, number, die_, value_ = (np.array(column, dtype=np.int8) for column in zip(*found, strict=True))
        self.kind, self.number, self.die, self.value = kind, number, die_, value_
        self.cost: States = np.abs(die_ - value_)
        self.index = {one: i for i, one in enumerate(found)}
        # rows of `_open_slots`: axis, engine, six radio values, concentration, switches; paid ones lie SLOTS further
        base = {PLACE_AXIS: 0, PLACE_ENGINE: 1, PLACE_RADIO: 2, PLACE_CONC: 8, PLACE_GEAR: 9, PLACE_BRAKE: 12}
        base[PLACE_FLAP] = 9
        slots = [base[k] + (v - 1 if k == PLACE_RADIO else n) for k, n, _, v in found]
        self.slot = np.array(slots, dtype=np.intp) + SLOTS * (self.cost > 0)
        self.hand_row = self.die.astype(np.intp) - 1


SLOTS = 15
TABLES: Final = (Table(0), Table(1))


# ---- beginning -------------------------------------------------------------------------------------------------------


def fresh(setup: Setup, lanes: int) -> States:
    """Flights before the first roll: as `rules.step.start`, but a busy sky is drawn by `begin_round`."""
    states = np.zeros((ROWS, lanes), dtype=np.int8)
    states[PLANES : PLANES + 7] = np.array(setup.planes, dtype=np.int8)[:, None]
    states[ROUND] = 1
    states[TOKENS] = int(1 in setup.tokens)
    states[TURBULENCE] = setup.turbulence
    states[SKY_FIRST], states[SKY_SECOND] = setup.sky
    return states


def board_column(setup: Setup, board: Board) -> States:
    """The public facts of a board as one lane, in the placement phase or between rounds."""
    column = np.zeros((ROWS, 1), dtype=np.int8)
    c = column[:, 0]
    c[AXIS], c[POSITION] = board.axis, board.position
    c[PLANES : PLANES + 7] = board.planes
    c[GEAR : GEAR + 3] = board.gear
    c[FLAPS], c[BRAKES] = sum(board.flaps), sum(board.brakes)
    c[COFFEE], c[TOKENS], c[ROUND] = board.coffee, board.reroll, board.round
    waiting = any(one.kind == "busy-sky" for one in board.awaits)
    c[TURBULENCE] = setup.turbulence
    c[SKY_FIRST] = setup.sky[0] and (board.round < 2 or (board.round == 2 and waiting))
    c[SKY_SECOND] = setup.sky[1] and (board.round < 4 or (board.round == 4 and waiting))
    c[STATUS] = int(board.outcome)
    c[LOSS] = LOSS_WORDS.index(str(board.loss)) if board.loss in LOSS_WORDS else 0
    placed = board.placed
    c[AXIS_CARD : AXIS_CARD + 2], c[ENGINE_CARD : ENGINE_CARD + 2] = placed[0:2], placed[2:4]
    c[RADIO], c[RADIO + 1] = placed[4] > 0, (placed[5] > 0) + (placed[6] > 0)
    c[GEAR_USED : GEAR_USED + 10] = [value > 0 for value in placed[7:17]]
    c[CONC] = sum(value > 0 for value in placed[17:20])
    for value, by in zip(board.rolled, board.by_seat, strict=True):
        if by >= 0:
            c[PLAYED[by] + value - 1] += 1
    c[HELD], c[HELD + 1] = board.dice_left(Seat.PILOT), board.dice_left(Seat.COPILOT)
    return column


def view_column(setup: Setup, view: SeatView) -> States:
    """What a seat knows as one lane; the rows of the partner's hand are empty."""
    column = board_column(setup, view.board)
    for value in view.hand:
        if value:
            column[HAND[view.seat] + value - 1, 0] += 1
    return column


def begin_round(setup: Setup, states: States, sky: NDArray[np.int8]) -> None:
    """Busy sky of this round where a lane has it (F81); `sky`: the value turned up, by lane."""
    for row, round in ((SKY_FIRST, 2), (SKY_SECOND, 4)):
        lanes = np.nonzero((states[row] > 0) & (states[ROUND] == round))[0]
        if lanes.size:
            space = np.minimum(states[POSITION, lanes] + sky[lanes] - 1, LAST_SPACE)
            states[PLANES + space, lanes] += 1
            states[row, lanes] = 0


def draw(setup: Setup, states: States, seat: int, count: NDArray[np.int8], luck: Floats) -> None:
    """Give `count` new dice or cards by lane to `seat`; cards come from its pile (R13, F20, F46).

    `luck`: (4, lanes) numbers from 0 to 1. Chance comes from outside, as in the rules.
    """
    hand = states[HAND[seat] : HAND[seat] + 6]
    most = int(count.max(initial=0))
    if setup.cards:
        pile = (EACH - hand - states[PLAYED[seat] : PLAYED[seat] + 6]).astype(np.int8)
    columns = np.arange(states.shape[1])
    for nth in range(most):
        wanted = count > nth
        chance = luck[nth]
        if setup.cards:
            upto = np.cumsum(pile, axis=0, dtype=np.int8)
            target = np.minimum((chance * upto[5]).astype(np.int8), upto[5] - 1)
            value = np.minimum((upto <= target).sum(axis=0), 5)
            pile[value, columns] -= wanted
        else:
            value = np.minimum((chance * 6).astype(np.intp), 5)
        hand[value, columns] += wanted


def deal(setup: Setup, states: States, luck: Floats) -> None:
    """Both hands of a round; `luck`: (2, 4, lanes)."""
    four = np.full(states.shape[1], HAND_SIZE, dtype=np.int8)
    for seat in (0, 1):
        draw(setup, states, seat, four, luck[seat])
        states[HELD + seat] = HAND_SIZE


# ---- placing ---------------------------------------------------------------------------------------------------------


def _open_slots(states: States, seat: int, every: bool) -> Mask:
    """(2 * SLOTS, lanes): where a placement is possible, then where one that costs coffee has a point.

    `every`: whether it has a point is not asked, nor whether the mandatory places can still be filled.
    """
    lanes = states.shape[1]
    found = np.zeros((2 * SLOTS, lanes), dtype=np.bool_)
    axis_free, engine_free = states[AXIS_CARD + seat] == 0, states[ENGINE_CARD + seat] == 0
    rest = (states[HELD + seat] != axis_free.astype(np.int8) + engine_free) | every
    found[0] = found[SLOTS] = axis_free
    found[1] = found[SLOTS + 1] = engine_free
    radio = (states[RADIO + seat] < seat + 1) & rest
    found[2:8] = radio
    columns = np.arange(lanes)
    for ahead in range(6):
        target = states[POSITION] + ahead
        there = states[PLANES + np.minimum(target, LAST_SPACE), columns] > 0
        found[SLOTS + 2 + ahead] = radio & there & (target <= LAST_SPACE)
    found[8] = (states[CONC] < 3) & rest
    if seat == 0:
        for n in range(3):
            gear = (states[GEAR_USED + n] == 0) & rest
            found[9 + n] = gear
            found[SLOTS + 9 + n] = gear & (states[GEAR + n] == 0)
            brake = (states[BRAKE_USED + n] == 0) & (states[BRAKES] >= n) & rest
            found[12 + n] = brake
            found[SLOTS + 12 + n] = brake & (states[BRAKES] == n)
    else:
        for n in range(4):
            flap = (states[FLAP_USED + n] == 0) & (states[FLAPS] >= n) & rest
            found[9 + n] = flap
            found[SLOTS + 9 + n] = flap & (states[FLAPS] == n)
    if every:
        found[SLOTS:] = found[:SLOTS]
    return found


def candidates(states: States, seat: int, every: bool = False) -> tuple[Ints, Ints]:
    """Placements worth considering: indices into `TABLES[seat]` (sorted) and lanes. `every`: all that are possible.

    Left out are coffee spent for nothing and, while every card left is needed for the mandatory places, all others.
    """
    table = TABLES[seat]
    held = states[HAND[seat] : HAND[seat] + 6] > 0
    possible = held[table.hand_row]
    possible &= states[COFFEE] >= table.cost[:, None]
    possible &= _open_slots(states, seat, every)[table.slot]
    acts, lanes = np.nonzero(possible)
    return acts, lanes


def place(states: States, seat: int, acts: Ints) -> None:
    """Carry out one placement in each lane (R26); `acts` sorted, so that equal kinds lie together."""
    table = TABLES[seat]
    die, value = table.die[acts], table.value[acts]
    columns = np.arange(acts.size)
    states[HAND[seat] - 1 + die, columns] -= 1
    states[PLAYED[seat] - 1 + die, columns] += 1
    states[HELD + seat] -= 1
    states[COFFEE] -= table.cost[acts]
    bounds = np.searchsorted(table.kind[acts], range(8))
    for kind, effect in enumerate(EFFECTS):
        first, after = bounds[kind], bounds[kind + 1]
        if first < after:
            effect(states[:, first:after], seat, value[first:after], table.number[acts[first:after]])


def _lose(lanes: States, where: Mask, loss: int) -> None:
    lanes[STATUS, where] = LOST
    lanes[LOSS, where] = loss


def _axis(lanes: States, seat: int, value: States, number: States) -> None:
    lanes[AXIS_CARD + seat] = value
    other = lanes[AXIS_CARD + 1 - seat]
    tilt = value - other if seat else other - value
    tilt += np.sign(tilt) * lanes[TURBULENCE]
    lanes[AXIS] += np.where(other > 0, tilt, 0).astype(np.int8)
    _lose(lanes, np.abs(lanes[AXIS]) >= 3, SPIN)


def _engine(lanes: States, seat: int, value: States, number: States) -> None:
    lanes[ENGINE_CARD + seat] = value
    other = lanes[ENGINE_CARD + 1 - seat]
    speed, both, final = value + other, other > 0, lanes[ROUND] == LAST_ROUND
    brakes = lanes[BRAKES]
    _lose(lanes, both & final & ((brakes == 0) | (speed > 2 * brakes)), OVERRUN)
    gear = lanes[GEAR] + lanes[GEAR + 1] + lanes[GEAR + 2]
    moves = ((speed > 4 + gear).astype(np.int8) + (speed > 8 + lanes[FLAPS])) * (both & ~final)
    columns = np.arange(value.size)
    for nth in (1, 2):
        go = (moves >= nth) & (lanes[STATUS] == PLAYING)
        at = lanes[POSITION] == LAST_SPACE
        blocked = lanes[PLANES + lanes[POSITION], columns] > 0
        _lose(lanes, go & at, OVERSHOOT)
        _lose(lanes, go & ~at & blocked, COLLISION)
        lanes[POSITION] += go & ~at & ~blocked


def _radio(lanes: States, seat: int, value: States, number: States) -> None:
    lanes[RADIO + seat] += 1
    target = lanes[POSITION] + value - 1
    row = PLANES + np.minimum(target, LAST_SPACE)
    columns = np.arange(value.size)
    lanes[row, columns] -= (target <= LAST_SPACE) & (lanes[row, columns] > 0)


def _concentration(lanes: States, seat: int, value: States, number: States) -> None:
    lanes[CONC] += 1
    lanes[COFFEE] = np.minimum(lanes[COFFEE] + 1, COFFEE_MOST)


def _gear(lanes: States, seat: int, value: States, number: States) -> None:
    columns = np.arange(value.size)
    lanes[GEAR_USED + number, columns] = 1
    lanes[GEAR + number, columns] = 1


def _brake(lanes: States, seat: int, value: States, number: States) -> None:
    lanes[BRAKE_USED + number, np.arange(value.size)] = 1
    lanes[BRAKES] = np.maximum(lanes[BRAKES], number + 1)


def _flap(lanes: States, seat: int, value: States, number: States) -> None:
    lanes[FLAP_USED + number, np.arange(value.size)] = 1
    lanes[FLAPS] = np.maximum(lanes[FLAPS], number + 1)


EFFECTS = (_axis, _engine, _radio, _concentration, _gear, _brake, _flap)


# ---- end of a round --------------------------------------------------------------------------------------------------


def end_round(setup: Setup, states: States) -> None:
    """R110 to R116 and R130 for the lanes that still fly, then the token of the next round (R11)."""
    going = states[STATUS] == PLAYING
    missing = going & (states[AXIS_CARD : AXIS_CARD + 4] == 0).any(axis=0)
    _lose(states, missing, MISSING)
    going &= ~missing
    final = going & (states[ROUND] == LAST_ROUND)
    ready = (
        (states[PLANES : PLANES + 7] == 0).all(axis=0)
        & states[GEAR : GEAR + 3].all(axis=0)
        & (states[FLAPS] == 4)
        & (states[AXIS] == 0)
    )
    states[STATUS, final & ready] = WON
    _lose(states, final & ~ready, CONDITIONS)
    going &= ~final
    states[ROUND] += going
    _lose(states, going & (states[ROUND] == LAST_ROUND) & (states[POSITION] != LAST_SPACE), SHORT)
    states[IN_ROUND:, going] = 0
    for round in setup.tokens:
        states[TOKENS] += going & (states[ROUND] == round)


# ---- redraw (R101 to R105, F46) --------------------------------------------------------------------------------------


def sorted_cards(states: States, seat: int) -> States:
    """The hand of a seat as (4, lanes): values from low to high, then 0 for places without a card."""
    hand = states[HAND[seat] : HAND[seat] + 6]
    upto = np.cumsum(hand, axis=0, dtype=np.int8)
    found: States = (upto[None] <= np.arange(HAND_SIZE, dtype=np.int8)[:, None, None]).sum(axis=1, dtype=np.int8) + 1
    return np.where(found > 6, 0, found).astype(np.int8)


def kept_choices(states: States, seat: int, all_kept: bool) -> tuple[Ints, Ints, States]:
    """Every different choice of what to keep: bits of `sorted_cards`, lanes, and the kept values as (6, choices)."""
    cards = sorted_cards(states, seat)
    bits = (np.arange(16)[:, None] >> np.arange(HAND_SIZE)) & 1 == 1
    here = cards > 0
    # of equal cards the first are kept, and a place without a card keeps nothing
    twin = (cards[1:] == cards[:-1]) & here[1:]
    wrong = (bits[:, 1:, None] & ~bits[:, :-1, None] & twin[None]).any(axis=1)
    wrong |= (bits[:, :, None] & ~here[None]).any(axis=1)
    if not all_kept:
        wrong |= (bits[:, :, None] | ~here[None]).all(axis=1)
    choice, lane = np.nonzero(~wrong)
    kept = np.zeros((6, choice.size), dtype=np.int8)
    columns = np.arange(choice.size)
    for place in range(HAND_SIZE):
        keeps = bits[choice, place]
        kept[cards[place, lane] - 1, columns] += keeps
    return choice, lane, kept


def choose_kept(states: States, seat: int, kept: States, phase: int) -> None:
    """The seat puts back all but `kept`; with `ASKED` the token is spent."""
    states[TOKENS] -= phase == ASKED
    states[HAND[seat] : HAND[seat] + 6] = kept
    states[COMING + seat] = states[HELD + seat] - kept.sum(axis=0, dtype=np.int8)
    states[PHASE] = phase


def settle_redraw(setup: Setup, states: States, luck: Floats) -> None:
    """New cards for both; `luck`: (2, 4, lanes)."""
    for seat in (0, 1):
        draw(setup, states, seat, states[COMING + seat].copy(), luck[seat])
    states[COMING : PHASE + 1] = 0


def redeal(setup: Setup, states: States, seat: int, where: Mask, luck: Floats) -> None:
    """Another hand for `seat`, any that is still possible by its dealing chance, in the lanes `where`.

    `luck`: (4, lanes of `where`).
    """
    lanes = np.nonzero(where)[0]
    part = states[:, lanes]
    part[HAND[seat] : HAND[seat] + 6] = 0
    draw(setup, part, seat, part[HELD + seat].copy(), luck)
    states[:, lanes] = part
