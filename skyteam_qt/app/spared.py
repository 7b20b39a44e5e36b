"""Spares our modules, and those of Python, a second reading by PySide.

PySide reads the source of every module that an import names after it, to learn whether that uses PySide at all and
may ask for `from __feature__ import ...`. For the modules of the first picture that is half a megabyte of text. We
never ask for a feature, and Python's own modules do not know PySide, so the answers are known. What PySide has for
this is not part of its interface: where it is not found, all is as slow as before and nothing else changes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Final

OURS: Final = __name__.partition(".")[0]
ASKED: Final = "_mod_uses_pyside"


def spare_reading() -> bool:
    """Answer for these modules from now on; to be called once PySide is imported. Returns whether that worked."""
    feature = sys.modules.get("shibokensupport.feature")
    asked: Callable[[ModuleType], bool] | None = getattr(feature, ASKED, None)
    if asked is None:
        return False

    def known(module: ModuleType) -> bool:
        top = module.__name__.partition(".")[0]
        return top == OURS or (top not in sys.stdlib_module_names and asked(module))

    if getattr(asked, "__name__", "") != known.__name__:
        setattr(feature, ASKED, known)
    return True
