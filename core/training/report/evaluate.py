"""Measure a model on texts whose answers are known: what ``glassformer evaluate`` prints and model cards hold.

A model is given as the function that answers, so own checkpoints and other tracers are measured alike.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np

from core.decoding import Decoding
from core.errors import InputError
from core.training.data.labelled import NEUTRAL
from core.training.report.calibration import calibration_scores
from core.training.report.scores import classification_scores, standard_error, translation_scores

SEARCH = Decoding(beam=4)  # what model cards measure translations with
BATCH = 64  # texts answered at once; neighbours in length share little padding

Progress = Callable[[int], object]  # told how many texts are done
Answer = dict[str, float]  # label to probability
Said = TypeVar("Said")


def silent(done: int) -> None:
    """Show nothing."""


def evaluate_translator(
    translate: Callable[[list[str]], list[str]],
    sources: Sequence[str],
    references: Sequence[str],
    progress: Progress = silent,
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
    progress: Progress = silent,
    *,
    unsure_below: float = 0.0,
) -> tuple[dict[str, Any], list[str]]:
    """Return the scores over (label, text) examples, with ``sentences`` and ``seconds``, and the predicted labels.

    Args:
        classify: gives each text the probability of every label.
        examples: what is asked; texts labelled ``neutral`` count only where being unsure is measured.
        progress: told how many texts are done.
        unsure_below: a likeliest label less probable than this counts as unsure.

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
    progress: Progress = silent,
    *,
    has_ends: bool = False,
) -> tuple[dict[str, Any], list[np.ndarray]]:
    """Return how well texts are predicted, with ``tokens``, ``sentences`` and ``seconds``, and the tokens' scores.

    ``perplexity`` is e to the power of the nats a token, ``perplexity_by_word`` the same a word, and ``bits_per_byte``
    of the texts as UTF-8: these two can be compared between models that cut texts differently.

    Args:
        score: gives each text the natural-log probabilities of its tokens.
        texts: what is read; none is blank.
        progress: told how many texts are done.
        has_ends: whether the end of a text is one of its tokens; it then counts as a word and a byte.

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
    answer: Callable[[list[str]], list[Said]], texts: Sequence[str], progress: Progress = silent
) -> list[Said]:
    """Return the answer to every text in order; the longest run first, so that trouble shows at once."""
    order = sorted(range(len(texts)), key=lambda i: len(texts[i]), reverse=True)
    answers: dict[int, Said] = {}
    for start in range(0, len(order), BATCH):
        batch = order[start : start + BATCH]
        answers.update(zip(batch, answer([texts[i] for i in batch]), strict=True))
        progress(start + len(batch))
    return [answers[i] for i in range(len(texts))]
