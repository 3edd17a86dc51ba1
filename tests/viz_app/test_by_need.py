"""The heads of a long text: pictures of all come with the run, the weights of one when it is looked at."""

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page, Route, expect

from core.results.trace import AttentionMap, Trace
from tests.examples import example_trace
from tests.hub import save_later_model
from tests.sentences import SENTENCES
from tests.viz_app.asking import ask
from tests.viz_app.test_compare_page import looks_at, pin_of
from tests.viz_app.test_masks import unfolded
from tests.viz_app.test_view_models import decoded, replaced
from tests.viz_app.visitor import eventually, open_page, open_view
from viz_app.app import catalogue_entries
from viz_app.export.snapshot import snapshot_html
from viz_app.handlers import heads, masks, translate
from viz_app.handlers.experiments import experiment
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.resolve import run_of
from viz_app.handlers.run import run
from viz_app.protocol import parse
from viz_app.protocol.requests import HeaderRequest, RunRequest
from viz_app.server.models import Models
from viz_app.server.page import written
from viz_app.view_models import by_need
from viz_app.view_models.arrays import packed
from viz_app.view_models.attention import attention_payload, payload_json
from viz_app.view_models.by_need import head_weights
from viz_app.view_models.heads import likeness
from viz_app.view_models.levels import base85, levels_of

