"""The variance of dot products with and without the square root of d_k, and its effect on a softmax."""

from typing import Any

import numpy as np
from jaxtyping import Bool, Float

from core.results.trace import Trace

WIDTHS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
ROWS, KEYS = 400, 10
_SCOPES = {"encoder": "encoder.{}.self", "decoder": "decoder.{}.self", "cross": "decoder.{}.cross"}


def random_products(seed: int) -> list[dict[str, float]]:
    """Return for each width d the spread of q.k over random vectors, and the largest weight of a softmax over ten of
    them.

    Components are independent with mean 0 and variance 1, so that q.k has mean 0 and variance d (Vaswani et al. 2017,
    section 3.2.1, footnote 4). ``spread`` and ``scaled`` are standard deviations; ``top`` and ``topScaled`` are means
    over rows.
    """
    rng = np.random.default_rng(seed)
    return [_of_width(rng, width) for width in WIDTHS]


def _of_width(rng: np.random.Generator, width: int) -> dict[str, float]:
    query = rng.standard_normal((ROWS, 1, width), np.float32)
    key = rng.standard_normal((ROWS, KEYS, width), np.float32)
    scores = (query * key).sum(axis=-1, dtype=np.float64)
    return {"width": width, **_measures(scores, scores / np.sqrt(width), np.ones(scores.shape, bool))}


def head_products(trace: Trace, width: int) -> list[dict[str, Any]]:
    """The same for every head, ``width`` wide, of a run with the details of ``required_details``; masked cells are out.

    Where a model scales its queries and keys instead, ``spread`` is what their product would be without it.
    """
    measured = []
    for name, attention in trace.attention.items():
        layers, heads = attention.weights.shape[:2]
        for layer in range(layers):
            scaled = trace.details[f"{_SCOPES[name].format(layer)}.scaled"].astype(np.float64)
            for head in range(heads):
                numbers = _measures(scaled[head] * np.sqrt(width), scaled[head], attention.mask)
                measured.append({"map": name, "layer": layer, "head": head, **numbers})
    return measured


def required_details(trace: Trace) -> tuple[str, ...]:
    """The hook names that ``head_products`` reads, for ``model.trace``."""
    maps = trace.attention.items()
    return tuple(f"{_SCOPES[name].format(i)}.scaled" for name, shown in maps for i in range(len(shown.weights)))


def _measures(
    scores: Float[np.ndarray, "row key"], scaled: Float[np.ndarray, "row key"], allowed: Bool[np.ndarray, "row key"]
) -> dict[str, float]:
    return {
        "spread": float(scores[allowed].std()),
        "scaled": float(scaled[allowed].std()),
        "top": _mean_top(scores, allowed),
        "topScaled": _mean_top(scaled, allowed),
    }


def _mean_top(scores: Float[np.ndarray, "row key"], allowed: Bool[np.ndarray, "row key"]) -> float:
    """The mean over rows of the largest weight of a row's softmax; rows without an allowed cell are left out."""
    rows = allowed.any(axis=1)
    masked = np.where(allowed, scores, -np.inf)[rows]
    return float((1 / np.exp(masked - masked.max(axis=1, keepdims=True)).sum(axis=1)).mean())
