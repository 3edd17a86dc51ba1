"""Augmentation: changes of the texts in each epoch, so that a model sees more than its corpora hold.

Visitors type in a hurry, know people who are in no corpus, name numbers of any length and write more than one
sentence. Every function takes its chance from the ``random.Random`` it is given.
"""

import random
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

from core.config import TrainingConfig
from core.training.data.made_names import invented
from core.training.data.numerals import renumber

Pairs = Sequence[tuple[str, str]]

_NAME = re.compile(r"\b[A-Z][a-z]{2,}\b")
_PRONOUNS = re.compile(r"(?:He|She)(?= )"), re.compile(r"(?:Er|Sie|Il|Elle)(?= )")
_MOST_JOINED = 3  # sentences to a text
_LIGATURES = str.maketrans({"ß": "ss", "œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae"})
_UMLAUTS = str.maketrans({letter: f"{unicodedata.normalize('NFD', letter)[0]}e" for letter in "äöüÄÖÜ"})
_DOTLESS = 0.25  # share of respelt texts that lose the dots of an umlaut and get no e for them


def vary_source(source: str, rng: random.Random, lower: float, unpunctuated: float, respelt: float = 0.0) -> str:
    """Return a sentence as a hurried visitor types it.

    It is in lower case, without its last mark and without umlauts, ß and accents, each with a probability.
    """
    if rng.random() < lower:
        source = source.lower()
    if rng.random() < unpunctuated:
        source = source.rstrip(" .!?") or source
    return respell(source, rng) if respelt and rng.random() < respelt else source


def respell(text: str, rng: random.Random) -> str:
    """Return ``text`` as it is typed where keys for it are missing: "Maedchen" or "Madchen", "Strasse", "eleve"."""
    text = text.translate(_LIGATURES)
    if rng.random() >= _DOTLESS:
        text = text.translate(_UMLAUTS)
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def vary_pairs(pairs: Pairs, names: Sequence[str], rng: random.Random, training: TrainingConfig) -> Pairs:
    """Return the pairs of a corpus in one epoch: with other names and numbers on both sides, several joined into one.

    ``names`` are as ``shared_names`` gives them, and the shares are those of ``training``.
    """
    known = frozenset(names)
    varied = []
    for pair in pairs:
        if training.renamed and rng.random() < training.renamed:
            pair = rename(pair, names, known, rng)
        if training.renumbered and rng.random() < training.renumbered:
            pair = renumber(pair, rng)
        varied.append(pair)
    return join(varied, training.joined, rng) if training.joined else varied


def shared_names(pairs: Pairs) -> list[str]:
    """Return the names in ``pairs``, in alphabetical order.

    A name is a capitalised word that stands on both sides, in the genitive perhaps, and nowhere in lower case.
    """
    common = Counter(word for source, _ in pairs for word in source.split() if word.islower())
    lower = {word.strip(".,!?\"'") for word in common}
    return sorted({name for pair in pairs for name in _names_of(pair) if name.lower() not in lower})


def _names_of(pair: tuple[str, str]) -> list[str]:
    source, target = pair
    return [name for name in dict.fromkeys(_NAME.findall(source)) if _standing(name).search(target)]


def _standing(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b{name}(?=s?\b)")


def rename(pair: tuple[str, str], names: Sequence[str], known: frozenset[str], rng: random.Random) -> tuple[str, str]:
    """Return the pair with each name of ``known`` that both sides share replaced by another name.

    Half of the new names are of ``names``. The others are invented: to keep a name that was never seen, a model must
    learn to copy its pieces. A pair without names that begins with he or she on both sides gets a name there.
    """
    source, target = pair
    shared = [name for name in _names_of(pair) if name in known]
    for name in shared:
        other = _another(names, rng)
        source, target = (_standing(name).sub(other, side) for side in (source, target))
    if not shared and names and all(begin.match(side) for begin, side in zip(_PRONOUNS, pair, strict=True)):
        other = _another(names, rng)
        source, target = (begin.sub(other, side, count=1) for begin, side in zip(_PRONOUNS, pair, strict=True))
    return source, target


def _another(names: Sequence[str], rng: random.Random) -> str:
    return rng.choice(names) if rng.random() < 0.5 else invented(rng)


def join(pairs: Pairs, probability: float, rng: random.Random) -> list[tuple[str, str]]:
    """Return the pairs, each followed on both sides by one or two others with ``probability``."""

    def followed(pair: tuple[str, str]) -> tuple[str, str]:
        ends = all(side.endswith((".", "!", "?")) for side in pair if side)  # single texts have one side
        if rng.random() >= probability or not ends:
            return pair
        chosen = [pair, *(rng.choice(pairs) for _ in range(rng.randint(1, _MOST_JOINED - 1)))]
        sources, targets = zip(*chosen, strict=True)
        return " ".join(sources), " ".join(targets)

    return [followed(pair) for pair in pairs]
