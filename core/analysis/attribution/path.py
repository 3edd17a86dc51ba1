"""The straight path from empty embeddings to those of a run, and the sum of what each token adds along it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
import torch
from jaxtyping import Float64
from torch import Tensor

from core.analysis.attribution.readings import value
from core.budget import check_budget
from core.tracers.variants import Variants, Vectors

_MOST_TOKENS = 1_024  # that one pass may read, over all its rows: what it keeps for the gradient stays below 100 MB
_FIRST = 8  # stretches at the start
_MOST = 1_600  # tokens to be read at all points together, which takes less than half a second on one core
_TOLERANCE = 0.005  # what may be missed of the whole, and of the largest part in any part
_FLOOR = 1e-3  # nats, in place of these where the whole is next to nothing
# Halving a stretch of a smooth curve leaves a fifteenth of the difference that it makes. ReLUs make corners: over
# dense sums of six runs of our models the error stayed below a sixth.
_LEFT = 1 / 6
_HALVES = np.array([[5, 8, -1], [-1, 8, 5]]) / 24  # of a stretch, under the parabola through its ends and its middle


class Points(NamedTuple):
    """The value and its gradient with respect to each token, at points along the integration path."""

    values: Float64[np.ndarray, "point"]
    parts: Float64[np.ndarray, "point token"]


class Path:
    """Points on the path, from 0 where all tokens are empty to 1 where the run is."""

    def __init__(self, variants: Variants, empty: Vectors, vectors: Vectors) -> None:
        self._variants, self._empty = variants, empty
        self._reach = (vectors[0] - empty[0], vectors[1] - empty[1])
        self.tokens = vectors[0].shape[1] + vectors[1].shape[1]
        self._rows = max(1, _MOST_TOKENS // self.tokens)

    def values(self, points: Float64[np.ndarray, "point"]) -> Float64[np.ndarray, "point"]:
        """Return the value at each point."""
        with torch.no_grad():
            found = [value(self._variants.read_vectors(at)) for at in self._passes(points)]
        return np.concatenate([_exact(one) for one in found])

    def at(self, points: Float64[np.ndarray, "point"]) -> Points:
        """Return the value at each point and what raises it there, tokens of the source before those of the target."""
        values, parts = [], []
        for at in self._passes(points):
            found, slopes = slopes_at(self._variants, at)
            sides = [(slope * reach).sum(-1) for slope, reach in zip(slopes, self._reach, strict=True)]
            values.append(_exact(found))
            parts.append(_exact(torch.cat(sides, 1)))
        return Points(np.concatenate(values), np.concatenate(parts))

    def _passes(self, points: np.ndarray) -> list[Vectors]:
        chunks = [points[first : first + self._rows] for first in range(0, len(points), self._rows)]
        return [self._at(chunk) for chunk in chunks]

    def _at(self, points: np.ndarray) -> Vectors:
        check_budget()
        alphas = torch.tensor(points, dtype=self._reach[0].dtype, device=self._reach[0].device)[:, None, None]
        return self._empty[0] + alphas * self._reach[0], self._empty[1] + alphas * self._reach[1]


def slopes_at(variants: Variants, vectors: Vectors) -> tuple[Tensor, Sequence[Tensor]]:
    """Return the value of every row and its gradients; rows do not touch each other, so that of their sum has them."""
    with torch.enable_grad():
        leaves = [x.detach().clone().requires_grad_() for x in vectors]
        values = value(variants.read_vectors((leaves[0], leaves[1])))
        return values.detach(), torch.autograd.grad(values.sum(), leaves, materialize_grads=True)


class Integral(NamedTuple):
    """The contribution of each token along the path, the value at both ends, and the number of points.

    ``error`` is an estimate of the largest error of a part; None if nothing tells.
    """

    parts: Float64[np.ndarray, "token"]
    empty: float
    whole: float
    points: int
    error: float | None = None


def integral(path: Path, steps: int) -> Integral:
    """Return the sum along the path by Gauss-Legendre, at ``steps`` points of the whole of it."""
    points, weights = np.polynomial.legendre.leggauss(steps)
    empty, whole = path.values(np.array([0.0, 1.0])).tolist()
    return Integral(weights / 2 @ path.at(points / 2 + 0.5).parts, empty, whole, steps)


def adaptive_integral(path: Path) -> Integral:
    """Return the sum along the path by Simpson's rule in stretches, with as many points as it takes.

    Values rise in a few short stretches of the path, where evenly spread points are too few: 64 miss up to a quarter
    of the whole. So the stretches with the largest errors are halved, which needs two points more, until the error of
    every part is estimated below 0.5 % of the largest part and all parts together miss less than 0.5 % of the whole, or
    the points are used up.
    """
    stretches = _first(path)
    empty, whole, points = float(stretches[0].values[0]), float(stretches[-1].values[-1]), 2 * _FIRST + 1
    tolerance = max(_TOLERANCE * abs(whole - empty), _FLOOR)
    while True:
        parts = np.sum([one.parts for one in stretches], axis=0)
        errors = np.array([one.error for one in stretches])
        allowed = max(_TOLERANCE * float(abs(parts).max()), _FLOOR)
        largest = float(errors.sum(axis=0).max())
        left = (_MOST // path.tokens - points) // 2
        if left < 1 or (largest < allowed and abs(whole - empty - parts.sum()) < tolerance):
            return Integral(parts, empty, whole, points, largest)
        worst = _worst(errors.max(axis=1), allowed / 2, left)
        points += 2 * len(worst)
        halves = _halves(path, [stretches[index] for index in worst])
        stretches = [one for index, one in enumerate(stretches) if index not in worst] + halves


@dataclass(frozen=True, eq=False)
class _Stretch:
    """The readings at the start, in the middle and at the end of a part of the path."""

    start: float
    end: float
    values: Float64[np.ndarray, "3"]
    slopes: Float64[np.ndarray, "3 token"]
    error: Float64[np.ndarray, "token"]  # an estimate of that of each part

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2

    @property
    def parts(self) -> Float64[np.ndarray, "token"]:
        return (self.end - self.start) * (_HALVES.sum(axis=0) @ self.slopes)

    @classmethod
    def alone(cls, start: float, end: float, values: np.ndarray, slopes: np.ndarray) -> "_Stretch":
        """Return a stretch that is half of none: any part may have all that its halves miss of the values."""
        missed = np.diff(values) - (end - start) * (_HALVES @ slopes.sum(axis=1))
        return cls(start, end, values, slopes, np.full(slopes.shape[1], abs(missed).sum()))


def _first(path: Path) -> list[_Stretch]:
    edges = np.linspace(0, 1, 2 * _FIRST + 1)
    values, slopes = path.at(edges)
    return [
        _Stretch.alone(float(edges[at]), float(edges[at + 2]), values[at : at + 3], slopes[at : at + 3])
        for at in range(0, 2 * _FIRST, 2)
    ]


def _worst(missed: np.ndarray, allowed: float, most: int) -> list[int]:
    """Return the indices that can be left out with an error of at most ``allowed``: at least one, at most ``most``."""
    order = np.argsort(-missed)
    without = missed.sum() - missed[order].cumsum()
    return order[: min(int((without > allowed).sum()) + 1, most)].tolist()


def _halves(path: Path, whole: Sequence[_Stretch]) -> list[_Stretch]:
    """Return both halves of each stretch; the difference that halving makes tells how large their errors are."""
    middles = [(start + end) / 2 for one in whole for start, end in _ends(one)]
    values, slopes = path.at(np.array(middles))
    halves: list[_Stretch] = []
    for index, one in enumerate(whole):
        made = []
        for side, half in ((0, 2 * index), (1, 2 * index + 1)):
            ends = slice(side, side + 2)  # start and middle of the whole, or middle and end
            at_values = np.insert(one.values[ends], 1, values[half])
            at_slopes = np.insert(one.slopes[ends], 1, slopes[half], axis=0)
            made.append(_Stretch.alone(*_ends(one)[side], at_values, at_slopes))
        error = abs(one.parts - made[0].parts - made[1].parts) * _LEFT / 2
        halves += [replace(half, error=error) for half in made]
    return halves


def _ends(one: _Stretch) -> list[tuple[float, float]]:
    return [(one.start, one.middle), (one.middle, one.end)]


def _exact(tensor: Tensor) -> np.ndarray:
    return tensor.cpu().double().numpy()
