"""Requests as a hostile client would send them, made from the wire contract itself with a seed."""

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tests.viz_app.asking import FUNCTIONS
from viz_app.protocol import request_of
from viz_app.protocol.parameters import PARAMETERS
from viz_app.protocol.wire import names_of

SCALARS: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 2**31, 2**63, -(2**63), 10**400, 0.5, 1e300, -0.0, "", " ", "0", "1", "x", "-1",
    "1e5", "NaN", "٣", "<script>alert(1)</script>", "${alert(1)}", "\x00\x07", "\u2028", "\ud800", "ab\udfff",
    "ids.", "ids.1.2", "beam.4", "beam.64", "sample.3", "c.0.1.0", "e.*.*.0.1.*", "no-scale", "off", "shuffled.3",
    "encoder", "decoder", "cross", "query", "output", "npz", "row", "page", "heads", "paper", "wide-heads", "logits",
    {"path": "http://192.0.2.1/big", "meta": {"_type": "gradio.FileData"}}, "encoder.0.self_norm", "2.1", "-inf",
    "constructor", "__proto__", "=HYPERLINK(A1)", '{"title": "\\ud800", "stops": [{"prose": "a", "state": {}}]}',
    '{"title": "a", "stops": [{"prose": "b", "state": {"__proto__": "\\udfff"}}]}',
    '{"texts": ["\\ud800"], "holds": []}',
    "a" * 5_000, "ß" * 21_000, "\\" * 4_000 + "/", "Mr. " * 4_000,
)  # fmt: skip
HEADERS: tuple[Mapping[str, str], ...] = (
    {"Origin": "https://foe.hf.space"}, {"Origin": "http://127.0.0.1:1"}, {"Origin": "null"}, {"Origin": "http://["},
    {"Sec-Fetch-Site": "cross-site"}, {"X-Forwarded-Host": "foe.example"}, {"X-Forwarded-Host": "[::1"},
    {"X-Forwarded-Proto": "javascript"}, {"X-Forwarded-For": "a, ::1%x, 999.9.9.9"}, {"Host": "foe.example:99999"},
    {"Upgrade": "websocket", "Connection": "upgrade"}, {"Expect": "100-continue"}, {"Accept-Encoding": "br;q=x, ;;"},
    {"Content-Type": "multipart/form-data; boundary=x"}, {"Cookie": "a=" + "b" * 60_000}, {"If-None-Match": "W/,,"},
)  # fmt: skip
MARK = "quokka"  # in many of the texts, and to be found in no log
TEXTS = (f"A {MARK}.", "One. Two! Three?", "Two dogs sleep.", "A gorgeous, witty film.", "🎉 הילדים", "word " * 200)
WAYS = ("run", "api", "call", "call/v2")
METHODS = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")
PATHS = (
    "/", "/config", "/gradio_api/info", "/gradio_api/upload", "/gradio_api/deep_link?session_hash=a", "/monitoring/x",
    "/gradio_api/file=/etc/passwd", "/gradio_api/file/..%2f..%2fetc%2fpasswd", "/gradio_api/proxy=http://127.0.0.1",
    "/gradio_api/queue/data", "/gradio_api/queue/data?session_hash=%ff", "/gradio_api/call/translate/x", "/%00", "//",
    "/gradio_api/stream/x/y/z/playlist.m3u8", "/gradio_api/run-history/records", "/gradio_api/vibe-code", "/svelte/x",
    "/static/../../etc/passwd", "/assets/%2e%2e/%2e%2e/x", "/frontend/x/y.js", "/theme.css?v=1", "/gradio_api/token",
)  # fmt: skip


class Hostile(NamedTuple):
    """One request."""

    method: str
    path: str
    body: bytes
    headers: Mapping[str, str] = {}


