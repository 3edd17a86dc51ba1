"""Hostile requests at the models on offer, many more than ``make test`` sends: by hand.

python -m tests.benchmarks.fuzz [--requests 100000] [--seed 1]

It ends with exit code 1 at the first failure of the server, at the first line of a traceback, at the first error that
is logged (a defect that a page was told about in one sentence is one), and if what was typed is in what was said.
"""

import argparse
import contextlib
import io
import itertools
import logging
import sys
import time
from collections import Counter

import httpx

from tests.viz_app.server.hostile import MARK, Hostile, requests
from tests.viz_app.server.site import Site, running
from viz_app.app import catalogue_entries

SAY_EVERY = 1_000  # requests
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    statuses, start = Counter[int](), time.monotonic()
    heard, errors = Overheard(), Errors()
    logging.getLogger().addHandler(errors)
    with contextlib.redirect_stderr(heard), contextlib.redirect_stdout(heard), running(catalogue_entries()) as site:
        site.client.timeout = httpx.Timeout(TIMEOUT)
        stream = requests(options.seed, site.views(), len(site.app.fns))
        for number, sent in enumerate(itertools.islice(stream, options.requests), start=1):
            statuses[answered(site, number, sent)] += 1
            refuse(number, sent, heard.found or errors.first)
            if number % SAY_EVERY == 0:
                print(f"{number} requests in {time.monotonic() - start:.0f} s: {dict(statuses)}", flush=True)
    print(f"{options.requests} requests in {time.monotonic() - start:.0f} s, none failed: {dict(statuses)}")


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
