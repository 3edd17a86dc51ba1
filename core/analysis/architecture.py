"""The reference designs by name, and their components."""

from dataclasses import replace

from core.config import REFERENCE_DESIGNS, ModelConfig
from core.errors import InputError
from core.results.architecture import Architecture
from core.tracers.architecture import architecture_of


def design(name: str, vocabulary_size: int) -> ModelConfig:
    """Return the reference design called ``name`` for a vocabulary of another size.

    Raises:
        InputError: if there is no such design.
    """
    if name not in REFERENCE_DESIGNS:
        raise InputError("core-no-design", given=f"{name[:40]!r}", choices=[*REFERENCE_DESIGNS])
    return replace(REFERENCE_DESIGNS[name].model, vocabulary_size=vocabulary_size)


def design_architecture(name: str, vocabulary_size: int, source_length: int, target_length: int) -> Architecture:
    """Return the components of the reference design called ``name``, with the shapes of a pass over such sentences.

    Raises:
        InputError: if there is no such design.
    """
    return architecture_of(design(name, vocabulary_size), source_length, target_length)
