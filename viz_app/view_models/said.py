"""Sentences that the page says in its language: the id of a message of ``viz_app/locales`` and its values."""

from core.sentences import Sentence, sentence

Text = str | Sentence  # a str is the same in every language: a shape, a name, what somebody typed


def word(of: str) -> Sentence:
    """Return one of the short answers of a design."""
    return sentence("anatomy-is", of=of)


def yes(is_so: object) -> Sentence:
    """Return yes or none."""
    return word("yes" if is_so else "none")
