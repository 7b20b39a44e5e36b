"""`evolve(value, field=new, ...)`: a changed copy of a frozen dataclass, quick and checked by mypy."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import replace as evolve
else:

    def evolve(value, /, **changes):
        """Copy `value` with `changes`.

        `dataclasses.replace` runs the whole constructor and is six times slower; the price is that rule types have
        neither `__slots__` nor `__post_init__`. A misspelt field is found by mypy.
        """
        new = _new(value.__class__)
        fields = value.__dict__.copy()
        fields.update(changes)
        _set(new, "__dict__", fields)
        return new

    _new, _set = object.__new__, object.__setattr__


__all__ = ["evolve"]
