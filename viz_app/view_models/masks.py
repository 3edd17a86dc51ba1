"""What the Masks page draws: the masks of a run, the run before and after a change, and what the change did."""

import difflib
import re
from collections.abc import Callable
from typing import Any

import numpy as np
from jaxtyping import Bool, Float

from core.trace import AttentionMap, Trace
from viz_app.view_models.attention import LEVEL_MANY, LEVEL_NAN, attention_payload, base85, pack_levels

# A word with its inner apostrophes and hyphens, or one mark; then the white space that follows it.
_WORDS = re.compile(r"(\w+(?:[-'’]\w+)*|[^\w\s])(\s*)")
NEAR = 1  # how many places away a token still counts as a neighbour

Pair = list[float | None]


def masks_payload(
    plain: Trace,
    before: Trace,
    after: Trace,
    written: Trace,
    *,
    pads: tuple[int, int] = (0, 0),
    sides: tuple[str, str] = ("Source", "Target"),
) -> dict[str, Any]:
    """Everything the page needs of one experiment, as JSON-able values.

    ``before`` and ``after`` are runs of the attention view, ``panels`` the masks of ``before`` (packed bits),
    ``change`` the difference of each weight (see ``change_levels``), ``moved`` and ``most`` how far each head changed
    and where most, ``facts`` the fingerprints of the classic bugs, ``output`` what became of the answer. Pairs are
    [before, after]; None stands for NaN.

    Args:
        plain: the run as it is.
        before: the run with its pads and no other change.
        after: the changed run reading the same target, so that its heads can be laid over those of ``before``.
        written: the changed run writing freely; ``after`` itself if it wrote the same.
        pads: how many pads stand at the end of the source and of the target.
        sides: captions of source and target.
    """
    maps = [name for name in before.attention if name in after.attention]
    return {
        "before": attention_payload(before, sides=sides),
        "after": attention_payload(after, sides=sides),
        "pads": list(pads),
        "panels": mask_panels(before),
        "change": {name: _packed_change(before.attention[name], after.attention[name]) for name in maps},
        "moved": {name: _moved(before.attention[name], after.attention[name], _real(name, pads)) for name in maps},
        "most": {name: _most(before.attention[name], after.attention[name], _real(name, pads)) for name in maps},
        "facts": {name: _facts(before.attention[name], after.attention[name], name, pads) for name in maps},
        "output": _output(before, after, written) | {"unpadded": plain.output},
        "notices": list(dict.fromkeys(written.notices)),
    }


def mask_panels(trace: Trace) -> list[dict[str, Any]]:
    """The masks of a run, each ``{"name", "map", "query", "key", "open"}`` with packed bits; the decoder's in two."""
    panels = []
    for name, attention_map in trace.attention.items():
        parts = {name: attention_map.mask} if name != "decoder" else decoder_parts(attention_map.mask)
        panels += [_panel(part, name, attention_map, mask) for part, mask in parts.items()]
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


def change_levels(before: AttentionMap, after: AttentionMap) -> np.ndarray:
    """The change of each weight [layer, head, query, key], after minus before, rounded once to thousandths.

    As a whole number without sign: 2 d for d >= 0, -2 d - 1 below; ``LEVEL_NAN`` where either weight is NaN.
    """
    difference = after.weights.astype(np.float64) - before.weights.astype(np.float64)
    thousandths = np.rint(np.nan_to_num(difference, nan=0.0) * 1000).astype(np.int64)
    folded = np.where(thousandths < 0, -2 * thousandths - 1, 2 * thousandths)
    return np.where(np.isnan(difference), LEVEL_NAN, np.minimum(folded, LEVEL_MANY)).astype(np.uint16)


def word_changes(before: str, after: str) -> list[list[str]]:
    """How one text becomes the other, word by word: ``[["=", kept], ["-", struck], ["+", new], ...]``."""
    old, new = _WORDS.findall(before), _WORDS.findall(after)
    matcher = difflib.SequenceMatcher(None, [word for word, _ in old], [word for word, _ in new], autojunk=False)
    changes: list[list[str]] = []
    for kind, first, last, new_first, new_last in matcher.get_opcodes():
        if kind == "equal":
            changes.append(["=", _joined(new[new_first:new_last])])
            continue
        changes += [["-", _joined(old[first:last])]] if last > first else []
        changes += [["+", _joined(new[new_first:new_last])]] if new_last > new_first else []
    return changes


def count_changed(changes: list[list[str]]) -> int:
    """How many words differ; a struck word with a new one in its place counts once, marks do not count."""
    changed, struck = 0, 0
    for kind, text in changes:
        words = len(re.findall(r"\w+(?:[-'’]\w+)*", text))
        changed += words if kind == "-" else max(0, words - struck) if kind == "+" else 0
        struck = words if kind == "-" else 0
    return changed


def _joined(words: list[tuple[str, str]]) -> str:
    return "".join(word + space for word, space in words)


def _panel(part: str, name: str, attention_map: AttentionMap, mask: Bool[np.ndarray, "query key"]) -> dict[str, Any]:
    return {
        "name": part,
        "map": name,
        "query": list(attention_map.query_tokens),
        "key": list(attention_map.key_tokens),
        "open": base85(np.packbits(mask).tobytes()),
    }


