"""The logit lens: at the last depth it is the model itself, at the others a sum that NumPy does again."""

from typing import Any

import numpy as np
import pytest
import torch

from core.analysis.lens import class_lens, word_lens
from core.errors import InputError
from core.tracers.native import NativeModel
from tests.core.tiny import own_classifier, own_translator

TEXT = "Two children ride a bike in the snow."
CHOICES: list[dict[str, Any]] = [{}, {"norm": "post"}, {"tie_embeddings": True}]


def normalised(model: NativeModel, states: np.ndarray) -> np.ndarray:
    """The stack's last LayerNorm by NumPy; the identity where there is none."""
    norm = getattr(model.module, "encoder" if model.labels else "decoder").final_norm
    if norm is None:
        return states
    std = np.sqrt(states.var(axis=-1, keepdims=True) + norm.epsilon)
    gain, bias = norm.gain.detach().numpy(), norm.bias.detach().numpy()
    return (states - states.mean(axis=-1, keepdims=True)) / std * gain + bias


def log_softmax(logits: np.ndarray) -> np.ndarray:
    return logits - np.log(np.exp(logits).sum(axis=-1, keepdims=True))


@pytest.mark.parametrize("choices", CHOICES)
def test_the_last_depth_is_the_model(choices: dict[str, Any]) -> None:
    model = own_translator(**choices)
    trace = model.trace(TEXT, target="Zwei Kinder im Schnee.")
    depths = word_lens(model, trace)
    assert len(depths) == model.config.decoder_layers + 1
    for last, step in zip(depths[-1], trace.steps, strict=True):
        assert last.token == step.token
        assert last.log_probability == pytest.approx(step.log_probability, abs=1e-5)
        assert [candidate.id for candidate in last.top] == [candidate.id for candidate in step.top[:5]]


@pytest.mark.parametrize("choices", CHOICES)
def test_every_depth_is_the_unembedded_stream(choices: dict[str, Any]) -> None:
    model = own_translator(**choices)
    trace = model.trace(TEXT, target="Ein Mann fährt Fahrrad.")
    table = (model.module.table if choices.get("tie_embeddings") else model.module.unembedding).weight
    for depth, steps in enumerate(word_lens(model, trace, alternatives=3)):
        states = normalised(model, trace.hidden["decoder"][depth].astype(np.float64))
        expected = log_softmax(states @ table.detach().double().numpy().T)
        for row, step in enumerate(steps):
            best = np.argsort(-expected[row])[:3]
            assert [candidate.id for candidate in step.top] == best.tolist()
            assert [c.log_probability for c in step.top] == pytest.approx(expected[row][best].tolist(), abs=1e-4)
            assert step.log_probability == pytest.approx(expected[row][step.id], abs=1e-4)
            assert step.id == trace.steps[row].id


@pytest.mark.parametrize("choices", [{}, {"norm": "post"}])
def test_class_scores_by_depth_end_with_those_of_the_run(choices: dict[str, Any]) -> None:
    model = own_classifier(**choices)
    trace = model.trace(TEXT)
    depths = class_lens(model, trace)
    assert len(depths) == model.config.encoder_layers + 1
    for part in ("logits", "probabilities", "contributions"):
        np.testing.assert_allclose(getattr(depths[-1], part), getattr(trace.classification, part), atol=1e-5)
    head = model.module.head
    for depth, scores in enumerate(depths):
        pooled = normalised(model, trace.hidden["encoder"][depth]).mean(axis=0)
        np.testing.assert_allclose(scores.logits, head(torch.tensor(pooled)).detach().numpy(), atol=1e-5)
        np.testing.assert_allclose(scores.contributions.sum(axis=0) + scores.bias, scores.logits, atol=1e-5)


def test_each_lens_refuses_the_other_task() -> None:
    translator, classifier = own_translator(), own_classifier()
    with pytest.raises(InputError, match="has no classes"):
        class_lens(translator, translator.trace(TEXT, target="Ein Mann"))
    with pytest.raises(InputError, match="writes no words"):
        word_lens(classifier, classifier.trace(TEXT))
