"""ALBERT: one layer, used again and again."""

from core.tracers.hugging_face.family import Family, linear

FAMILY = Family(
    title="ALBERT",
    model_types=("albert",),
    parts={"self": r"albert_layers\.\d+\.attention\.dense", "ffn": r"albert_layers\.\d+\.ffn_output"},
    norms={
        "self": r"albert_layers\.\d+\.attention\.LayerNorm",
        "ffn": r"albert_layers\.\d+\.full_layer_layer_norm",
    },
    is_pre_norm=False,
    mapped_positions="embeddings.position_embeddings",
    projections=linear("query", "key", "value"),
)
