"""MPNet."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="MPNet",
    model_types=("mpnet",),
    joints={"encoder": r"encoder\.layer\.(\d+)\.attention\.attn\.o"},
    positions_after_padding=True,
)
