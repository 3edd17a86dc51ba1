"""DistilBERT."""

from core.tracers.hugging_face.family import Family, linear

FAMILY = Family(
    title="DistilBERT",
    model_types=("distilbert",),
    parts={"self": r"attention\.out_lin", "ffn": "ffn"},
    norms={"self": "sa_layer_norm", "ffn": "output_layer_norm"},
    is_pre_norm=False,
    first_norm="embeddings.LayerNorm",
    added_positions="embeddings.position_embeddings",
    projections=linear("q_lin", "k_lin", "v_lin"),
)
