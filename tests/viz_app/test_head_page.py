"""Inside a head in a real Chromium: every number is the trace's, and the lines on the page recompute it."""

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import numpy as np
import pytest

import core
from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.view_page import ViewPage

pytestmark = pytest.mark.browser

TEXT = "A man rides a bike."
VIEW = "document.querySelector('.gf-inside')"
HEAD = ViewPage("head", VIEW, TEXT, also=f"{VIEW}.dataset.painted")
TABLES = f"""[...{VIEW}.querySelectorAll('.gf-tables table')].map(table =>
    [...table.tBodies[0].rows].map(row => [...row.cells].slice(1).map(cell => cell.textContent)))"""


@pytest.fixture(scope="module")
def visitor(chromium, server: str) -> Iterator:
    """One page for all tests of this module, without motion, so that nothing has to be waited for."""
    with visiting(chromium, reduced_motion="reduce") as page:
        HEAD.open(page, server)
        yield page


@pytest.fixture(scope="module")
def model(tiny_checkpoints: Path) -> core.NativeModel:
    return core.load(str(tiny_checkpoints / "en-de"), device="cpu")


def choose(page, **selection: object) -> None:
    """Change what all tabs share, as a link or another tab would."""
    page.evaluate("values => glassformer.store.set(values)", {"key": None, "stage": 7} | selection)
    row = selection["row"] if selection["map"] == "encoder" else selection["step"]
    HEAD.settle(
        page, sel="{map}.{layer}.{head}".format(**selection), row=str(row), stage=str(selection.get("stage", 7))
    )


def four(value: float) -> str:
    """A signed number as the page prints it."""
    text = f"{value:.4f}"
    if text.strip("-0.") == "":
        return "0.0000"
    return text.replace("-", "−") if value < 0 else f"+{text}"


@pytest.mark.parametrize(
    ("name", "layer", "head", "row"), [("encoder", 0, 2, 3), ("decoder", 1, 0, 4), ("cross", 1, 1, 0)]
)
def test_every_number_is_the_traces(
    visitor, model: core.NativeModel, name: str, layer: int, head: int, row: int
) -> None:
    visitor.evaluate("scrollTo(0, 0)")
    choose(visitor, map=name, layer=layer, head=head, **{"row" if name == "encoder" else "step": row})
    visitor.get_by_role("button", name="Table", exact=True).click()
    visitor.wait_for_selector(".gf-tables table")
    by_key, by_dimension, by_number = visitor.evaluate(TABLES)
    visitor.get_by_role("button", name="Picture", exact=True).click()

    parameters = model.attention_parameters(name, layer)
    norm, stack = parameters.input_norm.name, parameters.stack
    at = f"{parameters.scope}."
    details = model.trace(TEXT, details=(at, f"{norm}.", f"{stack}.embedding", f"{stack}.positions")).details
    weights, mask = details[at + "weights"][head, row], details[at + "mask"][head, row] == 1
    scores, scaled = details[at + "scores"][head, row], details[at + "scaled"][head, row]
    shares = [f"{weight:.4f}" for weight in weights]
    closed = ["+ 0" if is_open else "−∞" for is_open in mask]
    expected = [list(line) for line in zip(map(four, scores), map(four, scaled), closed, shares, strict=True)]
    assert by_key == expected

    key = int(visitor.get_attribute(".gf-inside", "data-key"))
    assert key == int(weights.argmax())
    query, keys, values = (details[at + part][head] for part in ("query", "key", "value"))
    for place, line in enumerate(by_dimension):
        q, k, v = query[row, place], keys[key, place], values[key, place]
        products = [float(q) * float(k), v, float(weights[key]) * float(v), details[at + "output"][head, row, place]]
        assert line == [four(number) for number in (q, k, *products)]
    arrays = [
        details[f"{stack}.embedding"],
        details[f"{stack}.positions"],
        details[f"{norm}.input"],
        details[f"{norm}.output"],
    ]
    columns = [array[row] for array in (*arrays, details[at + "update"])]
    assert by_number == [[four(number) for number in line] for line in zip(*columns, strict=True)]


