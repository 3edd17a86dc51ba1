"""Blenderbot's small models: built like BART, with the norm before the positions in the decoder alone."""

from core.tracers.hugging_face.families import bart
from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="Blenderbot-small",
    model_types=("blenderbot-small",),
    parts=bart.FAMILY.parts,
    norms=bart.FAMILY.norms,
    is_pre_norm=False,
    projections=bart.FAMILY.projections,
)
