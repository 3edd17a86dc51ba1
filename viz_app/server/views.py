"""The page's own questions: a POST to ``ask/VIEW/NAME`` is answered by that function of that view."""

from typing import Any

import anyio.to_thread
from starlette.responses import Response

from core.sentences import sentence
from viz_app.protocol.answers import MOST_BYTES, no_answer
from viz_app.server.bodies import Body
from viz_app.server.written import written

WAY = "ask"  # see ``addresses.called``
TOO_LARGE = no_answer(sentence("reply-answer-too-large", megabytes=MOST_BYTES // 10**6))


async def answer_of_view(body: Body, blocks: Any) -> Response:
    """Return what a function of a view answers, in one of the threads that Gradio's functions run in.

    Args:
        body: what ``bodies.checked`` has made of the call.
        blocks: the Gradio app.
    """
    function = blocks.own_page.functions[body["view"]][body["name"]]
    content = await anyio.to_thread.run_sync(_answer, function, body["data"], limiter=blocks.limiter)
    return Response(content, media_type="application/json")


def _answer(function: Any, given: Any) -> bytes:
    content = written(function(given))
    return content if len(content) <= MOST_BYTES else written(TOO_LARGE)
