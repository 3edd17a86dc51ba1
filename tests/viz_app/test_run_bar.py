"""Ways to decode, forced beginnings and texts of several sentences, as a visitor meets them in a real Chromium."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

import core
from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.visitor import PAINTED, open_page, query, run, settle, shown
from viz_app.view_models import attention_payload

pytestmark = pytest.mark.browser

ONE = "A man rides a bike."
THREE = ["A man rides a bike.", "Where is the station?", "Two children are playing in the snow."]
CHIP = ".gf-forced-chip"
NAMED = "#gh-more #gh-decoded"  # the decoding on the button Options, unless it is greedy


@pytest.fixture(scope="module")
def traced(tiny_entries: list) -> Callable[..., Trace]:
    """Runs the page's translator."""
    return tiny_entries[0].load().trace


def wait_for(page: Page, trace: Trace, sides: tuple[str, str] = ("English", "German")) -> None:
    """Wait until the page shows ``trace``: the name of a picture is made of all its numbers."""
    page.wait_for_selector(f"{PAINTED}[data-trace='{attention_payload(trace, sides=sides)['id']}']")
    settle(page)


def beam(width: int, **options: object) -> core.Decoding:
    return core.Decoding(beam=width, hypotheses=width, **options)


@pytest.mark.long
def test_beam_search_is_set_by_keyboard_and_its_link_shows_the_same(
    page: Page, chromium: Browser, server: str, traced: Callable[..., Trace]
) -> None:
    open_page(page, server, model="en-de", text=ONE)
    expect(page.locator(NAMED)).to_have_text("")
    page.focus("#gh-more")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_for(page, traced(ONE, decoding=beam(4)))
    page.fill("[data-name=beam]", "3")
    page.keyboard.press("Tab")
    expect(page.locator("[data-name=length_penalty]")).to_be_focused()
    wait_for(page, traced(ONE, decoding=beam(3)))
    page.keyboard.press("Escape")
    expect(page.locator("#gh-options")).to_be_hidden()
    expect(page.locator("#gh-more")).to_be_focused()
    expect(page.locator(NAMED)).to_have_text("beam 3")
    assert query(page)["decoding"] == "beam.3"
    page.click(".gf-found summary")
    true = traced(ONE, decoding=beam(3)).hypotheses
    seen = page.locator(".gf-found tbody tr td:first-child").all_inner_texts()
    assert [float(text.replace("−", "-")) for text in seen] == pytest.approx([one.score for one in true], abs=0.0006)
    with visiting(chromium) as fresh:
        fresh.goto(page.evaluate("glassformer.store.link()"))
        wait_for(fresh, traced(ONE, decoding=beam(3)))
        assert query(fresh) == query(page)
    page.go_back()
    wait_for(page, traced(ONE, decoding=beam(4)))
    expect(page.locator(NAMED)).to_have_text("beam 4")


