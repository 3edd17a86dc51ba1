"""More texts for a teacher to label: labelled ones in which some words have given way to others (Jiao et al. 2020).

A small model that has met each rare noun once takes the noun for the class. Here it meets the same question about many
others. What comes in is a neighbour of the word, by the cosine of the teacher's own input vectors, or another name;
what the question asks by, its first word and its function words, stays.
"""

import json
import random
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import torch
from torch.nn.functional import normalize
from tqdm import tqdm

from core.config import DistillationConfig
from core.errors import InputError
from core.files import replace_file
from core.training.data.corpora import Corpus
from core.training.data.filtering import comparable
from core.training.data.word_lists import WORDS
from core.training.distillation.teacher import Teacher, TeacherPieces, load_teacher
from core.training.distillation.unlabelled import unlabelled

VARIANTS = "variants"
_FILE = "variants.json"
_WORD = re.compile(r"(?<![\w'’])[^\W\d_]{3,}(?!\w|['’](?!s\b))")  # not a part of didn't, 1970s or x2
_AT_ONCE = 512  # words compared with the vocabulary at a time


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
    return list(dict.fromkeys(word for text in texts for word in _WORD.findall(text) if _may_go(word)))


def _may_go(word: str) -> bool:
    return word.lower() not in WORDS["kept"]


def neighbours(
    words: Sequence[str], teacher: Teacher, pieces: TeacherPieces, count: int, *, quiet: bool = False
) -> dict[str, list[str]]:
    """Return the ``count`` words of the teacher's vocabulary nearest to each of ``words``, by the cosine of vectors.

    A word in several pieces has their mean. The word itself, and words that never give way, are no neighbours.
    """
    vocabulary = {word: place for word, place in pieces.whole_words().items() if _may_go(word)}
    names = list(vocabulary)
    vectors = teacher.input_vectors()
    known = normalize(vectors[list(vocabulary.values())], dim=-1)
    count = min(count + 1, len(names))  # one more, because the nearest is the word itself
    near: dict[str, list[str]] = {}
    bar = tqdm(total=len(words), unit="word", desc="Neighbours", disable=quiet or None)
    with bar:
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

    Args:
        near: neighbours of each word that may give way.
        plan: each such word gives way with the probability ``replaced``.
        rng: the only source of chance.
    """
    names = [word for word in words_of(text.partition(" ")[2] for text in texts) if word[0].isupper()]
    capitals = {upper: [name for name in names if name.isupper() == upper] for upper in (False, True)}

    def other(match: re.Match[str]) -> str:
        word = match[0]
        if not match.start() or not _may_go(word) or rng.random() >= plan.replaced:
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
