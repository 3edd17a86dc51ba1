"""Functions of views as the server calls them: what they return is what the page gets."""

import asyncio
import json
import math
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.responses import Response

from viz_app.server import views
from viz_app.server.views import answer_of_view
from viz_app.server.written import as_it_is, object_of

READY = as_it_is(object_of({"text": json.dumps("“ä” </script>"), "number": "0.10"}))


class View:
    """The field in which Gradio keeps the functions of a view."""

    def numbers(self, asked: Any) -> dict[str, Any]:
        return {"asked": asked, "values": [0.5, math.nan, (-math.inf, 3)], "text": "ä"}

    def ready(self, asked: Any) -> Response:
        return READY


def ask(function: str, asked: Any = None) -> Response:
    body = {"component_id": 7, "fn_name": function, "data": asked}
    with ThreadPoolExecutor(1) as pool:  # a browser's tests leave an event loop in this thread
        return pool.submit(
            asyncio.run, answer_of_view(body, SimpleNamespace(blocks={7: View()}, limiter=None))
        ).result()


def test_an_answer_is_json_and_what_json_has_no_number_for_is_null() -> None:
    answer = ask("numbers", {"row": 3})
    assert answer.headers["content-type"] == "application/json"
    assert json.loads(answer.body) == {"asked": {"row": 3}, "values": [0.5, None, [None, 3]], "text": "ä"}


def test_an_answer_that_would_be_too_large_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    right = ask("numbers")
    monkeypatch.setattr(views, "MOST_BYTES", len(right.body))
    assert ask("numbers").body == right.body
    monkeypatch.setattr(views, "MOST_BYTES", len(right.body) - 1)
    assert json.loads(ask("numbers").body) == views.TOO_LARGE
    assert views.TOO_LARGE["error"] == "This answer would have more than 16 MB. Shorten the sentence."


def test_what_is_written_already_is_sent_as_it_is() -> None:
    assert ask("ready") is READY
    assert READY.body == b'{"text":"\\u201c\\u00e4\\u201d </script>","number":0.10}'
