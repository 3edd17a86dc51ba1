"""GPT-2."""

from typing import Any

from core.tracers.hugging_face.family import Family, Weights


def _projections(attention: Any) -> tuple[Weights, Weights, Weights]:
    joined = attention.c_attn  # its weight is [d_model, 3 * d_model]
    query, key, value = zip(joined.weight.T.chunk(3), joined.bias.chunk(3), strict=True)
    return query, key, value


FAMILY = Family(
    title="GPT-2",
    model_types=("gpt2",),
    parts={"self": r"attn\.c_proj", "ffn": "mlp"},
    norms={"self": "ln_1", "ffn": "ln_2"},
    last_norm="ln_f",
    positions="wpe",
    added_positions="wpe",
    projections=_projections,
)
