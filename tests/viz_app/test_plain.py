"""Gradio's own components for a model, ``gf.blocks``: by gradio_client, embedded, loaded, and in a real Chromium."""

import contextlib
import json
import re
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gradio as gr
import numpy as np
import pytest
from gradio import external
from gradio_client import Client
from playwright.sync_api import Page, expect

import core
import glassformer as gf
from tests.hub import save_hub_model, save_later_model
from tests.viz_app.axe import violations
from viz_app.gradio_app.plain import blocks
from viz_app.protocol.edits import SHORT
from viz_app.protocol.plain import EDITS_ARE_WRITTEN
from viz_app.view_models import plain
from viz_app.view_models.words import label, percent

TEXT = "A man rides a bike."
EVIL = '<img src=x onerror="document.title=1"> ${1} </script>'
OF_GRADIO = ("max_value", "toast-header")  # what axe-core finds in Gradio: the end of a slider, a button in a button
SECONDS = 120_000  # milliseconds on a busy machine
RAN = ("answer", "text", "sentence", "steps", "off", "mask", "map", "layer", "head", "row", "weights", "reading")


@contextlib.contextmanager
def launched(page: gr.Blocks, port: int) -> Iterator[str]:
    page.launch(
        server_port=port, prevent_thread_lock=True, quiet=True, _frontend=False, run_history=False, footer_links=[]
    )
    try:
        yield page.local_url
    finally:
        page.close()


@pytest.fixture(scope="module")
def loaded(tiny_checkpoints: Path) -> dict[str, Any]:
    return {name: core.load(str(tiny_checkpoints / name), device="cpu") for name in ("en-de", "sentiment")}


@pytest.fixture(scope="module")
def translator(loaded: dict[str, Any], free: Callable[[], int]) -> Iterator[str]:
    with launched(gf.blocks(loaded["en-de"]), free()) as address:
        yield address


@pytest.fixture(scope="module")
def client(translator: str) -> Client:
    return Client(translator, verbose=False)


def ran(client: Client, text: str, model: str) -> dict[str, Any]:
    """Return what a run shows, by component; what a component is told beside its value is left out."""
    values = client.predict(text, model, "light", api_name="/run")
    plain_values = [one.get("value") if isinstance(one, dict) and "__type__" in one else one for one in values]
    return dict(zip(RAN, plain_values, strict=False)) | {"figures": plain_values[-2:]}


def test_a_run_shows_the_numbers_of_the_trace(client: Client, loaded: dict[str, Any]) -> None:
    trace, shown = loaded["en-de"].trace(TEXT), ran(client, TEXT, "en-de")
    assert shown["answer"] == trace.output == loaded["en-de"].translate(TEXT)
    assert [row[1:] for row in shown["steps"]["data"]] == [
        [label(read), label(step.token), percent(float(np.exp(step.log_probability)))]
        for read, step in zip(trace.target_tokens, trace.steps, strict=False)
    ]
    one = json.loads(shown["figures"][1]["plot"])
    true = gf.figures.attention(trace, "cross", layer=shown["layer"] - 1, head=shown["head"] - 1)
    assert one["data"][0]["z"] == json.loads(true.to_json())["data"][0]["z"]
    assert one["layout"]["paper_bgcolor"] == "rgba(0,0,0,0)"
    assert one["config"]["displaylogo"] is False


@pytest.mark.parametrize("name", ["encoder", "decoder", "cross"])
def test_a_row_is_the_one_of_the_trace(client: Client, loaded: dict[str, Any], name: str) -> None:
    trace = loaded["en-de"].trace(TEXT)
    weights, reading, chances = client.predict(TEXT, "en-de", name, 2, 3, 2, api_name="/row")
    true, may_look = trace.attention[name].weights[1, 2, 1], trace.attention[name].mask[1]
    shown = [one["class_or_confidence"] for one in weights]
    assert [one for one in shown if one is not None] == pytest.approx(true[may_look].tolist())
    assert [one is not None for one in shown] == may_look.tolist()
    assert percent(float(true.max())) in reading
    best = {} if name == "encoder" else {one.token: np.exp(one.log_probability) for one in trace.steps[1].top}
    assert [one["confidence"] for one in chances.get("confidences") or []] == pytest.approx(
        sorted(best.values(), reverse=True)[:6]
    )


