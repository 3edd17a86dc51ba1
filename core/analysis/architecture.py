"""The reference designs by name, and their special ids."""

from collections.abc import Sequence
from dataclasses import replace

from core.config import REFERENCE_DESIGNS, ModelConfig
from core.errors import InputError


def design(name: str, vocabulary_size: int) -> ModelConfig:
    """Return the reference design called ``name`` for a vocabulary of another size.

    Raises:
        InputError: if there is no such design.
    """
    if name not in REFERENCE_DESIGNS:
        choices = ", ".join(REFERENCE_DESIGNS)
        raise InputError(f"There is no design {name[:40]!r}. Choose one of: {choices}.")
    return replace(REFERENCE_DESIGNS[name].model, vocabulary_size=vocabulary_size)


def remap_special_ids(ids: Sequence[int], old: ModelConfig, new: ModelConfig) -> tuple[int, ...]:
    """Return ``ids`` of the model ``old`` for ``new``, which numbers padding, unknown, start and end in another way."""
    roles = ("pad_id", "unknown_id", "start_id", "end_id")
    new_ids = {getattr(old, role): getattr(new, role) for role in roles}
    return tuple(new_ids.get(token, token) for token in ids)
