"""The app: Gradio's engine for the public API, and beside it the page of our own."""

from collections.abc import Sequence

import gradio as gr
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from core.results.trace import Trace
from viz_app.gradio_app import endpoints, plain
from viz_app.handlers.lessons import Lesson
from viz_app.server.forgetting import MAX_WAITING
from viz_app.server.headers import SCRIPTS, script_hashes
from viz_app.server.models import Models
from viz_app.server.page import OwnPage


def build_page(
    models: Models, stored: Sequence[Trace] = (), lesson: Lesson | None = None, has_classes: bool = False
) -> gr.Blocks:
    """Return the app for ``models``: its endpoints, ``/plain``, and as ``own_page`` the page and what its views ask.

    The page opens with the first model's trace if it is among ``stored``; ``lesson`` is played at once.
    With ``has_classes`` it offers to start and to join a class.
    """
    with gr.Blocks(title="Glassformer", analytics_enabled=False) as app:
        endpoints.build(models)
    with app.route("Gradio's components", plain.PATH, show_in_navbar=False):
        plain.build(models, app, "undocumented")
    app.own_page = OwnPage(models, stored, lesson, has_classes)
    # Who finds it full is refused before, with status 429; Gradio would say 503. No size is a size of 1 on ZeroGPU.
    return app.queue(max_size=2 * MAX_WAITING)


async def _plain_page(request: Request) -> Response:
    """Return Gradio's page with the scripts that may run in it: its own, and those of events, which it evaluates."""
    routes = [one for one in request.app.routes if getattr(one, "path", "") == plain.PATH]
    answer: Response = await run_in_threadpool(routes[-1].endpoint, request, None, "")
    answer.headers[SCRIPTS] = f"'unsafe-eval' {script_hashes(bytes(answer.body))}"
    return answer


PLAIN_ROUTE = Route(plain.PATH, _plain_page)  # before Gradio's own