@pytest.mark.parametrize(
    ("line", "cell", "tensor", "place"),
    [
        ("query", 5, "query", (1, 3, 5)),
        ("key", 2 * 7 + 4, "key", (1, 2, 4)),
        ("value", 3 * 7 + 6, "value", (1, 3, 6)),
        ("scores", 2, "scores", (1, 3, 2)),
        ("weights", 1, "weights", (1, 3, 1)),
        ("output", 6, "output", (1, 3, 6)),
        ("joined", 2 * 7 + 3, "joined", (3, 17)),
        ("update", 20, "update", (3, 20)),
    ],
)
def test_a_cell_that_is_pointed_at_shows_its_sum(
    visitor, model: core.NativeModel, line: str, cell: int, tensor: str, place: tuple[int, ...]
) -> None:
    choose(visitor, map="decoder", layer=1, head=1, step=3)
    at = visitor.evaluate(f"([id, i]) => {VIEW}.headView.centreOfCell(id, i)", [line, cell])
    visitor.mouse.move(at["x"], at["y"])
    visitor.wait_for_function(f"{VIEW}.dataset.cell.endsWith('.{line}.{cell}')")
    shown = visitor.locator(".gf-inside .gf-sum span").last.text_content()
    exact = float(model.trace(TEXT, details=("decoder.1.self.",)).details[f"decoder.1.self.{tensor}"][place])
    assert shown == f"{exact:.4f}".replace("-", "−")
    visitor.mouse.move(5, 5)


def test_terms_add_up_to_the_cell(visitor) -> None:
    choose(visitor, map="cross", layer=0, head=2, step=1, stage=1)
    visitor.wait_for_function(f"{VIEW}.dataset.cell.endsWith('.query.0')")
    visitor.locator(".gf-inside .gf-cellcard summary").click()
    rows = visitor.locator(".gf-inside .gf-cellcard .gf-terms tbody tr")
    rows.first.wait_for()
    terms = [float(row.split("\t")[-1].replace("−", "-")) for row in rows.all_inner_texts()]
    sums = visitor.locator(".gf-inside .gf-sum span").all_text_contents()
    assert len(terms) == 21
    assert sum(terms) == pytest.approx(float(sums[2].replace("−", "-")), abs=21 * 5e-5)
    visitor.locator(".gf-inside .gf-cellcard summary").click()


