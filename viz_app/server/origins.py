"""The hosts and origins by which this server may be asked: those of other sites may not ask in a visitor's browser."""

import os
import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Scope

from core.text.printable import printable
from viz_app.server.bodies import Refused
from viz_app.server.limits import is_here, is_named

FORWARDED = "x-forwarded-host"
OWN_PAGE = ("same-origin", "none")  # what a browser says of a page of ours, and no script can say
_USUAL = (80, 443)
_HOST = re.compile(r"([\w.-]+|\[[0-9a-fA-F:.]+\])(:\d*)?", re.ASCII)  # Gradio fails over anything else

HostAndPort = tuple[str, int | None]  # a host and a port; None stands for the usual one


def own_hosts(blocks: Any) -> list[str]:
    """Return the public hosts of a Space and of a public link, which may have another Host inside."""
    shared = urlsplit(str(getattr(blocks, "share_url", None) or "")).hostname
    return [host for host in (os.environ.get("SPACE_HOST", "").lower(), shared) if host]


def without_foreign_host(scope: Scope, own: Sequence[str], names: Sequence[str] | None) -> Scope:
    """Return ``scope`` without a forwarded host that is none of the server's, because Gradio writes it into answers.

    The server's are its ``own_hosts`` and the names of ``limits.usual_names``.
    """
    said = Headers(scope=scope).get(FORWARDED)
    if said is None:
        return scope
    place = _place_of(f"//{said.split(',')[0].strip()}")  # of several proxies the first one writes the first
    is_any = names is None and not own
    if place and (is_any or place[0] in {*own, *(name.lower() for name in names or ())}):
        return scope
    headers = MutableHeaders(raw=list(scope["headers"]))
    del headers[FORWARDED]
    return {**scope, "headers": headers.raw}


def refuse_other_sites(headers: Headers, own: Sequence[str]) -> None:
    """Refuse a call that the page of another site makes in the browser of somebody who visits it.

    Newer browsers say by themselves from where a page asks; of others the origin has to be the host that is asked.
    Raises ``Refused`` if it is one.
    """
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site in OWN_PAGE or (site is None and not origin):
        return
    asking = _place_of(origin or "")
    hosts = [_place_of(f"//{headers.get(one, '')}") for one in ("host", FORWARDED)]
    if site is None and asking and (asking[0] in own or any(here and _is_same(asking, here) for here in hosts)):
        return
    raise Refused(403, "The page of another site may not ask this server. Open its own page, or ask by a program.")


def refuse_other_names(headers: Headers, names: Sequence[str] | None) -> None:
    """Refuse a request for another name than the server's own, which a browser makes for a site that leads here. Raises
    ``Refused`` if it is one, or names no host at all."""
    asked = headers.get("host", "")
    place = _place_of(f"//{asked}")
    if asked and place is None:
        raise Refused(400, f"“{printable(asked[:60])}” is no name of a server. Ask by the address that it told.")
    if names is None or place is None or is_named(place[0], names):
        return
    raise Refused(403, f"This server is not called “{printable(asked[:60])}”. Start it with --name to call it so.")


def _is_same(asking: HostAndPort, here: HostAndPort) -> bool:
    """Return True if a page at ``asking`` is one of the host ``here``; another port of this machine is another site.

    A proxy may pass a public host on without its port.
    """
    return asking == here or (asking[0] == here[0] and here[1] is None and not is_here(here[0]))


def _place_of(address: str) -> HostAndPort | None:
    """Return the host and port that an address names, or None if it names none."""
    try:
        parts = urlsplit(address)
        if not _HOST.fullmatch(parts.netloc):
            return None
        return (parts.hostname, None if parts.port in _USUAL else parts.port) if parts.hostname else None
    except ValueError:
        return None
