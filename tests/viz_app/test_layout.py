"""The space that a page gives its content, as measured in a real Chromium from a phone to a projector."""

import math
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import visiting
from tests.viz_app.test_accessibility import DRAWN
from tests.viz_app.visitor import open_page, query, run, settle
from viz_app.handlers.tabs import TABS

pytestmark = pytest.mark.browser

TEXT = "A man and a woman and two children and three dogs are standing in the deep snow near the old station."
# Width and height in px: phones, a page at 200 % zoom, a tablet, a notebook, a projector.
WINDOWS = [(320, 640), (360, 740), (390, 844), (720, 450), (820, 1180), (1440, 900), (2560, 1440)]
BOX = """selector => {
  const { left, right, top, bottom, height } = document.querySelector(selector).getBoundingClientRect();
  return { left, right, top, bottom, height };
}"""
EMPTY = ("rgba(0, 0, 0, 0)", "rgba(255, 255, 255, 0)", "rgb(255, 255, 255)")  # backgrounds of the page itself
BAR = """() => Math.max(0, ...[...document.querySelectorAll('#gf-pages .gf *')]
  .filter(one => getComputedStyle(one).position === 'fixed' && one.checkVisibility()).map(one => one.offsetHeight))"""


@pytest.mark.long
def test_header_and_tabs_leave_the_screen_to_the_content(chromium: Browser, server: str) -> None:
    with visiting(chromium, viewport={"width": 390, "height": 844}) as page:
        open_page(page, server, model="sentiment", text="Fine.", tab="why")
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            rem = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
            header, tabs = page.evaluate(BOX, ".gh-bar"), page.evaluate(BOX, ".gf-nav")
            assert header["height"] <= (48 if width <= 640 else 3.5 * rem) + 1, width
            assert tabs["height"] <= (3 if width <= 640 else 2.5) * rem + 2, width
            if width <= 640:
                assert tabs["bottom"] == height
            else:
                assert tabs["top"] - page.evaluate(BOX, ".gh-header")["bottom"] <= 1, width
            assert page.evaluate("document.documentElement.scrollWidth") == width
            for name in (
                "#gh-text",
                "#gh-run",
                "#gh-more",
                *(f".gf-nav [role=tab]:nth-child({n})" for n in range(1, 7)),
            ):
                box = page.evaluate(BOX, name)
                assert box["left"] >= 0, (width, name)
                assert box["right"] <= width, (width, name)
                assert width > 640 or box["height"] >= 38, (width, name)
            if height > width:
                assert header["bottom"] + tabs["height"] + page.evaluate(BAR) <= height / 3, width


def test_options_open_beside_the_line_and_on_a_phone_below_it(chromium: Browser, server: str) -> None:
    with visiting(chromium, viewport={"width": 1440, "height": 900}) as page:
        open_page(page, server)
        for width, inside in [(1440, ()), (820, ("#gh-model",)), (320, ("#gh-model", "#gh-share", "#gh-theme"))]:
            page.set_viewport_size({"width": width, "height": 900})
            assert not any(page.is_visible(name) for name in inside), width
            page.click("#gh-more")
            for name in ("#gh-live", "#gh-pin button", "#gh-decoding", *inside):
                box = page.evaluate(BOX, name)
                assert page.is_visible(name), (width, name)
                assert 0 <= box["left"] < box["right"] <= width, (width, name)
            assert page.evaluate("document.documentElement.scrollWidth") == width
            page.keyboard.press("Escape")
            assert page.is_hidden("#gh-options")


def test_the_sentence_is_one_line_until_it_is_edited(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=TEXT * 3)
    header = page.evaluate(BOX, ".gh-header")
    assert page.evaluate(BOX, "#gh-text")["height"] < 45
    page.focus("#gh-text")
    assert page.evaluate("document.querySelector('#gh-text').scrollHeight") <= page.evaluate(BOX, "#gh-text")["height"]
    assert page.is_visible("#gh-examples")
    assert page.evaluate(BOX, ".gh-header") == header
    page.keyboard.press("Escape")
    assert page.is_hidden("#gh-examples")


