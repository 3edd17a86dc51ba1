"""A folder of files that is made when it is first asked for: the page without a server, under ``/here/``."""

import functools
import mimetypes
import posixpath
from collections.abc import Callable, Mapping
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from viz_app.server.files import FOR_EVER, compress, encoding_for
from viz_app.server.headers import SCRIPTS, script_hashes

Files = Mapping[str, bytes | Path]
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
SMALLER = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm")  # once compressed
QUALITY = 5  # a first visitor waits a second for it


def route(make: Callable[[], Files]) -> Route:
    """Return the route of the files that ``make`` returns by path; it is called once."""
    made = functools.cache(make)

    @functools.cache
    def packed(name: str, encoding: str) -> bytes:
        content = made()[name]
        return compress(content if isinstance(content, bytes) else content.read_bytes(), encoding, QUALITY)

    async def answer(request: Request) -> Response:
        name = request.path_params["name"] or "index.html"
        content = (await run_in_threadpool(made)).get(name)
        if content is None:
            return PlainTextResponse("There is no such file.", 404, {"Cache-Control": "no-store"})
        suffix = posixpath.splitext(name)[1]
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"Cache-Control": FOR_EVER if "/" in name else "no-cache", "Vary": "Accept-Encoding"}
        if suffix == ".html":
            headers[SCRIPTS] = script_hashes(packed(name, ""))
        encoding = encoding_for(request.headers) if suffix in SMALLER else ""
        if isinstance(content, Path) and not encoding:
            return FileResponse(content, media_type=kind, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(await run_in_threadpool(packed, name, encoding), media_type=kind, headers=headers)

    return Route("/here/{name:path}", answer)
