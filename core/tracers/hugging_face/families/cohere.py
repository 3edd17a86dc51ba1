"""Cohere's Command R: attention and feed-forward read the same states, positions turn neighbouring dimensions."""

from dataclasses import replace
from typing import Any

from core.tracers.hugging_face.families import llama
from core.tracers.wiring import NormWeights


def _norm_weights(norm: Any) -> NormWeights:
    return NormWeights(norm.weight, None, norm.variance_epsilon)


FAMILY = replace(
    llama.FAMILY,
    title="Cohere",
    model_types=("cohere",),
    norms={"self": "input_layernorm", "ffn": "input_layernorm"},
    is_parallel=lambda config: True,
    norm_weights=_norm_weights,
    logits_times=lambda config: float(config.logit_scale),
    turns="pairs",
)
