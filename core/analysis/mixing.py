"""The share of each token in each state: contributions by layer, multiplied down to the words.

Ferrando, Gállego and Costa-jussà 2022, "Measuring the Mixing of Contextual Information in the Transformer" (ALTI);
Ferrando et al. 2022, "Towards Opening the Black Box of Neural Machine Translation" (ALTI+), for an encoder-decoder;
Ferrando and Voita 2024, "Information Flow Routes". A state behind an attention is ``y = x + sum_j T_j + b``, where
``T_j`` is what all heads together bring from key ``j``. Heads are added before anything is measured, so that heads that
cancel do not count (Kobayashi et al. 2020, "Attention is Not Only a Weight", section 2.3). Feed-forwards move nothing
between words.
"""

from collections.abc import Iterator, Mapping

import numpy as np
from jaxtyping import Float64, Int16

from core.analysis.sub_layers import STEERING, Heads, RecordedPass, SubLayer
from core.budget import check_budget
from core.errors import one_of
from core.results.flow import MEASURES

_CHUNK_BYTES = 1 << 19  # of the parts that are measured at once: memory from a cache, not new pages from the system
_NAMED = 0.004  # edges below this share are never drawn, so their strongest head is not looked for
_ROUNDING = 1e-12  # the nearness of parts that are equal but for rounding


def edges_of(run: RecordedPass, measure: str = MEASURES[0]) -> dict[str, Float64[np.ndarray, "..."]]:
    """Return the edges of a ``Flow``, by the names of ``core.results.flow.EDGES``.

    Raises:
        InputError: if there is no such measure.
    """
    one_of("measure", measure, MEASURES)
    source, read = run.lengths
    found: dict[str, list[np.ndarray]] = {"encoder": [], "decoder": [], "cross": [], "stay": []}
    for layer in [*run.sub_layers("encoder"), *run.sub_layers("decoder")]:
        if layer.map in ("ffn", STEERING):
            continue
        shares, stay = attention_edges(layer, run.heads(layer.name), measure)
        found[layer.map].append(shares)
        if layer.map == "cross":
            found["stay"].append(stay)
    layers = len(found["decoder"])
    if not found["cross"]:  # nothing is across, so everything stays
        found["cross"], found["stay"] = [np.zeros((read, 0))] * layers, [np.ones(read)] * layers
    shapes = {"encoder": (source, source), "decoder": (read, read), "cross": (read, source), "stay": (read,)}
    stacked = {name: np.stack(one) if one else np.zeros((0, *shapes[name])) for name, one in found.items()}
    return stacked | {"pool": _pool(run, measure) if not layers else np.zeros(0)}


def attention_edges(
    layer: SubLayer, heads: Heads, measure: str
) -> tuple[Float64[np.ndarray, "query key"], Float64[np.ndarray, "query"]]:
    """Return the share of each key in the state behind an attention, and the share of the state before it.

    In self-attention the state before is joined with what its own token brings, as in ALTI, so nothing stays apart.
    """
    own = layer.map != "cross"
    whole = layer.after if layer.norm is None else layer.after - layer.norm.shift
    before = layer.before if layer.norm is None else layer.norm.linear(layer.before)
    rows = []
    for queries, brought in _brought(layer, heads):
        check_budget()
        if own:
            places = np.arange(queries.start, min(queries.stop, len(whole)))
            brought[places, places - queries.start] += before[queries]
            near = nearness(brought, whole[queries], measure)
        else:
            stays = nearness(before[None, queries], whole[queries], measure)
            near = np.concatenate((nearness(brought, whole[queries], measure), stays))
        rows.append(near.T)
    shares = _shares(np.concatenate(rows), own)
    return (shares, np.zeros(len(shares))) if own else (shares[:, :-1], shares[:, -1])


def nearness(
    parts: Float64[np.ndarray, "part *query d_model"], whole: Float64[np.ndarray, "*query d_model"], measure: str
) -> Float64[np.ndarray, "part *query"]:
    """Return how near each part comes to the ``whole``, 0 for a part that leads away from it.

    ``"distance"`` is ``|whole|_1 - |whole - part|_1`` (ALTI, equations 6 and 7); it depends on the basis of the
    residual stream. ``"projection"`` is ``part . whole``, which does not. Overwrites ``parts``.
    """
    if measure == "projection":
        near = np.einsum("p...m,...m->p...", parts, whole)
    else:
        np.subtract(whole, parts, out=parts)
        near = np.abs(whole).sum(-1) - np.abs(parts, out=parts).sum(-1)
    return np.maximum(near, 0.0)


