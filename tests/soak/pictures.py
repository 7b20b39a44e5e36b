"""Pictures that are compared as an eye does."""

from __future__ import annotations

from PySide6.QtGui import QImage

from tests.ui.flights.witness import print_of


class Picture:
    """Pixels, equal to others that no eye can tell from them: the edge of a line may be off by a shade."""

    MOST = 16

    def __init__(self, image: QImage) -> None:
        self._image = image
        self._print = print_of(image)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Picture) or self._image.size() != other._image.size():
            return False
        return self._print == other._print or self.off(other) <= self.MOST

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        size = self._image.size()
        return f"Picture({size.width()}x{size.height()}, {self._print})"

    def off(self, other: Picture) -> int:
        """The greatest difference of any channel of any pixel; of pictures of the same size."""
        pairs = zip(bytes(self._image.constBits()), bytes(other._image.constBits()), strict=True)
        return max(abs(a - b) for a, b in pairs)

    def where(self, other: Picture) -> str:
        """Where they begin and cease to differ, and by how much: for a failed test."""
        one, two, wide = bytes(self._image.constBits()), bytes(other._image.constBits()), self._image.bytesPerLine()
        rows = [
            y for y in range(self._image.height()) if one[y * wide : (y + 1) * wide] != two[y * wide : (y + 1) * wide]
        ]
        columns = [i % wide // 4 for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b]
        if not columns:
            return "the same"
        return f"x {min(columns)} to {max(columns)}, y {rows[0]} to {rows[-1]}, by up to {self.off(other)}"


__all__ = ["Picture"]
