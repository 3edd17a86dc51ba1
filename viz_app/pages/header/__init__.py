"""The header of every page: model, sentence, examples, link, light and dark."""

import json
from collections.abc import Mapping
from typing import Any

import gradio as gr

from viz_app.frontend.mounting import Handler, mounted
from viz_app.frontend.tree import text_of

VERBS = {"translator": "Translate", "classifier": "Classify"}


def build_header(models: list[dict[str, Any]], opening: str, handlers: Mapping[str, Handler]) -> gr.HTML:
    """Make the header; it fires ``run`` (what with, see ``viz_app.pages.run.run``) and is answered through its value.

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
