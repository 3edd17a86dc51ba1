"""A running app and a client of it, for those who try what it answers."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import gradio as gr
import httpx

from core.trace import Trace
from tests.viz_app.conftest import free_port
from tests.viz_app.server.hostile import Hostile
from viz_app.app import build_page, page_options
from viz_app.models import ModelEntry, Models
from viz_app.protocol import REQUESTS


class Site(NamedTuple):
    """The app, and a client that knows its address."""

    app: gr.Blocks
    client: httpx.Client

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.client.post(f"/gradio_api/{path}", json=body)

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
def running(entries: Sequence[ModelEntry], stored: Sequence[Trace] = ()) -> Iterator[Site]:
    app = build_page(Models(entries, stored), stored)
    app.launch(server_port=free_port(), prevent_thread_lock=True, **page_options())
    try:
        with httpx.Client(base_url=app.local_url, timeout=60) as client:
            yield Site(app, client)
    finally:
        app.close()