def test_the_sentence_is_one_line_again_once_it_runs_and_whole_at_the_next_key(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=TEXT)
    page.fill("#gh-text", TEXT * 2)
    assert page.evaluate(BOX, "#gh-text")["height"] > 45
    page.press("#gh-text", "Enter")
    assert page.evaluate("document.activeElement.id") == "gh-text"
    assert page.evaluate(BOX, "#gh-text")["bottom"] <= page.evaluate(BOX, ".gf-nav")["top"] + 1
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(BOX, "#gh-text")["height"] > 45


@pytest.mark.long
def test_the_keyboard_of_a_phone_goes_when_a_sentence_runs(chromium: Browser, server: str) -> None:
    for phone in (True, False):
        with visiting(chromium, viewport={"width": 390, "height": 844}, has_touch=phone, is_mobile=phone) as page:
            open_page(page, server)
            run(page, "A dog.")
            assert page.evaluate("document.activeElement.id === 'gh-text'") is not phone


def test_every_switch_shows_its_focus_and_buttons_are_named_as_they_are_labelled(page: Page, server: str) -> None:
    open_page(page, server)
    page.click("#gh-more")
    page.keyboard.press("Tab")
    for name in ("#gh-live", ".gf-headname + .gf-tool .gf-switch"):
        page.focus(name)
        width = page.evaluate("name => parseFloat(getComputedStyle(document.querySelector(name)).outlineWidth)", name)
        style = page.evaluate("name => getComputedStyle(document.querySelector(name)).outlineStyle", name)
        assert (width, style) == (2, "solid"), name
    unlike = page.evaluate(
        """() => [...document.querySelectorAll('.gh-header button[aria-label]')]
          .filter(one => one.checkVisibility())
          .map(one => [one.getAttribute('aria-label').toLowerCase(), one.textContent.trim().toLowerCase()])
          .filter(([name, label]) => !name.includes(label))"""
    )
    assert unlike == []


@pytest.fixture(scope="module")
def shipped(serving: Callable) -> Iterator[str]:
    """The address of an app with a model that translates."""
    from viz_app.app import catalogue_entries

    with serving(catalogue_entries(["en-de"])) as address:
        yield address


PARTS = {
    "caption": ".gf-caption",
    "bars": ".gf-next",
    "heads": ".gf-attention .gf-grid",
    "matrix": "canvas.gf-head",
}


def parts_of(page: Page) -> dict[str, dict[str, float]]:
    settle(page)
    page.wait_for_function("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
    return {name: page.evaluate(BOX, selector) for name, selector in PARTS.items()}


def test_all_of_translate_is_in_sight_and_grows_with_the_window(chromium: Browser, shipped: str) -> None:
    type_of = "parseFloat(getComputedStyle(document.querySelector('.gf-says')).fontSize)"
    with visiting(chromium, viewport={"width": 1440, "height": 900}) as page:
        open_page(page, shipped, tab="translate", text="Two children are playing in the snow.", step="4")
        desk, type_on_desk = parts_of(page), page.evaluate(type_of)
        assert all(0 <= box["top"] < box["bottom"] <= 900 for box in desk.values()), desk
        assert type_on_desk >= 24
        expect(page.locator(".gf-says")).to_contain_text("To write Schnee, this head looks at")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".gf-says")).to_contain_text("To write ‘.’, this head looks at")

        page.set_viewport_size({"width": 2560, "height": 1440})
        hall = parts_of(page)
        assert page.evaluate(type_of) >= 1.5 * type_on_desk
        for name in ("heads", "matrix"):
            assert hall[name]["bottom"] - hall[name]["top"] >= 1.5 * (desk[name]["bottom"] - desk[name]["top"]), name
        assert hall["matrix"]["right"] > 0.95 * 2560
        assert 0.75 * 1440 < max(box["bottom"] for box in hall.values()) <= 1440
        row, column = 3, 1
        x, y = page.evaluate(
            "([i, j]) => { const at = document.querySelector('.gf-attention').attentionView.centreOfCell(i, j);"
            " return [at.x, at.y]; }",
            [row, column],
        )
        page.mouse.move(x, y)
        page.wait_for_selector(f".gf-attention[data-hover='{row}.{column}']")

        page.set_viewport_size({"width": 390, "height": 844})
        phone = parts_of(page)
        tops = [phone[name]["top"] for name in ("caption", "heads", "bars", "matrix")]
        assert tops == sorted(tops)


