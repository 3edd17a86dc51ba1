"""Windows of a real Chromium, one visitor after the other: a page costs half as much where it was shown before."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LOCAL = ("127.0.0.1", "localhost", "[::1]", "")
SIZE = {"width": 1440, "height": 900}
LASTING = ("add_init_script", "expose_binding", "expose_function")  # nothing takes these off a page again


class Windows:
    """The windows of one browser. A window is lent to one visitor at a time, and the next finds nothing of the last."""

    def __init__(self, chromium: "Browser") -> None:
        self._chromium = chromium
        self._idle: dict[str, list[Page]] = defaultdict(list)

    @contextmanager
    def lent(self, **options: Any) -> "Iterator[Page]":
        """A visitor's page, at 1440 x 900 unless ``options`` of a browser context say else.

        With ``is_new`` it is a window that nobody had before: a used one does not always tell of its first paint.
        Playwright's own scripts pass the policy of the page, which is tried in ``test_policy.py``.
        """
        options = {"bypass_csp": True} | options
        size, is_new = options.pop("viewport", SIZE), options.pop("is_new", False)
        idle = self._idle[json.dumps(options, sort_keys=True)]  # of any size: a new one has nothing in its cache
        page = idle.pop() if idle and not is_new else self._chromium.new_context(**options).new_page()
        page.set_viewport_size(size)
        noted = {name: _noted(page, name) for name in ("on", "goto", *LASTING)}
        try:
            yield page
        except BaseException:
            for one in (page, *(one for pages in self._idle.values() for one in pages)):
                one.context.close()  # a second try begins with nothing of what was before
            self._idle.clear()
            raise
        for name in noted:
            delattr(page, name)
        if page.is_closed() or any(noted[name] for name in LASTING):
            page.context.close()
            return
        for event, listener in noted["on"]:
            page.remove_listener(event, listener)
        _forget(page, options, {page.url, *(url for url, *_ in noted["goto"])})
        idle.append(page)


def watch(page: "Page") -> list[str]:
    """Return a list that fills with what goes wrong on ``page``.

    Requests that leave this machine are seen where they fail, as the browser of the tests makes them: to be told of
    every request that is none costs a tenth of a visit.
    """
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(f"uncaught: {error.stack or error}"))
    page.on("console", lambda message: message.type == "error" and troubles.append(f"console: {message.text}"))
    page.on("requestfailed", lambda request: _is_outside(request.url) and troubles.append(f"outside: {request.url}"))
    return troubles


def _noted(page: "Page", name: str) -> list[tuple[Any, ...]]:
    """Note what a method of this page is called with."""
    calls: list[tuple[Any, ...]] = []
    method: Callable[..., Any] = getattr(page, name)

    def noted(*values: Any, **named: Any) -> Any:
        calls.append(values)
        return method(*values, **named)

    setattr(page, name, noted)
    return calls


def _forget(page: "Page", options: dict[str, Any], visited: set[str]) -> None:
    """Leave nothing of a visit but what the browser keeps of files that never change.

    A service worker that stayed would answer for the next server at its address.
    """
    context = page.context
    for other in context.pages:
        if other != page:
            other.close()
    page.unroute_all(behavior="ignoreErrors")
    context.set_offline(bool(options.get("offline")))
    page.emulate_media(media="null")
    if page.url.startswith("http"):
        page.evaluate("sessionStorage.clear()")
    page.goto("about:blank")
    storage = context.new_cdp_session(page)
    for origin in {"{0.scheme}://{0.netloc}".format(urlsplit(url)) for url in visited if url.startswith("http")}:
        storage.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    storage.detach()
    context.clear_cookies()
    context.clear_permissions()


def _is_outside(url: str) -> bool:
    address = urlsplit(url)
    return address.scheme not in ("data", "blob", "about", "file") and (address.hostname or "") not in LOCAL
