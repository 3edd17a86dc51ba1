"""Offers, stored examples, and starting the server."""

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import gradio as gr
import numpy as np
import pytest

import core
from core.checkpoints.checkpoint import save_checkpoint
from core.results.trace import Trace
from tests.core.tiny import own_translator
from viz_app.app import catalogue_entries, launch
from viz_app.gradio_app.listening import LaunchError, refuse_taken_port
from viz_app.handlers.examples import path_of, sentences_for, stored_trace
from viz_app.view_models.sides import sides_of


@pytest.mark.parametrize("path", sorted(path_of("any").parent.glob("*.npz")), ids=lambda path: path.stem)
def test_every_stored_run_is_of_its_first_example(path: Path) -> None:
    trace = Trace.load(path)
    assert (trace.model, trace.text) == (path.stem, sentences_for(path.stem, trace.task)[0])


@pytest.mark.parametrize("name", core.catalogue())
def test_a_stored_run_is_what_the_model_says(name: str) -> None:
    """It differs after a training of ``name`` until ``python -m viz_app.handlers.examples`` has run."""
    stored = stored_trace(name)
    assert stored is not None
    trace = core.load(name, device="cpu").trace(stored.text)
    for part in ("task", "source_tokens", "source_spans", "target_tokens", "output", "notices"):
        assert getattr(stored, part) == getattr(trace, part), part
    for kind, attention_map in trace.attention.items():
        np.testing.assert_allclose(attention_map.weights, stored.attention[kind].weights, atol=1e-4)


def test_the_examples_are_stored_by_a_command(
    tiny_models: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from viz_app.handlers.examples import __main__ as command

    monkeypatch.setattr(command, "path_of", lambda name: tmp_path / f"{name}.npz")
    monkeypatch.setattr(command, "OPENINGS", tmp_path / "openings.json")
    command.store_all()
    assert {path.name for path in tmp_path.iterdir()} == {"en-de.npz", "sentiment.npz", "openings.json"}
    assert Trace.load(tmp_path / "sentiment.npz").text == sentences_for("sentiment", "classifier")[0]
    assert "sentiment: A gorgeous" in capsys.readouterr().out


def test_sentences_and_captions_exist_for_any_model() -> None:
    for task in ("translator", "generator", "classifier"):
        assert sentences_for("unheard-of", task)
        assert len(sides_of("unheard-of", task)) == 2
    assert stored_trace("../../secret") is None


def test_the_sides_of_a_translator_are_called_by_its_languages() -> None:
    for name in core.catalogue():
        described = core.describe(name)
        if described.task == "translator":
            assert " to ".join(sides_of(name, described.task)) == described.title


NOTED: list[tuple[str, dict[str, Any], tuple[str, str], tuple[str, ...]]] = [
    ("last-week", {}, ("Source", "Target"), ()),
    ("last-week", {"preset": "en-fr"}, ("English", "French"), ("en", "fr")),
    ("en-de", {"preset": "en-fr"}, ("English", "French"), ("en", "fr")),
    ("en-de", {}, ("English", "German"), ("en", "de")),
    ("mine", {"preset": "translator", "languages": ["French", "pt-BR"], "codes": ["fr", "pt-BR"]},
     ("French", "pt-BR"), ("fr", "pt-BR")),
    ("mine", {"preset": 3, "languages": ["French"], "codes": "fr"}, ("Source", "Target"), ()),
]  # fmt: skip


@pytest.mark.parametrize(("name", "training", "sides", "codes"), NOTED)
def test_a_folder_of_any_name_keeps_the_languages_of_its_training(
    name: str, training: dict[str, Any], sides: tuple[str, str], codes: tuple[str, ...], tmp_path: Path
) -> None:
    model = own_translator()
    save_checkpoint(tmp_path / name, model.module, model.tokenizer, model.config, training=training)
    (entry,) = catalogue_entries([str(tmp_path / name)])
    loaded: Any = core.load(str(tmp_path / name), device="cpu")
    assert (entry.sides, loaded.languages) == (sides, codes)


def test_offers_are_the_catalogue_or_what_was_named(tiny_models: Any) -> None:
    assert [entry.name for entry in catalogue_entries()] == ["en-de", "sentiment"]
    assert [entry.title for entry in catalogue_entries([str(tiny_models / "sentiment")])] == ["Sentiment"]
    with pytest.raises(core.InputError, match="no model 'klingon'"):
        catalogue_entries(["klingon"])


def test_a_broken_folder_is_left_out_unless_asked_for(
    tiny_checkpoints: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLASSFORMER_CHECKPOINTS", str(tmp_path))
    with pytest.raises(core.InputError, match="no model to show"):
        catalogue_entries()
    (tmp_path / "whole").symlink_to(tiny_checkpoints / "en-de")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "config.json").write_text("{")
    assert len(catalogue_entries()) == 1
    with pytest.raises(core.CheckpointError, match=r"config\.json"):
        catalogue_entries(["broken"])


def test_launch_serves_loads_and_says_where(
    tiny_models: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], free: Callable[[], int]
) -> None:
    def no_network(**_: Any) -> str:
        raise OSError("unreachable")

    monkeypatch.setattr(gr.networking, "setup_tunnel", no_network)
    port = free()
    app = launch(port=port, share=True, models=[str(tiny_models / "en-de")], block=False)
    try:
        said = capsys.readouterr().out
        assert f"http://127.0.0.1:{port}" in said
        assert "No public link could be made" in said
        assert b"Glassformer" in urlopen(f"http://127.0.0.1:{port}/").read()
        with pytest.raises(LaunchError, match=f"Port {port} is in use; choose another with --port"):
            launch(port=port, models=[str(tiny_models / "en-de")], block=False)
    finally:
        app.close()


@pytest.mark.parametrize(("host", "port", "message"), [("127.0.0.1", 99999, "99999"), ("256.1.1.1", None, "256.1.1.1")])
def test_an_address_that_cannot_be_used_is_said(tiny_models: Any, host: str, port: int | None, message: str) -> None:
    with pytest.raises(LaunchError, match=message):
        launch(host=host, port=port, block=False)


@pytest.mark.parametrize("path", ["x", "/a b", "//x", "/x?y=1", "/x#y", "https://", "ftp://host/x", "/\n", "x/"])
def test_a_root_path_that_is_none_is_said(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(core.InputError, match=r"root path .* is no path"):
        launch(root_path=path, models=["no such model"], block=False)
    monkeypatch.setenv("GRADIO_ROOT_PATH", path)
    with pytest.raises(core.InputError, match=r"root path .* is no path"):
        launch(models=["no such model"], block=False)


@pytest.mark.parametrize("path", ["", "/", "/x", "/x/", "/a/b-c_d.e~1", "https://host:80/x", "http://[::1]:7860"])
def test_other_root_paths_are_taken(path: str) -> None:
    with pytest.raises(core.InputError, match="no model 'no such model'"):
        launch(root_path=path, models=["no such model"], block=False)


def test_a_port_that_was_just_freed_can_be_taken(free: Callable[[], int]) -> None:
    port = free()
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", port))
        listener.listen()
        with pytest.raises(LaunchError):
            refuse_taken_port("127.0.0.1", port)
    refuse_taken_port("127.0.0.1", port)
