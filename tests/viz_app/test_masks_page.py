"""The Masks page in a real Chromium: what a visitor changes is what was run, and every number is the trace's."""

from urllib.parse import parse_qs, urlencode, urlsplit

import numpy as np
import pytest
from playwright.sync_api import expect

import core
from tests.conftest import visiting
from tests.viz_app.protocol.links import edits_from_link, edits_to_link
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import imported, questions, settle
from viz_app.handlers.experiments import Experiment, edited, experiment
from viz_app.handlers.models import Run
from viz_app.protocol.parameters import EDITS
from viz_app.server.models import Models

pytestmark = pytest.mark.browser

TEXT = "Where?"  # six tokens; the untrained model then stops after 22
TABLE = """[...document.querySelectorAll('.gf-masks .gf-table tbody tr')]
    .map(row => [...row.cells].slice(1).map(cell => cell.textContent))"""
VIEW = "document.querySelector('.gf-masks')"
ASKED = (*EDITS, "map", "layer", "head")  # what an address of this tab asks for; what it leaves out is as at first
MASKS = ViewPage("masks", VIEW, text=TEXT, also=f"{VIEW}.ariaBusy !== 'true'", resets=ASKED)


def run_of(models: Models, model: str = "en-de", text: str = TEXT, **parameters: str) -> Experiment:
    edits, notices = edits_from_link(parameters)
    assert not notices
    return experiment(models, edited(Run(model, text), edits))


def click_mask(page, name: str, row: int, column: int) -> None:
    """Click a cell, once it stands still: the strip and the pictures may still be growing."""
    place = page.evaluate(
        f"""async at => {{
            const centre = () => {VIEW}.masksView.centreOfMask(...at), frame = () => new Promise(requestAnimationFrame);
            for (let before = -1; before !== centre().y; await frame().then(frame)) {{
                scrollBy(0, centre().y - innerHeight / 2);
                before = centre().y;
            }}
            return centre();
        }}""",
        [name, row, column],
    )
    page.mouse.click(place["x"], place["y"])


def cells(page) -> dict[str, np.ndarray]:
    """The masks as the page draws them, the decoder's two combined."""
    drawn = page.evaluate("[...document.querySelectorAll('[data-panel]')].map(f => [f.dataset.panel, f.dataset.cells])")
    masks = {name: np.array([cell == "1" for cell in text]) for name, text in drawn}
    if "padding" in masks:
        masks["decoder"] = masks.pop("padding") & masks.pop("causal")
    return masks


def assert_masks_are_those_of(page, runs: Experiment) -> None:
    drawn = cells(page)
    assert set(drawn) == set(runs.after.attention)
    for name, attention_map in runs.after.attention.items():
        np.testing.assert_array_equal(drawn[name], attention_map.mask.ravel(), err_msg=name)


@pytest.mark.parametrize(
    "parameters",
    [
        {"pads": "2.3"},
        {"mask": "causal.0.2.1_pad.*.1.0", "pads": "1.2"},
        {"mask": "d.1.3.1_causal.*.*.0.*.-2_c.*.1.0_e.2.*.0.1.*"},
        {"bugs": "no-causal-mask.no-padding-mask", "pads": "2.2"},
        {"bugs": "empty-row-uniform", "mask": "e.*.*.0.2.*"},
    ],
    ids=str,
)
def test_the_masks_drawn_are_those_that_were_run(visitor, server: str, models: Models, parameters: dict) -> None:
    MASKS.open(visitor, server, **parameters)
    assert_masks_are_those_of(visitor, run_of(models, **parameters))


def test_a_click_on_a_column_closes_it_and_the_numbers_are_the_traces(visitor, server: str, models: Models) -> None:
    MASKS.open(visitor, server, map="cross", layer="1", head="2")
    click_mask(visitor, "cross", -1, 1)
    MASKS.settle(visitor, mask="c.*.1.0")
    runs = run_of(models, mask="c.*.1.0")
    before, after = (run.attention["cross"].weights[1, 2] for run in (runs.before, runs.after))
    visitor.click(".gf-masks button:text-is('Table')")
    visitor.wait_for_selector(".gf-masks .gf-table tbody tr")
    rows = visitor.evaluate(TABLE)
    visitor.click(".gf-masks button:text-is('Picture')")
    for i, j in np.ndindex(before.shape):
        old, new = f"{before[i, j]:.3f}", "masked" if j == 1 else f"{after[i, j]:.3f}"
        assert rows[i][j] == (old if old == new else f"{old} → {new}"), (i, j)


