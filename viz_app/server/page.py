"""The page at ``/``: one HTML, the same for every visitor, compressed once, and the functions that its views ask."""

import functools
from collections.abc import Sequence
from html import escape

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from core.results.trace import Trace
from viz_app import shell
from viz_app.figures.script import script
from viz_app.handlers.lessons import Lesson
from viz_app.handlers.page import functions_of
from viz_app.server import run
from viz_app.server.files import compress, encoding_for, keep
from viz_app.server.headers import SCRIPTS, script_hashes
from viz_app.server.models import Models


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


async def _answer(request: Request) -> Response:
    blocks = request.app.get_blocks()
    encoding = encoding_for(request.headers)
    body, hashes = await run_in_threadpool(blocks.own_page.packed, encoding, blocks.root_path)
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-cache", SCRIPTS: hashes}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type="text/html")


ROUTE = Route("/", _answer)  # before Gradio's own
