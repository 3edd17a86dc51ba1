"""Pin and compare in a real Chromium: A is pinned, B is visible, and the difference is true."""

import json
import re
from collections.abc import Callable, Iterator
from urllib.parse import parse_qs, urlencode

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Request, expect

import core
from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.axe import violations, violations_of_colour, wear
from tests.viz_app.visitor import PAINTED, cells, eventually, open_page, open_view, query, run
from viz_app.view_models import attention_payload
from viz_app.view_models.words import percent

pytestmark = pytest.mark.browser

ONE, OTHER = "A man rides a bike.", "A man rides a horse."
MESSAGE = "#gh-message"


@pytest.fixture(scope="module")
def traced(tiny_entries: list) -> Callable[..., Trace]:
    loaded = {entry.name: entry.load() for entry in tiny_entries}
    return lambda model, text, **options: loaded[model].trace(text, **options)


@pytest.fixture
def asked(page: Page) -> Iterator[list[str]]:
    """The bodies of all questions about pinned runs."""
    bodies: list[str] = []

    def listen(request: Request) -> None:
        if request.url.endswith("/ask/header/pinned"):
            bodies.append(request.post_data or "")

    page.on("request", listen)
    return bodies


def pin_of(model: str, text: str, **more: str) -> str:
    return urlencode({"model": model, "text": text, **more})


def name_of(trace: Trace) -> str:
    sides = ("English", "German") if trace.task == "translator" else ("Text", "Class")
    return str(attention_payload(trace, sides=sides)["id"])


def press(page: Page, key: str) -> None:
    """A key of the page, with the focus in no field."""
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press(key)


def looks_at(page: Page, which: str) -> None:
    page.wait_for_selector(f"{PAINTED}[data-which='{which}'][data-current=true]")


def weights_of(page: Page) -> np.ndarray:
    """The numbers of the difference's table; what has no match is NaN."""
    number = {"no match": "nan", "masked": "0"}
    rows = cells(page, ".gf-heads .gf-table")
    return np.array([[float(number.get(cell, cell.replace("−", "-"))) for cell in row] for row in rows])


def shows_weights(page: Page, expected: np.ndarray) -> None:
    """The difference's table begins with these numbers; a pad has a row and a column more."""
    queries, keys = expected.shape
    eventually(page, lambda: np.testing.assert_allclose(weights_of(page)[:queries, :keys], expected, atol=0.00101))


def test_pinning_by_key_asks_nobody_and_the_next_run_is_set_beside_it(
    page: Page, server: str, asked: list[str], traced: Callable
) -> None:
    open_page(page, server, model="en-de", text=ONE)
    press(page, "p")
    expect(page.locator("#gh-pin button")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".gf-pinbar")).to_contain_text("your next run is B")
    run(page, OTHER)
    looks_at(page, "d")
    assert page.locator(".gf-pinbar del").all_inner_texts() == ["bike."]
    assert page.locator(".gf-pinbar ins").all_inner_texts() == ["horse."]
    assert {name: values[0] for name, values in parse_qs(query(page)["pin"]).items()} == {"model": "en-de", "text": ONE}
    press(page, "a")
    looks_at(page, "a")
    assert page.get_attribute(PAINTED, "data-trace") == name_of(traced("en-de", ONE))
    assert query(page)["which"] == "a"
    press(page, "b")
    looks_at(page, "b")
    assert page.get_attribute(PAINTED, "data-trace") == name_of(traced("en-de", OTHER))
    page.click(".gf-pinbar button:text-is('Difference')")
    looks_at(page, "d")
    assert asked == []
    page.click(".gf-pinbar button:text-is('Unpin')")
    looks_at(page, "b")
    expect(page.locator(".gf-pinbar")).to_be_hidden()
    assert not {"pin", "which"} & set(query(page))


