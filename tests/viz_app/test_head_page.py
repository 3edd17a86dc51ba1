"""One head in a real Chromium: every number is the trace's, and the lines on the page recompute it."""

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import numpy as np
import pytest
from playwright.sync_api import expect

import core
from core.analysis.parts import head_logits
from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import questions
from viz_app.view_models.words import label

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
    """Change what all tabs share, as a link or another tab would; the eight steps are open."""
    page.evaluate("values => glassformer.store.set(values)", {"key": None, "stage": 7, "eight": "1"} | selection)
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
    by_key, by_dimension, by_number = visitor.evaluate(TABLES)

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


def test_a_step_can_be_linked_and_chosen(visitor) -> None:
    choose(visitor, map="decoder", layer=0, head=1, step=2, stage=2)
    assert visitor.locator(".gf-inside .gf-now h3").text_content() == "3Compare"
    visitor.get_by_role("button", name="6 Softmax").click()
    HEAD.settle(visitor, stage="5")
    assert "The softmax divides exponentials" in visitor.locator(".gf-inside .gf-now .gf-why").text_content()
    assert visitor.locator(".gf-inside .gf-step math").count() >= 8


def test_choosing_a_head_or_row_asks_for_nothing_and_holds_everywhere(visitor) -> None:
    choose(visitor, map="decoder", layer=1, head=0, step=1)
    asked = questions(visitor)
    visitor.get_by_label("Head", exact=True).get_by_role("button", name="3").click()
    HEAD.settle(visitor, sel="decoder.1.2")
    visitor.evaluate("glassformer.store.set({ step: 3 })")
    HEAD.settle(visitor, row="3")
    assert asked == []
    chosen = visitor.evaluate("glassformer.store.get()")
    assert chosen.items() >= {"map": "decoder", "layer": 1, "head": 2, "step": 3}.items()


PICTURES = f"""[...{VIEW}.querySelectorAll('.gf-wordrows')].map(rows => [...rows.children].map(row =>
    [row.querySelector('.gf-rowname').textContent, row.querySelector('.gf-rownumber').textContent]))"""


def number(text: str) -> float:
    return float(text.replace("−", "-").replace("×", "").replace("<", "").replace("\u202f%", ""))


@pytest.mark.parametrize(
    ("name", "layer", "head", "row"), [("encoder", 0, 2, 3), ("decoder", 1, 0, 4), ("cross", 1, 1, 2)]
)
def test_the_numbers_of_the_four_pictures_are_the_traces(
    visitor, model: core.NativeModel, name: str, layer: int, head: int, row: int
) -> None:
    choose(visitor, map=name, layer=layer, head=head, eight="0", **{"row" if name == "encoder" else "step": row})
    parameters = model.attention_parameters(name, layer)
    trace = model.trace(TEXT, details=(f"{parameters.scope}.",))
    details, at = trace.details, f"{parameters.scope}."
    scaled, weights = details[at + "scaled"][head, row], trace.attention[name].weights[layer, head, row]
    seen = trace.attention[name].mask[row]
    tokens = [label(token) for token in trace.attention[name].key_tokens]
    fits, shares, values = visitor.evaluate(PICTURES)
    assert [one for one, _ in fits] == [one for one, _ in shares] == [one for one, _ in values]
    shown = [place for place in np.flatnonzero(seen) if tokens[place] in dict(fits)]
    assert [one for one, _ in fits] == [tokens[place] for place in shown]
    np.testing.assert_allclose([number(one) for _, one in fits], scaled[shown], atol=0.051)
    np.testing.assert_allclose([number(one) / 100 for _, one in shares], weights[shown], atol=5.1e-3)
    np.testing.assert_allclose([number(one) for _, one in values], weights[shown], atol=5.1e-3)
    soft = np.exp(scaled[seen] - scaled[seen].max())
    np.testing.assert_allclose(soft / soft.sum(), weights[seen], atol=1e-4)
    best = quoted(tokens[int(weights.argmax())])
    said = visitor.locator(".gf-inside .gf-told").all_text_contents()
    assert f"{best} gets " in said[2]
    assert f"fits best, {signed(scaled[seen].max())}." in said[1]
    chosen = int(weights.argmax())
    raw = details[at + "scores"][head, row, chosen]
    caption = f"sum {signed(raw)} ÷ √{parameters.d_head} = {signed(scaled[chosen])}"
    assert caption in visitor.locator(".gf-inside .gf-of-fits ~ .gf-under").text_content()
    assert visitor.locator(".gf-inside .gf-eight").get_attribute("open") is None


