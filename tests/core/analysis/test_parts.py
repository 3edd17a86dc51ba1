"""Effects of heads on the logits: with all other parts they add up to the logits."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis.parts import carried_heads, head_logits
from core.analysis.sub_layers import RecordedPass, held
from core.results.trace import Trace
from core.tracers.native import NativeModel
from core.tracers.native_wiring import norm_weights
from tests.core import tiny
from tests.core.tiny import LABELS, own_classifier, own_generator, own_translator

TEXT = "Two children ride a bike in the snow."
TARGET = "Ein Mann im Schnee."
DESIGNS = [*tiny.DESIGNS[:3], tiny.DESIGNS[3] | {"scale_embeddings": False, "tie_embeddings": True}]
EDITS: list[dict[str, Any]] = [
    {},
    {"heads_off": (("cross", 1, 3), ("decoder", 2, 0))},
    {"mask": (("cross", None, 2, False),), "positions": "shuffled", "target_pads": 2},
    {"bugs": ("no-causal-mask",)},
]


def traced(model: NativeModel, **edits: Any) -> Trace:
    given = {} if model.labels else {"target": TARGET}
    return model.trace(TEXT, details="logits", edits=edits, **given)


def recorded(model: NativeModel, trace: Trace, **edits: Any) -> RecordedPass:
    changes = core.Edits(**edits)
    source = model.source_ids(trace.text, changes) if trace.source_tokens else []
    pads = [model.config.pad_id] * changes.target_pads
    read = [model.config.start_id, *(step.id for step in trace.steps[:-1]), *pads] if trace.steps else []
    return RecordedPass(model, source, read, changes)


def others(run: RecordedPass, stack: str) -> np.ndarray:
    """All of the last states but what the heads wrote: embedding, positions, feed-forwards, biases, norms' shifts."""
    state = run[f"{stack}.embedding"] + run[f"{stack}.positions"]
    for layer in run.sub_layers(stack):
        state = state + (layer.update if layer.map == "ffn" else run.heads(layer.name).bias)
        state = state if layer.norm is None else layer.norm.linear(state) + layer.norm.shift
    final = norm_weights(getattr(run.model.module, stack).final_norm)
    if final is None:
        return state
    norm = held(final, run.sub_layers(stack)[-1].after)
    return norm.linear(state) + norm.shift


def of_heads(run: RecordedPass, stack: str) -> np.ndarray:
    maps = [name for name in ("encoder", "decoder", "cross") if any(one.map == name for one in run.sub_layers(stack))]
    return sum(heads.sum(axis=0) for name in maps for heads in carried_heads(run, name))


def above_mean(logits: np.ndarray) -> np.ndarray:
    return logits - logits.mean(axis=-1, keepdims=True)


@pytest.mark.parametrize("choices", DESIGNS)
@pytest.mark.parametrize(
    ("kind", "edits"),
    [
        *((own_translator, edits) for edits in EDITS),
        (own_generator, {}),
        (own_generator, {"bugs": ("no-causal-mask",)}),
    ],
)
def test_heads_and_all_other_parts_add_up_to_the_logits(
    kind: Callable[..., NativeModel], choices: dict[str, Any], edits: dict[str, Any]
) -> None:
    model = kind(**choices)
    trace = traced(model, **edits)
    run = recorded(model, trace, **edits)
    states = others(run, "decoder") + of_heads(run, "decoder")
    np.testing.assert_allclose(states, run["decoder.output"], atol=1e-5)
    weight, rows = model.module.unembedding_weight.detach().numpy(), len(trace.steps)
    logits = trace.details["logits"][:rows]
    np.testing.assert_allclose(above_mean(states[:rows] @ weight.T), above_mean(logits), atol=1e-4)


@pytest.mark.parametrize("name", ["decoder", "cross"])
@pytest.mark.parametrize("choices", DESIGNS)
def test_heads_add_their_part_of_the_logit(choices: dict[str, Any], name: str) -> None:
    model, off = own_translator(**choices), {"heads_off": (("decoder", 1, 2), ("cross", 2, 0))}
    trace = traced(model, **off)
    found = head_logits(model, trace, name, core.Edits(**off))
    weight = model.module.unembedding_weight.detach().numpy()
    heads = np.stack([*carried_heads(recorded(model, trace, **off), name)][::-1])
    logits = above_mean(heads @ weight.T)
    assert found.values.shape == (3, 5, len(trace.steps), 1)
    for row, step in enumerate(trace.steps):
        np.testing.assert_allclose(found.values[:, :, row, 0], logits[:, :, row, step.id], atol=1e-5)
    for head, rows in enumerate(found.most):
        for row, pushed in enumerate(rows):
            best = np.argsort(-logits[-1, head, row], kind="stable")[: len(pushed)]
            np.testing.assert_allclose([value for _, value in pushed], logits[-1, head, row, best], atol=1e-5)
            if pushed[0][1]:  # a head that is off raises all alike
                assert [token for token, _ in pushed] == model.tokenizer.pieces(best.tolist())
    layer, head = (1, 2) if name == "decoder" else (2, 0)
    assert not found.values[layer, head].any()
    assert found.values.any(axis=(-1, -2)).sum() == 14


@pytest.mark.parametrize("choices", DESIGNS)
def test_rows_and_parts_add_up_to_the_logits_of_a_classifier(choices: dict[str, Any]) -> None:
    model = own_classifier(**choices)
    trace = traced(model, source_pads=2)
    heads = head_logits(model, trace, "encoder", core.Edits(source_pads=2)).values
    assert heads.shape == (2, 5, len(trace.source_tokens), len(LABELS))
    assert not heads[:, :, -2:].any(), "padding is left out of the mean"
    rest = others(recorded(model, trace, source_pads=2), "encoder")[:-2].mean(axis=0)
    logits = model.module.head(torch.tensor(rest, dtype=torch.float32)).detach().numpy()
    summed = heads.sum(axis=(0, 1, 2)) + above_mean(logits)
    np.testing.assert_allclose(summed, above_mean(trace.classification.logits), atol=1e-5)


def test_only_what_leads_straight_to_the_logits_is_offered() -> None:
    model = own_translator()
    with pytest.raises(core.InputError, match="only the decoder reads them"):
        head_logits(model, traced(model), "encoder")
    with pytest.raises(core.InputError, match="no attention named 'cross'; it has decoder"):
        head_logits(own_generator(), own_generator().trace(TEXT), "cross")


def test_a_run_of_nan_has_parts_of_nan() -> None:
    model, bug = own_translator(), {"bugs": ("empty-row-nan",)}
    found = head_logits(model, traced(model, **bug), "cross", core.Edits(**bug))
    assert np.isnan(found.values).all()
    assert all(np.isnan(value) for rows in found.most for pushed in rows for _, value in pushed)
