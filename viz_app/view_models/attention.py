"""The payload of the attention view: lists, numbers and text that JSON can hold.

Attention weights travel as *levels*. The level of a weight w is ``round(1000 w) + round(100 w)``, rounded half to
even as Python prints: it holds both the three decimals and the whole per cent that a page may show, so that neither
is ever rounded twice. A level below 240 takes one byte, any other two; cells that no query may look at take none.
The bytes travel as base-85 text. Together this stays near 1.3 bytes a weight and needs no second request for digits.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
from jaxtyping import Float, Int

from core.results.head_roles import HeadRoles
from core.results.trace import AttentionMap, ClassProbabilities, Hypothesis, Step, Trace
from viz_app.view_models.shown_heads import shown_first
from viz_app.view_models.whole_words import text_starts

PAYLOAD_VERSION = 1
# Printable ASCII without the nine characters that JSON, HTML or Gradio would escape or interpret: " \ < > & ' ` $ /
ALPHABET = "".join(chr(c) for c in range(33, 127) if chr(c) not in "\"\\<>&'`$/")
_LETTERS = np.frombuffer(ALPHABET.encode(), np.uint8)
# The letters of two digits at once, and those of four bytes.
_PAIRS = np.stack((np.repeat(_LETTERS, 85), np.tile(_LETTERS, 85)), axis=1).view(np.uint16)[:, 0].copy()
_FIVE = np.dtype([("first", np.uint8), ("middle", np.uint16), ("last", np.uint16)])
PACKED = ("open", "weights")  # the parts of a map that are bytes in ``ALPHABET``
LEVEL_ESCAPE = 240  # bytes from here on are the upper part of a two-byte level
LEVEL_MANY = 4094  # a value above 3.7, which only a broken softmax gives
LEVEL_NAN = 4095
_AT_ONCE = 2**16  # weights


def attention_payload(
    trace: Trace, *, sides: tuple[str, str] = ("Source", "Target"), roles: HeadRoles | None = None
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
    """
    payload = _unnumbered(trace, sides)
    return payload | _derived(trace, roles) | {"id": _fingerprint(_compact(payload))}


def payload_json(
    trace: Trace,
    *,
    sides: tuple[str, str] = ("Source", "Target"),
    roles: HeadRoles | None = None,
    opening: Mapping[str, int] = MappingProxyType({}),
) -> str:
    """``attention_payload`` as one compact JSON text, the value of the attention view.

    ``opening`` takes the place of the ``step`` and the ``row`` to open with, if they were measured.
    """
    text = _compact(_unnumbered(trace, sides))
    derived = _derived(trace, roles)
    derived["shown"] |= opening
    told = _json(derived | {"id": _fingerprint(text)})
    return f"{text.removesuffix('}')},{told.removeprefix('{')}"


def _derived(trace: Trace, roles: HeadRoles | None) -> dict[str, Any]:
    return {"shown": shown_first(trace, roles), "starts": text_starts(trace)}


def _unnumbered(trace: Trace, sides: tuple[str, str]) -> dict[str, Any]:
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
        "maps": {name: _map_payload(attention_map, trace) for name, attention_map in trace.attention.items()},
        "steps": [step_payload(step) for step in trace.steps],
        "found": list(map(_hypothesis_payload, trace.hypotheses)) if len(trace.hypotheses) > 1 else [],
        "classification": class_payload(trace.classification) if trace.classification is not None else None,
        "notices": list(trace.notices),
    }


