"""A run begins with the weights and the pieces of another model, and with nothing it should not have."""

from dataclasses import replace
from pathlib import Path

import pytest
import torch

from core.checkpoint import build_model, load_checkpoint, save_checkpoint, unique_tensors
from core.config import ModelConfig
from core.tokens import Tokenizer
from core.training.start import start_folder, take_tokenizer, take_weights
from core.transformer.translator import Translator
from tests.core.tiny import translator_config


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny translator."""
    folder = tmp_path_factory.mktemp("given") / "tiny"
    tokenizer = Tokenizer.train(["two dogs run", "zwei Hunde rennen"] * 5, 290)
    config = replace(translator_config(len(tokenizer), dropout=0.1, tie_embeddings=True), pad_id=tokenizer.pad_id)
    torch.manual_seed(3)
    save_checkpoint(folder, build_model(config), tokenizer, config, dtype=torch.float32)
    return folder


def classifier_of(config: ModelConfig) -> ModelConfig:
    return replace(config, task="classifier", decoder_layers=0, labels=("a", "b", "c"), dropout=0.3)


def test_a_translator_takes_everything(given: Path) -> None:
    known = load_checkpoint(given)
    torch.manual_seed(11)
    model = build_model(known.config)
    assert take_weights(str(given), model, known.config) == []
    for name, tensor in unique_tensors(known.model).items():
        assert torch.equal(unique_tensors(model)[name], tensor), name


def test_a_classifier_takes_the_encoder_and_keeps_its_own_head(given: Path) -> None:
    known = load_checkpoint(given)
    config = classifier_of(known.config)
    torch.manual_seed(11)
    model = build_model(config)
    before = {name: tensor.clone() for name, tensor in unique_tensors(model).items()}
    assert take_weights(str(given), model, config) == ["head.bias", "head.weight"]
    after, theirs = unique_tensors(model), unique_tensors(known.model)
    assert all(torch.equal(after[name], before[name]) for name in ("head.bias", "head.weight"))
    assert all(torch.equal(after[name], theirs[name]) for name in after if not name.startswith("head."))
    assert any(name.startswith("encoder.") for name in after)


def test_the_classifier_judges_the_states_of_the_translator(given: Path) -> None:
    known = load_checkpoint(given)
    assert isinstance(known.model, Translator)
    config = classifier_of(known.config)
    model = build_model(config).eval()
    take_weights(str(given), model, config)
    source = torch.tensor([[5, 9, 3, config.pad_id], [7, 6, 8, 3]])
    with torch.no_grad():
        states, kept = known.model.encode(source), (source != config.pad_id).unsqueeze(-1)
        mean = (states * kept).sum(dim=1) / kept.sum(dim=1)
        head = unique_tensors(model)
        torch.testing.assert_close(model(source), mean @ head["head.weight"].T + head["head.bias"])


@pytest.mark.parametrize("change", [{"heads": 1}, {"norm": "post"}, {"encoder_layers": 5}, {"d_ff": 7}])
def test_another_shape_is_refused_by_name(given: Path, change: dict[str, int | str]) -> None:
    config = replace(load_checkpoint(given).config, **change)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=f"cannot start from .*{next(iter(change))} .* here and .* there"):
        take_weights(str(given), build_model(config), config)


def test_a_checkpoint_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="no checkpoint 'en-xx' to start from"):
        start_folder("en-xx")


def test_the_pieces_come_along_but_replace_none(given: Path, tmp_path: Path) -> None:
    path = tmp_path / "tokenizer.model"
    take_tokenizer(str(given), path)
    assert path.read_bytes() == (given / "tokenizer.model").read_bytes()
    path.write_bytes(b"mine")
    take_tokenizer(str(given), path)
    assert path.read_bytes() == b"mine"
