"""Llama and the models built like it."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="Llama, Mistral, Qwen2, Qwen3, Gemma, Gemma 2, Gemma 3",
    model_types=("llama", "mistral", "qwen2", "qwen3", "gemma", "gemma2", "gemma3_text"),
    joints={"decoder": r"layers\.(\d+)\.self_attn\.o_proj"},
)
