"""GPT-2."""

from core.tracers.hugging_face.family import Family, joined

FAMILY = Family(
    title="GPT-2",
    model_types=("gpt2",),
    parts={"self": r"attn\.c_proj", "ffn": "mlp"},
    norms={"self": "ln_1", "ffn": "ln_2"},
    last_norm="ln_f",
    added_positions="wpe",
    projections=joined("c_attn"),
)
