import subprocess
import sys
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from skyteam_qt.rules import (
    PLACES,
    SEATS,
    Board,
    Deal,
    IllegalAction,
    LayAside,
    MarkReroll,
    PlaceDie,
    Reason,
    Seat,
    SpendReroll,
)
from skyteam_qt.session.port import Ports
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup

from .flights import RULES, C, P, WantedDice, begin, both, fly_on, listen, place, random_action


def test_the_same_seed_gives_the_same_flight() -> None:
    one, two = begin(11), begin(11)
    for session in (one, two):
        fly_on(session.ports(), Random(4))
    assert one.record() == two.record()
    assert one.log == two.log


def test_each_seat_holds_its_own_dice_and_not_the_partners() -> None:
    session = begin(2)
    ports = session.ports()
    both(ports, Agreement.ROLL)
    deals = {e.seat: e.values for e in session.record().entries if isinstance(e, Deal)}
    for seat in SEATS:
        view = ports.seat(seat).view()
        assert view.hand == deals[seat]
        assert all(1 <= v <= 6 for v in view.hand)
        assert not hasattr(view.board, "hands")


def test_the_table_deals_by_itself_and_tells_it_in_one_piece() -> None:
    ports = begin(2).ports()
    heard = listen(ports)
    both(ports, Agreement.ROLL)
    assert [[type(e).__name__ for e in events] for events in heard] == [[], ["SilenceBegan", "Dealt", "Dealt"]]
    assert ports.table.board.to_act == P


def test_a_seat_acts_for_itself_only() -> None:
    ports = begin(2).ports()
    both(ports, Agreement.ROLL)
    for action in (PlaceDie(P, 0, RULES.index["axis.P"]), SpendReroll(P)):
        with pytest.raises(IllegalAction) as caught:
            ports.copilot.submit(action)
        assert caught.value.reason == Reason.NOT_YOUR_TURN


def test_nobody_can_hand_in_dice() -> None:
    ports = begin(2).ports()
    both(ports, Agreement.ROLL)
    with pytest.raises(IllegalAction):
        ports.pilot.submit(Deal(P, (6, 6, 6, 6)))  # type: ignore[arg-type]


def test_the_partners_silence_does_not_hinder_a_reroll_out_of_turn() -> None:
    ports = begin(2).ports()
    both(ports, Agreement.ROLL)
    ports.copilot.submit(SpendReroll(C))
    ports.copilot.submit(MarkReroll(C, 0b0001))
    before = ports.copilot.view().hand
    ports.pilot.submit(MarkReroll(P, 0))
    assert ports.copilot.view().hand[1:] == before[1:]
    assert ports.table.board.to_act == P


def test_no_repr_tells_dice_seed_or_marks() -> None:
    session = begin(98765)
    ports = session.ports()
    both(ports, Agreement.ROLL)
    ports.pilot.submit(SpendReroll(P))
    ports.pilot.submit(MarkReroll(P, 0b1101))
    hands = [str(ports.seat(seat).view().hand) for seat in SEATS]
    told = [
        repr(x) for x in (session, ports, ports.pilot, ports.table, session.setup, session.record(), ports.pilot.view())
    ]
    told += [repr(vars(session)), repr(session._fold.positions), repr(session.record().entries), str(vars(ports.table))]
    for text in told:
        assert "98765" not in text
        assert not any(hand in text for hand in hands)
        assert "places=" not in text


def test_a_refused_action_changes_nothing_and_tells_nobody() -> None:
    session = begin(2)
    ports = session.ports()
    both(ports, Agreement.ROLL)
    heard = listen(ports)
    entries, views = session.record().entries, [ports.seat(s).view() for s in SEATS]
    for action in (PlaceDie(P, 0, RULES.index["axis.C"]), PlaceDie(P, 7, 0), LayAside(P, 0), MarkReroll(P, 1)):
        with pytest.raises(IllegalAction):
            ports.pilot.submit(action)
    assert (session.record().entries, [ports.seat(s).view() for s in SEATS], heard) == (entries, views, [])


def test_names_are_kept_on_one_line() -> None:
    session = begin(setup=FlightSetup(pilot="An\nna" + "x" * 50, copilot="\x00"))
    assert session.ports().table.name(P) == ("An na" + "x" * 50)[:24]
    assert session.ports().table.name(C) == ""


def test_the_clock_counts_flown_time_only() -> None:
    now = [100.0]
    session = begin(3, clock=lambda: now[0])
    ports = session.ports()
    now[0] += 30.5
    assert ports.table.duration_s == 30
    assert ports.table.duration_s == 30
    now[0] += 0.5
    ports.table.close()
    now[0] += 1000
    assert ports.table.duration_s == 31
    again = GameSession.resume(session.record(), RULES, clock=lambda: now[0])
    now[0] += 4
    assert again.duration_s == 35
    fly_on(again.ports(), Random(1))
    flown = again.duration_s
    now[0] += 50
    assert again.duration_s == flown


def test_a_flight_that_was_put_down_takes_no_more_actions() -> None:
    ports = begin(3).ports()
    both(ports, Agreement.ROLL)
    ports.table.close()
    ports.table.close()
    assert ports.pilot.legal() == ()
    for call in (
        lambda: ports.pilot.submit(SpendReroll(P)),
        lambda: ports.pilot.agree(Agreement.GIVE_UP),
        lambda: ports.pilot.say("hello"),
    ):
        with pytest.raises(IllegalAction):
            call()


