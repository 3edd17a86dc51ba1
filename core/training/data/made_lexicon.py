"""Made sentences with words of every day that few sentences of the corpora have: trades, illness, food, tools, news.

The words are listed by hand in ``templates/lexicon.tsv``, with the article that shows their gender. German articles
also say which case a noun stands in, so each frame names the slot of its case.
"""

import re
from collections import defaultdict

from core.training.data.made import Slot, Words, made_pairs, one_of, read_templates, read_words
from core.training.data.made_names import known_or_invented, name

MADE = 40_000  # training pairs

_DATIVE_N = re.compile(r"[^nsai]$")  # Nüsse, vor Nüssen; but Pilzen, Antibiotika
_ELIDED = re.compile(r"[aeiouâéèêîôœ]|h(?!ibou|érisson|amster)")
_ACCUSATIVE = {"der": "den", "die": "die", "das": "das"}
_DATIVE = {"der": "dem", "die": "der", "das": "dem"}
_A = {"der": ("ein", "einen", "einem"), "die": ("eine", "eine", "einer"), "das": ("ein", "ein", "einem")}


def made_lexicon(language: str) -> list[tuple[str, str]]:
    """Return training pairs of English and ``language`` with the words of the lexicon."""
    slots: dict[str, Slot] = {kind: one_of(words) for kind, words in _fillings().items()}
    slots |= {"name": name, "place": known_or_invented("place", 0.5)}
    return made_pairs(read_templates("lexicon-frames.tsv", language), slots, language, MADE, "lexicon")


def _fillings() -> dict[str, list[Words]]:
    """Return what stands in each slot of the frames."""
    words = read_words("lexicon.tsv")
    slots: dict[str, list[Words]] = defaultdict(list)
    for english, german, french in words["noun"]:
        for slot, filling in _noun(english, german, french).items():
            slots[slot].append(filling)
    for english, german, french in words["plural"]:
        slots["plural"].append((english, german, french))
        slots["dative"].append((english, _DATIVE_N.sub(r"\g<0>n", german), french))
    for english, german, french in words["mass"]:
        article, noun = german.split(" ", 1)
        slots["mass"].append((english, noun, french))
        if article != "die" or not noun.endswith(("en", "Möbel")):  # those are plurals: "Möbel sind", not "ist"
            slots["themass"].append((english, noun, french))
    for infinitive, done, *translated in words["verb"]:
        german, german_done, french, french_done = translated
        slots["verb"].append((infinitive, german, french))
        slots["verbit"].append((f"{infinitive} it", german, f"{french} ça"))
        slots["done"].append((done, german_done, french_done))
    slots["adjective"], slots["job"] = words["adjective"], words["job"]
    return slots


def _noun(english: str, german: str, french: str) -> dict[str, Words]:
    """Return the fillings of a noun: with each article, in each case."""
    article, noun = german.split(" ", 1)
    a, a_object, a_dative = (f"{form} {noun}" for form in _A[article])
    un, nom = french.split(" ", 1)
    is_elided = bool(_ELIDED.match(nom))
    le = f"l'{nom}" if is_elided else f"{'le' if un == 'un' else 'la'} {nom}"
    mon = f"{'mon' if un == 'un' or is_elided else 'ma'} {nom}"
    an = f"{'an' if english[0] in 'aeiou' else 'a'} {english}"
    return {
        "thing": (f"the {english}", german, le),
        "object": (f"the {english}", f"{_ACCUSATIVE[article]} {noun}", le),
        "with": (f"the {english}", f"{_DATIVE[article]} {noun}", le),
        "one": (an, a, french),
        "some": (an, a_object, french),
        "withone": (an, a_dative, french),
        "my": (f"my {english}", f"m{a}", mon),
        "mine": (f"my {english}", f"m{a_object}", mon),
    }
