"""HeadView: one row of one head drawn stage by stage; it asks the server for a layer, then needs it no more."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gradio as gr

from viz_app.components.mount import Handler, mounted


def head_view(handlers: Mapping[str, Handler], **kwargs: Any) -> gr.HTML:
    """The view as a Gradio component; see ``mounted``.

    Args:
        handlers: what the view asks for by name, ``layer column file experiment``.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``.
    """
    return mounted(Path(__file__).parent, handlers, **kwargs)
