"""Other numbers for a pair: each number that both sides share is replaced by another of its kind."""

import random
import re

from core.text.numbers import TOKEN, Number, read_number
from core.training.data.word_lists import NUMBERS

_LONGEST = 8  # digits
_COUNTED = 0.08  # share of pairs with a counted noun in which a numeral replaces the word of its number
_YEARS = (1000, 2099)
_COUNTED_NOUN = re.compile(
    rf"(?<!at )(?<!half past )\b({'|'.join(NUMBERS)})(?= (?:\w+s|men|women|people|children)\b)", re.IGNORECASE
)


def _numbers_of(text: str, *, english: bool) -> set[Number]:
    return {number for token in TOKEN.findall(text) if (number := read_number(token, english=english))}


def renumber(pair: tuple[str, str], rng: random.Random) -> tuple[str, str]:
    """Return the pair with each number that both sides share replaced by another of its kind.

    A whole number of one digit often decides between singular and plural, so it stays. A few pairs that count a noun
    in words ("two men") get a numeral instead.
    """
    source, target = pair
    shared = _numbers_of(source, english=True) & _numbers_of(target, english=False)
    others = {number: _another(number, rng) for number in sorted(shared) if len(number.digits + number.rest) > 1}
    if others:
        return _replaced(source, others, english=True), _replaced(target, others, english=False)
    return _counted(pair, rng) if rng.random() < _COUNTED else pair


def _another(number: Number, rng: random.Random) -> Number:
    if number.kind == "time":
        return Number("time", str(rng.randint(0, 23)), f"{rng.randrange(60):02d}")
    if number.kind == "decimal":
        fraction = rng.choice((1, 1, 2, 3))
        return Number("decimal", _digits(rng.choice((1, 2, 2, 3)), rng), f"{rng.randrange(10**fraction):0{fraction}d}")
    if number.kind == "grouped":
        return Number("grouped", _digits(rng.randint(4, 7), rng))
    if len(number.digits) == 4 and _YEARS[0] <= int(number.digits) <= _YEARS[1] and rng.random() < 0.5:
        return Number("whole", str(rng.randint(1700, 2035)))
    return Number("whole", _digits(rng.randint(2, _LONGEST), rng))


def _digits(length: int, rng: random.Random) -> str:
    """Return that many digits; in one of four numbers most digits follow themselves."""
    if rng.random() < 0.25:
        few = rng.sample("123456789", 2)
        return "".join(rng.choice(few) for _ in range(length))
    return str(rng.randrange(10 ** (length - 1), 10**length))


def _replaced(text: str, others: dict[Number, Number], *, english: bool) -> str:
    def written(match: re.Match[str]) -> str:
        old = read_number(match[0], english=english)
        if old not in others:
            return match[0]
        new = others[old]
        if new.kind == "grouped":
            return f"{int(new.digits):,}".replace(",", "," if english else ".")
        if not new.rest:
            return new.digits
        mark = re.sub(r"\d", "", match[0])[-1]  # the translation may write 2:30, 2.30 or 2h30
        return f"{new.digits}{mark}{new.rest}"

    return TOKEN.sub(written, text)


def _counted(pair: tuple[str, str], rng: random.Random) -> tuple[str, str]:
    """Return the pair with a numeral in place of the word that counts a noun, if each side has that word once."""
    source, target = pair
    found = _COUNTED_NOUN.findall(source)
    if len(found) != 1:
        return pair
    words = "|".join(NUMBERS[found[0].lower()].split())
    if len(re.findall(rf"\b(?:{words})\b", target, re.IGNORECASE)) != 1:
        return pair
    number = _digits(rng.randint(2, 6), rng)
    return _COUNTED_NOUN.sub(number, source), re.sub(rf"\b(?:{words})\b", number, target, flags=re.IGNORECASE)
