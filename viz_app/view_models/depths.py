"""The payload of depth: norms of the residual stream, LayerNorms, ReLU, and the logit lens."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from jaxtyping import Float

from core.results.parameters import Norm
from core.results.trace import ClassProbabilities, Step, Trace

BINS = 24  # of a histogram
_SUBLAYERS = {
    "encoder": {"self": "attention", "ffn": "feed-forward"},
    "decoder": {"self": "attention", "cross": "cross-attention", "ffn": "feed-forward"},
}
Array = Float[np.ndarray, "..."]


def required_details(trace: Trace, norms: Mapping[str, Norm]) -> tuple[str, ...]:
    """The hook names that ``depths_payload`` reads, for ``model.trace``."""
    parts = ("input", "mean", "variance", "output")
    activated = (f"{stack}.{i}.ffn.activated" for stack in trace.hidden for i in range(_layers(trace, stack)))
    sums = (name for stack in trace.hidden for _, _, name in _points(trace, stack, norms) if "_norm" not in name)
    return tuple(sorted({*(f"{scope}.{part}" for scope in norms for part in parts), *activated, *sums}))


def depths_payload(
    trace: Trace,
    norms: Mapping[str, Norm],
    words: Sequence[Sequence[Step]] = (),
    classes: Sequence[ClassProbabilities] = (),
) -> dict[str, Any]:
    """Everything that the pictures of a run draw by depth.

    Args:
        trace: a run with the details of ``required_details``.
        norms: the model's LayerNorms by the scope of their hooks.
        words: the steps by depth of a translator's lens.
        classes: the class scores by depth of a classifier's lens.
    """
    return {
        "source": list(trace.source_tokens),
        "target": list(trace.target_tokens),
        "preNorm": _is_pre(norms),
        "stacks": {stack: _stack(trace, stack, norms) for stack in trace.hidden},
        "words": [[_word(step) for step in steps] for steps in words],
        "classes": _classes(classes),
    }


def zero_fraction(activated: Float[np.ndarray, "token hidden"]) -> Float[np.ndarray, "token"]:
    """The fraction of hidden units that ReLU has set to zero, by token."""
    return (activated == 0).mean(axis=-1)


def lengths(states: Float[np.ndarray, "token d_model"]) -> Float[np.ndarray, "token"]:
    """The Euclidean length of each token's vector."""
    return np.linalg.norm(states.astype(np.float64), axis=-1)


def _stack(trace: Trace, stack: str, norms: Mapping[str, Norm]) -> dict[str, Any]:
    scopes = [scope for scope in norms if scope.startswith(f"{stack}.")]
    edge = _edge(trace, scopes)
    activated = [trace.details[f"{stack}.{i}.ffn.activated"] for i in range(_layers(trace, stack))]
    return {
        "width": int(trace.hidden[stack].shape[-1]),
        "points": [
            {"layer": layer, "what": what, "lengths": _plain(lengths(trace.details[name]))}
            for layer, what, name in _points(trace, stack, norms)
        ],
        "edge": edge,
        "norms": [_norm(trace, norms[scope], edge) for scope in scopes],
        "hidden": int(activated[0].shape[-1]),
        "zeros": [_plain(zero_fraction(layer)) for layer in activated],
        "silent": [int((layer == 0).all(axis=0).sum()) for layer in activated],
    }


def _points(trace: Trace, stack: str, norms: Mapping[str, Norm]) -> Iterator[tuple[int | None, str, str]]:
    """The stream wherever it changes: layer, what has just happened, name of the tensor."""
    yield None, "embedding", f"{stack}.stream"
    for i in range(_layers(trace, stack)):
        for kind, name in _SUBLAYERS[stack].items():
            if f"{stack}.{i}.{kind}_norm" not in norms:  # a decoder-only model has no cross-attention
                continue
            if _is_pre(norms):
                yield i, name, f"{stack}.{i}.{'stream' if kind == 'ffn' else f'after_{kind}'}"
            else:
                yield i, name, f"{stack}.{i}.{kind}_norm.input"
                yield i, "norm", f"{stack}.{i}.{kind}_norm.output"
    if f"{stack}.final_norm" in norms:
        yield None, "last-norm", f"{stack}.final_norm.output"


def _layers(trace: Trace, stack: str) -> int:
    return len(trace.hidden[stack]) - 1


def _is_pre(norms: Mapping[str, Norm]) -> bool:
    """Only stacks that normalise first need one more LayerNorm at the end."""
    return any(name.endswith(".final_norm") for name in norms)


def _edge(trace: Trace, scopes: Sequence[str]) -> float:
    """A common end of all histograms: 99 in 100 numbers lie within, in steps of a half."""
    parts = [trace.details[f"{scope}.{part}"].ravel() for scope in scopes for part in ("input", "output")]
    return math.ceil(2 * float(np.quantile(np.abs(np.concatenate(parts)), 0.99))) / 2 or 0.5


def _norm(trace: Trace, norm: Norm, edge: float) -> dict[str, Any]:
    before, after = trace.details[f"{norm.name}.input"], trace.details[f"{norm.name}.output"]
    return {
        "name": norm.name,
        **_place_of(norm.name),
        "mean": _plain(trace.details[f"{norm.name}.mean"][:, 0]),
        "spread": _plain(np.sqrt(trace.details[f"{norm.name}.variance"][:, 0])),
        "meanAfter": _plain(after.mean(axis=-1)),
        "spreadAfter": _plain(after.std(axis=-1)),
        "gain": _plain(np.array([norm.gain.min(), norm.gain.mean(), norm.gain.max()])),
        "bias": _plain(np.array([norm.bias.min(), norm.bias.mean(), norm.bias.max()])),
        "before": _histograms(before, edge),
        "after": _histograms(after, edge),
    }


def _place_of(scope: str) -> dict[str, Any]:
    """The layer of a LayerNorm and the sub-layer beside it; a last one is in no layer."""
    stack, *layer, kind = scope.split(".")
    if not layer:
        return {"layer": None, "sublayer": "last"}
    return {"layer": int(layer[0]), "sublayer": _SUBLAYERS[stack][kind.removesuffix("_norm")]}


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
        "shares": [_plain(scores.probabilities) for scores in depths],
        "contributions": [_plain(scores.arrays()["contributions"]) for scores in depths],
        "bias": _plain(depths[-1].arrays()["bias"]),
    }


def _probability(log_probability: float) -> float:
    return round(math.exp(log_probability), 6)


def _plain(values: Array) -> list[Any]:
    return np.round(values.astype(np.float64), 6).tolist()
