"""The payload of the attention view: lists, numbers and text that JSON can hold.

Attention weights travel as levels, see ``levels.py``; those of a long text by need, see ``by_need.py``.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
from jaxtyping import Float

from core.results.head_roles import HeadRoles
from core.results.trace import AttentionMap, ClassProbabilities, Hypothesis, Step, Trace
from viz_app.view_models.by_need import is_large, packed_weights
from viz_app.view_models.shown_heads import shown_first
from viz_app.view_models.whole_words import text_starts

PAYLOAD_VERSION = 1
PACKED = ("open", "weights")  # the parts of a map that are bytes in ``ALPHABET``


def attention_payload(
    trace: Trace,
    *,
    sides: tuple[str, str] = ("Source", "Target"),
    roles: HeadRoles | None = None,
    asks: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Everything the attention view draws of one run, as JSON-able values.

    ``found`` holds the finished translations of a search, best first, if it kept several. ``maps[name]`` holds
    ``layers``, ``heads``, the tokens of both axes (``query`` and ``key``: ``"source"``, ``"read"`` for the target
    without its last token, or a list), ``open`` (packed bits [query, key], empty if all are open), ``weights``
    (levels of the open cells, [layer, head, query, key]) and ``entropy`` (bits [layer, head], mean over rows, None
    where a row is NaN). ``shown`` is the selection to open with, see ``shown_heads``; ``starts`` are the indices at
    which words start in ``source`` and ``target``. ``spans`` are those of the trace, in characters of ``text``. Tokens
    are raw pieces. Log-probabilities are natural and lossless.

    Args:
        sides: what to call the two strips of tokens, such as ``("English", "German")``.
        roles: of the model's heads, if they were measured.
        asks: the request of this run, with which the page asks for heads by need, see ``by_need.py``; without it all
            heads are sent.
    """
    derived = _derived(trace, roles, asks)
    payload = _unnumbered(trace, sides, derived)
    return payload | derived | {"id": _fingerprint(_compact(payload))}


def payload_json(
    trace: Trace,
    *,
    sides: tuple[str, str] = ("Source", "Target"),
    roles: HeadRoles | None = None,
    opening: Mapping[str, int] = MappingProxyType({}),
    asks: Mapping[str, str] | None = None,
) -> str:
    """``attention_payload`` as one compact JSON text, the value of the attention view.

    ``opening`` takes the place of the ``step`` and the ``row`` to open with, if they were measured.
    """
    derived = _derived(trace, roles, asks)
    text = _compact(_unnumbered(trace, sides, derived))
    derived["shown"] |= opening
    told = _json(derived | {"id": _fingerprint(text)})
    return f"{text.removesuffix('}')},{told.removeprefix('{')}"


def _derived(trace: Trace, roles: HeadRoles | None, asks: Mapping[str, str] | None) -> dict[str, Any]:
    plain = {"shown": shown_first(trace, roles), "starts": text_starts(trace)}
    has_large = any(map(is_large, trace.attention.values()))
    return plain | ({"asks": dict(asks)} if asks is not None and has_large else {})


def _unnumbered(trace: Trace, sides: tuple[str, str], derived: Mapping[str, Any]) -> dict[str, Any]:
    opened = derived["shown"]["heads"] if "asks" in derived else {}
    return {
        "version": PAYLOAD_VERSION,
        "model": trace.model,
        "task": trace.task,
        "text": trace.text,
        "output": trace.output,
        "sides": list(sides),
        "source": list(trace.source_tokens),
        "spans": [span and list(span) for span in trace.source_spans],
        "target": list(trace.target_tokens),
        "maps": {name: _map_payload(one, trace, opened.get(name)) for name, one in trace.attention.items()},
        "steps": [step_payload(step) for step in trace.steps],
        "found": list(map(_hypothesis_payload, trace.hypotheses)) if len(trace.hypotheses) > 1 else [],
        "classification": class_payload(trace.classification) if trace.classification is not None else None,
    }


def _map_payload(attention_map: AttentionMap, trace: Trace, opened: Sequence[int] | None) -> dict[str, Any]:
    weights = attention_map.weights
    return {
        "layers": weights.shape[0],
        "heads": weights.shape[1],
        "query": _axis(attention_map.query_tokens, trace),
        "key": _axis(attention_map.key_tokens, trace),
        **packed_weights(attention_map, opened),
        "entropy": [[_finite(value, 2) for value in layer] for layer in map(_mean_entropy, weights)],
    }


def _mean_entropy(weights: Float[np.ndarray, "head query key"]) -> Float[np.ndarray, "head"]:
    """Shannon entropy of the rows in bits, averaged over the rows of each head."""
    exact = weights.astype(np.float64)
    exact[exact <= 0] = 1  # adds nothing, like 0
    return -(exact * np.log2(exact)).sum(axis=-1).mean(axis=-1)


def _axis(tokens: Sequence[str], trace: Trace) -> str | list[str]:
    names = {"source": trace.source_tokens, "read": trace.target_tokens[:-1]}
    return next((name for name, known in names.items() if known == tuple(tokens)), list(tokens))


def step_payload(step: Step) -> dict[str, Any]:
    """One step of a translation: what was written, and what else could have been, as ``[piece, log p, id]``."""
    top = [[candidate.token, number(candidate.log_probability), candidate.id] for candidate in step.top]
    plain = {"token": step.token, "id": step.id, "log_probability": number(step.log_probability), "top": top}
    if step.drawn:
        plain["drawn"] = [step.drawn.tokens, number(step.drawn.mass), number(step.drawn.probability)]
    return plain | ({"forced": True} if step.forced else {})


def _hypothesis_payload(hypothesis: Hypothesis) -> dict[str, Any]:
    numbers = {"log_probability": number(hypothesis.log_probability), "score": number(hypothesis.score)}
    return {"text": hypothesis.text, "tokens": len(hypothesis.tokens)} | numbers


def class_payload(scores: ClassProbabilities) -> dict[str, Any]:
    """The scores of a classifier; ``contributions`` and ``bias`` are None where it does not average its tokens."""
    absent = {"contributions": None, "bias": None}
    rounded = {name: numbers(array) for name, array in scores.arrays().items()}
    return {"labels": list(scores.labels), "unsure_below": scores.unsure_below} | absent | rounded


def numbers(array: np.ndarray) -> list[Any]:
    """Return an array as lists of what ``number`` makes of its values."""
    return [number(value) if array.ndim == 1 else numbers(value) for value in array]


def number(value: Any) -> float | None:
    """Nine significant digits hold every float32; infinity and NaN, which JSON lacks, become None, as None does."""
    return float(f"{float(value):.9g}") if value is not None and np.isfinite(value) else None


def _finite(value: float, decimals: int) -> float | None:
    return abs(round(float(value), decimals)) if np.isfinite(value) else None


def _compact(payload: dict[str, Any]) -> str:
    maps = {
        name: _object({part: _part(part, value) for part, value in one.items()})
        for name, one in payload["maps"].items()
    }
    return _object({part: _object(maps) if part == "maps" else _json(value) for part, value in payload.items()})


def _part(name: str, value: Any) -> str:
    """Packed bytes need no escapes: looking for some in them takes a fifth of the time of a payload."""
    return f'"{value}"' if name in PACKED else _json(value)


def _object(values: Mapping[str, str]) -> str:
    return "{" + ",".join(f'"{name}":{value}' for name, value in values.items()) + "}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _fingerprint(text: str) -> str:
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=6).hexdigest()
