"""A running app and a client of it, for those who try what it answers."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import gradio as gr
import httpx

from core.results.trace import Trace
from tests.viz_app.conftest import free_port, served_once
from tests.viz_app.server.hostile import Hostile
from viz_app.app import page_options
from viz_app.gradio_app.build import build_page
from viz_app.handlers.models import ModelEntry
from viz_app.server.models import Models


class Site(NamedTuple):
    """The app, and a client that knows its address."""

    app: gr.Blocks
    client: httpx.Client
    models: Models

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.client.post(f"/gradio_api/{path}", json=body)

    def run(self, text: str, session: str = "page1", number: int = 1, **asked: Any) -> dict[str, Any]:
        """Return the header's answer when the page ``session`` runs a text, or the reply if it holds none.

        ``number`` is the page's id of the run.
        """
        model = next(iter(self.models.entries))
        sent = {"model": model, "text": text, "id": number} | asked
        reply: dict[str, Any] = self.ask("run", session, **sent)
        return reply.get("answer", reply)

    def ask(self, name: str, session: str = "page1", **asked: Any) -> Any:
        """Return the answer of a server function to the page ``session``."""
        return self.client.post(self.place_of(name), json=self.body_of(name, session, **asked)).json()

    def place_of(self, name: str) -> str:
        """Return the address of a function of a view."""
        return f"/ask/{self.views()[name]}/{name}"

    def views(self) -> dict[str, str]:
        """The view that may call each function."""
        return {name: view for view, names in self.app.own_page.functions.items() for name in names}

    def body_of(self, name: str, session: str, **asked: Any) -> dict[str, Any]:
        """Return what the page ``session`` sends to call a server function."""
        return {"data": asked, "page": session}

    def status_of(self, sent: Hostile) -> int:
        """The status that a hostile request gets, which is no failure of the server; a refusal is one sentence."""
        with self.client.stream(sent.method, sent.path, content=sent.body, headers=dict(sent.headers)) as answer:
            if answer.headers.get("content-type", "").startswith("text/event-stream"):
                return answer.status_code  # it does not end by itself
            answer.read()
        assert answer.status_code < 500, (sent, answer.text[:300])
        if answer.status_code >= 400 and answer.content[:1] == b"{":
            sentence_of(answer)
        return answer.status_code


def config_of(page: str) -> dict[str, Any]:
    """Return the settings of the page's shell."""
    config: dict[str, Any] = json.loads(re.search(r'id="gf-config">(.*?)</script>', page)[1])
    return config


def sentence_of(answer: httpx.Response) -> str:
    said = answer.json()
    assert {"error"} <= set(said) <= {"error", "said"}, said
    assert re.fullmatch(r"[^\n]{9,300}[.?!]", said["error"]), said
    sentence: str = said["error"]
    return sentence


@contextmanager
def running(entries: Sequence[ModelEntry], stored: Sequence[Trace] = (), **options: Any) -> Iterator[Site]:
    models = Models(entries, stored)
    with served_once():
        app = build_page(models, stored)
    app.launch(server_port=free_port(), prevent_thread_lock=True, **page_options(**options))
    try:
        with httpx.Client(base_url=app.local_url, timeout=60, limits=httpx.Limits(max_connections=None)) as client:
            yield Site(app, client, models)
    finally:
        app.close()
