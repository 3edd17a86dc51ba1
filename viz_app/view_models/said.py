"""Sentences that the page says in its language: the id of a message of ``viz_app/locales`` and its values."""

from typing import Any

Said = dict[str, Any]
Text = str | Said  # a str is the same in every language: a shape, a name, what somebody typed


def said(sentence: str, /, **values: Any) -> Said:
    """Return the sentence of this id with its values: numbers, texts, sentences, or lists of these."""
    return {"id": sentence, "values": values}


def word(of: str) -> Said:
    """Return one of the short answers of a design."""
    return said("anatomy-is", of=of)


def yes(is_so: object) -> Said:
    """Return yes or none."""
    return word("yes" if is_so else "none")
