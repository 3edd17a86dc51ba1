"""Encoding of cleaned texts: the tokenizer of a run, and the examples of each epoch."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

import numpy as np
from jaxtyping import Float32, Int64

from core.config import ModelConfig, TrainingConfig
from core.errors import InputError
from core.text.tokens import Tokenizer
from core.training.data.augmentation import shared_names, vary_pairs, vary_source
from core.training.data.batches import IGNORED, UNSURE, Examples, Ragged
from core.training.data.corpora import Corpus
from core.training.data.filtering import turned_round
from core.training.data.labelled import NEUTRAL, UNLABELLED

SAMPLING = 0.2  # the power of Kudo 2018, section 3.2, that worked best there for small vocabularies


def prepare_tokenizer(
    path: Path, corpora: Iterable[Corpus], vocabulary_size: int, *, uncased: bool = False
) -> Tokenizer:
    """Return the tokenizer at ``path``, trained on all training texts first if it is not there yet."""
    if not path.is_file():
        sides = {"translator": 2}  # a label and nothing are no texts
        texts = (text for one in corpora for item in one.train for text in item[: sides.get(one.task, 1)])
        fresh = path.with_name(f".{path.name}.new")
        Tokenizer.train(texts, vocabulary_size, uncased=uncased).save(fresh)
        fresh.replace(path)
    return Tokenizer.load(path)


def fit_config(model: ModelConfig, tokenizer: Tokenizer) -> ModelConfig:
    """Return ``model`` with the vocabulary and the special ids of ``tokenizer``."""
    return replace(
        model,
        vocabulary_size=len(tokenizer),
        pad_id=tokenizer.pad_id,
        unknown_id=tokenizer.unknown_id,
        start_id=tokenizer.start_id,
        end_id=tokenizer.end_id,
    )


def encode(items: Iterable[tuple[str, str]], tokenizer: Tokenizer, config: ModelConfig) -> Examples:
    """Return (source, target) or (text, label) pairs as ids. Labels of texts for a generator are left aside."""
    sources, targets = zip(*items, strict=True)
    ids = Ragged.of(tokenizer.encode_batch(sources))
    return Examples(ids, _encode_targets(ids, targets, tokenizer, config))


def _encode_targets(
    sources: Ragged, targets: Iterable[str], tokenizer: Tokenizer, config: ModelConfig
) -> Ragged | np.ndarray:
    if config.task == "generator":
        return sources
    if config.task == "translator":
        return Ragged.of(tokenizer.encode_batch(list(targets)))
    return labels_as_ids(targets, config.labels)


def labels_as_ids(given: Iterable[str], labels: Sequence[str]) -> Int64[np.ndarray, " example"]:
    """Return the place of each label that is ``given``, ``UNSURE`` for neutral and ``IGNORED`` for unlabelled texts.

    Raises:
        InputError: if a label is none of the model's.
    """
    places = {NEUTRAL: UNSURE, UNLABELLED: IGNORED} | {label: index for index, label in enumerate(labels)}
    given = list(given)
    if strange := sorted(set(given) - places.keys()):
        raise InputError("training-label-of-no-class", label=f"{strange[0]!r}", labels=list(labels))
    return np.array([places[label] for label in given], dtype=np.int64)


@dataclass(frozen=True, eq=False)
class SoftTexts:
    """A teacher's logits of every training text, by the row of each."""

    rows: dict[str, int]
    logits: Float32[np.ndarray, "text label"]


def examples_by_epoch(
    corpora: Iterable[Corpus],
    tokenizer: Tokenizer,
    config: ModelConfig,
    training: TrainingConfig,
    soft: SoftTexts | None = None,
) -> Callable[[int], Examples]:
    """Return a function that gives the training examples of an epoch, texts varied by the seed and the epoch.

    ``soft`` knows what a teacher says of each text as it is in the corpora.

    Raises:
        InputError: if texts that a teacher has read are to be changed into others.
    """
    corpora = list(corpora)
    if soft and (training.renamed or training.renumbered or training.joined):
        raise InputError("training-teacher-of-other-texts")
    counts = _texts_by_corpus(corpora, training)
    names = [
        shared_names(_english_first(corpus, corpus.train)) if training.renamed and not corpus.made else []
        for corpus in corpora
    ]
    as_made = replace(training, renamed=0, renumbered=0)

    def examples_of(epoch: int) -> Examples:
        rng = random.Random(f"{training.seed}/{epoch}")
        varied = []
        for corpus, count, known in zip(corpora, counts, names, strict=True):
            pairs = part_of_epoch(corpus.train, count, epoch, f"{training.seed}/{corpus.name}")
            changes = as_made if corpus.made else training
            varied.append(_english_first(corpus, vary_pairs(_english_first(corpus, pairs), known, rng, changes)))
        sources, targets = zip(*chain.from_iterable(varied), strict=True)
        shares = training.lower_case, training.unpunctuated, training.respelt
        augmented = [vary_source(source, rng, *shares) for source in sources]
        # A made sentence asks for a copy, and a copy has the pieces of what is copied.
        whole = [corpus.made for corpus, pairs in zip(corpora, varied, strict=True) for _ in pairs]
        rows = tokenizer.encode_batch(augmented)
        for i, text in enumerate(augmented if training.resegmented else ()):  # Kudo 2018, section 3
            if rng.random() < training.resegmented and not whole[i]:
                rows[i] = tokenizer.encode(text, SAMPLING, rng)
        ids = Ragged.of(rows)
        soft_labels = soft.logits[[soft.rows[text] for text in sources]] if soft else None
        encoded = Examples(ids, _encode_targets(ids, targets, tokenizer, config), soft_labels)
        return encoded.shorter_than(training.max_tokens)

    return examples_of


def _english_first(corpus: Corpus, pairs: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Return the pairs of ``corpus`` with English first, where names and numbers are found; and turned back again."""
    return turned_round(pairs) if corpus.turned else pairs


def _texts_by_corpus(corpora: Sequence[Corpus], training: TrainingConfig) -> list[int]:
    """Return how many texts of each corpus an epoch has. With ``shares``, it reads the first corpus once."""
    if not training.shares:
        copies = (*training.copies, *(1,) * (len(corpora) - len(training.copies)))  # pools of unlabelled texts once
        return [len(corpus.train) * count for corpus, count in zip(corpora, copies, strict=True)]
    whole = len(corpora[0].train) / training.shares[0]
    return [round(whole * share) if corpus.train else 0 for corpus, share in zip(corpora, training.shares, strict=True)]


def part_of_epoch(texts: Sequence[tuple[str, str]], count: int, epoch: int, seed: str) -> list[tuple[str, str]]:
    """Return the ``count`` texts of an epoch. All texts are read equally often over the epochs.

    Whole copies keep the order of the corpus. The rest comes from an endless row of shuffled copies, and each epoch
    goes on where the one before has stopped.
    """
    copies, rest = divmod(count, len(texts)) if texts else (0, 0)
    chosen = list(texts) * copies
    for place in range(epoch * rest, (epoch + 1) * rest):
        shuffle, index = divmod(place, len(texts))
        if index == 0 or place == epoch * rest:
            order = random.Random(f"{seed}/{shuffle}").sample(range(len(texts)), len(texts))
        chosen.append(texts[order[index]])
    return chosen
