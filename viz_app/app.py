"""The app: its table of contents, how the pages share one header, and how the server starts."""

import contextlib
import functools
import io
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gradio as gr
from starlette.middleware import Middleware

import core
from core.results.trace import Trace
from core.tracers import zerogpu
from viz_app.examples import sentences_for, sides_of, stored_trace
from viz_app.frontend.mounting import Handler
from viz_app.frontend.page import app_options
from viz_app.lessons import Lesson, read_lesson
from viz_app.models import Model, ModelEntry, Models
from viz_app.pages import (
    anatomy,
    downloads,
    endpoints,
    head,
    heads,
    lessons,
    masks,
    model,
    positions,
    run,
    sentences,
    translate,
    why,
)
from viz_app.pages.answers import answering
from viz_app.pages.context import PageContext
from viz_app.pages.header import VERBS, build_header
from viz_app.pages.theme import gradio_theme
from viz_app.protocol import exported_script
from viz_app.server import health
from viz_app.server.forgetting import MAX_WAITING, SESSIONS
from viz_app.server.guard import Guard
from viz_app.server.headers import Headers
from viz_app.server.limits import MAX_THREADS, usual_limit
from viz_app.server.listening import PROXIES_OF_A_SPACE, announce, is_space, refuse_root_path, refuse_taken_port
from viz_app.server.stopping import block_until_told, signals


@dataclass(frozen=True)
class Page:
    """One tab: its name in addresses, its title (None: the verb of the model's task), and what builds it."""

    name: str
    title: str | None
    build: Callable[[PageContext], None]


PAGES = (
    Page("run", None, translate.build),
    Page("head", "Inside a head", head.build),
    Page("heads", "Heads", heads.build),
    Page("why", "Why", why.build),
    Page("masks", "Masks", masks.build),
    Page("positions", "Positions", positions.build),
    Page("anatomy", "Anatomy", anatomy.build),
    Page("model", "Model", model.build),
)


def catalogue_entries(names: Sequence[str] = ()) -> list[ModelEntry]:
    """Return what is known about the models called ``names`` (names or folders), or about the whole catalogue.

    A broken folder of the catalogue is left out with a warning; one that was asked for by name is refused.

    Raises:
        core.InputError: if a name is neither in the catalogue nor a folder, or there is no model at all.
        core.CheckpointError: if a folder asked for is broken.
    """
    entries = [_entry(name) for name in names] or list(_catalogue())
    if not entries:
        raise core.InputError(
            "There is no model to show; train one with glassformer train, name a folder with --model, or say with "
            "GLASSFORMER_CHECKPOINTS in which folder they are."
        )
    return entries


def _catalogue() -> Iterator[ModelEntry]:
    for name in core.catalogue():
        try:
            yield _entry(name)
        except core.CheckpointError as error:
            logging.getLogger(__name__).warning("%s is left out. %s", name, error)


def _entry(source: str) -> ModelEntry:
    about = core.describe(source)
    load, remote_run = functools.partial(_prepared, source), None
    if zerogpu.is_available():
        load, remote_run = functools.partial(_prepared, source, device="cpu"), functools.partial(zerogpu.trace, source)
    sides, sentences = sides_of(about.name, about.task), sentences_for(about.name, about.task)
    return ModelEntry(about.name, about.title, about.task, load, sides, sentences, remote_run)


def _prepared(source: str, **options: str) -> Model:
    model = core.load(source, **options)
    model.prepare()
    return model


def build_app(entries: Sequence[ModelEntry], lesson: Lesson | None = None) -> gr.Blocks:
    """Return the page for the models ``entries``, which load in the background; it opens with the first of them.

    ``lesson`` is played as soon as a visitor comes.

    Raises:
        ValueError: if there is no model, or two have one name.
    """
    return _build(entries, lesson)[0]


def _build(entries: Sequence[ModelEntry], lesson: Lesson | None) -> tuple[gr.Blocks, Models]:
    stored = [trace for entry in entries if (trace := stored_trace(entry.name))]
    models = Models(entries, stored)
    models.load_in_background()
    return build_page(models, stored, lesson), models


def build_page(models: Models, stored: Sequence[Trace] = (), lesson: Lesson | None = None) -> gr.Blocks:
    """Return the page for ``models``, already painted with the first model's trace if it is among ``stored``."""
    first = next(iter(models.entries))
    opening = next((trace for trace in stored if trace.model == first), None)
    with gr.Blocks(title="Glassformer", fill_width=True, analytics_enabled=False) as app:
        context = PageContext(models, opening)
        header = build_header(_about(models), _opening(models, opening), _header_functions(context))
        tabs = _build_pages(context)
        _connect(context, header, tabs)
        lessons.build(models, lesson)
        downloads.build(context)
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


