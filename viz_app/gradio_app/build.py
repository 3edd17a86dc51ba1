"""The app: Gradio's engine for the public API, and beside it the page of our own."""

from collections.abc import Sequence

import gradio as gr

from core.results.trace import Trace
from viz_app.gradio_app import endpoints
from viz_app.handlers.lessons import Lesson
from viz_app.server.models import Models
from viz_app.server.page import OwnPage


def build_page(models: Models, stored: Sequence[Trace] = (), lesson: Lesson | None = None) -> gr.Blocks:
    """Return the app for ``models``: its endpoints, and as ``own_page`` the page and what its views ask.

    The page opens with the first model's trace if it is among ``stored``; ``lesson`` is played at once.
    """
    with gr.Blocks(title="Glassformer", analytics_enabled=False) as app:
        endpoints.build(models)
    app.own_page = OwnPage(models, stored, lesson)
    return app.queue(max_size=None)  # who finds it full is refused before, with status 429; Gradio would say 503
