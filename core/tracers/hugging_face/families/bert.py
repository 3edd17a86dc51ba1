"""BERT and ELECTRA."""

from core.tracers.hugging_face.family import Family, linear

FAMILY = Family(
    title="BERT, ELECTRA",
    model_types=("bert", "electra"),
    parts={"self": r"attention\.output\.dense", "ffn": r"output\.dense"},
    norms={"self": r"attention\.output\.LayerNorm", "ffn": r"output\.LayerNorm"},
    is_pre_norm=False,
    projections=linear("query", "key", "value"),
)
