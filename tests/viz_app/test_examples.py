"""Stored runs of how a model learned: the same sentence and target, by each snapshot's own weights."""

import shutil
from pathlib import Path

import numpy as np
import pytest
import torch

import core
from core.checkpoint import build_model, save_checkpoint
from core.text.tokens import Tokenizer
from tests.core.tiny import translator_config
from viz_app import examples
from viz_app.examples.__main__ import store_learning


@pytest.fixture
def snapshots(tiny_models: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two snapshots of a run to the tiny translator: one of other weights, one equal to it."""
    monkeypatch.setattr(examples, "FOLDER", tmp_path / "stored")
    folder = tmp_path / "snapshots"
    final = core.load(str(tiny_models / "en-de"))
    torch.manual_seed(23)
    save_checkpoint(folder / "00000005", build_model(final.config), final.tokenizer, final.config)
    shutil.copytree(tiny_models / "en-de", folder / "00000130")
    return folder


def test_every_snapshot_reads_the_same_tokens_with_its_own_weights(snapshots: Path) -> None:
    store_learning(snapshots, "en-de")
    final = core.load("en-de").trace(examples.sentences_for("en-de", "translator")[0])
    stored = examples.learning_traces("en-de")
    assert list(stored) == [5, 130]
    for step, trace in stored.items():
        assert trace.source_tokens == final.source_tokens
        assert [one.id for one in trace.steps] == [one.id for one in final.steps]
        for name, attention_map in trace.attention.items():
            same = np.allclose(attention_map.weights, final.attention[name].weights, atol=1e-6)
            assert same == (step == 130), (step, name)


def test_another_tokenizer_is_refused_by_name(snapshots: Path) -> None:
    tokenizer = Tokenizer.train(["quite other words", "ganz andere Wörter"] * 5, 300)
    config = translator_config(len(tokenizer), max_length=256)
    save_checkpoint(snapshots / "00000007", build_model(config), tokenizer, config)
    with pytest.raises((core.InputError, ValueError), match=r"another tokenizer|not in the vocabulary"):
        store_learning(snapshots, "en-de")


def test_a_model_without_stored_snapshots_has_none() -> None:
    assert examples.learning_traces("no such model") == {}
    assert examples.learning_traces("../en-de") == {}
