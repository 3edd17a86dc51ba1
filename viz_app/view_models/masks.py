"""The payload of the Masks page: masks, the run before and after a change, and the differences."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from jaxtyping import Bool, Float

from core.results.trace import AttentionMap, Trace
from viz_app.view_models.arrays import packed_bits
from viz_app.view_models.attention import attention_payload, number
from viz_app.view_models.changes import Pair, most_changed, output_change, packed_change, total_variation, weight_change
from viz_app.view_models.whole_words import map_starts, word_change

NEAR = 1  # how many places away a token still counts as a neighbour


class Pads(NamedTuple):
    """The counts of padding tokens of the source, on its ``side``, and after the target.

    The source of a generator is the text in its target, which comes after the start token.
    """

    source: int = 0
    target: int = 0
    side: str = "right"


NO_PADS = Pads()


def masks_payload(
    plain: Trace,
    before: Trace,
    after: Trace,
    written: Trace,
    *,
    pads: Pads = NO_PADS,
    sides: tuple[str, str] = ("Source", "Target"),
    asks: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Everything the page needs of one experiment, as JSON-able values.

    ``before`` and ``after`` are runs of the attention view, ``panels`` the masks of ``before`` (packed bits),
    ``change`` the difference of each weight (see ``change_levels``), ``moved`` and ``most`` how far each head changed
    and where most, ``words`` the same two of whole words, ``facts`` the fingerprints of the classic bugs, ``output``
    what became of the answer. Pairs are [before, after]; None stands for NaN.

    Args:
        plain: the run as it is; ``before`` has its pads and no other change.
        after: the changed run reading the same target, so that its heads can be laid over those of ``before``.
        written: the changed run writing freely; ``after`` itself if it wrote the same.
        asks: the request of the experiment, with which the page asks for heads by need; without it all are sent.
    """
    maps = {name: (one, after.attention[name]) for name, one in before.attention.items() if name in after.attention}
    real = {name: _real(before, name, pads) for name in maps}
    shown = attention_payload(before, sides=sides, asks=asks and {**asks, "of": "before"})
    changed = shown if after is before else attention_payload(after, sides=sides, asks=asks and {**asks, "of": "after"})
    opened = shown["shown"]["heads"] if asks else {}
    moved = {name: _moved(before, name, after.attention[name], real[name][0]) for name in maps}
    return {
        "before": shown,
        "after": changed,
        "pads": list(pads),
        "panels": mask_panels(before),
        "change": {name: packed_change(*pair, opened.get(name)) for name, pair in maps.items()},
        **_by_measure({name: pieces for name, (pieces, _) in moved.items()}),
        "words": _by_measure({name: words for name, (_, words) in moved.items()}),
        "facts": {name: _facts(*pair, name, *real[name]) for name, pair in maps.items()},
        "output": output_change(before, after, written) | {"unpadded": plain.output},
        "notices": [notice.said for notice in written.notices if notice not in plain.notices],
    }


def mask_panels(trace: Trace) -> list[dict[str, Any]]:
    """The masks of a run, each ``{"name", "map", "query", "key", "open"}`` with packed bits; the decoder's in two."""
    panels = []
    for name, shown in trace.attention.items():
        tokens = {"map": name, "query": list(shown.query_tokens), "key": list(shown.key_tokens)}
        parts = {name: shown.mask} if name != "decoder" else decoder_parts(shown.mask)
        panels += [{"name": part, **tokens, "open": packed_bits(mask)["bits"]} for part, mask in parts.items()]
    return panels


def decoder_parts(mask: Bool[np.ndarray, "query key"]) -> dict[str, Bool[np.ndarray, "query key"]]:
    """Take the decoder's mask apart into ``padding`` and ``causal``, whose common cells it is.

    A mask that lets a token look ahead is none of the two combined: it stays whole, as ``decoder``.
    """
    causal = np.tri(len(mask), dtype=bool)
    padding = mask.diagonal()[None, :] & mask.any(axis=-1, keepdims=True)
    if not np.array_equal(padding & causal, mask):
        return {"decoder": mask}
    return {"padding": padding, "causal": causal}


