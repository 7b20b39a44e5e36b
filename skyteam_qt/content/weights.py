"""The weights of the crew's networks as they lie in the package. What is in them only `crew.network` knows."""

from __future__ import annotations

from .files import DATA

FOLDER = DATA / "weights"


def weights_names() -> tuple[str, ...]:
    """All files there are, without their ending: `<crew>.<game>`."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.npz")))


def read_weights(crew: str, game: str) -> bytes:
    """The file of a crew for a game. Raises FileNotFoundError when that crew has not been trained for it."""
    return (FOLDER / f"{crew}.{game}.npz").read_bytes()
