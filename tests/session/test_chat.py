import pytest

from skyteam_qt.rules import Seat
from skyteam_qt.session.chat import CHAT_MOST, ChatLine, ChatLocked, plain_text
from skyteam_qt.session.setup import Agreement

from .flights import LANDING, C, P, WantedDice, begin, both, dealer_for, fly_script, place


def test_a_line_is_plain_text_on_one_line() -> None:
    assert plain_text("  <b>hold</b>\there\r\n\x07now \x1b[0m") == "<b>hold</b> here  now [0m"
    assert plain_text("\u202egnihton\u2066") == "gnihton"
    assert plain_text("\ud800\x00\n ") == ""
    assert plain_text("Après 了解 👩‍✈️") == "Après 了解 👩‍✈️"


def test_a_line_has_240_characters_at_most() -> None:
    assert len(plain_text("x" * 1000)) == CHAT_MOST == 240


def test_what_is_said_in_the_briefing_is_kept_with_round_and_seat() -> None:
    ports = begin().ports()
    ports.pilot.say("Clear the way first.")
    ports.copilot.say("A six there!", sent_anyway=True)
    ports.copilot.say(" \n ")
    assert ports.table.chat == (
        ChatLine(Seat.PILOT, "Clear the way first.", 1),
        ChatLine(Seat.COPILOT, "A six there!", 1, True),
    )


def test_the_chat_is_closed_from_the_roll_to_the_eighth_die() -> None:
    ports = begin(dealer=dealer_for(LANDING)).ports()
    ports.pilot.say("before")
    both(ports, Agreement.ROLL)
    for turn in range(8):
        assert not ports.table.may_talk
        for seat in (ports.pilot, ports.copilot):
            with pytest.raises(ChatLocked):
                seat.say("during")
        with pytest.raises(ChatLocked):
            ports.table.set_plan(("gear",))
        seat_now = ports.table.board.to_act
        wishes = [w for w in LANDING[0] if w[0] == seat_now]
        place(ports, wishes[0][0], turn // 2, wishes[turn // 2][1])
    assert ports.table.may_talk
    ports.copilot.say("after")
    both(ports, Agreement.NEXT_ROUND)
    ports.copilot.say("next")
    assert [line.text for line in ports.table.chat] == ["before", "after", "next"]
    assert [line.round for line in ports.table.chat] == [1, 1, 2]
    both(ports, Agreement.ROLL)
    assert not ports.table.may_talk


def test_a_refused_line_is_kept_nowhere() -> None:
    session = begin()
    both(session.ports(), Agreement.ROLL)
    with pytest.raises(ChatLocked) as caught:
        session.ports().pilot.say("my secret words")
    assert "secret" not in str(caught.value)
    assert all("secret" not in repr(entry) for entry in session.record().entries)


def test_the_chat_opens_after_a_loss_in_the_middle_of_a_round() -> None:
    dealer = WantedDice.hands({(1, P): (6, 1, 1, 1), (1, C): (1, 1, 1, 1)})
    ports = begin(dealer=dealer).ports()
    both(ports, Agreement.ROLL)
    place(ports, P, 0, "axis.P")
    place(ports, C, 0, "axis.C")
    assert ports.table.board.lost
    ports.pilot.say("That was close.")
    assert len(ports.table.chat) == 1


def test_the_chat_opens_after_a_landing() -> None:
    ports = begin(dealer=dealer_for(LANDING)).ports()
    fly_script(ports, LANDING)
    ports.pilot.say("Welcome to Montréal.")
    assert ports.table.chat[-1].round == 7


def test_the_flight_plan_has_three_different_goals_at_most() -> None:
    ports = begin().ports()
    ports.table.set_plan(("clear:3", "gear", "saveCoffee"))
    assert ports.table.plan == ("clear:3", "gear", "saveCoffee")
    for bad in (("a", "b", "c", "d"), ("a", "a"), ("<b>",), ("",), ("clear:333",)):
        with pytest.raises(ValueError, match="goal"):
            ports.table.set_plan(bad)
    assert ports.table.plan == ("clear:3", "gear", "saveCoffee")
    both(ports, Agreement.ROLL)
    assert ports.table.plan == ("clear:3", "gear", "saveCoffee")
