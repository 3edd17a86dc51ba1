"""Gradio, imported after ``viz_app``, writes nothing beside the sources of components."""

import importlib
from pathlib import Path

import pytest
from gradio import component_meta

from viz_app.gradio_app.stubs import MODULE, WRITER

SOURCE = """import gradio


class Own(gradio.HTML):
    EVENTS = ["change"]
"""


def test_a_component_gets_no_stub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_component.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    own = importlib.import_module("own_component").Own
    assert hasattr(own, "change"), "events are there all the same"
    assert list(tmp_path.glob("*.pyi")) == []


def test_gradio_still_calls_its_writer_so() -> None:
    assert component_meta.__name__ == MODULE
    assert WRITER in component_meta.ComponentMeta.__new__.__code__.co_names
