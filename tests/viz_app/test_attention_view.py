"""The attention view in a real Chromium, without Gradio: it shows what the trace holds and sends no request."""

import json
import re
from dataclasses import replace

import numpy as np
import pytest

from core.results.trace import AttentionMap, Trace
from tests.examples import example_trace
from viz_app.frontend.inline import STYLES, import_map, style_text
from viz_app.frontend.tree import files
from viz_app.protocol import exported_script
from viz_app.view_models import attention_payload
from viz_app.view_models.colours import tokens

pytestmark = pytest.mark.browser

ADDRESS = "http://127.0.0.1:9/view"
PAGE = """<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>{style}</style>
<script type="importmap">{imports}</script>{contract}
<style>:root {{ --side: 16px; }} body {{ margin: 16px; background: var(--paper); }}</style></head><body>
<section id="spine"><div id="strip"></div></section><div id="view"></div>
<script type="module">
import {{ mountSpine }} from 'pages/spine/mount.js';
import {{ mountAttentionView }} from 'pages/translate/view.js';
window.payload = {payload};
window.view = mountAttentionView(document.getElementById('view'), payload, {options});
mountSpine(document.getElementById('strip'));
</script></body></html>"""


def html_of(trace: Trace, options: str = "{}") -> str:
    payload = json.dumps(attention_payload(trace, sides=("English", "German"))).replace("</", "<\\/")
    imports = import_map("pages/spine/mount.js", "pages/translate/view.js")
    return PAGE.format(
        style=style_text(STYLES), imports=imports, contract=exported_script(), payload=payload, options=options
    )


def show(page, trace: Trace, query: str = "", options: str = "{}", **size: int) -> None:
    if size:
        page.set_viewport_size(size)
    page.route(f"{ADDRESS}**", lambda route: route.fulfill(body=html_of(trace, options), content_type="text/html"))
    page.goto(ADDRESS + query)
    page.wait_for_selector("#view[data-painted]")


def stamp(page, name: str) -> str:
    return page.get_attribute("#view", f"data-{name}")


def wait_for(page, **stamps: str) -> None:
    for name, value in stamps.items():
        page.wait_for_function(f"document.getElementById('view').dataset.{name} === {json.dumps(value)}")


def select(page, **values: object) -> None:
    page.evaluate("values => glassformer.store.set(values)", values)


def hover(page, row: int, column: int) -> str:
    """Point at a cell of the selected head and return the tooltip."""
    page.locator(".gf-head").scroll_into_view_if_needed()
    place = page.evaluate("([i, j]) => view.centreOfCell(i, j)", [row, column])
    page.mouse.move(place["x"], place["y"])
    wait_for(page, hover=f"{row}.{column}")
    return page.inner_text(".gf-tip")


def table(page) -> list[list[str]]:
    return page.evaluate(
        "[...document.querySelectorAll('.gf-table tbody tr')].map(r => [...r.cells].slice(1).map(c => c.textContent))"
    )


@pytest.fixture
def translation() -> Trace:
    return example_trace("translator", 11, 7, 3, 5)


@pytest.fixture
def classification() -> Trace:
    return example_trace("classifier", 13, 0, 3, 5, labels=("bad", "middling", "good"))


def test_every_weight_of_every_head_is_the_true_one(page, translation: Trace) -> None:
    show(page, translation, "?step=6")
    page.click("button:text-is('Table')")
    for name, attention_map in translation.attention.items():
        for layer, head in np.ndindex(*attention_map.weights.shape[:2]):
            select(page, map=name, layer=layer, head=head)
            wait_for(page, sel=f"{name}.{layer}.{head}")
            expected = [
                [
                    f"{weight:.3f}" if may_look else "masked"
                    for weight, may_look in zip(weights.tolist(), mask, strict=True)
                ]
                for weights, mask in zip(attention_map.weights[layer, head], attention_map.mask, strict=True)
            ]
            assert table(page) == expected


