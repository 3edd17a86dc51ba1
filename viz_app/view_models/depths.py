"""The payload of depth: norms of the residual stream, LayerNorms and RMSNorms, ReLU, and the logit lens."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from jaxtyping import Float

from core.results.parameters import Norm
from core.results.trace import ClassProbabilities, Step, Trace
from viz_app.view_models.arrays import rounded

DIGITS = 6
BINS = 24  # of a histogram
_SUBLAYERS = {
    "encoder": {"self": "attention", "ffn": "feed-forward"},
    "decoder": {"self": "attention", "cross": "cross-attention", "ffn": "feed-forward"},
}
_NORMS = {"final": "last", "first": "first", "self_update": "attention-update", "ffn_update": "feed-forward-update"}
_rounded = partial(rounded, digits=DIGITS)


class Inside(NamedTuple):
    """What the pictures of a model by depth are made of: its norms by the scope of their hooks, and where they stand.

    With ``is_parallel`` attention and feed-forward are added at once. Without norms only whole layers are known.
    """

    norms: Mapping[str, Norm]
    is_pre_norm: bool = False
    is_parallel: bool = False
    shows_hidden_units: bool = False


def required_details(trace: Trace, inside: Inside) -> tuple[str, ...]:
    """The hook names that ``depths_payload`` reads, for ``model.trace``."""
    if not inside.norms:
        return ()
    parts = ("input", "variance", "output")
    found = {f"{scope}.{part}" for scope in inside.norms for part in parts}
    for stack in trace.hidden:
        found |= {name for _, _, name in _points(trace, stack, inside) if "_norm" not in name}
        found |= {name for name in _activated(trace, stack) if inside.shows_hidden_units}
    return tuple(sorted(found))


def depths_payload(
    trace: Trace,
    inside: Inside,
    words: Sequence[Sequence[Step]] = (),
    classes: Sequence[ClassProbabilities] = (),
) -> dict[str, Any]:
    """Everything that the pictures of a run draw by depth; the trace has the details of ``required_details``.

    ``words`` are the steps by depth of a translator's lens, ``classes`` the class scores of a classifier's.
    """
    return {
        "source": list(trace.source_tokens),
        "target": list(trace.target_tokens),
        "preNorm": inside.is_pre_norm,
        "stacks": {stack: _stack(trace, stack, inside) for stack in trace.hidden},
        "words": [[_word(step) for step in steps] for steps in words],
        "classes": _classes(classes),
    }


def zero_fraction(activated: Float[np.ndarray, "token hidden"]) -> Float[np.ndarray, "token"]:
    """The fraction of hidden units that ReLU has set to zero, by token."""
    return (activated == 0).mean(axis=-1)


def lengths(states: Float[np.ndarray, "token d_model"]) -> Float[np.ndarray, "token"]:
    """The Euclidean length of each token's vector."""
    return np.linalg.norm(states.astype(np.float64), axis=-1)


def _stack(trace: Trace, stack: str, inside: Inside) -> dict[str, Any]:
    scopes = [scope for scope in inside.norms if scope.startswith(f"{stack}.")]
    edge = _edge(trace, scopes)
    activated = [trace.details[name] for name in _activated(trace, stack)] if inside.shows_hidden_units else []
    return {
        "width": int(trace.hidden[stack].shape[-1]),
        "points": [
            {"layer": layer, "what": what, "lengths": _rounded(lengths(_states(trace, name)))}
            for layer, what, name in _points(trace, stack, inside)
        ],
        "edge": edge,
        "norms": [_norm(trace, inside.norms[scope], edge) | _place_of(scope, inside) for scope in scopes],
        "hidden": int(activated[0].shape[-1]) if activated else 0,
        "zeros": [_rounded(zero_fraction(layer)) for layer in activated],
        "silent": [int((layer == 0).all(axis=0).sum()) for layer in activated],
    }


