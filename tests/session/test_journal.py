import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyteam_qt.rules import Deal, MarkReroll, PlaceDie, SpendReroll
from skyteam_qt.session.entries import Entry
from skyteam_qt.session.journal import FlightInUse, Journal, record_of
from skyteam_qt.session.kept import RecordError, parse, read
from skyteam_qt.session.record import entry_to_json, from_json
from skyteam_qt.session.session import GameSession
from skyteam_qt.session.setup import Agreement, FlightSetup, Mode

from .flights import LANDING, RULES, C, P, begin, both, dealer_for, fly_on, fly_script

SETUP = FlightSetup(pilot="Anna", copilot="Ben", seed=4711)


def _journal(path: Path, setup: FlightSetup = SETUP) -> Journal:
    return Journal.begin(path, setup, begin().board)


def _flown(path: Path, steps: int, setup: FlightSetup = SETUP) -> GameSession:
    """A flight with a journal, not closed: as a killed program would leave it."""
    session = begin(journal=_journal(path, setup), setup=setup)
    session.ports().pilot.say("Let us land this.")
    fly_on(session.ports(), Random(5), steps)
    return session


def test_everything_is_in_the_file_before_anybody_hears_of_it(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    session = begin(journal=_journal(path), setup=SETUP)
    ports = session.ports()
    seen: list[tuple[Entry, ...]] = []
    ports.table.listen(lambda change: seen.append(record_of(read(path)).entries))
    both(ports, Agreement.ROLL)
    ports.pilot.submit(PlaceDie(P, 0, RULES.index["axis.P"]))
    assert seen[1] == session.record().entries[:3]
    assert seen[2] == session.record().entries


def test_a_flight_killed_at_any_byte_goes_on_from_a_clean_prefix(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    session = begin(journal=_journal(path), setup=SETUP, dealer=dealer_for(LANDING))
    session.ports().pilot.say("Let us land this.")
    fly_script(session.ports(), LANDING, rounds=2)
    both(session.ports(), Agreement.NEXT_ROUND)
    both(session.ports(), Agreement.ROLL)
    session.ports().pilot.submit(SpendReroll(P))
    session.ports().copilot.propose_correction(session.ports().table.steps()[0].index, "wrong-effect")
    both(session.ports(), Agreement.CORRECTION)
    content = path.read_bytes()
    record = session.record()
    lines = content.count(b"\n")
    assert lines == len(record.entries) + 2
    resumed: dict[int, GameSession] = {}
    for length in range(len(content) + 1):
        try:
            sealed = parse(content[:length])
        except RecordError:
            # header and first line are written together, before there is anything to lose
            assert content[:length].count(b"\n") < 2
            continue
        whole = content[:length].count(b"\n")
        assert sealed.length == (content[:length].rfind(b"\n") + 1)
        assert len(sealed.payloads) == whole - 1
        if whole not in resumed:
            found = record_of(sealed)
            assert found.setup == record.setup
            assert found.entries == record.entries[: whole - 2]
            resumed[whole] = GameSession.resume(found, RULES)
            assert resumed[whole].record().entries[: len(found.entries)] == found.entries
    assert len(resumed) == lines - 1


@given(st.data())
@settings(max_examples=60)
def test_a_damaged_byte_never_gives_another_flight(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("journal") / "a.skyteam"
    session = _flown(path, 8)
    content = bytearray(path.read_bytes())
    head = content.index(b"\n") + 1
    at = data.draw(st.integers(head, len(content) - 1))
    content[at] ^= data.draw(st.integers(1, 255))
    try:
        found = record_of(parse(bytes(content)))
    except RecordError:
        return
    assert found.setup == session.record().setup
    assert found.entries == session.record().entries[: len(found.entries)]
    assert len(found.entries) < len(session.record().entries)


def test_a_torn_tail_is_cut_off_and_the_flight_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    _flown(path, 5).close()
    content = path.read_bytes()
    path.write_bytes(content[:-40])
    record, journal = Journal.reopen(path)
    session = GameSession.resume(record, RULES, journal=journal)
    fly_on(session.ports(), Random(1), 2)
    assert record_of(read(path)) == session.record()
    session.close()
    assert record_of(read(path)) == session.record()


def test_a_program_killed_while_it_flies_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    code = f"""
import os, sys
from pathlib import Path
from random import Random
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from tests.session.flights import RULES, begin, fly_on
from skyteam_qt.session.journal import Journal
session = begin(3, journal=Journal.begin(Path(sys.argv[1]), begin(3).setup, begin(3).board))
session.ports().table.listen(lambda change: print(len(session.record().entries), flush=True))
fly_on(session.ports(), Random(2), 9)
os.kill(os.getpid(), 9)
"""
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False)
    told = int(done.stdout.split()[-1])
    record, journal = Journal.reopen(path)
    assert len(record.entries) == told
    journal.close()


def _lines(tmp_path: Path, *entries: Entry) -> list[bytes]:
    path = tmp_path / "lines.skyteam"
    path.unlink(missing_ok=True)
    journal = _journal(path)
    journal.append(entries, begin().board)
    journal.close()
    return path.read_bytes().splitlines()


def test_neither_text_nor_length_of_a_line_tells_a_die(tmp_path: Path) -> None:
    entries: list[Entry] = [Deal(P, (a, a, b, 6)) for a in range(1, 7) for b in range(1, 7)]
    entries += [Deal(C, (0, 0, 0, a)) for a in range(7)]
    entries += [MarkReroll(P, bits) for bits in range(16)]
    entries += [PlaceDie(P, 3, space, coffee) for space in range(20) for coffee in (-3, 0, 3)]
    entries += [SpendReroll(C)]
    lines = _lines(tmp_path, *entries)[1:]
    assert len({len(line) for line in lines}) == 1
    for line in lines:
        assert re.fullmatch(rb"[0-9a-f]{8} 1 6000 9 briefing - visors [A-Za-z0-9+/]+", line)


def test_equal_dice_do_not_look_equal(tmp_path: Path) -> None:
    deal = Deal(P, (1, 2, 3, 4))
    first, second = _lines(tmp_path, deal, deal)[-2:], _lines(tmp_path, deal, deal)[-2:]
    sealed = [line.split()[-1] for line in first + second]
    assert len(set(sealed)) == 4


def test_the_file_is_not_readable_as_text(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    _flown(path, 10)
    text = path.read_text(encoding="ascii")
    header, rest = text.split("\n", 1)
    assert '"pilot": "Anna"' in header
    for secret in ("4711", "seed", "deal", "values"):
        assert secret not in header
        assert secret not in rest
    assert "land" not in rest
    assert repr(read(path)) == f"Sealed({rest.count(chr(10))} lines)"
    assert path.stat().st_mode & 0o077 == 0


def test_public_facts_can_be_read_without_unsealing(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    session = begin(journal=_journal(path), setup=SETUP, dealer=dealer_for(LANDING))
    ports = session.ports()
    ports.table.set_mode(Mode.CURTAIN)
    fly_script(ports, LANDING, rounds=2)
    assert read(path).facts == (2, 5000, 9 - 6, "end", None, Mode.CURTAIN)
    both(ports, Agreement.NEXT_ROUND)
    both(ports, Agreement.ROLL)
    assert read(path).facts == (3, 4000, 3, "placement", P, Mode.CURTAIN)


def test_a_flight_that_is_over_is_rewritten_in_the_open_format(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    session = begin(journal=_journal(path), setup=SETUP, dealer=dealer_for(LANDING))
    fly_script(session.ports(), LANDING)
    assert [p.name for p in tmp_path.iterdir()] == ["a.skyteam"]
    session.ports().pilot.say("Well flown.")
    session.close()
    assert [p.name for p in tmp_path.iterdir()] == ["a.skyteam"]
    assert from_json((tmp_path / "a.skyteam").read_text(encoding="utf-8")) == session.record()


def test_a_loss_stays_sealed_until_the_debrief(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    session = begin(journal=_journal(path), setup=SETUP)
    both(session.ports(), Agreement.ROLL)
    both(session.ports(), Agreement.GIVE_UP)
    assert read(path).facts.phase == "over"
    session.close()
    flown = tmp_path / "flown" / "a.skyteam"
    record, journal = Journal.reopen(path, flown)
    again = GameSession.resume(record, RULES, journal=journal)
    assert not flown.exists()
    both(again.ports(), Agreement.DEBRIEF)
    assert flown.exists()
    assert not path.exists()


def test_a_second_instance_is_kept_out(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    session = _flown(path, 3)
    with pytest.raises(FlightInUse, match="open in another window"):
        Journal.reopen(path)
    session.close()
    _, journal = Journal.reopen(path)
    journal.close()
    assert [p.name for p in tmp_path.iterdir()] == ["a.skyteam"]


def test_play_goes_on_without_a_disk_and_saving_is_tried_again(tmp_path: Path) -> None:
    folder = tmp_path / "flights"
    folder.write_text("in the way")
    session = begin(journal=_journal(folder / "a.skyteam"), setup=SETUP)
    ports = session.ports()
    assert ports.table.saving_problem.endswith("You can fly on; saving is tried again.")
    assert str(tmp_path) not in ports.table.saving_problem
    fly_on(ports, Random(1), 5)
    assert ports.table.saving_problem
    folder.unlink()
    fly_on(ports, Random(2), 1)
    assert ports.table.saving_problem == ""
    assert record_of(read(folder / "a.skyteam")) == session.record()


def test_a_line_half_written_is_written_again_when_the_disk_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.skyteam"
    session = _flown(path, 3)
    before = path.stat().st_size
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before + 50, old[1]))
        fly_on(session.ports(), Random(1), 1)
        assert session.saving_problem
        assert path.stat().st_size == before + 50
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
        signal.signal(signal.SIGXFSZ, handler)
    assert record_of(read(path)).entries == session.record().entries[: len(read(path).payloads) - 1]
    fly_on(session.ports(), Random(1), 1)
    assert session.saving_problem == ""
    assert record_of(read(path)) == session.record()


def test_a_file_taken_away_after_trouble_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    session = _flown(path, 3)
    os.truncate(path, 10)
    fly_on(session.ports(), Random(1), 1)
    assert record_of(read(path)) == session.record()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"{}\n",
        b"[" * 100_000 + b"\n",
        b'{"format": "skyteam-flight", "version": 9}\n',
        b"\x00" * 500,
        b"\xff\n",
    ],
)
def test_what_is_no_flight_is_refused_with_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.skyteam"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        Journal.reopen(path)
    assert str(caught.value).endswith(".")
    assert path.read_bytes() == content
    assert not (tmp_path / "a.lock").exists()


def test_a_flight_that_is_not_there_gives_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        Journal.reopen(tmp_path / "a.skyteam")
    with pytest.raises(RecordError, match="cannot be opened"):
        Journal.reopen(tmp_path / "nowhere" / "a.skyteam")


def test_names_and_talk_of_any_kind_survive(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    setup = FlightSetup(pilot='An"na\n了', copilot="\ud800Ben", mode=Mode.OPEN, seed=10**30)
    session = begin(journal=_journal(path, setup), setup=setup)
    session.ports().pilot.say("了" * 240)
    session.close()
    record, journal = Journal.reopen(path)
    journal.close()
    assert record == session.record()
    assert record.setup.pilot == 'An"na 了'
    assert entry_to_json(record.entries[0])["text"] == "了" * 240


def test_a_file_damaged_in_the_middle_is_copied_before_its_end_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    _flown(path, 6).close()
    whole = path.read_bytes()
    damaged = bytearray(whole)
    damaged[len(whole) // 2] ^= 1
    path.write_bytes(bytes(damaged))
    _, journal = Journal.reopen(path)
    journal.close()
    assert whole.startswith(path.read_bytes())
    assert (tmp_path / "a.damaged").read_bytes() == bytes(damaged)


def test_a_torn_last_line_leaves_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "a.skyteam"
    _flown(path, 6).close()
    path.write_bytes(path.read_bytes()[:-7])
    Journal.reopen(path)[1].close()
    assert [file.name for file in tmp_path.iterdir()] == ["a.skyteam"]
