"""Unlabelled texts for a teacher: everyday English from the sides of sentence pairs."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

from core.errors import InputError
from core.text.tokens import plain_text
from core.training.data import filtering, readers
from core.training.data.corpora import Corpus
from core.training.data.filtering import FilteringReport
from core.training.data.labelled import NEUTRAL, UNLABELLED
from core.training.data.splits import SALT
from core.training.data.table import CORPORA

_MOST_WORDS = 20
_RARE, _TELLING = 12, 1.8  # a word counts as polar if that frequent and, in nats of log-odds, that one-sided


def load_pools(names: Sequence[str], data_dir: Path, corpora: Sequence[Corpus], most: int) -> tuple[Corpus, ...]:
    """Return up to ``most`` texts of each pool, none of which stands in ``corpora`` or in a pool before it.

    What each pool takes is decided by the hash of its texts, so it does not depend on the order of a file.

    Raises:
        InputError: if there is no such pool, or nothing is left of one.
        FileNotFoundError: if its file is missing.
    """
    known = {
        filtering.comparable(item[0])
        for corpus in corpora
        for item in (*corpus.train, *corpus.validation, *corpus.test)
    }
    texts = everyday_english(data_dir) if names else {}
    pools = []
    for name in names:
        if name not in POOLS:
            raise InputError("training-no-pool", name=f"{name!r}", names=list(POOLS))
        accepts = POOLS[name](corpora)
        taken = list(islice((key for key, text in texts.items() if key not in known and accepts(key, text)), most))
        if not taken:
            raise InputError("training-pool-empty", name=f"{name!r}", folder=str(data_dir))
        known.update(taken)
        terms = CORPORA["tatoeba-en-de"].terms
        pools.append(unlabelled(name, [texts[key] for key in taken], terms, read=len(texts)))
    return tuple(pools)


def unlabelled(name: str, texts: Sequence[str], terms: str, read: int) -> Corpus:
    """Return a corpus of ``texts`` for a teacher to label, of so many that were ``read``."""
    train = tuple((text, UNLABELLED) for text in texts)
    report = FilteringReport(read=read, kept=len(texts))
    return Corpus(name=name, task="classifier", terms=terms, train=train, validation=(), report=report)


def everyday_english(data_dir: Path) -> dict[str, str]:
    """Return the English sides of Tatoeba's pairs with German and, where they are there, French, by what they say.

    Keys are the texts as ``comparable`` gives them; they come in the order of their hash.

    Raises:
        FileNotFoundError: if there are no pairs with German.
    """
    sources = [source for source, _ in readers.tab_separated(data_dir / "tatoeba", "deu")]
    with suppress(FileNotFoundError):  # German alone has most of them
        sources += [source for source, _ in readers.tab_separated(data_dir / "tatoeba", "fra")]
    short = [text for text in dict.fromkeys(sources) if len(text.split()) <= _MOST_WORDS]
    once = {filtering.comparable(text): text for text in reversed(short)}
    order = sorted(filter(None, once), key=lambda key: filtering.hash_unit(key, SALT))
    return {key: plain_text(once[key]) for key in order}


def polar_words(corpora: Iterable[Corpus]) -> frozenset[str]:
    """Return the words that stand far more often in texts of one label than in those of the others."""
    counts: dict[str, Counter[str]] = {}
    for text, label in (item for corpus in corpora for item in corpus.train):
        if label != NEUTRAL:
            counts.setdefault(label, Counter()).update(set(filtering.comparable(text).split()))
    sizes = {label: sum(words_of_label.values()) for label, words_of_label in counts.items()}
    words: set[str] = set()
    for label, words_of_label in counts.items():
        others = sum(sizes.values()) - sizes[label]
        for word, count in words_of_label.items():
            count_of_others = sum(other[word] for name, other in counts.items() if name != label)
            odds = math.log((count + 0.5) / sizes[label]) - math.log((count_of_others + 0.5) / max(1, others))
            if count >= _RARE and odds > _TELLING:
                words.add(word)
    return frozenset(words)


Predicate = Callable[[str, str], bool]  # is told a text as ``comparable`` gives it, and as it is


def _polar(corpora: Sequence[Corpus]) -> Predicate:
    words = polar_words(corpora)
    return lambda key, text: not words.isdisjoint(key.split())


POOLS: dict[str, Callable[[Sequence[Corpus]], Predicate]] = {
    "everyday-english": lambda _: lambda key, text: True,
    "everyday-questions": lambda _: lambda key, text: text.endswith("?"),
    "everyday-opinions": _polar,
}
