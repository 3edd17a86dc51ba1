"""The Anatomy page in a real Chromium: numbers on it are those of the modules and of the run."""

from collections.abc import Iterator
from urllib.parse import urlencode

import numpy as np
import pytest
from playwright.sync_api import expect

from core.analysis.architecture import design
from core.analysis.lens import word_lens
from core.checkpoints.checkpoint import build_model
from core.tracers.native import NativeModel
from tests.conftest import visiting
from viz_app.handlers.anatomy import depths
from viz_app.handlers.models import Run
from viz_app.protocol.requests import RunRequest
from viz_app.server.models import Models

pytestmark = pytest.mark.browser

TEXT = "A man rides a bike."
VIEW = "document.querySelector('.gf-anatomy')"
ROWS = "rows => rows.map(row => [...row.cells].map(cell => cell.textContent))"
QUICK = "wide-heads.this-model"  # the designs that need no second to be drawn


@pytest.fixture(scope="module")
def visitor(chromium, server: str) -> Iterator:
    """One page for all tests of this module."""
    with visiting(chromium) as page:
        address = {"tab": "anatomy", "model": "en-de", "text": TEXT, "designs": QUICK}
        page.goto(f"{server}?{urlencode(address)}")
        page.wait_for_function(f"window.glassformer?.store.get('v') && {VIEW}?.dataset.run === 'shown'")
        yield page


def show(page, model: str = "en-de", text: str = TEXT, **values: object) -> None:
    """Change the selection, as links and other tabs do, and wait until it is painted."""
    page.evaluate("values => glassformer.store.set(values)", {"model": model, "text": text, "designs": QUICK} | values)
    stamps = {"model": model, "text": text, "run": "shown"}
    stamps |= {stamp: values[name] for name, stamp in (("station", "component"), ("show", "show")) if name in values}
    page.wait_for_function(
        f"stamps => Object.entries(stamps).every(([name, value]) => {VIEW}.dataset[name] === value)", arg=stamps
    )


def table(page, selector: str) -> list[list[str]]:
    return page.eval_on_selector_all(f".gf-anatomy {selector} tbody tr", ROWS)


@pytest.fixture
def tables(visitor):
    """The page with the numbers as tables instead of pictures."""
    visitor.locator(".gf-anatomy .gf-live button", has_text="Table").click()
    yield visitor
    visitor.locator(".gf-anatomy .gf-live button", has_text="Picture").click()


def number(text: str) -> float:
    return float(text.replace("−", "-").replace("\u202f", ""))


def loaded(models: Models, name: str = "en-de") -> NativeModel:
    model = models.get(name)
    assert isinstance(model, NativeModel)
    return model


def test_cards_count_the_modules(visitor, models: Models) -> None:
    show(visitor)
    titles = visitor.eval_on_selector_all(
        "[data-design]", "cards => cards.map(card => [card.dataset.design, card.title])"
    )
    size = loaded(models).config.vocabulary_size
    counted = {name: title.split("; ")[1].removesuffix(" parameters") for name, title in titles}
    for name, module in {
        "wide-heads": build_model(design("wide-heads", size)),
        "this-model": loaded(models).module,
    }.items():
        assert number(counted[name]) == sum(parameter.numel() for parameter in module.parameters())


def test_the_model_stands_alone_and_another_design_is_one_click(visitor) -> None:
    heads = visitor.locator(".gf-anatomy .gf-component thead th")
    for model, reference in (("en-de", "paper"), ("sentiment", "wide-heads")):
        show(visitor, model=model, designs=None)
        assert heads.all_text_contents()[1:] == ["this model"]
        visitor.click(f".gf-anatomy [data-design={reference}]")
        expect(heads).to_have_text(["choice, or tensor and its shape", "this model", reference])
    assert visitor.locator(".gf-anatomy .gf-choices").is_hidden()
    visitor.click(".gf-anatomy .gf-all summary")
    assert visitor.locator(".gf-anatomy .gf-choices").is_visible()


def test_differences_are_marked_and_only_they(visitor) -> None:
    show(visitor, station="encoder.self")
    rows = [row for row in table(visitor, ".gf-component") if row[0]]
    assert {row[0][0] == "≠" for row in rows} == {True, False}
    for name, left, right in rows:
        assert name.startswith("≠") == (left != right), name
    assert any("q and k each ÷" in row[1] and "scores ÷" in row[2] for row in rows)


