"""What every model does with what it is asked: limits, batches, the answer of a classifier."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.errors import InputError

LONGEST = 128  # tokens a sentence may have: every head of it can still be drawn
_BATCH = 32

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Classification:
    """The likeliest label and the probability of every label, in the model's order."""

    label: str
    probabilities: dict[str, float]


def refuse_length(tokens: int, what: str = "This sentence", longest: int = LONGEST) -> None:
    """Refuse more than ``longest`` tokens.

    Raises:
        InputError: with both numbers and by how much to shorten.
    """
    if tokens > longest:
        raise InputError(f"{what} has {tokens} tokens; {longest} fit. Shorten it by {tokens - longest}.")


def in_batches(sources: list[list[int]], run: Callable[[list[list[int]]], Sequence[Answer]]) -> list[Answer]:
    """Return one answer a source, in their order; sources of like length run together, so little padding is read."""
    order = sorted(range(len(sources)), key=lambda index: len(sources[index]))
    answers: dict[int, Answer] = {}
    for first in range(0, len(order), _BATCH):
        indices = order[first : first + _BATCH]
        answers.update(zip(indices, run([sources[index] for index in indices]), strict=True))
    return [answers[index] for index in range(len(sources))]
