"""Granite: built like Llama, with factors on what is embedded, on what is added and on the logits."""

from dataclasses import replace

from core.tracers.hugging_face.families import llama

FAMILY = replace(
    llama.FAMILY,
    title="Granite",
    model_types=("granite",),
    added_times=lambda config: float(config.residual_multiplier),
    logits_times=lambda config: 1 / float(config.logits_scaling),
)
