"""BERT, ELECTRA and DeBERTa."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="BERT, ELECTRA, DeBERTa, DeBERTa-v2 and -v3",
    model_types=("bert", "electra", "deberta", "deberta-v2"),
    joints={"encoder": r"encoder\.layer\.(\d+)\.attention\.output\.dense"},
)
