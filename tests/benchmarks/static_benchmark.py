"""The page without a server in headless Chromium: bytes, times and memory. Run it by hand; ``make test`` does not.

python -m tests.benchmarks.static_benchmark [--model en-de] [--share 0.25] [--megabits 10]

Beside each time in the tab stands that of PyTorch for the same sentence, measured in the same minute. ``--share 0.25``
lets the browser's processes run for a quarter of the time: the browser's own throttle does not slow workers as much.
``--megabits 10`` serves the files at so many megabits a second.
"""

import argparse
import contextlib
import gzip
import json
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import brotli
import psutil
from playwright.sync_api import Page, sync_playwright

import core
from tests.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES
from tests.viz_app.static.hosting import files_of
from tests.viz_app.static.test_memory import heap
from tests.viz_app.visitor import PAINTED, open_view, shown
from viz_app.cli import run as command
from viz_app.handlers.tabs import TABS

WHO = ("man", "woman", "boy", "girl", "child", "friend", "student", "teacher")
# Texts of as many tokens each, 7 and 20: none is remembered from the one before.
SHORT = tuple(f"A {who} rides a {what}." for what in ("bike", "horse") for who in WHO)
LONG = tuple(
    f"A young {who} is playing with a big red {what} in the deep snow behind the old house."
    for what in ("ball", "car")
    for who in WHO
)
# The page's own clock, from the key to the frame after the picture: the browser's driver adds some 30 ms.
WATCH = """() => {
  addEventListener('keydown', () => (window.pressed = performance.now()), true);
  const seen = () => requestAnimationFrame(() => setTimeout(() => (window.took = performance.now() - window.pressed)));
  const options = { subtree: true, attributes: true, attributeFilter: ['data-trace'] };
  new MutationObserver(seen).observe(document, options);
}"""
PAUSE = 600_000  # ms, at most, for a step
BEAT = 0.04  # seconds in which a slow browser runs once and stands still once
TOLD = "The nurse told the doctor that {} patients from {} had arrived."  # the sentence of flow_benchmark
TOLD_TOKENS = (20, 22)  # of it and of its German
ROUNDS = 9
MOST = 500  # ms of parts and routes together


def milliseconds(act: Callable[[], object]) -> float:
    """Return how long ``act`` takes."""
    start = time.perf_counter()
    act()
    return 1000 * (time.perf_counter() - start)


@contextlib.contextmanager
def slowed(share: float) -> Iterator[None]:
    """Let the processes of this program's browsers run for a share of the time."""
    is_over = threading.Event()

    def each(processes: list[psutil.Process], act: Callable[[psutil.Process], None]) -> None:
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                act(process)

    def beat() -> None:
        while not is_over.wait(BEAT * share):
            stopped = [one for one in psutil.Process().children(recursive=True) if "chrom" in one.name()]
            each(stopped, psutil.Process.suspend)
            time.sleep(BEAT * (1 - share))
            each(stopped, psutil.Process.resume)

    thread = threading.Thread(target=beat)
    if share < 1:
        thread.start()
    try:
        yield
    finally:
        is_over.set()
        if share < 1:
            thread.join()


def weigh(site: Path, opening: set[str]) -> None:
    """Print the bytes of each part of a site, plain and compressed; ``opening`` is what the first picture took."""
    sums: dict[str, list[int]] = {}
    for path in filter(Path.is_file, site.rglob("*")):
        name, content = path.relative_to(site).as_posix(), path.read_bytes()
        kinds = (("first picture", name in opening), ("Plotly", "plotly" in name), ("model", name.startswith("models")))
        part = next((kind for kind, is_so in kinds if is_so), "runtime, code, other tabs")
        for index, packed in enumerate((content, brotli.compress(content), gzip.compress(content))):
            sums.setdefault(part, [0, 0, 0])[index] += min(len(packed), len(content))
    for part, (plain, by_brotli, by_gzip) in sums.items():
        print(f"{part:25} {plain / 1e6:8.2f} MB; {by_brotli / 1e6:.2f} by Brotli, {by_gzip / 1e6:.2f} by gzip")


def painted(page: Page, text: str) -> float:
    """Run a text, wait until its picture is there, and return what that took, in ms."""
    before = shown(page)
    page.evaluate("delete window.took")
    page.fill("#gh-text", text)
    page.press("#gh-text", "Enter")
    page.wait_for_function(f"document.querySelector('{PAINTED}').dataset.trace !== '{before}'", timeout=PAUSE)
    return float(page.wait_for_function("window.took", timeout=PAUSE).json_value())


def median_of(milliseconds_of: Callable[[str], float], texts: Sequence[str]) -> float:
    """Return the median of what the texts take, but for the first, which warms up."""
    return statistics.median([milliseconds_of(text) for text in texts][1:])


