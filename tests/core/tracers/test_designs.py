"""Shapes and counts of any design: counted again by other means."""

from typing import Any

import numpy as np
import pytest
import torch

from core.analysis.architecture import design
from core.checkpoints.checkpoint import build_model
from core.config import REFERENCE_DESIGNS, ModelConfig
from core.errors import InputError
from core.tracers.architecture import architecture_of, component_of, run
from core.tracers.native_wiring import norms_of
from core.transformer.hooks import Recorder
from tests.core.tiny import classifier_config, new_classifier, new_translator, translator_config

SOURCE, TARGET = (4, 9, 5, 28, 3), (2, 11, 7)
CHOICES: list[dict[str, Any]] = [
    {},
    {"norm": "post", "projection": "fused", "tie_embeddings": True},
    {"head_width": "full", "scale_on": "inputs", "positions": "learned", "attention_bias": False},
]
CONFIGS = [make(**choices) for make in (translator_config, classifier_config) for choices in CHOICES]


def recorded(config: ModelConfig) -> dict[str, torch.Tensor]:
    """Every tensor of an ordinary pass through all layers, without the batch axis."""
    recorder = Recorder(lambda _: True)
    run(build_model(config).eval(), torch.tensor([SOURCE]), torch.tensor([TARGET]), recorder)
    return {name: tensor[0] for name, tensor in recorder.tensors.items()}


@pytest.mark.parametrize("config", CONFIGS)
def test_every_parameter_is_counted_once(config: ModelConfig) -> None:
    architecture = architecture_of(config, len(SOURCE), len(TARGET))
    assert architecture.parameters == sum(parameter.numel() for parameter in build_model(config).parameters())


@pytest.mark.parametrize("config", CONFIGS)
def test_every_tensor_has_its_shape_and_one_component(config: ModelConfig) -> None:
    architecture = architecture_of(config, len(SOURCE), len(TARGET))
    shown = {name: shape for component in architecture.components.values() for name, shape in component.tensors.items()}
    expected = {name: tuple(tensor.shape) for name, tensor in recorded(config).items() if ".1." not in name}
    again = {"encoder.output", "decoder.output", *(name for name in expected if ".2." in name)}
    assert shown == {name: shape for name, shape in expected.items() if name not in again}
    assert sum(len(component.tensors) for component in architecture.components.values()) == len(shown)


def test_components_follow_the_order_of_the_norm() -> None:
    pre = list(architecture_of(translator_config(), 5, 3).components)
    post = list(architecture_of(translator_config(norm="post"), 5, 3).components)
    layer = ["decoder.self_norm", "decoder.self", "decoder.cross_norm", "decoder.cross"]
    assert pre[pre.index(layer[0]) :][:4] == layer
    assert post[post.index("decoder.self") :][:4] == [layer[1], layer[0], layer[3], layer[2]]
    assert {"encoder.final_norm", "decoder.final_norm"} <= set(pre) - set(post)
    assert component_of("encoder.4.after_self", pre_norm=True) == "encoder.self"
    assert component_of("encoder.4.after_self", pre_norm=False) == "encoder.self_norm"


def test_layers_are_those_of_the_stack() -> None:
    components = architecture_of(translator_config(encoder_layers=2, decoder_layers=3), 5, 3).components
    layers = {name: component.layers for name, component in components.items()}
    assert [layers[name] for name in ("encoder.ffn", "decoder.cross_norm", "encoder.final_norm", "logits")] == [
        2,
        3,
        1,
        1,
    ]


def test_the_paper_has_the_parameters_that_its_sizes_give() -> None:
    architecture = architecture_of(design("paper", 101), 5, 3)
    attention, ffn, norm = 4 * 512 * 512 + 512, 2 * 512 * 2048 + 2048 + 512, 2 * 512
    assert architecture.parameters == 101 * 512 + 6 * (attention + ffn + 2 * norm) + 6 * (
        2 * attention + ffn + 3 * norm
    )
    assert architecture.components["encoder.self"].tensors["encoder.0.self.query"] == (8, 5, 64)


@pytest.mark.parametrize("name", list(REFERENCE_DESIGNS))
def test_designs_keep_their_choices_and_take_the_vocabulary(name: str) -> None:
    config = design(name, 57)
    assert config.to_json() | {"vocabulary_size": 8000} == REFERENCE_DESIGNS[name].model.to_json()


def test_a_design_that_is_not_there_is_refused() -> None:
    with pytest.raises(InputError, match="Choose one of: paper"):
        design("rnn", 57)


@pytest.mark.parametrize("model", [new_translator(), new_classifier(norm="post")], ids=["pre", "post"])
def test_norms_are_found_under_the_names_of_their_hooks(model: torch.nn.Module) -> None:
    recorder = Recorder(lambda name: name.endswith(("_norm.input", "_norm.output")))
    run(model, torch.tensor([SOURCE]), torch.tensor([TARGET]), recorder)
    norms = norms_of(model)
    assert {name.rpartition(".")[0] for name in recorder.tensors} == set(norms)
    for scope, norm in norms.items():
        before, after = (recorder.tensors[f"{scope}.{part}"][0].double().numpy() for part in ("input", "output"))
        normalised = (before - before.mean(-1, keepdims=True)) / np.sqrt(before.var(-1, keepdims=True) + norm.epsilon)
        np.testing.assert_allclose(norm.gain * normalised + norm.bias, after, atol=1e-5)
