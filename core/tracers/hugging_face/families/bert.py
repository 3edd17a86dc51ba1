"""BERT and ELECTRA."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="BERT, ELECTRA",
    model_types=("bert", "electra"),
    parts={"self": r"attention\.output\.dense", "ffn": r"output\.dense"},
)
