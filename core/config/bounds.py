"""Upper bounds for the numbers of a model's config, so that a broken config cannot exhaust the memory."""

from collections.abc import Iterable

from core.errors import InputError
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
        InputError: with the most that it may be.
    """
    if value > MOST[name]:
        raise InputError("core-setting-at-most", name=name, value=f"{value!r:.40}", most=MOST[name])


def refuse_between(name: str, value: float, lowest: float, below: float) -> None:
    """Refuse a number below ``lowest``, or not below ``below``; NaN is neither.

    Raises:
        InputError: with both bounds.
    """
    if not lowest <= value < below:
        raise InputError("core-setting-from-below", name=name, value=f"{value}", least=lowest, below=below)


def refuse_labels(labels: Iterable[object]) -> None:
    """Refuse classes that are no texts that can be shown, or far too many.

    Raises:
        InputError: with the first such, or how many there are.
    """
    several = list(labels)
    if len(several) > MOST_LABELS:
        raise InputError("core-setting-many-labels", count=len(several), most=MOST_LABELS)
    for label in several:
        if not isinstance(label, str) or not label.strip() or len(label) > LONGEST_LABEL:
            raise InputError("core-setting-no-label", label=f"{label!r:.40}", most=LONGEST_LABEL)
        refuse_halves(label, f"label {label!r:.40}")
