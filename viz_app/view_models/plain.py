"""A run as the plain texts and numbers that Gradio's own components show; layers, heads and rows count from 1."""

import math
from typing import Any

import numpy as np

from core.results.steps import Step
from core.results.trace import Trace
from viz_app.view_models.words import is_joined, label, percent, quoted

NAMES = {"encoder": "encoder", "decoder": "decoder", "cross": "cross-attention"}
LISTED = 4  # tokens in the sentence about a row


def writes(trace: Trace, name: str) -> bool:
    """Return True if the rows of a map are the steps of the run."""
    return bool(trace.steps) and name != "encoder"


def step_rows(trace: Trace) -> list[list[Any]]:
    """Return a row for each step: its number, the token it reads, the token it writes, and the probability."""
    pairs = zip(trace.target_tokens, trace.steps, strict=False)
    return [[at, label(read), label(step.token), _chance(step)] for at, (read, step) in enumerate(pairs, 1)]


def difference_rows(before: Trace, after: Trace) -> list[list[Any]]:
    """Return a row for each step or class: its number, its name, and the probability in both runs."""
    if before.classification is None or after.classification is None:
        pairs = zip(before.steps, after.steps, strict=False)
        return [[at, label(one.token), _chance(one), _chance(other)] for at, (one, other) in enumerate(pairs, 1)]
    shares = zip(before.classification.probabilities, after.classification.probabilities, strict=True)
    texts = [(percent(float(one)), percent(float(other))) for one, other in shares]
    return [
        [at, name, *both] for at, (name, both) in enumerate(zip(before.classification.labels, texts, strict=True), 1)
    ]


def row_weights(trace: Trace, name: str, layer: int, head: int, row: int) -> list[tuple[str, float | None]]:
    """Return each token that a row may look at with its weight; None for a masked one."""
    shown = trace.attention[name]
    spaces = ["" if is_joined(shown.key_tokens, at) else " " for at in range(len(shown.key_tokens))]
    weights = np.nan_to_num(shown.weights[layer - 1, head - 1, row - 1]).tolist()
    cells = zip(spaces, shown.key_tokens, weights, shown.mask[row - 1], strict=True)
    return [(space + label(token), weight if may_look else None) for space, token, weight, may_look in cells]


def row_sentence(trace: Trace, name: str, layer: int, head: int, row: int) -> str:
    """Return the row as a sentence: what it reads and writes, and the tokens that get most of its attention."""
    shown, read = trace.attention[name], quoted(trace.attention[name].query_tokens[row - 1])
    weights = np.nan_to_num(shown.weights[layer - 1, head - 1, row - 1])
    best = [at for at in weights.argsort()[::-1][:LISTED] if weights[at] > 0]
    looks = ", ".join(f"{quoted(shown.key_tokens[at])} {percent(float(weights[at]))}" for at in best) or "nothing"
    if writes(trace, name) and row <= len(trace.steps):
        written = quoted(trace.steps[row - 1].token)
        return f"Step {row} reads {read}, writes {written} and looks at {looks}."
    return f"Token {row}, {read}, looks at {looks}."


def chances(trace: Trace, name: str, row: int) -> dict[str, float]:
    """Return the probability of each class, or of the best candidates of a step; nothing for a row that writes none."""
    if trace.classification is not None:
        return dict(zip(trace.classification.labels, trace.classification.probabilities.tolist(), strict=True))
    found: dict[str, float] = {}
    for one in trace.steps[row - 1].top if writes(trace, name) and row <= len(trace.steps) else ():
        found[one.token if label(one.token) in found else label(one.token)] = math.exp(one.log_probability)
    return found


def all_heads(trace: Trace, short: dict[str, str]) -> list[tuple[str, str]]:
    """Return each head by its name for people, and as a link has it; ``short`` are the letters of the maps."""
    return [
        (f"{NAMES.get(name, name)}, layer {layer + 1}, head {head + 1}", f"{short[name]}.{layer}.{head}")
        for name, shown in trace.attention.items()
        for layer, head in np.ndindex(*shown.weights.shape[:2])
    ]


def hidden_tokens(trace: Trace, short: dict[str, str]) -> list[tuple[str, str]]:
    """Return each token of the source, or of a text that goes on, and the masks that hide it, as a link has them."""
    maps = [name for name in trace.attention if name != "decoder"] or ["decoder"]
    tokens = enumerate(trace.attention[maps[0]].key_tokens)
    return [(f"{at + 1}. {label(one)}", "_".join(f"{short[name]}.*.{at}.0" for name in maps)) for at, one in tokens]


def _chance(step: Step) -> str:
    return percent(math.exp(step.log_probability))
