"""Normalisation of typed text to the spelling of the corpora: capitals, digits, missing apostrophes and umlauts.

The tokenizer decides: a word that its corpora hold as it was typed, such as a French "dont", stays what it is.
"""

import re

from core.text.numbers import western_digits
from core.text.tokens import Tokenizer

_ALONE = r"(?<![\w'\u2019]){}(?![\w'\u2019])"  # no part of a word
_CONTRACTIONS = re.compile(
    _ALONE.format(
        r"(?:((?:ca|wo|do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)n)(t)"
        r"|(you|they)(re|ve|ll)|(we|i)(ve)|(that|what|where|there|who|he|she)(s))"
    ),
    re.IGNORECASE,
)
_WITH_UMLAUT = re.compile(_ALONE.format(r"(?=[^\W\d_]*[aouAOU]e)[^\W\d_]+"))  # as it may have been typed
_UMLAUTS = {"ae": "ä", "oe": "ö", "ue": "ü", "Ae": "Ä", "Oe": "Ö", "Ue": "Ü"}


def normalise(text: str, tokenizer: Tokenizer) -> str:
    """Return ``text`` in sentence case, its words and digits as the tokenizer's corpora spell them."""
    spelt = sentence_case(western_digits(text))
    spelt = _CONTRACTIONS.sub(lambda found: _contraction(found, tokenizer), spelt)
    return _WITH_UMLAUT.sub(lambda word: _umlauts(word[0], tokenizer), spelt)


def sentence_case(text: str) -> str:
    """Return a text of several words, all in capitals, as a sentence; every other text as it is.

    Corpora hold no shouting, so a model that was never shown any would spell it out letter by letter.
    """
    shouts = text.isupper() and len(text.split()) > 2 and all(char.isupper() for char in text if char.isalpha())
    return _capitalised(text.lower()) if shouts else text


def _capitalised(text: str) -> str:
    """Return ``text`` with a capital at its beginning and after every full stop, in one pass over it."""
    start = ". "  # the beginning is a place like any other
    between_and_words = re.split(r"(\W+)", start + text)  # words at even places
    for place in range(2, len(between_and_words), 2):
        if re.search(r"[.!?]\s", between_and_words[place - 1]):
            word = between_and_words[place]
            between_and_words[place] = word[:1].upper() + word[1:]
    return "".join(between_and_words)[len(start) :]


def _contraction(found: re.Match[str], tokenizer: Tokenizer) -> str:
    """Return "don't" for "dont", where the corpora hold its parts and not the word as it was typed."""
    word, start, end = found[0], *filter(None, found.groups())
    if len(tokenizer.encode(word)) == 1 or len(tokenizer.encode(start)) > 1:
        return word
    return f"{start}'{end}"


def _umlauts(word: str, tokenizer: Tokenizer) -> str:
    """Return "Ärger" for "Aerger": a capitalised word that the corpora hold whole with its umlaut.

    A part of it would not do: "Zoe" and "Dostoevsky" are names as they stand.
    """
    spelt = re.sub("[aouAOU]e", lambda match: _UMLAUTS[match[0]], word)
    is_known = not word.islower() and spelt != word and len(tokenizer.encode(spelt)) == 1 < len(tokenizer.encode(word))
    return spelt if is_known else word