def _packed_change(before: AttentionMap, after: AttentionMap) -> str:
    return base85(pack_levels(change_levels(before, after)))


def _moved(before: AttentionMap, after: AttentionMap, real: tuple[slice, slice]) -> list[list[float | None]]:
    """The share of its attention that each head gives elsewhere, averaged over the rows that are no padding."""
    rows = real[0]
    difference = after.weights.astype(np.float64) - before.weights.astype(np.float64)
    moved = np.abs(difference[:, :, rows]).sum(axis=-1).mean(axis=-1) / 2
    return [[_number(share) for share in layer] for layer in moved]


def _most(before: AttentionMap, after: AttentionMap, real: tuple[slice, slice]) -> list[list[list[float]]]:
    """The cell of each head that changed most, in rows that are no padding: [query, key, change]."""
    difference = np.nan_to_num(after.weights.astype(np.float64) - before.weights.astype(np.float64), nan=0.0)
    difference = difference[:, :, real[0]]
    layers, heads, _, keys = difference.shape
    flat = difference.reshape(layers, heads, -1)
    places = np.abs(flat).argmax(axis=-1)
    return [
        [[int(p) // keys, int(p) % keys, float(f"{flat[i, j, p]:.9g}")] for j, p in enumerate(layer)]
        for i, layer in enumerate(places)
    ]


def _real(name: str, pads: tuple[int, int]) -> tuple[slice, slice]:
    """Rows and columns of a map that are no padding."""
    source, target = (slice(None, -count if count else None) for count in pads)
    return {"encoder": (source, source), "decoder": (target, target)}.get(name, (target, source))


def _facts(before: AttentionMap, after: AttentionMap, name: str, pads: tuple[int, int]) -> dict[str, Any]:
    """The fingerprints, as pairs [before, after], over the rows that are no padding and all heads of a map.

    ``future`` and ``pads``: mean share that a row gives to keys after it (None but for the decoder) and to padding;
    ``peak``: mean of the rows' largest share; ``near``: mean share of the token and its neighbours; ``lowest`` and
    ``highest``: range of the rows' sums; ``broken``: rows that are NaN, of ``rows``.
    """
    rows, columns = _real(name, pads)
    keys = before.weights.shape[-1]
    place = np.arange(keys) - np.arange(before.weights.shape[-2])[:, None]
    near = np.abs(place[rows]) <= NEAR
    padding = np.ones(keys, bool)
    padding[columns] = False

    def pair(measure: Callable[[Float[np.ndarray, "layer head query key"]], Any]) -> Pair:
        return [_number(measure(one.weights.astype(np.float64)[:, :, rows])) for one in (before, after)]

    def share(cells: np.ndarray) -> Pair:
        return pair(lambda weights: np.where(cells, weights, 0.0).sum(axis=-1).mean())

    return {
        "future": share(place[rows] > 0) if name == "decoder" else None,
        "pads": share(padding),
        "near": share(near) if name != "cross" else None,
        "peak": pair(lambda weights: weights.max(axis=-1).mean()),
        "lowest": pair(lambda weights: weights.sum(axis=-1).min()),
        "highest": pair(lambda weights: weights.sum(axis=-1).max()),
        "broken": pair(lambda weights: np.isnan(weights).any(axis=-1).sum()),
        "rows": int(np.prod(before.weights[:, :, rows].shape[:3])),
    }


def _output(before: Trace, after: Trace, written: Trace) -> dict[str, Any]:
    return _translation(before, after, written) if before.scores is None else _classes(before, written)


def _translation(before: Trace, after: Trace, written: Trace) -> dict[str, Any]:
    """Both texts, their log-probabilities by two ways of asking, and each token of the first one under both runs.

    ``written`` sums what each token got when it was written, one by one; ``read`` what the same tokens get when the
    whole target is read at once, as in training. Under the causal mask both are the same number.
    """
    changes = word_changes(before.output, written.output)
    pairs = zip(before.steps, after.steps, strict=True)
    return {
        "before": before.output,
        "after": written.output,
        "words": changes,
        "changed": count_changed(changes),
        "written": [_written(before), _written(written)],
        "read": [_number(sum(step.log_probability for step in trace.steps)) for trace in (before, written)],
        "tokens": [[a.token, _number(np.exp(a.log_probability)), _number(np.exp(b.log_probability))] for a, b in pairs],
    }


def _written(trace: Trace) -> float | None:
    return _number(trace.hypotheses[0].log_probability) if trace.hypotheses else None


def _classes(before: Trace, after: Trace) -> dict[str, Any]:
    """The label and every class's probability in both runs."""
    assert before.scores is not None
    assert after.scores is not None
    rows = zip(before.scores.labels, before.scores.probabilities, after.scores.probabilities, strict=True)
    broken = bool(np.isnan(after.scores.probabilities).any())
    return {
        "before": before.output,
        "after": None if broken else after.output,
        "changed": int(broken or before.output != after.output),
        "classes": [[label, _number(old), _number(new)] for label, old, new in rows],
    }


def _number(value: Any) -> float | None:
    """Nine significant digits hold every float32; what is no number becomes None."""
    return float(f"{float(value):.9g}") if np.isfinite(value) else None