def test_a_link_opens_both_runs_and_their_difference_is_that_of_the_traces(
    page: Page, server: str, asked: list[str], traced: Callable
) -> None:
    without = core.Edits(heads_off=(core.HeadName("encoder", 0, 1),))
    a, b = traced("en-de", ONE), traced("en-de", ONE, edits=without)
    link = {"pin": pin_of("en-de", ONE), "off": "e.0.1", "map": "encoder", "layer": "1", "head": "2"}
    open_page(page, server, model="en-de", text=ONE, **link)
    looks_at(page, "d")
    assert len(asked) == 1
    page.click(".gf-heads button:text-is('Table')")
    expect(page.locator(".gf-heads .gf-table caption")).to_have_text("Encoder, layer 2, head 3, B − A")
    change = b.attention["encoder"].weights.astype(float) - a.attention["encoder"].weights
    shows_weights(page, change[1, 2])
    assert np.abs(change[1, 2]).max() > 0.002
    moved = np.abs(change).sum(axis=-1).mean(axis=-1) / 2
    first = page.locator(".gf-most button").first
    listed = page.locator(".gf-most button").all_inner_texts()
    expect(first).to_contain_text("%")
    assert f"Encoder, layer 2, head {moved[1].argmax() + 1}" in " ".join(listed)
    first.click()
    expect(first).to_have_attribute("aria-current", "true")
    assert f"{query(page)['map'].capitalize()}, layer {int(query(page)['layer']) + 1}" in listed[0]


def test_classes_go_from_a_to_b(page: Page, server: str, traced: Callable) -> None:
    a, b = traced("sentiment", ONE), traced("sentiment", OTHER)
    open_page(page, server, model="sentiment", text=OTHER, pin=pin_of("sentiment", ONE))
    looks_at(page, "d")
    for item, before, after in zip(
        page.locator(".gf-classes li button").all(),
        a.classification.probabilities,
        b.classification.probabilities,
        strict=True,
    ):
        assert float(item.get_attribute("data-before") or "") == pytest.approx(before, rel=1e-6)
        assert float(item.get_attribute("data-probability") or "") == pytest.approx(after, rel=1e-6)
        assert f"{percent(before)} → {percent(after)}" in item.inner_text().replace("\n", " ")


def test_tokens_that_differ_are_marked_and_have_no_difference(page: Page, server: str, traced: Callable) -> None:
    open_page(page, server, model="en-de", text=OTHER, pin=pin_of("en-de", ONE), map="encoder", units="words")
    looks_at(page, "d")
    expect(page.locator(".gf-pinbar ins")).to_have_text("horse.")
    page.click(".gf-heads button:text-is('Table')")
    row = page.locator(".gf-heads .gf-table tbody tr").filter(has_text="bike | horse")
    assert set(row.locator("td").all_inner_texts()) == {"no match"}
    page.click("#spine .sp-source .sp-word:has-text('horse')")
    expect(page.locator(".gf-read")).to_contain_text("A reads bike and B reads horse. Different tokens")


def test_other_tabs_look_at_the_run_that_is_chosen(page: Page, server: str) -> None:
    where = {"tab": "head", "map": "encoder", "row": "0"}
    open_page(page, server, model="en-de", text=OTHER, pin=pin_of("en-de", ONE), which="a", **where)
    page.wait_for_selector(f".gf-inside[data-current=true][data-text='{ONE}']")
    strip = page.locator("#spine .sp-source")
    expect(strip).to_contain_text("bike")
    press(page, "d")
    expect(strip).to_contain_text("horse")
    page.wait_for_selector(f".gf-inside[data-current=true][data-text='{OTHER}']")
    open_view(page, "model")
    expect(page.locator(".gf-pinbar")).to_contain_text("not a run, so there is no difference")


def test_another_task_has_no_difference(page: Page, server: str) -> None:
    open_page(page, server, model="sentiment", text=ONE, pin=pin_of("en-de", ONE))
    expect(page.locator("#tab-translate .gf-message").first).to_contain_text("A and B are different tasks")
    looks_at(page, "b")
    press(page, "a")
    looks_at(page, "a")
    expect(page.locator(".gf-next")).to_be_visible()


@pytest.mark.long
def test_swapping_makes_a_the_run_on_show(page: Page, server: str, traced: Callable) -> None:
    open_page(page, server, model="en-de", text=OTHER, pin=pin_of("en-de", ONE))
    looks_at(page, "d")
    page.click(".gf-pinbar button:text-is('Swap')")
    expect(page.locator(".gf-pinbar ins")).to_have_text("bike.")
    assert query(page)["text"] == ONE
    assert parse_qs(query(page)["pin"])["text"] == [OTHER]


@pytest.mark.parametrize(
    ("pins", "said"),
    [
        ([pin_of("en-de", ONE), pin_of("en-de", OTHER)], "This link pins 2 runs. Only the last one is used."),
        ([pin_of("en-xx", ONE)], "uses the model “en-xx”, which is not here, so it is not pinned."),
        (["%00<b>"], "lacks its model or its text, so it is not pinned."),
        ([pin_of("en-de", "word " * 2000)], "The pinned run was removed."),
    ],
)
def test_what_a_link_pins_in_vain_is_said(page: Page, server: str, pins: list[str], said: str) -> None:
    address = f"{server}?{urlencode([('model', 'en-de'), ('text', ONE), *(('pin', pin) for pin in pins)])}"
    page.goto(address)
    page.wait_for_selector("[data-ready=true]")
    expect(page.locator(MESSAGE)).to_contain_text(said)
    if "Only the last" not in said:
        expect(page.locator(".gf-pinbar")).to_be_hidden()
        assert "pin" not in query(page)


