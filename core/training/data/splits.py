"""Splits of a corpus, decided by the hash of a text and never by its place in a file."""

from collections.abc import Callable, Sequence
from typing import Literal

from core.training.data import filtering
from core.training.data.filtering import Item

HOLD_OUT = 1000  # pairs each of validation and test, where a corpus brings none
HOLD_OUT_WORDS = 20  # everyday sentences, not paragraphs
SALT = "glassformer hold-out 1"  # another salt draws another hold-out and makes old scores incomparable

Split = Literal["train", "validation", "test"]
Splits = dict[Split, list[tuple[str, str]]]


def turned_round(pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the pairs with their sides changed over."""
    return [(target, source) for source, target in pairs]


def hold_out(
    pairs: Sequence[tuple[str, str]],
    size: int = HOLD_OUT,
    most_words: int = HOLD_OUT_WORDS,
    is_fit: Callable[[tuple[str, str]], bool] = lambda pair: True,
) -> Splits:
    """Set validation and test pairs aside, ``size`` of each, by the hash of their source.

    No two of them share a side; the order of the file has no say. Training is all the rest, cleaned of their texts by
    ``load_corpora``. A small corpus gives at most a tenth of its pairs to each. Pairs that are not ``is_fit`` stay in
    training, where a filter counts them.
    """
    most = 2 * min(size, len(pairs) // 10)
    chosen: list[int] = []
    sources: set[str] = set()
    targets: set[str] = set()

    def order(index: int) -> tuple[float, tuple[str, str]]:  # alphabetical among translations of one source
        return filtering.hash_unit(filtering.comparable(pairs[index][0]), SALT), pairs[index]

    for index in sorted(range(len(pairs)), key=order):
        source, target = map(filtering.comparable, pairs[index])
        fresh = source and target and source != target and source not in sources and target not in targets
        if len(chosen) == most:
            break
        if fresh and not filtering.is_too_long(pairs[index], most_words) and is_fit(pairs[index]):
            chosen.append(index)
            sources.add(source)
            targets.add(target)
    aside = set(chosen)
    return {
        "train": [pair for index, pair in enumerate(pairs) if index not in aside],
        "validation": [pairs[index] for index in chosen[::2]],
        "test": [pairs[index] for index in chosen[1::2]],
    }


def set_aside(examples: Sequence[Item], fraction: float) -> tuple[list[Item], list[Item]]:
    """Return training examples and about ``fraction`` of all as validation, by the hash of their text, each once."""
    train: list[Item] = []
    held: list[Item] = []
    for example in examples:
        unit = filtering.hash_unit(filtering.comparable(example[0]), SALT)
        (held if unit < fraction else train).append(example)
    return train, filtering.filter_examples(held)[0]
