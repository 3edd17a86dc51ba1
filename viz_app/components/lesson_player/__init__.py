"""The player of lessons: a card in the corner of the page and the list behind the header's Tour button."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gradio as gr

from viz_app.components.mount import mounted


def lesson_player(lessons: Sequence[Mapping[str, Any]], places: Mapping[str, str], start: str | None) -> gr.HTML:
    """The player as a Gradio component; see ``mounted``.

    Args:
        lessons: ``{"name", "title", "stops": [{"prose", "state", "show"}]}``, in the order of the list.
        places: the selector of each place that a stop may point at.
        start: the name of a lesson to play as soon as the page is open, unless the address holds a view of its own.
    """
    given = json.dumps({"lessons": lessons, "places": places, "start": start})
    return mounted(Path(__file__).parent, {}, lessons=given)
