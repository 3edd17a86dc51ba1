"""Made sentences with numbers: counts, decimals, years, clock times, prices, dates, percentages, telephone numbers.

Few pairs of the corpora hold a number, and those that do hold short ones. Each slot gives a number as English, German
and French write it: the digits stay, the marks between them change.
"""

import random

from core.training.data.filtering import Splits
from core.training.data.made import LANGUAGES, Slot, Words, made_splits, one_of, read_words

MADE = 60_000  # training pairs
MADE_VALIDATION = 400
_LONGEST = 7  # digits of a count
_SEPARATORS = (",", ".", " ")  # between thousands, in the order of LANGUAGES
_DECIMAL_MARKS = (".", ",", ",")
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}


def digits(length: int, rng: random.Random) -> str:
    """Return that many digits, the first of which is not 0.

    One in three numbers repeats one or two digits, and one in six has a digit twice or thrice in a row: a model that
    copies digit after digit loses its place there.
    """
    chance = rng.random()
    pool = rng.sample("0123456789", rng.randint(1, 2)) if chance < 1 / 3 else "0123456789"
    first = rng.choice([digit for digit in pool if digit != "0"] or ["1"])
    number = first + "".join(rng.choice(pool) for _ in range(length - 1))
    if chance > 5 / 6:
        place, run = rng.randrange(length), rng.randint(2, 3)
        number = (number[:place] + number[place] * run + number[place + 1 :])[:length]
    return number


def grouped(number: str, separator: str) -> str:
    """Return a whole number with ``separator`` between its thousands."""
    return f"{int(number):,}".replace(",", separator)


def same(text: str) -> Words:
    """Return a text that all languages share."""
    return (text,) * len(LANGUAGES)


def count(rng: random.Random) -> Words:
    """Return a whole number above 1 of up to seven digits, sometimes with separators of thousands."""
    number = digits(rng.choice((1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, _LONGEST)), rng)
    number = "2" if number == "1" else number
    if len(number) > 3 and rng.random() < 0.45:
        return tuple(grouped(number, separator) for separator in _SEPARATORS)
    return same(number)


def decimal(rng: random.Random) -> Words:
    """Return a number with one to three digits behind its decimal mark."""
    whole = "0" if rng.random() < 0.12 else digits(rng.choice((1, 1, 2, 2, 2, 3, 3, 4)), rng)
    fraction = "".join(rng.choice("0123456789") for _ in range(rng.choice((1, 1, 1, 2, 2, 3))))
    return tuple(f"{whole}{mark}{fraction}" for mark in _DECIMAL_MARKS)


def year(rng: random.Random) -> Words:
    """Return a year, most often a recent one, and one in five with a digit twice in a row, such as 1911."""
    number = str(rng.randint(1800, 2035) if rng.random() < 0.7 else rng.randint(1000, 2099))
    if rng.random() < 0.2:
        place = rng.randint(1, 2)
        number = number[:place] + 2 * number[place] + number[place + 2 :]
    return same(number)


def clock(rng: random.Random, minute: str = "") -> Words:
    """Return a clock time: 2:30, 2:30 Uhr, 2h30; at that ``minute`` if it is given."""
    hour = rng.randint(0, 23)
    minute = minute or rng.choice(("00", "15", "30", "45", f"{rng.randrange(60):02d}"))
    return f"{hour}:{minute}", f"{hour}:{minute} Uhr", f"{hour}h{minute}"


def amount(rng: random.Random) -> Words:
    """Return the number of a price: whole, or with two digits for cents."""
    if rng.random() < 0.35:
        return decimal(rng)
    whole = count(rng)
    if len(whole[0]) > 6 or rng.random() < 0.6:
        return whole
    cents = f"{rng.randrange(100):02d}"
    return tuple(f"{part}{mark}{cents}" for part, mark in zip(whole, _DECIMAL_MARKS, strict=True))


_WORDS = read_words("words.tsv")


