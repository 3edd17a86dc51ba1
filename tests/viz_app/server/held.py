"""A model whose runs last as long as a test wants."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from core import budget
from core.results.trace import Trace
from tests.examples import example_trace
from tests.viz_app.server.site import Site, running
from viz_app.handlers.models import ModelEntry
from viz_app.server.turns import Turns
from viz_app.server.visitors import Visitor, visitor

LONG = "A long one"  # texts that begin so are held


class Held:
    """Runs of long texts go on, step by step, until they are let go or may not go on; others are done at once."""

    by_sentence = True
    task, edits_taken = "translator", frozenset[str]()

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.askers: list[Visitor] = []
        self.go = threading.Event()

    def trace(self, text: str, **options: Any) -> Trace:
        self.begun.append(text)
        self.askers.append(visitor())
        while text.startswith(LONG) and not self.go.wait(0.005):
            budget.check_budget()
        return replace(example_trace(seed=len(text)), model="held", text=text)

    def count_tokens(self, text: str) -> int:
        return len(text.split()) + 1


class HeldSite:
    """A running app with such a model, and pages that ask it without waiting for the answers."""

    def __init__(self, site: Site, model: Held, pool: ThreadPoolExecutor) -> None:
        self.site, self.model, self._pool = site, model, pool

    def run_later(self, text: str, session: str, number: int = 1, **asked: Any) -> "Future[dict[str, Any]]":
        return self._pool.submit(self.site.run, text, session, number, **asked)

    def later(self, function: Callable[..., Any], *arguments: Any) -> "Future[Any]":
        return self._pool.submit(function, *arguments)


@contextmanager
def held_site(pages: int = 16, **options: Any) -> Iterator[HeldSite]:
    """Serve the app; at the end all runs are let go. ``pages`` is how many may ask at once."""
    model = Held()
    entry = ModelEntry("held", "Held", "translator", lambda: model)
    with running([entry], **options) as site, ThreadPoolExecutor(pages) as pool:
        site.models.turns = Turns(2)  # whatever the machine
        try:
            yield HeldSite(site, model, pool)
        finally:
            model.go.set()


def until(happened: Callable[[], Any], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)