def test_a_change_is_told_in_points(visitor, server: str, models: Models) -> None:
    MASKS.open(visitor, server, map="encoder", layer="0", head="0", mask="e.*.2.0")
    runs = run_of(models, mask="e.*.2.0")
    before, after = (run.attention["encoder"].weights[0, 0] for run in (runs.before, runs.after))
    place = visitor.evaluate(f"{VIEW}.masksView.centreOfCell('change', 1, 2)")
    visitor.mouse.move(place["x"], place["y"])
    visitor.wait_for_function("document.querySelector('.gf-tip')?.hidden === false")
    lines = visitor.inner_text(".gf-tip").split("\n")
    points = f"{round(1000 * float(after[1, 2] - before[1, 2])) / 10:+.1f} points".replace("-", "−")
    assert lines[1:] == [f"before {before[1, 2]:.3f}", "after masked", points]


def test_undo_redo_and_reset(visitor, server: str) -> None:
    MASKS.open(visitor, server)
    click_mask(visitor, "causal", 0, 1)
    MASKS.settle(visitor, mask="causal.0.1.1")
    click_mask(visitor, "encoder", 2, -1)
    MASKS.settle(visitor, mask="causal.0.1.1_e.2.*.0")
    assert "has no open cell" in visitor.inner_text(".gf-empty-row")
    visitor.click(".gf-do button:text-is('Undo')")
    MASKS.settle(visitor, mask="causal.0.1.1")
    visitor.keyboard.press("Control+z")
    MASKS.settle(visitor, mask="")
    visitor.keyboard.press("Control+Shift+Z")
    MASKS.settle(visitor, mask="causal.0.1.1")
    visitor.click(".gf-do button:text-is('Reset')")
    MASKS.settle(visitor, mask="")
    visitor.wait_for_function("!location.search.includes('mask=')")


@pytest.mark.long
def test_the_same_click_twice_changes_nothing(visitor, server: str) -> None:
    MASKS.open(visitor, server, pads="2.0")
    for name, row, column in (("cross", 1, 1), ("cross", -1, 2), ("encoder", 1, -1), ("cross", -1, 7)):
        click_mask(visitor, name, row, column)
        visitor.wait_for_function(f"{VIEW}.dataset.mask !== ''")
        MASKS.settle(visitor)  # an answer moves what is below the strip
        click_mask(visitor, name, row, column)
        MASKS.settle(visitor, mask="")


def test_the_keyboard_reaches_every_cell(visitor, server: str) -> None:
    MASKS.open(visitor, server)
    MASKS.settle(visitor)
    canvas = visitor.locator("[data-panel=causal] canvas")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", " "):
        canvas.press(key)
    MASKS.settle(visitor, mask="causal.0.2.1")
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter"):
        canvas.press(key)
    MASKS.settle(visitor, mask="causal.0.*.0")


@pytest.mark.long
def test_presets_are_edits_like_others(visitor, server: str, models: Models) -> None:
    MASKS.open(visitor, server)
    for name in ("past", "near", "self", "short", "end"):
        visitor.select_option(".gf-masks .gf-select", name)
        visitor.wait_for_function(f"{VIEW}.dataset.mask !== ''")
        MASKS.settle(visitor)
        assert_masks_are_those_of(visitor, run_of(models, mask=visitor.get_attribute(".gf-masks", "data-mask")))


