"""ALBERT: one layer, used again and again."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="ALBERT",
    model_types=("albert",),
    parts={"self": r"albert_layers\.\d+\.attention\.dense", "ffn": r"albert_layers\.\d+\.ffn_output"},
)
