"""Numbers on the page of models of others, view by view: each is that of the API."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlencode

import numpy as np
import pytest
from playwright.sync_api import Page

import core
from core.analysis.lens import class_lens, word_lens
from tests.hub import GENERATORS, save_hub_model, save_later_model
from tests.viz_app.test_overview_page import of_step
from tests.viz_app.visitor import eventually, open_page
from viz_app.app import catalogue_entries
from viz_app.server.models import Models

pytestmark = pytest.mark.browser

TEXT, OTHER = "A man rides a bike.", "A man rides a horse."
LAYER, HEAD, STEP = 1, 2, 9  # the step is one that a generator writes
KINDS = ("gpt2", "llama", "opt", "bert", "t5", "opus")  # opus: a Marian, which writes something else of the other text


class Asked(NamedTuple):
    """The run that all views show, and the map of the chosen head."""

    model: Any
    trace: core.Trace
    map: str

    @property
    def target(self) -> dict[str, Any]:
        """The target of the run, as functions of the API take it; empty for a classifier."""
        return {"target": [step.id for step in self.trace.steps]} if self.trace.steps else {}

    @property
    def step(self) -> dict[str, Any]:
        return {"step": STEP, **self.target} if self.trace.steps else {}

    def weights(self, **edits: Any) -> np.ndarray:
        """The weights of the chosen head; NaN where a mask hides a key."""
        trace = self.model.trace(TEXT, edits=core.Edits(**edits), **self.target) if edits else self.trace
        found = trace.attention[self.map]
        return np.where(found.mask, found.weights[LAYER, HEAD], np.nan)


def so_far(asked: Asked) -> Iterable[float]:
    """Translate and Write show what is written so far."""
    return asked.weights() if asked.map == "encoder" else asked.weights()[: STEP + 1]


def row(asked: Asked) -> Iterable[float]:
    found = asked.weights()[STEP]
    return 100 * found[~np.isnan(found)]


def effects(asked: Asked) -> Iterable[float]:
    return core.head_effects(asked.model, TEXT, **asked.target).change[asked.map]


def reasons(asked: Asked) -> Iterable[float]:
    made = core.attributions(asked.model, TEXT, **asked.step, layer=LAYER, head=HEAD)
    return np.concatenate([why.all for why in made.values()])


def total(asked: Asked) -> Iterable[float]:
    return [] if asked.model.labels else [core.logit_parts(asked.model, TEXT, **asked.step).total]


def routes(asked: Asked) -> Iterable[float]:
    shares = core.flow(asked.model, TEXT, **asked.target).shares(asked.step.get("step"))
    return 100 * np.sort(np.concatenate([*shares.values()]))[:-6:-1]


def places(asked: Asked) -> Iterable[float]:
    found = core.patch(asked.model, TEXT, OTHER)
    tables = [*found.vectors.values(), *found.outputs.values()]
    return 100 * np.concatenate([found.pair.share(table).ravel() for table in tables])


def lengths(asked: Asked) -> Iterable[float]:
    return np.linalg.norm(asked.trace.hidden["decoder" if asked.trace.steps else "encoder"][0], axis=-1)


def lens(asked: Asked) -> Iterable[float]:
    if asked.model.labels:
        return np.stack([depth.probabilities for depth in class_lens(asked.model, asked.trace)])
    depths = word_lens(asked.model, asked.trace)
    return [np.exp(step.top[0].log_probability) for depth in depths for step in depth]


def parameters(asked: Asked) -> Iterable[float]:
    return [asked.model.architecture(1, 1).parameters]


def outcome(asked: Asked) -> Iterable[float]:
    if asked.trace.classification:
        return 100 * np.sort(asked.trace.classification.probabilities)[::-1]
    best = [100 * np.exp(one.log_probability) for one in asked.trace.steps[of_step(asked.trace, STEP)].top[:5]]
    return [*best, 100 - sum(best)]


class View(NamedTuple):
    """A view: its address, what opens its numbers, the cells that hold them, and what the API says."""

    values: dict[str, str]
    opens: str
    cells: str
    expected: Callable[[Asked], Iterable[float]]
    nearly: float = 0.00101
    largest: int = 0  # compare as many, in order of their size


TABLE = "button:text-is('Table')"
VIEWS = {
    "translate": View({}, f".gf-heads {TABLE}", ".gf-heads .gf-table td", so_far),
    "masks": View(
        {"mask": f"{{map}}.{STEP}.1.0"},
        f".gf-masks {TABLE}",
        ".gf-masks .gf-table td",
        lambda asked: asked.weights(mask=(core.MaskEdit(asked.map, STEP, 1, allowed=False),)),
    ),
    "positions": View(
        {"positions": "off"},
        f".gf-positions .gf-chooser {TABLE}",
        ".gf-positions .gf-chooser ~ .gf-table td",
        lambda asked: asked.weights(positions="off"),
    ),
    "head": View({}, ".gf-inside .gf-rest button:has-text('all')", ".gf-of-shares .gf-rownumber", row, 0.6),
    "heads": View({}, f".gf-headboard {TABLE}", ".gf-headboard table td:nth-child(4)", effects),
    "why": View({}, f".gf-why-tools {TABLE}", ".gf-why .gf-methods .gf-cell", reasons),
    "flow": View({}, "", ".fl-ledger > li:last-child .gf-bar-value", total, 0.006),
    "routes": View({"tab": "flow"}, "", ".gf-flow .fl-token .fl-soft", routes, 0.6, 5),
    "patch": View({"pin": "{pin}"}, ".gf-astext:not([open]) summary", ".gf-astext td", places, 0.6),
    "anatomy": View({}, f".gf-live {TABLE}", ".gf-live .gf-pictures > .gf-scroll tr:nth-child(1) td", lengths, 0.006),
    "lens": View(
        {"tab": "anatomy", "show": "lens"}, f".gf-live {TABLE}", ".gf-live .gf-pictures > .gf-scroll td", lens
    ),
    "plan": View({"tab": "anatomy"}, "", ".gf-choices tr:last-child td:last-child", parameters),
    "overview": View({"story": "choose"}, "", ".gf-overview [data-part=choose] text:has-text('%')", outcome, 0.6),
}
OF_ALL_MAPS = ("translate", "masks")
# The number of a cell: NaN if it has none, as a hidden key; of a change, the number after it.
READ = """(all) => all.map((one) => {
  const text = one.textContent.split('→').at(-1).replaceAll('−', '-').replace(/[\\u202f\\u00a0](?=\\d)/g, '');
  return text.match(/-?\\d+(\\.\\d+)?/g)?.at(-1) ?? NaN;
})"""


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> list:
    folder = tmp_path_factory.mktemp("others")
    made = [(save_later_model if kind in GENERATORS else save_hub_model)(kind, folder / kind) for kind in KINDS]
    return catalogue_entries([f"hf:{one}" for one in made])


@pytest.fixture(scope="module")
def address(others: list, serving: Callable) -> Iterator[str]:
    with serving(others) as found:
        yield found


@pytest.fixture(scope="module")
def models(others: list) -> Models:
    return Models(others)


def shown(page: Page, view: View) -> np.ndarray:
    if view.opens and page.locator(view.opens).first.is_visible():
        page.locator(view.opens).first.click()
    found = np.array(page.locator(view.cells).evaluate_all(READ), dtype=float)
    return np.sort(found)[::-1][: view.largest] if view.largest else found


def agrees(page: Page, view: View, expected: np.ndarray) -> None:
    np.testing.assert_allclose(shown(page, view), expected, atol=view.nearly, err_msg=view.cells)


def check(page: Page, address: str, models: Models, kind: str, name: str) -> None:
    """Open a view, and wait until its numbers are those of the API."""
    view, model = VIEWS[name], models.get(kind)
    trace = model.trace(TEXT)
    for map_name in trace.attention if name in OF_ALL_MAPS else [[*trace.attention][-1]]:
        asked = Asked(model, trace, map_name)
        expected = np.ravel(np.asarray([*view.expected(asked)], dtype=float))
        chosen = {"map": map_name, "layer": LAYER, "head": HEAD, "row" if map_name == "encoder" else "step": STEP}
        held = {"map": map_name, "pin": urlencode({"model": kind, "text": OTHER})}
        values = {"tab": name} | {key: value.format(**held) for key, value in view.values.items()}
        open_page(page, address, model=kind, text=TEXT, **chosen, **values)
        eventually(page, partial(agrees, page, view, expected))


@pytest.mark.parametrize("name", ["head", "positions", "routes"])
def test_numbers_of_a_view_are_those_of_the_api(page: Page, address: str, models: Models, name: str) -> None:
    check(page, address, models, "llama", name)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_numbers_of_every_view_are_those_of_the_api(page: Page, address: str, models: Models, kind: str) -> None:
    for name in VIEWS:
        check(page, address, models, kind, name)
