"""The description of a family of Hugging Face models."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from torch import Tensor, nn

from core.tracers.wiring import NormWeights, Turns

Weights = tuple[Tensor, Tensor | None]  # [width, d_model] and [width] of a projection
Projections = Callable[[Any], tuple[Weights, Weights, Weights]]


def linear(query: str, key: str, value: str) -> Projections:
    """Return the projections of an attention that has one linear layer for each, by their names."""

    def found(attention: Any) -> tuple[Weights, Weights, Weights]:
        parts = (getattr(attention, name) for name in (query, key, value))
        first, second, third = ((part.weight, part.bias) for part in parts)
        return first, second, third

    return found


def usual_norm(norm: Any) -> NormWeights | None:
    """Return the numbers of a LayerNorm or of an RMSNorm; None of a module that changes nothing."""
    if not hasattr(norm, "weight"):
        return None
    epsilon = next(getattr(norm, name) for name in ("eps", "variance_epsilon", "epsilon") if hasattr(norm, name))
    return NormWeights(norm.weight, getattr(norm, "bias", None), epsilon, isinstance(norm, nn.LayerNorm))


def joined(name: str) -> Projections:
    """Return the projections of an attention whose one linear layer makes all queries, then all keys, then values."""

    def found(attention: Any) -> tuple[Weights, Weights, Weights]:
        part = getattr(attention, name)
        weight = part.weight.T if type(part).__name__ == "Conv1D" else part.weight
        biases = (None, None, None) if part.bias is None else part.bias.chunk(3)
        query, key, value = zip(weight.chunk(3), biases, strict=True)
        return query, key, value

    return found


@dataclass(frozen=True, kw_only=True)
class Family:
    """Models whose modules have the same names.

    ``parts`` are regular expressions of modules, by what they are and below the number of their layer: ``"self"`` and
    ``"cross"`` are the output projections of an attention, ``"ffn"`` is the feed-forward; ``"self_added"`` and
    ``"ffn_added"`` are the norms behind them, where what they return is added to the residual stream. ``norms`` are
    those before what ``"self"``, ``"cross"`` and ``"ffn"`` read, or, unless ``is_pre_norm``, behind the sums.
    ``first_norm`` and ``last_norm`` are the names of the norms behind the embedding and at the end of a stack,
    ``added_positions`` that of the module whose vectors are added to the tokens; all three stand beside the layers, or
    above them. ``mapped_positions`` is the same of vectors that reach no layer as a summand: a norm that is not named,
    or a matrix, stands between.

    ``is_parallel`` says by the config whether attention and feed-forward of a layer read the same states.
    ``added_times`` and ``logits_times`` are factors of each update and of the logits, by the config.
    ``projections`` returns those to queries, keys and values of an attention; ``turns`` says which of their dimensions
    rotary positions turn together, "" if none do. ``adds_by_distance`` says that a learned number is added to a score
    by the distance of its query and its key. ``positions_after_padding`` says that the first positions stay unused, up
    to the padding's id.
    """

    title: str  # the names of the models, for people
    model_types: tuple[str, ...]  # as config.json names them
    parts: Mapping[str, str] = field(default_factory=dict)
    norms: Mapping[str, str] = field(default_factory=dict)
    is_pre_norm: bool = True
    is_parallel: Callable[[Any], bool] = lambda config: False
    first_norm: str = ""
    last_norm: str = ""
    norm_weights: Callable[[Any], NormWeights | None] = usual_norm
    added_positions: str = ""
    mapped_positions: str = ""
    added_times: Callable[[Any], float] = lambda config: 1.0
    logits_times: Callable[[Any], float] = lambda config: 1.0
    projections: Projections | None = None
    turns: Turns = ""
    by_sentence: bool = False  # a translator that reads one sentence at a time
    adds_by_distance: bool = False
    scales_queries: bool = False  # before they are compared, and not the scores
    positions_after_padding: bool = False