def differences(code: str) -> list[float]:
    """Run lines of the page and return what they print."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "lines of the page", "exec"), {})
    return [float(line) for line in out.getvalue().splitlines()]


def test_the_lines_on_the_page_recompute_the_row(
    visitor, tiny_models: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(visitor, map="cross", layer=1, head=2, step=2)
    with visitor.expect_download() as download:
        visitor.get_by_role("button", name="Download row.npz").click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    monkeypatch.chdir(tmp_path)
    errors = differences(visitor.locator(".gf-inside pre").text_content())
    assert len(errors) == 6
    assert max(errors) < 1e-6

    visitor.get_by_role("button", name="From model").click()
    visitor.wait_for_function(f"{VIEW}.querySelector('pre').textContent.includes('core.load')")
    code = visitor.locator(".gf-inside pre").text_content()
    assert "head, row = 2, 2\n" in code
    errors = differences(code)
    assert len(errors) == 2
    assert max(errors) < 1e-6
    visitor.get_by_role("button", name="From file").click()


def test_keys_walk_through_stages_and_numbers(visitor, model: core.NativeModel) -> None:
    choose(visitor, map="decoder", layer=0, head=1, step=2)
    visitor.locator(".gf-inside .gf-card h2").first.click()
    visitor.keyboard.press("ArrowLeft")
    HEAD.settle(visitor, stage="6")
    visitor.keyboard.press("ArrowRight")
    HEAD.settle(visitor, stage="7")
    visitor.focus(".gf-inside canvas[data-line=scores]")
    for key in ("Home", "ArrowRight", "ArrowDown"):
        visitor.keyboard.press(key)
    visitor.wait_for_function(f"{VIEW}.dataset.cell.endsWith('.scaled.1')")
    exact = float(model.trace(TEXT, details=("decoder.0.self.scaled",)).details["decoder.0.self.scaled"][1, 2, 1])
    assert four(exact) in visitor.locator(".gf-tip").text_content()
    visitor.keyboard.press("Enter")
    HEAD.settle(visitor, key="1")
    assert parse_qs(urlsplit(visitor.evaluate("glassformer.store.link()")).query)["key"] == ["1"]


def test_a_stage_can_be_linked_and_played(visitor) -> None:
    choose(visitor, map="decoder", layer=0, head=1, step=2, stage=2)
    hidden = ".gf-inside .gf-later canvas"
    assert visitor.evaluate(f"getComputedStyle(document.querySelector('{hidden}')).visibility") == "hidden"
    visitor.get_by_role("button", name="Play", exact=True).click()
    HEAD.settle(visitor, stage="3", playing="true")
    visitor.get_by_role("button", name="Pause", exact=True).click()
    HEAD.settle(visitor, playing="false")


def test_choosing_a_head_or_row_asks_for_nothing_and_holds_everywhere(visitor) -> None:
    choose(visitor, map="decoder", layer=1, head=0, step=1)
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    visitor.get_by_label("Head", exact=True).get_by_role("button", name="3").click()
    HEAD.settle(visitor, sel="decoder.1.2")
    visitor.get_by_label("Row", exact=True).select_option("3")
    HEAD.settle(visitor, row="3")
    assert asked == []
    assert (
        visitor.evaluate("glassformer.store.get()").items()
        >= {"map": "decoder", "layer": 1, "head": 2, "step": 3}.items()
    )


def test_the_experiment_measures_this_run(visitor, model: core.NativeModel) -> None:
    choose(visitor, map="encoder", layer=1, head=0, row=2)
    visitor.locator(".gf-inside .gf-experiment").scroll_into_view_if_needed()
    HEAD.settle(visitor, experiment="1")
    names = tuple(f"{stack}.{layer}." for stack in ("encoder", "decoder") for layer in range(2))
    trace: Trace = model.trace(TEXT, details=names)
    std = trace.details["encoder.1.self.scores"][0].std()
    said = visitor.locator(".gf-inside .gf-result").all_text_contents()
    assert f"For the chosen head it is {std:.2f} and {std / np.sqrt(7):.2f}." in said[0]
    visitor.wait_for_selector(".gf-inside .gf-experiment .gf-chart[data-drawn] .shapelayer path", state="attached")
    marks, ends = visitor.evaluate(
        """() => {
            const chart = document.querySelector('.gf-inside .gf-experiment .js-plotly-plot'),
                offset = chart._fullLayout.xaxis._offset,
                acrosses = path => path.getAttribute('d').match(/[\\d.]+(?=,)/g).map(Number);
            return [
                [...chart.querySelectorAll('.shapelayer path')].map(path => acrosses(path).map(x => x - offset)),
                [...chart.querySelectorAll('.scatterlayer .js-line')].map(acrosses).filter(ends => ends.length === 2),
            ];
        }"""
    )
    assert marks
    for left, right in marks:
        assert min(abs((left + right) / 2 - (one + other) / 2) for one, other in ends) < 0.5
    tops = [
        weights.max(axis=-1).mean()
        for shown in trace.attention.values()
        for weights in shown.weights.reshape(6, *shown.mask.shape)
    ]
    assert f"the largest share is {100 * np.mean(tops):.1f}\u202f%" in said[1]
    visitor.get_by_role("button", name="Draw again").click()
    HEAD.settle(visitor, experiment="2")
    assert "32-bit numbers are rounded" in said[2] or "Exactly the same" in said[2]


def test_a_classifier_has_an_encoder_only_and_a_bad_link_opens_what_is_nearest(visitor, server: str) -> None:
    link = {
        "tab": "head",
        "model": "sentiment",
        "text": TEXT,
        "map": "cross",
        "layer": "77",
        "head": "99",
        "stage": "x",
    }
    visitor.goto(f"{server}?{urlencode(link)}")
    HEAD.settle(visitor, model="sentiment", stage="0")
    assert visitor.get_attribute(".gf-inside", "data-sel").startswith("encoder.1.")
    assert visitor.locator(".gf-inside .gf-kinds").is_hidden()
    assert visitor.locator(".gf-inside .gf-problem").count() == 0
