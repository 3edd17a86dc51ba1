"""Dictionaries, manuals and lists of names: their files, and which of their pairs are fit for training.

Rules extracted these files and nobody proof-read them, so each pair is judged: a fault is the name of the field of
``FilteringReport`` that counts it, or empty.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from core.text.tokens import clean_text
from core.training.data import readers
from core.training.data.filtering import Item, Splits, comparable, has_bad_ratio, hold_out
from core.training.data.word_lists import WORDS

Fault = Callable[[tuple[str, str]], str]

HELD_OUT = 400  # pairs each of validation and test
TRANSLATIONS = 2  # of one word of a dictionary, at most; the others are rare ones
SOURCE_WORDS = 3  # of an entry
ENTRIES = 12  # a word that is part of so many is common
ENTRIES_OF_PARTS = 100  # and each word of a longer one
OFTEN = 30  # sentences with a word, of which at least one has a translation that is meant
_SELDOM = 4  # a second translation stands beside its word at least a fourth as often as the first

THREE = {"de": "deu", "fr": "fra"}  # letters of a language, as files are called
# The file of a corpus without the ending, how many words a held-out pair has at most, and whether it is of sentences.
FILES = {
    "ding-sentences": ("ding/eng-{}-sentences", 20, True),
    "ding-words": ("ding/eng-{}-words", 8, False),
    "freedict": ("freedict/eng-{}", 8, False),
    "documentation": ("documentation/eng-{}", 30, True),  # longer than everyday ones
}
_MARKUP = re.compile(r"[\[\]{}<>|=_\\~@#*^]|://|\.\.|\w/\w|/\w+/|\w\.\w+\(|--\w|\b\w+\.(?:conf|txt|org|html|sh|py)\b")
_BRACKETS = re.compile(r"\s*\([^()]*\)")
_CAMEL = re.compile(r"[a-z][A-Z]|\b[A-Z]{6,}\b")
_ANNOTATED = re.compile(r"[()\[\]{}<>/|;…]|\.\.\.|\b(?:sb|sth|jdn|jdm|jds|etw|qn|qc)\b")
_DIGITS = re.compile(r"\d+")
_WORD = re.compile(r"[^\W\d_]+")
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|['’]")  # of a sentence, and what elides an article


def held_out(kind: str, data_dir: Path, code: str) -> Splits:
    """Return a corpus of ``FILES``, of whose pairs without a fault some are set aside."""
    stem, most_words, sentences = FILES[kind]
    fault = sentence_fault(code) if sentences else entry_fault
    given = _pairs(data_dir, stem.format(THREE[code]))
    pairs = [(without_brackets(source), without_brackets(target)) for source, target in given]
    return hold_out(pairs, HELD_OUT, most_words, lambda pair: not fault(pair) and not has_bad_ratio(pair))


def names(data_dir: Path, code: str) -> Splits:
    """Return the names of countries, languages and currencies. All of them train."""
    return {"train": _pairs(data_dir, f"names/eng-{THREE[code]}"), "validation": []}


def countries(data_dir: Path, code: str) -> list[tuple[str, str, str]]:
    """Return the names of countries that are one word and, in German, have no article; the other language twice."""
    return [
        (source, target, target)
        for source, target, kind in readers.table(data_dir, f"names/eng-{THREE[code]}", 3)
        if kind == "iso_3166" and f"{source}{target}".isalpha() and target not in WORDS["with_article"]
    ]


def _pairs(folder: Path, stem: str) -> list[Item]:
    return [(clean_text(source), clean_text(target)) for source, target in readers.table(folder, stem, 2)]


def without_brackets(text: str) -> str:
    """Return ``text`` without remarks in round brackets."""
    return " ".join(_BRACKETS.sub("", text).split())


def entry_fault(pair: tuple[str, str]) -> str:
    """Return the fault of the entry of a dictionary, or an empty text."""
    if any(_ANNOTATED.search(side) for side in pair):
        return "annotated"
    source, target = pair
    # "nitpicked" for "übergenau gewesen": forms of verbs are explained and not translated.
    explained = len(target.split()) > len(source.split()) + 2 or target.endswith((" gewesen", "end", "ernd", "elnd"))
    return "explained" if explained or source.lower().startswith(("she ", "he ", "i ")) else ""


def sentence_fault(language: str) -> Fault:
    """Return a judge of sentences, of a dictionary or a manual, that are translated into ``language``."""

    def judge(pair: tuple[str, str]) -> str:
        if any(_MARKUP.search(side) or _CAMEL.search(side) or _ANNOTATED.search(side) for side in pair):
            return "annotated"
        if _is_english(pair[1], language) or _is_english(pair[0], language, reverse=True):
            return "other_language"
        numbers = [Counter(_DIGITS.findall(side)) for side in pair]
        return "" if numbers[0] == numbers[1] else "other_numbers"

    return judge


def _is_english(text: str, language: str, *, reverse: bool = False) -> bool:
    """Return True if ``text`` has more of the common words of English than of ``language``, or the other way."""
    given = [word.lower() for word in _WORD.findall(text)]
    english, other = (sum(word in WORDS[f"common_{code}"] for word in given) for code in ("en", language))
    return other > english + 1 if reverse else english > other


def most_useful(
    entries: Sequence[tuple[str, str]], everyday: Sequence[tuple[str, str]], *, english_first: bool = True
) -> list[tuple[str, str]]:
    """Return the entries of words that people use, each with the translations that they use.

    A word of a dictionary has up to fifty translations, most of which belong to one trade. Sentences show which are
    meant: those that stand beside the word most often. Where none does, the common one translates many words.

    Where not ``english_first``, the words are German. A capital tells them apart, as in "Essen" and "essen", and a
    compound is useful too if its translation is several common words: "Modellpalette", "model range".
    """
    sources, targets = (
        _Language([one[side] for one in entries], [one[side] for one in everyday], is_english=english)
        for side, english in enumerate((english_first, not english_first))
    )
    sources_of = Counter(target for _, target in entries)
    groups: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for pair in entries:
        groups[comparable(pair[0]) if english_first else pair[0]].append(pair)
    chosen: list[tuple[str, str]] = []
    for group in groups.values():
        words = sources.words(group[0][0])
        parts = [] if english_first or len(words) > 1 else [targets.words(target) for _, target in group]
        if not (sources.uses(words) or any(targets.uses(part) for part in parts if len(part) > 1)):
            continue
        seen = sources.sentences(words)
        beside = {pair: len(seen & targets.sentences(targets.words(pair[1]))) for pair in group}
        ranked = sorted(
            group, key=lambda pair: (-beside[pair], pair[1].count(" "), -sources_of[pair[1]], len(pair[1]), pair)
        )
        most = beside[ranked[0]]
        if len(seen) > max(OFTEN, OFTEN * most):
            continue  # sentences mean something else: "Stoß" is left for "bank", because "Bank" is the same word
        least = max(1, most / _SELDOM)
        chosen += [ranked[0], *(pair for pair in ranked[1:TRANSLATIONS] if beside[pair] >= least)]
    return chosen


class Usage:
    """The everyday sentences that have a word, and how often it follows another one."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.sentences: dict[str, set[int]] = defaultdict(set)
        self._before: dict[str, Counter[str]] = defaultdict(Counter)
        for index, text in enumerate(texts):
            words = WORD.findall(text)
            for first, word in zip(["", *words], words, strict=False):
                self.sentences[word].add(index)
                self._before[word][first.lower()] += 1

    def after(self, word: str, *firsts: str) -> int:
        """Return how often ``word`` follows one of ``firsts``."""
        return sum(self._before[word][first] for first in firsts) if word in self._before else 0


