"""The known games, one line each."""

from __future__ import annotations

from ..module import Module
from .dice_game import DICE_GAME

GAMES: tuple[Module, ...] = (DICE_GAME,)
