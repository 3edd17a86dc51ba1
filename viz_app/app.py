"""The app: the models on offer, and the start of the server."""

import contextlib
import functools
import io
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gradio as gr
from starlette.middleware import Middleware

import core
from core.checkpoints.checkpoint import folder_of, read_config
from core.checkpoints.measured_files import HEAD_ROLES
from core.results.trace import Trace
from core.tracers.threads import use_one_thread
from viz_app.gradio_app import patches
from viz_app.gradio_app.build import PLAIN_ROUTE, build_page
from viz_app.gradio_app.listening import (
    PROXIES_OF_A_SPACE,
    announce,
    is_behind_proxy,
    is_space,
    refuse_origins,
    refuse_root_path,
    refuse_taken_port,
)
from viz_app.gradio_app.stopping import block_until_told, signals
from viz_app.handlers.examples import sentences_for, stored_trace
from viz_app.handlers.lessons import Lesson, read_lesson
from viz_app.handlers.models import Model, ModelEntry
from viz_app.handlers.tabs import TABS
from viz_app.protocol.requests import RENAMED_TABS
from viz_app.server import health, page, zerogpu
from viz_app.server.files import below_here, routes
from viz_app.server.forgetting import SESSIONS
from viz_app.server.guard import Guard
from viz_app.server.headers import Headers
from viz_app.server.limits import MAX_THREADS, SWITCH, usual_limit, usual_names
from viz_app.server.memory import keep_little
from viz_app.server.models import Models
from viz_app.server.sockets import bounded
from viz_app.static.builder import static_files
from viz_app.view_models.sides import sides_of

if TYPE_CHECKING:
    from viz_app.server.rooms.requests import ClassRequests


def catalogue_entries(names: Sequence[str] = (), **loading: str | None) -> list[ModelEntry]:
    """Return what is known about the models called ``names`` (names or folders), or about the whole catalogue.

    ``loading`` is how models of Hugging Face are loaded: ``dtype`` and ``device_map`` of ``core.load``. A broken folder
    of the catalogue is left out with a warning; one that was asked for by name is refused. Raises ``core.InputError``
    if a name is neither in the catalogue nor a folder, or there is no model at all, and ``core.CheckpointError`` if a
    folder asked for is broken.
    """
    entries = [_entry(name, **loading) for name in names] or list(_catalogue())
    if not entries:
        raise core.InputError("commands-nothing-to-show")
    return entries


def _catalogue() -> Iterator[ModelEntry]:
    for name in core.catalogue():
        try:
            yield _entry(name)
        except core.CheckpointError as error:
            logging.getLogger(__name__).warning("%s is left out. %s", name, error)


def _entry(source: str, **loading: str | None) -> ModelEntry:
    about = core.describe(source)
    load, remote_run = functools.partial(_prepared, source, **loading if about.is_hub else {}), None
    if zerogpu.is_available():
        load, remote_run = functools.partial(_prepared, source, device="cpu"), functools.partial(zerogpu.trace, source)
    kind = about.preset or about.name  # a folder may have any name
    source_side, target_side = about.languages or sides_of(kind, about.task)
    sentences, sides = sentences_for(kind, about.task), (source_side, target_side)
    folder = None if about.is_hub else folder_of(source)
    labels = read_config(folder).labels if folder else ()
    roles, name, title, task = functools.partial(_roles, folder), about.name, about.title, about.task
    return ModelEntry(name, title, task, load, sides, sentences, remote_run, folder, roles, about.is_hub, labels)


def _roles(folder: Path | None) -> core.HeadRoles | None:
    return HEAD_ROLES.read(folder, read_config(folder)) if folder else None


def _prepared(source: str, **options: str | None) -> Model:
    model = core.load(source, **options)  # type: ignore[arg-type]
    model.prepare()
    return model


def build_app(
    entries: Sequence[ModelEntry], lesson: Lesson | None = None, has_classes: bool = False
) -> tuple[gr.Blocks, Models]:
    """Return the app for the models ``entries``, which load in the background; its page opens with the first of them.

    ``lesson`` is played as soon as a visitor comes. Raises ``ValueError`` if there is no model, or two have one name.
    """
    stored = _stored(entries)
    models = Models(entries, stored)
    models.load_in_background()
    return build_page(models, stored, lesson, has_classes), models


def _stored(entries: Sequence[ModelEntry]) -> list[Trace]:
    return [trace for entry in entries if (trace := stored_trace(entry.name))]


