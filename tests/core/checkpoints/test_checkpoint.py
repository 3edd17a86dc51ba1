"""A checkpoint comes back as it went, and every way of being broken has a sentence of its own."""

import hashlib
import json
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from core.checkpoints.checkpoint import (
    CheckpointError,
    build_model,
    fill,
    load_checkpoint,
    save_checkpoint,
    unique_tensors,
)
from core.checkpoints.fingerprints import fingerprint
from core.config import ModelConfig
from core.text.tokens import Tokenizer
from tests.conftest import SENTENCES
from tests.core.tiny import classifier_config, random_tokens, randomised, tokenizer, translator_config


def saved(folder: Path, config: ModelConfig | None = None, **options: object) -> Path:
    config = config or translator_config(len(tokenizer()))
    save_checkpoint(folder, randomised(build_model(config)), tokenizer(), config, **options)
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return saved(tmp_path / "tiny")


@pytest.mark.parametrize("tied", [True, False])
@pytest.mark.parametrize("make", [translator_config, classifier_config])
def test_comes_back_as_it_went(tmp_path: Path, make: Callable[..., ModelConfig], tied: bool) -> None:
    config = make(len(tokenizer()), tie_embeddings=tied, dropout=0.3)
    model = randomised(build_model(config))
    save_checkpoint(tmp_path / "tiny", model, tokenizer(), config, dtype=torch.float32)
    loaded = load_checkpoint(tmp_path / "tiny")
    assert (loaded.name, loaded.config) == ("tiny", config)
    assert loaded.tokenizer.pieces(range(300)) == tokenizer().pieces(range(300))
    assert not loaded.model.training
    tokens = random_tokens(3, 7)
    inputs = (tokens,) if config.task == "classifier" else (tokens, random_tokens(3, 5, seed=5))
    assert torch.equal(loaded.model(*inputs), model(*inputs))


def test_half_weights_come_back_as_float32(folder: Path) -> None:
    stored = load_file(folder / "weights.safetensors")
    assert {tensor.dtype for tensor in stored.values()} == {torch.float16}
    for name, tensor in unique_tensors(load_checkpoint(folder).model).items():
        assert tensor.dtype == torch.float32
        assert torch.equal(tensor, stored[name].float())


def test_tied_weights_are_stored_once(tmp_path: Path) -> None:
    layer = torch.nn.Linear(3, 5)
    both = torch.nn.ModuleDict({"one": layer, "two": layer})
    assert sorted(unique_tensors(both)) == ["one.bias", "one.weight"]
    tied = load_file(saved(tmp_path, translator_config(len(tokenizer()), tie_embeddings=True)) / "weights.safetensors")
    assert sum(tensor.shape[0] == len(tokenizer()) for tensor in tied.values()) == 1


def test_what_is_told_of_the_training_is_kept_and_not_needed(tmp_path: Path) -> None:
    plain = json.loads((saved(tmp_path, training={"steps": 13}) / "config.json").read_text())
    assert plain["training"] == {"steps": 13}
    assert load_checkpoint(tmp_path).config == translator_config(len(tokenizer()))


def test_others_may_read_the_weights(folder: Path) -> None:
    modes = {path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert len(modes) == 1


@pytest.mark.parametrize("name", ["config.json", "weights.safetensors", "tokenizer.model"])
class TestPart:
    def test_missing(self, folder: Path, name: str) -> None:
        (folder / name).unlink()
        assert refused(folder) == f"The model could not be loaded: its folder has no {name}."

    @pytest.mark.parametrize("share", [0.0, 0.02, 0.5, 0.99])
    def test_cut_off(self, folder: Path, name: str, share: float) -> None:
        whole = (folder / name).read_bytes()
        (folder / name).write_bytes(whole[: int(len(whole) * share)])
        assert name in refused(folder)

    def test_something_else(self, folder: Path, name: str) -> None:
        (folder / name).write_bytes(bytes(range(256)) * 64)
        assert name in refused(folder)


def refused(folder: Path) -> str:
    """The one sentence with which ``folder`` is refused."""
    with pytest.raises(CheckpointError) as caught:
        load_checkpoint(folder)
    message = str(caught.value)
    assert message.startswith("The model could not be loaded: ")
    assert message.endswith(".")
    assert not message.endswith("..")
    assert "\n" not in message
    return message


def change_config(folder: Path, **changes: object) -> None:
    path = folder / "config.json"
    plain = json.loads(path.read_text())
    path.write_text(json.dumps(plain | {"model": plain["model"] | changes}))


def test_no_folder(tmp_path: Path) -> None:
    assert "there is no folder 'nothing'" in refused(tmp_path / "nothing")


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_another_format(folder: Path, version: object) -> None:
    plain = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps(plain | {"format_version": version}))
    assert f"it has format {version!r}, and this program reads format 1" in refused(folder)


