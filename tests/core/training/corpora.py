"""Helpers of several tests with corpora."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from core.training.data.corpora import Corpus, load_corpora
from core.training.data.filtering import comparable


def load_corpus(name: str, data_dir: Path) -> Corpus:
    return load_corpora((name,), data_dir)[0]


def count_leaks(
    training: Sequence[tuple[str, str]], evaluation: Iterable[tuple[str, str]], sides: tuple[int, ...]
) -> int:
    """Count the training items that share a compared side with an evaluation item, by comparing each with each."""
    held = list(evaluation)
    known = {side: {comparable(item[side]) for item in held} for side in sides}
    return sum(any(comparable(item[side]) in known[side] for side in sides) for item in training)
