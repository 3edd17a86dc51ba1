"""What the pages share: the models, the run that is shown, and the event that follows every run."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import gradio as gr

from core.results.trace import Trace
from viz_app.models import Models

Draw = Callable[[Trace], Any]


@dataclass(frozen=True)
class PageContext:
    """Handed to each page's ``build(context)``.

    models: run anything with ``models.trace(Run(model, text, options))``; equal runs are remembered.
    opening: the trace that is on the page before anything has run, or None if there is no stored one.

    The page itself knows what is on show and says so with every question; the server keeps nothing about a visitor.
    """

    models: Models
    opening: Trace | None
    draws: dict[str, Draw] = field(default_factory=dict)
    outputs: list[gr.components.Component] = field(default_factory=list)

    def on_run(self, view: str, draw: Draw, output: gr.components.Component) -> None:
        """After every run put ``draw(trace)`` into ``output``, the ``view``, in the same answer as the run itself."""
        self.draws[view] = draw
        self.outputs.append(output)
