"""Actions of a visitor, and what the page then shows, for tests in a real Chromium."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from urllib.parse import parse_qs, urlencode, urlsplit

from playwright.sync_api import Browser, Page

from tests.conftest import visiting
from viz_app.frontend.tree import address

LONGEST_TASK = 100  # ms
FIRST_TEXT = 2000  # ms, on a slow line
VISITS = 6  # at most: beside other work a processor does less in the same time
PAINTED = ".gf[data-task][data-painted]"  # the picture of Translate or Classify


def imported(module: str) -> str:
    """JavaScript that gives a module of the front end, the very one that the page uses, as a promise."""
    return f"import(new URL('{address(module)}', document.baseURI))"


def open_page(page: Page, address: str, **parameters: str) -> None:
    """Open the app, with a link's parameters, and wait until the header listens and a run is painted.

    Without parameters it is a link that names no tab: it opens Translate, not Overview as a bare address does.
    """
    page.goto(f"{address}?{urlencode(parameters or {'v': '1'})}")
    page.wait_for_selector("[data-ready=true]")
    settle(page)


def open_view(page: Page, tab: str, half: str = "") -> None:
    """Open a view, by the names that it has in links: first its tab, if that is closed, then its button in the row."""
    button = page.locator(f"#tab-{tab}{half and f'-{half}'}-button")
    panel = page.evaluate("id => document.getElementById(id).parentElement.id", f"tab-{tab}")
    if not button.is_visible():
        page.click(f".gf-nav [aria-controls={panel}]")
    button.click()


def settle(page: Page) -> None:
    """Wait until no run is under way, what waited for a frame is painted, and the address holds what is visible."""
    page.wait_for_selector("#gf-pages:not(.gf-busy)")
    page.wait_for_function("document.querySelector('#gh-run').textContent !== 'Working'")
    page.evaluate("Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 1000))])")
    page.evaluate("window.glassformer.store.link()")


def run(page: Page, text: str) -> None:
    page.fill("#gh-text", text)
    page.press("#gh-text", "Enter")
    settle(page)


def cells(page: Page, table: str) -> list[list[str]]:
    """The texts of a table's cells, row by row, all of one moment: row after row they could be of two pictures."""
    rows = page.locator(f"{table} tr:has(td)")
    texts = "rows => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText))"
    return rows.evaluate_all(texts)


def questions(page: Page) -> list[str]:
    """Return a list that fills with what the page asks its server from now on; files, read ahead, are no questions."""
    asked: list[str] = []
    page.on("request", lambda request: "/ask/" in request.url and asked.append(request.url))
    return asked


def eventually(page: Page, check: Callable[[], None], seconds: float = 10) -> None:
    """Look again and again until what the page shows is as ``check`` wants it, as ``expect`` does for one element."""
    until = monotonic() + seconds
    while True:
        try:
            return check()
        except (AssertionError, ValueError):
            if monotonic() > until:
                raise
        page.wait_for_timeout(50)


def source(page: Page) -> str:
    """The words of the source as they stand in the strip, without the spaces between them."""
    words = page.locator("#spine .sp-source .sp-text").all_text_contents()
    return "".join(word.strip("␣") for word in words if not word.startswith("‹"))


def shown(page: Page) -> str:
    return page.get_attribute(PAINTED, "data-trace") or ""


def refused(page: Page) -> bool:
    """Return True if the sentence box is marked as wrong; a mere notice does not mark it."""
    return "gh-bad" in (page.get_attribute(".gh-sentence", "class") or "")


def query(page: Page) -> dict[str, str]:
    """The parameters in the address, once the last change has been written."""
    address = page.evaluate("window.glassformer.store.link()")
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}


def refuse_long_tasks(chromium: Browser, address: str, ready: str) -> None:
    """Fail if each first visit of an address has a long task until ``ready`` is there, a selector, and a little later.

    The visit with the shortest ones counts, for what the page does is the same in each.
    """
    longest = []
    for _ in range(VISITS):
        with visiting(chromium, viewport={"width": 1440, "height": 900}) as page, tasks(page) as done:
            page.goto(address)
            page.wait_for_selector(ready)
            page.wait_for_timeout(500)  # ms, for what follows
        longest.append(round(max(done)))
        if longest[-1] <= LONGEST_TASK:
            return
    raise AssertionError(f"the longest tasks took {longest} ms")


@contextmanager
def tasks(page: Page) -> Iterator[list[float]]:
    """Yield a list that holds, at the end, the ms of each task of the page.

    They are of the processor's time, not of the clock's: on a busy machine a task also waits for its turn.
    """
    browser, done = page.context.browser, []
    assert browser
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    try:
        yield done
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    page_thread = {"name": "CrRendererMain"}
    threads = {
        (one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and one["args"] == page_thread
    }
    done += [one["tdur"] / 1000 for one in events if (one["pid"], one["tid"]) in threads and "tdur" in one]


def first_paint_on_a_slow_line(page: Page, address: str) -> str:
    """Open an address over 400 kbit/s with a latency of 400 ms; return its first text, which comes within two seconds.

    The quickest of some visits counts, for a busy machine delays any of them.
    """
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})  # a lent window has the files of its last visit
    speed = 400_000 / 8
    rates = {"latency": 400, "downloadThroughput": speed, "uploadThroughput": speed}
    line.send("Network.emulateNetworkConditions", {"offline": False, **rates})
    times: list[float] = []
    while not times or times[-1] > FIRST_TEXT:
        assert len(times) < VISITS, f"the first text came after {times} ms"
        page.goto(address, wait_until="commit")
        page.wait_for_selector("#gf-first-text:visible")
        painted = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        times.append(page.wait_for_function(painted).json_value())
    text = page.inner_text("#gf-first")
    line.detach()  # the rest comes at full speed
    return text