@pytest.mark.long
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_in_a_comparison(chromium: Browser, server: str, width: int) -> None:
    with visiting(chromium, viewport={"width": width, "height": 844}) as page:
        open_page(page, server, model="en-de", text=OTHER, pin=pin_of("en-de", ONE))
        looks_at(page, "d")
        for theme, look in (("light", violations), ("dark", violations_of_colour)):
            wear(page, theme)
            assert look(page) == [], theme
        assert page.evaluate("document.documentElement.scrollWidth") == width


CHANGED = {"mask": "e.2.*.0_c.*.0.0", "bugs": "no-scale", "fill": "-1e9", "pads": "1.0"}
EDITS = core.Edits(
    mask=(core.MaskEdit("encoder", 2, None, False), core.MaskEdit("cross", None, 0, False)),
    bugs=("no-scale",),
    fill="-1e9",
    source_pads=1,
)


@pytest.mark.long
def test_a_run_keeps_the_masks_it_was_pinned_with_when_they_are_taken_back(
    page: Page, server: str, traced: Callable
) -> None:
    place = {"map": "encoder", "layer": "1", "head": "2"}
    open_page(page, server, model="en-de", text=ONE, tab="masks", **CHANGED, **place)
    page.wait_for_selector(".gf-masks[data-current=true]")
    press(page, "p")
    expect(page.locator(".gf-pinbar")).to_contain_text("2 changes of its masks, bug no-scale, masked cells filled")
    page.click(".gf-masks button:text-is('Reset')")
    page.wait_for_selector(".gf-masks[data-current=true][data-mask='']")
    expect(page.locator(".gf-pinbar button:text-is('Difference')")).to_have_attribute("aria-pressed", "true")
    press(page, "a")
    page.wait_for_selector(f".gf-masks[data-current=true][data-mask='{CHANGED['mask']}'][data-pads='1.0']")
    press(page, "b")
    page.wait_for_selector(".gf-masks[data-current=true][data-mask=''][data-pads='']")
    assert not set(CHANGED) & set(query(page))
    pinned = {name: values[0] for name, values in parse_qs(query(page)["pin"]).items()}
    assert pinned == {"model": "en-de", "text": ONE, **CHANGED}
    press(page, "d")
    open_view(page, "translate")
    looks_at(page, "d")
    page.click(".gf-heads button:text-is('Table')")
    a, b = traced("en-de", ONE, edits=EDITS), traced("en-de", ONE)
    size = len(b.source_tokens)
    change = (b.attention["encoder"].weights.astype(float) - a.attention["encoder"].weights[:, :, :size, :size])[1, 2]
    shows_weights(page, change)
    assert np.abs(change).max() > 0.01
    assert np.isnan(weights_of(page)[size]).all()  # the pad


@pytest.mark.long
def test_a_link_with_changed_positions_opens_them_and_a_change_of_a_is_the_next_b(
    page: Page, server: str, traced: Callable
) -> None:
    link = {"pin": pin_of("en-de", ONE, positions="shuffled.3"), "map": "encoder", "layer": "0", "head": "1"}
    open_page(page, server, model="en-de", text=ONE, **link)
    looks_at(page, "d")
    page.click(".gf-heads button:text-is('Table')")
    a = traced("en-de", ONE, edits=core.Edits(positions="shuffled", position_seed=3))
    change = traced("en-de", ONE).attention["encoder"].weights.astype(float) - a.attention["encoder"].weights
    shows_weights(page, change[0, 1])
    open_view(page, "positions")
    page.wait_for_selector(".gf-positions[data-current=true][data-positions='']")
    press(page, "a")
    page.wait_for_selector(".gf-positions[data-current=true][data-positions='shuffled.3']")
    page.click(".gf-pinbar button:text-is('Swap')")
    expect(page).to_have_url(re.compile("positions=shuffled"))
    page.wait_for_selector(".gf-positions[data-current=true]")
    assert query(page)["positions"] == "shuffled.3"
    assert "positions" not in parse_qs(query(page)["pin"])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"mask": "e.<b>"}, "changes of masks cannot be read and is left out"),
        ({"pads": "9999.1"}, "The link's “pads”"),
        ({"positions": "sideways"}, "The link's “positions” cannot be read and is ignored."),
        ({"bugs": "no-such"}, "The link asks for a bug that this version does not have"),
    ],
)
def test_changes_that_a_pin_cannot_have_are_said_and_nothing_else_is_lost(
    page: Page, server: str, changes: dict[str, str], said: str
) -> None:
    open_page(page, server, model="en-de", text=OTHER, pin=pin_of("en-de", ONE, **changes))
    looks_at(page, "d")
    expect(page.locator(MESSAGE)).to_contain_text(said)
    assert page.locator(".gf-pinbar ins").first.inner_text() == "horse."
    assert parse_qs(query(page)["pin"])["text"] == [ONE]


