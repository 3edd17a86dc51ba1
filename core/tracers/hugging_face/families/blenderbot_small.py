"""Blenderbot's small models: built like BART, with the norm before the positions in the decoder alone."""

from dataclasses import replace

from core.tracers.hugging_face.families import bart

FAMILY = replace(
    bart.FAMILY,
    title="Blenderbot-small",
    model_types=("blenderbot-small",),
    first_norm="",
    added_positions="",
    mapped_positions="embed_positions",
)
