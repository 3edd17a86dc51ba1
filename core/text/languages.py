"""The language that a text seems to be in, by its common words: enough to tell a text that a model cannot read."""

import re

_WORD = re.compile(r"[^\W\d_]+")
_LEAST, _SHARE = 2, 4  # hits more than the language that is read, and at least one word in four
# Without words that two of the languages have, such as "in" and "was", or a neighbour of one: "la" is Spanish too.
_COMMON = {
    "en": (
        "the of and to is are you this that with for from by it be not can if or when your i he she we they do does "
        "did has have had were been there what who how my his him her our their but at up out yes please very all "
        "which would will don like here where why people"
    ),
    "de": (
        "der die das und ist sind nicht ein eine einen einem einer mit für von zu dem im auf wenn oder ich wir ihr sie "
        "dich mich sich dir mir uns euch hat haben habe bist bin auch noch wie wo wer warum war waren wird werden kann "
        "mein meine dein sein seine kein keine aber bei nach aus zum zur über sehr heute gestern morgen wurde wurden "
        "dieser diese dieses dass denn jetzt schon nur etwas kannst hast weiß"
    ),
    "fr": (
        "le les et est sont vous ne pas une avec pour dans sur ou elle lui je tu nous ils elles ce cette ces qui où "
        "mon ma mes ton sa ses mais au aux chez très j l qu c n aime suis sommes avez ont fait hier deux trois peut "
        "tout tous bien rien jamais toujours notre votre leur quel quelle était"
    ),
}
_WORDS = {code: frozenset(words.split()) for code, words in _COMMON.items()}
_LETTERS = {"en": frozenset(), "de": frozenset("äöüß"), "fr": frozenset("àâçèéêëîïôùûœ")}


def language_of(text: str, expected: str) -> str:
    """Return the code of the language of ``text``: ``expected``, unless it clearly seems to be another that is known.

    Each common word is a hit of its language; where there is one, each other word with a letter of its own is too.
    """
    words = _WORD.findall(text.lower())
    hits = {code: sum(word in common for word in words) for code, common in _WORDS.items()}
    for code, letters in _LETTERS.items():
        hits[code] += bool(hits[code]) and sum(
            word not in _WORDS[code] and not letters.isdisjoint(word) for word in words
        )
    best = max(hits, key=lambda code: (hits[code], code == expected))
    is_other = expected in hits and hits[best] >= hits[expected] + _LEAST and hits[best] * _SHARE >= len(words)
    return best if is_other else expected
