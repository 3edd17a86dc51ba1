"""Figures as Plotly's own script draws them in a real Chromium: tokens are text, light and dark are ours."""

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files

import numpy as np
import plotly.graph_objects as go
import pytest

from core.results.trace import AttentionMap, ClassProbabilities, Trace
from tests.conftest import visiting
from tests.examples import example_trace
from viz_app import figures
from viz_app.figures.text import LONGEST, inert

pytestmark = pytest.mark.browser

HOSTILE = (
    "<b>bold</b>",
    '<a href="https://x.y">go',
    "&lt;i&gt;",
    "one<br>two",
    "$x^2$",
    "%{z}",
    "<img src=x>",
    "<script>",
    "שלום",
    "▁a\nb",
)


@pytest.fixture(scope="module")
def plotly(chromium) -> Iterator:
    """A page with Plotly's script and nothing else."""
    with visiting(chromium) as page:
        page.set_content("<!doctype html><body><div id='figure' style='width: 1100px'></div></body>")
        page.add_script_tag(content=files("plotly").joinpath("package_data/plotly.min.js").read_text("utf-8"))
        yield page


def draw(page, figure: go.Figure) -> None:
    page.evaluate(
        "([{data, layout}, config]) => Plotly.newPlot('figure', data, layout, config)",
        [json.loads(figure.to_json()), figures.CONFIG],
    )


def hover(page, x: float, y: float) -> str:
    """Point at a place of the axes; what the label says."""
    at = page.evaluate(
        """([x, y]) => { const gd = document.getElementById('figure'), {xaxis, yaxis} = gd._fullLayout,
        box = gd.getBoundingClientRect();
        return [box.x + xaxis._offset + xaxis.l2p(x), box.y + yaxis._offset + yaxis.l2p(y)]; }""",
        [x, y],
    )
    page.mouse.move(2, 2)
    page.wait_for_function("!document.querySelector('#figure .hovertext')")
    page.mouse.move(*at)
    page.wait_for_selector("#figure .hovertext")
    return texts(page, ".hovertext text")[0]


def hostile_trace() -> Trace:
    size = len(HOSTILE)
    weights = np.full((1, 2, size, size), 1 / size, np.float32)
    shown = AttentionMap(weights, HOSTILE, HOSTILE, np.ones((size, size), bool))
    labels = tuple(HOSTILE[:3])
    scores = ClassProbabilities(labels, np.zeros(3, np.float32), np.array([0.2, 0.3, 0.5], np.float32))
    states = np.ones((3, size, 5), np.float32)
    return replace(
        example_trace("classifier", 3),
        source_tokens=HOSTILE,
        attention={"encoder": shown},
        classification=scores,
        hidden={"encoder": states},
    )


def as_drawn(piece: str) -> str:
    """Return the label that a person should read: the token without the tokenizer's mark."""
    text = piece.removeprefix("▁").replace("\n", "⏎")
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def texts(page, selector: str) -> list[str]:
    drawn = page.evaluate(f"[...document.querySelectorAll('#figure {selector}')].map((text) => text.textContent)")
    return [text.strip("\u2068\u2069").replace("\u00a0", " ") for text in drawn]


def no_markup(page) -> bool:
    return page.evaluate(
        "!document.querySelector('#figure svg a, #figure svg [style*=bold], #figure svg img, #figure .math')"
    )


def test_tokens_of_an_axis_are_text(plotly) -> None:
    draw(plotly, figures.attention(hostile_trace(), "encoder", layer=0, head=0))
    expected = list(map(as_drawn, HOSTILE))
    assert texts(plotly, ".xaxislayer-above text") == expected
    assert texts(plotly, ".yaxislayer-above text") == expected
    assert no_markup(plotly)


@pytest.mark.parametrize(
    "build", [lambda t: figures.attention(t, "encoder", layer=0, head=0), lambda t: figures.heads(t, "encoder")]
)
def test_tokens_of_a_hover_are_text(plotly, build) -> None:
    draw(plotly, build(hostile_trace()))
    for row in range(len(HOSTILE)):
        said = hover(plotly, 0, row)
        assert as_drawn(HOSTILE[row]) in said.replace("\u2068", "").replace("\u2069", "")
        assert as_drawn(HOSTILE[0]) in said
        assert "weight: 0.100" in said
        assert no_markup(plotly)


def test_labels_and_tokens_of_other_figures_are_text(plotly) -> None:
    draw(plotly, figures.class_probabilities(hostile_trace()))
    assert texts(plotly, ".yaxislayer-above text") == list(map(as_drawn, HOSTILE[:3]))
    assert no_markup(plotly)
    for token, piece in enumerate(HOSTILE):
        draw(plotly, figures.residual_norms(hostile_trace(), token=token))
        assert texts(plotly, ".annotation text") == [as_drawn(piece)]
        assert no_markup(plotly)


def test_a_formula_never_reaches_the_reader_of_formulae() -> None:
    assert "$" not in inert("$\\href{x}{y}$")


def test_masked_cells_are_hatched_in_the_colour_of_the_theme(plotly) -> None:
    for theme, colour in (("light", "rgb(135, 144, 154)"), ("dark", "rgb(96, 108, 121)")):
        draw(plotly, figures.attention(example_trace(), "decoder", layer=0, head=0, theme=theme))
        assert plotly.evaluate("getComputedStyle(document.querySelector('#figure pattern path')).stroke") == colour
        assert plotly.locator("#figure .modebar-btn[data-title*=Share], #figure .modebar-btn--logo").count() == 0


def test_a_number_is_written_as_on_the_page(plotly) -> None:
    draw(plotly, figures.learning_curves([{"step": step, "bleu": 3.0} for step in (1000, 12000)]))
    assert "10\u202f000" in texts(plotly, ".xaxislayer-above text")
    draw(plotly, figures.waves(13, 8, (2,)))
    said = hover(plotly, 7, 0.42 * np.sin(7 * 10000 ** (-2 / 8)))
    assert json.dumps(said, ensure_ascii=False).startswith('"position 7, dimension 2')
    assert "−" in said or "+" in said


def test_a_figure_of_the_longest_run_is_drawn_in_time(plotly) -> None:
    trace = example_trace(source_length=128, target_length=128, layers=6, heads=8)
    draw(plotly, figures.heads(trace, "decoder"))
    assert plotly.locator("#figure .heatmaplayer image").count() == 1