@pytest.mark.long
def test_all_of_overview_is_in_sight_however_long_the_sentence_is(chromium: Browser, shipped: str) -> None:
    with visiting(chromium, viewport={"width": 1440, "height": 900}) as page:
        for text in (TEXT, f"{TEXT[:-1]} while {TEXT}"):
            open_page(page, shipped, tab="overview", text=text)
            page.wait_for_selector(".gf-overview[data-painted]")
            assert page.evaluate(BOX, ".ov-body")["bottom"] <= 900
            thumbnails = page.locator(".ov-heads canvas").evaluate_all(
                "all => all.map(one => one.getBoundingClientRect().bottom)"
            )
            assert thumbnails
            assert max(thumbnails) < page.evaluate(BOX, ".ov-experiments")["top"]


# The visible controls that no scrolling can bring into the window.
OUT_OF_REACH = """() => [...document.querySelectorAll('#gf-pages :is(button, input, select, textarea)')].filter(one => {
    if (!one.checkVisibility() || one.matches('[role=tab]')) return false;
    for (let box = one.parentElement; box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) one = box;
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth + 1;
}).map(one => one.outerHTML.slice(0, 120))"""
SPILLING_BARS = """() => [...document.querySelectorAll('#gf-pages .gf *')].filter(one =>
    getComputedStyle(one).position === 'fixed' && one.checkVisibility() && one.scrollHeight > one.clientHeight + 1
).map(one => one.outerHTML.slice(0, 120))"""


@pytest.mark.long
def test_every_control_can_be_reached_on_the_narrowest_phone(chromium: Browser, shipped: str) -> None:
    with visiting(chromium, viewport={"width": 320, "height": 640}) as page:
        open_page(page, shipped, text="A man rides a bike.")
        found = {}
        for tab, drawn in DRAWN.items():
            page.evaluate("tab => document.getElementById(`tab-${tab}-button`).click()", tab)
            page.wait_for_selector(drawn)
            found[tab] = page.evaluate(OUT_OF_REACH) + page.evaluate(SPILLING_BARS)
        assert found == {tab: [] for tab in DRAWN}


def test_an_embedded_view_has_no_header_and_a_way_to_all_of_it(chromium: Browser, server: str) -> None:
    with visiting(chromium, viewport={"width": 640, "height": 480}) as page:
        open_page(page, server, model="en-de", text="A cat.", embed="1", tab="heads")
        page.wait_for_selector(".gf-headboard[data-painted]")
        assert page.is_hidden(".gh-bar")
        assert page.is_hidden(".gf-nav")
        assert page.evaluate(BOX, ".gf-headboard")["top"] < 160
        assert query(page)["embed"] == "1", "the view keeps an address of its own"
        page.focus("#gh-whole")
        assert "embed" not in (page.get_attribute("#gh-whole", "href") or "embed")
        assert "tab=heads" in (page.get_attribute("#gh-whole", "href") or "")
        assert "does not know" not in page.inner_text(".gh-line")


