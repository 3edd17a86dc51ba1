"""The page at ``/``: one HTML, the same for every visitor, compressed once, and the functions that its views ask.

A POST to ``ask/VIEW/NAME`` is answered by that function of that view.
"""

import functools
from collections.abc import Sequence
from html import escape
from typing import Any

import anyio.to_thread
import orjson
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from core.results.trace import Trace
from core.sentences import sentence
from viz_app import shell
from viz_app.figures.script import script
from viz_app.handlers.lessons import Lesson
from viz_app.handlers.page import functions_of
from viz_app.protocol.answers import MOST_BYTES, no_answer
from viz_app.server import run
from viz_app.server.bodies import Body
from viz_app.server.files import compress, encoding_for, keep
from viz_app.server.headers import SCRIPTS, script_hashes
from viz_app.server.models import Models

WAY = "ask"  # see ``addresses.called``
TOO_LARGE = no_answer(sentence("reply-answer-too-large", megabytes=MOST_BYTES // 10**6))
_OPTIONS = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


class OwnPage:
    """The page of ``models``. It is made when somebody first asks for it."""

    def __init__(
        self, models: Models, stored: Sequence[Trace], lesson: Lesson | None, has_classes: bool = False
    ) -> None:
        self.functions = functions_of(models, run.FUNCTIONS)
        self._given = models, stored, lesson, has_classes
        self._html = functools.cache(self._made)
        self.packed = functools.cache(self._pack)

    def _pack(self, encoding: str, root: str) -> tuple[bytes, str]:
        """Return the page below ``root``, compressed, and the hashes of the scripts inside it."""
        html = self._html(root)
        return compress(html, encoding), script_hashes(html)

    def _made(self, root: str) -> bytes:
        """Return the page below ``root``, made once for all encodings: a loaded model tells more of its opening run."""
        models, stored, lesson, has_classes = self._given
        views = shell.views(
            models, stored, self.functions, keep(script(), ".js"), lambda _, data: keep(data), lesson, has_classes
        )
        base = f'<base href="{escape(root.rstrip("/"))}/">\n' if root else ""  # also without a slash at the end
        icons = f'{base}<link rel="icon" href="favicon.ico">'
        return shell.page(models, stored, {"views": views}, icons=icons).encode()


async def _page(request: Request) -> Response:
    blocks = request.app.get_blocks()
    encoding = encoding_for(request.headers)
    body, hashes = await run_in_threadpool(blocks.own_page.packed, encoding, blocks.root_path)
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache", SCRIPTS: hashes}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type="text/html")


ROUTE = Route("/", _page)  # before Gradio's own


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
