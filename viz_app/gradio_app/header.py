"""The header of every page: model, sentence, examples, link, light and dark."""

import json
from collections.abc import Mapping
from typing import Any

import gradio as gr

from viz_app.frontend.tree import text_of
from viz_app.gradio_app.mounting import Handler, mounted

VERBS = {"translator": "Translate", "classifier": "Classify"}


def build_header(models: list[dict[str, Any]], opening: str, handlers: Mapping[str, Handler]) -> gr.HTML:
    """Build the header. Its event ``run`` carries a ``HeaderRequest``; the answer becomes its value.

    ``models`` holds ``name title task verb examples`` of each model; ``opening`` is the first answer, as JSON.
    The templates are static: text from people travels in ``value`` as JSON and is drawn by ``textContent`` only.
    """
    return mounted(
        "header",
        handlers,
        opening,
        events=("run",),
        html=text_of("pages/header/header.html"),
        elem_id="gh-header",
        models=json.dumps(models),
    )
