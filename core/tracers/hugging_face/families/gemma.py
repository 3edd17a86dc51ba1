"""Gemma: built like Llama, with norms that multiply by 1 + weight."""

from typing import Any

from core.tracers.hugging_face.families import llama
from core.tracers.hugging_face.family import Family
from core.tracers.wiring import NormWeights


def norm_weights(norm: Any) -> NormWeights:
    return NormWeights(1 + norm.weight, None, norm.eps, centres=False)


FAMILY = Family(
    title="Gemma",
    model_types=("gemma",),
    parts=llama.FAMILY.parts,
    norms=llama.FAMILY.norms,
    last_norm=llama.FAMILY.last_norm,
    norm_weights=norm_weights,
    projected=llama.projected,
)
