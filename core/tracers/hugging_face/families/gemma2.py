"""Gemma 2 and 3: built like Gemma, with a norm behind each attention and feed-forward too."""

from dataclasses import replace

from core.tracers.hugging_face.families import gemma

FAMILY = replace(
    gemma.FAMILY,
    title="Gemma 2, Gemma 3",
    model_types=("gemma2", "gemma3_text"),
    parts={
        **gemma.FAMILY.parts,
        "self_added": "post_attention_layernorm",
        "ffn_added": "post_feedforward_layernorm",
    },
    norms={"self": "input_layernorm", "ffn": "pre_feedforward_layernorm"},
)
