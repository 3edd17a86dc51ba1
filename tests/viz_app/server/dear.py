"""Requests that cost a server much for what they weigh, made of bytes as no client of HTTP would send them."""

import socket
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from viz_app.server.bodies import MAX_BODY

CALL = "/gradio_api/run/translate"
SIZE = MAX_BODY - 10_000
MOST_SECONDS = 20  # for an answer


class Dear(NamedTuple):
    """The bytes of one request, and how many are sent at once: 0 for all."""

    content: bytes
    at_once: int = 0


def head(path: str = CALL, *lines: str, method: str = "POST") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *lines, "", ""]).encode("latin-1")


def whole(body: bytes, path: str = CALL, *lines: str) -> bytes:
    return head(path, f"Content-Length: {len(body)}", *lines) + body


def chunked(pieces: list[bytes], path: str = CALL, extension: bytes = b"", trailer: bytes = b"") -> bytes:
    body = b"".join(b"%x%s\r\n%s\r\n" % (len(one), extension, one) for one in pieces)
    return head(path, "Transfer-Encoding: chunked") + body + b"0\r\n" + trailer + b"\r\n"


TEXT = b'{"data":["' + b"a" * SIZE + b'"]}'
BYTES = [b"a"] * SIZE
FORM = b"--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n" * (SIZE // 52) + b"--x--\r\n"

PLAIN = Dear(whole(TEXT))
KINDS = {
    "one-byte chunks": Dear(chunked(BYTES)),
    "one-byte chunks to nowhere": Dear(chunked(BYTES, "/nowhere")),
    "one-byte chunks of a GET": Dear(chunked(BYTES).replace(b"POST " + CALL.encode(), b"GET /health", 1)),
    "chunks with long extensions": Dear(chunked([b"a"] * 2_000, extension=b";x=" + b"a" * 200)),
    "chunks of 40 kB": Dear(chunked([TEXT[at : at + 40_000] for at in range(0, len(TEXT), 40_000)])),
    "many trailers": Dear(chunked([b"{}"], trailer=b"a:b\r\n" * 60_000)),
    "many headers": Dear(head(CALL, *["a:b"] * 60_000)),
    "one long header": Dear(head(CALL, "a: " + "b" * SIZE)),
    "a header that goes on": Dear(head(CALL, "a: " + "b" * 20_000), at_once=5),
    "a long path": Dear(head("/" + "%61" * (SIZE // 3), method="GET")),
    "a long query": Dear(head("/?" + "a=b&" * (SIZE // 4), method="GET")),
    "a body in drops": Dear(whole(TEXT[:20_000]), at_once=5),
    "many requests at once": Dear(head("/health", method="GET") * 8_000),
    "numbers": Dear(whole(b'{"data":[' + b"1," * (SIZE // 2) + b"1]}")),
    "names": Dear(whole(b"{" + b",".join(b'"%x":1' % n for n in range(SIZE // 9)) + b"}")),
    "names of a function": Dear(
        whole(b"{" + b",".join(b'"%x":1' % n for n in range(SIZE // 9)) + b"}", "/gradio_api/call/v2/translate")
    ),
    "a list for a text": Dear(whole(b'{"data":[[' + b"1," * (SIZE // 2) + b"1]]}")),
    "lists in lists": Dear(whole(b'{"data":' + b"[" * (SIZE // 2) + b"]" * (SIZE // 2) + b"}")),
    "escapes": Dear(whole(b'{"data":["' + b"\\u0061" * (SIZE // 6) + b'"]}')),
    "form parts": Dear(whole(FORM, CALL, "Content-Type: multipart/form-data; boundary=x")),
    "form parts to nowhere": Dear(whole(FORM, "/gradio_api/upload", "Content-Type: multipart/form-data; boundary=x")),
    "empty lines": Dear(b"\r\n" * (SIZE // 2)),
}


def cost(address: str, dear: Dear) -> tuple[float, bytes]:
    """Processor seconds of all threads but this one until the connection rests or ends, and the answer's first line."""
    before = time.process_time() - time.thread_time()
    said = _answer(urlsplit(address), dear)
    time.sleep(0.05)  # what the server still has to read
    return time.process_time() - time.thread_time() - before, said.partition(b"\r\n")[0]


def _answer(place: "object", dear: Dear) -> bytes:
    said = b""
    with socket.create_connection((place.hostname, place.port), timeout=MOST_SECONDS) as one:  # type: ignore[attr-defined]
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            step = dear.at_once or len(dear.content)
            for at in range(0, len(dear.content), step):
                one.sendall(dear.content[at : at + step])
            while more := one.recv(65_536):
                said += more
                one.settimeout(0.1)
        except (ConnectionError, TimeoutError):  # closed before all was sent, or nothing more to say
            pass
    return said
