"""Gemma 2 and 3: built like Gemma, with a norm behind each attention and feed-forward too."""

from core.tracers.hugging_face.families import gemma, llama
from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="Gemma 2, Gemma 3",
    model_types=("gemma2", "gemma3_text"),
    parts={
        **llama.FAMILY.parts,
        "self_added": "post_attention_layernorm",
        "ffn_added": "post_feedforward_layernorm",
    },
    norms={"self": "input_layernorm", "ffn": "pre_feedforward_layernorm"},
    last_norm=llama.FAMILY.last_norm,
    norm_weights=gemma.norm_weights,
    projected=llama.projected,
)
