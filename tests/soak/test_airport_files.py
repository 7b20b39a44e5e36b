"""Airport files that somebody or something has changed: refused with a line, or an airport that can be flown."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

from skyteam_qt.content.airport import file_text
from skyteam_qt.content.airport_check import problems_of, read_airport
from skyteam_qt.content.airport_maker import new_airport
from skyteam_qt.content.library import load_scenario
from skyteam_qt.content.own_flights import own_id, text_of
from skyteam_qt.rules import compile_ruleset
from skyteam_qt.sim.play import random_flight

from .amount import amount

SLOWEST_S = 2.0
BITS = (b"0", b"9", b"-", b"null", b"[[[[", b'"', b"{", b"1e999", b"\n", b"\x00", b"\xff", b'"axis": [9],', b"true")


def mutate(content: bytes, rng: Random) -> bytes:
    """A few changes of the kinds that disks, editors and mail programs make."""
    data = bytearray(content)
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        at = rng.randrange(len(data) + 1)
        length = rng.choice((1, 2, 5, 40, 400))
        kind = rng.randrange(6)
        if kind == 0 and at:
            data[at - 1] ^= 1 << rng.randrange(8)
        elif kind == 1:
            del data[at : at + length]
        elif kind == 2:
            data[at:at] = data[at : at + length]
        elif kind == 3:
            data[at : at + 1] = rng.choice(BITS)
        elif kind == 4 and rng.random() < 0.3:
            del data[at:]
        else:
            data[at : at + length] = bytes(rng.randrange(256) for _ in range(length))
    return bytes(data)


def change_value(content: bytes, rng: Random) -> bytes:
    """One value of the airport is another one, is gone, or is there twice."""
    root = json.loads(content)
    node: Any = root
    while True:
        key = rng.choice([*node] if isinstance(node, dict) else [*range(len(node))])
        if isinstance(node[key], dict | list) and node[key] and rng.random() < 0.85:
            node = node[key]
            continue
        break
    kind = rng.randrange(5)
    if kind == 0:
        del node[key]
    elif kind == 1 and isinstance(node, list):
        node.insert(key, node[key])
    elif kind == 2 and isinstance(node[key], int):
        node[key] += rng.choice((-1, 1, 1, 2, -(10**25)))
    else:
        choices = (
            None,
            True,
            False,
            0,
            -1,
            2,
            12,
            2.5,
            "",
            "kerosene",
            "red",
            [],
            {},
            [0, 1],
            [-2, -1],
            "x" * 500,
            "\u202e",
        )
        node[key] = rng.choice(choices)
    return json.dumps(root, ensure_ascii=rng.random() < 0.5, indent=1).encode()


def test_a_changed_airport_is_refused_with_its_line_or_can_be_flown(tmp_path: Path) -> None:
    count = amount(600, 60_000)
    rng = Random(21)
    path = tmp_path / "x.json"
    taken = refused = flown = 0
    slowest = 0.0
    for number in range(count):
        original = file_text(new_airport(number % 200, number % 101 / 100)).encode()
        content = (mutate if number % 2 else change_value)(original, rng)
        path.write_bytes(content)
        began = time.process_time()
        found = read_airport(path)
        slowest = max(slowest, time.process_time() - began)
        lines = content.count(b"\n") + 1
        for problem in found.problems:
            assert 1 <= problem.line <= lines
            assert problem.sentence.isprintable()
        if found.airport is None:
            refused += 1
            assert any(one.blocks for one in found.problems)
            continue
        taken += 1
        assert not any(one.blocks for one in problems_of(found.airport))
        text = text_of(found.airport)
        if number % 7 == 0:
            # not through `load_ruleset`, which keeps all that it has made
            ruleset = compile_ruleset(load_scenario.__wrapped__(own_id(text), text), "sky-team")
            assert random_flight(ruleset, rng)[1].board.over
            flown += 1
    print(f"\nfuzz: {count} airports, {refused} refused, {taken} taken, {flown} flown, slowest {slowest * 1000:.0f} ms")
    assert refused > count // 3
    assert taken > count // 60
    assert slowest < SLOWEST_S


def test_seeds_of_all_difficulties_can_be_flown() -> None:
    count = amount(25, 5_000)
    rng = Random(22)
    ends = {"won": 0, "lost": 0}
    for _ in range(count):
        airport = new_airport(rng.randrange(10**6), rng.random())
        assert not any(one.blocks for one in problems_of(airport))
        text = text_of(airport)
        ruleset = compile_ruleset(load_scenario.__wrapped__(own_id(text), text), "sky-team")
        board = random_flight(ruleset, rng)[1].board
        assert board.over
        ends["lost" if board.loss is not None else "won"] += 1
    print(f"\nmade up: {count} airports flown once, {ends}")