def test_what_is_pointed_at_may_not_be_in_the_next_map(page, translation: Trace) -> None:
    keys = {name: len(attention_map.key_tokens) for name, attention_map in translation.attention.items()}
    show(page, translation, "?map=cross&layer=1&head=0&step=6")
    assert keys["decoder"] < keys["cross"]
    hover(page, 0, keys["cross"] - 1)
    select(page, map="decoder")
    wait_for(page, sel="decoder.1.0", current="true", hover="")


@pytest.mark.parametrize(("name", "row", "column"), [("cross", 5, 8), ("cross", 0, 0), ("encoder", 10, 3)])
def test_hovering_a_cell_tells_its_weight(page, translation: Trace, name: str, row: int, column: int) -> None:
    show(page, translation, "?step=6")
    select(page, map=name, layer=1, head=3, row=0)
    weight = translation.attention[name].weights[1, 3, row, column]
    assert hover(page, row, column).endswith(f": {weight:.3f}")


def test_hovering_a_masked_cell_says_so(page, translation: Trace) -> None:
    show(page, translation, "?map=decoder&layer=0&head=0&step=6")
    assert hover(page, 2, 5).endswith(": may not look")


def test_rows_carry_the_token_read_and_the_token_predicted(page, translation: Trace) -> None:
    show(page, translation, "?map=cross&layer=0&head=0&step=6")
    assert hover(page, 3, 4).startswith("spielen → Fuß\nlooks at foot:")


def test_the_sentence_names_true_shares(page, translation: Trace) -> None:
    show(page, translation, "?map=cross&layer=2&head=1&step=4")
    row = translation.attention["cross"].weights[2, 1, 4].astype(np.float64)
    best = int(row.argmax())
    text = page.inner_text(".gf-says").replace("\u202f", "").replace("\xa0", " ")
    assert text.startswith("To write ball, this head looks at")
    shares = [int(share) for share in re.findall(r"(\d+)%", text)]
    assert shares[0] == pytest.approx(100 * row[best], abs=1)
    assert sum(shares) == 100


def test_a_word_of_the_strip_moves_everything_together(page, translation: Trace) -> None:
    show(page, translation)
    page.click(".sp-word:has-text('spielen')")
    wait_for(page, step="2")
    assert page.inner_text(".sp-word[aria-pressed=true] .sp-text") == "spielen"
    assert page.inner_text(".gf-next h3") == "Possible next tokens after Kinder"
    shown = page.evaluate("[...document.querySelectorAll('.gf-next li')].map(li => +li.dataset.logProbability)")
    assert shown == pytest.approx([candidate.log_probability for candidate in translation.steps[2].top], rel=1e-8)
    total = sum(step.log_probability for step in translation.steps[:3])
    assert f"log p {total:.2f}".replace("-", "−") in page.inner_text(".gf-next .gf-cap")


def test_a_token_chosen_against_the_odds_is_among_the_bars(page, translation: Trace) -> None:
    unlikely = replace(translation.steps[0], token="▁Sieben", log_probability=-9.0)
    show(page, replace(translation, steps=(unlikely, *translation.steps[1:])), "?step=0")
    assert page.inner_text(".gf-next .gf-chosen span >> nth=0") == "Sieben"


def test_keys_step_play_and_change_the_map(page, translation: Trace) -> None:
    show(page, translation, "?step=6")
    page.keyboard.press("ArrowLeft")
    wait_for(page, step="5")
    page.keyboard.press("ArrowLeft")  # a word of two pieces
    wait_for(page, step="3")
    page.keyboard.press("ArrowRight")
    wait_for(page, step="5")
    page.keyboard.press("1")
    page.wait_for_function("document.getElementById('view').dataset.sel.startsWith('encoder.')")
    page.keyboard.press("3")
    page.keyboard.press("ArrowRight")
    wait_for(page, step="6")
    page.keyboard.press(" ")
    page.wait_for_selector("#strip[data-playing=true] .sp-veil")
    wait_for(page, step="0")
    page.keyboard.press(" ")
    page.wait_for_selector("#strip[data-playing=false]")
    assert page.locator(".sp-veil").count() == 0


def test_play_reaches_the_end(page, translation: Trace) -> None:
    show(page, translation, "?step=3")
    page.click(".gf-play")
    page.click(".sp-pace")
    page.wait_for_selector("#strip[data-playing=false]")
    assert stamp(page, "step") == "6"


