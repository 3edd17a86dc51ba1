"""Granite: built like Llama, with factors on what is embedded, on what is added and on the logits."""

from core.tracers.hugging_face.families import llama
from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="Granite",
    model_types=("granite",),
    parts=llama.FAMILY.parts,
    norms=llama.FAMILY.norms,
    last_norm=llama.FAMILY.last_norm,
    added_times=lambda config: float(config.residual_multiplier),
    logits_times=lambda config: 1 / float(config.logits_scaling),
    projected=llama.projected,
)
