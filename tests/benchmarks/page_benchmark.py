"""The time until the page shows an answer, in a real Chromium. Run it by hand; ``make test`` does not.

python -m tests.benchmarks.page_benchmark [--repeats 30]

``en-de`` (72 heads) translates sentences of about 32 tokens that it has not seen. Beside it, in turns, runs the floor:
Gradio's own echo of a word, a Textbox without a queue; and CTranslate2 translates the same sentence with the same
weights in float32. The parts of a run are what the browser's own clock says of its request, and what the server's
steps take when they are called alone.
"""

import argparse
import random
import shutil
import socket
import time
from collections.abc import Callable
from statistics import median
from typing import Any, cast

import gradio as gr
import torch
from playwright.sync_api import Browser, Page, sync_playwright

from core import load
from core.decoding import Decoding, max_target_tokens
from core.decoding.drafting.ctranslate2_drafter import CompactCopy, compact_copy
from core.tracers.native import NativeModel
from core.transformer.translator import Translator
from tests.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES
from viz_app.app import page_options
from viz_app.gradio_app.build import build_page
from viz_app.handlers.models import ModelEntry
from viz_app.server.models import Models
from viz_app.view_models import payload_json

FLOOR, ENTERED = "echo, ms", "Enter to painted, ms"
ABOVE_ECHO = 60  # milliseconds that Enter may take beyond the floor
MOST = {"scrub to painted, ms": 20, "select to painted, ms": 20, "bytes a weight": 1.3, "cold to visible, ms": 800}
VIEW = ".gf[data-painted]"

WHO = ("A young man in a red shirt", "An old woman with grey hair", "A little girl with a blue hat", "My best friend")
WHAT = ("is reading a long book", "was playing the guitar", "wants to buy a new bicycle", "is looking at the sea")
WHERE = ("in front of a small shop", "next to the old church", "on the way to the station", "in the middle of the park")
WHILE = ("while two brown dogs are running", "because the train was late", "and a group of children is watching")

# A frame is on the screen when the first task after its animation callbacks runs.
FRAME = """
window.frame = () => new Promise((done) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
}));
"""
SCRIPT = (
    FRAME
    + """
const view = () => document.querySelector('.gf[data-task][data-painted]');
window.timed = async (act, name) => {
  await new Promise((done) => setTimeout(done, 40 + 60 * Math.random()));
  const before = view().dataset[name], start = performance.now();
  act();
  do await frame(); while (view().dataset[name] === before);
  return performance.now() - start;
};
(async () => {
  while (!document.querySelector('.gf[data-task][data-painted]')) await frame();
  window.visibleAfter = performance.now();
})();
"""
)
SCRUB = """() => timed(() => {
  const words = [...document.querySelectorAll('#spine .sp-line:not(.sp-source) .sp-word')],
    at = words.findIndex((word) => word.ariaPressed === 'true');
  words[(at + 1) % words.length].click();
}, 'painted')"""
SELECT = """() => timed(() => {
  const grid = document.querySelector('.gf-grid');
  grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
}, 'painted')"""
ENTER = """(text) => timed(() => {
  document.querySelector('#gh-text').value = text;
  document.querySelector('#gh-run').closest('form').requestSubmit();
}, 'trace')"""


