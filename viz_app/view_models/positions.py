"""The payloads of the Positions page: the model's encoding, and the split of first scores."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from jaxtyping import Bool, Float

from core.results.distance_bias import DistanceBias
from core.results.rotation import Rotation
from core.results.score_split import TERMS, ScoreSplit
from core.results.trace import Trace
from viz_app.view_models.arrays import packed, packed_bits
from viz_app.view_models.attention import number, numbers

CONTENT, POSITION = TERMS.index("content"), TERMS.index("position")
PARTS = ("content · content", "content · position", "position · content", "position · position", "biases")


def encoding_payload(
    kind: str, tables: Mapping[str, Float[np.ndarray, "position d_model"]], size: tuple[int, int] | None = None
) -> dict[str, Any]:
    """The positions that a model adds to its tokens, ``tables`` by stack; ``size`` is theirs where there are none.

    ``"sinusoidal"`` waves are computed in the browser from their formula. A ``"learned"`` table and one that is
    ``"computed"`` otherwise travel bit by bit. Others add no vectors.
    """
    length, width = size or next(iter(tables.values())).shape
    learned = {stack: packed(table) for stack, table in tables.items()} if kind != "sinusoidal" else {}
    return {"kind": kind, "longest": length, "width": width, "learned": learned}


def distances_payload(bias: DistanceBias) -> dict[str, Any]:
    """The numbers that the heads of a stack add by distance, and the first and last distance of each number."""
    starts = np.flatnonzero(np.diff(bias.buckets, prepend=-1))
    ends = [*(starts[1:] - 1), len(bias.buckets) - 1]
    return {
        "from": bias.distances[starts].tolist(),
        "to": bias.distances[ends].tolist(),
        "added": packed(bias.added[:, starts]),
    }


def rotation_payload(rotation: Rotation) -> dict[str, Any]:
    """The queries and keys of one head, before and after their positions turn them, every bit of them."""
    vectors = ("query", "key", "turned_query", "turned_key", "frequencies")
    plain = {name: getattr(rotation, name) for name in ("layer", "head", "scale", "turns")}
    return plain | {"tokens": list(rotation.tokens)} | {name: packed(getattr(rotation, name)) for name in vectors}


def split_payload(split: ScoreSplit, trace: Trace, *, pre_norm: bool) -> dict[str, Any]:
    """The scores of all heads of a first layer in five parts.

    ``parts`` [part, head, query, key] are the four of content and position, then everything a bias has a hand in.
    ``spread`` [head][part] is how far each part varies along the keys of a row: a variance, the mean over the rows.
    ``error`` is how far the sum of the parts is from the scores of the run, at most.
    """
    attention_map = trace.attention[split.map]
    parts = five_parts(split)
    return {
        "map": split.map,
        "names": list(PARTS),
        "tokens": list(attention_map.key_tokens),
        "open": packed_bits(attention_map.mask),
        "parts": packed(parts),
        "spread": numbers(key_variance(parts, attention_map.mask).T),
        "error": number(split.error),
        "preNorm": pre_norm,
    }


def five_parts(split: ScoreSplit) -> Float[np.ndarray, "part head query key"]:
    """Content and position by content and position, row by row, then the rest: all that a bias takes part in."""
    sides = (CONTENT, POSITION)
    four = [split.parts[asking, answering] for asking in sides for answering in sides]
    return np.stack([*four, split.parts.sum(axis=(0, 1)) - sum(four)])


def key_variance(
    parts: Float[np.ndarray, "part head query key"], mask: Bool[np.ndarray, "query key"]
) -> Float[np.ndarray, "part head"]:
    """The variance of each part along the open keys of a row, averaged over the rows.

    What is the same for all keys of a row changes no softmax, so it counts for nothing here.
    """
    count = np.maximum(mask.sum(axis=-1, keepdims=True), 1)
    mean = np.where(mask, parts, 0.0).sum(axis=-1, keepdims=True) / count
    squares = np.where(mask, (parts - mean) ** 2, 0.0).sum(axis=-1, keepdims=True)
    return (squares / count).mean(axis=(-1, -2))
