"""The visitor of a call that has waited in Gradio's queue."""

from functools import partial

import gradio as gr
from gradio.context import LocalContext

from viz_app.server.forgetting import is_dropped
from viz_app.server.visitors import HERE, Visitor, visitor, visitor_of


def caller(request: gr.Request | None, session: str | None = None) -> Visitor:
    """Return the visitor of a call, who is gone when Gradio notices that the client has left.

    Behind the queue only Gradio's ``request`` tells who asks. Without a ``session`` nothing is remembered for them.
    """
    app = LocalContext.blocks.get()
    if visitor() is not HERE or request is None or app is None:
        return visitor()
    is_gone = partial(is_dropped, app._queue, LocalContext.event_id.get())
    return visitor_of(request.client.host if request.client else None, session, is_gone)