def quoted(token: str) -> str:
    """A token in a sentence, as the page writes it."""
    return token if any(map(str.isalnum, token)) else f"‘{token}’"


def signed(value: float) -> str:
    """A signed number with one decimal, as the page prints it."""
    text = f"{value:.1f}"
    return "0.0" if text.strip("-") == "0.0" else text.replace("-", "−") if value < 0 else f"+{text}"


def test_the_last_layer_says_what_its_sum_adds_to_the_logits(visitor, model: core.NativeModel) -> None:
    choose(visitor, map="cross", layer=1, head=2, step=2, eight="0")
    trace = model.trace(TEXT)
    added = head_logits(model, trace, "cross")
    said = visitor.locator(".gf-inside .gf-told").nth(3).text_content()
    token, value = added.most[2][2][0]
    assert f"Alone, this sum raises these words most: {quoted(label(token))} {signed(value)}" in said
    choose(visitor, map="cross", layer=0, head=2, step=2, eight="0")
    assert "the layers above work on with it" in visitor.locator(".gf-inside .gf-told").nth(3).text_content()


def test_it_opens_on_the_head_that_adds_most_and_follows_the_word(
    visitor, server: str, model: core.NativeModel
) -> None:
    HEAD.open(visitor, server, step="2")
    trace = model.trace(TEXT)
    values = head_logits(model, trace, "cross").values[..., 0]
    for step in (2, 3, 1):
        HEAD.choose(visitor, step=step)
        layer, head = np.unravel_index(values[:, :, step].argmax(), values.shape[:2])
        HEAD.settle(visitor, sel=f"cross.{layer}.{head}", row=str(step))
        assert "Of 6 heads, this one adds most to" in visitor.locator(".gf-note").text_content()
    other = (int(head) + 1) % 3
    visitor.get_by_label("Head", exact=True).get_by_role("button", name=str(other + 1), exact=True).click()
    HEAD.settle(visitor, sel=f"cross.{layer}.{other}")
    HEAD.choose(visitor, step=2)
    HEAD.settle(visitor, sel=f"cross.{layer}.{other}", row="2")
    visitor.locator(".gf-note button").click()
    layer, head = np.unravel_index(values[:, :, 2].argmax(), values.shape[:2])
    HEAD.settle(visitor, sel=f"cross.{layer}.{head}")


def test_a_word_is_chosen_by_mouse_and_keys_and_stays_in_the_link(visitor) -> None:
    choose(visitor, map="cross", layer=1, head=1, step=2, eight="0", stage=0)
    visitor.locator(".gf-of-shares .gf-wordrow").nth(1).click()
    HEAD.settle(visitor, key="1", eight="false")
    visitor.locator(".gf-of-fits .gf-wordrow").nth(1).focus()
    visitor.keyboard.press("ArrowDown")
    HEAD.settle(visitor, key="2", eight="false")
    assert visitor.evaluate("document.activeElement.matches('.gf-of-fits .gf-wordrow.gf-on')")
    visitor.locator(".gf-eight > summary").click()
    HEAD.settle(visitor, key="2", eight="true")
    asked = parse_qs(urlsplit(visitor.evaluate("glassformer.store.link()")).query)
    assert (asked["key"], asked["eight"]) == (["2"], ["1"])
    visitor.locator(".gf-eight > summary").click()
    HEAD.settle(visitor, eight="false")


@pytest.mark.parametrize("name", ["cross", "encoder"])
def test_what_a_head_prefers_is_the_cores(visitor, model: core.NativeModel, name: str) -> None:
    choose(visitor, map=name, layer=0, head=1, row=1, step=1, eight="0", stage=0)
    visitor.evaluate("glassformer.store.set({ key: 2 })")
    HEAD.settle(visitor, key="2")
    if not visitor.evaluate("document.querySelector('.gf-prefers').open"):
        visitor.locator(".gf-prefers > summary").click()
    target = [step.id for step in model.trace(TEXT).steps]
    found = core.head_preferences(model, TEXT, name, 0, 1, 1, 2, target=target)
    lists = [[[label(one.token), f"{one.value:+.2f}"] for one in some] for some in (found.fits, found.speaks_for or ())]
    said = "this very fit" if found.is_exact else "an approximation"
    expect(visitor.locator(".gf-prefers p").nth(1)).to_contain_text(f"is number {found.rank + 1}; ")
    expect(visitor.locator(".gf-prefers p").nth(1)).to_contain_text(said)
    shown = visitor.locator(".gf-prefers .gf-signed-bars").evaluate_all(
        "lists => lists.map(list => [...list.children].map(row => "
        "[row.querySelector('.gf-bar-name').textContent, row.querySelector('.gf-bar-value').textContent]))"
    )
    assert [[[one, value.replace("−", "-")] for one, value in rows] for rows in shown] == [
        rows for rows in lists if rows
    ]
    assert (name == "encoder") == ("goes on to later layers" in visitor.inner_text(".gf-prefers"))


