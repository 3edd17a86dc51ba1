"""Made sentences with names: of people, places and companies, known and invented, and unknown words as nouns.

To keep a name that it never saw, a model must copy its pieces. So most of the names are invented, in many spellings.
"""

import random
import re
from collections.abc import Sequence

from core.training.data.filtering import Splits
from core.training.data.made import Slot, Words, made_splits, one_of, read_words
from core.training.data.made_numbers import same
from core.training.data.word_lists import WORDS

MADE = 40_000  # training pairs
MADE_VALIDATION = 300
_MOST_SYLLABLES = 4

_KNOWN = read_words("names-known.tsv")
_WORDS = read_words("words.tsv")


def invented(rng: random.Random) -> str:
    """Return a name of one to four syllables in one of many spellings."""

    def sound(kind: str) -> str:
        return rng.choice(WORDS[kind if rng.random() < 0.75 else f"rare_{kind}"])

    parts = []
    for _ in range(rng.choice((1, 1, 2, 2, 2, 3, 3, _MOST_SYLLABLES))):
        onset = sound("onsets") if rng.random() < 0.9 else ""
        coda = sound("codas") if rng.random() < 0.3 else ""
        parts.append(onset + sound("vowels") + coda)
    ending = rng.choice(WORDS["endings"]) if rng.random() < 0.35 else ""
    text = re.sub(r"(.)\1\1+", r"\1\1", "".join(parts) + ending)
    return (text if len(text) > 2 else f"{text}ra").capitalize()


def stretched(rng: random.Random) -> str:
    """Return an invented name in which a letter is doubled or a syllable comes twice, as in Honolulu."""
    word = invented(rng).lower()
    place = rng.randrange(1, len(word))
    if rng.random() < 0.5 or len(word) > 10:
        word = word[:place] + word[place - 1] + word[place:]
    else:
        start = max(0, place - rng.randint(2, 3))
        word = word[:place] + word[start:place] + word[place:]
    return re.sub(r"(.)\1\1+", r"\1\1", word).capitalize()


def known_or_invented(kind: str, share: float) -> Slot:
    """Return a slot for a known name of ``kind``, or, with probability ``share``, an invented one."""
    return lambda rng: same(invented(rng)) if rng.random() < share else rng.choice(_KNOWN[kind])


_GIVEN, _FAMILY, _PLACE = (known_or_invented(kind, 0.5) for kind in ("given", "family", "place"))


def name(rng: random.Random) -> Words:
    """Return a given name, a family name or both."""
    chance = rng.random()
    if chance < 0.2:
        return same(f"{_GIVEN(rng)[0]} {_FAMILY(rng)[0]}")
    return (_GIVEN if chance < 0.7 else _FAMILY)(rng)


def person(rng: random.Random) -> Words:
    """Return a first name, a last name or both, half of them known and many of the others ``stretched``."""

    def one(kind: str) -> str:
        chance = rng.random()
        if chance < 0.5:
            return rng.choice(_KNOWN[kind])[0]
        return stretched(rng) if chance < 0.75 else invented(rng)

    chance = rng.random()
    return same(f"{one('first')} {one('last')}" if chance < 0.3 else one("first" if chance < 0.65 else "last"))


def brand(rng: random.Random) -> Words:
    """Return the invented name of a company, sometimes of two words or in capitals."""
    first = invented(rng)
    if rng.random() < 0.15:
        return same(first[:4].upper())
    return same(f"{first} {invented(rng)}" if rng.random() < 0.15 else first)


def noun(rng: random.Random) -> Words:
    """Return an invented noun, which German writes with a capital."""
    word = invented(rng)
    return word.lower(), word, word.lower()


def slots_of(countries: Sequence[Words]) -> dict[str, Slot]:
    """Return the slots of the templates of names; ``countries`` are names that stand without an article."""
    return {
        **{kind: one_of(words) for kind, words in _WORDS.items()},
        "name": name,
        "given": _GIVEN,
        "family": _FAMILY,
        "place": _PLACE,
        "person": person,
        "town": known_or_invented("town", 0.35),
        "invented": brand,
        "noun": noun,
        "country": one_of(countries or [same("Austria")]),
    }


def made_names(language: str, countries: Sequence[Words]) -> Splits:
    """Return training and validation pairs."""
    return made_splits("names", slots_of(countries), language, MADE, MADE_VALIDATION)
