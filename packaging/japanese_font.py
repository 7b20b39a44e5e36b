"""Cuts the Japanese font that ships out of two whole files of Noto Sans JP (OFL-1.1; static TrueType, 400 and 700).

    python packaging/japanese_font.py REGULAR.ttf BOLD.ttf

Kept are Latin, kana, the signs and the 2,965 kanji of the first level of JIS X 0208: every text of the game and nearly
every name. 5.5 MB become 1 MB each. Run once, by hand, where fonttools is installed; nothing else needs it.
"""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "fonts"
ROWS = (*range(1, 9), *range(16, 48))
"""Rows of JIS X 0208: signs and kana, kanji of the first level."""
FURTHER = "−–—‘’“”…×±·•≥≤→←↑↓"


def letters() -> set[str]:
    """Everything that is kept."""
    found = {chr(code) for code in (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0xFF01, 0xFFA0))}
    for row in ROWS:
        for cell in range(1, 95):
            try:
                found.add(bytes((row + 0xA0, cell + 0xA0)).decode("euc_jp"))
            except UnicodeDecodeError:
                continue
    return found | set(FURTHER)


def cut(source: Path, target: Path) -> None:
    """Write a font with nothing but `letters`."""
    from fontTools import subset

    options = subset.Options()
    options.layout_features = ["kern", "vert"]
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["GSUB", "vhea", "vmtx", "VORG"]
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(letter) for letter in letters()])
    cutter.subset(font)
    subset.save_font(font, str(target), options)


if __name__ == "__main__":
    for given, style in zip(sys.argv[1:3], ("Regular", "Bold"), strict=True):
        cut(Path(given), FOLDER / f"NotoSansJP-{style}.ttf")
