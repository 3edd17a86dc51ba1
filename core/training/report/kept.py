"""Numbers and names that a translation must keep, counted by kind because BLEU hardly sees a wrong digit, and probes.

Probes are sentences that ask one thing of a translator each: is the number kept, the name, the negation, the end? They
stand in ``probes.tsv``: kind TAB languages TAB sentence TAB what its translation must hold, a regular expression that
ignores case. What a pattern demands is necessary, not sufficient: a translation that passes can still be wrong. A card
shows those that fail.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

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

    ``items`` are sources and references. The ``language`` is ``"de"``, ``"fr"`` or ``"en"``; sources of the first two
    are English.
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


class Probe(NamedTuple):
    """A source, and the pattern that its translation must hold; ``languages`` are a pair such as ``"en-de"``."""

    kind: str
    languages: str
    source: str
    must_hold: str


_LINES = Path(__file__).with_name("probes.tsv").read_text(encoding="utf-8").splitlines()
PROBES = tuple(Probe(*line.split("\t")) for line in _LINES)


def run_probes(translate: Callable[[list[str]], list[str]], languages: str) -> list[dict[str, Any]]:
    """Return what ``translate`` makes of every probe for ``languages``; nothing where there are none.

    Each is a dict of plain values: ``kind``, ``source``, ``translation``, ``holds``.
    """
    probes = [probe for probe in PROBES if probe.languages == languages]
    found = translate([probe.source for probe in probes]) if probes else []
    return [
        {
            "kind": probe.kind,
            "source": probe.source,
            "translation": text,
            "holds": re.search(probe.must_hold, text, re.IGNORECASE) is not None,
        }
        for probe, text in zip(probes, found, strict=True)
    ]
