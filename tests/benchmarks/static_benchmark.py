"""The page without a server in headless Chromium: bytes, times and memory. Run it by hand; ``make test`` does not.

python -m tests.benchmarks.static_benchmark [--model en-de] [--runs 20]

Beside each time in the tab stands that of PyTorch for the same sentence, measured in the same minute.
"""

import argparse
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import core
from tests.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES
from tests.viz_app.static.hosting import files_of
from tests.viz_app.static.test_memory import heap
from tests.viz_app.visitor import PAINTED, open_page, run, shown
from viz_app.cli import run as command
from viz_app.handlers.tabs import TABS

SHORT = "A man rides a bike."
LONG = "Two young children are playing with a big red ball in the deep snow behind the old house."
PAUSE = 120_000  # ms, at most, for a step


def milliseconds(act: Callable[[], object]) -> float:
    """Return how long ``act`` takes."""
    start = time.perf_counter()
    act()
    return 1000 * (time.perf_counter() - start)


def painted(page: Page, text: str) -> None:
    """Run a text and wait until its picture is there."""
    before = shown(page)
    page.fill("#gh-text", text)
    page.press("#gh-text", "Enter")
    page.wait_for_function(f"document.querySelector('{PAINTED}').dataset.trace !== '{before}'", timeout=PAUSE)


def runs_of(page: Page, text: str, runs: int) -> float:
    """Return the median of the times from Enter to the picture; each text is another one, so none is remembered."""
    painted(page, f"{text} {text}")
    return statistics.median(milliseconds(lambda n=n: painted(page, f"{text[:-1]}{'!' * n}.")) for n in range(1, runs))


def natively(model: core.NativeModel, text: str, runs: int) -> float:
    """Return the median of the times of a trace with PyTorch."""
    return statistics.median(milliseconds(lambda: model.trace(text)) for _ in range(runs))


def main() -> None:
    """Build the site, visit it, and print a line for each measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="en-de")
    parser.add_argument("--runs", type=int, default=10)
    options = parser.parse_args()
    model = core.load(options.model, device="cpu")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command(["static", "-o", f"{folder}/site", "--model", options.model])
        with files_of(Path(folder) / "site") as address:
            browser = playwright.chromium.launch(executable_path=_chromium(), args=list(CHROMIUM_FLAGS))
            page = browser.new_context(bypass_csp=True, service_workers="block").new_page()
            measure(page, address, model, options.runs)
            browser.close()


def measure(page: Page, address: str, model: core.NativeModel, runs: int) -> None:
    """Visit the site and print what it takes."""
    print(f"first picture             {milliseconds(lambda: open_page(page, address)):8.0f} ms")
    ready = milliseconds(lambda: page.wait_for_selector("html[data-computes=true]", timeout=PAUSE))
    print(f"until the model computes  {ready:8.0f} ms more")
    for text in (SHORT, LONG):
        tokens = model.count_tokens(text)
        times = runs_of(page, text, runs), natively(model, text, runs)
        print(f"Enter to picture, {tokens:2} tokens {times[0]:7.0f} ms; a trace with PyTorch {times[1]:4.0f} ms")
    print(f"Python's memory           {heap(page):8.0f} MiB after {2 * runs} runs")
    for tab in TABS:
        page.click(f"#tab-{tab.name}-button")
        opened = milliseconds(lambda tab=tab: page.wait_for_selector(f"#tab-{tab.name} [data-current=true]:visible"))
        print(f"{tab.name:25} {opened:8.0f} ms, then {heap(page):4.0f} MiB")
    for _ in range(runs):
        run(page, LONG)
        run(page, SHORT)
    print(f"Python's memory           {heap(page):8.0f} MiB after every tab and {4 * runs} runs")


def _chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


if __name__ == "__main__":
    main()
