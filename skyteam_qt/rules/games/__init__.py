"""The known games, one line each."""

from __future__ import annotations

from ..module import Module
from .card_game import CARD_GAME
from .dice_game import DICE_GAME

GAMES: tuple[Module, ...] = (DICE_GAME, CARD_GAME)
