"""The known modules, one line each; the order is the order of their hooks."""

from __future__ import annotations

from ..module import Module

MODULES: tuple[Module, ...] = ()
