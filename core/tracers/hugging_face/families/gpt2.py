"""GPT-2."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="GPT-2",
    model_types=("gpt2",),
    parts={"self": r"attn\.c_proj", "ffn": "mlp"},
    positions="wpe",
)
