"""The functions of views are called here: Gradio takes milliseconds to find one, and reads through all it answers."""

from typing import Any

import anyio.to_thread
from starlette.responses import JSONResponse, Response

from viz_app.server.bodies import Body

WAY = "component_server"  # see ``addresses.called``


async def answer_of_view(body: Body, blocks: Any) -> Response:
    """Return what a function of a view answers, in one of the threads that Gradio's functions run in.

    Args:
        body: what ``bodies.checked`` has made of the call.
        blocks: the Gradio app.
    """
    function = getattr(blocks.blocks[body["component_id"]], body["fn_name"])
    answer = await anyio.to_thread.run_sync(function, body["data"], limiter=blocks.limiter)
    return answer if isinstance(answer, Response) else JSONResponse(answer)
