"""Marian, the translators of Helsinki-NLP: built like BART, and taught on single sentences."""

from core.tracers.hugging_face.families import bart
from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="Marian",
    model_types=("marian",),
    parts=bart.FAMILY.parts,
    norms=bart.FAMILY.norms,
    is_pre_norm=False,
    added_positions=bart.FAMILY.added_positions,
    projections=bart.FAMILY.projections,
    by_sentence=True,
)
