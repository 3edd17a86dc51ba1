"""GPT-NeoX and Pythia."""

from typing import Any

from core.tracers.hugging_face.family import Family, Weights


def _projections(attention: Any) -> tuple[Weights, Weights, Weights]:
    joined, width = attention.query_key_value, attention.head_size  # head by head: its query, its key, its value
    weights = (one.flatten(0, 1) for one in joined.weight.unflatten(0, (-1, 3, width)).unbind(1))
    none = (None, None, None)
    biases = none if joined.bias is None else (one.flatten() for one in joined.bias.view(-1, 3, width).unbind(1))
    query, key, value = zip(weights, biases, strict=True)
    return query, key, value


FAMILY = Family(
    title="GPT-NeoX, Pythia",
    model_types=("gpt_neox",),
    parts={"self": r"attention\.dense", "ffn": "mlp"},
    norms={"self": "input_layernorm", "ffn": "post_attention_layernorm"},
    is_parallel=lambda config: bool(config.use_parallel_residual),
    last_norm="final_layer_norm",
    projections=_projections,
    turns="halves",
)