class _Language:
    """How everyday sentences and the entries of a dictionary use the words of one language."""

    def __init__(self, entries: Sequence[str], everyday: Sequence[str], *, is_english: bool) -> None:
        self._is_english = is_english
        self._usage = Usage(map(self._spelt, everyday))
        self._entries_of = Counter(word for entry in entries for word in set(_WORD.findall(self._spelt(entry))))

    def _spelt(self, text: str) -> str:
        return text.lower() if self._is_english else text

    def words(self, entry: str) -> list[str]:
        """Return the words of an entry; English ones in small letters, without the "to" of an infinitive."""
        words = WORD.findall(self._spelt(entry))
        return words[1:] if self._is_english and words[:1] == ["to"] else words

    def uses(self, words: list[str]) -> bool:
        """Return True if people use ``words``: sentences do, or many entries. Others are birds and tools."""
        is_seen = all(word in self._usage.sentences for word in words)
        if len(words) > 1:
            is_part = all(self._entries_of[word] >= ENTRIES_OF_PARTS for word in words)
            return is_seen and len(words) <= SOURCE_WORDS and is_part
        return bool(words) and (is_seen or all(self._entries_of[word] >= ENTRIES for word in words))

    def sentences(self, words: list[str]) -> set[int]:
        """Return the sentences that have all ``words``."""
        return set.intersection(*(self._usage.sentences.get(word, set()) for word in words)) if words else set()


def near_key(text: str) -> str:
    """Return a form that two sentences share if they differ only in short words, numbers and the order of words."""
    long_words = sorted({word.casefold() for word in _WORD.findall(text) if len(word) > 3})
    return " ".join(long_words) if len(long_words) > 2 else comparable(text)
