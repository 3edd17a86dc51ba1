"""Functions of views as the server calls them: what they return is what the page gets."""

import asyncio
import json
import math
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from starlette.responses import Response

from viz_app.handlers.answers import already_json
from viz_app.server import page
from viz_app.server.page import answer_of_view

FUNCTIONS = {
    "numbers": lambda asked: {"asked": asked, "values": [0.5, math.nan, (-math.inf, np.float32(3))], "text": "ä"},
    "ready": lambda asked: {"ok": True, "picture": already_json('{"number": 0.10, "text": "\\u201c </script>"}')},
}


def ask(name: str, asked: Any = None) -> Response:
    blocks = SimpleNamespace(own_page=SimpleNamespace(functions={"view": FUNCTIONS}), limiter=None)
    with ThreadPoolExecutor(1) as pool:  # a browser's tests leave an event loop in this thread
        return pool.submit(asyncio.run, answer_of_view({"view": "view", "name": name, "data": asked}, blocks)).result()


def test_an_answer_is_json_and_what_json_has_no_number_for_is_null() -> None:
    answer = ask("numbers", {"row": 3})
    assert answer.headers["content-type"] == "application/json"
    assert json.loads(answer.body) == {"asked": {"row": 3}, "values": [0.5, None, [None, 3]], "text": "ä"}


def test_an_answer_that_would_be_too_large_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    right = ask("numbers")
    monkeypatch.setattr(page, "MOST_BYTES", len(right.body))
    assert ask("numbers").body == right.body
    monkeypatch.setattr(page, "MOST_BYTES", len(right.body) - 1)
    assert json.loads(ask("numbers").body) == page.TOO_LARGE
    assert page.TOO_LARGE["error"] == "This answer would have more than 16 MB. Shorten the sentence."


def test_what_is_written_already_is_sent_as_it_is() -> None:
    assert ask("ready").body == b'{"ok":true,"picture":{"number": 0.10, "text": "\\u201c </script>"}}'
