"""Numbers in a text, and whether a translation keeps them.

English writes 1,250 and 84.8 and 2:30; German and French write 1.250 or 1 250, 84,8, and 2.30 or 2h30.
"""

import re
import unicodedata
from typing import NamedTuple

TOKEN = re.compile(r"(?<![\w.,:])\d+(?:[.,:h]\d+)*(?!\w|[.,:]\d)")
_SPACED = re.compile(rf"(?<![\w.,:])\d{{1,3}}(?:[ \u00a0\u202f]\d{{3}})+(?:,\d+)?(?!\w|[.,:]\d)|{TOKEN.pattern}")
_ANY = re.compile(r"(?<![\d.,:])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:,\d+)?(?![.,:]?\d)|\d+(?:[.,:]\d+)*")
# 2:30 p.m. may become 14:30, and 1st may become a word.
_RECKONED = re.compile(r"\s?(?:[ap]m\b|[ap]\.\s?m\.|(?:st|nd|rd|th)\b|o['’]clock)", re.IGNORECASE)
_KINDS = (  # name, as English writes it, as others do
    ("grouped", re.compile(r"(\d{1,3}(?:,\d{3})+)"), re.compile(r"(\d{1,3}(?:[.\s]\d{3})+)")),
    ("decimal", re.compile(r"(\d{1,3}(?:,\d{3})+|\d+)\.(\d+)"), re.compile(r"(\d{1,3}(?:[.\s]\d{3})+|\d+),(\d+)")),
    ("time", re.compile(r"(\d{1,2}):(\d\d)"), re.compile(r"(\d{1,2})[:.h](\d\d)")),
    ("whole", re.compile(r"(\d+)"), re.compile(r"(\d+)")),
)
_WORDS = {  # of numbers up to twelve
    "en": ["one|an?", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": [
        "eins?|eine[mnrs]?",
        "zwei",
        "drei",
        "vier",
        "fünf",
        "sechs",
        "sieben",
        "acht",
        "neun",
        "zehn",
        "elf",
        "zwölf",
    ],
    "fr": ["une?", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
}


class Number(NamedTuple):
    """A number: its kind and its digits, in two parts if a mark separates them."""

    kind: str
    digits: str
    rest: str = ""


def read_number(token: str, *, english: bool) -> Number | None:
    """Return the number that ``token`` writes, in English or in a translation; None if it is none of the kinds."""
    for kind, ours, theirs in _KINDS:
        if match := (ours if english else theirs).fullmatch(token):
            return Number(kind, *(re.sub(r"\D", "", part) for part in match.groups()))
    return None


def numbers_in(text: str, *, english: bool) -> list[tuple[str, Number]]:
    """Return the numbers of ``text`` as they stand there, each with what it is; French has spaces between thousands."""
    found = (TOKEN if english else _SPACED).findall(text)
    return [(token, number) for token in found if (number := read_number(token, english=english))]


def keeps(number: Number, translation: str, language: str = "") -> bool:
    """Return True if ``translation`` has ``number`` as its ``language`` writes it; without one, as German or French do.

    84.8 is kept as 84,8, 1,250 as 1.250 or 1 250 or 1250, and 2:30 as 2:30, 2.30 or 2h30. Numbers up to twelve may be
    words.
    """
    is_english = language == "en"
    digits = _with_separators(number.digits, "[,\\s]?" if is_english else "[.\\s]?")
    if number.kind == "decimal":
        pattern = rf"{digits}[.]{number.rest}" if is_english else rf"{digits},{number.rest}"
    elif number.kind == "time":
        pattern = rf"0?{number.digits}(?:[:.h]| Uhr | heures? ){number.rest}"
        if number.rest == "00":
            pattern = rf"(?:{pattern}|0?{number.digits}(?: Uhr| ?h\b| heures?| o['’]clock| ?[ap]\.?m))"
    else:
        pattern = digits
    if _stands(pattern, translation) or (number.kind == "time" and _half_past(number, translation)):
        return True
    if number.kind != "whole" or len(number.digits) > 2 or not 1 <= int(number.digits) <= 12:
        return False
    spoken = (language,) if language else ("de", "fr")
    words = [_WORDS[code][int(number.digits) - 1] for code in spoken if code in _WORDS]
    return re.search(rf"\b(?:{'|'.join(words)})\b", translation, re.IGNORECASE) is not None


def _half_past(number: Number, translation: str) -> bool:
    """Return True if half past an hour is said in words: 2:30 as halb drei or deux heures et demie."""
    if number.rest != "30":
        return False
    hour = int(number.digits) % 12
    german, french = _WORDS["de"][hour], _WORDS["fr"][hour - 1]
    said = rf"\bhalb (?:{german})\b|\b(?:{french}|midi|minuit|{number.digits}) ?(?:h|heures?)? et demie?\b|half past"
    return re.search(said, translation, re.IGNORECASE) is not None


def western_digits(text: str) -> str:
    """Return ``text`` with the decimal digits of every script as 0 to 9."""
    if text.isascii():
        return text
    return "".join(str(unicodedata.decimal(letter, letter)) for letter in text)


def lost_numbers(source: str, translation: str) -> list[str]:
    """Return the numbers of ``source``, as they stand there, that ``translation`` does not keep.

    Clock times with a.m. or p.m. and ordinals are left out: a translation may reckon them or write words.
    """
    plain = western_digits(translation)
    lost = []
    for match in _ANY.finditer(source):
        token = western_digits(match[0])
        number = read_number(token, english=True)
        # In German "1,000" would be one and "8.125" thousands, so these marks must change.
        as_it_is = number is None or (number.kind == "decimal" and len(number.rest) != 3)
        kept = (as_it_is and _stands(re.sub(r"[.,:]", "[.,:]", token), plain)) or (number and keeps(number, plain))
        if not kept and (other := read_number(token, english=False)):  # it may be a translation into English
            kept = keeps(other, plain, "en")
        if not kept and not _RECKONED.match(source, match.end()):
            lost.append(match[0])
    return list(dict.fromkeys(lost))


def _stands(pattern: str, translation: str) -> bool:
    return re.search(rf"(?<!\d)(?<!\d[.,]){pattern}(?![.,:]?\d)", translation) is not None


def _with_separators(digits: str, separator: str) -> str:
    """Return a pattern of whole digits that may have a ``separator`` between thousands."""
    head = len(digits) % 3 or 3
    groups = [digits[:head], *(digits[i : i + 3] for i in range(head, len(digits), 3))]
    return separator.join(groups)
