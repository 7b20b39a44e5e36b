import pytest

from skyteam_qt.session.listeners import Listeners
from skyteam_qt.session.port import Change
from skyteam_qt.session.setup import Agreement

from .flights import begin, both


def _change() -> Change:
    return Change(begin().board)


def test_a_listener_can_stop_itself_and_others_while_it_is_called() -> None:
    listeners, heard = Listeners(), []

    def first(change: Change) -> None:
        heard.append("first")
        stops[0]()
        stops[1]()

    stops = [listeners.add(first), listeners.add(lambda _: heard.append("second")), None]
    listeners.add(lambda _: heard.append("third"))
    listeners.tell(_change())
    listeners.tell(_change())
    assert heard == ["first", "third", "third"]
    stops[0]()


def test_one_function_can_listen_twice_and_stop_once() -> None:
    listeners, heard = Listeners(), []
    stop = listeners.add(heard.append)
    listeners.add(heard.append)
    stop()
    listeners.tell(_change())
    assert len(heard) == 1


def test_what_a_listener_causes_is_told_to_all_in_order() -> None:
    ports = begin().ports()
    first: list[int] = []
    second: list[int] = []

    def talkative(change: Change) -> None:
        first.append(len(ports.table.chat))
        if len(ports.table.chat) < 3:
            ports.pilot.say("more")

    ports.table.listen(talkative)
    ports.table.listen(lambda change: second.append(len(change.events)))
    ports.pilot.say("one")
    assert first == [1, 2, 3]
    assert len(second) == 3


def test_a_broken_listener_keeps_the_news_from_nobody() -> None:
    ports = begin().ports()
    heard: list[Change] = []

    def broken(change: Change) -> None:
        raise RuntimeError("broken")

    ports.table.listen(broken)
    ports.table.listen(heard.append)
    with pytest.raises(RuntimeError):
        ports.pilot.agree(Agreement.ROLL)
    assert len(heard) == 1
    with pytest.raises(RuntimeError):
        both(ports, Agreement.ROLL)
    assert len(heard) == 2
