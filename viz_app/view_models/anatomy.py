"""The designs side by side: cards, components and every choice; and one LayerNorm in numbers."""

from typing import Any

from core.config import REFERENCE_DESIGNS, ModelConfig
from core.results.architecture import Architecture, Sizes
from core.results.parameters import Norm
from core.results.trace import Trace
from core.sentences import Sentence, sentence
from viz_app.view_models.arrays import packed
from viz_app.view_models.components import (
    Text,
    component_payload,
    epsilon_text,
    fill_text,
    number_text,
    own_heads_text,
    pads_text,
    scale_text,
    word,
    yes,
)
from viz_app.view_models.other_designs import heads_text, other_choices, other_component_payload

DESIGNS = tuple(REFERENCE_DESIGNS)
OWN = "this-model"  # the name of the current model among the designs
VOCABULARIES = (8_000, 16_000, 37_000)  # the last is that of Vaswani et al. 2017, section 5.1, for English and German


def design_payload(name: str, anatomy: Architecture, title: Sentence | None = None) -> dict[str, Any]:
    """One design for the page: its card, its ``components`` in the order of the pass, its ``choices`` by name, which
    is a variant of the message ``anatomy-row``.

    ``title`` is what to say of a model that is no reference design.
    """
    config = anatomy.config
    if isinstance(config, Sizes):
        heads, choices = heads_text(config), other_choices(anatomy, config)
        components = [other_component_payload(config, one) for one in anatomy.components.values()]
    else:
        heads, choices = (
            sentence("anatomy-card-heads", kind="own", heads=config.heads, width=config.d_head),
            choices_of(anatomy, config),
        )
        components = [component_payload(config, one) for one in anatomy.components.values()]
    return {
        "name": name,
        "say": title or sentence("anatomy-card", design=name),
        "sizes": sentence("anatomy-card-sizes", layers=layers_text(config), width=config.d_model, heads=heads),
        "parameters": anatomy.parameters,
        "vocabulary": config.vocabulary_size,
        "norm": config.norm,
        "parallel": isinstance(config, Sizes) and config.is_parallel,
        "layers": {"encoder": config.encoder_layers, "decoder": config.decoder_layers},
        "components": {one["name"]: one for one in components},
        "choices": choices,
    }


def layers_text(config: ModelConfig | Sizes) -> str:
    return " + ".join(str(layers) for layers in (config.encoder_layers, config.decoder_layers) if layers)


def choices_of(anatomy: Architecture, config: ModelConfig) -> dict[str, Text]:
    """Everything in which two models can differ."""
    return {
        "task": word(config.task),
        "layers": layers_text(config),
        "width": number_text(config.d_model),
        "heads": own_heads_text(config),
        "hidden-width": number_text(config.d_ff),
        "qkv": word("three-linears" if config.projection == "separate" else "fused-linear"),
        "qkv-bias": yes(config.attention_bias),
        "scale": scale_text(config),
        "closed-cells": fill_text(config),
        "padding-masks": pads_text(config),
        "layernorm": word(config.norm),
        "its-epsilon": epsilon_text(config),
        "positions": word(config.positions),
        "longest-sentence": number_text(config.max_length),
        "embedding-times": f"√{config.d_model}" if config.scale_embeddings else "1",
        "tables": _tables_text(config),
        "pooling": word(config.pooling if config.task == "classifier" else "none"),
        "padding-id": str(config.pad_id),
        "fresh-weights": word("xavier" if config.init == "xavier_uniform" else "pytorch"),
        "parameters": number_text(anatomy.parameters),
    }


def _tables_text(config: ModelConfig) -> Text:
    if config.task == "classifier":
        return word("one-table")
    if config.task == "generator":
        return word("one-of-two" if config.tie_embeddings else "two-tables")
    return word("one-of-three" if config.tie_embeddings else "three-tables")


def norm_payload(trace: Trace, norm: Norm) -> dict[str, Any]:
    parts = {part: packed(trace.details[f"{norm.name}.{part}"]) for part in ("input", "normalised", "output")}
    return parts | {"gain": packed(norm.gain), "bias": packed(norm.bias), "epsilon": norm.epsilon}
