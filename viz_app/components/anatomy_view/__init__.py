"""AnatomyView: designs side by side, a diagram of stations, and what depth does to the current sentence."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gradio as gr

from viz_app.components.mount import Handler, mounted


def anatomy_view(handlers: Mapping[str, Handler], **kwargs: Any) -> gr.HTML:
    """The view as a Gradio component; see ``mounted``.

    Args:
        handlers: what the view asks for by name, ``designs values depths norm``.
        kwargs: passed on to ``gr.HTML``, such as ``elem_id``.
    """
    return mounted(Path(__file__).parent, handlers, **kwargs)
