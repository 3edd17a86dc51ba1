"""The differences of two runs: every weight, each head, and the answer."""

import difflib
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from jaxtyping import Float

from core.results.trace import AttentionMap, Trace
from viz_app.view_models.attention import number, numbers
from viz_app.view_models.by_need import heads_by_need, is_large, pooled
from viz_app.view_models.levels import LEVEL_MANY, LEVEL_NAN, base85, pack_levels

# A word with its inner apostrophes and hyphens, or one mark; then the white space that follows it.
_WORDS = re.compile(r"(\w+(?:[-'’]\w+)*|[^\w\s])(\s*)")

Pair = list[float | None]
Heads = Float[np.ndarray, "layer head query key"]
Weights = Float[np.ndarray, "*cells"]


def weight_change(before: Weights, after: Weights) -> Weights:
    """The change of each weight, after minus before, in float64."""
    return after.astype(np.float64) - before


def change_levels(before: Weights, after: Weights) -> np.ndarray:
    """The change of each weight, after minus before, rounded once to thousandths.

    As a whole number without sign: 2 d for d >= 0, -2 d - 1 below; ``LEVEL_NAN`` where either weight is NaN.
    """
    difference = weight_change(before, after)
    thousandths = np.rint(np.nan_to_num(difference, nan=0.0) * 1000).astype(np.int64)
    folded = np.where(thousandths < 0, -2 * thousandths - 1, 2 * thousandths)
    return np.where(np.isnan(difference), LEVEL_NAN, np.minimum(folded, LEVEL_MANY)).astype(np.uint16)


def packed_change(
    before: AttentionMap, after: AttentionMap, opened: Sequence[int] | None = None
) -> str | dict[str, Any]:
    """``change_levels`` as text; of a long text, with ``opened``, that of this head and pictures, see ``by_need``."""
    if opened is None or not is_large(before):
        return head_change(before.weights, after.weights)
    layers = zip(before.weights, after.weights, strict=True)
    small = np.array([_pictured(change_levels(*layer)) for layer in layers])
    one = head_change(before.weights[tuple(opened)], after.weights[tuple(opened)])
    return heads_by_need(one, opened, small, small.shape)


def head_change(before: Weights, after: Weights) -> str:
    return base85(pack_levels(change_levels(before, after)))


def _pictured(levels: np.ndarray) -> np.ndarray:
    """Return the largest change of several cells; that of NaN only where all are NaN."""
    largest = pooled(np.where(levels == LEVEL_NAN, np.nan, levels.astype(np.float32)))
    return np.nan_to_num(largest, nan=LEVEL_NAN).astype(np.uint16)


def total_variation(change: Heads) -> list[list[float | None]]:
    """Half the absolute changes of a row in sum (total variation distance), the mean over the rows: [layer][head]."""
    return numbers(np.abs(change).sum(axis=-1).mean(axis=-1) / 2)


def most_changed(change: Heads) -> list[list[list[float]]]:
    """The cell of each head that changed most: [query, key, change]."""
    difference = np.nan_to_num(change, nan=0.0)
    layers, heads, _, keys = difference.shape
    flat = difference.reshape(layers, heads, -1)
    places = np.abs(flat).argmax(axis=-1)
    return [
        [[int(p) // keys, int(p) % keys, float(f"{flat[i, j, p]:.9g}")] for j, p in enumerate(layer)]
        for i, layer in enumerate(places)
    ]


def word_changes(before: str, after: str) -> list[list[str]]:
    """Return the difference of two texts, word by word: ``[["=", kept], ["-", removed], ["+", new], ...]``."""
    old, new = _WORDS.findall(before), _WORDS.findall(after)
    matcher = difflib.SequenceMatcher(None, [word for word, _ in old], [word for word, _ in new], autojunk=False)
    changes: list[list[str]] = []
    space_in_old = ""
    for kind, first, last, new_first, new_last in matcher.get_opcodes():
        if kind == "equal":
            changes.append(["=", _joined(new[new_first:new_last])])
            space_in_old = old[last - 1][1]
            continue
        if last > first and changes and changes[-1][0] == "=":  # a struck word stands as far off as it stood
            changes[-1][1] = changes[-1][1].rstrip() + space_in_old
        changes += [["-", _joined(old[first:last])]] if last > first else []
        changes += [["+", _joined(new[new_first:new_last])]] if new_last > new_first else []
    return changes


def count_changed(changes: list[list[str]]) -> int:
    """Return the number of words that differ. A replaced word counts once; punctuation does not count."""
    changed, struck = 0, 0
    for kind, text in changes:
        words = len(re.findall(r"\w+(?:[-'’]\w+)*", text))
        changed += words if kind == "-" else max(0, words - struck) if kind == "+" else 0
        struck = words if kind == "-" else 0
    return changed


def output_change(before: Trace, after: Trace, written: Trace) -> dict[str, Any]:
    """Return the change of the answer: ``words``, ``written``, ``read`` and ``tokens`` of a translation, else
    ``classes``.

    ``after`` is the changed run that reads the target of ``before``, ``written`` the one that writes freely.
    """
    return _translation(before, after, written) if before.classification is None else _classes(before, written)


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
        "read": [number(sum(step.log_probability for step in trace.steps)) for trace in (before, written)],
        "tokens": [[a.token, number(np.exp(a.log_probability)), number(np.exp(b.log_probability))] for a, b in pairs],
    }


def _written(trace: Trace) -> float | None:
    return number(trace.hypotheses[0].log_probability) if trace.hypotheses else None


def _classes(before: Trace, after: Trace) -> dict[str, Any]:
    """The label and every class's probability in both runs."""
    old, new = before.classification, after.classification
    assert old is not None
    assert new is not None
    # What is likeliest for a mask may be a token that was not among the candidates before; it comes last.
    rows = zip(old.labels, old.probabilities, new.probabilities[: len(old.labels)], strict=True)
    broken = bool(np.isnan(new.probabilities).any())
    return {
        "before": before.output,
        "after": None if broken else after.output,
        "changed": int(broken or before.output != after.output),
        "classes": [[label, number(old), number(new)] for label, old, new in rows],
    }


def _joined(words: list[tuple[str, str]]) -> str:
    return "".join(word + space for word, space in words)
