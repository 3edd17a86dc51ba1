"""BERT."""

from core.tracers.hugging_face.family import Family, linear

FAMILY = Family(
    title="BERT",
    model_types=("bert",),
    parts={"self": r"attention\.output\.dense", "ffn": r"output\.dense"},
    norms={"self": r"attention\.output\.LayerNorm", "ffn": r"output\.LayerNorm"},
    is_pre_norm=False,
    first_norm="embeddings.LayerNorm",
    added_positions="embeddings.position_embeddings",
    projections=linear("query", "key", "value"),
)
