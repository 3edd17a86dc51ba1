"""The header of every page: model, sentence, examples, link, light and dark."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gradio as gr

_HERE = Path(__file__).parent
VERBS = {"translator": "Translate", "classifier": "Classify"}


def header_css() -> str:
    """The header's style sheet; its colours are the shared tokens."""
    return (_HERE / "header.css").read_text(encoding="utf-8")


def build_header(models: list[dict[str, Any]], opening: str, server_functions: list[Callable[..., Any]]) -> gr.HTML:
    """Make the header; it fires ``run`` (what with, see ``viz_app.pages.run.run``) and is answered through its value.

    ``models`` holds ``name title task verb examples`` of each model; ``opening`` is the first answer, as JSON.
    The templates are static: text from people travels in ``value`` as JSON and is drawn by ``textContent`` only.
    """
    return gr.HTML(
        value=opening,
        html_template=(_HERE / "header.html").read_text(encoding="utf-8"),
        js_on_load=(_HERE / "header.js").read_text(encoding="utf-8"),
        apply_default_css=False,
        elem_id="gh-header",
        models=json.dumps(models),
        server_functions=server_functions,
    )
