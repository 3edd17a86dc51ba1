"""Numbers and names that a translation must keep, counted by kind: BLEU hardly sees a wrong digit.

A number is kept if its digits stand in the translation as that language writes them: 84.8 as 84,8, 1,250 as 1.250 or
1 250 or 1250, 2:30 as 2:30, 2.30 or 2h30. Numbers up to twelve may be words.
"""

import re
from collections.abc import Sequence
from typing import Any

from core.training.data.numerals import TOKEN, Number, read_number

_WORDS = {
    "de": "eins?|eine[mnrs]? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "fr": "une? deux trois quatre cinq six sept huit neuf dix onze douze",
}
_CAPITALISED = re.compile(r"\b[^\W\d_a-zß-ÿ][^\W\d_]{2,}\b")


def keeps(number: Number, translation: str, language: str) -> bool:
    """Return True if ``translation`` has ``number`` as its ``language`` writes it."""
    digits = _with_separators(number.digits)
    if number.kind == "decimal":
        pattern = rf"{digits},{number.rest}"
    elif number.kind == "time":
        pattern = rf"0?{number.digits}(?:[:.h]| Uhr | heures? ){number.rest}"
        if number.rest == "00":
            pattern = rf"(?:{pattern}|0?{number.digits}(?: Uhr| ?h\b| heures?))"
    else:
        pattern = digits
    if re.search(rf"(?<!\d)(?<!\d[.,]){pattern}(?![.,:]?\d)", translation):
        return True
    words = _WORDS[language].split(" ")
    small = number.kind == "whole" and number.digits.isdigit() and 1 <= int(number.digits) <= len(words)
    return small and bool(re.search(rf"\b(?:{words[int(number.digits) - 1]})\b", translation, re.IGNORECASE))


def _with_separators(digits: str) -> str:
    """Return a pattern of whole digits that may have a separator between thousands."""
    head = len(digits) % 3 or 3
    groups = [digits[:head], *(digits[i : i + 3] for i in range(head, len(digits), 3))]
    return r"[.\s]?".join(groups)


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
        language: of the translations, ``"de"`` or ``"fr"``.
    """
    counts: dict[str, dict[str, Any]] = {}

    def note(kind: str, kept: bool) -> None:
        row = counts.setdefault(kind, {"kept": 0, "of": 0})
        row["kept"] += int(kept)
        row["of"] += 1

    for (source, reference), translation in zip(items, translations, strict=True):
        for token in TOKEN.findall(source):
            if number := read_number(token, english=True):
                note(kind_of(number), keeps(number, translation, language))
        for name in names_of(source, reference):
            note("names", _stands(name, translation))
    return dict(sorted(counts.items()))
