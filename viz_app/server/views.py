"""The page's own questions: a POST to ``ask/VIEW/NAME`` is answered by that function of that view."""

from typing import Any

import anyio.to_thread
import orjson
from starlette.responses import Response

from core.sentences import sentence
from viz_app.protocol.answers import MOST_BYTES, no_answer
from viz_app.server.bodies import Body

WAY = "ask"  # see ``addresses.called``
TOO_LARGE = no_answer(sentence("reply-answer-too-large", megabytes=MOST_BYTES // 10**6))
_OPTIONS = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


def written(values: Any) -> bytes:
    """Return ``values``, which may hold NumPy's arrays and what is JSON already, as JSON; null for NaN and infinity."""
    return orjson.dumps(values, default=lambda array: array.tolist(), option=_OPTIONS)


async def answer_of_view(body: Body, blocks: Any) -> Response:
    """Return what a function of a view answers, in one of the threads that Gradio's functions run in; ``body`` is what
    ``bodies.checked`` has made of the call."""
    function = blocks.own_page.functions[body["view"]][body["name"]]
    content = await anyio.to_thread.run_sync(_answer, function, body["data"], limiter=blocks.limiter)
    return Response(content, media_type="application/json")


def _answer(function: Any, given: Any) -> bytes:
    content = written(function(given))
    return content if len(content) <= MOST_BYTES else written(TOO_LARGE)
