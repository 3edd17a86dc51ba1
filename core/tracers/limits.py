"""Limits for all models; a refusal is one sentence with a remedy."""

from collections.abc import Iterable, Sequence
from numbers import Integral

from core.errors import InputError
from core.text.length import refuse_long
from core.text.tokens import clean_text

MAX_SENTENCE_TOKENS = 128  # every head of so long a sentence can still be drawn


def refuse_blank(text: str, *, as_typed: bool = False) -> None:
    """Refuse a text without a visible character, or with far too many; one read ``as_typed`` may be a space.

    Raises:
        InputError: with what to do.
    """
    if not (refuse_long(text) if as_typed else clean_text(refuse_long(text))):
        raise InputError("core-blank")


def refuse_length(tokens: int, what: str = "sentence", longest: int = MAX_SENTENCE_TOKENS) -> None:
    """Refuse more than ``longest`` tokens of a "sentence", a "target" or a forced "beginning".

    Raises:
        InputError: with both numbers and by how much to shorten.
    """
    if tokens > longest:
        raise InputError("core-too-long", what=what, count=tokens, longest=longest, over=tokens - longest)


def refuse_unknown_ids(ids: Sequence[int], vocabulary_size: int) -> None:
    """Refuse ids that are not in a vocabulary of this size.

    Raises:
        InputError: with the first such id; or with what these are instead of ids.
    """
    if not isinstance(ids, Iterable) or not all(isinstance(token, Integral) for token in ids):
        raise InputError("core-no-ids", given=f"{ids!r:.40}")
    for token in ids:
        if not 0 <= token < vocabulary_size:
            raise InputError("core-no-token", token=int(token), last=vocabulary_size - 1)


def refuse_empty_target(ids: Sequence[int]) -> None:
    """Refuse a target without a token.

    Raises:
        InputError: always for such a target.
    """
    if not ids:
        raise InputError("core-empty-target")


def kept_indices(tokens: int, left_out: Sequence[int], fixed: Sequence[int] = ()) -> list[int]:
    """Return the indices of ``tokens`` tokens that are not ``left_out``, in order.

    Raises:
        InputError: if one of them does not exist, or nothing but the ``fixed`` ones would be left.
    """
    for index in left_out:
        if not 0 <= index < tokens:
            raise InputError("core-no-token-to-leave-out", index=index, count=tokens)
    kept = [index for index in range(tokens) if index not in left_out]
    if not set(kept) - set(fixed):
        raise InputError("core-nothing-left")
    return kept
