"""Counts of words in everyday sentences: the sentences that have a word, and the words that stand before it."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable

WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|['’]")


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
