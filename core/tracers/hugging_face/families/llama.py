"""Llama and the models built like it."""

from typing import Any

from torch import Tensor

from core.tracers.hugging_face.family import Family


def projected(attention: Any, states: Tensor) -> tuple[Tensor, Tensor]:
    made = (project(states).unflatten(-1, (-1, attention.head_dim)) for project in (attention.q_proj, attention.k_proj))
    norms = (getattr(attention, name, None) for name in ("q_norm", "k_norm"))  # Qwen3 and Gemma 3 have them
    query, key = (norm(x) if norm else x for x, norm in zip(made, norms, strict=True))
    return query.transpose(1, 2), key.transpose(1, 2)


FAMILY = Family(
    title="Llama, Mistral, Qwen2, Qwen3",
    model_types=("llama", "mistral", "qwen2", "qwen3"),
    parts={"self": r"self_attn\.o_proj", "ffn": "mlp"},
    norms={"self": "input_layernorm", "ffn": "post_attention_layernorm"},
    last_norm="norm",
    projected=projected,
)
