"""Sentences with word alignments made by hand: ``en-de.tsv`` and ``en-fr.tsv``, written for this project.

A line holds a sentence, its translation, and the links of two passes, tab-separated. ``3-2`` is a sure link of word 3
of the sentence to word 2 of the translation, ``3?2`` a possible one; both count from 0. As Och and Ney 2003, "A
Systematic Comparison of Various Statistical Alignment Models", section 6 make a reference of two annotators: a link is
sure if both passes say so, and possible if any pass has it.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

Links = frozenset[tuple[int, int]]  # (word of the sentence, word of the translation)

_WORD = re.compile(r"[^\W_]+['’](?=\w)|[^\W_]+(?:-[^\W_]+)*|[^\w\s]")


@dataclass(frozen=True)
class GoldSentence:
    """A sentence with its translation and the links of both passes; ``sure`` and ``possible`` join them."""

    source: str
    target: str
    passes: tuple[tuple[Links, Links], tuple[Links, Links]]  # of each, its sure links and all its links

    @property
    def sure(self) -> Links:
        """The links that both passes call sure."""
        return self.passes[0][0] & self.passes[1][0]

    @property
    def possible(self) -> Links:
        """The links of any pass, the sure ones among them."""
        return self.passes[0][1] | self.passes[1][1]


def gold_sentences(name: str) -> tuple[GoldSentence, ...]:
    """Return the gold for ``"en-de"`` or ``"en-fr"``, for these turned round, or a name that ends so; else nothing.

    Raises:
        ValueError: if a line is damaged; the message names it.
    """
    languages = name.split("-")[-2:]
    path = Path(__file__).with_name(f"{'-'.join(languages)}.tsv")
    if not path.is_file():
        other = "-".join(reversed(languages))
        return tuple(map(_turned, gold_sentences(other))) if path.with_name(f"{other}.tsv").is_file() else ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(_sentence(line, f"{path.name}, line {number}") for number, line in enumerate(lines, start=1))


def _turned(one: GoldSentence) -> GoldSentence:
    def turned(links: Links) -> Links:
        return frozenset((target, source) for source, target in links)

    (first, first_all), (second, second_all) = one.passes
    passes = (turned(first), turned(first_all)), (turned(second), turned(second_all))
    return GoldSentence(one.target, one.source, passes)


def words_of(text: str) -> list[str]:
    """Return words and marks. An apostrophe ends a word: "l'eau" is two words."""
    return _WORD.findall(text)


def agreed(sentences: Sequence[GoldSentence]) -> float:
    """Return the Dice coefficient of the links of both passes, sure or possible: 1 if all are the same."""
    both = sum(len(one.passes[0][1] & one.passes[1][1]) for one in sentences)
    return 2 * both / sum(len(links) for one in sentences for _, links in one.passes)


def _sentence(line: str, where: str) -> GoldSentence:
    parts = line.split("\t")
    if len(parts) != 4:
        raise ValueError(f"{where} has {len(parts)} fields; it must be sentence, translation and the links twice")
    sizes = len(words_of(parts[0])), len(words_of(parts[1]))
    first, second = (_links(part, sizes, where) for part in parts[2:])
    return GoldSentence(parts[0], parts[1], (first, second))


def _links(text: str, sizes: tuple[int, int], where: str) -> tuple[Links, Links]:
    sure, every = set(), set()
    for written in text.split():
        found = re.fullmatch(r"(\d+)([-?])(\d+)", written)
        link = (int(found[1]), int(found[3])) if found else (-1, -1)
        if not found or link[0] >= sizes[0] or link[1] >= sizes[1]:
            raise ValueError(
                f"{where} has the link {written!r}; the words count from 0 to {sizes[0] - 1} and {sizes[1] - 1}"
            )
        every.add(link)
        if found[2] == "-":
            sure.add(link)
    return frozenset(sure), frozenset(every)