def test_a_session_starts_without_pydantic_and_without_qt() -> None:
    code = (
        "import sys; import skyteam_qt.session.session, skyteam_qt.session.saves, skyteam_qt.session.settings;"
        "print(sorted(m for m in sys.modules if m.split('.')[0] in ('pydantic', 'PySide6', 'numpy')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def _tokens(board: Board) -> tuple[int, int]:
    return sum(board.planes) + board.supply, board.reroll + board.reroll_reserve + sum(board.altitude_tokens)


@given(st.integers(0, 10_000))
@settings(max_examples=60)
def test_tokens_and_dice_are_conserved(seed: int) -> None:
    session = begin(seed)
    ports, rng = session.ports(), Random(seed)
    tokens = _tokens(ports.table.board)
    while not ports.table.debriefed:
        fly_on(ports, rng, steps=1)
        board = ports.table.board
        assert _tokens(board) == tokens == (12, 3)
        assert 0 <= board.coffee <= 3
        if board.order or any(board.in_hand):
            lying = sum(bool(v) for v in board.placed)
            aside = sum(board.laid_aside)
            held = sum(bool(v) for seat in SEATS for v in ports.seat(seat).view().hand)
            assert lying + aside + held == 8
            assert len(board.order) == lying + aside
        for seat in SEATS:
            bits = sum(1 << p for p in PLACES if ports.seat(seat).view().hand[p])
            assert bits == board.in_hand[seat]


# ---- non-interference ------------------------------------------------------------------------------------------------


class _Twisted(WantedDice):
    """The dice of a seed, but some of the Pilot's tray places show something else."""

    def __init__(self, seed: int, hidden: int, shift: int) -> None:
        super().__init__({}, seed)
        self.hidden, self.shift = hidden, shift

    def die(self, round: int, seat: Seat, place: int, nth: int) -> int:
        value = super().die(round, seat, place, nth)
        twisted = seat == P and round == 1 and self.hidden >> place & 1
        return (value - 1 + self.shift) % 6 + 1 if twisted else value


def _what_the_copilot_learns(ports: Ports) -> tuple[object, ...]:
    table = ports.table
    return (
        ports.copilot.view(),
        ports.copilot.legal(),
        [ports.copilot.why_not(PlaceDie(C, p, s)) for p in PLACES for s in range(len(RULES.spaces))],
        table.log,
        table.chat,
        table.agreement,
        table.pending,
        table.steps(),
        [table.preview(s.index) for s in table.steps()],
        table.partner_has_seen,
        table.may_talk,
        [repr(x) for x in (ports.copilot.view(), table.log, table.steps())],
    )


@given(st.integers(0, 10_000), st.integers(1, 15), st.integers(1, 5))
@settings(max_examples=60)
def test_what_the_copilot_sees_and_may_do_is_the_same_whatever_the_pilot_holds(
    seed: int, hidden: int, shift: int
) -> None:
    sessions = [begin(dealer=_Twisted(seed, hidden, by)) for by in (0, shift)]
    both_ports = [s.ports() for s in sessions]
    heard = [listen(p) for p in both_ports]
    rng = Random(seed)
    for ports in both_ports:
        both(ports, Agreement.ROLL)
    assume(both_ports[0].pilot.view() != both_ports[1].pilot.view())
    for _ in range(30):
        learned = [_what_the_copilot_learns(p) for p in both_ports]
        assert learned[0] == learned[1]
        assert heard[0] == heard[1]
        steps = both_ports[0].table.steps()
        if steps and rng.random() < 0.15:
            back_to = rng.choice(steps).index
            for ports in both_ports:
                ports.copilot.propose_correction(back_to, "wrong-space")
                both(ports, Agreement.CORRECTION)
            continue
        found = random_action(both_ports[0], rng)
        if found is None:
            break
        seat, action = found
        if seat == P:
            if isinstance(action, LayAside) or (isinstance(action, PlaceDie) and hidden >> action.place & 1):
                continue
            if both_ports[1].pilot.why_not(action) is not None:
                continue
        for index, ports in enumerate(both_ports):
            mine = action
            if isinstance(action, MarkReroll) and seat == P:
                # what is marked is private too; the places shown later must stay equal
                mine = MarkReroll(P, action.places ^ (ports.table.board.in_hand[0] & hidden if index else 0))
            ports.seat(seat).submit(mine)


def test_the_pilots_marks_and_their_number_tell_the_copilot_nothing() -> None:
    told = []
    for marks in (0, 0b0101, 0b1111):
        ports = begin(8).ports()
        heard = listen(ports)
        both(ports, Agreement.ROLL)
        ports.pilot.submit(SpendReroll(P))
        ports.pilot.submit(MarkReroll(P, marks))
        first = _what_the_copilot_learns(ports)
        ports.copilot.submit(MarkReroll(C, 0b0010))
        told.append((first, _what_the_copilot_learns(ports), heard))
    assert told[0] == told[1] == told[2]


def test_a_placed_die_is_public() -> None:
    ports = begin(8).ports()
    both(ports, Agreement.ROLL)
    value = ports.pilot.view().hand[1]
    place(ports, P, 1, "axis.P")
    assert ports.copilot.view().board.placed[RULES.index["axis.P"]] == value


def test_the_clock_stands_still_in_a_pause() -> None:
    now = [0.0]
    table = begin(clock=lambda: now[0]).ports().table
    now[0] = 30.0
    table.stand_still(True)
    now[0] = 90.0
    assert table.duration_s == 30
    table.stand_still(True)
    table.stand_still(False)
    now[0] = 95.0
    assert table.duration_s == 35
