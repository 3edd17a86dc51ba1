"""ALBERT: one layer, used again and again, so that its heads cannot be switched off one by one."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="ALBERT",
    model_types=("albert",),
)
