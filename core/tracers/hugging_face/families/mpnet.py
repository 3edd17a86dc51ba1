"""MPNet."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="MPNet",
    model_types=("mpnet",),
    parts={"self": r"attention\.attn\.o", "ffn": r"output\.dense"},
    positions_after_padding=True,
)
