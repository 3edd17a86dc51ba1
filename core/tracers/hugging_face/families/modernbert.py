"""ModernBERT."""

from core.tracers.hugging_face.family import Family, joined

FAMILY = Family(
    title="ModernBERT",
    model_types=("modernbert",),
    parts={"self": r"attn\.Wo", "ffn": "mlp"},
    norms={"self": "attn_norm", "ffn": "mlp_norm"},
    last_norm="final_norm",
    projections=joined("Wqkv"),
    turns="halves",
)