def test_arrows_walk_heads_and_cells_and_are_read_aloud(page, translation: Trace) -> None:
    show(page, translation, "?map=cross&layer=2&head=4&step=6")
    page.focus(".gf-grid")
    page.keyboard.press("ArrowRight")
    wait_for(page, sel="cross.2.0")
    page.keyboard.press("ArrowDown")
    wait_for(page, sel="cross.0.0")
    page.focus(".gf-head")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    wait_for(page, hover="6.1")
    weight = translation.attention["cross"].weights[0, 0, 6, 1]
    assert page.inner_text("[aria-live=polite] >> nth=-1").endswith(f"looks at children: {weight:.3f}")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    wait_for(page, step="5")


def test_clicking_a_thumbnail_selects_its_head(page, translation: Trace) -> None:
    show(page, translation, "?step=6")
    place = page.evaluate("view.centreOfHead(1, 3)")
    page.mouse.click(place["x"], place["y"])
    wait_for(page, sel="cross.1.3")
    assert page.inner_text(".gf-headname").startswith("Cross, layer 2, head 4")


def test_another_map_keeps_layer_and_head(page, translation: Trace) -> None:
    show(page, translation, "?map=cross&layer=2&head=3")
    page.click("[data-value=encoder]")
    wait_for(page, sel="encoder.2.3")
    page.click("[data-value=decoder]")
    wait_for(page, sel="decoder.2.3")


def test_the_address_holds_the_selection_and_restores_it(page, translation: Trace) -> None:
    show(page, translation)
    select(page, map="encoder", layer=1, head=4, row=7, step=3, model="en-de")
    page.wait_for_function("location.search.includes('row=7')")
    query = page.evaluate("location.search")
    assert "map=encoder&layer=1&head=4" in query
    show(page, translation, query)
    assert (stamp(page, "sel"), stamp(page, "row"), stamp(page, "step")) == ("encoder.1.4", "7", "3")
    assert page.evaluate("glassformer.store.get('model')") == "en-de"


def test_a_broken_address_is_brought_back_into_range(page, translation: Trace) -> None:
    show(page, translation, "?map=sideways&layer=99&head=-3&step=oops&row=1e9&__theme=dark&x=%3Cimg%20onerror%3D1%3E")
    assert stamp(page, "sel").startswith("cross.2.")
    page.wait_for_function("location.search.includes('layer=2')")
    assert "__theme=dark" in page.evaluate("location.search")


def test_a_new_run_keeps_the_chosen_head_and_shows_the_whole_translation(page, translation: Trace) -> None:
    show(page, translation)
    first = attention_payload(translation)["shown"]
    opened = [stamp(page, name) for name in ("sel", "step")]
    assert opened == [".".join(map(str, ["cross", *first["heads"]["cross"]])), str(first["step"])]
    select(page, map="decoder", layer=2, head=4, step=1)
    other = attention_payload(example_trace("translator", 5, 13, 3, 5, seed=3))
    page.evaluate("payload => view.update(payload)", other)
    wait_for(page, trace=other["id"], sel="decoder.2.4", step="12")
    smaller = attention_payload(example_trace("translator", 5, 3, 2, 3, seed=3))
    page.evaluate("payload => view.update(JSON.stringify(payload))", smaller)
    wait_for(page, trace=smaller["id"], sel="decoder.1.2", step="2")


def test_looking_around_asks_nobody(page, translation: Trace) -> None:
    show(page, translation)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    for step in range(7):
        page.click(f".sp-line:not(.sp-source) .sp-word >> nth={min(step, 5)}")
        select(page, layer=step % 3, head=step % 5, map=("encoder", "decoder", "cross")[step % 3])
    hover(page, 0, 0)
    page.click("button:text-is('Table')")
    assert requests == []


