"""A running app with tiny untrained models, and a visitor who sees it in a real Chromium."""

import json
import re
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import pytest

from core.results.trace import Trace
from tests.conftest import visiting

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from viz_app.server.models import Models


@contextmanager
def served_once() -> Iterator[None]:
    """Build Blocks without a web application, because launching makes one in any case.

    Gradio makes it three times, and each time takes a tenth of a second.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gradio.blocks.App.create_app", lambda *_, **__: None)
        yield


def free_port() -> int:
    """Return a port that is free at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_free(port: int) -> bool:
    """Return True if the port is free at this moment."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def models_at(address: str) -> list[str]:
    """The names of the models that the page at an address offers."""
    with urlopen(address) as answer:  # noqa: S310 - of this machine
        config = json.loads(re.search(r'id="gf-config">(.*?)</script>', answer.read().decode())[1])
    return [one["name"] for one in config["views"][0]["props"]["models"]]


@pytest.fixture(scope="session")
def tiny_entries(tiny_checkpoints: Path) -> list:
    """The entries of a page with a translator and a classifier."""
    from viz_app.app import catalogue_entries

    return catalogue_entries([str(tiny_checkpoints / name) for name in ("en-de", "sentiment")])


@pytest.fixture(scope="session")
def tiny_stored(tiny_entries: list) -> list[Trace]:
    """The first run of the page: a real run of the translator."""
    return [tiny_entries[0].load().trace(tiny_entries[0].examples[0])]


@pytest.fixture(scope="module")
def models(tiny_entries: list) -> "Models":
    """The two tiny models as the page's callbacks know them, for one module."""
    from viz_app.server.models import Models

    return Models(tiny_entries)


@pytest.fixture(scope="session")
def serving() -> Callable:
    """A context manager that serves a page and gives its address.

    What was served and is no more leaves its address to the next: of that the browser has the files that never change.
    """
    left: set[int] = set()

    @contextmanager
    def serve(offered: Sequence, stored: Sequence[Trace] = (), rooms: Any = None, **options: Any) -> Iterator[str]:
        from viz_app.app import page_options
        from viz_app.gradio_app.build import build_page
        from viz_app.server.models import Models

        with served_once():
            app = build_page(Models(offered, stored), stored, has_classes=rooms is not None, **options)
        port = next(filter(is_free, left), None) or free_port()
        app.launch(server_port=port, prevent_thread_lock=True, **page_options(entries=offered, rooms=rooms))
        try:
            assert models_at(app.local_url) == [one.name for one in offered], "another app answers at this address"
            yield app.local_url
            left.add(port)
        except BaseException:
            left.clear()  # a second try has an address of its own
            raise
        finally:
            app.close()

    return serve


@pytest.fixture(scope="session")
def server(serving: Callable, tiny_entries: list, tiny_stored: list[Trace]) -> Iterator[str]:
    """The address of an app with the tiny models, shared by all tests of a worker."""
    with serving(tiny_entries, tiny_stored) as address:
        yield address


@pytest.fixture(scope="session")
def free() -> Callable[[], int]:
    """A function that returns a free port."""
    return free_port


@pytest.fixture
def limits_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for limits of questions a minute: a busy machine asks so slowly that it is let in again."""
    now = time.monotonic()
    monkeypatch.setattr("viz_app.server.limits.time", SimpleNamespace(monotonic=lambda: now))


@pytest.fixture(scope="module")
def visitor(chromium: "Browser") -> Iterator["Page"]:
    """One window for all tests of a module; each test opens its own address in it."""
    with visiting(chromium) as page:
        yield page