def test_a_head_that_is_off_passes_nothing_on(visitor, server: str) -> None:
    HEAD.open(visitor, server, off="c.1.2", map="cross", layer="1", head="2", step="2")
    assert visitor.locator(".gf-told").nth(3).text_content() == "This head is off: it passes nothing on."
    assert {text for _, text in visitor.evaluate(PICTURES)[2]} == {"off"}


def test_a_run_of_nan_says_so(visitor, server: str) -> None:
    HEAD.open(visitor, server, bugs="empty-row-nan", map="cross", layer="1", head="2", step="0")
    said = visitor.locator(".gf-told").all_text_contents()
    assert said[2:] == ["NaN: this change leaves a row with nothing to look at.", "NaN: there is nothing to pass on."]
    assert {text for rows in visitor.evaluate(PICTURES)[:2] for _, text in rows} == {"NaN"}


@pytest.mark.parametrize("link", [{"stage": "3"}, {"key": "2"}, {"eight": "1"}])
def test_links_open_the_eight_steps(visitor, server: str, link: dict[str, str]) -> None:
    HEAD.open(visitor, server, **link)
    HEAD.settle(visitor, eight="true")
    assert visitor.locator(".gf-eight .gf-steps").is_visible()


def test_a_narrow_page_turns_its_pictures(chromium, server: str) -> None:
    with visiting(chromium, viewport={"width": 390, "height": 844}) as page:
        HEAD.open(page, server)
        titles = page.locator(".gf-picture:visible h3")
        assert titles.all_text_contents() == ["1What am I looking for?the query"]
        page.get_by_role("tab", name="1 Look for").focus()
        page.keyboard.press("ArrowRight")
        HEAD.settle(page, four="1")
        page.get_by_role("tab", name="4 Pass on").click()
        HEAD.settle(page, four="3")
        assert titles.all_text_contents() == ["4What do I pass on?the mix of values"]
        assert page.get_by_role("tab", selected=True).last.text_content() == "4 Pass on"
        assert "four=3" in page.evaluate("glassformer.store.link()")
        assert page.locator(".gf-pick .gf-tool").is_hidden()


# The spaces of WCAG 1.4.12, and what they cut: an element that hides what is wider than it.
SPACED = "* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }"
CUT = f"""[...{VIEW}.querySelectorAll('*')].filter(one => one.checkVisibility() && one.clientWidth > 1 &&
    !one.closest('svg, .gf-plot') && ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) &&
    one.scrollWidth > one.clientWidth + 1).map(one => `${{one.className}} ${{one.textContent.slice(0, 30)}}`)"""
OVER = f"""[...{VIEW}.querySelectorAll('.gf-formulas')].filter(one => one.checkVisibility() &&
    one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
SMALL = f"""[...{VIEW}.querySelectorAll('button, select, summary, [tabindex="0"]:not(.gf-term, .gf-plot)')]
    .filter(one => one.checkVisibility()).map(one => [one.textContent, one.getBoundingClientRect()])
    .filter(([_, box]) => box.height > 0 && (box.width < 24 || box.height < 24)).map(([text]) => text)"""


@pytest.mark.parametrize("size", [(320, 640), (844, 390), (1440, 900)])
def test_nothing_is_cut_or_too_small_to_hit(chromium, server: str, size: tuple[int, int]) -> None:
    with visiting(chromium, viewport=dict(zip(("width", "height"), size, strict=True))) as page:
        HEAD.open(page, server, eight="1", four="1")
        assert page.evaluate(SMALL) == []
        page.add_style_tag(content=SPACED)
        HEAD.settle(page)
        assert page.evaluate(CUT) == []
        assert page.evaluate(OVER) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
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