def page_options(
    limit: int = 0,
    entries: Sequence[ModelEntry] = (),
    embed: Sequence[str] = (),
    names: Sequence[str] | None = None,
    rooms: "ClassRequests | None" = None,
) -> dict[str, Any]:
    """Return the options of Gradio's server: our page and files before its own, no stored sessions, no reports.

    ``limit`` is how many questions a minute one network may ask, 0 for any number. Those of ``entries`` that need no
    server are offered in the page without one, which is made when somebody first asks for it.
    Pages of the origins ``embed`` may show the app in a frame. ``names`` are those of ``limits.usual_names``.
    ``rooms`` answers what concerns classes.
    """
    patches.apply()
    own = [entry for entry in entries if entry.folder]
    here = [below_here(lambda: static_files(own, _stored(own)))] if own else []
    guard = Middleware(Guard, limit=limit, names=names, rooms=rooms)
    before = [Middleware(Headers, on_space=is_space(), embed=embed), guard]
    return {
        "app_kwargs": {"routes": [page.ROUTE, PLAIN_ROUTE, health.ROUTE, *here, *routes()], "middleware": before},
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
    embed: Sequence[str] = (),
    names: Sequence[str] = (),
    classes: str | None = None,
    block: bool = True,
    dtype: str = "float32",
    device_map: str | None = None,
) -> gr.Blocks:
    """Serve the app, load the models in the background, and wait until Ctrl-C or SIGTERM stops it.

    The arguments are the options of ``glassformer app``; ``classes`` is the database of the rooms for classes, see
    ``rooms.database.Database``, and None is no rooms. ``block=False`` returns at once and leaves the server running.

    Raises:
        LaunchError: if the port is taken or the address cannot be used.
        core.InputError: if the root path is no path, an origin is none, a model is unknown, the lesson asks for
            what is not there, or the database cannot be used.
        core.CheckpointError: if a model's folder is broken.
        ValueError: if the lesson's file is no lesson.
    """
    refuse_root_path(root_path)
    refuse_origins(embed)
    own = read_lesson(lesson) if lesson else None
    entries = catalogue_entries(models, dtype=dtype, device_map=device_map)
    if own:
        _refuse_foreign_lesson(own, entries)
    refuse_taken_port(host, port)
    rooms = rooms_of(classes) if classes else None
    if is_space():
        os.environ.setdefault("FORWARDED_ALLOW_IPS", PROXIES_OF_A_SPACE)
    keep_little()
    use_one_thread()
    sys.setswitchinterval(SWITCH)
    app, shown = build_app(entries, own, rooms is not None)
    address: dict[str, Any] = {"server_name": host, "server_port": port, "root_path": root_path}
    is_public = share or is_space()
    limit = usual_limit(host, is_public) if limit is None else limit
    options = page_options(
        limit, entries, embed, usual_names(host, is_public or is_behind_proxy(root_path), names), rooms
    )
    with signals() if block else contextlib.nullcontext() as told:
        with contextlib.redirect_stdout(io.StringIO()), bounded():  # what Gradio has to say, announce says shorter
            app.launch(**address, share=share, prevent_thread_lock=True, **options)
        announce(app, share)
        if block:
            block_until_told(app, shown.turns, told)
    return app


def rooms_of(database: str) -> "ClassRequests":
    """Return what answers for the rooms of classes, whose ``database`` is opened and swept from now on. Raises
    ``core.InputError`` if a library for it is not installed, or it cannot be opened."""
    if not (find_spec("sqlalchemy") and find_spec("psycopg")):
        raise core.InputError("commands-class-libraries")
    from viz_app.server.rooms.database import Database
    from viz_app.server.rooms.requests import ClassRequests
    from viz_app.server.rooms.store import Rooms

    rooms = Rooms(Database(database))
    rooms.sweep_always()
    return ClassRequests(rooms)


def _refuse_foreign_lesson(lesson: Lesson, entries: Sequence[ModelEntry]) -> None:
    """Refuse a lesson that shows a model or a tab that is not on offer."""
    for what, asked, there in (
        ("model", lesson.models, [entry.name for entry in entries]),
        ("tab", {RENAMED_TABS.get(tab, tab) for tab in lesson.tabs}, [tab.name for tab in TABS]),
    ):
        if missing := sorted(asked - set(there)):
            raise core.InputError("commands-lesson-asks", title=lesson.title, what=what, name=missing[0], names=there)
