"""The payloads of the Heads page: runs without heads, head effects and head roles."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from jaxtyping import Float, Float32

from core.results.head_effects import HeadEffects
from core.results.head_roles import HeadRoles, RoleScores
from core.results.trace import Trace
from viz_app.view_models.arrays import packed, rounded
from viz_app.view_models.attention import attention_payload, number, numbers
from viz_app.view_models.by_need import is_large
from viz_app.view_models.changes import output_change
from viz_app.view_models.pruning import pruning_payload

_MAPS = {"encoder": "e", "decoder": "d", "cross": "c"}


def silenced_payload(
    before: Trace,
    after: Trace,
    written: Trace,
    *,
    sides: tuple[str, str] = ("Source", "Target"),
    asks: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """A run without some heads and what became of its answer, as JSON-able values.

    ``after`` is a run of the attention view, which reads the target of ``before``, ``output`` tells both answers (see
    ``output_change``), ``likeness[map]`` how alike the heads of ``after`` look; of a long text the page asks for that
    to one head. ``written`` is the run that writes freely; ``after`` itself if it wrote the same. ``asks`` is the
    request of ``after``, see ``attention_payload``.
    """
    maps = after.attention.items()
    return {
        "after": attention_payload(after, sides=sides, asks=asks),
        "output": output_change(before, after, written),
        "likeness": {name: packed(likeness(one.weights)) for name, one in maps if not (asks and is_large(one))},
        "notices": [notice.said for notice in written.notices if notice not in before.notices],
    }


def likeness(weights: Float[np.ndarray, "layer head query key"]) -> Float32[np.ndarray, "one other"]:
    """Return the likeness of a map's heads: 1 for equal rows, 0 for rows without a common key.

    1 less the Jensen-Shannon distance (Endres and Schindelin 2003: the root of the divergence, in bits) of two heads'
    rows, averaged over the rows; heads are counted layer by layer. NaN where a row is.
    """
    rows = weights.reshape(-1, *weights.shape[2:]).astype(np.float64)
    own = _entropy(rows)
    return np.stack([_alike(*head, rows, own) for head in zip(rows, own, strict=True)])


def likeness_to(
    weights: Float[np.ndarray, "layer head query key"], layer: int, head: int
) -> Float32[np.ndarray, "other"]:
    """Return one row of ``likeness``, one layer at a time: in float64 all layers of a long text take gigabytes."""
    one = weights[layer, head].astype(np.float64)
    layers = (rows.astype(np.float64) for rows in weights)
    return np.concatenate([_alike(one, _entropy(one), rows, _entropy(rows)) for rows in layers])


def _alike(one: np.ndarray, entropy: np.ndarray, rows: np.ndarray, own: np.ndarray) -> Float32[np.ndarray, "other"]:
    """Return how alike the rows of one head, of this entropy, are to those of others."""
    divergence = _entropy((one + rows) / 2) - (entropy + own) / 2
    return (1 - np.sqrt(divergence.clip(0, 1)).mean(-1)).astype(np.float32)


def effects_payload(effects: HeadEffects) -> dict[str, Any]:
    """``change[map]`` [layer][head] in nats, ``byToken[map]`` packed [layer, head, target], and the ``tokens``."""
    return {
        "tokens": list(effects.target_tokens),
        "logP": list(map(number, effects.log_probability)),
        "change": {name: numbers(change) for name, change in effects.change.items()},
        "byToken": {name: packed(by_token) for name, by_token in effects.by_token.items()},
    }


def roles_payload(roles: HeadRoles) -> dict[str, Any]:
    """The measured roles of a model's heads.

    ``maps[map]`` holds ``role`` and ``best`` [layer][head] (the role, or "mixed"; the strongest in either case),
    ``scores[role]`` with ``strength``, ``hits`` and ``std`` [layer][head] and ``chance``, ``effect`` [layer][head] in
    nats a sentence, None if it was not measured, and ``examples`` [layer][head] as pairs of a text and a strength.
    ``pruning`` is None, or see ``pruning_payload``.
    """
    about = roles.about
    return {
        "probe": about.get("probe_sentences"),
        "sample": about.get("effect_sentences"),
        "threshold": about.get("threshold"),
        "maps": {name: _map_payload(roles, name, shape) for name, shape in roles.shapes.items()},
        "pruning": pruning_payload(roles.pruning, head_ids(roles), about.get("scored_sentences")),
    }


def head_ids(roles: HeadRoles) -> list[str]:
    """The heads as addresses write them, in the order that pruning counts them."""
    return [f"{_MAPS[name]}.{layer}.{head}" for name, layer, head in roles.heads]


def _map_payload(roles: HeadRoles, name: str, shape: tuple[int, ...]) -> dict[str, Any]:
    layers, heads = shape
    found = [[roles.role(name, layer, head) for head in range(heads)] for layer in range(layers)]
    return {
        "role": [[head.role for head in layer] for layer in found],
        "best": [[head.best for head in layer] for layer in found],
        "scores": {role: _scores_payload(scores) for role, scores in roles.scores[name].items()},
        "effect": {part: rounded(grid, 4) for part, grid in vars(roles.effects[name]).items()}
        if name in roles.effects
        else None,
        "examples": [
            [[[one.text, round(one.strength, 4)] for one in head] for head in layer] for layer in roles.examples[name]
        ],
    }


def _scores_payload(scores: RoleScores) -> dict[str, Any]:
    grids = {name: rounded(getattr(scores, name), 4) for name in ("strength", "hits", "std")}
    return {**grids, "chance": number(scores.chance), "rows": scores.rows}


def _entropy(rows: Float[np.ndarray, "*batch query key"]) -> Float[np.ndarray, "*batch query"]:
    """Shannon entropy in bits; NaN stays NaN."""
    logs = np.log2(rows, out=np.zeros_like(rows), where=rows > 0)
    return -(rows * logs).sum(-1)