def _shares(near: Float64[np.ndarray, "query part"], own: bool) -> Float64[np.ndarray, "query part"]:
    """Return rows divided by their sums. A state that nothing comes near is itself: its own token, or what stays."""
    total = near.sum(axis=1, keepdims=True)
    there = total > _ROUNDING
    itself = np.eye(*near.shape) if own else np.eye(1, near.shape[1], near.shape[1] - 1)
    return np.where(there, near / np.where(there, total, 1.0), itself)


def _brought(layer: SubLayer, heads: Heads) -> Iterator[tuple[slice, Float64[np.ndarray, "key query d_model"]]]:
    """Yield what all heads together bring from each key, for some queries at a time so that memory stays bounded."""
    moved = heads.moved
    keys, _, width = moved.shape
    size = max(1, _CHUNK_BYTES // (8 * keys * width))
    for first in range(0, heads.weights.shape[1], size):
        queries = slice(first, first + size)
        brought = heads.weights[:, queries].transpose(2, 1, 0) @ moved
        for norm in (heads.behind, layer.norm):
            if norm is not None:
                brought = norm.rows(queries).linear(brought)
        yield queries, brought


def _pool(run: RecordedPass, measure: str) -> Float64[np.ndarray, "source"]:
    """Return the share of each state in what a classifier reads: their mean, or one of them; empty if none is read."""
    if run.wiring.reads == "none":
        return np.zeros(0)
    if run.wiring.reads != "mean":
        return np.eye(len(run.real))[0 if run.wiring.reads == "first" else -1]
    states = run.output("encoder") * run.real[:, None] / max(1, run.real.sum())
    near = nearness(states.copy(), states.sum(0), measure)
    return near / near.sum() if near.sum() > _ROUNDING else run.real / max(1, run.real.sum())


def feed_forwards(run: RecordedPass, measure: str) -> dict[str, Float64[np.ndarray, "_ _"]]:
    """Return by stack the share of each feed-forward in the state behind it."""
    found = {}
    for stack in ("encoder", "decoder"):
        layers = [layer for layer in run.sub_layers(stack) if layer.map == "ffn"]
        if layers:
            found[stack] = np.stack([_feed_forward(layer, measure) for layer in layers])
    return found


def _feed_forward(layer: SubLayer, measure: str) -> Float64[np.ndarray, "token"]:
    parts, whole = np.stack((layer.before, layer.update)), layer.after
    if layer.norm is not None:
        parts, whole = layer.norm.linear(parts), whole - layer.norm.shift
    return _shares(nearness(parts, whole, measure).T[:, ::-1], own=False)[:, 0]


def strongest(
    run: RecordedPass, edges: Mapping[str, Float64[np.ndarray, "..."]]
) -> tuple[dict[str, Int16[np.ndarray, "_ _ _"]], dict[str, Float64[np.ndarray, "_ _ _"]]]:
    """Return by map the head that brings most along each edge that may be drawn, and its share among the heads there.

    The head is -1 where none is named.
    """
    named: dict[str, list[np.ndarray]] = {}
    shares: dict[str, list[np.ndarray]] = {}
    for stack in ("encoder", "decoder"):
        for layer in run.sub_layers(stack):
            if layer.map in ("ffn", STEERING):
                continue
            check_budget()
            found = _strongest_heads(layer, run.heads(layer.name), edges[layer.map][layer.layer])
            for into, one in zip((named, shares), found, strict=True):
                into.setdefault(layer.map, []).append(one)
    return {name: np.stack(one) for name, one in named.items()}, {name: np.stack(one) for name, one in shares.items()}


def _strongest_heads(
    layer: SubLayer, heads: Heads, edges: Float64[np.ndarray, "query key"]
) -> tuple[Int16[np.ndarray, "query key"], Float64[np.ndarray, "query key"]]:
    """Return the head nearest to the state by distance, for each edge of ``_NAMED`` and above, and its share."""
    strongest, share = np.full(edges.shape, -1, dtype=np.int16), np.zeros(edges.shape)
    whole = layer.after if layer.norm is None else layer.after - layer.norm.shift
    moved = heads.moved
    queries, keys = np.nonzero(edges >= _NAMED)
    size = max(1, _CHUNK_BYTES // (8 * moved[0].size))
    for first in range(0, len(queries), size):
        query, key = queries[first : first + size], keys[first : first + size]
        brought = heads.weights[:, query, key][:, :, None] * moved[key].swapaxes(0, 1)
        for norm in (heads.behind, layer.norm):
            brought = brought if norm is None else norm.rows(query).linear(brought)
        near = nearness(brought, whole[query], "distance")
        total = near.sum(0)
        there = total > _ROUNDING
        strongest[query, key] = np.where(there, near.argmax(0), -1)
        share[query, key] = np.where(there, near.max(0) / np.where(there, total, 1.0), 0.0)
    return strongest, share
