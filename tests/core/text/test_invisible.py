"""Invisible characters: what carries nothing is dropped, what a script or an emoji needs stays."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.text.invisible import dropped_from, without_invisible
from core.text.tokens import clean_text

CARRY_NOTHING = {
    "\ufeffA dog runs.": "A dog runs.",
    "A\u200b dog runs.": "A dog runs.",
    "A do\u00adg runs.": "A dog runs.",
    "A\u2060 dog runs.\u200e": "A dog runs.",
    "\u202eA dog\u202c runs.": "A dog runs.",
    "A d\u200dog\u200c runs.": "A dog runs.",
    "A dog\ufe0f runs 1\ufe0f.": "A dog runs 1.",
    "A dog \u3164\u115fruns\u034f.": "A dog runs.",
    "A dog\U000e0064\U000e006f runs.": "A dog runs.",  # tags, in which others have hidden whole sentences
    "猫\u200d犬": "猫犬",
    "e\u0301\u200dx": "e\u0301x",
}
ARE_NEEDED = (
    "می\u200cخواهم",  # Persian: two parts of one word
    "PDF\u200cها",
    "क्\u200dष क्\u200cष",  # Devanagari: another form of the first letter
    "ന\u0d4d\u200d",  # Malayalam: a letter of its own at the end of a word
    "👩\u200d🚀 👩🏽\u200d🚀 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈",
    "1\ufe0f\u20e3 ☺\ufe0f ‼\ufe0f ℹ\ufe0f",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # the flag of England
    "葛\U000e0100",  # a form of a name's character
    "\u0600\u0661 \u06dd",  # signs of the category Cf that are drawn
)


@pytest.mark.parametrize(("typed", "read"), CARRY_NOTHING.items(), ids=ascii)
def test_what_carries_nothing_is_dropped(typed: str, read: str) -> None:
    assert clean_text(typed) == read


@pytest.mark.parametrize("text", ARE_NEEDED, ids=ascii)
def test_what_a_script_or_an_emoji_needs_stays(text: str) -> None:
    assert (clean_text(text), dropped_from(text)) == (text, [])


def test_every_character_of_the_category_is_dropped_or_drawn() -> None:
    drawn = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD, *range(0x13430, 0x13440)}
    for code in range(sys.maxunicode + 1):
        if unicodedata.category(chr(code)) == "Cf":
            assert (without_invisible(f"a{chr(code)}b") == "ab") == (code not in drawn), f"U+{code:04X}"


@pytest.mark.parametrize("char", "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe0f\ud800\x10", ids=ascii)
def test_a_text_of_nothing_that_is_seen_is_blank(char: str) -> None:
    assert clean_text(f" {char}{char}\n") == ""


@given(st.text())
def test_only_what_is_named_goes_and_a_second_time_nothing(text: str) -> None:
    kept = without_invisible(text)
    assert without_invisible(kept) == kept
    assert [char for char in text if char not in dropped_from(text)] == [
        char for char in kept if char not in dropped_from(text)
    ]
