"""Cohere's Command R: attention and feed-forward read the same states, and norms have no bias."""

from typing import Any

from core.tracers.hugging_face.families import llama
from core.tracers.hugging_face.family import Family
from core.tracers.wiring import NormWeights


def _norm_weights(norm: Any) -> NormWeights:
    return NormWeights(norm.weight, None, norm.variance_epsilon)


FAMILY = Family(
    title="Cohere",
    model_types=("cohere",),
    parts=llama.FAMILY.parts,
    norms={"self": "input_layernorm", "ffn": "input_layernorm"},
    last_norm=llama.FAMILY.last_norm,
    norm_weights=_norm_weights,
    logits_times=lambda config: float(config.logit_scale),
)