@pytest.mark.long
def test_a_printed_tab_has_its_picture_and_no_controls(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A cat.")
    page.emulate_media(media="print")
    for tab in TABS:
        page.evaluate("tab => document.getElementById(`tab-${tab}-button`).click()", tab.name)
        page.wait_for_selector(f"#tab-{tab.name} .gf[data-painted]")
        controls = "button, select, input, textarea, [role=tab]"
        left = page.locator(f":is(.gh-header, .gf-nav, .gf-views) :is({controls}):visible")
        is_alone = page.locator(f"#tab-{tab.name}").evaluate("one => one.parentElement.id === 'gf-pages'")
        assert left.count() == 4 - is_alone, "the model, the sentence, the open tab and its view"
        assert page.input_value("#gh-text") == "A cat."
        assert page.locator(f"#tab-{tab.name} :is(.gf-btn, .gf-seg):visible").count() == 0, tab.name
        # Some need two runs, a list of texts or portraits of the heads, and one is made of sentences.
        if tab.name not in ("patch", "sentences", "corpus", "break"):
            page.wait_for_selector(f"#tab-{tab.name} :is(canvas, svg, table):visible")  # a chart waits for its script


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_tab_is_printed_as_it_looks(page: Page, server: str, theme: Any) -> None:
    page.emulate_media(color_scheme=theme)
    open_page(page, server, model="en-de", text="A cat.", tab="translate")
    page.wait_for_selector("#tab-translate .gf[data-painted]")
    expect(page.locator("#gh-save")).to_be_visible()  # from then on the page follows the key
    size = page.evaluate("document.querySelector('#tab-translate').getBoundingClientRect().width")
    page.evaluate("() => { window.print = () => (window.isPrinted = true); }")
    page.keyboard.press("Control+p")
    page.wait_for_function("window.isPrinted")
    page.emulate_media(media="print")
    alone = page.evaluate("[...document.body.children].filter(one => one.checkVisibility()).map(one => one.tagName)")
    assert alone == ["CANVAS"]
    shades = """() => { const paper = document.querySelector('body > canvas'), { width, height } = paper,
      { data } = paper.getContext('2d').getImageData(0, 0, width, height), seen = new Map();
      for (let i = 0; i < data.length; i += 40) seen.set(data[i], (seen.get(data[i]) ?? 0) + 1);
      return [width, [...seen].sort((a, b) => b[1] - a[1])[0][0], seen.size]; }"""
    width, most, count = page.evaluate(shades)
    assert width == 2 * math.ceil(size)
    assert most == 255, "paper is white"
    assert count > 20, "the picture is there"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("body > canvas")).to_have_count(0)
    assert page.evaluate("document.documentElement.classList.contains('dark')") == (theme == "dark")


def test_forced_colours_keep_bars_legends_tracks_and_switches(chromium: Browser, server: str) -> None:
    looks = """selector => { const look = getComputedStyle(document.querySelector(selector));
      return [look.backgroundColor, look.backgroundImage, look.forcedColorAdjust]; }"""
    with visiting(chromium, forced_colors="active") as page:
        open_page(page, server, model="en-de", text="A cat.")
        canvas = page.evaluate("getComputedStyle(document.body).backgroundColor")
        bar, ramp, hatch = (page.evaluate(looks, name) for name in (".gf-next li i", ".gf-ramp", ".gf-hatched"))
        assert bar[0] != canvas
        assert "gradient" in ramp[1]
        assert "gradient" in hatch[1]
        on = page.evaluate(looks, ".gf-tool .gf-switch:checked")
        page.click(".gf-tool label:has(.gf-switch)")
        off = page.evaluate(looks, ".gf-tool .gf-switch:not(:checked)")
        assert on[0] != off[0]


def steady(page: Page, script: str, argument: str) -> list[list[str]]:
    """Return what ``script`` finds twice in a row: under load a part of a tab may be drawn after the others."""
    before, now = None, page.evaluate(script, argument)
    deadline = time.monotonic() + 10
    while before != now and time.monotonic() < deadline:
        page.wait_for_timeout(250)
        before, now = now, page.evaluate(script, argument)
    return now


@pytest.mark.long
def test_no_mark_that_is_only_a_colour_is_lost_under_forced_colours(page: Page, shipped: str) -> None:
    """Bars, swatches and notches hold no text, so their background is all that there is to see."""
    marks = """tab => [...document.querySelectorAll(`#tab-${tab} .gf :is(b, em, i, span, u):empty`)]
      .filter(one => one.checkVisibility() && one.offsetWidth && one.offsetHeight)
      .map(one => [one.parentElement.className, getComputedStyle(one).backgroundColor])"""
    seen = 0
    open_page(page, shipped, model="en-de", text="A man rides a bike.")
    for tab in TABS:
        page.evaluate("tab => document.getElementById(`tab-${tab}-button`).click()", tab.name)
        page.wait_for_selector(f"#tab-{tab.name} [data-current=true]:visible")  # what it asked for is drawn
        plain = steady(page, marks, tab.name)
        page.emulate_media(forced_colors="active")
        forced = page.evaluate(marks, tab.name)
        page.emulate_media(forced_colors="none")
        assert len(forced) == len(plain), tab.name
        for (name, colour), (_, left) in zip(plain, forced, strict=True):
            if colour not in EMPTY:
                seen += 1
                assert left not in EMPTY, (tab.name, name)
    assert seen > 100, "of the heads alone each has two bars"