def _points(trace: Trace, stack: str, inside: Inside) -> Iterator[tuple[int | None, str, str]]:
    """The stream wherever it changes: layer, what has just happened, name of the tensor."""
    norms = {scope.rpartition(".")[2] for scope in inside.norms if scope.startswith(f"{stack}.")}
    kinds = [kind for kind in _SUBLAYERS[stack] if f"{kind}_norm" in norms]
    yield None, "embedding", f"{stack}.stream"
    for i in range(_layers(trace, stack)):
        if inside.is_parallel or not kinds:
            yield i, "layer", f"{stack}.{i}.stream"
            continue
        for kind, after in zip(kinds, [*kinds[1:], None], strict=True):
            name = _SUBLAYERS[stack][kind]
            if inside.is_pre_norm:  # what the next norm reads is the sum
                yield i, name, f"{stack}.{i}.{f'{after}_norm.input' if after else 'stream'}"
            else:
                yield i, name, f"{stack}.{i}.{kind}_norm.input"
                yield i, "norm", f"{stack}.{i}.{kind}_norm.output"
    if "final_norm" in norms:
        yield None, "last-norm", f"{stack}.final_norm.output"


def _states(trace: Trace, name: str) -> Float[np.ndarray, "token d_model"]:
    """A tensor of the run; one that keeps its inside to itself has the stream of each layer still."""
    if name in trace.details:
        return trace.details[name]
    stack, *layer, _ = name.split(".")
    return trace.hidden[stack][int(layer[0]) + 1 if layer else 0]


def _activated(trace: Trace, stack: str) -> list[str]:
    return [f"{stack}.{i}.ffn.activated" for i in range(_layers(trace, stack))]


def _layers(trace: Trace, stack: str) -> int:
    return len(trace.hidden[stack]) - 1


def _edge(trace: Trace, scopes: Sequence[str]) -> float:
    """A common end of all histograms: 99 in 100 numbers lie within, in steps of a half."""
    if not scopes:
        return 0.0
    parts = [trace.details[f"{scope}.{part}"].ravel() for scope in scopes for part in ("input", "output")]
    return math.ceil(2 * float(np.quantile(np.abs(np.concatenate(parts)), 0.99))) / 2 or 0.5


def _norm(trace: Trace, norm: Norm, edge: float) -> dict[str, Any]:
    before, after = trace.details[f"{norm.name}.input"], trace.details[f"{norm.name}.output"]
    return {
        "name": norm.name,
        "centres": norm.centres,
        "shifts": norm.shifts,
        "mean": _rounded(before.mean(axis=-1)),
        "spread": _rounded(np.sqrt(trace.details[f"{norm.name}.variance"][:, 0])),
        "meanAfter": _rounded(after.mean(axis=-1)),
        "spreadAfter": _rounded(after.std(axis=-1) if norm.centres else np.sqrt(np.square(after).mean(axis=-1))),
        "gain": _rounded(np.array([norm.gain.min(), norm.gain.mean(), norm.gain.max()])),
        "bias": _rounded(np.array([norm.bias.min(), norm.bias.mean(), norm.bias.max()])),
        "before": _histograms(before, edge),
        "after": _histograms(after, edge),
    }


def _place_of(scope: str, inside: Inside) -> dict[str, Any]:
    """The layer of a norm and the sub-layer beside it; the first and the last one are in no layer."""
    stack, *layer, name = scope.split(".")
    kind = name.removesuffix("_norm")
    is_shared = inside.is_parallel and kind == "self" and f"{stack}.{layer[0]}.ffn_norm" not in inside.norms
    sublayer = "both" if is_shared else _NORMS.get(kind) or _SUBLAYERS[stack][kind]
    return {"layer": int(layer[0]) if layer else None, "sublayer": sublayer}


def _histograms(values: Float[np.ndarray, "token d_model"], edge: float) -> list[list[int]]:
    """Counts by token in equal bins from -edge to edge; what lies beyond is counted in the outermost bins."""
    index = np.floor((values.astype(np.float64) / edge + 1) / 2 * BINS).clip(0, BINS - 1).astype(int)
    return [np.bincount(row, minlength=BINS).tolist() for row in index]


def _word(step: Step) -> dict[str, Any]:
    top = [[candidate.token, _probability(candidate.log_probability)] for candidate in step.top]
    return {"token": step.token, "share": _probability(step.log_probability), "top": top}


def _classes(depths: Sequence[ClassProbabilities]) -> dict[str, Any] | None:
    if not depths:
        return None
    return {
        "labels": list(depths[-1].labels),
        "shares": [_rounded(scores.probabilities) for scores in depths],
        "contributions": [_rounded(one.contributions) for one in depths if one.contributions is not None],
        "bias": [] if depths[-1].bias is None else _rounded(depths[-1].bias),
    }


def _probability(log_probability: float) -> float:
    return round(math.exp(log_probability), 6)