ECHO = """async () => {
  const [input, output] = document.querySelectorAll('textarea, input[type=text]');
  const text = `word ${Math.random()}`, start = performance.now();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('button').click();
  do await window.frame(); while (output.value !== text);
  return performance.now() - start;
}"""
# Of the run's own request, the last that brought more than a thousand bytes.
REQUEST = """() => {
  const one = performance.getEntriesByType('resource').filter((entry) => entry.encodedBodySize > 1000).at(-1);
  performance.clearResourceTimings();
  return [one.responseStart - one.requestStart, one.responseEnd - one.responseStart, one.encodedBodySize];
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=30)
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = cast("NativeModel", load("en-de", device="cpu"))
    model.prepare()
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        results = measure(browser, serve(model), serve_echo(), model, options.repeats)
        browser.close()
    for name, values in results.items():
        worst = sorted(values)[int(0.95 * (len(values) - 1))]
        print(f"{name:32} median {median(values):8.2f}   95 % {worst:8.2f}{verdict(name, results)}")


def verdict(name: str, results: dict[str, list[float]]) -> str:
    most = median(results[FLOOR]) + ABOVE_ECHO if name == ENTERED else MOST.get(name)
    if most is None:
        return ""
    return f"   at most {most:.1f}: {'reached' if median(results[name]) <= most else 'MISSED'}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def serve(model: NativeModel) -> str:
    """Start the app on a free port with ``model`` alone, and return its address."""
    stored, port = [model.trace("A dog.")], free_port()
    entry = ModelEntry("en-de", "English to German", "translator", lambda: model)
    app = build_page(Models([entry], stored), stored)
    app.launch(server_name="127.0.0.1", server_port=port, prevent_thread_lock=True, **page_options())
    return f"http://127.0.0.1:{port}/"


def serve_echo() -> str:
    """Start what Gradio needs for a word and back, and return its address."""
    with gr.Blocks() as echo:
        given, shown = gr.Textbox(), gr.Textbox()
        gr.Button("echo").click(lambda text: text, given, shown, queue=False)
    port = free_port()
    echo.launch(server_name="127.0.0.1", server_port=port, prevent_thread_lock=True, quiet=True)
    return f"http://127.0.0.1:{port}/"


def sentences() -> Callable[[], str]:
    """Return what draws another sentence of about 32 tokens at each call."""
    rng = random.Random(1)
    return lambda: f"{' '.join(map(rng.choice, (WHO, WHAT, WHERE, WHILE, WHERE)))} at {rng.randint(100, 999)}."


def measure(browser: Browser, address: str, echo: str, model: NativeModel, repeats: int) -> dict[str, list[float]]:
    results: dict[str, list[float]] = {"cold to visible, ms": [cold(browser, address) for _ in range(5)]}
    page, floor = (browser.new_page(viewport={"width": 1440, "height": 900}) for _ in range(2))
    for one, script, where, ready in ((page, SCRIPT, address, VIEW), (floor, FRAME, echo, "button")):
        one.add_init_script(script)
        one.goto(where)
        one.wait_for_selector(ready)
        one.wait_for_timeout(1000)
    exact = cast("CompactCopy", compact_copy(cast("Translator", model.module), "float32"))
    draw = sentences()
    for turn in range(repeats + 2):
        text = draw()
        floor.bring_to_front()
        values = {FLOOR: floor.evaluate(ECHO)}
        page.bring_to_front()
        values |= enter(page, model, text) | server_parts(model, exact, text)
        for name, value in values.items() if turn >= 2 else ():
            results.setdefault(name, []).append(value)
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


def enter(page: Page, model: NativeModel, text: str) -> dict[str, float]:
    """Run a new sentence; return milliseconds until it is painted, those of its request, and bytes a weight."""
    page.evaluate("() => performance.clearResourceTimings()")
    whole = page.evaluate(ENTER, text)
    answered, transferred, size = page.evaluate(REQUEST)
    weights = sum(one.weights.size for one in model.trace(text).attention.values())
    return {
        ENTERED: whole,
        "  request to first byte": answered,
        "  transfer": transferred,
        "  the page: ask, decode, paint": whole - answered - transferred,
        "bytes a weight": size / weights,
    }


def server_parts(model: NativeModel, exact: CompactCopy, text: str) -> dict[str, float]:
    """Return the times of the server's steps, each called alone, and of CTranslate2 for the same sentence."""
    module, source = cast("Translator", model.module), model.source_ids(text)
    limit = max_target_tokens(module, len(source), Decoding())
    trace = model.trace(text)
    written = [step.id for step in trace.steps]
    compact: Any = model._drafter
    return {
        "  server: text to ids": milliseconds(lambda: model.source_ids(text)),
        "  server: draft": milliseconds(lambda: compact.draft(source, (), limit)),
        "  server: encoder and trace pass": milliseconds(lambda: model.trace(text, target=written)),
        "  server: payload": milliseconds(lambda: payload_json(trace)),
        "trace alone": milliseconds(lambda: model.trace(text)),
        "ctranslate2, float32, no trace": milliseconds(lambda: exact.draft(source, (), limit)),
        "source and target tokens": len(source) + len(written),
    }


def milliseconds(call: Callable[[], object]) -> float:
    started = time.perf_counter()
    call()
    return 1000 * (time.perf_counter() - started)


if __name__ == "__main__":
    main()