def test_what_one_design_lacks_is_said(visitor) -> None:
    show(visitor, station="decoder.cross")
    component = visitor.locator("button[data-component='decoder.cross']")
    assert "gf-absent" in (component.get_attribute("class") or "")
    assert table(visitor, ".gf-component")[-1][1] == "not in this design"


def test_lengths_of_the_stream_are_the_runs(tables, models: Models) -> None:
    show(tables, show="residual", map="encoder")
    payload = depths(models, RunRequest(model="en-de", text=TEXT))
    shown = [[number(cell) for cell in row[1:]] for row in table(tables, ".gf-live .gf-pictures > .gf-scroll")]
    trace = models.trace(Run("en-de", TEXT))
    assert len(shown) == len(payload["stacks"]["encoder"]["points"])
    for layer, states in enumerate(trace.hidden["encoder"]):
        np.testing.assert_allclose(shown[2 * layer], np.linalg.norm(states, axis=-1), atol=0.006)


def test_the_lens_reads_what_the_model_reads(tables, models: Models) -> None:
    show(tables, show="lens")
    expected = [
        [f"{step.top[0].token.removeprefix('▁')} {np.exp(step.top[0].log_probability):.3f}" for step in steps]
        for steps in word_lens(loaded(models), models.trace(Run("en-de", TEXT)))
    ]
    shown = [row[1:] for row in table(tables, ".gf-live .gf-pictures > .gf-scroll")]
    assert [[cell.split(" ")[-1] for cell in row] for row in shown] == [
        [cell.split(" ")[-1] for cell in row] for row in expected
    ]


def test_a_classifier_has_classes_by_depth_and_no_decoder(tables, models: Models) -> None:
    show(tables, model="sentiment", show="lens", station="encoder.ffn")
    rows = table(tables, ".gf-live .gf-pictures > .gf-scroll")
    trace = models.trace(Run("sentiment", TEXT))
    assert [number(cell) for cell in rows[-1][-2:]] == pytest.approx(
        trace.classification.probabilities.tolist(), abs=6e-4
    )
    assert tables.locator("button[data-component^=decoder]").count() == 0
    show(tables, show="norm")
    gains = [number(row[5]) for row in table(tables, ".gf-live .gf-pictures > .gf-scroll")]
    norms = loaded(models, "sentiment").norms
    np.testing.assert_allclose(gains, [norm.gain.min() for norm in norms.values()], atol=6e-4)


def test_keys_go_from_component_to_component_and_choose_tokens(visitor) -> None:
    show(visitor, station="encoder.embedding", show="residual", map="encoder", row=0)
    visitor.locator(".gf-anatomy h3").first.click()
    visitor.keyboard.press("ArrowRight")
    visitor.wait_for_function(f"{VIEW}.dataset.component === 'encoder.positions'")
    show(visitor, station="encoder.positions", show="residual", row=1)
    visitor.locator(".gf-anatomy .gf-pictures [role=application]:visible").press("ArrowRight")
    visitor.wait_for_function("glassformer.store.get('row') === 2")


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"designs": "rnn.wide-heads"}, "There is no design “rnn” here"),
        ({"station": "encoder.pooling"}, "do not have the component of this link"),
    ],
)
def test_a_link_that_asks_for_what_is_not_here_gets_a_sentence(visitor, values: dict, sentence: str) -> None:
    visitor.evaluate("values => glassformer.store.set(values)", {"model": "en-de", "text": TEXT} | values)
    visitor.wait_for_function(
        "sentence => document.querySelector('.gf-anatomy .gf-message').textContent.includes(sentence)", arg=sentence
    )
    show(visitor, station="encoder.self", vocabulary=None, depth="99", tensor="nothing", norm="none")


def test_a_phone_has_one_column(visitor) -> None:
    show(visitor, station="encoder.self")
    visitor.set_viewport_size({"width": 390, "height": 844})
    visitor.wait_for_function(f"{VIEW}.classList.contains('gf-phone')")
    assert visitor.evaluate("document.documentElement.scrollWidth") <= 390
    visitor.locator(".gf-anatomy .gf-bottom button").last.click()
    visitor.wait_for_function(f"{VIEW}.dataset.component !== 'encoder.self'")
    visitor.set_viewport_size({"width": 1440, "height": 900})
