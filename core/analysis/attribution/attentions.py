"""Explanations by attention alone: shares of 1, read from a trace."""

import numpy as np
from jaxtyping import Float, Float32

from core.errors import InputError, refuse_no_head
from core.results.trace import AttentionMap, Trace

Sides = tuple[Float32[np.ndarray, "source"], Float32[np.ndarray, "read"]]
Row = int | None  # of the last token read; None is the mean of all rows


def head_attention(trace: Trace, row: Row, map_name: str, layer: int, head: int) -> Sides:
    """Return where one head of the ``"cross"``, ``"decoder"`` or, of a classifier, ``"encoder"`` map looks.

    A head looks at one side; the other is NaN.

    Raises:
        InputError: if there is no such head, or no prediction comes from its rows.
    """
    maps = [name for name in trace.attention if name != "encoder" or trace.task == "classifier"]
    if map_name not in maps:
        raise InputError("core-map-predicts-nothing", map=f"{map_name!r}", choices=maps)
    refuse_no_head(map_name, layer, head, trace.shapes)
    looks = _row(trace.attention[map_name].weights[layer, head], row)
    if map_name == "decoder":
        return _nothing(len(trace.source_tokens)), looks[: _read(trace, row)]
    return looks, _nothing(_read(trace, row))


def mean_attention(trace: Trace, row: Row) -> Sides:
    """Return where the heads of the last layer look on average.

    Of a translator these are two shares of 1: the source in cross-attention, what is written in self-attention. Of a
    generator there is the second one alone.
    """
    if trace.task == "classifier":
        return _row(_layers(trace.attention["encoder"])[-1], row), _nothing(0)
    target = _row(_layers(trace.attention["decoder"])[-1], row)[: _read(trace, row)]
    return _row(_layers(trace.attention["cross"])[-1], row) if "cross" in trace.attention else _nothing(0), target


def rollout(trace: Trace, row: Row) -> Sides:
    """Return attention followed down through all layers to the tokens: one share of 1 over source and target.

    Abnar and Zuidema 2020, "Quantifying Attention Flow in Transformers", section 3: heads are averaged, and half of
    every row is the token itself, for the residual connection; the product over the layers gives what a state is
    mixed from. For a decoder that is continued so: each of its states is a mixture of tokens read and of source
    tokens. A self-attention layer mixes these mixtures as it mixes states; a cross-attention layer halves what was
    there, and its other half is the rollout of the encoder as its heads look at it.
    """
    source = np.eye(len(trace.source_tokens))
    for weights in _layers(trace.attention["encoder"]) if "encoder" in trace.attention else ():
        source = _half(source, weights @ source)
    if trace.task == "classifier":
        return _row(source, row), _nothing(0)
    read = len(trace.attention["decoder"].query_tokens)
    mixture = np.concatenate((np.zeros((read, len(source))), np.eye(read)), axis=1)
    memory = np.concatenate((source, np.zeros((len(source), read))), axis=1)
    for layer, own in enumerate(_layers(trace.attention["decoder"])):
        mixture = _half(mixture, own @ mixture)
        if "cross" in trace.attention:
            mixture = _half(mixture, _layers(trace.attention["cross"])[layer] @ memory)
    mixed = _row(mixture, row)
    return mixed[: len(source)], mixed[len(source) :][: _read(trace, row)]


def pooling(trace: Trace, label: int, against: int | None) -> tuple[Sides, float]:
    """Return what each token adds to the logit of a label, less that of another, and what is there without any token.

    Raises:
        InputError: if the model does not read its classes from a mean of its tokens.
    """
    scores = trace.classification
    if scores is None or scores.contributions is None or scores.bias is None:
        raise InputError("core-pooling-without-mean")
    shares, bias = scores.contributions[:, label], float(scores.bias[label])
    if against is not None:
        shares, bias = shares - scores.contributions[:, against], bias - float(scores.bias[against])
    return (shares.copy(), _nothing(0)), bias


def _layers(seen: AttentionMap) -> Float[np.ndarray, "layer query key"]:
    return seen.weights.mean(axis=1, dtype=np.float64)


def _half(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    return (one + other) / 2


def _row(weights: np.ndarray, row: Row) -> np.ndarray:
    return (weights.mean(axis=0) if row is None else weights[row]).astype(np.float32)


def _read(trace: Trace, row: Row) -> int:
    """Return the number of target tokens that a translator has read at ``row``."""
    return 0 if row is None or trace.task == "classifier" else row + 1


def _nothing(size: int) -> np.ndarray:
    return np.full(size, np.nan, dtype=np.float32)
