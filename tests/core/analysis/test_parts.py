"""Parts of the last states add up to them, and what heads add to the logits is their share of that sum."""

from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis.parts import StateParts, head_logits, required_details, state_parts
from core.results.trace import Trace
from core.tracers.native import NativeModel
from tests.core.tiny import LABELS, own_classifier, own_generator, own_translator

TEXT = "Two children ride a bike in the snow."
TARGET = "Ein Mann im Schnee."
DESIGNS: list[dict[str, Any]] = [
    {},
    {"norm": "post", "projection": "fused", "attention_bias": False},
    {"norm": "post", "final_norm": True, "positions": "learned"},
    {"scale_on": "inputs", "head_width": "full", "scale_embeddings": False, "tie_embeddings": True},
]
EDITS: list[dict[str, Any]] = [
    {},
    {"heads_off": (("cross", 1, 3), ("decoder", 2, 0))},
    {"mask": (("cross", None, 2, False),), "positions": "shuffled", "target_pads": 2},
    {"bugs": ("no-causal-mask",)},
]


def traced(model: NativeModel, stack: str, **edits: Any) -> Trace:
    given = {} if model.labels else {"target": TARGET}
    return model.trace(TEXT, details=(*required_details(model, stack), "logits"), edits=edits, **given)


def total(parts: StateParts) -> np.ndarray:
    every = [*parts.heads.values(), *parts.biases.values(), parts.feed_forward]
    layered = sum(part.sum(axis=tuple(range(part.ndim - 2))) for part in every)
    return parts.embedding + parts.positions + parts.norm + layered


def model_of(kind: str, **choices: Any) -> NativeModel:
    made = {"translator": own_translator, "generator": own_generator, "classifier": own_classifier}
    return made[kind](**choices)


@pytest.mark.parametrize("choices", DESIGNS)
@pytest.mark.parametrize(
    ("kind", "stack"), [("translator", "encoder"), ("translator", "decoder"), ("generator", "decoder")]
)
def test_parts_add_up_to_the_last_states(kind: str, stack: str, choices: dict[str, Any]) -> None:
    model = model_of(kind, **choices)
    trace = model.trace(TEXT, target=TARGET, details=(*required_details(model, stack), f"{stack}.output"))
    parts = state_parts(model, trace, stack)
    assert (
        list(parts.heads)
        == {"encoder": ["encoder"], "decoder": [n for n in ("decoder", "cross") if n in trace.attention]}[stack]
    )
    np.testing.assert_allclose(total(parts), trace.details[f"{stack}.output"], atol=1e-5)


def above_mean(logits: np.ndarray) -> np.ndarray:
    return logits - logits.mean(axis=-1, keepdims=True)


@pytest.mark.parametrize("edits", EDITS)
@pytest.mark.parametrize("choices", DESIGNS)
def test_parts_add_up_to_the_logits_of_a_writer(choices: dict[str, Any], edits: dict[str, Any]) -> None:
    model = own_translator(**choices)
    trace = traced(model, "decoder", **edits)
    weight = model.module.unembedding_weight.detach().numpy()
    ids = [step.id for step in trace.steps]
    logits = trace.details["logits"][: len(ids)]
    summed = above_mean(total(state_parts(model, trace, "decoder"))[: len(ids)] @ weight.T)
    np.testing.assert_allclose(summed, above_mean(logits), atol=1e-4)


@pytest.mark.parametrize("name", ["decoder", "cross"])
@pytest.mark.parametrize("choices", DESIGNS)
def test_heads_add_their_part_of_the_logit(choices: dict[str, Any], name: str) -> None:
    model = own_translator(**choices)
    trace = traced(model, "decoder", heads_off=(("decoder", 1, 2), ("cross", 2, 0)))
    found = head_logits(model, trace, name)
    weight = model.module.unembedding_weight.detach().numpy()
    logits = above_mean(state_parts(model, trace, "decoder").heads[name] @ weight.T)
    assert found.values.shape == (3, 5, len(trace.steps), 1)
    for row, step in enumerate(trace.steps):
        np.testing.assert_allclose(found.values[:, :, row, 0], logits[:, :, row, step.id], atol=1e-5)
    for head, rows in enumerate(found.most):
        for row, pushed in enumerate(rows):
            best = np.argsort(-logits[-1, head, row], kind="stable")[: len(pushed)]
            np.testing.assert_allclose([value for _, value in pushed], logits[-1, head, row, best], atol=1e-5)
            if pushed[0][1]:  # a head that is off raises all alike
                assert [token for token, _ in pushed] == model.tokenizer.pieces(best.tolist())
    off = (1, 2) if name == "decoder" else (2, 0)
    assert not found.values[off].any()
    assert found.values.any(axis=(-1, -2)).sum() == 14


@pytest.mark.parametrize("choices", DESIGNS)
def test_rows_and_parts_add_up_to_the_logits_of_a_classifier(choices: dict[str, Any]) -> None:
    model = own_classifier(**choices)
    trace = traced(model, "encoder", source_pads=2)
    heads = head_logits(model, trace, "encoder").values
    assert heads.shape == (2, 5, len(trace.source_tokens), len(LABELS))
    assert not heads[:, :, -2:].any(), "padding is left out of the mean"
    parts, head = state_parts(model, trace, "encoder"), model.module.head
    others = (total(parts) - parts.heads["encoder"].sum(axis=(0, 1)))[:-2].mean(axis=0)
    summed = heads.sum(axis=(0, 1, 2)) + above_mean(head(torch.tensor(others, dtype=torch.float32)).detach().numpy())
    np.testing.assert_allclose(summed, above_mean(trace.classification.logits), atol=1e-5)


def test_heads_of_a_generator_are_those_of_its_decoder() -> None:
    model = own_generator()
    trace = traced(model, "decoder")
    assert head_logits(model, trace, "decoder").values.shape == (3, 5, len(trace.steps), 1)


def test_only_what_leads_straight_to_the_logits_is_offered() -> None:
    model = own_translator()
    trace = traced(model, "encoder")
    with pytest.raises(core.InputError, match="only the decoder reads them"):
        head_logits(model, trace, "encoder")
    with pytest.raises(core.InputError, match="no attention named 'cross'; it has decoder"):
        head_logits(own_generator(), own_generator().trace(TEXT), "cross")


def test_a_run_of_nan_has_parts_of_nan() -> None:
    model = own_translator()
    found = head_logits(model, traced(model, "decoder", bugs=("empty-row-nan",)), "cross")
    assert np.isnan(found.values).all()
    assert all(np.isnan(value) for rows in found.most for pushed in rows for _, value in pushed)