def price(rng: random.Random) -> Words:
    """Return an amount of money, with a sign or a word."""
    numbers = amount(rng)
    if rng.random() < 0.4:
        sign = rng.choice("$$€€£")
        return f"{sign}{numbers[0]}", f"{numbers[1]} {sign}", f"{numbers[2]} {sign}"
    return _side_by_side(numbers, rng.choice(_WORDS["money"]))


def percent(rng: random.Random) -> Words:
    """Return a percentage, with a sign or a word."""
    numbers = decimal(rng) if rng.random() < 0.5 else same(digits(rng.choice((1, 2, 2, 2, 3)), rng))
    if rng.random() < 0.5:
        return f"{numbers[0]}%", f"{numbers[1]} %", f"{numbers[2]} %"
    return _side_by_side(numbers, ("percent", "Prozent", "pour cent"))


def _side_by_side(left: Words, right: Words) -> Words:
    return tuple(f"{a} {b}" for a, b in zip(left, right, strict=True))


def date(rng: random.Random) -> Words:
    """Return a day of a month, often with its year."""
    day, month = rng.randint(1, 28), rng.choice(_WORDS["month"])
    when = f" {year(rng)[0]}" if rng.random() < 0.6 else ""
    english = f"{month[0]} {day}{when and ',' + when}" if rng.random() < 0.6 else f"{day} {month[0]}{when}"
    return english, f"{day}. {month[1]}{when}", f"{'1er' if day == 1 else day} {month[2]}{when}"


def code(rng: random.Random) -> Words:
    """Return digits that count nothing: of a telephone, a flight, a door. They may begin with 0 and have gaps."""
    text = "0" * (rng.random() < 0.25) + digits(rng.randint(3, 10), rng)
    if rng.random() >= 0.4:
        return same(text)
    groups, first = [], 0
    while first < len(text):
        size = rng.randint(2, 4)
        groups.append(text[first : first + size])
        first += size
    return same(" ".join(groups))


def run(rng: random.Random) -> Words:
    """Return digits of which most follow themselves: 55555, 11888, 3003. To keep them, a model must count."""
    length = rng.choice((2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8))
    chance = rng.random()
    if chance < 0.25:
        return same(rng.choice("123456789") * length)
    if chance < 0.5:
        return same(digits(length, rng))
    number = rng.choice("123456789")
    while len(number) < length:
        number += number[-1] if rng.random() < 0.5 else rng.choice("0123456789")
    return same(number)


def thousands(rng: random.Random) -> Words:
    """Return a whole number of four to seven digits with separators between its thousands."""
    number = digits(rng.choice((4, 4, 5, 5, 6, 6, 6, _LONGEST)), rng)
    return tuple(grouped(number, separator) for separator in _SEPARATORS)


def fraction(rng: random.Random) -> Words:
    """Return a decimal number, also a long one, of which digits follow themselves on either side of its mark."""
    whole, rest = run(rng)[0][: rng.randint(1, 4)], run(rng)[0][: rng.randint(1, 3)]
    return tuple(f"{whole}{mark}{rest}" for mark in _DECIMAL_MARKS)


def ordinal(rng: random.Random) -> Words:
    """Return an ordinal number in digits: 21st, 21., 21e."""
    number = rng.randint(2, 400) if rng.random() < 0.3 else rng.randint(2, 30)
    ending = "th" if number % 100 in (11, 12, 13) else _ENDINGS.get(number % 10, "th")
    return f"{number}{ending}", f"{number}.", f"{number}e"


SLOTS: dict[str, Slot] = {
    **{name: one_of(words) for name, words in _WORDS.items()},
    "count": count,
    "decimal": decimal,
    "small": lambda rng: same(digits(rng.choice((2, 2, 2, 3)), rng)),
    "year": year,
    "time": clock,
    "price": price,
    "percent": percent,
    "date": date,
    "digits": code,
    "ordinal": ordinal,
    "run": run,
    "thousands": thousands,
    "fraction": fraction,
    "hour": lambda rng: clock(rng, "00"),
}


def made_numbers(language: str) -> Splits:
    """Return training and validation pairs."""
    return made_splits("numbers", SLOTS, language, MADE, MADE_VALIDATION)