Moved = list[tuple[list[float | None], list[list[float]]]]  # by layer: how far each head moved, and where most


def _moved(before: Trace, name: str, after: AttentionMap, real: Bool[np.ndarray, "_query"]) -> tuple[Moved, Moved]:
    """Return the change of each head in the ``real`` rows, by pieces and by words.

    One layer at a time: in float64 all layers of a long text take gigabytes.
    """
    rows, starts = np.trim_zeros(real, "b"), map_starts(before, name)  # without the pads after them
    words = rows[[row for row in starts.rows if row < len(rows)]]
    pieces, by_word = Moved(), Moved()
    for old, new in zip(before.attention[name].weights, after.weights, strict=True):
        change = weight_change(old, new)[None, :, : len(rows)]
        pieces.append(_layer_moved(change, rows))
        by_word.append(_layer_moved(word_change(change, starts), words))
    return pieces, by_word


def _layer_moved(change: Float[np.ndarray, "1 head query key"], rows: Bool[np.ndarray, "query"]) -> Any:
    return total_variation(change[:, :, rows])[0], most_changed(np.where(rows[:, None], change, 0))[0]


def _by_measure(moved: Mapping[str, Moved]) -> dict[str, Any]:
    return {
        part: {name: [layer[at] for layer in layers] for name, layers in moved.items()}
        for at, part in enumerate(("moved", "most"))
    }


def _real(trace: Trace, name: str, pads: Pads) -> tuple[Bool[np.ndarray, "query"], Bool[np.ndarray, "key"]]:
    """Return for the rows and for the columns of a map which of them are no padding."""
    queries, keys = map(np.arange, trace.attention[name].mask.shape)
    before, after = (pads.source if pads.side == side else 0 for side in ("left", "right"))
    first = 0 if trace.source_tokens else 1  # a generator's start token

    def of_source(places: np.ndarray) -> np.ndarray:
        return (places < first) | ((places >= first + before) & (places < len(places) - after))

    def of_target(places: np.ndarray) -> np.ndarray:
        real = places < len(places) - pads.target
        return real if trace.source_tokens else real & of_source(places)

    rows, columns = {"encoder": (of_source, of_source), "cross": (of_target, of_source)}.get(name, (of_target,) * 2)
    return rows(queries), columns(keys)


def _facts(
    before: AttentionMap,
    after: AttentionMap,
    name: str,
    rows: Bool[np.ndarray, "query"],
    columns: Bool[np.ndarray, "key"],
) -> dict[str, Any]:
    """The fingerprints, as pairs [before, after], over the rows that are no padding and all heads of a map.

    ``future`` and ``pads``: mean share that a row gives to keys after it (None but for the decoder) and to padding;
    ``peak``: mean of the rows' largest share; ``near``: mean share of the token and its neighbours; ``lowest`` and
    ``highest``: range of the rows' sums; ``broken``: rows that are NaN, of ``rows``.
    """
    keys = before.weights.shape[-1]
    place = np.arange(keys) - np.arange(before.weights.shape[-2])[:, None]
    near, both = np.abs(place[rows]) <= NEAR, (before, after)

    def pair(measure: Callable[[Float[np.ndarray, "head query key"]], Any], of_layers: Callable[..., Any]) -> Pair:
        return [
            number(of_layers([measure(layer[:, rows].astype(np.float64)) for layer in one.weights])) for one in both
        ]

    def mean_weight(cells: np.ndarray) -> Pair:
        return pair(lambda weights: np.where(cells, weights, 0.0).sum(axis=-1).mean(), np.mean)

    return {
        "future": mean_weight(place[rows] > 0) if name == "decoder" else None,
        "pads": mean_weight(~columns),
        "near": mean_weight(near) if name != "cross" else None,
        "peak": pair(lambda weights: weights.max(axis=-1).mean(), np.mean),
        "lowest": pair(lambda weights: weights.sum(axis=-1).min(), np.min),
        "highest": pair(lambda weights: weights.sum(axis=-1).max(), np.max),
        "broken": pair(lambda weights: np.isnan(weights).any(axis=-1).sum(), np.sum),
        "rows": int(np.prod(before.weights[:, :, rows].shape[:3])),
    }
