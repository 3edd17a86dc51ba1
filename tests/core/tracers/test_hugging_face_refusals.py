"""Folders of Hugging Face that cannot be loaded: each is refused in one sentence that names what is wrong."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file

import core
from tests.hub import save_later_model

WEIGHTS, INDEX = "model.safetensors", "model.safetensors.index.json"
Spoil = Callable[[Path], object]


def _config(**changes: Any) -> Spoil:
    """Change ``config.json``; None takes an entry out."""

    def spoil(folder: Path) -> None:
        plain = json.loads((folder / "config.json").read_text()) | changes
        kept = {name: value for name, value in plain.items() if value is not None}
        (folder / "config.json").write_text(json.dumps(kept))

    return spoil


def _adapter(folder: Path) -> None:
    (folder / "adapter_config.json").write_text(json.dumps({"base_model_name_or_path": "someone/base"}))
    (folder / "adapter_model.safetensors").write_bytes(b"")


def _adapter_alone(folder: Path) -> None:
    _adapter(folder)
    (folder / WEIGHTS).unlink()
    (folder / "config.json").unlink()


def _gguf(folder: Path) -> None:
    (folder / WEIGHTS).rename(folder / "model-q4.gguf")


def _gguf_alone(folder: Path) -> None:
    _gguf(folder)
    (folder / "config.json").unlink()


def _shard(folder: Path) -> None:
    (folder / WEIGHTS).rename(folder / "model-00001-of-00002.safetensors")
    places = {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}
    (folder / INDEX).write_text(json.dumps({"metadata": {}, "weight_map": places}))


def _weight(value: float) -> Spoil:
    def spoil(folder: Path) -> None:
        tensors = load_file(folder / WEIGHTS)
        tensors["transformer.h.1.mlp.c_fc.weight"][2, 3] = value
        save_file(tensors, folder / WEIGHTS, {"format": "pt"})

    return spoil


QUANTISED = "its weights are quantised ({}); name the model that they were made from"
CUSTOM = {"auto_map": {"AutoModelForCausalLM": "modeling_own.OwnForCausalLM"}}
CASES: dict[str, tuple[Spoil, str]] = {
    **{
        f"quantised by {name}": (_config(quantization_config={"quant_method": name}), QUANTISED.format(name))
        for name in ("bitsandbytes", "gptq", "awq")
    },
    "quantised by an unknown hand": (_config(quantization_config="x"), QUANTISED.format("x")),
    "no model_type": (_config(model_type=None), "its config.json has no model_type, such as bert"),
    "no architectures": (_config(architectures=None), "its config.json has no architectures, such as BertForMaskedLM"),
    "empty architectures": (_config(architectures=[]), "its config.json has no architectures"),
    "custom code": (_config(model_type="own", architectures=["OwnForCausalLM"], **CUSTOM), "it needs Python code"),
    "custom class": (_config(architectures=["OwnForCausalLM"], **CUSTOM), "of its own folder, which is never run here"),
    "unknown model_type": (_config(model_type="own"), "knows no model_type 'own'; a newer one may"),
    "vocab_size": (_config(vocab_size=331), "by its config.json; its vocab_size is 331"),
    "another size": (
        _config(n_inner=7),
        "transformer.h.0.mlp.c_fc.bias is [60] in its weights and [7] by its config.json",
    ),
    "adapter alone": (_adapter_alone, "it is an adapter of 'someone/base', no whole model; load both with peft"),
    "adapter beside a model": (_adapter, "adapter_config.json beside its weights says that an adapter belongs to them"),
    "GGUF": (_gguf, "its weights are GGUF; name the model in the safetensors form"),
    "GGUF alone": (_gguf_alone, "its weights are GGUF"),
    "missing shard": (_shard, "its file model-00002-of-00002.safetensors is missing; copy all that"),
    "NaN": (_weight(torch.nan), "transformer.h.1.mlp.c_fc.weight in its weights holds NaN or infinity; take another"),
    "infinity": (_weight(-torch.inf), "transformer.h.1.mlp.c_fc.weight in its weights holds NaN or infinity"),
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return save_later_model("gpt2", tmp_path_factory.mktemp("hub") / "tiny")


@pytest.mark.parametrize("before", ["", "hf:"])
@pytest.mark.parametrize("name", CASES)
def test_what_is_wrong_is_named(name: str, before: str, whole: Path, tmp_path: Path) -> None:
    spoil, sentence = CASES[name]
    folder = tmp_path / "spoilt"
    shutil.copytree(whole, folder)
    spoil(folder)
    with pytest.raises(core.CheckpointError, match=re.escape(sentence)) as error:
        core.load(f"{before}{folder}", device="cpu")
    assert str(error.value).startswith("The model 'spoilt' could not be loaded: ")
    assert "\n" not in str(error.value)
    assert str(tmp_path) not in str(error.value)


def test_code_of_a_folder_is_no_reason_where_the_library_has_its_own(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "plain"
    shutil.copytree(whole, folder)
    _config(**CUSTOM)(folder)
    assert core.load(str(folder), device="cpu").generate("A man", core.Decoding(max_tokens=2))
