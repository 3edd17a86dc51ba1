"""The head with which each map of a run is shown first, and the place at which the run is shown.

A measured role decides, if the checkpoint has one (``heads.json``); the run itself decides among heads that are about
as good, and for a model without measurements.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import numpy as np
from jaxtyping import Bool, Float

from core.results.head_roles import HeadRoles
from core.results.trace import AttentionMap, Trace
from viz_app.view_models.looks import clearest

# The measured roles that show best what a map is for: of several the clearest one.
WANTED = {"encoder": ("previous",), "decoder": ("previous", "same"), "cross": ("alignment",)}
DIGITS = 6  # what differs by rounding alone is as good: the first is shown, on every machine
NEARLY = 0.85  # of the best measured strength: the run chooses among these heads
BEGINNING = 0.25  # of a target: a run that opens there has written too little to look at
FEW, MANY = 3, 5  # letters: a word of fewer is mostly an article; one of as many has content enough

Grid = Float[np.ndarray, "layer head"]


def shown_first(trace: Trace, roles: HeadRoles | None = None) -> dict[str, Any]:
    """Return the selection with which a run opens: ``heads``, and the ``step`` and ``row`` of ``shown_place``."""
    heads = shown_heads(trace, roles)
    return {"heads": heads, **shown_place(trace, heads)}


def shown_heads(trace: Trace, roles: HeadRoles | None = None) -> dict[str, list[int]]:
    """Return ``[layer, head]`` by map, counted from 0."""
    found = {}
    for name, shown in trace.attention.items():
        worth = np.nan_to_num(_worth(name, shown, trace), nan=-1.0)
        measured = None if trace.classification is not None or roles is None else _strength(name, roles)
        if measured is not None and measured.shape == worth.shape:
            worth = np.where(measured >= NEARLY * measured.max(), worth, -np.inf)
        found[name] = [int(place) for place in np.unravel_index(worth.round(DIGITS).argmax(), worth.shape)]
    return found


def shown_place(trace: Trace, heads: dict[str, list[int]]) -> dict[str, int]:
    """Return the ``step`` and the encoder's ``row`` of the first view.

    The step writes a word worth a story whose head looks most clearly at one word, which is the row. Without such a
    word it is one in mid-sentence whose head looks at what no other step looks at so much. A text that is continued
    opens with the first word that was not given. A classifier has no step: its row is the word that most heads look at.
    """
    name = "cross" if "cross" in trace.attention else next(iter(trace.attention))
    weights = trace.attention[name].weights[tuple(heads[name])].astype(np.float64)
    words = _length(trace.attention[name].key_tokens)
    if name == "cross" and (look := clearest(trace, (heads["cross"][0], heads["cross"][1]))):
        return {"step": look.steps.start, "row": look.keys.start}
    if not trace.steps:
        return {"row": int(np.nan_to_num(weights.mean(axis=0) * words).round(DIGITS).argmax())}
    rows = len(trace.steps)
    if not trace.source_tokens:
        return {"step": min(sum(step.forced for step in trace.steps), rows - 1), "row": 0}
    own = np.nan_to_num(weights[:rows] * words)
    others = np.array([np.delete(own, row, axis=0).max(axis=0, initial=0) for row in range(rows)])
    clear = (own - np.minimum(own, others) / 2).max(axis=1) * _length(trace.target_tokens[1:])
    place = (np.arange(rows) + 1) / rows
    worth = np.where(place < BEGINNING, 0, clear * (1 - abs(place - 0.6)))
    step = int(worth.round(DIGITS).argmax())
    return {"step": step, "row": int(own[step].round(DIGITS).argmax()) if name == "cross" else 0}


def _strength(name: str, roles: HeadRoles) -> Grid | None:
    measured = roles.scores.get(name, {})
    found = [measured[role].strength for role in WANTED[name] if role in measured]
    return max(found, key=np.max, default=None)


def _worth(name: str, shown: AttentionMap, trace: Trace) -> Grid:
    """Return how well each head shows what its map is for, by this run alone."""
    weights = shown.weights.astype(np.float64)
    if name == "cross":
        return _aligned(weights, shown, trace)
    if trace.classification is not None:
        return (weights * _content(shown.key_tokens)).sum(axis=-1).mean(axis=-1)
    if name == "encoder":
        return np.diagonal(weights, -1, axis1=2, axis2=3).sum(axis=-1)
    return (np.tril(weights, -1) * _content(shown.key_tokens)).sum(axis=-1).mean(axis=-1)  # earlier words


def _aligned(weights: Float[np.ndarray, "layer head query key"], shown: AttentionMap, trace: Trace) -> Grid:
    """Return how sharply a head's rows look at words, each at another one, and at the spelling of the written word.

    Each word counts once, for the step that looks at it most. Heads that align the token just read are as sharp: a
    word that is spelled alike in both languages tells them apart.
    """
    written = trace.target_tokens[1 : 1 + weights.shape[2]]
    read, weights = shown.query_tokens[: len(written)], weights[:, :, : len(written)]  # rows of padding write nothing
    words, rows = _content(shown.key_tokens), _content(written)
    if not rows.any():
        return weights.max(axis=-1).mean(axis=-1)
    once = (weights[:, :, rows].max(axis=2) * words).sum(axis=-1) / rows.sum()
    alike = _alike(written, shown.key_tokens) - _alike(read, shown.key_tokens)
    return once + (weights * alike).sum(axis=(-1, -2)) / rows.sum()


def _alike(tokens: Sequence[str], others: Sequence[str]) -> Float[np.ndarray, "token other"]:
    """Return how many letters two words begin with in common, as a share of the longer; 0 for special tokens."""

    words = [_letters(other) for other in others]
    return np.array([[_common(one, other) for other in words] for one in map(_letters, tokens)])


def _common(one: str, other: str) -> float:
    if one[:1] != other[:1] or not one:
        return 0.0
    same = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return len(list(same)) / max(len(one), len(other))


def _content(tokens: Sequence[str]) -> Bool[np.ndarray, "token"]:
    return np.array([len(word) >= FEW or word.isdigit() for word in map(_letters, tokens)], np.bool_)


def _length(tokens: Sequence[str]) -> Float[np.ndarray, "token"]:
    """Return 1 for a word with many letters, less for a shorter one."""
    lengths = [MANY if word.isdigit() else len(word) for word in map(_letters, tokens)]
    return np.minimum(lengths, MANY) / MANY


def _letters(token: str) -> str:
    """Return the letters and digits of a token in lower case; none for a special token or a byte."""
    return "" if token.startswith(("<", "[")) else "".join(filter(str.isalnum, token)).lower()
