"""Augmentation: changes of the texts in each epoch, so that a model sees more than its corpora hold.

Visitors type in a hurry, know people who are in no corpus, name numbers of any length and write more than one
sentence. Every function takes its chance from the ``random.Random`` it is given.
"""

import random
import re
from collections import Counter
from collections.abc import Sequence

from core.config import TrainingConfig

Pairs = Sequence[tuple[str, str]]

_NAME = re.compile(r"\b[A-Z][a-z]{2,}\b")
_NUMBER = re.compile(r"(?<![\d.,:])\d+(?![\d.,:]*\d)")  # not a part of 2.5, 10:30 or 1,000
_LONGEST_NUMBER = 8  # digits
_ONSETS = re.findall(r"\w+", "b br ch d f g gr h j k kr l m n p r s sh st t tr v w y z")
_VOWELS = re.findall(r"\w+", "a e i o u ai ee ia io oo ou")
_CODAS = ["", "", "", *re.findall(r"\w+", "ck l m n nd ng r rt s sh th")]
_MOST_JOINED = 3  # sentences to a text


def vary_source(source: str, rng: random.Random, lower: float, unpunctuated: float) -> str:
    """Return the source as a hurried visitor types it: sometimes in lower case, sometimes without its last mark.

    Args:
        source: one sentence.
        rng: the only source of chance.
        lower: probability of lower case.
        unpunctuated: probability of losing the final punctuation.
    """
    if rng.random() < lower:
        source = source.lower()
    if rng.random() < unpunctuated:
        source = source.rstrip(" .!?") or source
    return source


def vary_pairs(pairs: Pairs, names: Sequence[str], rng: random.Random, training: TrainingConfig) -> Pairs:
    """Return the pairs of one epoch: with other names and numbers on both sides, and several joined into one.

    Args:
        pairs: sources and targets of one corpus.
        names: as ``shared_names`` gives them.
        rng: the only source of chance.
        training: ``renamed``, ``renumbered`` and ``joined`` are the shares.
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
    """Return the pair with each name of ``known`` that both sides share replaced by one of ``names`` or a made-up one.

    Half of them are made up: to keep a name that was never seen, a model must learn to copy its pieces.
    """
    source, target = pair
    for name in _names_of(pair):
        if name in known:
            other = rng.choice(names) if rng.random() < 0.5 else made_up_name(rng)
            source, target = (_standing(name).sub(other, side) for side in (source, target))
    return source, target


def made_up_name(rng: random.Random) -> str:
    """Return a name of one to three syllables that can be spoken."""
    syllables = (rng.choice(_ONSETS) + rng.choice(_VOWELS) + rng.choice(_CODAS) for _ in range(rng.randint(1, 3)))
    return "".join(syllables).capitalize()


def renumber(pair: tuple[str, str], rng: random.Random) -> tuple[str, str]:
    """Return the pair with each whole number of two digits or more that both sides share replaced by another.

    One digit often decides between singular and plural, so those stay.
    """
    source, target = pair
    shared = set(_NUMBER.findall(source)) & set(_NUMBER.findall(target))
    others = {old: _number(rng) for old in sorted(shared) if len(old) > 1}
    source, target = (_NUMBER.sub(lambda match: others.get(match[0], match[0]), side) for side in (source, target))
    return source, target


def _number(rng: random.Random) -> str:
    digits = rng.randint(2, _LONGEST_NUMBER)
    return str(rng.randrange(10 ** (digits - 1), 10**digits))


def join(pairs: Pairs, probability: float, rng: random.Random) -> list[tuple[str, str]]:
    """Return the pairs, each followed on both sides by one or two others with ``probability``."""

    def followed(pair: tuple[str, str]) -> tuple[str, str]:
        if rng.random() >= probability or not _ends(pair):
            return pair
        chosen = [pair, *(rng.choice(pairs) for _ in range(rng.randint(1, _MOST_JOINED - 1)))]
        sources, targets = zip(*chosen, strict=True)
        return " ".join(sources), " ".join(targets)

    return [followed(pair) for pair in pairs]


def _ends(pair: tuple[str, str]) -> bool:
    return all(side.endswith((".", "!", "?")) for side in pair)