def test_hostile_pieces_are_only_text(page) -> None:
    trace = example_trace("translator", 7, 5, 1, 2)
    pieces = ("▁<img src=x onerror=alert(1)>", "</script>", "${alert(1)}", "{{1}}", "▁شمس", "\u202e", "</s>")
    cross, encoder = trace.attention["cross"], trace.attention["encoder"]
    maps = {
        **trace.attention,
        "encoder": AttentionMap(encoder.weights, pieces, pieces, encoder.mask),
        "cross": AttentionMap(cross.weights, cross.query_tokens, pieces, cross.mask),
    }
    page.on("dialog", lambda dialog: pytest.fail("a piece of text ran as code"))
    show(page, replace(trace, source_tokens=pieces, attention=maps, text="".join(pieces)), "?map=encoder")
    assert "<img src=x onerror=alert(1)>" in page.inner_text(".sp-source .sp-word >> nth=0")
    assert page.locator("img").count() == 0
    page.click("button:text-is('Table')")
    page.wait_for_selector(".gf-table td")


def test_a_row_of_nan_is_named(page, translation: Trace) -> None:
    cross = translation.attention["cross"]
    weights = cross.weights.copy()
    weights[0, 0, 2] = np.nan
    broken = AttentionMap(weights, cross.query_tokens, cross.key_tokens, cross.mask)
    show(page, replace(translation, attention={**translation.attention, "cross": broken}), "?layer=0&head=0&step=2")
    assert "softmax over no token is 0 ÷ 0" in page.inner_text(".gf-says")
    assert hover(page, 2, 1).endswith(": NaN")


def test_both_themes_are_drawn_in_their_own_colours(page, translation: Trace) -> None:
    show(page, translation, "?map=encoder&layer=0&head=0")
    probe = """() => { const { x, y } = view.centreOfCell(0, 0), c = document.querySelector('.gf-head');
        const b = c.getBoundingClientRect(), r = c.width / b.width;
        const { data } = c.getContext('2d').getImageData((x - b.left - 8) * r, (y - b.top - 8) * r, 1, 1);
        return [...data].slice(0, 3); }"""
    seen = [page.evaluate(probe)]
    page.evaluate("document.documentElement.classList.add('dark')")
    page.wait_for_function("async () => (await import('state/theme.js')).theme.colour.paper === '#0f1216'")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    seen.append(page.evaluate(probe))
    weight = float(translation.attention["encoder"].weights[0, 0, 0, 0])
    for colour, theme in zip(seen, ("light", "dark"), strict=True):
        assert colour == pytest.approx(ramp_colour(weight, theme), abs=2)


def ramp_colour(share: float, theme: str) -> list[float]:
    """The share ramp of the design, interpolated with NumPy."""
    stops = [[int(tokens()[theme][f"s{i}"][at : at + 2], 16) for at in (1, 3, 5)] for i in range(7)]
    places = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1]
    return [float(np.interp(share, places, [stop[channel] for stop in stops])) for channel in range(3)]


@pytest.mark.parametrize("task", ["translator", "classifier"])
def test_a_phone_gets_one_column_and_nothing_is_cut_off(page, task: str) -> None:
    show(page, example_trace(task, 32, 29, 3, 8), width=390, height=844)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.locator("#spine").bounding_box()["height"] <= 96


def test_128_tokens_are_shown_in_full(page) -> None:
    trace = example_trace("translator", 128, 128, 1, 3)
    show(page, trace, "?map=cross&layer=0&head=2&step=127")
    for row, column in ((127, 127), (0, 0), (64, 100)):
        assert hover(page, row, column).endswith(f": {trace.attention['cross'].weights[0, 2, row, column]:.3f}")
    written = page.locator(".sp-word[aria-pressed=true]").bounding_box()
    assert 0 < written["x"] < 1440


def test_classes_and_ledger_show_the_true_numbers(page, classification: Trace) -> None:
    show(page, classification)
    scores = classification.classification
    shown = page.evaluate("[...document.querySelectorAll('.gf-classes li button')].map(b => +b.dataset.probability)")
    assert np.array_equal(np.array(shown, np.float32), scores.probabilities)
    best = int(scores.probabilities.argmax())
    assert page.inner_text(".gf-classes h3") == f"Most likely: {scores.labels[best]}"
    assert stamp(page, "sel").startswith("encoder.")
    for label in range(3):
        page.keyboard.press(str(label + 1))
        page.wait_for_function(f"glassformer.store.get('label') === {label}")
        assert adds(page) == pytest.approx(scores.contributions[:, label], rel=1e-6)


