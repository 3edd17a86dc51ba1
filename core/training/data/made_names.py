"""Made sentences with names: of people, places and companies, known and invented, and unknown words as nouns.

To keep a name that it never saw, a model must copy its pieces. So most of the names are invented, in many spellings.
"""

import random
import re
from collections.abc import Sequence

from core.training.data.made import Slot, Words, made_pairs, one_of, read_templates, read_words
from core.training.data.made_numbers import same

MADE = 40_000  # training pairs
MADE_VALIDATION = 300
_MOST_SYLLABLES = 4

_ONSETS = re.findall(r"\w+", "b c d f g h j k l m n p r s t v w y z ch sh th br dr gr kr st tr fr gl kl")
_RARE_ONSETS = re.findall(
    r"\w+",
    "bl cl cr dh fl gh gw kh kn kw ll ng ny ph pl pr ps q qu rh sc sch sk sl sm sn sp sr str sv sz ts tz vl wr x zh",
)
_VOWELS = re.findall(r"\w+", "a a a a e e e e i i i o o o u u y")
_RARE_VOWELS = re.findall(r"\w+", "ai ae au ay ea ee ei eo ia ie io oa oo ou ua ue ui uo ö ü é")
_CODAS = re.findall(r"\w+", "k l m n n n r r s t")
_RARE_CODAS = re.findall(r"\w+", "b ck d ff g ld ll lt m nd ng nk nn nt p rd rk rn rt sh ss st t th tt tz v w x z")
_ENDINGS = re.findall(
    r"\w+",
    "a a o i y e ez es os us is er en el on an in ini elli etti ova ov ev ski ska wicz escu sen son sson berg stein "
    "mann bach idis ian oglu ura moto yama ji ko li wei ang ong ung",
)

_KNOWN = read_words("names-known.tsv")
_WORDS = read_words("words.tsv")


def invented(rng: random.Random) -> str:
    """Return a name of one to four syllables in one of many spellings."""

    def sound(usual: Sequence[str], rare: Sequence[str]) -> str:
        return rng.choice(usual if rng.random() < 0.75 else rare)

    parts = []
    for _ in range(rng.choice((1, 1, 2, 2, 2, 3, 3, _MOST_SYLLABLES))):
        onset = sound(_ONSETS, _RARE_ONSETS) if rng.random() < 0.9 else ""
        coda = sound(_CODAS, _RARE_CODAS) if rng.random() < 0.3 else ""
        parts.append(onset + sound(_VOWELS, _RARE_VOWELS) + coda)
    ending = rng.choice(_ENDINGS) if rng.random() < 0.35 else ""
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


def made_names(language: str, countries: Sequence[Words]) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return training and validation pairs; the templates of the second are unlike those of the first."""
    slots = slots_of(countries)
    train = made_pairs(read_templates("names.tsv", language), slots, language, MADE, "names")
    held = read_templates("names-validation.tsv", language)
    return train, made_pairs(held, slots, language, MADE_VALIDATION, "names, validation")