def test_the_leak_under_teacher_forcing_is_told_in_true_numbers(visitor, server: str, models: Models) -> None:
    MASKS.open(visitor, server)
    visitor.click("[data-bug=no-causal-mask]")
    MASKS.settle(visitor, bugs="no-causal-mask")
    runs = run_of(models, bugs="no-causal-mask")
    weights = runs.after.attention["decoder"].weights.astype(np.float64)
    future = np.triu(np.ones(weights.shape[-2:]), 1)
    text = visitor.inner_text(".gf-bug.gf-on .gf-here")
    assert text.startswith(f"{(weights * future).sum(-1).mean() * 100:.0f}\u202f% of the decoder’s attention")
    read = sum(step.log_probability for step in runs.written.steps)
    for number in (read, runs.written.hypotheses[0].log_probability, runs.before.hypotheses[0].log_probability):
        assert f"{number:.2f}".replace("-", "−") in text


def test_unmasked_pads_leak(visitor, server: str, models: Models) -> None:
    MASKS.open(visitor, server)
    visitor.click("[data-bug=no-padding-mask]")
    MASKS.settle(visitor, bugs="no-padding-mask", pads="3.3")
    runs = run_of(models, bugs="no-padding-mask", pads="3.3")
    leak = runs.after.attention["encoder"].weights[:, :, :-3, -3:].astype(np.float64).sum(-1).mean()
    text = visitor.inner_text(".gf-bug.gf-on .gf-here")
    assert f"Encoder {leak * 100:.0f}\u202f%" in text
    assert "the answer is the same as without pads" in text


def test_a_row_of_nothing_is_nan_under_one_fill_and_even_under_the_other(visitor, server: str, models: Models) -> None:
    MASKS.open(visitor, server)
    visitor.click("[data-bug=empty-row]")
    MASKS.settle(visitor, bugs="empty-row-nan", sel="encoder.0.0")
    assert "rows are NaN" in visitor.inner_text("[data-figure=change] figcaption")
    expect(visitor.locator("#spine")).to_contain_text("NaN: this change leaves a row with nothing to look at")
    visitor.click(".gf-bug.gf-on button:text-is('fill with −1e9')")
    MASKS.settle(visitor, bugs="empty-row-uniform")
    place = visitor.evaluate(f"{VIEW}.masksView.centreOfCell('after', 0, 1)")
    visitor.mouse.move(place["x"], place["y"])
    tokens = len(run_of(models).before.source_tokens)
    visitor.wait_for_function(f"document.querySelector('.gf-tip')?.textContent.includes('after {1 / tokens:.3f}')")


@pytest.mark.long
def test_a_link_opens_the_same_view_in_a_fresh_browser(chromium, visitor, server: str, models: Models) -> None:
    MASKS.open(
        visitor, server, mask="c.*.1.0_causal.0.1.1", pads="1.1", bugs="no-scale", map="decoder", layer="1", head="1"
    )
    address = visitor.evaluate("glassformer.store.link()")
    with visiting(chromium, viewport={"width": 390, "height": 844}) as other:
        other.goto(address)
        MASKS.settle(other, mask="c.*.1.0_causal.0.1.1", bugs="no-scale", pads="1.1", sel="decoder.1.1")
        assert other.get_attribute(".gf-masks", "data-after") == visitor.get_attribute(".gf-masks", "data-after")
        assert other.evaluate("document.documentElement.scrollWidth") == 390
        assert_masks_are_those_of(other, run_of(models, mask="c.*.1.0_causal.0.1.1", pads="1.1", bugs="no-scale"))


def test_the_address_is_what_python_writes(visitor, server: str) -> None:
    edits = core.Edits(
        mask=(core.MaskEdit("padding", None, 2, False), core.MaskEdit("encoder", 1, 0, False, -3, 3)), source_pads=1
    )
    MASKS.open(visitor, server, **edits_to_link(edits))
    visitor.evaluate("glassformer.store.link()")
    link = {name: values[0] for name, values in parse_qs(urlsplit(visitor.url).query).items()}
    assert edits_from_link(link) == (edits, ())
    edits_js = imported("pages/masks/edits.js")
    again = f"async text => {{ const {{ format, parse }} = await {edits_js}; return format(parse(text)); }}"
    written = visitor.evaluate(again, link["mask"])
    assert written == link["mask"]


