"""How soon the page shows what was asked for, in a real Chromium on this machine: by hand, not in ``make test``.

python -m tests.benchmarks.page_benchmark [--repeats 30] [--tokens 32]

The model has the size of ``en-de`` (72 heads) and random weights; every run is a sentence it has not seen.
"""

import argparse
import shutil
import socket
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import torch
from playwright.sync_api import Browser, Page, Response, sync_playwright

from core.checkpoint import build_model
from core.decoding import Decoding
from core.trace import Trace
from core.tracers.own import OwnModel
from tests.benchmarks.peers import CONFIG, Numbers
from tests.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES
from viz_app.app import build_page, page_options
from viz_app.models import ModelEntry, Models

MOST = {
    "Enter to painted, ms": 150,
    "scrub to painted, ms": 20,
    "select to painted, ms": 20,
    "bytes a weight": 1.5,
    "cold to visible, ms": 1500,
}
VIEW = ".gf[data-painted]"

# A frame is on the screen when the first task after its animation callbacks runs.
SCRIPT = """
const frame = () => new Promise((done) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
}));
const view = () => document.querySelector('.gf[data-painted]');
window.timed = async (act, name) => {
  await new Promise((done) => setTimeout(done, 40 + 60 * Math.random()));
  const before = view().dataset[name], start = performance.now();
  act();
  do await frame(); while (view().dataset[name] === before);
  return performance.now() - start;
};
(async () => {
  while (!document.querySelector('.gf[data-painted]')) await frame();
  window.visibleAfter = performance.now();
})();
"""
SCRUB = """() => timed(() => {
  const range = document.querySelector('.gf-track input');
  range.value = 1 + (Number(range.value) % Number(range.max));
  range.dispatchEvent(new Event('input', { bubbles: true }));
}, 'painted')"""
SELECT = """() => timed(() => {
  const grid = document.querySelector('.gf-grid');
  grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
}, 'painted')"""
ENTER = """(text) => timed(() => {
  document.querySelector('#gh-text').value = text;
  document.querySelector('#gh-run').closest('form').requestSubmit();
}, 'trace')"""


@dataclass
class Sized:
    """A model whose sentences and translations have the length that is asked for."""

    tokens: int
    own: OwnModel = field(
        default_factory=lambda: OwnModel("random", build_model(CONFIG).eval(), Numbers(), CONFIG, torch.device("cpu"))
    )
    task: str = "translator"

    def trace(self, text: str, **options: Any) -> Trace:
        return self.own.trace(text, decoding=Decoding(max_tokens=self.tokens), **options)

    def count_tokens(self, text: str) -> int:
        return self.own.count_tokens(text)

    def sentence(self) -> str:
        return " ".join(map(str, torch.randint(10, CONFIG.vocabulary_size, (self.tokens - 1,)).tolist()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=30)
    parser.add_argument("--tokens", type=int, default=32)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    model = Sized(options.tokens)
    address = serve(model)
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        results = measure(browser, address, model, options.repeats)
        browser.close()
    for name, values in results.items():
        worst = sorted(values)[int(0.95 * (len(values) - 1))]
        verdict = "reached" if median(values) <= MOST[name] else "MISSED"
        print(f"{name:24} median {median(values):8.2f}   95 % {worst:8.2f}   at most {MOST[name]}: {verdict}")


def serve(model: Sized) -> str:
    """Start the app on a free port with ``model`` alone, and return its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    stored = [model.trace(model.sentence())]
    app = build_page(Models([ModelEntry("random", "Random", "translator", lambda: model)], stored), stored)
    app.launch(server_name="127.0.0.1", server_port=port, prevent_thread_lock=True, **page_options())
    return f"http://127.0.0.1:{port}/"


def measure(browser: Browser, address: str, model: Sized, repeats: int) -> dict[str, list[float]]:
    results: dict[str, list[float]] = {"cold to visible, ms": [cold(browser, address) for _ in range(5)]}
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(SCRIPT)
    page.goto(address)
    page.wait_for_selector(VIEW)
    page.wait_for_timeout(1000)
    runs = [enter(page, model) for _ in range(repeats + 2)][2:]
    results["Enter to painted, ms"], results["bytes a weight"] = map(list, zip(*runs, strict=True))
    for name, act in (("scrub to painted, ms", SCRUB), ("select to painted, ms", SELECT)):
        results[name] = [page.evaluate(act) for _ in range(repeats)]
    return results


def cold(browser: Browser, address: str) -> float:
    """Return the milliseconds from the request to the first painted view, with an empty cache."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(SCRIPT)
    page.goto(address)
    page.wait_for_function("window.visibleAfter")
    visible = page.evaluate("window.visibleAfter")
    context.close()
    return visible


def enter(page: Page, model: Sized) -> tuple[float, float]:
    """Run a new sentence; return milliseconds until it is painted, and bytes received for each attention weight."""
    text = model.sentence()
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    page.on("response", keep)
    milliseconds = page.evaluate(ENTER, text)
    page.remove_listener("response", keep)
    weights = sum(one.weights.size for one in model.trace(text).attention.values())
    return milliseconds, sum(len(answer.body()) for answer in answers if answer.ok) / weights


if __name__ == "__main__":
    main()
