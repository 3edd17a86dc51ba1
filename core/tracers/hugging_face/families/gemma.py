"""Gemma: built like Llama, with norms that multiply by 1 + weight."""

from dataclasses import replace
from typing import Any

from core.tracers.hugging_face.families import llama
from core.tracers.wiring import NormWeights


def _norm_weights(norm: Any) -> NormWeights:
    return NormWeights(1 + norm.weight, None, norm.eps, centres=False)


FAMILY = replace(llama.FAMILY, title="Gemma", model_types=("gemma",), norm_weights=_norm_weights)
