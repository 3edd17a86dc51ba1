"""Sentences that the page says in its language: the id of a message of ``viz_app/locales`` and its values."""

from core.sentences import Sentence, sentence

Text = str | Sentence  # a str is the same in every language: a shape, a name, what somebody typed


def word(of: str) -> Sentence:
    return sentence("anatomy-is", of=of)


def yes(is_so: object) -> Sentence:
    return word("yes" if is_so else "none")