@pytest.mark.parametrize(("margin", "title"), [(0.001, "Unsure, most likely"), (-0.001, "Most likely")])
def test_a_model_that_is_unsure_says_so(page, classification: Trace, margin: float, title: str) -> None:
    scores, most = classification.classification, float(classification.classification.probabilities.max())
    show(page, replace(classification, classification=replace(scores, unsure_below=most + margin)))
    label = scores.labels[int(scores.probabilities.argmax())]
    assert page.inner_text(".gf-classes h3") == f"{title}: {label}"
    assert page.locator(".gf-unsure").is_visible() == (margin > 0)


def adds(page) -> list[float]:
    return page.evaluate("[...document.querySelectorAll('.gf-ledger button')].map(b => +b.dataset.adds)")


def test_the_lead_is_the_difference_to_the_runner_up(page, classification: Trace) -> None:
    show(page, classification)
    first, second = np.argsort(-classification.classification.logits)[:2]
    page.click("[data-value=lead]")
    assert page.inner_text(".gf-ledger .gf-sum") == "lead"
    contributions = classification.classification.contributions.astype(np.float64)
    assert adds(page) == pytest.approx(contributions[:, first] - contributions[:, second], rel=1e-6)


def test_without_a_server_nothing_can_be_left_out(page, classification: Trace) -> None:
    show(page, classification)
    assert not page.is_visible(".gf-classes > .gf-cap:last-child")
    page.click(".gf-ledger button >> nth=4")
    wait_for(page, row="4")


def test_a_click_leaves_a_token_of_what_is_left_out(page, classification: Trace) -> None:
    """The run has only the tokens that are left: the address names the places in the whole text."""
    show(page, classification, "?out=2.7", options="{ canChange: true }")
    page.click(".gf-ledger button >> nth=4")
    assert page.evaluate("glassformer.store.get('out')") == "2.5.7"
    page.keyboard.press("Escape")
    assert page.evaluate("glassformer.store.get('out')") is None


def test_one_token_stays(page) -> None:
    show(page, example_trace("classifier", 1, 0, 3, 5, labels=("bad", "good")), options="{ canChange: true }")
    page.click(".gf-ledger button >> nth=0")
    assert page.evaluate("glassformer.store.get('out')") is None


def test_the_front_end_names_no_address_and_closes_no_tag() -> None:
    assets = "\n".join(body.decode() for body in files().values())
    allowed = (
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1998/Math/MathML",
        "http://www.w3.org/1999/xhtml",
        "https://msdn.microsoft.com/en-us/magazine/ee335713.aspx",  # in a comment of Fluent
    )  # namespaces, never fetched
    for name in allowed:
        assets = assets.replace(name, "")
    assert not re.search("https?:", assets)
    assert re.findall(r"""url\((?!"data:|#)""", assets) == []  # an own picture, or a part of the same document
    assert "</" not in style_text(STYLES)
    assert "<" not in import_map("pages/snapshot/page.js")


def test_both_themes_define_the_same_colours() -> None:
    light, dark = tokens()["light"], tokens()["dark"]
    assert light.keys() == dark.keys()
    assert [name for name, value in light.items() if value.startswith("#") and dark[name] == value] == []


def test_a_classifier_without_exact_shares_says_so_and_draws_no_bars(page, classification: Trace) -> None:
    """Models of others read one token and not the mean of all: a bar for each token would be invented."""
    scores = replace(classification.classification, contributions=None, bias=None)
    show(page, replace(classification, classification=scores), options="{ canChange: true }")
    assert "no exact contribution" in page.inner_text(".gf-unshared")
    assert page.locator(".gf-books").count() == 0
    assert page.locator("[data-adds]").count() == 0
    assert page.locator(".gf-ledger button").count() == len(classification.source_tokens)
    page.keyboard.press("2")
    page.wait_for_function("glassformer.store.get('label') === 1")
    page.click(".gf-ledger button >> nth=4")
    assert page.evaluate("glassformer.store.get('out')") == "4"
