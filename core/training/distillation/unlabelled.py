"""Texts that only a teacher labels: everyday English, and variants of labelled texts (Jiao et al. 2020).

In a variant some words have given way to others. A small model that has met each rare noun once takes the noun for the
class. Here it meets the same question about many others. What comes in is a neighbour of the word, by the cosine of the
teacher's own input vectors, or another name; what the question asks by, its first word and its function words, stays.
"""

import json
import math
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

import torch
from torch.nn.functional import normalize
from tqdm import tqdm

from core.config import DistillationConfig
from core.errors import InputError
from core.files import replace_file
from core.text.tokens import plain_text
from core.training.data import readers
from core.training.data.corpora import Corpus
from core.training.data.filtering import SALT, FilteringReport, comparable, hash_unit
from core.training.data.labelled import NEUTRAL, UNLABELLED
from core.training.data.table import CORPORA
from core.training.data.word_lists import WORDS
from core.training.distillation.teacher import Teacher, TeacherPieces, load_teacher

VARIANTS = "variants"
_KEPT = frozenset(WORDS["kept"])  # words that never give way
_FILE = "variants.json"
_WORD = re.compile(r"(?<![\w'’])[^\W\d_]{3,}(?!\w|['’](?!s\b))")  # not a part of didn't, 1970s or x2
_AT_ONCE = 512  # words compared with the vocabulary at a time
_MOST_WORDS = 20
_RARE, _TELLING = 12, 1.8  # a word counts as polar if that frequent and, in nats of log-odds, that one-sided


def load_pools(names: Sequence[str], data_dir: Path, corpora: Sequence[Corpus], most: int) -> tuple[Corpus, ...]:
    """Return up to ``most`` texts of each pool, none of which stands in ``corpora`` or in a pool before it.

    What each pool takes is decided by the hash of its texts, so it does not depend on the order of a file.

    Raises:
        InputError: if there is no such pool, or nothing is left of one.
        FileNotFoundError: if its file is missing.
    """
    known = {comparable(item[0]) for corpus in corpora for item in (*corpus.train, *corpus.validation, *corpus.test)}
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
    once = {comparable(text): text for text in reversed(short)}
    order = sorted(filter(None, once), key=lambda key: hash_unit(key, SALT))
    return {key: plain_text(once[key]) for key in order}


def polar_words(corpora: Iterable[Corpus]) -> frozenset[str]:
    """Return the words that stand far more often in texts of one label than in those of the others."""
    counts: dict[str, Counter[str]] = {}
    for text, label in (item for corpus in corpora for item in corpus.train):
        if label != NEUTRAL:
            counts.setdefault(label, Counter()).update(set(comparable(text).split()))
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


def variants_of(
    plan: DistillationConfig,
    corpora: Sequence[Corpus],
    pools: Sequence[Corpus],
    labels: tuple[str, ...],
    folder: Path,
    seed: int,
    *,
    quiet: bool = False,
) -> Corpus:
    """Return up to ``plan.variants`` texts for each of ``corpora``, as they were noted in ``folder`` if they were.

    None of them stands in ``corpora``, evaluation texts included, or in ``pools``.

    Raises:
        InputError: if the teacher is no encoder, or no text has a word that could give way.
    """
    path = folder / _FILE
    if not path.is_file():
        teacher, pieces = load_teacher(plan, labels, seed)
        texts = list(dict.fromkeys(text for corpus in corpora for text, _ in corpus.train))
        near = neighbours(words_of(texts), teacher, pieces, plan.neighbours, quiet=quiet)
        known = [text for corpus in corpora for text, _ in (*corpus.train, *corpus.validation, *corpus.test)]
        known += [text for pool in pools for text, _ in pool.train]
        made = vary_words(texts, near, known, plan, random.Random(f"{seed}/{VARIANTS}"))
        replace_file(path, json.dumps(made, ensure_ascii=False, indent=0) + "\n")
    texts = json.loads(path.read_text(encoding="utf-8"))
    if not texts:
        raise InputError("training-no-variants")
    terms = "; ".join(dict.fromkeys(corpus.terms for corpus in corpora))
    return unlabelled(VARIANTS, texts, terms, read=len(texts))


def words_of(texts: Iterable[str]) -> list[str]:
    """Return the words that may give way, each once, as they are written."""
    return list(dict.fromkeys(word for text in texts for word in _WORD.findall(text) if word.lower() not in _KEPT))


def neighbours(
    words: Sequence[str], teacher: Teacher, pieces: TeacherPieces, count: int, *, quiet: bool = False
) -> dict[str, list[str]]:
    """Return the ``count`` words of the teacher's vocabulary nearest to each of ``words``, by the cosine of vectors.

    A word in several pieces has their mean. The word itself, and words that never give way, are no neighbours.
    """
    vocabulary = {word: place for word, place in pieces.whole_words().items() if word.lower() not in _KEPT}
    names = list(vocabulary)
    vectors = teacher.input_vectors()
    known = normalize(vectors[list(vocabulary.values())], dim=-1)
    count = min(count + 1, len(names))  # one more, because the nearest is the word itself
    near: dict[str, list[str]] = {}
    with tqdm(total=len(words), unit="word", desc="Neighbours", disable=quiet or None) as bar:
        for first in range(0, len(words) if names else 0, _AT_ONCE):
            part = words[first : first + _AT_ONCE]
            own = torch.stack([vectors[ids].mean(dim=0) for ids in pieces.within(part)])
            for word, row in zip(part, (normalize(own, dim=-1) @ known.T).topk(count).indices.tolist(), strict=True):
                others = [names[place] for place in row if names[place] != word.lower()]
                near[word] = others[: max(1, count - 1)]
            bar.update(len(part))
    return near


def vary_words(
    texts: Sequence[str],
    near: Mapping[str, Sequence[str]],
    known: Iterable[str],
    plan: DistillationConfig,
    rng: random.Random,
) -> list[str]:
    """Return up to ``plan.variants`` variants of each text, all different from each other and from the ``known``.

    Each word that may give way, to one of those ``near``, does so with the probability ``plan.replaced``.
    """
    names = [word for word in words_of(text.partition(" ")[2] for text in texts) if word[0].isupper()]
    capitals = {upper: [name for name in names if name.isupper() == upper] for upper in (False, True)}

    def other(match: re.Match[str]) -> str:
        word = match[0]
        if not match.start() or word.lower() in _KEPT or rng.random() >= plan.replaced:
            return word
        if word[0].isupper() and (word.isupper() or rng.random() < 0.5):
            return rng.choice(capitals[word.isupper()] or [word])
        found = rng.choice(near.get(word) or [word])
        return found.capitalize() if word[0].isupper() else found

    seen = {comparable(text) for text in known}
    made = []
    for text in texts:
        for _ in range(plan.variants):
            variant = _WORD.sub(other, text)
            if (key := comparable(variant)) not in seen:
                seen.add(key)
                made.append(variant)
    return made
