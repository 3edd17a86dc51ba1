"""The functions of views are called here: Gradio takes milliseconds to find one, and reads through all it answers."""

import json
import math
from typing import Any

import anyio.to_thread
from starlette.responses import Response

from viz_app.protocol.answers import MOST_BYTES
from viz_app.server.bodies import Body
from viz_app.server.written import as_it_is

WAY = "component_server"  # see ``addresses.called``
TOO_LARGE = {"ok": False, "error": f"This answer would have more than {MOST_BYTES // 10**6} MB. Shorten the sentence."}


async def answer_of_view(body: Body, blocks: Any) -> Response:
    """Return what a function of a view answers, in one of the threads that Gradio's functions run in.

    Args:
        body: what ``bodies.checked`` has made of the call.
        blocks: the Gradio app.
    """
    function = getattr(blocks.blocks[body["component_id"]], body["fn_name"])
    return await anyio.to_thread.run_sync(_answer, function, body["data"], limiter=blocks.limiter)


def _answer(function: Any, given: Any) -> Response:
    answer = function(given)
    if isinstance(answer, Response):
        return answer
    response = as_it_is(_written(answer))
    return response if len(response.body) <= MOST_BYTES else as_it_is(_written(TOO_LARGE))


def _written(answer: Any) -> str:
    """JSON, with null for what it has no number for."""
    try:
        return json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except ValueError:
        return json.dumps(_finite(answer), ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _finite(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(one) for one in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value
