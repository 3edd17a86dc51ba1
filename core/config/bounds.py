"""Upper bounds for the numbers of a model's config, so that a broken config cannot exhaust the memory."""

from collections.abc import Iterable

from core.files import refuse_halves

MOST = {
    "vocabulary_size": 2**22,
    "d_model": 2**16,
    "heads": 2**10,
    "encoder_layers": 2**7,
    "decoder_layers": 2**7,
    "d_ff": 2**20,
    "max_length": 2**16,
}
MOST_POSITIONS = 2**28  # numbers in the table of positions, which no file holds: 1 GiB
MOST_LABELS, LONGEST_LABEL = 1000, 200


def refuse_size(name: str, value: int) -> None:
    """Refuse a number that no model has.

    Raises:
        ValueError: with the most that it may be.
    """
    if value > MOST[name]:
        raise ValueError(f"{name} is {value!r:.40}; it must be at most {MOST[name]}")


def refuse_between(name: str, value: float, lowest: float, below: float) -> None:
    """Refuse a number below ``lowest``, or not below ``below``; NaN is neither.

    Raises:
        ValueError: with both bounds.
    """
    if not lowest <= value < below:
        raise ValueError(f"{name} is {value}; it must be at least {lowest:g} and below {below:g}")


def refuse_labels(labels: Iterable[object]) -> None:
    """Refuse classes that are no texts that can be shown, or far too many.

    Raises:
        ValueError: with the first such, or how many there are.
    """
    several = list(labels)
    if len(several) > MOST_LABELS:
        raise ValueError(f"there are {len(several)} labels; at most {MOST_LABELS} can be shown")
    for label in several:
        if not isinstance(label, str) or not label.strip() or len(label) > LONGEST_LABEL:
            raise ValueError(f"{label!r:.40} is no label; it must be a text of at most {LONGEST_LABEL} characters")
        refuse_halves(label, f"label {label!r:.40}")
