"""GPT-NeoX and Pythia."""

from typing import Any

from torch import Tensor

from core.tracers.hugging_face.family import Family


def _projected(attention: Any, states: Tensor) -> tuple[Tensor, Tensor]:
    joined = attention.query_key_value(states).unflatten(-1, (-1, 3 * attention.head_size)).transpose(1, 2)
    query, key, _ = joined.chunk(3, dim=-1)
    return query, key


FAMILY = Family(
    title="GPT-NeoX, Pythia",
    model_types=("gpt_neox",),
    parts={"self": r"attention\.dense", "ffn": "mlp"},
    norms={"self": "input_layernorm", "ffn": "post_attention_layernorm"},
    last_norm="final_layer_norm",
    projected=_projected,
)
