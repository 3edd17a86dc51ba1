"""Perplexity: how many tokens a model is in doubt between, on average, beside what counting alone reaches."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import torch

from core.checkpoints.checkpoint import Checkpoint
from core.decoding import Decoding, decode, pad_batch
from core.training.data.encoding import encode
from core.training.loop.loss import Objective
from core.training.loop.measure import means_over
from core.training.report.evaluate import BATCH
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.generator import Generator

_BATCH_TOKENS = 8192
Item = tuple[str, str]


class Counted:
    """Unigrams and bigrams of training texts: the floors that a model has to beat.

    Unigrams are smoothed by adding one (Laplace). A bigram falls back to them by the rule of Witten and Bell 1991:
    ``p(b | a) = (count(a, b) + kinds(a) p(b)) / (count(a) + kinds(a))``, ``kinds`` being the tokens seen after ``a``.
    """

    def __init__(self, rows: Iterable[Sequence[int]], vocabulary_size: int) -> None:
        self._pairs: Counter[tuple[int, int]] = Counter()
        self._single: Counter[int] = Counter()
        for row in rows:
            self._pairs.update(pairwise(row))
            self._single.update(row[1:])
        self._kinds = Counter(first for first, _ in self._pairs)
        self._before: Counter[int] = Counter()
        for (first, _), count in self._pairs.items():
            self._before[first] += count
        self._all = self._single.total() + vocabulary_size

    def perplexities(self, rows: Sequence[Sequence[int]]) -> dict[str, float]:
        """Return ``"unigram_perplexity"`` and ``"bigram_perplexity"`` per token of ``rows``, start tokens included."""
        nats, tokens = [0.0, 0.0], 0
        for first, second in (pair for row in rows for pair in pairwise(row)):
            unigram, kinds = (self._single[second] + 1) / self._all, self._kinds[first]
            seen = self._before[first] + kinds
            bigram = (self._pairs[first, second] + kinds * unigram) / seen if seen else unigram
            nats = [nats[0] - math.log(unigram), nats[1] - math.log(bigram)]
            tokens += 1
        unigram, bigram = (round(math.exp(total / tokens), 2) for total in nats)
        return {"unigram_perplexity": unigram, "bigram_perplexity": bigram}


def evaluate_generator(checkpoint: Checkpoint, items: Sequence[Item], floors: Counted) -> dict[str, Any]:
    """Return the scores over texts: perplexity per piece and per word, and the share of pieces guessed right.

    Every text is read from its start token and ends with its end token. A word is what stands between spaces, and the
    end counts as one.
    """
    config = checkpoint.config
    examples = encode(items, checkpoint.tokenizer, config)
    objective = Objective(checkpoint.model, pad_id=config.pad_id, smoothing=0.0)
    means = means_over(objective, examples, config, _BATCH_TOKENS)
    pieces, words = int(examples.target_lengths.sum()), sum(len(text.split()) + 1 for text, _ in items)
    return {
        "perplexity": round(math.exp(means.nll), 2),
        "perplexity_by_word": round(math.exp(means.nll * pieces / words), 2),
        **floors.perplexities(rows_of(checkpoint, [text for text, _ in items])),
        "accuracy": round(means.accuracy, 4),
        "sentences": len(items),
    }


def continuations(checkpoint: Checkpoint, items: Sequence[Item]) -> list[tuple[str, str, str]]:
    """Return (beginning, whole text, beginning as the model goes on) of texts; the beginning is half of the words."""
    model, tokenizer = checkpoint.model, checkpoint.tokenizer
    assert isinstance(model, DecoderModel)
    told = []
    for text, _ in items:
        words = text.split()
        beginning = " ".join(words[: (len(words) + 1) // 2])
        ids = tokenizer.encode(beginning)
        found = decode(model, [ids], Decoding(), tuple(ids))[0][0]
        told.append((beginning, text, tokenizer.decode(found.tokens)))
    return told


@torch.inference_mode()
def guessed_right(model: DecoderModel | Classifier, texts: Sequence[list[int]]) -> float:
    """Return the share of tokens of ``texts``, ends included, that are the likeliest of the model."""
    assert isinstance(model, Generator)
    config, right, tokens = model.config, 0, 0
    for first in range(0, len(texts), BATCH):
        rows = [[config.start_id, *ids, config.end_id] for ids in texts[first : first + BATCH]]
        batch = pad_batch(rows, config.pad_id, model.table.weight.device)
        real = batch[:, 1:] != config.pad_id
        right += int(((model(batch[:, :-1]).argmax(-1) == batch[:, 1:]) & real).sum())
        tokens += int(real.sum())
    return round(right / tokens, 4)


def rows_of(checkpoint: Checkpoint, texts: Iterable[str]) -> list[list[int]]:
    """Return the pieces of each text, with its start and end tokens."""
    config = checkpoint.config
    return [[config.start_id, *ids, config.end_id] for ids in checkpoint.tokenizer.encode_batch(list(texts))]
