"""Many sentences: milliseconds a sentence, memory, and the times of the page. Run it by hand; ``make test`` does not.

python -m tests.benchmarks.survey_benchmark [--model en-de] [--texts FILE] [--rounds 5] [--lines 20000] [--no-page]

``--texts`` is a file of lines; without it there are captions, and the sentences of the portraits. A time of a sentence
is processor time of one thread, the least of all rounds, beside that of ``translate`` in the same round, whose ratio
holds on a busy machine too. ``--lines 100000`` is the whole of what one survey may have; memory is the largest that the
command ever took. In Chromium each time is from the change to the first task after its picture; another order of the
contact sheet makes all of its cards again.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any, cast

import torch
from playwright.sync_api import Page, sync_playwright

import core
from core.tracers.native import NativeModel
from tests.benchmarks.many_benchmark import lines, processor
from tests.benchmarks.page_benchmark import FRAME, serve
from tests.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES

TEXTS, TURN = 500, 64  # texts of a list, and of a turn of the page
MOST = {"survey, sorted": 11 * 1.2, "survey, turns of the page": 14 * 1.2}  # ms a sentence
MOST_MEMORY = 650  # MB
SHEET, THEME, HEAD, FILTER = "contact sheet", "its other theme", "a head's page", "a filter of 500"
MOST_PAGE = {SHEET: 150, THEME: 150, HEAD: 50, FILTER: 50}  # ms
TIMED = (
    FRAME
    + """
window.timed = async (name, act) => {
  const view = document.querySelector(`.gf-${name}`), before = view.dataset.painted;
  await frame();
  const start = performance.now();
  act();
  do await frame(); while (view.dataset.painted === before || view.dataset.current !== 'true');
  return performance.now() - start;
};
const { store } = glassformer;
let groups = ['layer', 'effect', ''];
window.sheet = () => timed('corpus', () => store.set({ group: groups[groups.push(groups.shift()) - 1] }));
window.theme = () => timed('corpus', () => document.querySelector('#gh-theme').click());
window.head = (head) => timed('corpus', () => store.set({ portrait: 'open', map: 'cross', layer: 1, head }));
window.filter = (low) => timed('sentences', () => store.set({ keep: `entropy:${low}:9` }));
true; // otherwise the last function would be called
"""
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="en-de")
    parser.add_argument("--texts", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--lines", type=int, default=20_000)
    parser.add_argument("--no-page", action="store_true")
    options = parser.parse_args()
    print(processor())
    model = cast("NativeModel", core.load(options.model, device="cpu"))
    texts = options.texts.read_text(encoding="utf-8").split("\n") if options.texts else usual(model)
    texts = list(islice(cycle([text for text in texts if text.strip()]), TEXTS))
    for size in dict.fromkeys((1_000, options.lines)):
        tell(f"memory, {size:,} lines", memory(options.model, texts, size), MOST_MEMORY, "MB")
    if not options.no_page:
        for name, values in of_page(model, texts).items():
            tell(name, median(values), MOST_PAGE[name], "ms")
    torch.set_num_threads(1)
    for name, values in rates(model, texts, options.rounds).items():
        tell(name, min(values), MOST.get(name), "ms a sentence")


def tell(name: str, value: float, most: float | None, unit: str) -> None:
    """Print one number, beside what it may be at most."""
    verdict = "" if most is None else f"   at most {most:.0f}: {'reached' if value <= most else 'MISSED'}"
    print(f"{name:28} {value:8.2f} {unit}{verdict}", flush=True)


def usual(model: NativeModel) -> list[str]:
    """Return captions and the sentences of the portraits, mixed."""
    portraits = model.head_portraits
    shown = [one.text for one in portraits.texts.values()] if portraits else []
    return [text for pair in zip(lines(TEXTS), cycle(shown or lines(1)), strict=False) for text in pair]


def rates(model: NativeModel, texts: list[str], rounds: int) -> dict[str, list[float]]:
    """Return milliseconds of processor time a sentence; the first round warms up."""
    ways: dict[str, Callable[[], object]] = {
        "translate": lambda: model.translate(texts),
        "survey, sorted": lambda: core.survey(model, texts),
        "survey, turns of the page": lambda: [
            core.survey(model, texts[at : at + TURN]) for at in range(0, len(texts), TURN)
        ],
    }
    times: dict[str, list[float]] = {}
    for turn in range(rounds + 1):
        for name, way in ways.items():
            start = time.process_time()
            way()
            if turn:
                times.setdefault(name, []).append(1000 * (time.process_time() - start) / len(texts))
    for name in list(ways)[1:]:
        print(f"{name}: {median(map(float.__truediv__, times[name], times['translate'])):.2f} of translate")
    return times


def memory(model: str, texts: list[str], size: int) -> float:
    """Return the most memory of ``glassformer survey`` over so many lines, in megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "texts.txt"
        # Each line is another text, because the same one is run once.
        numbered = (text.replace(" ", f" {at} ", 1) for at, text in enumerate(islice(cycle(texts), size)))
        file.write_text("\n".join(numbered), encoding="utf-8")
        asked = ["-m", "viz_app.cli", "survey", str(file), "-m", model, "--beam", "1", "-o", f"{folder}/rows.jsonl"]
        process = os.posix_spawn(sys.executable, [sys.executable, *asked], os.environ)
        _, status, used = os.wait4(process, 0)
    if status:
        sys.exit("The command failed.")
    return used.ru_maxrss / 1000


def of_page(model: NativeModel, texts: list[str]) -> dict[str, list[float]]:
    """Return the milliseconds of Over many sentences and of a filter of ``texts``, from the change to its picture."""
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        page, address = browser.new_page(viewport={"width": 1440, "height": 900}, bypass_csp=True), serve(model)
        page.set_default_timeout(300_000)
        opened(page, f"{address}?model=en-de&text=A+cat.&tab=corpus", "corpus")
        page.evaluate("scroll(0, 0)")
        found = {SHEET: [page.evaluate("sheet()") for _ in range(9)]}
        found[THEME] = [page.evaluate("theme()") for _ in range(9)]
        found[HEAD] = [page.evaluate("at => head(at)", at) for at in range(8)]
        opened(page, f"{address}?model=en-de&text=A+cat.&tab=sentences", "sentences")
        page.fill(".su-input textarea", "\n".join(texts))
        page.click(".su-input .gf-primary")
        page.wait_for_function("document.querySelector('.gf-sentences').dataset.state === 'done'")
        found[FILTER] = [page.evaluate("low => filter(low)", low / 10) for low in range(1, 10)]
        browser.close()
    return found


def opened(page: Page, address: str, name: str) -> Any:
    """Open a view and what times it."""
    page.goto(address)
    page.wait_for_function(f"document.querySelector('.gf-{name}')?.dataset.current === 'true'")
    page.evaluate(TIMED)


if __name__ == "__main__":
    main()
