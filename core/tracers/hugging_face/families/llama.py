"""Llama and the models built like it."""

from core.tracers.hugging_face.family import Family, linear

FAMILY = Family(
    title="Llama, Mistral, Qwen2, Qwen3",
    model_types=("llama", "mistral", "qwen2", "qwen3"),
    parts={"self": r"self_attn\.o_proj", "ffn": "mlp"},
    norms={"self": "input_layernorm", "ffn": "post_attention_layernorm"},
    last_norm="norm",
    projections=linear("q_proj", "k_proj", "v_proj"),
    turns="halves",
)
