"""RoBERTa and the models built like it, which are BERTs with other positions."""

from core.tracers.hugging_face.families import bert
from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="RoBERTa, XLM-RoBERTa, CamemBERT",
    model_types=("roberta", "xlm-roberta", "camembert"),
    parts=bert.FAMILY.parts,
    norms=bert.FAMILY.norms,
    is_pre_norm=False,
    projections=bert.FAMILY.projections,
    positions_after_padding=True,
)
