"""RoBERTa and the models built like it, which are BERTs with other positions."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="RoBERTa, XLM-RoBERTa, CamemBERT",
    model_types=("roberta", "xlm-roberta", "camembert"),
    parts={"self": r"attention\.output\.dense", "ffn": r"output\.dense"},
    positions_after_padding=True,
)
