"""Sentences that ask one thing of a translator each: is the number kept, the name, the negation, the end?

What a pattern demands is necessary, not sufficient: a translation that passes can still be wrong. A card shows those
that fail.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Probe:
    """A source and what its translation must hold: a regular expression by target language, case ignored."""

    kind: str
    source: str
    must_hold: dict[str, str]

    def holds(self, translation: str, language: str) -> bool:
        """Say whether ``translation`` has what it must have."""
        return re.search(self.must_hold[language], translation, re.IGNORECASE) is not None


def _same(kind: str, source: str, pattern: str) -> Probe:
    return Probe(kind=kind, source=source, must_hold={"de": pattern, "fr": pattern})


def _each(kind: str, source: str, german: str, french: str) -> Probe:
    return Probe(kind=kind, source=source, must_hold={"de": german, "fr": french})


_DE_NOT = r"\b(nicht|kein\w*|nie\w*|nirgend\w*|weder)\b"
_FR_NOT = r"\b(pas|jamais|rien|personne|aucun\w*|ni|sans)\b"

PROBES: tuple[Probe, ...] = (
    _same("numbers", "The train leaves at 7:45.", r"\b7[:h.]\s?45"),
    _same("numbers", "He was born on 3 May 1978.", "1978"),
    _same("numbers", "The ticket costs 36 euros.", r"\b36\b"),
    _same("numbers", "My phone number is 5550129.", "5550129"),
    _each("numbers", "There are seventeen students in the room.", r"siebzehn|\b17\b", r"dix-sept|\b17\b"),
    _same("names", "Tom and Mary live in Boston.", r"Tom.*(Mary|Maria|Marie).*Boston"),
    _same("names", "Siobhan met Rajesh in Vancouver.", r"Siobhan.*Rajesh.*Vancouver"),
    _same("names", "Ms Okonkwo teaches mathematics.", "Okonkwo"),
    _same("names", "Have you read anything by Murakami?", "Murakami"),
    _each("negation", "I have never eaten snails.", _DE_NOT, _FR_NOT),
    _each("negation", "She is not my sister.", _DE_NOT, _FR_NOT),
    _each("negation", "Nobody wanted to dance with him.", r"niemand|kein\w*", r"personne|nul"),
    _each("negation", "Don't open the window, please.", _DE_NOT, _FR_NOT),
    _each("negation", "He left without saying goodbye.", r"ohne|nicht", "sans"),
    _each(
        "long sentences",
        "When we arrived at the station, the last train had already left, so we walked through the rain to a small "
        "hotel near the river, where an old woman gave us a warm room and hot tea.",
        r"(?=.*(Bahnhof|Station))(?=.*Regen)(?=.*Hotel)(?=.*(Zimmer|Raum))(?=.*Tee)",
        r"(?=.*gare)(?=.*pluie)(?=.*hôtel)(?=.*chambre)(?=.*thé)",
    ),
    _each(
        "long sentences",
        "My brother, who works as a doctor in a large hospital, told me yesterday that he wants to buy a house in the "
        "country because his children need a garden and his wife would like to have a dog.",
        r"(?=.*Bruder)(?=.*(Arzt|Doktor))(?=.*Haus\b)(?=.*Garten)(?=.*Hund)",
        r"(?=.*frère)(?=.*(médecin|docteur))(?=.*maison)(?=.*jardin)(?=.*chien)",
    ),
    _each(
        "long sentences",
        "If you want to learn a new language, you should read something every day, listen to the radio, write down the "
        "words you do not know and try to speak with people as often as you can.",
        r"(?=.*Sprache)(?=.*(lesen|liest|lies))(?=.*Radio)(?=.*W(o|ö)rt)(?=.*(Menschen|Leute))",
        r"(?=.*langue)(?=.*li(re|s))(?=.*radio)(?=.*mots)(?=.*gens)",
    ),
    _each("idioms", "It is raining cats and dogs.", r"in Strömen|wie aus (Eimern|Kübeln)|schüttet", "cordes|verse"),
    _each("idioms", "He kicked the bucket.", r"gestorben|starb|Löffel|Gras", r"mort|pipe|décéd"),
    _each("idioms", "That is a piece of cake.", r"Kinderspiel|Klacks|einfach|leicht", r"jeu d'enfant|facile|simple"),
    _each("idioms", "Break a leg!", r"Hals- und Beinbruch|viel (Glück|Erfolg)", r"merde|bonne chance"),
    _each("rare words", "The archaeologist examined the sarcophagus.", "Sarkophag", "sarcophage"),
    _each("rare words", "A hedgehog sleeps under the rhododendron.", r"Igel.*Rhododendron", r"hérisson.*rhododendron"),
)


PROBED = tuple(("en", code) for code in PROBES[0].must_hold)  # pairs of languages


def run_probes(translate: Callable[[list[str]], list[str]], language: str) -> list[dict[str, Any]]:
    """Return what ``translate`` makes of every probe, judged for ``language`` (``"de"`` or ``"fr"``).

    Each is a dict of plain values: ``kind``, ``source``, ``translation``, ``holds``.

    Raises:
        ValueError: if there are no patterns for ``language``.
    """
    if language not in PROBES[0].must_hold:
        raise ValueError(f"there are no probes for {language!r}; there are for {', '.join(PROBES[0].must_hold)}")
    translations = translate([probe.source for probe in PROBES])
    return [
        {"kind": probe.kind, "source": probe.source, "translation": text, "holds": probe.holds(text, language)}
        for probe, text in zip(PROBES, translations, strict=True)
    ]
