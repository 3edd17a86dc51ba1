"""What the pages share: the models, the run that is shown, and the event that follows every run."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import gradio as gr

import core
from core.trace import Trace
from viz_app.models import Models, Request

Draw = Callable[[Trace], Any]


@dataclass(frozen=True)
class PageContext:
    """Handed to each page's ``build(context)``.

    models: run anything with ``models.trace(Request(model, text, options))``; equal requests are remembered.
    opening: the trace that is on the page before anything has run, or None if there is no stored one.
    request: a component without a picture that holds, in the visitor's browser, what ran last. List it in ``inputs``
        of a Gradio event and read it with ``read_request``. The server keeps nothing about a visitor.
    """

    models: Models
    opening: Trace | None
    request: gr.JSON
    draws: list[tuple[Draw, gr.components.Component]] = field(default_factory=list)

    def on_run(self, draw: Draw, output: gr.components.Component) -> None:
        """After every run put ``draw(trace)`` into ``output``, in the same answer as the run itself."""
        self.draws.append((draw, output))


def write_request(request: Request) -> dict[str, str]:
    """What ``PageContext.request`` holds."""
    return {"model": request.model, "text": request.text}


def read_request(written: Any) -> Request:
    """Read what ``write_request`` wrote, or the ``{"model", "text"}`` of a page's own script.

    Raises:
        core.InputError: if it is neither; it comes from a browser, so it may be anything.
    """
    plain = written if isinstance(written, dict) else {}
    model, text = plain.get("model"), plain.get("text")
    if not isinstance(model, str) or not isinstance(text, str):
        raise core.InputError("The page sent a request without a model and a text. Reload the page.")
    return Request(model, text)
