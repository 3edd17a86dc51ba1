"""A view is its link: opening, sharing, going back, and links that are broken."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

import viz_app
from tests.conftest import visiting
from tests.test_promises import VIEWS_OF_LINKS
from tests.viz_app.test_every_view import INSIDE, SETTLED
from tests.viz_app.test_every_view import VIEWS as VIEWS_OF_TABS
from tests.viz_app.visitor import PAINTED, imported, open_page, open_view, query, run, settle, source
from viz_app.handlers.models import Run
from viz_app.handlers.tabs import GROUPS, TABS
from viz_app.protocol.parameters import EDITS, PARAMETERS
from viz_app.server.models import Models
from viz_app.view_models.shown_heads import shown_first

pytestmark = pytest.mark.browser


def test_a_link_restores_model_text_and_selection(page: Page, server: str) -> None:
    link = {"v": "1", "model": "en-de", "text": "Two dogs sleep.", "map": "encoder", "layer": "1", "head": "2"}
    open_page(page, server, **link)
    expect(page.locator("#gh-text")).to_have_value("Two dogs sleep.")
    page.wait_for_selector(f"{PAINTED}[data-sel='encoder.1.2']")
    assert source(page) == "Twodogssleep."
    run(page, "A cat.")
    assert query(page)["text"] == "A cat."
    page.go_back()
    settle(page)
    expect(page.locator("#gh-text")).to_have_value("Two dogs sleep.")


@pytest.mark.parametrize("name", ["constructor", "__proto__", "toString"])
def test_a_link_that_names_what_objects_inherit_empties_no_page(page: Page, server: str, name: str) -> None:
    """Each value once was taken for a known one, because plain objects have them; ``page`` fails on any error."""
    tab = "heads" if name == "__proto__" else "translate"
    hostile = dict.fromkeys(set(PARAMETERS) - {"v", "tab", "text", "model", "embed", "lesson"}, name)
    for parameters in ({"map": name}, hostile, {name: name}):
        open_page(page, server, v="1", text="Two dogs sleep.", tab=tab, **parameters)
        page.wait_for_function(f"document.querySelector('#tab-{tab}').innerText.trim()")
        said = page.inner_text("body")
        assert "Two dogs sleep." in page.input_value("#gh-text")
        assert not [word for word in ("undefined", "[object", "native code", "NaN") if word in said]


@pytest.mark.parametrize(
    "name", ["constructor", *(pytest.param(name, marks=pytest.mark.long) for name in ("__proto__", "toString"))]
)
@pytest.mark.long
def test_no_view_takes_what_objects_inherit_for_its_own(page: Page, server: str, name: str) -> None:
    run_of = {"v": "1", "model": "en-de", "text": "Two dogs sleep."}
    hostile = dict.fromkeys(PARAMETERS.keys() - run_of.keys() - {"tab", "half", "embed", "lesson", "stop"}, name)
    open_page(page, server, **run_of)
    for tab, values in VIEWS_OF_TABS:
        link = {**hostile, **run_of, **values, "tab": tab}
        page.evaluate("link => (glassformer.store.open(link), dispatchEvent(new Event('gf-open')))", link)
        page.wait_for_function(SETTLED)
        assert (tab, values, page.evaluate(INSIDE)) == (tab, values, [])


@pytest.mark.long
@pytest.mark.parametrize(
    ("parameters", "notice"),
    [
        ({"model": "klingon", "text": "A cat."}, "“klingon”, which is not here; English to German is"),
        ({"model": "<img src=x>", "text": "A cat."}, "“<img src=x>”"),
        ({"text": ""}, "This link holds no sentence; here is an example."),
        ({"model": "sentiment"}, "This link holds no sentence; here is an example."),
        ({"v": "99", "text": "A cat.", "head": "2"}, "This link is from another version"),
        (
            {"text": "A cat.", "layer": "-7", "head": "x", "step": "1e9", "row": "", "map": "%00"},
            "The link's “layer”, “head”, “step” and 2 more cannot be used and are ignored.",
        ),
        ({"text": "A cat.", "colour": "red"}, "This page does not know “colour” of the link."),
        ({"text": "A cat.", "tab": "shop"}, "The link's “tab” cannot be used and is ignored."),
    ],
)
def test_a_broken_link_gets_a_notice(page: Page, server: str, parameters: dict[str, str], notice: str) -> None:
    open_page(page, server, **parameters)
    expect(page.locator(PAINTED)).to_be_visible()
    expect(page.locator("#gh-message")).to_contain_text(notice)
    run(page, "Two dogs sleep.")
    assert source(page).startswith("Twodogssleep.")


def test_a_link_that_is_too_long_says_so(page: Page, server: str) -> None:
    open_page(page, server, text="word " * 2000)
    expect(page.locator("#gh-message")).to_have_text(re.compile("tokens; 128 fit"))
    expect(page.locator(PAINTED)).to_be_visible()


@pytest.mark.long
def test_a_link_holds_the_tab(page: Page, server: str) -> None:
    open_page(page, server)
    for tab in (one.name for one in TABS if one.name != "translate"):
        open_view(page, tab)
        assert query(page)["tab"] == tab
        page.reload()
        expect(page.locator(f"#tab-{tab}-button")).to_have_attribute("aria-selected", "true")
        open_view(page, "translate")
        assert "tab" not in query(page), tab


@pytest.mark.parametrize(("link", "view"), VIEWS_OF_LINKS.items())
def test_a_link_of_any_time_opens_its_view_in_its_tab(shared: Page, link: str, view: str) -> None:
    """Most are opened by Back, because that is quicker; another test loads the page by the link of each view."""
    if "open=" in link:
        shared.goto(shared.url.split("?")[0] + link)
    else:
        back = "link => { history.pushState(null, '', link); dispatchEvent(new PopStateEvent('popstate')); }"
        shared.evaluate(back, link)
    chosen = shared.locator("[role=tab][data-tab][aria-selected=true]:visible")
    expect(chosen).to_have_id(f"tab-{view}-button")
    panel = chosen.get_attribute("aria-controls") or ""
    expect(shared.locator(f"#{panel}")).to_be_visible()
    groups = [group for group, views in GROUPS.items() for one in views if panel == f"tab-{one.partition('-')[0]}"]
    selected = shared.locator(".gf-nav [aria-selected=true]")
    expect(selected).to_have_count(1)
    assert selected.get_attribute("aria-controls") in (f"group-{groups[0]}", panel)


@pytest.fixture(scope="module")
def shared(chromium: Browser, server: str) -> Iterator[Page]:
    """A page that several tests open links in, because each opening takes a second."""
    with visiting(chromium) as page:
        open_page(page, server)
        yield page


def test_a_tab_reopens_the_view_last_used_in_it(page: Page, server: str) -> None:
    open_page(page, server)
    page.click("#group-break-button")
    assert query(page)["tab"] == "break", "the first"
    page.click("#tab-patch-button")
    page.click("#group-model-button")
    page.click("#tab-model-learning-button")
    page.click("#group-break-button")
    assert query(page)["tab"] == "patch"
    page.click("#group-model-button")
    assert (query(page)["tab"], query(page)["half"]) == ("model", "learning")
    for tab in ("patch", "model", "anatomy", "patch", "break"):
        page.go_back()
        expect(page.locator(f"#tab-{tab}")).to_be_visible()


def test_arrows_home_and_end_move_in_a_row_of_views(page: Page, server: str) -> None:
    open_page(page, server, tab="masks")
    page.focus("#tab-masks-button")
    for key, view in [("End", "patch"), ("ArrowRight", "break"), ("ArrowLeft", "patch"), ("Home", "break")]:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.id") == f"tab-{view}-button"
        assert query(page)["tab"] == view
    stops = page.locator(".gf-nav [tabindex='0'], .gf-views [tabindex='0']:visible")
    assert stops.count() == 2, "a list of tabs is one stop of the Tab key"


def test_a_link_past_the_header_leads_to_the_content(page: Page, server: str) -> None:
    open_page(page, server)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "gf-pages"
    assert "#" not in page.url


def test_share_copies_the_link(page: Page, server: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, server)
    run(page, "Two dogs sleep.")
    page.evaluate("window.glassformer.store.set({map: 'encoder', layer: 0, head: 1})")
    page.click("#gh-share")
    expect(page.locator("#gh-tip")).to_contain_text("Link copied")
    copied = parse_qs(urlsplit(page.evaluate("navigator.clipboard.readText()")).query)
    assert copied["text"] == ["Two dogs sleep."]
    assert (copied["map"], copied["layer"], copied["head"]) == (["encoder"], ["0"], ["1"])


SCRIPT = "</script><img src=x onerror=alert(1)>${alert(2)}"
PAGE_PARAMETERS = [
    {"tab": "masks", "mask": SCRIPT, "bugs": SCRIPT, "fill": SCRIPT, "pads": SCRIPT},
    {"tab": "masks", "mask": "e.0.1.0_" * 1400, "bugs": "no-scale." * 1200},
    {"tab": "masks", "mask": "e.0.1.0_c.1", "pads": "2."},
    {"tab": "positions", "positions": SCRIPT, "pe": SCRIPT, "turn": SCRIPT, "waves": SCRIPT, "place": SCRIPT},
    {"tab": "positions", "positions": "shuffled." + "9" * 10_000, "pe": "0_0_0", "kind": "?"},
    {"tab": "head", "stage": SCRIPT, "key": SCRIPT, "map": SCRIPT, "layer": SCRIPT},
    {"tab": SCRIPT, "model": SCRIPT, "v": SCRIPT, "lesson": SCRIPT, "stop": SCRIPT, "label": SCRIPT, "step": SCRIPT},
    {SCRIPT: SCRIPT, "out": SCRIPT, "off": SCRIPT},
]


@pytest.mark.long
@pytest.mark.parametrize("parameters", PAGE_PARAMETERS)
def test_script_and_rubbish_in_every_parameter_leave_the_page_alive(
    page: Page, server: str, parameters: dict[str, str]
) -> None:
    dialogs: list[str] = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    open_page(page, server, text="A cat.", **parameters)
    page.wait_for_selector(".gf[data-painted]:visible")
    open_view(page, "translate")
    run(page, "Two dogs sleep.")
    assert source(page) == "Twodogssleep."
    assert page.locator("img[src=x]").count() == 0
    assert not dialogs


# A chart's own labels come a moment after the view, with Plotly's script.
TEXT_BESIDE_CHARTS = """one => {
    const copy = one.cloneNode(true);
    copy.querySelectorAll('.js-plotly-plot').forEach((chart) => chart.replaceChildren());
    return copy.textContent;
}"""
VIEWS = [
    {"tab": "masks", "map": "cross", "layer": "1", "head": "2", "step": "1", "mask": "c.*.1.0_e.0.2.0", "pads": "2.0"},
    {"tab": "masks", "map": "decoder", "layer": "0", "head": "1", "step": "2", "bugs": "no-scale.no-causal-mask"},
    {"tab": "positions", "map": "encoder", "layer": "1", "head": "1", "row": "2", "positions": "shuffled.3"},
    {"tab": "head", "map": "cross", "layer": "1", "head": "0", "step": "1"},
]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.long
def test_a_link_opened_by_someone_else_is_the_same_view(chromium: Browser, server: str, view: dict[str, str]) -> None:
    link, seen = "", []
    for _ in range(2):
        with visiting(chromium) as page:
            if link:
                page.goto(link)
                page.wait_for_selector("[data-ready=true]")
            else:
                open_page(page, server, model="en-de", text="Two dogs sleep.", **view)
            page.wait_for_selector(".gf[data-painted][data-current=true]:visible")
            selected = f"{view['map']}.{view['layer']}.{view['head']}"
            element = page.locator(".gf[data-painted]:not(.gf-spine):visible").first
            expect(element).to_have_attribute("data-sel", selected)
            settle(page)
            expect(element).to_have_attribute("data-current", "true", timeout=30_000)
            link = page.evaluate("glassformer.store.link()")
            stamps = element.evaluate("one => ({...one.dataset, painted: 0})")
            seen.append((stamps, element.evaluate(TEXT_BESIDE_CHARTS)))
            assert {name: query(page).get(name) for name in view} == view
    assert seen[0] == seen[1]


def test_every_parameter_that_a_script_writes_is_known(page: Page, server: str) -> None:
    open_page(page, server)
    known = set(page.evaluate(f"async () => (await {imported('state/link.js')}).KNOWN"))
    root = Path(viz_app.__file__).parent
    scripts = [file.read_text(encoding="utf-8") for file in (*root.rglob("*.js"),)]
    written = {
        key
        for text in scripts
        for values in re.findall(r"store\.set\(\{([^}]*)\}", text)
        for key in KEY.findall(values)
    }
    read = {key for text in scripts for key in re.findall(r"store\.get\('(\w+)'\)", text)}
    assert {"tab", "lesson"} <= written | read
    assert written | read <= known
    assert set(EDITS) <= known


KEY = re.compile(r"(?:^|,)\s*(\w+)(?=\s*[:,}]|\s*$)")


def test_places_of_a_link_go_with_its_sentence_even_if_their_tab_was_never_opened(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A cat.", mask="c.0.1.0", bugs="no-scale")
    assert query(page)["mask"] == "c.0.1.0"
    run(page, "Two dogs sleep.")
    assert "mask" not in query(page)
    assert query(page)["bugs"] == "no-scale"


def test_a_link_with_a_sentence_alone_opens_in_mid_sentence(page: Page, server: str, models: Models) -> None:
    text = "A man rides a bike in the city."
    trace = models.trace(Run("en-de", text))
    chosen = shown_first(trace)
    assert chosen["step"] < len(trace.steps) - 1
    open_page(page, server, model="en-de", text=text, tab="head")
    step = "glassformer.store.get('step')"
    assert page.evaluate(step) == chosen["step"]
    open_view(page, "translate")
    run(page, "A dog runs.")
    assert page.evaluate(step) == len(models.trace(Run("en-de", "A dog runs.")).steps) - 1