def test_a_change_is_the_run_with_these_edits(client: Client, loaded: dict[str, Any]) -> None:
    model = loaded["en-de"]
    asked = (TEXT, "en-de", "cross", 1, 1, 1, ["c.0.1", "e.1.2"], ["e.*.1.0_c.*.1.0"], "no-scale", "dark")
    output, rows, figure = client.predict(*asked, api_name="/change")
    mask = [core.MaskEdit(name, None, 1, False) for name in ("encoder", "cross")]
    edits = core.Edits(heads_off=(("cross", 0, 1), ("encoder", 1, 2)), mask=tuple(mask), bugs=("no-scale",))
    before = model.trace(TEXT)
    after = model.trace(TEXT, edits=edits, target=[step.id for step in before.steps])
    assert output == model.trace(TEXT, edits=edits).output
    assert rows["value"]["data"] == plain.difference_rows(before, after)
    assert gf.figures.themed(gf.figures.heads(before, "cross"), "dark").layout.font == (
        gf.figures.heads(before, "cross", theme="dark").layout.font
    )
    assert json.loads(figure["value"]["plot"])["layout"]["template"]["layout"]["font"]["color"] == (
        gf.figures.heads(before, "cross", theme="dark").layout.template.layout.font.color
    )


def test_a_classifier_shows_its_classes(loaded: dict[str, Any], free: Callable[[], int]) -> None:
    with launched(blocks(loaded["sentiment"]), free()) as address:
        client = Client(address, verbose=False)
        trace = loaded["sentiment"].trace("A gorgeous, witty film.")
        shown = ran(client, trace.text, "sentiment")
        assert shown["answer"] == trace.output
        chances = client.predict(trace.text, "sentiment", "encoder", 1, 1, 1, api_name="/row")[2]["confidences"]
        true = dict(zip(trace.classification.labels, trace.classification.probabilities.tolist(), strict=True))
        assert {one["label"]: one["confidence"] for one in chances} == pytest.approx(true)
        asked = (trace.text, "sentiment", "encoder", 1, 1, 1, ["e.0.1"], [], "", "light")
        after = loaded["sentiment"].trace(trace.text, edits=core.Edits(heads_off=(("encoder", 0, 1),)))
        assert client.predict(*asked, api_name="/change")[1]["value"]["data"] == plain.difference_rows(trace, after)


BAD = [
    (("/run", "", "en-de", "light"), "blank"),
    (("/run", " \n\t", "en-de", "light"), "blank"),
    (("/run", "word " * 999, "en-de", "light"), "128 fit"),
    (("/run", "x" * 200_000, "en-de", "light"), "Shorten it by"),
    (("/run", None, "en-de", "light"), "without a model and a text"),
    (("/run", 7, "en-de", "light"), "without a model and a text"),
    (("/run", TEXT, EVIL, "light"), "There is no model “&lt;img"),
    (("/run", TEXT, "en-de", "pink"), "light or dark"),
    (("/row", TEXT, "en-de", "cross", 9, 1, 1), "2 layers of 3 heads, and no head 1 in layer 9"),
    (("/row", TEXT, "en-de", "cross", 0, 1, 1), "The layer is a whole number from 1"),
    (("/row", TEXT, "en-de", "cross", 1, "two", 1), "The head is a whole number from 1"),
    (("/row", TEXT, "en-de", "sideways", 1, 1, 1), "The map is one of: encoder, decoder, cross"),
    (("/change", TEXT, "en-de", "cross", 1, 1, 1, [], [], "", "light"), "Nothing is changed"),
    (("/change", TEXT, "en-de", "cross", 1, 1, 1, ["c.9.0"], [], "", "light"), "no cross head 0 in layer 9"),
    (("/change", TEXT, "en-de", "cross", 1, 1, 1, [EVIL], [], "", "light"), EDITS_ARE_WRITTEN),
    (("/change", TEXT, "en-de", "cross", 1, 1, 1, {"a": 1}, [], "", "light"), EDITS_ARE_WRITTEN),
    (("/change", TEXT, "en-de", "cross", 1, 1, 1, [], [], "no-such-bug", "light"), "written as in a link"),
]


