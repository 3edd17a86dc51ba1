"""Marian, the translators of Helsinki-NLP: built like BART, and taught on single sentences."""

from dataclasses import replace

from core.tracers.hugging_face.families import bart

FAMILY = replace(bart.FAMILY, title="Marian", model_types=("marian",), first_norm="", by_sentence=True)