def requests(seed: int, views: dict[str, str], functions: int) -> Iterator[Hostile]:
    """An endless stream of requests.

    Args:
        seed: of the stream.
        views: the view that may call each function, by the name of the function.
        functions: how many functions of the app have a number.
    """
    rng = random.Random(seed)
    while True:
        make = rng.choices((_question, _event, _call, _address, _noise), weights=(8, 4, 4, 2, 2))[0]
        yield make(rng, views, functions)._replace(headers=rng.choice(HEADERS) if rng.random() < 0.2 else {})


def _anything(rng: random.Random, depth: int = 0) -> Any:
    kind = rng.random()
    if kind < 0.75 or depth > 3:
        return rng.choice(SCALARS)
    inner = [_anything(rng, depth + 1) for _ in range(rng.randint(0, 3))]
    if kind < 0.85:
        return inner
    return {str(rng.choice(SCALARS))[:20]: one for one in inner}


def _sent(rng: random.Random, name: str) -> Any:
    """An object with most parameters of a request, some of them foreign; now and then anything else."""
    if rng.random() < 0.08:
        return _anything(rng)
    sent = {one: _anything(rng) for one in names_of(request_of(FUNCTIONS[name])) if rng.random() < 0.6}
    if rng.random() < 0.8:
        sent |= {"model": rng.choice(("en-de", "en-de", "sentiment")), "text": rng.choice(TEXTS)}
    if rng.random() < 0.2:
        sent |= {rng.choice((*PARAMETERS, "colour", "__proto__", "\ud800")): _anything(rng)}
    return sent


def _question(rng: random.Random, views: dict[str, str], functions: int) -> Hostile:
    name = rng.choice(sorted(views))
    return _posted(f"/ask/{views[name]}/{name}", _spoilt(rng, {"data": _sent(rng, name), "page": "a"}))


def _event(rng: random.Random, views: dict[str, str], functions: int) -> Hostile:
    body = {"data": [], "event_data": _sent(rng, "run"), "fn_index": 0, "trigger_id": 1, "session_hash": "b"}
    return _posted("/gradio_api/run/predict", _spoilt(rng, body))


def _call(rng: random.Random, views: dict[str, str], functions: int) -> Hostile:
    name, way = rng.choice(("translate", "generate", "classify", "trace", "nothing")), rng.choice((*WAYS, "queue/join"))
    values = [rng.choice((*TEXTS, _anything(rng))), rng.choice(("en-de", "sentiment", _anything(rng)))]
    data = values[: rng.randint(0, 3)] if rng.random() < 0.9 else _anything(rng)
    if way == "queue/join":
        number = rng.randrange(functions + 2)
        return _posted("/gradio_api/queue/join", {"data": data, "fn_index": number, "session_hash": f"s{number}"})
    body = dict(zip(("text", "model"), values, strict=True)) if way == "call/v2" else {"data": data}
    return _posted(f"/gradio_api/{way}/{name}", _spoilt(rng, body))


def _address(rng: random.Random, views: dict[str, str], functions: int) -> Hostile:
    return Hostile(rng.choice(METHODS), rng.choice(PATHS), b"")


def _noise(rng: random.Random, views: dict[str, str], functions: int) -> Hostile:
    path = rng.choice(("/ask/header/run", "/gradio_api/run/translate", "/gradio_api/queue/join"))
    noises = (
        b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"data":[NaN]}', b'{"data":' + b"[" * 3_000, b"9" * 6_000,
        b'{"data":["' + b"a" * 450_000 + b'"]}', rng.randbytes(40), b'{"data":[1e999]}', b'{"a":1,"a":2}',
    )  # fmt: skip
    return Hostile("POST", path, rng.choice(noises))


def _spoilt(rng: random.Random, body: dict[str, Any]) -> dict[str, Any]:
    """The body, of which one part in six is something else or gone."""
    if rng.random() > 1 / 6:
        return body
    name = rng.choice(sorted(body))
    rest = {key: value for key, value in body.items() if key != name}
    return rest if rng.random() < 0.3 else rest | {name: _anything(rng)}


def _posted(path: str, body: dict[str, Any]) -> Hostile:
    return Hostile("POST", path, json.dumps(body).encode())
