"""Pruning curves: they begin at the model's own score, end at a model without attention, and lose one way."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

from core import Decoding
from core.analysis.pruning import points_of, pruned, pruning_curves
from core.results.head_roles import Head
from core.tracers.native import NativeModel
from core.transformer.attention import MultiHeadAttention
from tests.core.tiny import own_classifier, own_translator

TEXTS = ["Two children ride a bike.", "Where is the station?", "Snow", "A man plays in the snow."]


def heads_of(model: NativeModel) -> list[Head]:
    config = model.config
    layers = {"encoder": config.encoder_layers, "decoder": config.decoder_layers, "cross": config.decoder_layers}
    return [(name, layer, head) for name, count in layers.items() for layer, head in np.ndindex(count, config.heads)]


@pytest.mark.parametrize(
    ("heads", "points"),
    [(72, (*range(0, 72, 4), 72)), (24, tuple(range(25))), (1, (0, 1)), (30, (*range(0, 30, 2), 30))],
)
def test_points_go_from_none_to_all(heads: int, points: tuple[int, ...]) -> None:
    assert points_of(heads) == points


def curves_of(model: NativeModel, score: Any, **options: Any) -> Any:
    heads = heads_of(model)
    importance = np.random.default_rng(3).normal(size=len(heads))
    return pruning_curves(model, heads, importance, score, "bleu", **options), importance


def length(model: NativeModel) -> float:
    return float(sum(map(len, model.translate(TEXTS, Decoding(max_tokens=5)))))


@pytest.mark.long
def test_every_point_is_the_score_of_that_model() -> None:
    model = own_translator()
    heads = heads_of(model)
    curves, importance = curves_of(model, length, seeds=(4, 5))
    assert curves.least_first[0] == curves.most_first[0] == length(model)
    assert {curve[0] for curve in curves.at_random} == {curves.least_first[0]}
    assert {curve[-1] for curve in (curves.most_first, *curves.at_random)} == {curves.least_first[-1]}
    assert list(curves.importance_order) == np.argsort(importance).tolist()
    for order, curve in (
        (curves.importance_order, curves.least_first),
        (curves.importance_order[::-1], curves.most_first),
        (curves.random_orders[1], curves.at_random[1]),
    ):
        assert sorted(order) == list(range(len(heads)))
        gone = [heads[index] for index in order[: curves.removed[7]]]
        assert curve[7] == length(pruned(model, gone))


def test_orders_at_random_are_those_of_their_seeds() -> None:
    model = own_classifier()
    first, again, other = (curves_of(model, lambda one: 0.0, seeds=seeds)[0] for seeds in ((4, 5), (5, 4), (6,)))
    assert first.random_orders == again.random_orders[::-1]
    assert len({*first.random_orders, *other.random_orders}) == 3


@pytest.mark.parametrize("new", [own_translator, own_classifier])
def test_without_any_head_there_is_no_attention(
    new: Callable[[], NativeModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sub-layer without attention gives the bias of its output projection."""
    model = new()
    bare = pruned(model, heads_of(model))
    target = "Ein Mann" if model.task == "translator" else None
    ours = bare.trace(TEXTS[0], target)

    def attend(self: MultiHeadAttention, query: Any, *rest: Any, **more: Any) -> Any:
        return self.w_output.bias.expand(query.shape[0], query.shape[2], -1)

    answers = bare.translate(TEXTS) if model.task == "translator" else bare.classify(TEXTS)
    module = model.module
    ids = torch.tensor([model.source_ids(TEXTS[0])])
    monkeypatch.setattr(MultiHeadAttention, "attend", attend)
    with torch.inference_mode():
        if model.task == "classifier":
            logits = module(ids)
            np.testing.assert_allclose(ours.scores.logits, logits[0], atol=1e-4)
            assert answers[0].label == model.labels[int(logits.argmax())]
        else:
            read = torch.tensor([[model.config.start_id, *(step.id for step in ours.steps[:-1])]])
            log_probabilities = module(ids, read)[0].log_softmax(-1)
            chosen = [row[step.id].item() for row, step in zip(log_probabilities, ours.steps, strict=True)]
            assert [step.log_probability for step in ours.steps] == pytest.approx(chosen, abs=1e-4)


def test_scores_that_are_known_are_not_measured_again() -> None:
    model, asked, known = own_classifier(), [], {}

    def score(one: NativeModel) -> float:
        asked.append(one)
        return float(len(asked))

    states: list[tuple[int, int]] = []
    first, _ = curves_of(model, score, known=known, seeds=(1,))
    assert len(asked) == len(known)
    again, _ = curves_of(model, score, known=known, seeds=(1,), progress=lambda *state: states.append(state))
    assert again == first
    assert len(asked) == len(known)
    assert states[-1][0] == len(known)
