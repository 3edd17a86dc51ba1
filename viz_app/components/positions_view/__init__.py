"""PositionsView: the encoding of positions, runs with other positions, and the first scores in their parts."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gradio as gr

from viz_app.components.mount import Handler, mounted


def positions_view(handlers: Mapping[str, Handler], **kwargs: Any) -> gr.HTML:
    """The view as a Gradio component; see ``mounted``.

    Args:
        handlers: what the view asks for by name, ``encoding variant split``.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``.
    """
    return mounted(Path(__file__).parent, handlers, **kwargs)
