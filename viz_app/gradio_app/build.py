"""The page as Gradio's components and events."""

import functools
from collections.abc import Sequence
from typing import Any

import gradio as gr

from core.results.trace import Trace
from viz_app.gradio_app import endpoints, lessons
from viz_app.gradio_app import run as server_run
from viz_app.gradio_app.charts import chart_data
from viz_app.gradio_app.header import VERBS, build_header
from viz_app.gradio_app.mounting import Handler, mounted
from viz_app.handlers import run, saving, sentences
from viz_app.handlers.answers import answering
from viz_app.handlers.lessons import Lesson
from viz_app.handlers.tabs import TABS, Tab
from viz_app.handlers.translate import picture
from viz_app.models import Models
from viz_app.server.forgetting import MAX_WAITING

FIRST_VIEW = "translate"


def build_page(models: Models, stored: Sequence[Trace] = (), lesson: Lesson | None = None) -> gr.Blocks:
    """Return the page for ``models``, already painted with the first model's trace if it is among ``stored``."""
    first = next(iter(models.entries.values()))
    opening = next((trace for trace in stored if trace.model == first.name), None)
    with gr.Blocks(title="Glassformer", fill_width=True, analytics_enabled=False) as app:
        answer = run.answer(opening, 0) if opening else run.no_answer_yet(first)
        build_header(_about(models), answer, _header_functions(models))
        with gr.Tabs(elem_id="gf-pages", overflow_behavior="wrap"):
            for tab in TABS:
                _build_tab(tab, models, opening)
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


def _header_functions(models: Models) -> dict[str, Handler]:
    """Return the functions that answer the header: a run, and questions while a visitor types or waits."""
    return {
        "run": functools.partial(server_run.run, models),
        "count": functools.partial(run.count, models),
        "status": functools.partial(server_run.status, models),
        "stop": functools.partial(server_run.stop, models),
        **answering(sentences.FUNCTIONS, models),
    }


def _build_tab(tab: Tab, models: Models, opening: Trace | None) -> None:
    first = next(iter(models.entries.values()))
    functions = answering(tab.functions, models)
    with gr.Tab(tab.title or VERBS[first.task], id=tab.name, elem_id=f"tab-{tab.name}"):
        if tab.view == FIRST_VIEW:
            mounted(tab.view, functions, data=picture(models, opening) if opening else None, can_leave_out=True)
        else:
            mounted(tab.view, functions, data=None if tab.charts is None else chart_data(**tab.charts()))