@pytest.mark.long
def test_no_field_stays_white_in_the_dark(chromium: Browser, shipped: str) -> None:
    """Gradio gives every field a white background by a rule that is as specific as one class of ours."""
    fields = """tab => [...document.querySelectorAll(`#tab-${tab} .gf :is(input, select, textarea)`)]
      .filter(one => !['range', 'checkbox'].includes(one.type))
      .map(one => [one.className, getComputedStyle(one).backgroundColor])"""
    seen = set()
    with visiting(chromium, color_scheme="dark") as page:
        open_page(page, shipped, model="en-de", text="A man rides a bike.")
        for tab in TABS:
            page.evaluate("tab => document.getElementById(`tab-${tab}-button`).click()", tab.name)
            page.wait_for_selector(f"#tab-{tab.name} [data-current=true]:visible")
            for name, colour in steady(page, fields, tab.name):
                seen.add(name)
                assert colour in ("rgb(15, 18, 22)", "rgba(0, 0, 0, 0)"), (tab.name, name)
    assert {"gf-input", "gf-select"} <= seen


@pytest.mark.long
def test_what_is_too_wide_shows_that_there_is_more_and_names_stand_apart(chromium: Browser, shipped: str) -> None:
    text = TEXT + " " + TEXT[:-1] + ", and a bird sings."
    watch = """() => {
      window.drawn = [];
      const draw = CanvasRenderingContext2D.prototype.fillText;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
        const { a, b, e, f } = this.getTransform();
        if (b) window.drawn.push({ canvas: this.canvas, ratio: Math.hypot(a, b), angle: Math.atan2(b, a), e, f });
        return draw.call(this, text, ...at);
      };
    }"""
    apart = """() => {
      const all = Map.groupBy(drawn, one => one.canvas);
      return Math.min(...[...all.values()].map(names => Math.min(...names.slice(1).map((one, i) => {
        const [dx, dy] = [one.e - names[i].e, one.f - names[i].f];
        const away = Math.abs(dy * Math.cos(one.angle) - dx * Math.sin(one.angle)) / one.ratio;
        return away || Infinity; // drawn again at the same place
      }))));
    }"""
    # A window that nobody else has: in one that other tests had, timelines of scrolling stand still.
    with visiting(chromium, viewport={"width": 1440, "height": 900}, locale="en-GB") as page:
        page.add_init_script(f"({watch})()")
        open_page(page, shipped, tab="masks", text=text)
        page.wait_for_selector(".gf-masks[data-current=true]")
        page.wait_for_function("drawn.length > 20")
        assert page.evaluate(apart) >= 11, "px between the lines of two names of 12 px"

        page.evaluate("glassformer.store.set({ step: 12 }); document.querySelector('#tab-why-button').click()")
        page.wait_for_selector(DRAWN["why"])  # after the last reply, because each draws the table again
        scroller = page.locator(".gf-scroll:has(.gf-methods)")
        more = "one => parseFloat(getComputedStyle(one).getPropertyValue('--more'))"
        name = scroller.locator(".gf-name").last
        page.wait_for_function(f"({more})(document.querySelector('.gf-scroll:has(.gf-methods)')) > 20")
        assert scroller.evaluate("one => one.scrollWidth > one.clientWidth + 200")
        left = (name.bounding_box() or {})["x"]
        scroller.evaluate("one => (one.scrollLeft = one.scrollWidth)")
        page.wait_for_function(f"({more})(document.querySelector('.gf-scroll:has(.gf-methods)')) < 1")
        assert (name.bounding_box() or {})["x"] == left, "the first column stays"