@pytest.mark.parametrize(
    "plain", ["[]", "3", '"text"', "{}", '{"format_version": 1}', '{"format_version": 1, "model": 3}']
)
def test_json_that_is_no_config(folder: Path, plain: str) -> None:
    (folder / "config.json").write_text(plain)
    assert "config.json" in refused(folder)


@pytest.mark.parametrize("changes", [{"heads": 4}, {"task": "painter"}, {"colour": "red"}, {"d_model": "wide"}])
def test_a_config_that_describes_no_model(folder: Path, changes: dict[str, object]) -> None:
    change_config(folder, **changes)
    assert "config.json does not describe a model" in refused(folder)


def test_a_tokenizer_of_another_size(folder: Path) -> None:
    other = Tokenizer.train(SENTENCES[:2], vocabulary_size=330)
    other.save(folder / "tokenizer.model")
    assert f"its tokenizer has {len(other)} pieces, but its model knows {len(tokenizer())}" in refused(folder)


def test_a_tokenizer_with_other_special_ids(folder: Path) -> None:
    tokenizer((1, 0, 2, 3)).save(folder / "tokenizer.model")
    assert "the pad_id of its tokenizer is 1, but that of its model is 0" in refused(folder)


def test_a_tokenizer_that_does_not_fit_is_not_saved(tmp_path: Path) -> None:
    config = translator_config(len(tokenizer()) + 1)
    with pytest.raises(CheckpointError, match="its tokenizer has"):
        save_checkpoint(tmp_path / "new", build_model(config), tokenizer(), config)
    assert not (tmp_path / "new").exists()


def test_weights_that_lack_one(folder: Path) -> None:
    tensors = load_file(folder / "weights.safetensors")
    del tensors["table.weight"]
    save_file(tensors, folder / "weights.safetensors")
    assert "its weights lack table.weight" in refused(folder)


def test_weights_with_one_too_many(folder: Path) -> None:
    tensors = load_file(folder / "weights.safetensors")
    save_file(tensors | {"extra": torch.zeros(3)}, folder / "weights.safetensors")
    assert "its weights have an unknown extra" in refused(folder)


def test_weights_of_another_shape(folder: Path) -> None:
    change_config(folder, d_ff=13)
    message = refused(folder)
    assert "[11, 15], not [13, 15] as its config says" in message


def test_a_pickle_is_never_opened(folder: Path) -> None:
    class Bomb:
        def __reduce__(self) -> tuple:
            return (Path.touch, (folder / "opened",))

    for name in ("config.json", "weights.safetensors", "tokenizer.model"):
        whole = (folder / name).read_bytes()
        (folder / name).write_bytes(pickle.dumps(Bomb()))
        refused(folder)
        (folder / name).write_bytes(whole)
    assert not (folder / "opened").exists()


def test_nothing_is_filled_when_something_does_not_fit() -> None:
    model = build_model(translator_config())
    before = {name: tensor.clone() for name, tensor in unique_tensors(model).items()}
    with pytest.raises(ValueError, match="shape"):
        fill(model, before | {"table.weight": torch.zeros(5, 3)})
    assert all(torch.equal(tensor, before[name]) for name, tensor in unique_tensors(model).items())


def test_a_file_is_hashed_once_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "weights"
    path.write_bytes(b"some")
    first = fingerprint(path)
    assert first == hashlib.sha256(b"some").hexdigest()
    with monkeypatch.context() as patch:
        patch.setattr(hashlib, "file_digest", lambda *_: pytest.fail("it is read again"))
        assert fingerprint(path) == first
    path.write_bytes(b"some more")
    assert fingerprint(path) == hashlib.sha256(b"some more").hexdigest()