@pytest.mark.long
def test_sampling_reset_and_a_new_sentence(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_page(page, server, model="en-de", text=ONE, decoding="sample.5", temperature="1.5", top_k="7", top_p="0.9")
    sampled = core.Decoding(temperature=1.5, top_k=7, top_p=0.9, seed=5)
    wait_for(page, traced(ONE, decoding=sampled))
    run(page, THREE[1])
    wait_for(page, traced(THREE[1], decoding=sampled))
    page.click("#gh-more")
    expect(page.locator("#gh-options")).to_contain_text("the 7 likeliest")
    page.fill("[data-name=seed]", "6")
    page.keyboard.press("Enter")
    wait_for(page, traced(THREE[1], decoding=core.Decoding(temperature=1.5, top_k=7, top_p=0.9, seed=6)))
    page.click("text=Reset")
    wait_for(page, traced(THREE[1]))
    assert not {"decoding", "temperature", "top_k", "top_p"} & set(query(page))


@pytest.mark.long
def test_another_candidate_is_forced_and_let_go(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_page(page, server, model="en-de", text=ONE)
    plain = traced(ONE)
    page.evaluate("glassformer.store.set({step: 2})")
    other = next(one for one in plain.steps[2].top if one.id != plain.steps[2].id and not one.token.startswith("<s>"))
    row = page.locator(f".gf-next li[data-token='{other.token}'] button")
    row.focus()
    page.keyboard.press("Enter")
    prefix = (*[step.id for step in plain.steps[:2]], other.id)
    forced = traced(ONE, decoding=core.Decoding(prefix=prefix))
    wait_for(page, forced)
    expect(page.locator(CHIP)).to_be_focused()
    expect(page.locator("#spine .sp-forced").first).to_be_visible()
    assert "forced" in query(page)
    page.evaluate("glassformer.store.set({step: 2})")
    chosen = page.locator(".gf-next .gf-chosen")
    expect(chosen).to_have_attribute("data-token", other.token)
    assert "is forced" in page.inner_text(".gf-next")
    shown_number = float(chosen.get_attribute("data-log-probability") or "nan")
    assert shown_number == pytest.approx(forced.steps[2].log_probability, rel=1e-6)
    page.click(CHIP)
    wait_for(page, plain)
    expect(page.locator(CHIP)).to_be_hidden()
    expect(page.locator("#spine .sp-forced")).to_have_count(0)
    page.go_back()
    wait_for(page, forced)


def test_a_beginning_can_be_typed_and_stays_with_its_sentence(
    page: Page, server: str, traced: Callable[..., Trace]
) -> None:
    open_page(page, server, model="en-de", text=ONE)
    page.click("#gh-more")
    page.fill(".gf-begin input", "Ein Mann")
    page.keyboard.press("Enter")
    wait_for(page, traced(ONE, decoding=core.Decoding(prefix="Ein Mann")))
    assert query(page)["forced"] == "Ein Mann"
    expect(page.locator(CHIP)).to_contain_text("Ein Mann")
    run(page, THREE[1])
    wait_for(page, traced(THREE[1]))
    assert "forced" not in query(page)


@pytest.mark.long
def test_several_sentences_are_picked_one_by_one(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_page(page, server, model="en-de", text=ONE)
    expect(page.locator("#gh-sentences")).to_be_hidden()
    run(page, " ".join(THREE))
    wait_for(page, traced(THREE[0]))
    expect(page.locator(".gf-picker")).to_contain_text("Sentence 1 of 3")
    page.wait_for_selector("#gh-sentences[data-done=true]")
    page.set_viewport_size({"width": 1440, "height": 900})
    picker, texts = (page.locator(f"#gh-sentences {one}").bounding_box() for one in (".gf-picker", ".gf-texts"))
    assert picker
    assert texts
    assert picker["y"] < texts["y"] + texts["height"] / 2 < picker["y"] + picker["height"], "one row: Overview needs it"
    outputs = [traced(one).output for one in THREE]
    assert page.locator(".gf-texts .gf-target span").all_inner_texts() == outputs
    page.get_by_role("button", name="The next sentence").press("Enter")
    wait_for(page, traced(THREE[1]))
    expect(page.locator(".gf-picker")).to_contain_text("Sentence 2 of 3")
    assert query(page)["sentence"] == "1"
    assert query(page)["text"] == " ".join(THREE)
    page.click(".gf-texts .gf-source button >> nth=2")
    wait_for(page, traced(THREE[2]))
    page.reload()
    page.wait_for_selector("[data-ready=true]")
    wait_for(page, traced(THREE[2]))
    page.go_back()
    wait_for(page, traced(THREE[1]))
    run(page, ONE)
    wait_for(page, traced(ONE))
    expect(page.locator("#gh-sentences")).to_be_hidden()
    assert "sentence" not in query(page)


def test_a_pasted_text_keeps_its_lines_apart(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_page(page, server, model="en-de", text=ONE)
    page.fill("#gh-text", "")
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.setData('text', 'A man rides a bike.\\n\\nWhere is the station?\\n');
            const pasted = new ClipboardEvent('paste', { clipboardData: data, cancelable: true });
            document.querySelector('#gh-text').dispatchEvent(pasted);
        }"""
    )
    expect(page.locator("#gh-text")).to_have_value("A man rides a bike. Where is the station?")


def test_nothing_of_the_panel_is_cut_off_on_a_phone(chromium: Browser, server: str) -> None:
    with visiting(chromium, viewport={"width": 390, "height": 844}) as page:
        open_page(
            page, server, model="en-de", text=ONE, decoding="sample.5", temperature="0.7", top_k="20", top_p="0.9"
        )
        page.click("#gh-more")
        panel = page.locator("#gh-options").bounding_box()
        assert panel["x"] >= 0
        assert panel["x"] + panel["width"] <= 390
        for field in page.locator("#gh-options :is(input, button):visible").all():
            box = field.bounding_box()
            assert box["x"] >= panel["x"]
            assert box["x"] + box["width"] <= panel["x"] + panel["width"]


def test_other_tabs_show_the_same_run(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    trace = traced(THREE[1], decoding=beam(3, prefix="Ein Mann"))
    with page.expect_response(lambda one: one.url.endswith("/ask/head/layer")) as answered:
        open_page(
            page,
            server,
            model="en-de",
            text=" ".join(THREE),
            sentence="1",
            decoding="beam.3",
            forced="Ein Mann",
            tab="head",
        )
    sent = answered.value.request.post_data_json["data"]
    assert (sent[0] if isinstance(sent, list) else sent)["decoding"] == "beam.3"
    assert answered.value.json()["queries"] == list(trace.target_tokens[:-1])


def test_a_classifier_has_no_decoding(page: Page, server: str) -> None:
    open_page(page, server, model="sentiment", text="A gorgeous, witty film. Not bad.", decoding="beam.3", sentence="1")
    expect(page.locator("#gh-message")).to_contain_text("A classifier writes nothing")
    expect(page.locator("#gh-decoding")).to_be_hidden()
    expect(page.locator("#gh-sentences")).to_be_hidden()
    assert not {"decoding", "sentence"} & set(query(page))


@pytest.mark.parametrize(
    "parameters",
    [
        dict.fromkeys(("decoding", "length_penalty", "temperature", "top_k", "sentence"), "<script>alert(1)</script>"),
        {"decoding": "beam.99", "forced": "ids.999999"},
        {"forced": "ids." + "7." * 5_000},
        {"decoding": "diverse.4", "v": "2"},
    ],
)
def test_what_a_link_gets_wrong_is_said_and_ignored(
    page: Page, server: str, traced: Callable[..., Trace], parameters: dict[str, str]
) -> None:
    dialogs: list[str] = []
    page.on("dialog", lambda dialog: dialogs.append(dialog.message) or dialog.dismiss())
    open_page(page, server, model="en-de", text=ONE, **parameters)
    expect(page.locator("#gh-message")).to_contain_text("ignored")
    wait_for(page, traced(ONE))
    assert shown(page)
    assert not {"decoding", "forced", "temperature", "sentence"} & set(query(page))
    assert not dialogs


def test_forcing_script_is_only_text(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    evil = "<img src=x onerror=alert(1)>"
    open_page(page, server, model="en-de", text=ONE, forced=evil)
    wait_for(page, traced(ONE, decoding=core.Decoding(prefix=evil)))
    expect(page.locator(CHIP)).to_contain_text(evil)
    assert page.locator("#gh-forced img").count() == 0
