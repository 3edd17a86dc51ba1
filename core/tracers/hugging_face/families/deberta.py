"""DeBERTa, whose attention transformers computes by itself: its weights are seen, and nothing before them."""

from core.tracers.hugging_face.families import bert
from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="DeBERTa, DeBERTa-v2 and -v3",
    model_types=("deberta", "deberta-v2"),
    parts=bert.FAMILY.parts,
)
