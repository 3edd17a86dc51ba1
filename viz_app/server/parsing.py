"""HTTP of one connection, parsed in C, which ends as soon as a request costs more than any sensible one.

What is counted here is spent before the first limit of ``guard`` sees a request: uvicorn bounds none of it.
"""

from functools import lru_cache

from httptools import HttpParserError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 65_536  # bytes of an address and its headers
MOST_STEPS = 2_000  # of the parser and of the socket for one request: headers, chunks, reads
MOST_AHEAD = 16  # requests that came before the one under way is answered
COSTLY = "The request comes in too many parts, or its headers are too long. Send it as one piece."
NO_HTTP = "This is no HTTP. Open the page in a browser, or ask with a client of HTTP."
FORWARDED = b"x-forwarded-host"


def last_answer(status: str, sentence: str) -> bytes:
    """Return a whole answer, after which the connection is closed."""
    body = f'{{"error": "{sentence}"}}'
    return (
        f"HTTP/1.1 {status}\r\nRetry-After: 10\r\nContent-Type: application/json\r\n"
        f"X-Content-Type-Options: nosniff\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}"
    ).encode()


class FrugalProtocol(HttpToolsProtocol):
    """uvicorn's protocol with a bound of what one request may cost, and none of its web sockets."""

    _steps = _head = 0
    _is_head = True
    _refusal = NO_HTTP

    def data_received(self, data: bytes) -> None:
        self._steps += 1
        self._head += len(data) if self._is_head else 0
        super().data_received(data)
        if (self._is_head and self._head > MOST_HEAD) or self._steps > MOST_STEPS:
            self._refusal = COSTLY
            self.send_400_response(COSTLY)

    def on_message_begin(self) -> None:
        self._step()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._step()
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > MOST_HEAD:
            self._refuse(COSTLY)
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (hosts == 0 and self.parser.get_http_version() == "1.1"):
            self._refuse(NO_HTTP)
        if len(self.pipeline) >= MOST_AHEAD:
            self._refuse(COSTLY)
        if not _is_proxy(self.client[0] if self.client else None, str(self.config.forwarded_allow_ips)):
            self.headers[:] = [one for one in self.headers if one[0] != FORWARDED]
        super().on_headers_complete()
        self._is_head = False

    def on_body(self, body: bytes) -> None:
        self._step()
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._steps, self._head, self._is_head = 0, 0, True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Say why in one sentence, unless an answer is under way or has been given, and close the connection."""
        if self.transport.is_closing():
            return
        if self._may_answer():
            self.transport.write(last_answer("400 Bad Request", self._refusal))
        self.transport.close()

    def _should_upgrade_to_ws(self) -> bool:
        return False

    def _unsupported_upgrade_warning(self) -> None:
        """Say nothing: the request is answered as any other."""

    def _step(self) -> None:
        self._steps += 1
        if self._steps > MOST_STEPS:
            self._refuse(COSTLY)

    def _refuse(self, sentence: str) -> None:
        """End the parser's work from inside one of its calls."""
        self._refusal = sentence
        raise HttpParserError(sentence)

    def _may_answer(self) -> bool:
        """Return True if the request that ends here has no answer yet, and none is under way before it."""
        if self._is_head:
            return self.cycle is None or self.cycle.response_complete
        return not self.cycle.response_started


@lru_cache(10_000)
def _is_proxy(host: str | None, proxies: str) -> bool:
    """Return True if uvicorn believes ``host``; what another visitor says about the host it asked for is dropped."""
    return host in ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts


async def _nothing(*_: object) -> None:
    """Stand for an app."""
