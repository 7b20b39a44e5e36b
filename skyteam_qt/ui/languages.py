"""Which language the window speaks: chosen at the start and changed while it runs.

English needs nothing; each other language is ":/translations/xx.qm" (made of assets/translations/xx.ts) and Qt's own
texts beside it. Japanese also needs letters that our fonts do not have: a cut of Noto Sans JP ships with the game and
is loaded when it is first needed; where it cannot be loaded a font of the system does, and where there is none either
Japanese cannot be chosen (`why_not`).

Importing this module costs nothing: Qt is imported by the functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skyteam_qt.ui import resources

if TYPE_CHECKING:
    from PySide6.QtCore import QTranslator

SYSTEM: Final = "system"
ENGLISH: Final = "en"
JAPANESE: Final = "ja"
NAMES: Final = {
    "en": "English",
    "da": "Dansk",
    "ja": "日本語",
    "fr": "Français",
    "de": "Deutsch",
    "es": "Español",
}
"""Every language by its code, with its own name for itself."""

JAPANESE_FONTS: Final = ("NotoSansJP-Regular.ttf", "NotoSansJP-Bold.ttf")
JAPANESE_FAMILY: Final = "Noto Sans JP"

_now = ENGLISH
_translators: list[QTranslator] = []
_japanese_loaded: list[int] = []


def current() -> str:
    """The code of the language that is spoken now."""
    return _now


def language_for(setting: str) -> str:
    """The code a setting stands for; "system" is the first language of the system that we have, else English."""
    if setting in NAMES:
        return setting
    from PySide6.QtCore import QLocale

    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0].lower()
        if code in NAMES:
            return code
    return ENGLISH


def switch(setting: str) -> str:
    """Speak another language from now on and return its code; English where that language cannot be shown.

    Widgets hear a `LanguageChange`; texts that are shown stay as they are until somebody says them again.
    """
    global _now
    code = language_for(setting)
    if why_not(code):
        code = ENGLISH
    if code == _now:
        return code
    from PySide6.QtCore import QCoreApplication, QLocale

    for old in _translators:
        QCoreApplication.removeTranslator(old)
    _translators.clear()
    _now = code
    system = QLocale.system()
    # dates and numbers as this computer writes them, when its language is the one that is spoken
    QLocale.setDefault(system if system.name().partition("_")[0] == code else QLocale(code))
    if code != ENGLISH:
        for file in (f"qt_{code}", code):
            _install(file)
    return code


def _install(file: str) -> None:
    from PySide6.QtCore import QCoreApplication, QTranslator

    translator = QTranslator()
    if translator.load(f":/translations/{file}.qm"):
        QCoreApplication.installTranslator(translator)
        _translators.append(translator)


def families() -> tuple[str, ...]:
    """Font families to ask for letters that the game's own fonts lack; none for most languages."""
    return (JAPANESE_FAMILY,) if _now == JAPANESE else ()


def why_not(code: str) -> str:
    """Empty when the language can be shown, else the text key of a sentence that says why not."""
    return "settings.language.noFont" if code == JAPANESE and not can_show_japanese() else ""


def can_show_japanese() -> bool:
    """Whether there are letters for Japanese; loads the font that ships when first asked. Needs a QGuiApplication."""
    from PySide6.QtGui import QFontDatabase

    if not _japanese_loaded:
        try:
            resources.register()
        except resources.ResourcesError:
            return False
        loaded = [QFontDatabase.addApplicationFont(f":/fonts/{name}") for name in JAPANESE_FONTS]
        _japanese_loaded.extend(one for one in loaded if one >= 0)
    return bool(_japanese_loaded) or bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
