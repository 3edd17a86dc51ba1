"""The straight path from empty embeddings to those of a run, and the sum of what each token adds along it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import torch
from jaxtyping import Float64
from torch import Tensor

from core.analysis.attribution.readings import Variants, Vectors, value
from core.budget import spend

_MOST_TOKENS = 1_024  # that one pass may read, over all its rows: what it keeps for the gradient stays below 100 MB
_FIRST, _POINTS = 12, 2  # stretches at the start, and points in each
_MOST = 3_000  # tokens to be read at all points together, which is about a second's work on one core
_TOLERANCE, _FLOOR = 0.01, 1e-3  # what may be missed: of the whole, and in nats where the whole is next to nothing
_SPREAD = 0.03  # what stretches may miss without regard to sign, of all ups and downs: errors must not just cancel


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
        return np.concatenate([one.double().cpu().numpy() for one in found])

    def parts(self, points: Float64[np.ndarray, "point"]) -> Float64[np.ndarray, "point token"]:
        """Return how fast the value rises at each point because of each token, source before target."""
        found = []
        for at in self._passes(points):
            slopes = slopes_at(self._variants, at)
            sides = [(slope * reach).sum(-1) for slope, reach in zip(slopes, self._reach, strict=True)]
            found.append(torch.cat(sides, 1).double().cpu().numpy())
        return np.concatenate(found)

    def _passes(self, points: np.ndarray) -> list[Vectors]:
        chunks = [points[first : first + self._rows] for first in range(0, len(points), self._rows)]
        return [self._at(chunk) for chunk in chunks]

    def _at(self, points: np.ndarray) -> Vectors:
        spend()
        alphas = torch.tensor(points, dtype=self._reach[0].dtype, device=self._reach[0].device)[:, None, None]
        return self._empty[0] + alphas * self._reach[0], self._empty[1] + alphas * self._reach[1]


def slopes_at(variants: Variants, vectors: Vectors) -> Sequence[Tensor]:
    """Return the gradients of the value of every row; rows do not touch each other, so that of their sum has them."""
    with torch.enable_grad():
        leaves = [x.detach().clone().requires_grad_() for x in vectors]
        total = value(variants.read_vectors((leaves[0], leaves[1]))).sum()
        return torch.autograd.grad(total, leaves, materialize_grads=True)


class Integral(NamedTuple):
    """What each token adds along the path, the value at both of its ends, and how many points that took."""

    parts: Float64[np.ndarray, "token"]
    empty: float
    whole: float
    points: int


def integral(path: Path, steps: int) -> Integral:
    """Return the sum along the path by Gauss-Legendre, at ``steps`` points of the whole of it."""
    points, weights = np.polynomial.legendre.leggauss(steps)
    empty, whole = path.values(np.array([0.0, 1.0])).tolist()
    return Integral(weights / 2 @ path.parts(points / 2 + 0.5), empty, whole, steps)


def adaptive_integral(path: Path) -> Integral:
    """Return the sum along the path, with as many points as it takes.

    Values rise in a few short stretches of the path, where evenly spread points are too few: 64 miss up to a quarter
    of the whole. The value at both ends of a stretch says exactly what its points miss, so those that miss most are
    halved until all together miss less than 1 % of the whole, or the points are used up.
    """
    edges = np.linspace(0, 1, _FIRST + 1)
    values = path.values(edges)
    done, todo, points = [], _stretches(edges, values), 0
    tolerance = max(_TOLERANCE * abs(values[-1] - values[0]), _FLOOR)
    while True:
        done += _summed(path, todo)
        points += _POINTS * len(todo)
        missed = np.array([one.missed for one in done])
        spread = max(_SPREAD * sum(abs(one.rise) for one in done), _FLOOR)
        left = (_MOST // path.tokens - points) // (2 * _POINTS)
        if left < 1 or (abs(missed.sum()) < tolerance and abs(missed).sum() < spread):
            parts = np.sum([one.parts for one in done], axis=0)
            return Integral(parts, float(values[0]), float(values[-1]), points)
        worst = _worst(abs(missed), spread / 2, left)
        todo = _halves(path, [done[index] for index in worst])
        done = [one for index, one in enumerate(done) if index not in worst]


class _Stretch(NamedTuple):
    start: float
    end: float
    value_at_start: float
    value_at_end: float


@dataclass(frozen=True, eq=False)
class _Summed:
    stretch: _Stretch
    parts: Float64[np.ndarray, "token"]

    @property
    def rise(self) -> float:
        return self.stretch.value_at_end - self.stretch.value_at_start

    @property
    def missed(self) -> float:
        return self.rise - float(self.parts.sum())


def _stretches(edges: np.ndarray, values: np.ndarray) -> list[_Stretch]:
    return [_Stretch(*one) for one in zip(edges[:-1], edges[1:], values[:-1], values[1:], strict=True)]


def _summed(path: Path, stretches: Sequence[_Stretch]) -> list[_Summed]:
    points, weights = np.polynomial.legendre.leggauss(_POINTS)
    starts = np.array([[one.start] for one in stretches])
    widths = np.array([[one.end - one.start] for one in stretches])
    rises = path.parts((starts + widths * (points / 2 + 0.5)).ravel())
    parts = widths * np.einsum("p,spt->st", weights / 2, rises.reshape(len(stretches), _POINTS, -1))
    return [_Summed(stretch, part) for stretch, part in zip(stretches, parts, strict=True)]


def _worst(missed: np.ndarray, allowed: float, most: int) -> set[int]:
    """Return the indices without which no more than ``allowed`` is missed, one at least and ``most`` at most."""
    order = np.argsort(-missed)
    without = missed.sum() - missed[order].cumsum()
    return set(order[: min(int((without > allowed).sum()) + 1, most)].tolist())


def _halves(path: Path, done: Sequence[_Summed]) -> list[_Stretch]:
    whole = [one.stretch for one in done]
    middles = np.array([(one.start + one.end) / 2 for one in whole])
    halves = []
    for one, middle, at_middle in zip(whole, middles, path.values(middles), strict=True):
        halves.append(_Stretch(one.start, middle, one.value_at_start, at_middle))
        halves.append(_Stretch(middle, one.end, at_middle, one.value_at_end))
    return halves