def levels_of(weights: Float[np.ndarray, "..."]) -> Int[np.ndarray, "..."]:
    """The level of each weight: three decimals and the whole per cent in one number, see the module's docstring.

    Float64 holds 1000 w and 100 w of a float32 w exactly, so the rounding is that of the true number. NaN becomes
    ``LEVEL_NAN``, values too large for two bytes ``LEVEL_MANY``.
    """
    flat = np.asarray(weights).ravel()
    if flat.size > _AT_ONCE:  # what stays in a processor's cache took 0.1 to 0.4 of the time
        parts = [levels_of(flat[at : at + _AT_ONCE]) for at in range(0, flat.size, _AT_ONCE)]
        return np.concatenate(parts).reshape(np.shape(weights))
    exact, is_whole = np.asarray(weights, np.float64), bool(np.isfinite(weights).all())
    if not is_whole:
        exact = np.nan_to_num(exact, nan=0.0, posinf=1e6, neginf=0.0)
    levels = np.minimum(np.rint(exact * 1000) + np.rint(exact * 100), LEVEL_MANY).astype(np.uint16)
    if not is_whole:
        levels[np.isnan(weights)] = LEVEL_NAN
    return levels


def thousandths_of(levels: Int[np.ndarray, "..."]) -> Int[np.ndarray, "..."]:
    """The three decimals that a level holds, as a whole number of thousandths."""
    return levels - (levels + 5) // 11


def pack_levels(levels: Int[np.ndarray, "..."]) -> bytes:
    """Levels as bytes in C order: one byte below ``LEVEL_ESCAPE``, else escape + upper part, then the lower byte."""
    flat = np.asarray(levels, np.uint16).ravel()
    large = np.flatnonzero(flat >= LEVEL_ESCAPE)
    upper = large + np.arange(large.size)  # where the upper parts come to stand
    packed = np.empty(flat.size + large.size, np.uint8)
    is_lower = np.ones(packed.size, np.bool_)
    is_lower[upper] = False
    packed[is_lower] = flat.astype(np.uint8)
    packed[upper] = LEVEL_ESCAPE + (flat[large] >> 8)
    return packed.tobytes()


def base85(data: bytes) -> str:
    """Bytes as text: four bytes, most significant first, are five digits of ``ALPHABET``; zeros fill the last four."""
    words = np.frombuffer(data + bytes(-len(data) % 4), ">u4").astype(np.uint32)
    upper = words // len(_PAIRS)
    first = upper // len(_PAIRS)
    letters = np.empty(len(words), _FIVE)
    letters["first"] = _LETTERS[first]
    letters["middle"] = _PAIRS[upper - len(_PAIRS) * first]
    letters["last"] = _PAIRS[words - len(_PAIRS) * upper]
    return letters.tobytes().decode("ascii")


def packed_weights(attention_map: AttentionMap) -> dict[str, str]:
    """Return the ``open`` cells of a map, and the levels of its ``weights`` in these, packed."""
    weights = attention_map.weights
    # A cell that is masked but not zero (a bug the page can switch on) is sent as well: the page shows what was there.
    allowed = attention_map.mask | (weights != 0).any(axis=(0, 1))
    return {
        "open": "" if allowed.all() else base85(np.packbits(allowed).tobytes()),
        "weights": base85(pack_levels(levels_of(weights)[:, :, allowed])),
    }


def _map_payload(attention_map: AttentionMap, trace: Trace) -> dict[str, Any]:
    weights = attention_map.weights
    return {
        "layers": weights.shape[0],
        "heads": weights.shape[1],
        "query": _axis(attention_map.query_tokens, trace),
        "key": _axis(attention_map.key_tokens, trace),
        **packed_weights(attention_map),
        "entropy": [[_finite(value, 2) for value in layer] for layer in _mean_entropy(weights)],
    }


def _mean_entropy(weights: Float[np.ndarray, "layer head query key"]) -> Float[np.ndarray, "layer head"]:
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
    rounded = {name: _rounded(array) for name, array in scores.arrays().items()}
    return {"labels": list(scores.labels), "unsure_below": scores.unsure_below} | absent | rounded


def _rounded(array: np.ndarray) -> list[Any]:
    if array.ndim > 1:
        return [_rounded(row) for row in array]
    return [number(value) for value in array]


def number(value: Any) -> float | None:
    """Nine significant digits hold every float32; infinity and NaN, which JSON lacks, become None."""
    return float(f"{float(value):.9g}") if np.isfinite(value) else None


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
