"""Numbers from 0 to 999 in words, in German and in French."""

_GERMAN, _FRENCH = (
    words.split()
    for words in (
        "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
        "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    )
)
_GERMAN_STEMS = {1: "ein", 6: "sech", 7: "sieb"}  # in "einhundert", "sechzehn", "siebzig"
_GERMAN_TENS = {2: "zwanzig", 3: "dreißig"}
_FRENCH_TENS = {2: "vingt", 3: "trente", 4: "quarante", 5: "cinquante", 6: "soixante", 8: "quatre-vingt"}


def german(number: int) -> str:
    """Return ``number``, from 0 to 999, in German: 21 is "einundzwanzig"."""
    hundreds, rest = divmod(number, 100)
    start = (f"{_GERMAN_STEMS[1] if hundreds == 1 else _GERMAN[hundreds]}hundert") if hundreds else ""
    return start + _german_below_100(rest) if rest or not hundreds else start


def _german_below_100(number: int) -> str:
    tens, units = divmod(number, 10)
    if number <= 12:
        return _GERMAN[number]
    if tens == 1:
        return f"{_GERMAN[units] if units not in (6, 7) else _GERMAN_STEMS[units]}zehn"
    stem = _GERMAN_STEMS.get(tens, _GERMAN[tens])
    ten = _GERMAN_TENS.get(tens, f"{stem}zig")
    return f"{_GERMAN_STEMS[1] if units == 1 else _GERMAN[units]}und{ten}" if units else ten


def french(number: int) -> str:
    """Return ``number``, from 0 to 999, in French as in France: 71 is "soixante et onze"."""
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _french_below_100(number)
    start = "cent" if hundreds == 1 else f"{_FRENCH[hundreds]} cent"
    if rest:
        return f"{start} {_french_below_100(rest)}"
    return start if hundreds == 1 else f"{start}s"


def _french_below_100(number: int) -> str:
    if number <= 16:
        return _FRENCH[number]
    tens, units = divmod(number, 10)
    if tens == 1:
        return f"dix-{_FRENCH[units]}"
    if tens in (7, 9):  # counted on from 60 and from 80
        tens, units = tens - 1, units + 10
    ten = _FRENCH_TENS[tens]
    if not units:
        return f"{ten}s" if tens == 8 else ten
    if units in (1, 11) and tens != 8:
        return f"{ten} et {_FRENCH[units]}"
    return f"{ten}-{_french_below_100(units)}"
