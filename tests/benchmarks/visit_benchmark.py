"""What a first visit costs until its first picture, in a real Chromium with an empty cache. Run it by hand.

python -m tests.benchmarks.visit_benchmark [ADDRESS ...] [--repeats 20]

Without an address it serves ``en-de`` itself. With several, such as two versions of the app, they are visited in turns.
A slow line is one of 400 kbit/s with 400 ms to and fro.
"""

import argparse
import itertools
import random
import shutil
from collections import defaultdict
from statistics import median
from typing import Any, cast

from playwright.sync_api import Browser, Page, sync_playwright

from core import load
from core.tracers.native import NativeModel
from tests.benchmarks.page_benchmark import ENTER, SCRIPT, sentences, serve
from tests.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES

MOST = {"requests": 12, "kilobytes": 180, "longest task, ms": 100}
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SLOW_VISITS = 3
REST = 5000  # ms after the first picture, in which the page does what it does in a quiet moment
LONGEST = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask', buffered: true });
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("addresses", nargs="*")
    parser.add_argument("--repeats", type=int, default=20)
    options = parser.parse_args()
    addresses = options.addresses or [serve(cast("NativeModel", load("en-de", device="cpu")))]
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        found: dict[tuple[str, str], list[float]] = defaultdict(list)
        draw = sentences()
        for turn in range(options.repeats + 1):  # the first warms the servers
            text = draw()
            for address in random.Random(turn).sample(addresses, len(addresses)):
                values = visit(browser, address, text)
                if 0 < turn <= SLOW_VISITS:
                    values |= {"on a slow line, ms": visit(browser, address, text, SLOW)["first picture, ms"]}
                for name, value in values.items() if turn else ():
                    found[name, address].append(value)
        browser.close()
    for (name, address), values in sorted(found.items()):
        most = MOST.get(name)
        verdict = "" if most is None else f"   at most {most}: {'reached' if median(values) <= most else 'MISSED'}"
        print(f"{name:24} {address:28} median {median(values):8.1f}   least {min(values):8.1f}{verdict}")


def visit(browser: Browser, address: str, text: str, line: dict[str, Any] | None = None) -> dict[str, float]:
    """Return what one visitor's first picture took and weighed, and how long the first sentence after it took."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=True)
    page = context.new_page()
    network = _watched(page, line)
    page.add_init_script(SCRIPT + LONGEST)
    page.goto(address)
    page.wait_for_function("window.visibleAfter")
    values = {
        "first picture, ms": page.evaluate("visibleAfter"),
        "requests": float(next(network["requests"])),
        "kilobytes": sum(network["bytes"]) / 1000,
    }
    if line is None:
        page.wait_for_timeout(REST)
        values["longest task, ms"] = page.evaluate("longest")
        values["Enter to painted, ms"] = page.evaluate(ENTER, text)
        values["heap, MB"] = page.evaluate("performance.memory.usedJSHeapSize") / 1e6
    context.close()
    return values


def _watched(page: Page, line: dict[str, Any] | None) -> dict[str, Any]:
    """Count requests and the bytes that come over the line."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    if line:
        client.send("Network.emulateNetworkConditions", line)
    requests, sizes = itertools.count(), list[float]()
    client.on("Network.requestWillBeSent", lambda event: event["request"]["url"].startswith("http") and next(requests))
    client.on("Network.dataReceived", lambda event: sizes.append(event["encodedDataLength"]))
    return {"requests": requests, "bytes": sizes}


if __name__ == "__main__":
    main()
