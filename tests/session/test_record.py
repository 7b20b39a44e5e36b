import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyteam_qt.rules import Deal, Loss, PlaceDie
from skyteam_qt.session.dealer import SeedDealer
from skyteam_qt.session.entries import Corrected, Debriefed, Flown, ModeChanged, PlanChanged, Said, TimeLeft
from skyteam_qt.session.kept import RecordError
from skyteam_qt.session.record import (
    RECORD_MOST,
    GameRecord,
    entry_to_json,
    fold_record,
    from_json,
    to_json,
)
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode, ruleset_for

from .flights import LANDING, RULES, C, P, begin, both, dealer_for, fly_on, fly_script

OLD = Path(__file__).parents[1] / "records"


def _busy_flight(seed: int, steps: int | None = None) -> GameSession:
    """A flight with everything in it that a log can hold."""
    session = begin(seed)
    ports = session.ports()
    ports.table.set_mode(Mode.CURTAIN)
    ports.pilot.say("Après vous “Ben” \\ 了解")
    ports.table.set_plan(("clear:3", "saveCoffee"))
    fly_on(ports, Random(seed), steps=4)
    if found := ports.table.steps():
        ports.pilot.propose_correction(found[-1].index, "rule-misread")
        both(ports, Agreement.CORRECTION)
    fly_on(ports, Random(seed + 1), steps)
    return session


@given(st.integers(0, 10_000), st.one_of(st.none(), st.integers(0, 60)))
@settings(max_examples=60)
def test_a_record_written_and_read_gives_the_same_position(seed: int, steps: int | None) -> None:
    session = _busy_flight(seed, steps)
    record = session.record()
    again = from_json(to_json(record))
    assert again == record
    one, two = fold_record(record, RULES), fold_record(again, RULES)
    assert one.state == two.state
    assert one.log == two.log == list(session.log)
    assert tuple(one.chat) == session.chat_lines
    assert (one.plan, one.mode, one.debriefed) == (session.plan, session.mode, session.debriefed)
    assert to_json(again) == to_json(record)


@given(st.integers(0, 10_000), st.integers(0, 60))
@settings(max_examples=30)
def test_a_resumed_flight_goes_on_as_if_it_had_never_stopped(seed: int, steps: int) -> None:
    session = _busy_flight(seed, steps)
    resumed = GameSession.resume(session.record(), RULES, clock=lambda: 0.0)
    for seat in (P, C):
        assert resumed.view(seat) == session.view(seat)
    assert resumed.partner_has_seen == session.partner_has_seen
    assert resumed.steps() == session.steps()
    for one in (session, resumed):
        fly_on(one.ports(), Random(7))
    assert resumed.record() == session.record()


def test_dice_that_a_killed_program_left_out_are_dealt_on_resuming() -> None:
    session = begin(6)
    both(session.ports(), Agreement.ROLL)
    whole = session.record()
    for length in (1, 2):
        resumed = GameSession.resume(GameRecord(whole.setup, whole.entries[:length]), RULES)
        assert resumed.record() == whole


def test_the_dice_in_the_log_are_those_of_the_seed() -> None:
    record = _busy_flight(5).record()
    dealer = SeedDealer(record.setup.seed)
    first = next(e for e in record.entries if isinstance(e, Deal))
    assert first.values == tuple(dealer.die(1, first.seat, place, 1) for place in range(4))


def test_a_record_is_json_with_seats_as_letters() -> None:
    session = begin(dealer=dealer_for(LANDING))
    fly_script(session.ports(), LANDING)
    found = json.loads(to_json(session.record()))
    assert (found["format"], found["version"], found["rules"]) == ("skyteam-record", 5, 1)
    assert (found["scenario"], found["game"], found["pilot"]) == ("YUL-green", "sky-team", "Anna")
    assert found["entries"][0] == {"kind": "roll"}
    assert found["entries"][1] == {"kind": "deal", "seat": "P", "values": [1, 3, 3, 4]}


