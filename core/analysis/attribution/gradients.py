"""Attribution by gradients of the log-probability with respect to each token's embedding; positions are kept."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from jaxtyping import Float32

from core.analysis.attribution.path import Path, adaptive_integral, integral, slopes_at
from core.errors import InputError, is_whole, one_of
from core.results.attribution import BASELINES, MOST_STEPS, SPECIAL
from core.tracers.variants import Variants, Vectors

Relied = tuple[Sequence[int], Sequence[int]]
Sides = tuple[Float32[np.ndarray, "source"], Float32[np.ndarray, "read"]]


@dataclass(frozen=True, eq=False)
class PathSum:
    """Parts by side; ``empty`` and ``whole`` are the values at both ends, ``residual`` what the parts miss.

    ``error`` is an estimate of the largest error of a part; None if the number of points was given.
    """

    parts: Sides
    empty: float
    whole: float
    residual: float
    steps: int
    error: float | None


def gradient_x_input(variants: Variants) -> Sides:
    """Return the embedding of each token times the gradient along it.

    Shrikumar et al. 2016, "Not Just a Black Box: Learning Important Features Through Propagating Activation
    Differences", section 2: the first-order part of what the token adds.
    """
    with torch.inference_mode(False):
        vectors = variants.embeddings()
        products = [x * slope for x, slope in zip(vectors, slopes_at(variants, vectors)[1], strict=True)]
    return _sides(torch.cat(products, 1).sum(-1)[0].cpu().double().numpy(), vectors)


def integrated_gradients(
    variants: Variants,
    steps: int | None = None,
    baseline: str = BASELINES[0],
    special: str = SPECIAL[0],
    relied: Relied = ((), ()),
) -> PathSum:
    """Return the gradients along the straight path from empty embeddings to those of the run, times the difference.

    Sundararajan, Taly and Yan 2017, "Axiomatic Attribution for Deep Networks", section 3. All tokens of both sides
    are empty at once, but for those that ``"leave-one-out"`` keeps too, which have no part (NaN): columns that stand
    side by side take the same tokens away. The parts add up to what the value of the run is above that of the baseline
    (their proposition 1), but for ``residual``.

    Args:
        steps: points of a Gauss-Legendre sum over the whole path. If not given, as many as it takes, where they are
            needed, for errors below 0.5 % (see ``adaptive_integral``).
        baseline: what empty tokens are embedded as: ``"padding"`` or ``"zero"``.
        special: ``"kept"`` keeps the tokens that the model relies on, ``"emptied"`` empties them too.
        relied: the places of these tokens in the source, and in what the decoder reads.

    Raises:
        InputError: if ``steps``, ``baseline`` or ``special`` are none that there are.
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    if steps is not None and not (is_whole(steps) and 1 <= steps <= MOST_STEPS):
        raise InputError("core-gradient-steps", most=MOST_STEPS, given=f"{steps!r:.40}")
    if baseline not in BASELINES:
        raise InputError("core-no-baseline", given=f"{baseline!r:.40}", choices=[*BASELINES])
    one_of("special", special, SPECIAL)
    kept = relied if special == SPECIAL[0] else ((), ())
    with torch.inference_mode(False):
        vectors = variants.embeddings()
        empty = _empty(variants, vectors, baseline)
        for emptied, own, places in zip(empty, vectors, kept, strict=True):
            emptied[:, list(places)] = own[:, list(places)]
        path = Path(variants, empty, vectors)
        found = adaptive_integral(path) if steps is None else integral(path, steps)
    residual = found.whole - found.empty - float(found.parts.sum())
    sides = _sides(found.parts, vectors)
    for side, places in zip(sides, kept, strict=True):
        side[list(places)] = np.nan
    return PathSum(sides, found.empty, found.whole, residual, found.points, found.error)


def _empty(variants: Variants, vectors: Vectors, baseline: str) -> Vectors:
    source, target = (torch.zeros_like(x) for x in vectors)
    if baseline == "zero":
        return source, target
    with torch.no_grad():
        of_source, of_target = variants.padding()
        return source + of_source, target + of_target


def _sides(parts: np.ndarray, vectors: Vectors) -> Sides:
    source = vectors[0].shape[1]
    return parts[:source].astype(np.float32), parts[source:].astype(np.float32)