def main() -> None:
    """Build the site, visit it, and print a line for each measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="en-de")
    parser.add_argument("--share", type=float, default=1.0, help="of the time in which the browser runs")
    parser.add_argument("--megabits", type=float, default=0.0, help="a second of the file server; 0 for any number")
    options = parser.parse_args()
    model = core.load(options.model, device="cpu")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        command(["static", "-o", str(site), "--model", options.model])
        with files_of(site, options.megabits) as address:
            browser = playwright.chromium.launch(executable_path=_chromium(), args=list(CHROMIUM_FLAGS))
            page = browser.new_context(bypass_csp=True, service_workers="block").new_page()
            page.set_default_timeout(PAUSE)
            with slowed(options.share):
                opening = visit(page, address)
                measure(page, model)
            weigh(site, {name or "index.html" for name in opening})
            browser.close()


def visit(page: Page, address: str) -> set[str]:
    """Visit the site for the first time; return the names of the files that the first picture took."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address).partition("?")[0]))
    begun = time.perf_counter()
    page.goto(f"{address}?v=1", wait_until="commit")
    page.wait_for_selector(PAINTED)
    page.evaluate(WATCH)
    print(f"first picture             {1000 * (time.perf_counter() - begun):8.0f} ms")
    opening = {name for name in asked if not name.startswith(("runtime/", "models/", "files/code", "files/linear"))}
    page.wait_for_selector("html[data-computes=true]")
    painted(page, "A cat sleeps.")
    print(f"first own translation     {1000 * (time.perf_counter() - begun):8.0f} ms")
    return opening


def measure(page: Page, model: core.NativeModel) -> None:
    """Print what runs, tabs, gradients and effects take."""
    open_view(page, "translate")
    for texts in (SHORT, LONG):
        tokens = model.count_tokens(texts[0])
        natively = median_of(lambda text: milliseconds(lambda: model.trace(text)), texts)
        times = median_of(lambda text: painted(page, text), texts), natively
        print(f"Enter to picture, {tokens:2} tokens {times[0]:7.0f} ms; a trace with PyTorch {times[1]:4.0f} ms")
    print(f"Python's memory           {heap(page):8.0f} MiB after {len(SHORT + LONG)} runs")
    page.evaluate("document.activeElement.blur()")
    for tab in TABS:
        open_view(page, tab.name)
        opened = milliseconds(lambda tab=tab: page.wait_for_selector(f"#tab-{tab.name} [data-current=true]:visible"))
        print(f"{tab.name:25} {opened:8.0f} ms, then {heap(page):4.0f} MiB")
    take_apart(page, model)
    for view, name, more in (("why", "why_path", {"step": 2}), ("heads", "head_effects", {})):
        asked = [view, name, json.dumps({"model": model.name, "text": LONG[0]} | more)]
        ask = "asked => { python.globals.get('tab').ask(...asked) }"
        print(f"{name:25} {milliseconds(lambda ask=ask, asked=asked: page.workers[0].evaluate(ask, asked)):8.0f} ms")
    print(f"Python's memory           {heap(page):8.0f} MiB after every tab")


def take_apart(page: Page, model: core.NativeModel) -> None:
    """Print what parts and routes take beside a run; each round is another sentence of as many tokens."""
    texts = _told(model)
    times: dict[str, list[float]] = {}
    for text in texts:
        asked = {"model": model.name, "text": text}
        for view, name, more in (("header", "run", {}), ("flow", "flow", {}), ("flow", "parts", {"step": 12})):
            ask = [view, name, json.dumps(asked | more)]
            took = page.workers[0].evaluate(
                "asked => { const from = performance.now(); python.globals.get('tab').ask(...asked);"
                " return performance.now() - from }",
                ask,
            )
            times.setdefault(name, []).append(took)
    medians = {name: statistics.median(one[1:]) for name, one in times.items()}
    both = statistics.median([flow + parts for flow, parts in zip(times["flow"], times["parts"], strict=True)][1:])
    over = ", over its limit" if both > MOST else ""
    said = ", ".join(f"{name} {took:.0f} ms" for name, took in medians.items())
    print(f"parts and routes          {both:8.0f} ms{over} ({said}; medians of {ROUNDS})")


def _told(model: core.NativeModel) -> list[str]:
    """Return sentences as long as ``TOLD_TOKENS`` say, and one to warm up."""
    made = (TOLD.format(number, place) for place in ("Ghana", "Kenya", "Spain") for number in range(21, 100))
    as_long = (text for text in made if model.count_tokens(text) == TOLD_TOKENS[0])
    found = [text for text in as_long if len(model.trace(text).steps) == TOLD_TOKENS[1]]
    return found[: ROUNDS + 1]


def _chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


if __name__ == "__main__":
    main()
