"""No text is cut on any screen, in any language, at any text size, in a small window.

The whole table takes minutes, so each run takes the longest words and the other script at the largest size;
all of it with SKYTEAM_SOAK (see `tests/soak`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from skyteam_qt.app.services import GameServices
from skyteam_qt.ui import languages
from skyteam_qt.ui.services import FlightCard
from tests.soak.amount import amount
from tests.ui.walk import walk

USUAL = [("de", 1.5), ("ja", 1.5)]
ALL = [(code, large) for code in languages.NAMES for large in (1.0, 1.25, 1.5)]


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    languages.switch("en")


@pytest.mark.parametrize(("code", "large"), ALL if amount(0, 1) else USUAL)
def test_no_text_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, large: float) -> None:
    languages.switch(code)
    cut = {text: seen.stop for seen in walk(tmp_path, monkeypatch, (1280, 720), large) for text in seen.cut}
    assert cut == {}


class _Marked(QTranslator):
    """Puts a mark before every text that is asked for."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        return f"¦{source}" if context in ("SkyTeam", "Rules") else ""


PEOPLE = r"Anna|Ben|[A-Z]{3,4}( .*)?|Ctrl\+.*|Esc|Enter|Space|Home|End|Tab"
LINES = ("Level first. Then gear", "Good. I clear the third", "And save a coffee", "One space, as planned", "If ")
"""Said by the people of the gallery."""


def test_every_text_on_the_screen_can_be_translated(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked = _Marked()
    QCoreApplication.installTranslator(marked)
    names = set(languages.NAMES.values())
    bare: dict[str, str] = {}
    try:
        for seen in walk(tmp_path, monkeypatch, (1600, 1000)):
            said = " ".join((*seen.drawn, *seen.words))
            for text in (*seen.drawn, *seen.words):
                if "¦" in text or not re.search(r"[A-Za-zÀ-ÿ]{3}", text) or re.fullmatch(PEOPLE, text):
                    continue
                if text in names or any(line.startswith(text[:20]) or text in line for line in LINES):
                    continue
                # the second line of a text that was broken in two
                if re.search(rf"¦[^¦]*{re.escape(text.rstrip('…'))}", said):
                    continue
                bare[text] = seen.stop
    finally:
        QCoreApplication.removeTranslator(marked)
    known = {card.airport for card in _flights(tmp_path)} | {card.country for card in _flights(tmp_path)}
    known |= {card.city for card in _flights(tmp_path)}
    assert {text: stop for text, stop in bare.items() if text not in known} == {}


def _flights(folder: Path) -> Sequence[FlightCard]:
    return GameServices(folder, folder / "log").flights()
