"""Characters that cannot be seen: those that a script or an emoji needs, and those that no model should read.

What needs them follows Unicode Standard Annex 31, section 2.3 (joiners), and Unicode Technical Standard 51 (emoji).
"""

import re
import unicodedata

# All of Default_Ignorable_Code_Point and of the category Cf, but for the signs of Arabic, Syriac, Kaithi and Egyptian
# writing that are drawn.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_JOINERS = "\u180e\u200c\u200d"
_SELECTORS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_TAGS = re.compile("[\U000e0020-\U000e007f]")  # they spell the region of a flag
_FLAG, _KEYCAP, _VIRAMA = "\U0001f3f4", "\u20e3", 9


def without_invisible(text: str) -> str:
    """Return ``text`` without its invisible characters, but for those that a script or an emoji needs."""
    return "".join(part for part, dropped in _parts(text) if not dropped)


def dropped_from(text: str) -> list[str]:
    """Return the different characters that ``without_invisible`` drops, in the order of ``text``."""
    return list(dict.fromkeys(part for part, dropped in _parts(text) if dropped))


def _parts(text: str) -> list[tuple[str, bool]]:
    """Return ``text`` in parts, and for each whether it is one character to drop."""
    parts, end = [], 0
    for match in _INVISIBLE.finditer(text):
        parts += [(text[end : match.start()], False), (match[0], not _is_needed(text, match.start()))]
        end = match.end()
    return [*parts, (text[end:], False)]


def _is_needed(text: str, index: int) -> bool:
    char, base = text[index], _base(text, index)
    after = text[index + 1 : index + 2]
    if not base or base.isspace() or char == text[index - 1]:
        return False
    if char in _JOINERS:
        return unicodedata.combining(text[index - 1]) == _VIRAMA or _joins(base, after)
    if _SELECTORS.match(char):
        return not _is_plain(base) or after == _KEYCAP
    return base == _FLAG and _TAGS.match(char) is not None


def _base(text: str, index: int) -> str:
    """Return the character that what stands at ``index`` belongs to, marks and invisible ones passed over."""
    while index and (unicodedata.category(text[index - 1]) == "Mn" or _INVISIBLE.match(text[index - 1])):
        index -= 1
    return text[index - 1 : index]


def _joins(before: str, after: str) -> bool:
    """Return True if a joiner between both is seen: in a script whose letters join, or between two signs."""
    both = before, after
    if not after or after.isspace():
        return False
    signs = all(unicodedata.category(char) in ("So", "Sk") for char in both)
    return signs or any(unicodedata.category(char) in ("Lo", "Mc") and not _is_wide(char) for char in both)


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in "WF"


def _is_plain(char: str) -> bool:
    """Return True if a character has one form only, so that no selector can choose another."""
    return char.isascii() or unicodedata.name(char, "").startswith(("LATIN ", "GREEK ", "CYRILLIC "))