def test_every_kind_of_entry_survives() -> None:
    notes = (
        Corrected(3, "wrong-space"),
        ModeChanged(Mode.OPEN),
        PlanChanged(("gear",)),
        PlanChanged(()),
        Said(C, "hi", True),
        Flown(12),
        TimeLeft(59_999),
        Debriefed(),
    )
    record = GameRecord(FlightSetup(seed=-5), notes)
    assert from_json(to_json(record)).entries == notes
    assert entry_to_json(Said(C, "hi")) == {"kind": "chat", "seat": "C", "text": "hi", "sent_anyway": False}


def test_a_record_tells_nothing_in_its_repr() -> None:
    assert repr(GameRecord(FlightSetup(seed=31337), (Deal(P, (1, 2, 3, 4)),))) == "GameRecord(YUL-green, 1 entries)"


@pytest.mark.parametrize("path", sorted(OLD.glob("version-*.json")), ids=lambda p: p.stem)
def test_records_of_all_versions_can_be_read(path: Path) -> None:
    record = from_json(path.read_text(encoding="utf-8"))
    fold = fold_record(record, ruleset_for(record.setup))
    assert fold.board.over
    assert fold.debriefed


def _plain(*entries: object, **head: object) -> str:
    found = {
        "format": "skyteam-record",
        "version": 5,
        "rules": 1,
        "game": "sky-team",
        "scenario": "YUL-green",
        "pilot": "",
        "copilot": "",
        "mode": "visors",
        "seed": 4,
        "level": "easy",
        "mix": {"busy_sky": 0, "turbulence": False},
        "stopwatch": 0,
        "abilities": [],
        "own_flight": None,
        "computer": None,
        "entries": list(entries),
    }
    return json.dumps(found | head)


