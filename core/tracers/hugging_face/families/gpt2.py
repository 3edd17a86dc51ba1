"""GPT-2."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="GPT-2",
    model_types=("gpt2",),
    joints={"decoder": r"h\.(\d+)\.attn\.c_proj"},
    positions="wpe",
)
