"""Perplexity of a generator against its traces, and of counts against sums by hand."""

import math
from itertools import pairwise

import numpy as np
import pytest
import torch

import core
from core.checkpoints.checkpoint import Checkpoint
from core.tracers.scoring import token_scores
from core.training.data.augmentation import join
from core.training.data.batches import collate
from core.training.data.encoding import encode
from core.training.loop.loss import Objective
from core.training.report.evaluate import evaluate_texts
from core.training.report.perplexity import Counted, continuations, evaluate_generator, guessed_right, rows_of
from tests.core.tiny import own_generator

ITEMS = [("Two children ride a bike.", ""), ("A dog sleeps.", "")]


def test_a_generator_learns_to_predict_the_text_that_it_reads() -> None:
    model = own_generator()
    batch = collate(encode(ITEMS, model.tokenizer, model.config), np.array([0, 1]), model.config)
    assert batch.target_in is None
    assert (batch.source[:, 0] == model.config.start_id).all()
    real = batch.target_out[:, :-1] != model.config.end_id
    assert torch.equal(batch.source[:, 1:][real], batch.target_out[:, :-1][real])
    assert int((batch.target_out == model.config.end_id).sum()) == 2
    _, nll, _ = Objective(model.module, pad_id=0, smoothing=0.0)(batch.source, None, batch.target_out)
    traces = [model.trace(text, target=text) for text, _ in ITEMS]
    assert nll.item() == pytest.approx(-sum(step.log_probability for one in traces for step in one.steps), rel=1e-5)


def test_perplexity_is_that_of_the_traces_and_counts_are_added_up_by_hand() -> None:
    model = own_generator()
    checkpoint = Checkpoint("tiny", model.module, model.tokenizer, model.config)
    floors = Counted(rows_of(checkpoint, [text for text, _ in ITEMS]), model.config.vocabulary_size)
    scores = evaluate_generator(checkpoint, ITEMS, floors)
    steps = [step for text, _ in ITEMS for step in model.trace(text, target=text).steps]
    nats = -sum(step.log_probability for step in steps)
    assert scores["perplexity"] == pytest.approx(math.exp(nats / len(steps)), abs=0.01)
    assert scores["perplexity_by_word"] == pytest.approx(math.exp(nats / 10), rel=1e-3)  # 8 words and 2 ends
    right = sum(step.top[0].id == step.id for step in steps) / len(steps)
    assert scores["accuracy"] == pytest.approx(right, abs=1e-4)
    rows = [model.tokenizer.encode(text) for text, _ in ITEMS]
    assert guessed_right(model.module, rows) == pytest.approx(right, abs=1e-4)
    told = continuations(checkpoint, ITEMS)
    assert all(after.startswith(beginning) for beginning, _, after in told)


def test_texts_are_scored_as_they_are_traced() -> None:
    model, texts = own_generator(), [text for text, _ in ITEMS]
    traced = [np.array([step.log_probability for step in model.trace(text, target=text).steps]) for text in texts]
    for scored, expected in zip(model.score(texts), traced, strict=True):
        np.testing.assert_allclose(scored, expected, atol=1e-5)
    scores, kept = evaluate_texts(model.score, texts, has_ends=True)
    nats = -sum(one.sum() for one in traced)
    assert (scores["tokens"], len(kept[1])) == (sum(map(len, traced)), len(traced[1]))
    assert scores["perplexity"] == pytest.approx(math.exp(nats / scores["tokens"]), abs=0.01)
    assert scores["bits_per_byte"] == pytest.approx(nats / math.log(2) / (25 + 13 + 2), abs=1e-4)
    with pytest.raises(core.InputError, match="Text 1, counted from 0: This text is blank"):
        model.score(["A dog.", " "])


def test_long_texts_are_scored_in_parts() -> None:
    def read(ids: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.one_hot(ids, 9).float()

    row = [1, 1, 2, 2, 2, 3, 4]
    (scores,) = token_scores([row], read, 3, torch.device("cpu"))
    same, other = 1 - math.log(math.e + 8), -math.log(math.e + 8)
    np.testing.assert_allclose(scores, [same if a == b else other for a, b in pairwise(row)], atol=1e-6)


def test_floors_by_hand() -> None:
    floors = Counted([[2, 5, 6, 3], [2, 5, 5, 3]], vocabulary_size=7).perplexities([[2, 5, 4]])
    unigram = {5: (3 + 1) / 13, 4: 1 / 13}  # 6 tokens seen and 7 in the vocabulary
    assert floors["unigram_perplexity"] == pytest.approx((unigram[5] * unigram[4]) ** -0.5, abs=0.01)
    after_start = (2 + 1 * unigram[5]) / (2 + 1)  # two of two; one kind
    after_five = (0 + 3 * unigram[4]) / (3 + 3)  # 5 is followed by 6, 5 and 3
    assert floors["bigram_perplexity"] == pytest.approx((after_start * after_five) ** -0.5, abs=0.01)


def test_single_texts_are_joined_too() -> None:
    import random

    joined = join(ITEMS, 1.0, random.Random(1))
    assert all(text.count(".") > 1 for text, _ in joined)
