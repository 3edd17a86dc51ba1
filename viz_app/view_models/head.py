"""Everything that happens inside the heads of one layer, from token ids to what they add to the logits."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from core.results.head_roles import HeadRoles
from core.results.parameters import AttentionParameters
from core.results.parts import HeadLogits, Pushed
from core.results.preferences import HeadPreferences
from core.results.score_parts import Part, ScoreParts
from core.results.trace import Trace
from viz_app.view_models.arrays import packed, packed_bits
from viz_app.view_models.shown_heads import shown_heads
from viz_app.view_models.whole_words import map_starts
from viz_app.view_models.words import label

STAGES = ("query", "key", "value", "scores", "scaled", "weights", "joined", "update")
NAMED = 3  # tokens that a head raises most
MOST_CELLS = 400_000  # of the maps of a layer; three of so many take 6.4 MB
ROWS = 16  # of a long text, sent at once, as the page asks for them
OF_KEYS = ("key", "value", "unturned_key")
PARTS = 5  # of a query or key that are named


def required_details(parameters: AttentionParameters) -> tuple[str, ...]:
    """The prefixes of hook names to ask ``model.trace`` for, so that ``layer_payload`` finds all it draws."""
    stack = parameters.stack
    names = [f"{parameters.scope}.", f"{stack}.embedding", f"{stack}.positions", f"{stack}.stream"]
    if parameters.input_norm is not None:
        names.append(f"{parameters.input_norm.name}.")
    if parameters.map == "cross":
        names.append("encoder.output")
    return tuple(names)


def layer_payload(trace: Trace, parameters: AttentionParameters, ids: Sequence[int]) -> dict[str, Any]:
    """All heads of one layer as JSON-able values; arrays travel bit by bit.

    ``starts`` are the indices at which words start among ``queries``, ``keys`` and ``writes``.

    ``arrays`` has no batch axis: ``x`` [query, d_model] what queries are made of, ``before`` [query, d_model] the input
    of the LayerNorm that gives ``x`` (None without one), ``embedding position`` [query, d_model], ``query key value``
    [head, position, d_head], ``scores scaled weights`` [head, query, key], ``joined`` [query, head * d_head],
    ``update`` [query, d_model]. The trace has the details that ``required_details`` names; ``ids`` are the token ids of
    the query rows.
    """
    return {
        **shares_payload(trace, parameters.map, parameters.layer),
        "ids": list(ids),
        **_facts(parameters),
        "arrays": _arrays(trace, parameters),
    }


def shares_payload(
    trace: Trace, name: str, layer: int, only: int | None = None, row: int | None = None
) -> dict[str, Any]:
    """The part of one layer that every model has: the tokens of a map and the shares of its heads.

    ``given`` is the number of rows whose prediction was given, not chosen. With ``only`` the arrays of heads have
    this head alone; with a ``row`` too, those of queries have the ``rows`` around it, from the first to before the end.
    """
    attention, starts = trace.attention[name], map_starts(trace, name)
    count = len(attention.query_tokens)
    rows = slice(0, count) if only is None or row is None else _rows_around(min(row, count - 1), starts.rows, count)
    return {
        "only": only,
        "rows": [rows.start, rows.stop],
        "map": name,
        "layer": layer,
        "heads": attention.weights.shape[1],
        "maps": {name: list(shown.weights.shape[:2]) for name, shown in trace.attention.items()},
        "queries": list(attention.query_tokens),
        "keys": list(attention.key_tokens),
        "writes": None if name == "encoder" else list(trace.target_tokens[1:]),
        "given": sum(step.forced for step in trace.steps),
        "starts": starts._asdict(),
        "open": packed_bits(attention.mask[rows]),
        "arrays": {"weights": packed(_of_heads(attention.weights[layer], only)[:, rows])},
    }


def _rows_around(row: int, starts: Sequence[int], count: int) -> slice:
    """Return ``ROWS`` rows with ``row`` among them, and what is missing of words at their ends."""
    first = row // ROWS * ROWS
    begins = max((one for one in starts if one <= first), default=0)
    return slice(begins, min((one for one in starts if one >= first + ROWS), default=count))


def _of_heads(array: np.ndarray[Any, Any], only: int | None) -> np.ndarray[Any, Any]:
    return array if only is None else array[only : only + 1]


def only_head(trace: Trace, name: str, head: int) -> int | None:
    """Return ``head``, or the last one, if all heads of a layer are too much for one answer."""
    shape = trace.attention[name].weights.shape[1:]
    return min(head, shape[0] - 1) if math.prod(shape) > MOST_CELLS else None


def inside_payload(
    trace: Trace,
    inside: Mapping[str, np.ndarray],
    name: str,
    layer: int,
    only: int | None = None,
    row: int | None = None,
    *,
    turns: str,
) -> dict[str, Any]:
    """One layer of a model of others, whose vectors are known and not how they were made.

    ``inside`` are its tensors; ``only`` and ``row`` are those of ``shares_payload``. ``fit`` is the last stage before
    the mask, ``"scaled"``, ``"biased"`` or ``"capped"``, which ``scaled`` holds. ``turns`` says which dimensions of
    queries and keys positions turn together, "" if none; both are there before that too, as ``unturned_query`` and
    ``unturned_key``.
    """
    payload = shares_payload(trace, name, layer, only, row)
    rows = slice(*payload["rows"])
    fit = next(one for one in ("capped", "biased", "scaled") if one in inside)
    of_heads = {one: inside[one] for one in ("query", "key", "value", "scores")} | {"scaled": inside[fit]}
    of_heads |= {f"unturned_{one}": inside[f"unrotated_{one}"] for one in ("query", "key") if turns}
    found = {one: _of_heads(array, only)[:, slice(None) if one in OF_KEYS else rows] for one, array in of_heads.items()}
    joined = _of_heads(inside["output"], only)[:, rows].transpose(1, 0, 2)
    found |= {"x": inside["read"][rows], "joined": joined.reshape(len(joined), -1)}
    payload["arrays"] |= {one: packed(array) for one, array in found.items()}
    return payload | {"dHead": inside["value"].shape[2], "fit": fit, "turns": turns}


def layer_roles(roles: HeadRoles | None, name: str, layer: int) -> dict[str, Any]:
    """The measured role and its strength of every head of a layer; nothing for a model without measurements."""
    if roles is None or name not in roles.shapes:
        return {"roles": None}
    found = [roles.role(name, layer, head) for head in range(roles.shapes[name][1])]
    return {"roles": [[one.role, one.strength] for one in found], "sentences": roles.about.get("probe_sentences")}


def logits_payload(added: HeadLogits, trace: Trace, roles: HeadRoles | None) -> dict[str, Any]:
    """The direct effect of a map's heads on the logits of each row's prediction.

    ``values`` [layer, head, row, token] are for the token written, or for the ``labels``; ``most[head][row]`` are
    ``NAMED`` pieces that are not spelt alike and what is added to each, None for NaN. ``shown`` are layer and head
    with which the run opens.
    """
    return {
        "map": added.map,
        "values": packed(added.values),
        "labels": None if trace.classification is None else list(trace.classification.labels),
        "most": [[_named(pushed) for pushed in rows] for rows in added.most],
        "shown": shown_heads(trace, roles)[added.map],
    }


def _named(pushed: Pushed) -> list[list[Any]]:
    spelt: dict[str, list[Any]] = {}
    for token, value in pushed:
        spelt.setdefault(label(token), [token, value if math.isfinite(value) else None])
    return list(spelt.values())[:NAMED]


def _facts(parameters: AttentionParameters) -> dict[str, Any]:
    reads = parameters.input_norm
    return {
        "dHead": parameters.d_head,
        "dModel": parameters.output_weight.shape[1],
        "embeddingScale": parameters.embedding_scale,
        "queryScale": parameters.query_scale,
        "fill": parameters.mask_fill if math.isfinite(parameters.mask_fill) else None,
        "preNorm": parameters.pre_norm,
        "norm": None if reads is None else {"name": reads.name, "epsilon": reads.epsilon},
    }


def _arrays(trace: Trace, parameters: AttentionParameters) -> dict[str, dict[str, Any] | None]:
    details, reads = trace.details, parameters.input_norm
    arrays: dict[str, np.ndarray | None] = {name: details[f"{parameters.scope}.{name}"] for name in STAGES}
    arrays["x"] = read_by(trace, parameters)
    arrays["embedding"] = details[f"{parameters.stack}.embedding"]
    arrays["position"] = details[f"{parameters.stack}.positions"]
    arrays["before"] = details[f"{reads.name}.input"] if reads else None
    return {name: None if array is None else packed(array) for name, array in arrays.items()}


def read_by(trace: Trace, parameters: AttentionParameters) -> np.ndarray:
    """Return the input of the sub-layer's queries: [query, d_model]."""
    reads = parameters.input_norm
    return trace.details[f"{reads.name}.output" if reads else f"{parameters.stack}.stream"]


