"""A small value network: 0/1 features in, the chance to land out. Plain numpy, two hidden layers."""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from .features import BETWEEN, FEATURE_HASH, RULES_VERSION, SEAT
from .twin import Floats

NETS: Final = ("pilot", "copilot", "between")
"""Which three networks a crew has; the last one speaks between rounds, of nobody's hand."""


class WeightsRefused(ValueError):  # noqa: N818
    """The weights were made for other features or other rules; the text is one sentence for a person."""


class Net:
    """`inputs` -> `wide` -> `narrow` -> one logistic output, rectified in between. Columns are lanes."""

    def __init__(self, layers: list[Floats]) -> None:
        self.w1, self.b1, self.w2, self.b2, self.w3, self.b3 = layers

    @classmethod
    def fresh(cls, inputs: int, wide: int, narrow: int, rng: np.random.Generator) -> Net:
        """Small random weights; the output starts low, as most flights of a beginner end badly."""

        def some(rows: int, columns: int, scale: float) -> Floats:
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        def none(rows: int) -> Floats:
            return np.zeros((rows, 1), dtype=np.float32)

        # about 45 of the inputs are on at a time
        return cls(
            [
                some(wide, inputs, 0.2),
                none(wide),
                some(narrow, wide, (2 / wide) ** 0.5),
                none(narrow),
                some(1, narrow, 0.5 / narrow**0.5),
                none(1) - 1,
            ]
        )

    @property
    def layers(self) -> list[Floats]:
        """The arrays, in the order of the files."""
        return [self.w1, self.b1, self.w2, self.b2, self.w3, self.b3]

    def logit(self, features: Floats) -> Floats:
        """(lanes,) before the logistic function: enough to compare."""
        first = self.w1 @ features
        first += self.b1
        np.maximum(first, 0, out=first)
        second = self.w2 @ first
        second += self.b2
        np.maximum(second, 0, out=second)
        out: Floats = (self.w3 @ second)[0] + self.b3[0, 0]
        return out

    def value(self, features: Floats) -> Floats:
        """(lanes,) chances between 0 and 1."""
        return chance(self.logit(features))


def chance(logit: Floats) -> Floats:
    """The logistic function."""
    found: Floats = (1 / (1 + np.exp(-np.clip(logit, -30, 30)))).astype(np.float32, copy=False)
    return found


@dataclass(frozen=True)
class Weights:
    """The three networks of a crew and where they come from. `note`: JSON of set-up, seed and flights flown."""

    nets: tuple[Net, Net, Net]
    note: str = ""

    def to_bytes(self, dtype: type = np.float16) -> bytes:
        """As a file, float16 unless said otherwise."""
        arrays: dict[str, Any] = {f"{name}.{i}": a.astype(dtype) for name, net in zip(NETS, self.nets, strict=True)
                  for i, a in enumerate(net.layers)}  # fmt: skip
        out = io.BytesIO()
        np.savez_compressed(
            out,
            allow_pickle=False,
            features=np.array(FEATURE_HASH),
            rules=np.array(RULES_VERSION),
            note=np.array(self.note),
            **arrays,
        )
        return out.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Weights:
        """Read a file. Raises `WeightsRefused` unless features, rules version and shapes are those of this program."""
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as file:
                if str(file["features"]) != FEATURE_HASH:
                    raise WeightsRefused("These weights were trained for other features.")
                if int(file["rules"]) != RULES_VERSION:
                    raise WeightsRefused("These weights were trained for another version of the rules.")
                nets = []
                for name, inputs in zip(NETS, (SEAT, SEAT, BETWEEN), strict=True):
                    layers = [np.ascontiguousarray(file[f"{name}.{i}"], dtype=np.float32) for i in range(6)]
                    if layers[0].shape[1] != inputs or not all(np.isfinite(one).all() for one in layers):
                        raise WeightsRefused("These weights do not fit the networks of this program.")
                    nets.append(Net(layers))
                pilot, copilot, between = nets
                return cls((pilot, copilot, between), str(file["note"]))
        except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as problem:
            if isinstance(problem, WeightsRefused):
                raise
            raise WeightsRefused("This is not a file of weights.") from None
