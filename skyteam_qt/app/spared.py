"""Spares our modules a second reading by PySide.

PySide reads the source of every module that is imported after it, to learn whether that uses PySide at all and may
ask for `from __feature__ import ...`. For the modules of the first picture that is half a megabyte of text. We never
ask for a feature, so for our own modules the answer is known. What PySide has for this is not part of its interface:
where it is not found, all is as slow as before and nothing else changes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Final

OURS: Final = __name__.partition(".")[0]
ASKED: Final = "_mod_uses_pyside"


def spare_reading() -> bool:
    """Answer for our own modules from now on; to be called once PySide is imported. Returns whether that worked."""
    feature = sys.modules.get("shibokensupport.feature")
    asked: Callable[[ModuleType], bool] | None = getattr(feature, ASKED, None)
    if asked is None:
        return False

    def known(module: ModuleType) -> bool:
        return module.__name__.partition(".")[0] == OURS or asked(module)

    if getattr(asked, "__name__", "") != known.__name__:
        setattr(feature, ASKED, known)
    return True