def test_broken_links_are_told_and_survived(visitor, server: str) -> None:
    broken = {"mask": "c.*.1.0_c.9", "bugs": "<img src=x onerror=alert(1)>", "pads": "99.x", "fill": "${1}"}
    MASKS.open(visitor, server, text="Two dogs.", **broken)  # another sentence, so that the link itself is opened
    MASKS.settle(visitor)
    text = visitor.inner_text("#gh-message")
    assert "1 of the link's changes of masks" in text
    assert all(f"“{name}”" in text for name in ("pads", "fill"))
    assert "a bug that this version does not have" in text
    click_mask(visitor, "cross", -1, 2)
    visitor.wait_for_function(f"{VIEW}.dataset.mask.endsWith('c.*.2.0')")


def test_another_sentence_starts_with_its_own_masks(visitor, server: str) -> None:
    MASKS.open(visitor, server, mask="c.*.1.0", bugs="no-scale")
    visitor.fill("#gh-text", "A film.")
    visitor.keyboard.press("Enter")
    visitor.wait_for_function("glassformer.store.get('text') === 'A film.'")
    MASKS.settle(visitor, mask="", bugs="no-scale")


def test_a_classifier_has_one_mask_and_a_class(visitor, server: str, models: Models) -> None:
    MASKS.open(visitor, server, model="sentiment", text="A gorgeous, witty film.", mask="e.*.0.0", pads="2.0")
    runs = run_of(models, "sentiment", "A gorgeous, witty film.", mask="e.*.0.0", pads="2.0")
    assert_masks_are_those_of(visitor, runs)
    assert visitor.locator("[data-bug=no-causal-mask]").count() == 0
    new = runs.after.classification.probabilities[0]
    expect(visitor.locator("#spine .sp-labels > span").first).to_contain_text(f"{new * 100:.0f}")


@pytest.mark.long
def test_pads_stand_before_the_source_too(visitor, server: str, models: Models) -> None:
    MASKS.open(visitor, server, pads="2.1")
    visitor.click(".gf-pads button:text-is('before')")
    MASKS.settle(visitor, pads="2.1.left")
    runs = run_of(models, pads="2.1.left")
    causal = "document.querySelector('[data-panel=causal]').dataset.cells.length"
    visitor.wait_for_function(f"{causal} === {runs.after.attention['decoder'].mask.size}")  # the changed run is there
    assert_masks_are_those_of(visitor, runs)
    visitor.click(".gf-pads button[aria-label='One source pad more']")
    MASKS.settle(visitor, pads="3.1.left")
    visitor.click(".gf-do button:text-is('Undo')")
    visitor.click(".gf-do button:text-is('Undo')")
    MASKS.settle(visitor, pads="2.1")


def test_a_sentence_that_does_not_fit_is_told(visitor, server: str) -> None:
    visitor.goto(f"{server}?{urlencode({'tab': 'masks', 'model': 'en-de', 'text': 'A man, ' * 60})}")
    visitor.wait_for_function(f"{VIEW}?.textContent.includes('128 fit')")


def test_choosing_what_to_look_at_asks_nobody(visitor, server: str) -> None:
    MASKS.open(visitor, server, mask="c.*.1.0")
    visitor.wait_for_timeout(250)  # the header waits for more changes before it runs the sentence too
    settle(visitor)
    asked = questions(visitor)
    visitor.evaluate("""() => {
      window.written = 0;
      const watch = new MutationObserver((changes) => { written += changes.length; });
      document.querySelectorAll('[data-panel]').forEach((mask) =>
        watch.observe(mask, { attributes: true, attributeFilter: ['data-cells'] }));
    }""")
    for name in ("encoder", "decoder", "cross"):
        visitor.evaluate("values => glassformer.store.set(values)", {"map": name, "layer": 1, "head": 2})
        MASKS.settle(visitor, sel=f"{name}.1.2")
    visitor.click(".gf-masks button:text-is('Table')")
    visitor.click(".gf-masks button:text-is('Picture')")
    assert asked == []
    assert visitor.evaluate("written") == 0, "the cells of the masks are those of the edits, not of the head"
