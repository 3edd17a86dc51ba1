"""The page's files: named after their content, so that browsers cache them, and compressed once.

Below ``/here/`` are those of the page without a server, which are made when one is first asked for.
"""

import gzip
import hashlib
import mimetypes
import posixpath
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import brotli
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from viz_app.frontend.together import served
from viz_app.frontend.tree import TYPES, version
from viz_app.server.headers import SCRIPTS, script_hashes

FOR_EVER = "public, max-age=31536000, immutable"
DATA = "data"  # in place of a version: files that are named after their own content
QUALITY = {"br": 9, "gzip": 9}
LARGE, FASTER = 1_000_000, 6  # bytes of a file that the first visitor should not wait for, and the quality it gets
HERE_QUALITY = 5  # a first visitor waits a second for it
HERE_TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}
SMALLER = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm")  # once compressed

_kept: dict[str, bytes] = {}


def keep(content: str | bytes, suffix: str = ".json") -> str:
    """Serve a piece of JSON or another file from now on, such as the run that the page opens with; return its address.

    It is meant for what is known when the page is built: what visitors make is never kept.
    """
    body = content.encode() if isinstance(content, str) else content
    name = f"{hashlib.sha256(body).hexdigest()[:16]}{suffix}"
    _kept[name] = body
    return f"frontend/{DATA}/{name}"


def routes() -> list[Route]:
    """Return the routes of the files, for the ``app_kwargs`` of ``Blocks.launch``."""
    return [Route("/frontend/{version}/{name:path}", _answer)]


def encoding_for(headers: Headers) -> str:
    """The best way to compress that a browser takes: ``br``, ``gzip``, or nothing."""
    asked = [part.replace(" ", "").split(";") for part in headers.get("accept-encoding", "").split(",")]
    taken = {name for name, *options in asked if not any(option in ("q=0", "q=0.0") for option in options)}
    return next((name for name in QUALITY if name in taken), "")


def compress(body: bytes, encoding: str, quality: int | None = None) -> bytes:
    if encoding == "br":
        return brotli.compress(body, quality=quality or QUALITY["br"])
    return gzip.compress(body, quality or QUALITY["gzip"], mtime=0) if encoding == "gzip" else body


async def _answer(request: Request) -> Response:
    asked, name = request.path_params["version"], request.path_params["name"]
    if not _find(asked, name):
        return PlainTextResponse("There is no such file in this version.", 404, {"Cache-Control": "no-store"})
    encoding = encoding_for(request.headers)
    body = await run_in_threadpool(_packed, asked, name, encoding)
    tag = f'"{asked}/{name}/{encoding or "plain"}"'
    headers = {"Cache-Control": FOR_EVER, "ETag": tag, "Vary": "Accept-Encoding", "X-Content-Type-Options": "nosniff"}
    if tag in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, headers=headers, media_type=TYPES[posixpath.splitext(name)[1]])


def _find(asked: str, name: str) -> bytes | None:
    if asked == DATA:
        return _kept.get(name)
    return served().get(name) if asked == version() else None


@cache
def _packed(asked: str, name: str, encoding: str) -> bytes:
    """The compressed file; only names that ``_find`` knows come here, so this holds each file three times at most."""
    body = _find(asked, name) or b""
    return compress(body, encoding, FASTER if len(body) > LARGE else None)


def below_here(make: Callable[[], Mapping[str, bytes | Path]]) -> Route:
    """Return the route below ``/here/`` of the files that ``make`` returns by path; it is called once."""
    made = cache(make)

    @cache
    def packed(name: str, encoding: str) -> bytes:
        content = made()[name]
        return compress(content if isinstance(content, bytes) else content.read_bytes(), encoding, HERE_QUALITY)

    async def answer(request: Request) -> Response:
        name = request.path_params["name"] or "index.html"
        content = (await run_in_threadpool(made)).get(name)
        if content is None:
            return PlainTextResponse("There is no such file.", 404, {"Cache-Control": "no-store"})
        suffix = posixpath.splitext(name)[1]
        kind = HERE_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
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
