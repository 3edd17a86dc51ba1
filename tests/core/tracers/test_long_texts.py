"""Texts of models of others that are longer than our own read: how long, and how much memory they may take."""

import resource
from pathlib import Path

import numpy as np
import pytest
import torch

import core
from core import memory
from tests.hub import save_hub_model, save_later_model
from viz_app.app import catalogue_entries
from viz_app.handlers import models as offered
from viz_app.handlers.models import Run
from viz_app.server.models import Models
from viz_app.view_models import levels

LONG = "Two dogs run. " * 320


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return save_later_model("gpt2", tmp_path_factory.mktemp("long") / "tiny-long", n_positions=4200)


def cut(model: core.HubModel, tokens: int) -> str:
    """Return a text of so many tokens."""
    ids = model.source_ids(LONG)[:tokens]
    text = model.tokenizer.decode(ids)
    assert model.count_tokens(text) == tokens
    return text


def test_512_tokens_are_those_of_transformers(folder: Path) -> None:
    model = core.load(folder)
    text = cut(model, 512)
    ids = model.source_ids(text)
    trace = model.trace(text, target=ids[1:])
    model.module.set_attn_implementation("eager")
    with torch.no_grad():
        expected = model.module(input_ids=torch.tensor([ids[:-1]]), output_attentions=True)
    maps = torch.stack([layer[0] for layer in expected.attentions]).numpy()
    np.testing.assert_allclose(trace.attention["decoder"].weights, maps, atol=1e-5)


@pytest.mark.parametrize(("kind", "longest"), [("gpt2", 131), ("t5", 4096)])
def test_how_much_a_model_reads(kind: str, longest: int, tmp_path: Path) -> None:
    save = save_hub_model if kind == "t5" else save_later_model
    assert core.load(save(kind, tmp_path / kind)).longest == longest


def test_no_more_than_4096(folder: Path) -> None:
    model = core.load(folder)
    assert model.longest == 4096
    with pytest.raises(core.InputError, match=r"This sentence has \d+ tokens; 4096 fit. Shorten it by \d+"):
        model.trace("a b c " * 1000)


def test_maps_that_do_not_fit_are_refused_before_they_are_taken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = core.load(folder)
    text = cut(model, 300)
    size = 3 * 5 * 299**2 * 4 * 2  # layers, heads, tokens squared, bytes, as a tensor and as an array
    target = model.source_ids(text)[1:]
    monkeypatch.setattr(memory, "free_memory", lambda: float(size))
    assert model.trace(text, target=target).attention["decoder"].weights.shape == (3, 5, 299, 299)
    monkeypatch.setattr(memory, "free_memory", lambda: size - 1.0)
    said = "The attention of 299 tokens would take 11 MB of memory, and 11 MB are free; shorten the text."
    with pytest.raises(core.InputError) as problem:
        model.trace(text, target=target)
    assert str(problem.value) == said
    monkeypatch.setattr(type(model), "_write", lambda *_: pytest.fail("written first"))
    with pytest.raises(core.InputError, match="The attention of 300 tokens would take"):
        model.trace(text)


@pytest.mark.parametrize(
    ("most", "taken", "free"), [("max", "5", None), ("900", "400", 500.0), ("900", "1000", 0.0), ("", "", None)]
)
def test_the_memory_of_a_container_counts(
    most: str, taken: str, free: float | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "memory.max").write_text(most)
    (tmp_path / "memory.current").write_text(taken)
    (tmp_path / "meminfo").write_text("MemTotal: 9 kB\nMemAvailable:    7 kB\n")
    monkeypatch.setattr(memory, "_GROUP", tmp_path)
    monkeypatch.setattr(memory, "_MACHINE", tmp_path / "meminfo")
    assert memory.free_memory() == (7 * 1024 if free is None else free)
    monkeypatch.setattr(memory, "_MACHINE", tmp_path / "none")
    assert memory.free_memory() == (float("inf") if free is None else free)


def test_the_limit_of_a_process_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "statm").write_text("3 1 1\n")
    monkeypatch.setattr(memory, "_PROCESS", tmp_path / "statm")
    for most, free in ((5, 2), (2, 0)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, most=most: (most * resource.getpagesize(), -1))
        assert memory.free_memory() == free * resource.getpagesize()


def test_a_page_shows_512_tokens_and_says_so(folder: Path) -> None:
    models = Models(catalogue_entries([f"hf:{folder}"]))
    model = models.get("tiny-long")
    with pytest.raises(core.InputError, match=r"This text has 513 tokens; 512 fit on the page. Shorten it by 1\."):
        models.trace(Run("tiny-long", cut(model, 513)))
    trace = models.trace(Run("tiny-long", cut(model, 512), (), core.Decoding(max_tokens=1)))
    assert trace.attention["decoder"].weights.shape == (3, 5, 512, 512)


def test_many_heads_take_shorter_texts(tmp_path: Path) -> None:
    """30 layers of 32 heads would be 2 GB of maps at 512 tokens."""
    folder = save_later_model("gpt2", tmp_path / "tiny-deep", n_embd=32, n_layer=30, n_head=32, n_positions=600)
    models = Models(catalogue_entries([f"hf:{folder}"]))
    text = cut(models.get("tiny-deep"), 512)
    with pytest.raises(core.InputError, match=r"This text has 512 tokens; 204 fit on the page. Shorten it by 308\."):
        models.trace(Run("tiny-deep", text))
    assert 960 * 204**2 <= offered.MAX_CELLS < 960 * 205**2
    assert offered.MAX_CELLS >= 144 * 512**2


def test_levels_of_many_weights_are_those_of_each() -> None:
    weights = np.random.default_rng(3).random((7, 11, 1013), dtype=np.float32)
    weights[3, 4, 5], weights[6, 10, 1012] = np.nan, 5.0
    parts = [levels.levels_of(layer) for layer in weights]
    np.testing.assert_array_equal(levels.levels_of(weights), np.stack(parts))
    assert levels.levels_of(weights)[3, 4, 5] == levels.LEVEL_NAN
