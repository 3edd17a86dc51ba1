"""The header of every page: model, sentence, examples, link, light and dark."""

import json
from collections.abc import Mapping
from typing import Any

from viz_app.frontend.tree import text_of
from viz_app.gradio_app.mounting import Handler, mounted

VERBS = {"translator": "Translate", "classifier": "Classify"}


def build_header(models: list[dict[str, Any]], opening: str, handlers: Mapping[str, Handler]) -> None:
    """Put the header on the page.

    ``models`` holds ``name title task verb examples`` of each model; ``opening`` is the answer that the page opens
    with, as JSON. The template is static: text from people travels as JSON and is drawn by ``textContent`` only.
    """
    mounted(
        "header",
        handlers,
        opening,
        html=text_of("pages/header/header.html"),
        elem_id="gh-header",
        models=json.dumps(models),
    )
