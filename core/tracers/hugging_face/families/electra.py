"""ELECTRA: built like BERT, with a matrix between its embedding and its layers where these are wider."""

from dataclasses import replace

from core.tracers.hugging_face.families import bert

FAMILY = replace(
    bert.FAMILY,
    title="ELECTRA",
    model_types=("electra",),
    first_norm="",
    added_positions="",
    mapped_positions="embeddings.position_embeddings",
)
