"""ModernBERT."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="ModernBERT",
    model_types=("modernbert",),
    joints={"encoder": r"layers\.(\d+)\.attn\.Wo"},
)
