"""Made French sentences with words of a dictionary: nouns with their article, adjectives, verbs.

A dictionary has many words that people use and that hardly any sentence of the corpora holds. Alone, an entry teaches a
model neither a gender nor where a word stands. The gender, and which of several translations is meant, is learned here
from everyday sentences. Into German such sentences were tried and not kept: the card of ``en-de`` tells of it.
"""

import re
from collections import defaultdict
from collections.abc import Sequence

from core.training.data.bilingual import Usage
from core.training.data.made import Slot, Words, made_pairs, one_of, read_templates
from core.training.data.made_names import name

MADE = 60_000  # training pairs
RARE = 40  # everyday sentences; a word that more of them have is left out

_ENGLISH = re.compile(r"[a-z]{3,}")
_ONE_WORD = re.compile(r"[^\W\d_]{2,}(?:-[^\W\d_]+)*")
_CLEARLY = 3  # times as often with one gender as with the other
_ARTICLES = {"m": ("le", "un"), "f": ("la", "une")}
_BEFORE_NOUNS = {"m": ("un", "le", "du", "ce"), "f": ("une", "la", "cette")}
_BEFORE_ENGLISH_NOUNS = ("the", "a", "an", "my", "your", "this")
_BEFORE_ADJECTIVES = ("très", "trop", "si")
_BEFORE_ENGLISH_ADJECTIVES = ("is", "very", "too", "so")
_BEFORE_VERBS = ("à", "de", "pour", "veux", "veut", "peux", "peut", "va", "faut")
_INFINITIVE = ("er", "ir", "re", "oir")
_VOWELS = tuple("aeiouâéèêîôœ")


def made_words(everyday: Sequence[tuple[str, str]], entries: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return training pairs of English and French with words of a dictionary, used as in the ``everyday`` sentences."""
    words = _lexicon(everyday, entries)
    slots: dict[str, Slot] = {kind: one_of(fillings) for kind, fillings in words.items()}
    return made_pairs(read_templates("frames.tsv", "fr"), {**slots, "name": name}, "fr", MADE, "words") if words else []


def _lexicon(everyday: Sequence[tuple[str, str]], entries: Sequence[tuple[str, str]]) -> dict[str, list[Words]]:
    """Return the fillings of each slot."""
    english, french = (Usage(texts) for texts in zip(*everyday, strict=True))
    translations: dict[str, list[str]] = defaultdict(list)
    for source, target in entries:
        if _ENGLISH.fullmatch(source) and _ONE_WORD.fullmatch(target):
            translations[source].append(target)
    words: dict[str, list[Words]] = defaultdict(list)
    for word, targets in translations.items():
        sentences = english.sentences.get(word, set())
        if not 0 < len(sentences) <= RARE:
            continue
        together = {target: len(sentences & french.sentences.get(target, set())) for target in targets}
        target = max(targets, key=lambda one: (together[one], len(french.sentences.get(one, ()))))
        if together[target] or len(targets) == 1:  # else it is not clear which is meant
            for kind, filling in _fillings(word, target, english, french):
                words[kind].append(filling)
    return words


def _fillings(word: str, target: str, english: Usage, french: Usage) -> list[tuple[str, Words]]:
    """Return the slots that ``word`` fills, and what stands there in each language."""
    is_verb = target.endswith(_INFINITIVE) and bool(french.after(target, *_BEFORE_VERBS))
    is_plural = word.endswith("s") and not word.endswith(("ss", "us", "is"))
    gender = _gender(target, french)
    if gender and not is_verb and not is_plural and english.after(word, *_BEFORE_ENGLISH_NOUNS):
        definite, indefinite = _ARTICLES[gender]
        is_elided = target.startswith(_VOWELS) or french.after(target, "'", "’")
        found = [("thing", (f"the {word}", f"l'{target}" if is_elided else f"{definite} {target}"))]
        if english.after(word, "a", "an"):  # the others may be some that are not counted, such as water
            article = "an" if word[0] in "aeiou" else "a"
            found.append(("one", (f"{article} {word}", f"{indefinite} {target}")))
    elif is_verb and english.after(word, "to"):
        found = [("verb", (word, target))]
    elif english.after(word, *_BEFORE_ENGLISH_ADJECTIVES) and french.after(target, *_BEFORE_ADJECTIVES):
        found = [] if word.endswith("ly") else [("adjective", (word, target))]
    else:
        found = []
    return [(kind, (source, "", made)) for kind, (source, made) in found]


def _gender(word: str, usage: Usage) -> str:
    """Return ``m`` or ``f`` where the words before a noun leave no doubt, else an empty text."""
    masculine, feminine = (usage.after(word, *_BEFORE_NOUNS[gender]) for gender in ("m", "f"))
    if masculine > max(1, _CLEARLY * feminine):  # once may be chance
        return "m"
    return "f" if feminine > max(1, _CLEARLY * masculine) else ""
