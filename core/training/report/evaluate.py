"""Measure a model on texts whose answers are known: what ``glassformer evaluate`` prints and model cards hold.

A model is given as the function that answers, so own checkpoints and other tracers are measured alike; ``translate``
and ``classify`` are the answers of a checkpoint.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np
import torch
from torch import Tensor

from core.checkpoints.checkpoint import Checkpoint
from core.decoding import Decoding, decode, pad_batch
from core.errors import InputError
from core.text.sentences import by_sentence
from core.training.data.labelled import NEUTRAL
from core.training.report.calibration import calibration_scores
from core.training.report.scores import classification_scores, standard_error, translation_scores
from core.transformer.translator import Translator

SEARCH = Decoding(beam=4)  # what model cards measure translations with
BATCH = 64  # texts answered at once; neighbours in length share little padding

Progress = Callable[[int], object]  # told how many texts are done
Answer = dict[str, float]  # label to probability
Said = TypeVar("Said")
_SILENT: Progress = lambda done: None  # noqa: E731


def evaluate_translator(
    translate: Callable[[list[str]], list[str]],
    sources: Sequence[str],
    references: Sequence[str],
    progress: Progress = _SILENT,
) -> tuple[dict[str, Any], list[str]]:
    """Return the scores of the translations of ``sources``, with ``sentences`` and ``seconds``, and the translations.

    Raises:
        InputError: if there is nothing to translate, or sources and references differ in number.
    """
    if not sources or len(sources) != len(references):
        raise InputError("training-references", sources=len(sources), references=len(references))
    outputs, effort = _timed(translate, sources, progress)
    return {**translation_scores(outputs, references), **effort}, outputs


def evaluate_classifier(
    classify: Callable[[list[str]], list[Answer]],
    examples: Sequence[tuple[str, str]],
    progress: Progress = _SILENT,
    *,
    unsure_below: float = 0.0,
) -> tuple[dict[str, Any], list[str]]:
    """Return the scores over (label, text) examples, with ``sentences`` and ``seconds``, and the predicted labels.

    Texts labelled ``neutral`` count only where being unsure is measured: where the likeliest label is less probable
    than ``unsure_below``.

    Raises:
        InputError: if there is no example.
    """
    if not examples:
        raise InputError("training-no-labelled-texts")
    expected, texts = zip(*examples, strict=True)
    answers, effort = _timed(classify, texts, progress)
    predicted = [max(answer, key=answer.__getitem__) for answer in answers]
    known = {*answers[0]}
    labelled = [(one, said) for one, said in zip(expected, predicted, strict=True) if one != NEUTRAL or one in known]
    scores = calibration_scores(answers, expected, unsure_below)
    if labelled:
        true, said = map(list, zip(*labelled, strict=True))
        counted = classification_scores(said, true)
        error = standard_error(counted["accuracy"], len(labelled))
        scores = {**counted, "standard_error": error, **scores}
    return {**scores, **effort}, predicted


def evaluate_texts(
    score: Callable[[list[str]], list[np.ndarray]],
    texts: Sequence[str],
    progress: Progress = _SILENT,
    *,
    has_ends: bool = False,
) -> tuple[dict[str, Any], list[np.ndarray]]:
    """Return how well texts are predicted, with ``tokens``, ``sentences`` and ``seconds``, and the tokens' scores.

    ``perplexity`` is e to the power of the nats a token, ``perplexity_by_word`` the same a word, and ``bits_per_byte``
    of the texts as UTF-8: these two can be compared between models that cut texts differently.

    ``score`` gives each text, none of which is blank, the natural-log probabilities of its tokens. Where a text
    ``has_ends``, its end is one of them, and counts as a word and a byte.

    Raises:
        InputError: if there is no text.
    """
    if not texts:
        raise InputError("training-nothing-to-read")
    scores, effort = _timed(score, texts, progress)
    nats = -float(sum(one.sum(dtype=np.float64) for one in scores))
    tokens, words = sum(map(len, scores)), sum(len(text.split()) + has_ends for text in texts)
    size = sum(len(text.strip().encode()) + has_ends for text in texts)
    numbers = {
        "perplexity": round(math.exp(nats / max(tokens, 1)), 2),
        "perplexity_by_word": round(math.exp(nats / words), 2),
        "bits_per_byte": round(nats / math.log(2) / size, 4),
        "tokens": tokens,
    }
    return {**numbers, **effort}, scores


def _timed(
    answer: Callable[[list[str]], list[Said]], texts: Sequence[str], progress: Progress
) -> tuple[list[Said], dict[str, Any]]:
    started = time.perf_counter()
    answers = answer_all(answer, texts, progress)
    return answers, {"sentences": len(texts), "seconds": round(time.perf_counter() - started, 1)}


def answer_all(
    answer: Callable[[list[str]], list[Said]], texts: Sequence[str], progress: Progress = _SILENT
) -> list[Said]:
    """Return the answer to every text in order; the longest run first, so that trouble shows at once."""
    order = sorted(range(len(texts)), key=lambda i: len(texts[i]), reverse=True)
    answers: dict[int, Said] = {}
    for start in range(0, len(order), BATCH):
        batch = order[start : start + BATCH]
        answers.update(zip(batch, answer([texts[i] for i in batch]), strict=True))
        progress(start + len(batch))
    return [answers[i] for i in range(len(texts))]


def translate(checkpoint: Checkpoint, texts: list[str], decoding: Decoding = SEARCH) -> list[str]:
    """Return the translation of each text by beam search, sentence by sentence as ``glassformer`` translates.

    Raises:
        InputError: if the checkpoint is a classifier.
    """
    model, tokenizer = checkpoint.model, checkpoint.tokenizer
    if not isinstance(model, Translator):
        raise InputError("training-cannot-translate", model=checkpoint.name)

    def write(sentences: list[str]) -> list[str]:
        found = decode(model, _read(checkpoint, sentences), decoding)
        return [tokenizer.decode(hypotheses[0].tokens) for hypotheses in found]

    return by_sentence(texts, write)


def classify(checkpoint: Checkpoint, texts: list[str]) -> list[dict[str, float]]:
    """Return the probability of every label for each text."""
    rows = logits_of(checkpoint, texts).softmax(-1).tolist()
    return [dict(zip(checkpoint.config.labels, row, strict=True)) for row in rows]


@torch.inference_mode()
def logits_of(checkpoint: Checkpoint, texts: list[str]) -> Tensor:
    """Return a classifier's logits [text, label], worked out where the model is."""
    device = next(checkpoint.model.parameters()).device
    return checkpoint.model(pad_batch(_read(checkpoint, texts), checkpoint.config.pad_id, device)).float().cpu()


def _read(checkpoint: Checkpoint, texts: list[str]) -> list[list[int]]:
    return [[*ids, checkpoint.config.end_id] for ids in checkpoint.tokenizer.encode_batch(texts)]
