"""One complete flight after another in one window: nothing is warned of, nothing fails, nothing is left behind."""

from __future__ import annotations

from collections.abc import Callable

from skyteam_qt.app.sweeper import sweep_all
from skyteam_qt.session.setup import Mode
from tests.ui.flights.crew import Crew

from .amount import amount
from .counted import counts, kinds, ours, resident_mb
from .flyer import Flyer, planned

Board = Callable[..., Crew]

WARM = 20
"""After so many flights all caches are full."""
MOST_MB = 10.0


def put_away(crew: Crew) -> None:
    """No flight is kept, no word lies on the screen: the start screen is the same each time."""
    while (saved := crew.services.saved()) is not None:
        crew.services.put_away(saved)
    crew.services.change_settings(game="sky-team", scenario="YUL-green", level="easy", mode=Mode.VISORS)
    crew.window.show_start()
    crew.window.resize(1100, 620)
    crew.wait(0)
    sweep_all()


def test_flight_after_flight_in_one_window_leaves_nothing_behind(board: Board) -> None:
    """Both games, all sitting modes, themes and sizes, rerolls and corrections, and every way to end."""
    flyer, flights = Flyer(), amount(3, 300)
    warm = min(WARM, flights // 2)
    crew = board(flyer.dealer)
    first: dict[str, int] = {}
    living = ours()
    there = kinds(crew)
    memory = most = 0.0
    for number in range(flights):
        try:
            flyer.fly(crew, planned(number))
            put_away(crew)
        except BaseException:
            print(f"\nsoak: flight {number}, {planned(number)}")
            raise
        now = counts(crew)
        if number + 1 == warm:
            first, living, memory, there = now, ours(), resident_mb(), kinds(crew)
        if number + 1 > warm:
            most = max(most, resident_mb() - memory)
            differ = {name: (first[name], now[name]) for name in now if now[name] != first[name]}
            if number % 10 == 9:
                print(f"\n  {number + 1} flights, {resident_mb() - memory:+.1f} MB", flush=True)
            assert not differ, (number, planned(number), differ, kinds(crew) - there)
    more = {name: n - living[name] for name, n in ours().items() if n > living[name] + 3}
    growth = resident_mb() - memory
    happened = ", ".join(f"{n} {what}" for what, n in sorted(flyer.done.items()))
    print(f"\nsoak: {flights} flights, {growth:+.1f} MB after the first {warm} (most {most:+.1f}), {first}; {happened}")
    print(f"more of ours: {more}")
    assert warm < WARM or most < MOST_MB  # a short run is not warm yet
