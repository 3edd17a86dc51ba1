"""Value zeroing: one layer run at a time, without one value, as Mohebbi et al. 2023 describe it."""

from typing import Any

import numpy as np
import pytest
import torch

import core
from core import Edits, InputError, attribute
from core.analysis.attribution import zeroing as module
from core.tracers.native import NativeModel
from tests.core.tiny import own_classifier, own_generator, own_translator

TEXT, TARGET, STEP = "Two children ride a bike.", "Ein Mann im Schnee", 3
MADE = {"translator": own_translator, "classifier": own_classifier, "generator": own_generator}
OFF = Edits(heads_off=(("encoder", 0, 1), ("cross", 1, 0)))


def asked(task: str) -> dict[str, Any]:
    return {"translator": {"step": STEP, "target": TARGET}, "generator": {"step": 2}}.get(task, {"label": None})


def apart(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """The cosine distance of each row, in float64."""
    one, other = one.astype(np.float64), other.astype(np.float64)
    return 1 - (one * other).sum(-1) / np.linalg.norm(one, axis=-1) / np.linalg.norm(other, axis=-1)


@torch.no_grad()
def layer_by_layer(model: NativeModel, question: core.results.attribution.Question) -> dict[str, list[np.ndarray]]:
    """Run each layer again alone, on what it read in the run, once for each key that loses its value."""
    net, seen, off = model.module, {}, {(name, layer, head) for name, layer, head in question.off}
    ids = [torch.tensor([side]) for side in (question.source_ids, question.read_ids) if side]

    def silent(name: str, x: torch.Tensor) -> torch.Tensor:
        for of, layer, head in off:
            if name == f"{'decoder' if of == 'cross' else of}.{layer}.{'cross' if of == 'cross' else 'self'}.output":
                x = x.clone()
                x[:, head] = 0
        return x

    def record(name: str, x: torch.Tensor) -> torch.Tensor:
        x = silent(name, x)
        seen[name] = x
        return x

    net(*ids, record)
    found: dict[str, list[np.ndarray]] = {}
    for stack, count in (("encoder", model.config.encoder_layers), ("decoder", model.config.decoder_layers)):
        for index in range(count):
            layer = getattr(net, stack).layers[index]
            before = seen[f"{stack}.{index - 1}.stream" if index else f"{stack}.stream"]
            size = before.shape[1]
            causal = torch.ones(size, size, dtype=torch.bool).tril()
            given = (before, seen["encoder.output"], causal) if model.task == "translator" else (before, None, causal)
            given = (before,) if stack == "encoder" else given
            kinds = {"self": size} | (
                {"cross": ids[0].shape[1]} if stack == "decoder" and "encoder.output" in seen else {}
            )
            for kind, keys in kinds.items():
                columns = []
                for key in range(keys):

                    def without(name: str, x: torch.Tensor, key: int = key, kind: str = kind) -> torch.Tensor:
                        if name == f"{kind}.value":
                            x = x.clone()
                            x[:, :, key] = 0
                        return silent(f"{stack}.{index}.{name}", x)  # noqa: B023

                    after = layer(*given, hook=without)
                    columns.append(apart(after[0].numpy(), seen[f"{stack}.{index}.stream"][0].numpy()))
                name = "cross" if kind == "cross" else stack
                found.setdefault(name, []).append(np.stack(columns, axis=1))
    return found


@pytest.mark.parametrize("task", MADE)
@pytest.mark.parametrize("edits", [Edits(), OFF])
def test_each_layer_is_run_again_without_each_value(task: str, edits: Edits) -> None:
    if task != "translator" and edits.heads_off:
        edits = Edits(heads_off=(("decoder" if task == "generator" else "encoder", 0, 1),))
    model = MADE[task]()
    why = attribute(model, TEXT, method="value-zeroing", edits=edits, **asked(task))
    expected = layer_by_layer(model, why.question)
    found = module.distances(model, why.question)
    assert found.keys() == expected.keys()
    for name, layers in expected.items():
        np.testing.assert_allclose(found[name], np.stack(layers), atol=3e-6)
        assert found[name].max() > 1e-3
    shares = lambda layer: layer / layer.sum(1, keepdims=True)  # noqa: E731
    source, read = len(why.source), len(why.target)
    product = np.eye(source + read)  # every layer as a matrix over source and target at once
    for layer in expected.get("encoder", ()):
        step = np.eye(source + read)
        step[:source, :source] = shares(layer)
        product = step @ product
    alone = [shares(layer).mean(0) for layer in expected.get("encoder", ())]
    for index, own in enumerate(expected.get("decoder", ())):
        step = np.eye(source + read)
        step[source:] = shares(np.concatenate(([expected["cross"][index]] if source else []) + [own], axis=1))
        product = step @ product
        alone = [*(alone if index else []), step[-1]]
    np.testing.assert_allclose(why.all, np.mean(alone, axis=0), atol=1e-5)
    rolled = attribute(model, TEXT, method="value-zeroing", layers="rollout", edits=edits, **asked(task))
    np.testing.assert_allclose(rolled.all, product[-1] if read else product.mean(axis=0), atol=1e-5)
    for one in (why, rolled):
        assert one.all.sum() == pytest.approx(1, abs=1e-5)
        assert one.all.min() >= 0


def test_passes_of_any_size_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    model = own_translator()
    whole = attribute(model, TEXT, STEP, "value-zeroing", target=TARGET)
    monkeypatch.setattr(module, "_MOST_TOKENS", 40)
    pieces = attribute(model, TEXT, STEP, "value-zeroing", target=TARGET)
    np.testing.assert_allclose(whole.all, pieces.all, atol=1e-6)


def test_a_state_that_no_value_reaches_is_itself_alone() -> None:
    model = own_classifier()
    with torch.no_grad():
        for layer in model.module.encoder.layers:
            layer.self_attention.w_output.weight.zero_()
    why = attribute(model, TEXT, method="value-zeroing", layers="rollout")
    np.testing.assert_allclose(why.source, 1 / len(why.source), atol=1e-6)


def test_layers_are_joined_in_one_of_two_ways() -> None:
    with pytest.raises(InputError, match="layers is 'sum'; choose from mean, rollout"):
        attribute(own_classifier(), TEXT, method="value-zeroing", layers="sum")


def test_a_hub_model_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NativeModel, "shows_values", False)
    with pytest.raises(InputError, match="keeps its values to itself; choose one of attention"):
        attribute(own_classifier(), TEXT, method="value-zeroing")