def _build_pages(context: PageContext) -> gr.Tab:
    """Build every tab and return the one that is named after the model's task."""
    first = next(iter(context.models.entries.values()))
    with gr.Tabs(elem_id="gf-pages", overflow_behavior="wrap"):
        built = [_build_tab(page, context, VERBS[first.task]) for page in PAGES]
    return built[0]


def _build_tab(page: Page, context: PageContext, verb: str) -> gr.Tab:
    with gr.Tab(page.title or verb, id=page.name, elem_id=f"tab-{page.name}") as tab:
        page.build(context)
    return tab


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


def page_options(limit: int = 0) -> dict[str, Any]:
    """How Gradio is to serve the page: our looks, nothing of its own around them, nothing kept, nothing reported.

    ``limit`` is how many questions a minute one network may ask, 0 for any number.
    """
    options = app_options()
    first = [Middleware(Headers, on_space=is_space()), Middleware(Guard, limit=limit)]
    return {
        "theme": gradio_theme(),
        "app_kwargs": {
            "routes": [health.ROUTE, *options["routes"]],
            "middleware": [*first, *options["middleware"]],
        },
        "head": exported_script(),
        "favicon_path": str(Path(__file__).parent / "favicon.svg"),
        "footer_links": [],
        "run_history": False,
        "state_session_capacity": SESSIONS,
        "max_threads": MAX_THREADS,
        "enable_monitoring": False,
        "_frontend": False,  # else Gradio asks for the page, and gives up where a busy machine takes 3 s
        "ssr_mode": False,
        "quiet": True,
    }


def launch(
    host: str = "127.0.0.1",
    port: int | None = None,
    share: bool = False,
    models: Sequence[str] = (),
    root_path: str | None = None,
    lesson: Path | None = None,
    limit: int | None = None,
    block: bool = True,
) -> gr.Blocks:
    """Serve the app, load the models in the background, and wait until Ctrl-C or SIGTERM stops it.

    Args:
        host: address to listen on; "0.0.0.0" lets other machines in.
        port: port to listen on; None takes the first free one from 7860 on.
        share: also ask for a public link, and say so if there is none to be had.
        models: names of the catalogue, or folders of checkpoints; none means the whole catalogue.
        root_path: the path under which a proxy shows the app, such as "/glassformer".
        lesson: a file of ``viz_app.lessons`` that is played as soon as a visitor comes.
        limit: questions a minute that one visitor's network may ask, 0 for any number; None is
            ``limits.PUBLIC_LIMIT`` where others than this machine can open the page, else 0.
        block: False returns at once and leaves the server running.

    Raises:
        LaunchError: if the port is taken or the address cannot be used.
        core.InputError: if the root path is no path, a model is unknown, or the lesson asks for what is not there.
        core.CheckpointError: if a model's folder is broken.
        ValueError: if the lesson's file is no lesson.
    """
    refuse_root_path(root_path)
    own, entries = _asked_for(lesson, models)
    refuse_taken_port(host, port)
    if is_space():
        os.environ.setdefault("FORWARDED_ALLOW_IPS", PROXIES_OF_A_SPACE)
    app, shown = _build(entries, own)
    address: dict[str, Any] = {"server_name": host, "server_port": port, "root_path": root_path}
    limit = usual_limit(host, is_public=share or is_space()) if limit is None else limit
    with signals() if block else contextlib.nullcontext() as told:
        with contextlib.redirect_stdout(io.StringIO()):  # what Gradio has to say, announce says shorter
            app.launch(**address, share=share, prevent_thread_lock=True, **page_options(limit))
        announce(app, share)
        if block:
            block_until_told(app, shown.turns, told)
    return app


def _asked_for(lesson: Path | None, models: Sequence[str]) -> tuple[Lesson | None, list[ModelEntry]]:
    """Return the lesson to play, if there is one, and the models on offer, which have to have what it shows."""
    own, entries = read_lesson(lesson) if lesson else None, catalogue_entries(models)
    if own:
        _refuse_foreign_lesson(own, entries)
    return own, entries


def _refuse_foreign_lesson(lesson: Lesson, entries: Sequence[ModelEntry]) -> None:
    for what, asked, there in (
        ("model", lesson.models, [entry.name for entry in entries]),
        ("tab", lesson.tabs, [page.name for page in PAGES]),
    ):
        if missing := sorted(asked - set(there)):
            raise core.InputError(
                f"The lesson {lesson.title} asks for the {what} “{missing[0]}”. Choose one of: {', '.join(there)}."
            )