ASKS = {"model": "en-de", "text": "A"}
LAYERS, HEADS = 3, 5
TOKENS = 60


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maps of more than 5,000 weights are large, and a picture has seven rows and columns at most."""
    monkeypatch.setattr(by_need, "MOST", 5_000)
    monkeypatch.setattr(by_need, "SIDE", 7)


def pooled(levels: np.ndarray, is_open: np.ndarray, rows: int, columns: int) -> np.ndarray:
    """The largest level of the open cells of each cell of a picture, −1 where none is open; by the definition."""
    queries, keys = is_open.shape
    small = np.full((*levels.shape[:2], rows, columns), -1)
    for i, j in zip(*np.nonzero(is_open), strict=True):
        at = (..., i * rows // queries, j * columns // keys)
        small[at] = np.maximum(small[at], levels[..., i, j])
    return small


@pytest.mark.parametrize("task", ["translator", "classifier"])
@pytest.mark.usefixtures("few")
def test_a_picture_has_the_largest_weight_of_several_cells(task: str) -> None:
    trace = example_trace(task, 23, 21, 3, 5)
    sent = json.loads(payload_json(trace, asks=ASKS))
    assert sent["asks"] == ASKS
    for name, shown in trace.attention.items():
        entry, (_, _, queries, keys) = sent["maps"][name], shown.weights.shape
        pictures, opened = entry["pictures"], entry["head"]
        assert (pictures["rows"], pictures["columns"]) == (min(queries, 7), min(keys, 7))
        assert opened == sent["shown"]["heads"][name]
        levels = levels_of(shown.weights)
        one = decoded(entry, (1, 1, queries, keys))[0, 0]
        np.testing.assert_array_equal(one, np.where(shown.mask, levels[tuple(opened)], 0))
        small = pooled(levels.astype(int), shown.mask, pictures["rows"], pictures["columns"])
        is_small = base85(np.packbits(small[0, 0] >= 0).tobytes())
        found = decoded({"open": is_small, "weights": pictures["weights"]}, small.shape)
        np.testing.assert_array_equal(found, np.maximum(small, 0))


@pytest.mark.usefixtures("few")
def test_a_picture_of_nan_is_nan_only_where_all_is() -> None:
    trace = example_trace("translator", 37, 29, 2, 3)
    cross = trace.attention["cross"]
    weights = cross.weights.copy()
    weights[1, 2, 0] = np.nan  # shares its cells with the row below
    weights[0, 1] = np.nan
    broken = AttentionMap(weights, cross.query_tokens, cross.key_tokens, cross.mask)
    entry = json.loads(payload_json(replaced(trace, "cross", broken), asks=ASKS))["maps"]["cross"]
    pictures = entry["pictures"]
    found = decoded({"open": "", "weights": pictures["weights"]}, (2, 3, pictures["rows"], pictures["columns"]))
    is_nan = np.zeros((2, 3), bool)
    is_nan[0, 1] = True
    np.testing.assert_array_equal((found == 4095).all(axis=(2, 3)), is_nan)


def test_a_short_text_brings_all_heads(tiny_entries: list[ModelEntry]) -> None:
    trace = example_trace()
    assert attention_payload(trace, asks=ASKS) == attention_payload(trace)
    told = json.loads(written(run(Models(tiny_entries), HeaderRequest(model="en-de", text="Two dogs sleep.", id=1))))
    assert "asks" not in told["picture"]


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> list[ModelEntry]:
    folder = tmp_path_factory.mktemp("long") / "tiny-long"
    save_later_model("gpt2", folder)
    return catalogue_entries([f"hf:{folder}"])


@pytest.fixture(scope="module")
def long_text(entries: list[ModelEntry]) -> str:
    model = entries[0].load()
    text = str(model.tokenizer.decode(model.source_ids(" ".join(SENTENCES * 9))[:TOKENS]))
    assert len(model.source_ids(text)) == TOKENS
    return text


@pytest.fixture(scope="module")
def trace(entries: list[ModelEntry], long_text: str) -> Trace:
    return entries[0].load().trace(long_text)


@pytest.mark.usefixtures("few")
def test_every_head_comes_when_it_is_asked_for(entries: list[ModelEntry], long_text: str, trace: Trace) -> None:
    models, whole = Models(entries), attention_payload(trace)["maps"]["decoder"]
    told = json.loads(written(run(models, parse(HeaderRequest, {"model": "tiny-long", "text": long_text, "id": 1}))))
    sent = told["picture"]["maps"]["decoder"]
    assert len(sent["weights"]) < len(whole["weights"]) / 10
    assert len(sent["weights"] + sent["pictures"]["weights"]) < len(whole["weights"]) / 4
    asks = told["picture"]["asks"] | {"map": "decoder"}
    assert ask(translate.HEADER, models, "weights", asks)["weights"] == whole["weights"]
    levels = levels_of(trace.attention["decoder"].weights)
    for layer, head in ((0, 0), (1, 3), (LAYERS - 1, HEADS - 1)):
        answer = ask(translate.HEADER, models, "weights", asks | {"layer": layer, "head": head})
        found = decoded({"open": whole["open"], **answer}, (1, 1, *levels.shape[2:]))[0, 0]
        np.testing.assert_array_equal(found, levels[layer, head])
    for place in ({"layer": LAYERS, "head": 0}, {"layer": 0, "head": HEADS}, {"map": "cross"}):
        refused = ask(translate.HEADER, models, "weights", asks | place)
        assert "This run has no head" in refused["error"]


@pytest.mark.usefixtures("few")
def test_a_changed_run_comes_head_by_head(entries: list[ModelEntry], long_text: str) -> None:
    """The weights before and after, the change rounded once, its pictures, and the likeness of heads."""
    models, asked = Models(entries), {"model": "tiny-long", "text": long_text, "bugs": "no-scale"}
    payload = ask(masks.FUNCTIONS, models, "rerun_masks", asked)["payload"]
    runs = experiment(models, run_of(parse(RunRequest, asked)))
    before, after = (one.attention["decoder"].weights for one in (runs.before, runs.after))
    assert payload["before"]["asks"] == asked | {"of": "before"}
    assert payload["after"]["asks"] == asked | {"of": "after"}
    change = np.rint((after.astype(np.float64) - before) * 1000).astype(int)
    shape, sent = change.shape[2:], payload["change"]["decoder"]
    assert sent["head"] == payload["before"]["maps"]["decoder"]["head"]
    small = unfolded(decoded({"open": "", **sent["pictures"]}, (LAYERS, HEADS, 7, 7)))
    np.testing.assert_array_equal(abs(small), pooled(abs(change), np.ones(shape, bool), 7, 7))
    for layer, head in ((0, 0), (1, 3), (LAYERS - 1, HEADS - 1)):

        def answer(of: str, place: dict = {"map": "decoder", "layer": layer, "head": head}) -> dict:  # noqa: B006
            return ask(translate.HEADER, models, "weights", asked | place | {"of": of})

        for of, weights in (("before", before), ("after", after)):
            is_open = payload[of]["maps"]["decoder"]["open"]
            found = decoded({"open": is_open, **answer(of)}, (1, 1, *shape))[0, 0]
            np.testing.assert_array_equal(found, levels_of(weights[layer, head]))
        found = unfolded(decoded({"open": "", **answer("change")}, (1, 1, *shape)))[0, 0]
        np.testing.assert_array_equal(found, change[layer, head])
        alike = packed(likeness(after)[layer * HEADS + head])["data"]
        assert answer("likeness") == {"ok": True, "weights": alike}


def test_a_run_without_heads_comes_head_by_head(
    entries: list[ModelEntry], long_text: str, few: None, trace: Trace
) -> None:
    models, asked = Models(entries), {"model": "tiny-long", "text": long_text, "off": "d.0.1"}
    payload = ask(heads.FUNCTIONS, models, "silence", asked)["payload"]
    assert (payload["after"]["asks"], payload["likeness"]) == (asked | {"of": "after"}, {})
    assert len(payload["after"]["maps"]["decoder"]["weights"]) < trace.attention["decoder"].weights.size / HEADS
    place = {"map": "decoder", "layer": 2, "head": 1, "of": "after"}
    runs = experiment(models, run_of(parse(RunRequest, asked)))
    answer = ask(translate.HEADER, models, "weights", asked | place)
    assert answer["weights"] == head_weights(runs.after.attention["decoder"], 2, 1)


def shows_row(page: Page, trace: Trace, layer: int, head: int, row: int) -> None:
    """The table of the chosen head has the numbers of the trace in this row."""
    expect(page.locator(".gf-heads .gf-table caption")).to_have_text(f"Decoder, layer {layer + 1}, head {head + 1}")
    expected = trace.attention["decoder"].weights[layer, head, row, : row + 1]
    shown = page.locator(".gf-heads .gf-table tr:has(td)").nth(row)
    texts = shown.evaluate("row => [...row.querySelectorAll('td')].map((cell) => cell.textContent)")
    assert texts[: row + 1] == [f"{value:.3f}" for value in expected.tolist()]


@pytest.mark.browser
@pytest.mark.usefixtures("few")
def test_the_page_asks_for_the_head_that_it_shows(
    entries: list[ModelEntry], long_text: str, trace: Trace, serving: Callable, page: Page
) -> None:
    asked: list[dict] = []
    page.on("request", lambda one: one.url.endswith("/weights") and asked.append(json.loads(one.post_data or "{}")))
    with serving(entries) as address:
        open_page(page, address, model="tiny-long", text=long_text, map="decoder", layer="2", head="4")
        page.wait_for_selector(".gf-attention[data-current=true][data-sel='decoder.2.4']")
        page.click(".gf-heads button:text-is('Table')")
        shows_row(page, trace, 2, 4, 50)
        before = len(asked)
        place = page.evaluate("document.querySelector('.gf-attention').attentionView.centreOfHead(0, 2)")
        page.mouse.click(place["x"], place["y"])
        page.wait_for_selector(".gf-attention[data-current=true][data-sel='decoder.0.2']")
        shows_row(page, trace, 0, 2, 50)
        for layer, head in ((2, 4), (0, 2)):  # both are there
            page.evaluate("place => glassformer.store.set(place)", {"layer": layer, "head": head})
            page.wait_for_selector(f".gf-attention[data-current=true][data-sel='decoder.{layer}.{head}']")
        assert len(asked) == before + 1
        open_view(page, "heads")
        page.wait_for_selector(".gf-headboard[data-current=true]")
        open_view(page, "overview")
        page.wait_for_selector(".gf-overview[data-current=true]")


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(("tab", "root"), [("masks", ".gf-masks"), ("positions", ".gf-positions")])
def test_a_changed_run_asks_for_the_head_that_it_shows(
    tab: str, root: str, entries: list[ModelEntry], long_text: str, serving: Callable, page: Page
) -> None:
    """A link opens this view first, so no other has asked for a head before."""
    edits = {"positions": "off"} if tab == "positions" else {"bugs": "no-scale"}
    asked = {"model": "tiny-long", "text": long_text, **edits}
    runs = experiment(Models(entries), run_of(parse(RunRequest, asked)))
    with serving(entries) as address:
        open_page(page, address, tab=tab, map="decoder", layer="2", head="4", **asked)
        for layer, head in ((2, 4), (0, 2)):
            page.evaluate("place => glassformer.store.set(place)", {"layer": layer, "head": head})
            page.wait_for_selector(f"{root}[data-current=true][data-sel='decoder.{layer}.{head}']")
            if layer == 2:
                page.locator(f"{root} button:text-is('Table')").last.click()
            pair = [one.attention["decoder"].weights[layer, head, 50, 3] for one in (runs.before, runs.after)]
            shown = page.locator(f"{root} .gf-table tr:has(td)").nth(50).locator("td").nth(3)
            expect(shown).to_have_text(" → ".join(dict.fromkeys(f"{value:.3f}" for value in pair)))


@pytest.mark.browser
@pytest.mark.usefixtures("few")
def test_a_head_that_does_not_come_is_one_sentence_and_the_picture_stays(
    entries: list[ModelEntry], long_text: str, serving: Callable, page: Page
) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(json={"ok": False, "kind": "later", "error": "The server is busy."})

    with serving(entries) as address:
        open_page(page, address, model="tiny-long", text=long_text)
        page.wait_for_selector(".gf-attention[data-current=true]")
        drawn = page.get_attribute(".gf-attention", "data-sel")
        page.route("**/weights", refuse)
        page.evaluate("glassformer.store.set({ layer: 2, head: 3 })")
        expect(page.locator(".gf-attention .gf-message")).to_have_text("The server is busy.")
        assert page.get_attribute(".gf-attention", "data-sel") == drawn


@pytest.mark.browser
@pytest.mark.usefixtures("few")
def test_two_long_runs_side_by_side(entries: list[ModelEntry], long_text: str, serving: Callable, page: Page) -> None:
    other = long_text.replace("bike", "horse")
    with serving(entries) as address:
        open_page(page, address, model="tiny-long", text=other, pin=pin_of("tiny-long", long_text))
        looks_at(page, "d")
        page.click(".gf-pinbar button:text-is('A')")
        looks_at(page, "a")


@pytest.mark.browser
def test_a_saved_page_has_all_heads(trace: Trace, page: Page, tmp_path: Path) -> None:
    path, asked = tmp_path / "page.html", []
    path.write_text(snapshot_html(trace), encoding="utf-8")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    page.evaluate("glassformer.store.set({ layer: 2, head: 3 })")
    page.wait_for_selector(".gf-attention[data-current=true][data-sel='decoder.2.3']")
    page.click(".gf-heads button:text-is('Table')")
    shows_row(page, trace, 2, 3, 50)
    assert asked == [path.as_uri()]


@pytest.mark.browser
@pytest.mark.usefixtures("few")
def test_the_strip_and_the_matrix_scroll_together(
    entries: list[ModelEntry], long_text: str, serving: Callable, page: Page
) -> None:
    def scroll(selector: str, far: float) -> None:
        page.locator(selector).evaluate(
            "(one, far) => { one.scrollTop = far * (one.scrollHeight - one.clientHeight) }", far
        )

    def first_row() -> float:
        return page.locator(".gf-heads .gf-mx").evaluate("one => one.scrollTop / (one.scrollHeight - one.clientHeight)")

    def is_seen(word: int) -> bool:
        line = page.locator("#spine .sp-words").first
        return line.evaluate(
            "(line, word) => { const [own, box] = [line, line.querySelectorAll('.sp-word')[word]].map("
            "(one) => one.getBoundingClientRect()); return box.top >= own.top - 4 && box.bottom <= own.bottom + 4 }",
            word,
        )

    page.set_viewport_size({"width": 900, "height": 700})
    with serving(entries) as address:
        open_page(page, address, model="tiny-long", text=long_text)
        page.wait_for_selector(".gf-attention[data-current=true]")
        scroll(".gf-heads .gf-mx", 0)
        eventually(page, lambda: check(is_seen(0)))
        scroll("#spine .sp-words >> nth=0", 1)
        eventually(page, lambda: check(first_row() > 0.5))
        assert not is_seen(0)
        scroll("#spine .sp-words >> nth=0", 0)
        eventually(page, lambda: check(first_row() < 0.2))
        page.locator("#spine .sp-word").first.click()  # a chosen word brings its row, and a row its word
        eventually(page, lambda: check(first_row() < 0.2))
        page.evaluate("glassformer.store.set({ step: 50 })")
        eventually(page, lambda: check(first_row() > 0.3 and not is_seen(0)))


def check(holds: bool) -> None:
    assert holds