def test_swapping_keeps_the_masks_of_a_where_b_is_another_sentence(page: Page, server: str) -> None:
    mask = "e.2.*.0"
    open_page(page, server, model="en-de", text=OTHER, pin=pin_of("en-de", ONE, mask=mask), tab="masks")
    page.wait_for_selector(".gf-masks[data-current=true]")
    page.click(".gf-pinbar button:text-is('Swap')")
    page.wait_for_selector(f".gf-masks[data-current=true][data-mask='{mask}']")
    assert (query(page)["text"], query(page)["mask"]) == (ONE, mask)
    assert {name: values[0] for name, values in parse_qs(query(page)["pin"]).items()} == {
        "model": "en-de",
        "text": OTHER,
    }


FILM = "A gorgeous, witty film."
OUT = (9, 10)


def class_name_of(trace: Trace) -> str:
    return str(attention_payload(trace, sides=("Sentence", "Label"))["id"])


def test_tokens_left_out_are_pinned_and_compared_in_both_directions(
    page: Page, server: str, asked: list[str], traced: Callable
) -> None:
    whole, rest = traced("sentiment", FILM), traced("sentiment", FILM, edits=core.Edits(left_out=OUT))
    open_page(page, server, model="sentiment", text=FILM, out="9.10", map="encoder", layer="1", head="0")
    page.wait_for_selector(f"{PAINTED}[data-current=true]")
    press(page, "p")
    expect(page.locator(".gf-pinbar")).to_contain_text("2 tokens left out")
    page.click("#spine .sp-chip button")
    looks_at(page, "d")
    assert asked == []
    page.click(".gf-heads button:text-is('Table')")
    size = len(whole.source_tokens)
    kept = [place for place in range(size) if place not in OUT]
    assert not {whole.source_tokens[place] for place in OUT} & set(rest.source_tokens), (
        "so that only one match is there"
    )
    before = np.full((size, size), np.nan)
    before[np.ix_(kept, kept)] = rest.attention["encoder"].weights[1, 0]
    change = whole.attention["encoder"].weights[1, 0].astype(float) - before
    shows_weights(page, change)
    assert np.nanmax(np.abs(change)) > 0.002
    press(page, "a")
    looks_at(page, "a")
    assert page.get_attribute(PAINTED, "data-trace") == class_name_of(rest)
    page.click(".gf-pinbar button:text-is('Swap')")
    looks_at(page, "d")
    assert query(page)["out"] == "9.10"
    assert "out" not in parse_qs(query(page)["pin"])
    shows_weights(page, -change)


def test_a_link_pins_a_run_without_a_token_and_other_tabs_show_it_too(
    page: Page, server: str, asked: list[str], traced: Callable
) -> None:
    pin, rest = pin_of("sentiment", FILM, out="2"), traced("sentiment", FILM, edits=core.Edits(left_out=(2,)))
    open_page(page, server, model="sentiment", text=FILM, pin=pin, which="a")
    looks_at(page, "a")
    assert page.get_attribute(PAINTED, "data-trace") == class_name_of(rest)
    assert len(asked) == 1
    open_view(page, "masks")
    page.wait_for_selector(".gf-masks[data-current=true]")
    page.wait_for_function(f"document.querySelector('.gf-masks').dataset.before === {json.dumps(class_name_of(rest))}")


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ("99", "The pinned run is shown without its changes."),
        ("x", "cannot be"),
    ],
)
def test_tokens_that_cannot_be_left_out_of_a_are_said(page: Page, server: str, out: str, said: str) -> None:
    open_page(page, server, model="sentiment", text="Where is the station?", pin=pin_of("sentiment", FILM, out=out))
    looks_at(page, "d")
    expect(page.locator(MESSAGE)).to_contain_text(said)