def score_payload(found: ScoreParts) -> dict[str, Any]:
    """Return a score, and each side of it: what the parts of the query, and those of the key, bring to the sum."""
    sides = {"query": (found.query_parts, 1), "key": (found.key_parts, 0)}
    return {"score": found.score, "pairs": found.values.size} | {
        name: _side(parts, found.values.sum(axis)) for name, (parts, axis) in sides.items()
    }


def preferences_payload(found: HeadPreferences) -> dict[str, Any]:
    """Return both lists of tokens with their numbers, and where the token of the run stands in the first."""
    both = {"fits": found.fits, "speaksFor": found.speaks_for}
    lists = {name: some and [[one.token, one.value] for one in some] for name, some in both.items()}
    return lists | {"score": found.score, "rank": found.rank, "isExact": found.is_exact}


def _side(parts: Sequence[Part], values: np.ndarray) -> list[tuple[str, float]]:
    """Return the largest parts by name, and the others as one."""
    order = np.argsort(-abs(values), kind="stable")
    rows = [(_written(parts[at]), float(values[at])) for at in order[:PARTS]]
    rest = order[PARTS:]
    return [*rows, (f"{len(rest)} others", float(values[rest].sum()))] if len(rest) else rows


def _written(part: Part) -> str:
    """Return the name of a part for people, layers and heads counted from 1."""
    first = 0 if part.name == "steering" else 1  # it is named by its depth
    number = ".".join(str(one + first) for one in (part.layer, part.head) if one is not None)
    return f"{part.name} {number}".strip()
