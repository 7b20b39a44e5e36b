"""A test flight from the editor: the airport as it is drawn, abilities drawn at random, everything open."""

from __future__ import annotations

from random import SystemRandom

from skyteam_qt.content.airport import Airport
from skyteam_qt.content.own_flights import own_id, text_of
from skyteam_qt.session.setup import FlightSetup, Mode, drawn_abilities


def trial_setup(airport: Airport, pilot: str = "", copilot: str = "", mode: Mode = Mode.OPEN) -> FlightSetup:
    """What `Services.new_session` wants. The airport must have passed its check."""
    text = text_of(airport)
    cards = drawn_abilities(own_id(text), SystemRandom().randrange(2**31), text)
    return FlightSetup(own_id(text), pilot=pilot, copilot=copilot, mode=mode, abilities=cards, own_flight=text)
