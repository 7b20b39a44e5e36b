"""What is raised when something cannot be. A refused action changes nothing (R25)."""

from __future__ import annotations

from .kinds import Reason


class RulesError(Exception):
    """Top of the family."""


class IllegalAction(RulesError):  # noqa: N818
    """An action is refused; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class ImpossibleDeal(RulesError):  # noqa: N818
    """Chance was handed in that the position does not ask for, or with values that no die shows."""


class UnknownModule(RulesError):  # noqa: N818
    """A scenario names a module or a game that this version does not have."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown module: {name}")
        self.name = name
