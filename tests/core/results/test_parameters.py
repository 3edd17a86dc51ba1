"""The parameters a person is given redo the sums of the run, whatever the design."""

import itertools

import numpy as np
import pytest
import torch

from core import InputError
from core.checkpoints.checkpoint import build_model
from core.config import ModelConfig
from core.results.parameters import AttentionParameters, Projection
from core.results.trace import Trace
from core.text.tokens import Tokenizer
from core.tracers.native import NativeModel
from tests.conftest import SENTENCES

TEXT = "Two children ride a bike."
DESIGNS = list(
    itertools.product(("pre", "post"), ("separate", "fused"), ("split", "full"), ("scores", "inputs"), (True, False))
)


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return Tokenizer.train(SENTENCES, vocabulary_size=330)


def model_of(tokenizer: Tokenizer, **choices: object) -> NativeModel:
    """A translator in which no bias is 0 and no gain 1, so that a forgotten one shows."""
    torch.manual_seed(11)
    size = {"d_model": 15, "heads": 5, "d_ff": 13, "encoder_layers": 2, "decoder_layers": 2}
    config = ModelConfig(task="translator", vocabulary_size=len(tokenizer), **(size | choices))
    module = build_model(config).eval()
    for name, tensor in module.named_parameters():
        if name.endswith(("bias", "gain")):
            tensor.data.normal_(0.3)
    return NativeModel("tiny", module, tokenizer, config, torch.device("cpu"))


def traced(model: NativeModel) -> Trace:
    return model.trace(TEXT, target="Ein Mann im Schnee", details=("encoder.", "decoder."))


def read_by(trace: Trace, parameters: AttentionParameters) -> np.ndarray:
    name = f"{parameters.input_norm.name}.output" if parameters.input_norm else f"{parameters.stack}.stream"
    return trace.details[name]


def projected(x: np.ndarray, projection: Projection) -> np.ndarray:
    return x @ projection.weight + projection.bias[:, None]


@pytest.mark.parametrize(("norm", "projection", "width", "scale_on", "bias"), DESIGNS)
def test_projections_and_output_are_those_of_the_run(
    tokenizer: Tokenizer, norm: str, projection: str, width: str, scale_on: str, bias: bool
) -> None:
    model = model_of(
        tokenizer, norm=norm, projection=projection, head_width=width, scale_on=scale_on, attention_bias=bias
    )
    trace = traced(model)
    for name, layer in itertools.product(("encoder", "decoder", "cross"), range(2)):
        parameters = model.attention_parameters(name, layer)
        tensors = {
            key: trace.details[f"{parameters.scope}.{key}"] for key in ("query", "key", "value", "scores", "scaled")
        }
        x = read_by(trace, parameters)
        memory = trace.details["encoder.output"] if name == "cross" else x
        factor = parameters.query_scale
        np.testing.assert_allclose(projected(x, parameters.query) * factor, tensors["query"], atol=2e-5)
        np.testing.assert_allclose(projected(memory, parameters.key) * factor, tensors["key"], atol=2e-5)
        np.testing.assert_allclose(projected(memory, parameters.value), tensors["value"], atol=2e-5)
        np.testing.assert_allclose(tensors["scores"] * parameters.score_scale, tensors["scaled"], rtol=1e-6)
        update = trace.details[f"{parameters.scope}.joined"] @ parameters.output_weight + parameters.output_bias
        np.testing.assert_allclose(update, trace.details[f"{parameters.scope}.update"], atol=5e-5)


@pytest.mark.parametrize("norm", ["pre", "post"])
def test_the_norm_read_makes_what_is_projected(tokenizer: Tokenizer, norm: str) -> None:
    model = model_of(tokenizer, norm=norm)
    trace = traced(model)
    for name, layer in itertools.product(("encoder", "decoder", "cross"), range(2)):
        parameters = model.attention_parameters(name, layer)
        read = parameters.input_norm
        if read is None:
            assert (norm, layer) == ("post", 0)
            continue
        x = trace.details[f"{read.name}.input"].astype(np.float64)
        normalised = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + read.epsilon)
        np.testing.assert_allclose(read.gain * normalised + read.bias, trace.details[f"{read.name}.output"], atol=1e-5)


def test_scales(tokenizer: Tokenizer) -> None:
    on_scores = model_of(tokenizer).attention_parameters("cross", 1)
    on_inputs = model_of(tokenizer, scale_on="inputs").attention_parameters("cross", 1)
    assert (on_scores.query_scale, on_scores.score_scale) == (1.0, 3**-0.5)
    assert (on_inputs.query_scale, on_inputs.score_scale) == (3**-0.25, 1.0)
    assert on_scores.embedding_scale == pytest.approx(15**0.5)
    assert (on_scores.heads, on_scores.d_head, on_scores.scope) == (5, 3, "decoder.1.cross")


def test_parameters_cannot_be_written(tokenizer: Tokenizer) -> None:
    parameters = model_of(tokenizer).attention_parameters("encoder", 0)
    with pytest.raises(ValueError, match="read-only"):
        parameters.output_weight[0, 0] = 1


@pytest.mark.parametrize(("name", "layer"), [("sideways", 0), ("cross", 2), ("encoder", -1)])
def test_what_is_not_there_is_refused(tokenizer: Tokenizer, name: str, layer: int) -> None:
    with pytest.raises(InputError, match=r"has no attention named|There is no layer"):
        model_of(tokenizer).attention_parameters(name, layer)
