"""Weights that lie otherwise in memory are the same weights: every sum, every file, every tie."""

from pathlib import Path

import pytest
import torch
from torch import nn

import core
from core.checkpoints.checkpoint import WEIGHTS, build_model, load_checkpoint, save_checkpoint
from core.config import ModelConfig
from core.transformer.layout import lay_by_columns
from core.transformer.translator import Translator
from tests.core.tiny import classifier_config, random_tokens, randomised, tokenizer, translator_config

CONFIGS = [
    translator_config(),
    translator_config(tie_embeddings=True, projection="fused"),
    classifier_config(),
]


def logits(model: nn.Module, config: ModelConfig) -> torch.Tensor:
    source = random_tokens(2, 13)
    inputs = (source, random_tokens(2, 7, seed=5)) if config.task == "translator" else (source,)
    with torch.inference_mode():
        return model(*inputs)


@pytest.mark.parametrize("config", CONFIGS)
def test_the_numbers_stay_the_same(config: ModelConfig) -> None:
    model, turned = (randomised(build_model(config)) for _ in range(2))
    lay_by_columns(turned)
    for name, weight in model.state_dict().items():
        assert torch.equal(turned.state_dict()[name], weight), name
    torch.testing.assert_close(logits(turned, config), logits(model, config))


def test_what_makes_no_more_than_it_reads_lies_by_columns() -> None:
    model = randomised(build_model(translator_config(tie_embeddings=True, d_ff=31)))
    assert isinstance(model, Translator)
    lay_by_columns(model)
    for name, module in model.named_modules():
        if isinstance(module, nn.Linear):
            assert module.weight.t().is_contiguous() == (not name.endswith("w_in")), name
    assert model.table.weight.t().is_contiguous()
    assert model.unembedding is None


@pytest.mark.parametrize("has_mkl", [True, False])
def test_a_model_lies_so_where_mkl_is(has_mkl: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel of the tab reads weights row by row, and would copy others for each product."""
    config = translator_config(len(tokenizer()), tie_embeddings=True)
    save_checkpoint(tmp_path / "one", build_model(config), tokenizer(), config)
    monkeypatch.setattr("torch.backends.mkl.is_available", lambda: has_mkl)
    model = core.load(tmp_path / "one", device="cpu").module
    assert model.table.weight.t().is_contiguous() == has_mkl
    assert model.encoder.layers[0].self_attention.w_output.weight.is_contiguous() == (not has_mkl)


def test_a_file_of_them_is_the_same(tmp_path: Path) -> None:
    config = translator_config(len(tokenizer()))
    model, turned = (randomised(build_model(config)) for _ in range(2))
    lay_by_columns(turned)
    for name, one in (("plain", model), ("turned", turned)):
        save_checkpoint(tmp_path / name, one, tokenizer(), config, dtype=torch.float32)
    weights = [(tmp_path / name / WEIGHTS).read_bytes() for name in ("plain", "turned")]
    assert weights[0] == weights[1]
    lay_by_columns(load_checkpoint(tmp_path / "turned").model)