@pytest.mark.parametrize(("asked", "sentence"), BAD)
def test_bad_input_gets_one_sentence(client: Client, asked: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(Exception, match=r"^[^\n]+[.?!]$") as refused:
        client.predict(*asked[1:], api_name=asked[0])
    assert sentence in str(refused.value)
    assert "<" not in str(refused.value)


def test_text_of_any_kind_is_run(client: Client, loaded: dict[str, Any]) -> None:
    for text in ("🙂 🙂", "Привет, мир.", "a\u200bb\x07c\u202e", EVIL, "One. Two. Three."):
        shown = ran(client, text, "en-de")
        assert shown["answer"] == loaded["en-de"].trace(shown["text"]).output


LATER = [pytest.param(kind, marks=pytest.mark.long) for kind in ("marian", "llama")]


@pytest.mark.parametrize("kind", ["gpt2", "bert", "masked", *LATER])
def test_models_of_others_show_what_their_trace_has(kind: str, tmp_path: Path, free: Callable[[], int]) -> None:
    if kind == "masked":
        save_later_model("bert", tmp_path, "ForMaskedLM")
    else:
        (save_hub_model if kind in ("marian", "bert") else save_later_model)(kind, tmp_path)
    model = core.load(f"hf:{tmp_path}", device="cpu")
    with launched(blocks(model), free()) as address:
        client, trace = Client(address, verbose=False), model.trace(TEXT)
        assert ran(client, TEXT, model.name)["answer"] == trace.output
        for name in trace.attention:
            weights, *_ = client.predict(TEXT, model.name, name, 1, 1, 1, api_name="/row")
            shown = [one["class_or_confidence"] or 0 for one in weights]
            assert shown == pytest.approx(trace.attention[name].weights[0, 0, 0].tolist(), abs=1e-6)
        client.predict(TEXT, model.name, "light", api_name="/waves")
        head = plain.all_heads(trace, SHORT)[0][1]
        if kind in ("marian", "gpt2"):
            changed, *_ = client.predict(TEXT, model.name, "", 1, 1, 1, [head], [], "", "light", api_name="/change")
            assert isinstance(changed, str)


@pytest.mark.long
def test_it_renders_inside_other_blocks_and_loads_from_elsewhere(
    loaded: dict[str, Any], free: Callable[[], int], translator: str
) -> None:
    with gr.Blocks(analytics_enabled=False) as outer:
        gr.Markdown("My own app")
        with gr.Tab("Mine"):
            blocks(loaded["en-de"]).render()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        again = external.from_spaces_blocks(translator, None)  # what gr.load does once it knows a Space's address
    for page in (outer, again):
        with launched(page, free()) as address:
            client = Client(address, verbose=False)
            assert ran(client, TEXT, "en-de")["answer"] == loaded["en-de"].translate(TEXT)


def test_nothing_is_kept_for_a_visitor(loaded: dict[str, Any]) -> None:
    page = blocks(loaded["en-de"])
    assert not [one for one in page.blocks.values() if isinstance(one, gr.State)]
    with pytest.raises(core.InputError, match=r"blocks needs a loaded model, such as gf\.load"):
        blocks("en-de")


def opened(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(".js-plotly-plot .heatmaplayer image", timeout=SECONDS)


def type_and_run(page: Page, text: str) -> None:
    page.get_by_label("Text", exact=True).fill(text)
    page.get_by_label("Text", exact=True).press("Enter")


@pytest.mark.browser
@pytest.mark.long
def test_a_visitor_steps_through_a_run(page: Page, translator: str, loaded: dict[str, Any]) -> None:
    trace = loaded["en-de"].trace(TEXT)
    opened(page, translator)
    type_and_run(page, TEXT)
    expect(page.get_by_label("Answer", exact=True)).to_have_value(trace.output, timeout=SECONDS)
    place = [int(page.get_by_label(name, exact=True).input_value()) for name in ("Layer", "Head")]
    slider = page.get_by_role("slider", name="Step")
    row = int(slider.input_value())
    reading = page.get_by_label("The same in words")
    expect(reading).to_have_value(plain.row_sentence(trace, "cross", *place, row), timeout=SECONDS)
    slider.focus()
    key, beside = ("ArrowLeft", row - 1) if row > 1 else ("ArrowRight", row + 1)  # a run may open with its first step
    slider.press(key)
    expect(reading).to_have_value(plain.row_sentence(trace, "cross", *place, beside), timeout=SECONDS)
    tokens_are_no_markup_and_a_refusal_is_a_sentence(page)


def tokens_are_no_markup_and_a_refusal_is_a_sentence(page: Page) -> None:
    title = page.title()
    type_and_run(page, f"{EVIL} 🙂")
    page.get_by_test_id("toast-body").filter(has_text="it reads bytes instead").wait_for(
        timeout=SECONDS
    )  # it quotes what was typed
    expect(page.get_by_label("All steps")).to_contain_text("‹", timeout=SECONDS)
    assert page.locator("img[src=x]").count() == 0
    assert page.title() == title
    type_and_run(page, " ")
    page.get_by_test_id("toast-body").filter(has_text="This text is blank").wait_for(timeout=SECONDS)


@pytest.mark.browser
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.long
def test_it_can_be_read_in_both_themes(page: Page, translator: str, theme: str) -> None:
    opened(page, f"{translator}?__theme={theme}")
    colour = page.locator(".js-plotly-plot .annotation-text").first.evaluate("one => getComputedStyle(one).fill")
    red, green, blue = (int(part) for part in re.findall(r"\d+", colour)[:3])
    assert (red + green + blue > 3 * 128) == (theme == "dark")
    for width in (390, 820, 1440, 2560):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert [one for one in violations(page) if not any(own in one for own in OF_GRADIO)] == []


@pytest.mark.browser
@pytest.mark.long
def test_it_can_be_a_part_of_any_page(page: Page, translator: str) -> None:
    element = Path(gr.__file__).parent / "templates" / "frontend" / "gradio.js"  # mostly taken from elsewhere
    html = f'<script type="module" src="/gradio.js"></script><gradio-app src="{translator}"></gradio-app>'
    page.route("**/gradio.js", lambda route: route.fulfill(path=element))
    page.route("**/course", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{translator}course")
    page.wait_for_selector(".js-plotly-plot .heatmaplayer image", timeout=SECONDS)


@pytest.mark.browser
@pytest.mark.long
def test_the_app_has_it_as_a_page(page: Page, server: str, tiny_entries: list) -> None:
    page.goto(server)
    page.click("#gh-more")
    page.click("text=Plain page")
    page.wait_for_selector(".js-plotly-plot .heatmaplayer image", timeout=SECONDS)
    page.get_by_label("Model", exact=True).click()
    page.get_by_role("option", name=tiny_entries[1].title).click()
    answer = tiny_entries[1].load().trace(tiny_entries[1].examples[0]).output
    expect(page.get_by_label("Answer", exact=True)).to_have_value(answer, timeout=SECONDS)


def test_the_app_takes_the_same_turns_and_limits(server: str, loaded: dict[str, Any]) -> None:
    client = Client(server, verbose=False)
    assert ran(client, TEXT, "en-de")["answer"] == loaded["en-de"].translate(TEXT)
    asked = (TEXT, "en-de", "cross", 1, 1, 1, ["c.0.1"], [], "", "light")
    assert client.predict(*asked, api_name="/change")[0] == (
        loaded["en-de"].trace(TEXT, edits=core.Edits(heads_off=(("cross", 0, 1),))).output
    )
    for value in ({"path": "http://192.0.2.1/big"}, [["c.0.1"]], 0.5, True):
        with pytest.raises(Exception, match="400 Bad Request"):  # before Gradio sees it
            client.predict(TEXT, "en-de", "cross", 1, 1, 1, value, [], "", "light", api_name="/change")
