"""The page as Gradio's components and events."""

import functools
from collections.abc import Sequence
from typing import Any

import gradio as gr

from core.results.trace import Trace
from viz_app.gradio_app import endpoints, lessons, run
from viz_app.gradio_app.charts import chart_data
from viz_app.gradio_app.context import PageContext
from viz_app.gradio_app.header import VERBS, build_header
from viz_app.gradio_app.mounting import Handler, mounted
from viz_app.handlers import saving, sentences
from viz_app.handlers.answers import answering
from viz_app.handlers.lessons import Lesson
from viz_app.handlers.tabs import TABS, Tab
from viz_app.handlers.translate import picture
from viz_app.models import Models
from viz_app.server.forgetting import MAX_WAITING

FIRST_VIEW = "translate"


def build_page(models: Models, stored: Sequence[Trace] = (), lesson: Lesson | None = None) -> gr.Blocks:
    """Return the page for ``models``, already painted with the first model's trace if it is among ``stored``."""
    first = next(iter(models.entries))
    opening = next((trace for trace in stored if trace.model == first), None)
    with gr.Blocks(title="Glassformer", fill_width=True, analytics_enabled=False) as app:
        context = PageContext(models, opening)
        header = build_header(_about(models), _opening(models, opening), _header_functions(context))
        first_tab = _build_tabs(context)
        _connect(context, header, first_tab)
        lessons.build(models, lesson)
        mounted("downloads", answering(saving.FUNCTIONS, models))
        endpoints.build(models)
    return app.queue(max_size=MAX_WAITING)


def _about(models: Models) -> list[dict[str, Any]]:
    return [
        {
            "name": entry.name,
            "title": entry.title,
            "task": entry.task,
            "verb": VERBS[entry.task],
            "examples": entry.examples,
        }
        for entry in models.entries.values()
    ]


def _opening(models: Models, opening: Trace | None) -> str:
    if opening is not None:
        return run.answer(opening, 0)
    entry = next(iter(models.entries.values()))
    return run.nothing_yet(entry)


def _header_functions(context: PageContext) -> dict[str, Handler]:
    """What the header asks for: a run, and what it wants to know while a visitor types or waits."""
    models = context.models
    return {
        "quick_run": functools.partial(run.quick_answer, models, context.draws),
        "count": functools.partial(run.count, models),
        "status": functools.partial(run.status, models),
        "stop": functools.partial(run.stop, models),
        **answering(sentences.FUNCTIONS, models),
    }


def _build_tabs(context: PageContext) -> gr.Tab:
    """Build every tab and return the one that is named after the model's task."""
    first = next(iter(context.models.entries.values()))
    with gr.Tabs(elem_id="gf-pages", overflow_behavior="wrap"):
        built = [_build_tab(tab, context, VERBS[first.task]) for tab in TABS]
    return built[0]


def _build_tab(tab: Tab, context: PageContext, verb: str) -> gr.Tab:
    with gr.Tab(tab.title or verb, id=tab.name, elem_id=f"tab-{tab.name}") as built:
        functions = answering(tab.functions, context.models)
        if tab.view == FIRST_VIEW:
            _mount_first_view(context, functions)
        else:
            mounted(tab.view, functions, data=None if tab.charts is None else chart_data(**tab.charts()))
    return built


def _mount_first_view(context: PageContext, functions: dict[str, Handler]) -> None:
    """Mount the view of the whole run: it opens with a stored run and is redrawn after every run."""
    draw = functools.partial(picture, context.models)
    opening = draw(context.opening) if context.opening else None
    context.on_run(FIRST_VIEW, draw, mounted(FIRST_VIEW, functions, data=opening, can_leave_out=True))


def _connect(context: PageContext, header: gr.HTML, first_tab: gr.Tab) -> None:
    """Let the header's run event, which may name the first tab anew, feed every page."""

    def answer(event: gr.EventData) -> list[Any]:
        return run.run(context.models, [*context.draws.values()], event._data)

    event = header.run(
        answer,
        None,
        [header, first_tab, *context.outputs],
        queue=False,  # one round trip instead of two; the models take turns by themselves
        show_progress="hidden",
        trigger_mode="multiple",  # the header itself sends one at a time and keeps the newest
        api_visibility="private",
    )
    event.failure(None, js="() => window.dispatchEvent(new Event('gf-failed'))", api_visibility="private")
