from collections import Counter
from itertools import pairwise

from skyteam_qt.rules import Seat
from skyteam_qt.session.dealer import SeedDealer, fresh_seed

KEYS = [(r, s, p, n) for r in range(1, 8) for s in Seat for p in range(4) for n in range(1, 4)]


def test_the_same_seed_gives_the_same_dice_in_whatever_order_they_are_asked_for() -> None:
    one, two = SeedDealer(7), SeedDealer(7)
    forwards = {key: one.die(*key) for key in KEYS}
    backwards = {key: two.die(*key) for key in reversed(KEYS)}
    assert forwards == backwards


def test_another_seed_gives_another_flight() -> None:
    assert [SeedDealer(1).die(*k) for k in KEYS] != [SeedDealer(2).die(*k) for k in KEYS]
    assert [SeedDealer(1).die(*k) for k in KEYS] != [SeedDealer(-1).die(*k) for k in KEYS]


def test_every_face_comes_equally_often() -> None:
    seen = Counter(SeedDealer(seed).die(*key) for seed in range(150) for key in KEYS)
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    expected = 150 * len(KEYS) / 6
    # chi square with five degrees of freedom: 20.5 is passed once in a thousand times, and the dice are fixed
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 20.5


def test_neighbouring_keys_and_seeds_have_nothing_to_do_with_each_other() -> None:
    dealers = [SeedDealer(seed) for seed in range(3000)]
    assert 400 < sum(d.die(1, Seat.PILOT, 0, 1) == d.die(1, Seat.COPILOT, 0, 1) for d in dealers) < 600
    assert 400 < sum(d.die(1, Seat.PILOT, 0, 1) == d.die(1, Seat.PILOT, 0, 2) for d in dealers) < 600
    pairs = pairwise(dealers)
    assert 400 < sum(a.die(3, Seat.PILOT, 2, 1) == b.die(3, Seat.PILOT, 2, 1) for a, b in pairs) < 600


def test_a_dealer_tells_nothing_about_itself() -> None:
    assert repr(SeedDealer(123456)) == "SeedDealer()"
    assert not hasattr(SeedDealer(1), "__dict__")


def test_a_fresh_seed_is_new_each_time() -> None:
    assert len({fresh_seed() for _ in range(50)}) == 50
