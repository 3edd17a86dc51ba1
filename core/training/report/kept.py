"""Numbers and names that a translation must keep, counted by kind: BLEU hardly sees a wrong digit."""

import re
from collections.abc import Sequence
from typing import Any

from core.text.numbers import Number, keeps, lost_numbers, numbers_in

_CAPITALISED = re.compile(r"\b[^\W\d_a-zß-ÿ][^\W\d_]{2,}\b")


def kind_of(number: Number) -> str:
    """Return the kind of a number, in the words of the card."""
    if number.kind != "whole":
        return {"decimal": "decimals", "time": "clock times", "grouped": "separated thousands"}[number.kind]
    lengths = {1: "1 or 2 digits", 2: "1 or 2 digits", 3: "3 or 4 digits", 4: "3 or 4 digits"}
    return lengths.get(len(number.digits), "5 digits or more")


def names_of(source: str, reference: str) -> list[str]:
    """Return the names of ``source``: its capitalised words that the reference has as well."""
    return [name for name in dict.fromkeys(_CAPITALISED.findall(source)) if _stands(name, reference)]


def _stands(name: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(name)}(?=s?\b)", text) is not None


def kept_by_kind(
    items: Sequence[tuple[str, str]], translations: Sequence[str], language: str
) -> dict[str, dict[str, Any]]:
    """Return, for each kind of number and for names, how many the translations kept: ``{"kept": 9, "of": 10}``.

    Args:
        items: sources and references.
        translations: one of each source.
        language: of the translations, ``"de"``, ``"fr"`` or ``"en"``; sources of the first two are English.
    """
    counts: dict[str, dict[str, Any]] = {}

    def note(kind: str, kept: bool) -> None:
        row = counts.setdefault(kind, {"kept": 0, "of": 0})
        row["kept"] += int(kept)
        row["of"] += 1

    for (source, reference), translation in zip(items, translations, strict=True):
        for _, number in numbers_in(source, english=language != "en"):
            note(kind_of(number), keeps(number, translation, language))
        for name in names_of(source, reference):
            note("names", _stands(name, translation))
    return dict(sorted(counts.items()))


def losses(items: Sequence[tuple[str, str]], translations: Sequence[str], language: str) -> dict[str, int]:
    """Return how many numbers the translations lost, and how many of them the notice of the page does not name.

    What it is given is that of ``kept_by_kind``.
    """
    lost = unnamed = 0
    for (source, _), translation in zip(items, translations, strict=True):
        named = lost_numbers(source, translation)
        for token, number in numbers_in(source, english=language != "en"):
            if not keeps(number, translation, language):
                lost += 1
                unnamed += not {token, *token.split("h")} & set(named)  # of 7h45 the notice may name 45 alone
    return {"lost": lost, "unnamed": unnamed}
