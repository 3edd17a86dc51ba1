"""The longest text; checked before anything else is done with a typed text."""

from collections.abc import Iterable

from core.errors import InputError
from core.files import refuse_halves

LONGEST_TEXT = 20_000  # characters; what a model reads of it is limited in tokens, which take work to count


def refuse_long(text: str) -> str:
    """Return ``text`` if it is one, of at most ``LONGEST_TEXT`` whole characters.

    Raises:
        InputError: with both numbers and by how much to shorten; or with what it is instead of a text.
    """
    if not isinstance(text, str):
        raise InputError("core-no-text", given=f"{text!r:.40}")
    over = len(text) - LONGEST_TEXT
    if over > 0:
        raise InputError("core-text-too-long", count=len(text), most=LONGEST_TEXT, over=over)
    return refuse_halves(text)


def texts_of(given: str | Iterable[str]) -> list[str]:
    """Return one text as a list of one, and several as a list.

    Raises:
        InputError: if one is too long or no text.
    """
    several = isinstance(given, Iterable) and not isinstance(given, str | bytes)
    return [refuse_long(text) for text in given] if several else [refuse_long(given)]  # type: ignore[arg-type]
