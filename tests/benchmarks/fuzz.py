"""Hostile requests at the models on offer, many more than ``make test`` sends: by hand.

python -m tests.benchmarks.fuzz [--requests 100000] [--seed 1] [--minutes 60]

It ends with exit code 1 at the first failure of the server, at the first line of a traceback, at the first error that
is logged (a defect that a page was told about in one sentence is one), if what was typed is in what was said, and at
the first file that is written or connection to another machine. Out of time, it says how far it came.
"""

import argparse
import contextlib
import io
import ipaddress
import itertools
import logging
import os
import sys
import time
from collections import Counter
from typing import Any

import httpx

from tests.viz_app.server.dear import KINDS, cost
from tests.viz_app.server.hostile import MARK, Hostile, requests
from tests.viz_app.server.site import Site, running
from viz_app.app import catalogue_entries
from viz_app.server.sockets import bounded

SAY_EVERY = 1_000  # requests
DEAR_EVERY = 100  # requests
TIMEOUT = 180  # seconds; an explanation may take 120, and the turn before it is the same visitor's


class Overheard(io.TextIOBase):
    """The server's output: passed on, and searched for what it may never hold."""

    def __init__(self) -> None:
        self.found = ""

    def write(self, text: str) -> int:
        self.found = next((word for word in ("Traceback", MARK) if word in text), self.found)
        return sys.__stderr__.write(text) if sys.__stderr__ else 0


class Errors(logging.Handler):
    """The first error that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.first = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.first = self.first or record.getMessage()


class Outside:
    """The first file that Python code writes, or the first connection beyond this machine, from now on."""

    def __init__(self) -> None:
        self.first = ""
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            path = str(arguments[0])
            if "__pycache__" not in path and path != os.devnull:  # of modules that are imported late
                self.first = self.first or f"writing {path}"
        elif event == "socket.connect" and isinstance(address := arguments[1], tuple):
            is_here = ipaddress.ip_address(address[0]).is_loopback
            self.first = self.first or ("" if is_here else f"connecting to {address}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    options = parser.parse_args()
    statuses, start = Counter[int](), time.monotonic()
    heard, errors = Overheard(), Errors()
    logging.getLogger().addHandler(errors)
    with (
        contextlib.redirect_stderr(heard),
        contextlib.redirect_stdout(heard),
        bounded(),
        running(catalogue_entries()) as site,
    ):
        site.client.timeout = httpx.Timeout(TIMEOUT)
        for name in site.models.entries:
            site.models.get(name)  # CTranslate2 reads its copy of the weights from a file
        stream, outside = requests(options.seed, site.views(), len(site.app.fns)), Outside()
        number = 0
        for number, sent in enumerate(itertools.islice(stream, options.requests), start=1):
            statuses[answered(site, number, sent)] += 1
            said = costly(site, number // DEAR_EVERY) if number % DEAR_EVERY == 0 else ""
            refuse(number, sent, said or heard.found or errors.first or outside.first)
            if time.monotonic() - start > 60 * options.minutes:
                break
            if number % SAY_EVERY == 0:
                print(f"{number} requests in {time.monotonic() - start:.0f} s: {dict(statuses)}", flush=True)
    print(f"{number} requests in {time.monotonic() - start:.0f} s, none failed: {dict(statuses)}")


def costly(site: Site, number: int) -> str:
    """Send one of the requests of ``dear``, which no client of HTTP would; return what is wrong with its answer."""
    name = sorted(KINDS)[number % len(KINDS)]
    line = cost(site.app.local_url, KINDS[name])[1]
    return f"{name}, which was answered by {line!r}" if line.startswith(b"HTTP/1.1 5") else ""


def answered(site: Site, number: int, sent: Hostile) -> int:
    """The status that a request gets; a failure of the server, or no answer, ends everything with the request."""
    try:
        return site.status_of(sent)
    except httpx.HTTPError as error:
        refuse(number, sent, type(error).__name__)
        raise


def refuse(number: int, sent: Hostile, said: str) -> None:
    if said:
        raise SystemExit(f"request {number} ({sent.method} {sent.path} {sent.body[:300]!r}) led to: {said}")


if __name__ == "__main__":
    main()
