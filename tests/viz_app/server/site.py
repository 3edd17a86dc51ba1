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
from viz_app.models import Models
from viz_app.protocol import REQUESTS


class Site(NamedTuple):
    """The app, and a client that knows its address."""

    app: gr.Blocks
    client: httpx.Client
    models: Models

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.client.post(f"/gradio_api/{path}", json=body)

    def run(self, text: str, session: str = "page1", number: int = 1, **asked: Any) -> dict[str, Any]:
        """What the header is answered when the page ``session`` runs a text, ``number`` being its name for the run."""
        model = next(iter(self.models.entries))
        event = {"model": model, "text": text, "id": number} | asked
        body = {"data": [], "fn_index": 0, "trigger_id": 1, "session_hash": session, "event_data": event}
        answer: dict[str, Any] = json.loads(self.post("run/predict", body).json()["data"][0])
        return answer

    def quick_run(self, text: str, session: str = "page1", number: int = 1, **asked: Any) -> dict[str, Any]:
        """The same, past Gradio's update of the page, as the page asks while its first tab keeps its name."""
        model = next(iter(self.models.entries))
        body = self.quickly({"model": model, "text": text, "id": number} | asked, session)
        answer: dict[str, Any] = json.loads(self.post("component_server", body).json()["said"])
        return answer

    def quickly(self, sent: Any, session: str) -> dict[str, Any]:
        """The body of a quick run."""
        return {"data": sent, "component_id": self.views()["status"], "fn_name": "quick_run", "session_hash": session}

    def ask(self, name: str, session: str = "page1", **asked: Any) -> Any:
        """What a server function answers the page ``session``."""
        body = {"data": asked, "component_id": self.views()[name], "fn_name": name, "session_hash": session}
        return self.post("component_server", body).json()

    def views(self) -> dict[str, int]:
        """The component that has each server function."""
        found = {}
        for number, block in self.app.blocks.items():
            for name in REQUESTS:
                if getattr(getattr(block, name, None), "_is_server_fn", False):
                    found[name] = number
        return found

    def status_of(self, sent: Hostile) -> int:
        """The status that a hostile request gets, which is no failure of the server; a refusal is one sentence."""
        with self.client.stream(sent.method, sent.path, content=sent.body) as answer:
            if answer.headers.get("content-type", "").startswith("text/event-stream"):
                return answer.status_code  # it does not end by itself
            answer.read()
        assert answer.status_code < 500, (sent, answer.text[:300])
        if answer.status_code >= 400 and answer.content[:1] == b"{":
            sentence_of(answer)
        return answer.status_code


def sentence_of(answer: httpx.Response) -> str:
    said = answer.json()
    assert set(said) == {"error"}, said
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
