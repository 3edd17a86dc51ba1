"""The page as Gradio's components and events."""

import functools
from collections.abc import Sequence
from functools import cache

import gradio as gr

from core.results.trace import Trace
from viz_app.figures.script import script
from viz_app.frontend.tree import text_of
from viz_app.gradio_app import endpoints
from viz_app.gradio_app import run as server_run
from viz_app.gradio_app.mounting import Handler, mounted
from viz_app.handlers import facts, page, run, saving, sentences
from viz_app.handlers.answers import answering
from viz_app.handlers.lessons import Lesson
from viz_app.handlers.tabs import TABS, Tab
from viz_app.models import Models
from viz_app.server.files import keep


def build_page(models: Models, stored: Sequence[Trace] = (), lesson: Lesson | None = None) -> gr.Blocks:
    """Return the page for ``models``, already painted with the first model's trace if it is among ``stored``."""
    opening = page.opening_of(models, stored)
    with gr.Blocks(title="Glassformer", fill_width=True, analytics_enabled=False) as app:
        _build_header(models, opening)
        with gr.Tabs(elem_id="gf-pages", overflow_behavior="wrap"):
            for tab in TABS:
                _build_tab(tab, models, opening)
        mounted("lessons", answering(facts.FUNCTIONS, models), data=page.lessons_data(models, lesson))
        mounted("downloads", answering(saving.FUNCTIONS, models))
        endpoints.build(models)
    return app.queue(max_size=None)  # who finds it full is refused before, with status 429; Gradio would say 503


def _build_header(models: Models, opening: Trace | None) -> None:
    """The template is static: text from people travels as JSON and is drawn by ``textContent`` only."""
    props = page.header_props(models, opening, plotly_address())
    mounted("header", _header_functions(models), html=text_of("pages/header/header.html"), elem_id="gh-header", **props)


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
    functions, data = answering(tab.functions, models), page.tab_data(tab, models, opening, plotly_address())
    with gr.Tab(page.tab_title(tab, models), id=tab.name, elem_id=f"tab-{tab.name}"):
        mounted(tab.view, functions, data=data, can_leave_out=tab.view == "translate")


@cache
def plotly_address() -> str:
    """Return the address of Plotly's script; it holds the hash of the content, so that browsers cache it."""
    return keep(script(), ".js")
