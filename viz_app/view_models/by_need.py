"""The heads of a long text by need: a small picture of every head, and the weights of one head at a time.

A map of 12 layers of 12 heads over 300 tokens has 13 million weights, 8 MB as text; a page shows one head of it, and
the others as pictures of some pixels.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from jaxtyping import Bool, Float

from core.results.trace import AttentionMap
from viz_app.view_models.levels import base85, levels_of, pack_levels

MOST = 2**20  # weights of a map that travels whole
SIDE = 64  # cells of a picture: more are wider than its pixels


def is_large(attention_map: AttentionMap) -> bool:
    """Return True if the heads of a map travel by need."""
    return attention_map.weights.size > MOST


def open_cells(attention_map: AttentionMap) -> Bool[np.ndarray, "query key"]:
    """The cells that are sent. A masked one that is not zero (a bug the page can switch on) shows what was there."""
    return attention_map.mask | (attention_map.weights != 0).any(axis=(0, 1))


def packed_weights(attention_map: AttentionMap, opened: Sequence[int] | None = None) -> dict[str, Any]:
    """Return the ``open`` cells of a map, and the levels of its ``weights`` in these, packed.

    With ``opened``, a layer and a head, a map of more than ``MOST`` weights sends this ``head`` alone, and as
    ``pictures`` all heads with the largest weight of several cells: ``rows``, ``columns`` and the levels of the
    ``weights`` of the cells that hold an open one.
    """
    weights, is_open = attention_map.weights, open_cells(attention_map)
    bits = {"open": "" if is_open.all() else base85(np.packbits(is_open).tobytes())}
    if opened is None or not is_large(attention_map):
        return bits | {"weights": _packed(weights, is_open)}
    small = np.array([pooled(np.where(is_open, layer, np.nan)) for layer in weights])
    one = weights[tuple(opened)]
    return bits | heads_by_need(_packed(one, is_open), opened, levels_of(small[..., pooled(is_open)]), small.shape)


def heads_by_need(one: str, opened: Sequence[int], small: np.ndarray, shape: Sequence[int]) -> dict[str, Any]:
    """Return the ``one`` head that is sent, which stands at ``opened``, and the ``pictures`` of all heads.

    ``small`` are their levels [layer, head, *cells], of a picture of ``shape`` [layer, head, row, column].
    """
    pictures = {"rows": shape[2], "columns": shape[3], "weights": base85(pack_levels(small))}
    return {"weights": one, "head": list(opened), "pictures": pictures}


def head_weights(attention_map: AttentionMap, layer: int | None, head: int | None) -> str:
    """Return the levels of one head in the open cells, packed; those of all heads without a ``head``."""
    weights = attention_map.weights if layer is None or head is None else attention_map.weights[layer, head]
    return _packed(weights, open_cells(attention_map))


def _packed(weights: Float[np.ndarray, "*head query key"], is_open: Bool[np.ndarray, "query key"]) -> str:
    return base85(pack_levels(levels_of(weights[..., is_open])))


def pooled(cells: np.ndarray) -> np.ndarray:
    """Return at most ``SIDE`` rows and columns of the largest cells; NaN only where all are."""
    for axis in (-1, -2):
        count = cells.shape[axis]
        size = min(count, SIDE)
        starts = -(np.arange(size) * -count // size)  # cell i belongs to picture cell floor(i * size / count)
        cells = np.fmax.reduceat(cells, starts, axis=axis)
    return cells
