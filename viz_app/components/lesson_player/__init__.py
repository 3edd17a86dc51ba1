"""The player of lessons: a card in the corner of the page and the list behind the header's Tour button."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gradio as gr

ON_LOAD = (Path(__file__).parent / "on_load.js").read_text(encoding="utf-8")


def lesson_player(lessons: Sequence[Mapping[str, Any]], places: Mapping[str, str], start: str | None) -> gr.HTML:
    """The player as a Gradio component; the page must carry ``page_assets()`` in its head.

    Args:
        lessons: ``{"name", "title", "stops": [{"prose", "state", "show"}]}``, in the order of the list.
        places: the selector of each place that a stop may point at.
        start: the name of a lesson to play as soon as the page is open, unless the address holds a view of its own.
    """
    return gr.HTML(
        None,
        html_template='<div class="gf-mount"></div>',
        js_on_load=ON_LOAD,
        apply_default_css=False,
        lessons=json.dumps({"lessons": lessons, "places": places, "start": start}),
    )
