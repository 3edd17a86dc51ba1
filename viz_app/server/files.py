"""The page's files: named after their content, so that browsers cache them, and compressed once."""

import gzip
import hashlib
import posixpath
from functools import cache

import brotli
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from viz_app.frontend.together import served
from viz_app.frontend.tree import TYPES, version

FOR_EVER = "public, max-age=31536000, immutable"
DATA = "data"  # in place of a version: files that are named after their own content
QUALITY = {"br": 9, "gzip": 9}
LARGE, FASTER = 1_000_000, 6  # bytes of a file that the first visitor should not wait for, and the quality it gets

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