ROLL = {"kind": "roll"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "[" * 100_000,
        '{"format": "other"}',
        '{"format": "skyteam-record"}',
        " " * (RECORD_MOST + 1),
        _plain(version=0),
        _plain(version=True),
        _plain(version=99),
        _plain(rules=2),
        _plain(rules="1"),
        _plain(seed=1.5),
        _plain(seed="4"),
        _plain(seed=None),
        _plain(mode="standing"),
        _plain(level=""),
        _plain(level=None),
        _plain(stopwatch=-1),
        _plain(stopwatch=True),
        _plain(stopwatch=60.0),
        _plain(mix=None),
        _plain(mix=[1, True]),
        _plain(mix={"busy_sky": 1}),
        _plain(mix={"busy_sky": True, "turbulence": False}),
        _plain(mix={"busy_sky": 1, "turbulence": 1}),
        _plain({"kind": "time-left", "milliseconds": 1.0}),
        _plain(pilot="x" * 25),
        _plain(pilot="a\nb"),
        _plain(scenario="../../etc"),
        _plain(scenario="YUL-green\n"),
        _plain(entries={}),
        _plain(colour="red"),
        _plain(1),
        _plain({"kind": "wink"}),
        _plain({}),
        _plain({"kind": "roll", "more": 1}),
        _plain({"kind": "deal", "seat": "P", "values": [1, 2, 3]}),
        _plain({"kind": "deal", "seat": "X", "values": [1, 2, 3, 4]}),
        _plain({"kind": "deal", "seat": 0, "values": [1, 2, 3, 4]}),
        _plain({"kind": "place", "seat": "P", "place": 1.0, "space": 0, "coffee": 0}),
        _plain({"kind": "place", "seat": "P", "place": True, "space": 0, "coffee": 0}),
        _plain({"kind": "place", "seat": "P", "place": 1, "space": 0}),
        _plain({"kind": "chat", "seat": "P", "text": 5, "sent_anyway": False}),
    ],
    ids=lambda text: text[-60:],
)
def test_what_is_no_record_is_refused_with_one_sentence(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        from_json(text)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 120
    assert caught.value.__cause__ is None


P_DEAL = {"kind": "deal", "seat": "P", "values": [1, 2, 3, 4]}
C_DEAL = {"kind": "deal", "seat": "C", "values": [1, 2, 3, 4]}
PLACE = {"kind": "place", "seat": "P", "place": 0, "space": 0, "coffee": 0}


@pytest.mark.parametrize(
    "entries",
    [
        (P_DEAL,),
        (ROLL, C_DEAL),
        (ROLL, {**P_DEAL, "values": [1, 2, 3, 7]}),
        (ROLL, {**P_DEAL, "values": [0, 2, 3, 4]}),
        (ROLL, P_DEAL, C_DEAL, ROLL),
        (ROLL, P_DEAL, C_DEAL, {**PLACE, "seat": "C"}),
        (ROLL, P_DEAL, C_DEAL, {**PLACE, "place": 9}),
        (ROLL, P_DEAL, C_DEAL, {**PLACE, "space": -1}),
        (ROLL, P_DEAL, C_DEAL, {"kind": "chat", "seat": "P", "text": "psst", "sent_anyway": False}),
        (ROLL, P_DEAL, C_DEAL, {"kind": "plan", "goals": ["gear"]}),
        (ROLL, P_DEAL, C_DEAL, {"kind": "mode", "mode": "open"}),
        (ROLL, P_DEAL, C_DEAL, {"kind": "corrected", "back_to": 0, "reason": "wrong-space"}),
        (ROLL, P_DEAL, C_DEAL, PLACE, {"kind": "corrected", "back_to": 3, "reason": "no reason"}),
        (
            *(ROLL, P_DEAL, C_DEAL, {"kind": "spend-reroll", "seat": "P"}),
            *({"kind": "mark-reroll", "seat": s, "places": 1} for s in "PC"),
            {"kind": "deal", "seat": "P", "values": [5, 0, 0, 0]},
            {"kind": "deal", "seat": "C", "values": [5, 0, 0, 0]},
            {"kind": "corrected", "back_to": 3, "reason": "wrong-space"},
            {"kind": "spend-reroll", "seat": "P"},
            *({"kind": "mark-reroll", "seat": s, "places": 1} for s in "PC"),
            {"kind": "deal", "seat": "P", "values": [6, 0, 0, 0]},
        ),
        ({"kind": "debrief"},),
        ({"kind": "turn-up", "values": [1]},),
        ({"kind": "clock", "seconds": -1},),
        ({"kind": "time-left", "milliseconds": 0},),
        (ROLL, P_DEAL, C_DEAL, {"kind": "time-left", "milliseconds": 0}),
        (ROLL, P_DEAL, C_DEAL, {"kind": "time-up"}),
        ({"kind": "chat", "seat": "P", "text": "a\u202eb", "sent_anyway": False},),
        ({"kind": "plan", "goals": ["a", "b", "c", "d"]},),
    ],
    ids=range(22),
)
def test_what_cannot_have_happened_is_refused_without_telling_a_value(entries: tuple[object, ...]) -> None:
    record = from_json(_plain(*entries))
    with pytest.raises(RecordError, match=rf"^This flight cannot have happened: entry {len(entries)} is against") as e:
        GameSession.resume(record, RULES)
    assert e.value.__cause__ is None


def test_a_record_of_another_flight_is_refused() -> None:
    with pytest.raises(RecordError, match="another airport"):
        fold_record(GameRecord(FlightSetup(scenario="XXX-red"), ()), RULES)


def test_what_a_correction_took_back_is_still_in_the_record() -> None:
    session = begin(3)
    ports = session.ports()
    both(ports, Agreement.ROLL)
    ports.pilot.submit(PlaceDie(P, 0, RULES.index["axis.P"]))
    ports.copilot.propose_correction(3, "wrong-space")
    both(ports, Agreement.CORRECTION)
    both(ports, Agreement.GIVE_UP)
    record = from_json(to_json(session.record()))
    assert [e.kind for e in record.entries] == ["roll", "deal", "deal", "place", "corrected", "give-up"]
    fold = fold_record(record, RULES)
    assert fold.board.loss == Loss.GIVEN_UP
    assert fold.board.in_hand == (15, 15)
