"""Overview in a real Chromium: the home of the page, a story that plays, and the numbers of the run."""

import re
from itertools import pairwise

import numpy as np
import pytest
from playwright.sync_api import Page, expect

import core
from core.results.trace import Trace
from tests.viz_app.visitor import PAINTED, open_page, query, settle
from viz_app.handlers.models import ModelEntry
from viz_app.view_models.shown_heads import shown_first
from viz_app.view_models.whole_words import text_starts, word_of, word_starts

pytestmark = pytest.mark.browser

VIEW = ".gf-overview[data-painted]"
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
STAGES = ("read", "relate", "back", "across", "choose")


def open_home(page: Page, server: str, **size: int) -> None:
    if size:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.goto(server)
    page.wait_for_selector("[data-ready=true]")
    page.wait_for_selector(f"{VIEW}[data-current=true]:visible")
    settle(page)


def open_view(page: Page, server: str, rest: str) -> None:
    page.goto(f"{server}?tab=overview&{rest}")
    page.wait_for_selector(f"{VIEW}[data-current=true]:visible")
    settle(page)


def at(page: Page, **stamps: str) -> None:
    """Wait until this is painted."""
    named = "".join(f"[data-{name}='{value}']" for name, value in stamps.items())
    page.wait_for_selector(f"{VIEW}[data-current=true]{named}")


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("\xa0", " ")


def caption(page: Page) -> str:
    return plain(page.inner_text(f"{VIEW} .gf-says"))


def drawn(page: Page, part: str) -> list[str]:
    """The texts of a part of the picture, without the titles of its words."""
    texts = page.locator(f"{VIEW} [data-part={part}] text").all()
    return [plain(text.text_content() or "") for text in texts]


def shares(text: str) -> list[float]:
    return [float(share) for share in re.findall(r"([\d.]+) %", text)]


def select(page: Page, **values: object) -> None:
    page.evaluate("values => glassformer.store.set(values)", values)


def of_words(row: np.ndarray, starts: list[int]) -> np.ndarray:
    """The sums of a row over the pieces of each word."""
    return np.array([row[first:last].sum() for first, last in pairwise([*starts, len(row)])])


def of_step(trace: Trace, step: int) -> int:
    """The first piece of the word that a step writes."""
    return word_starts(trace.target_tokens[1:])[word_of(trace.target_tokens[1:], step)]


def test_the_bare_address_opens_overview_and_looking_around_asks_nobody(
    page: Page, server: str, tiny_stored: list[Trace]
) -> None:
    trace, first = tiny_stored[0], shown_first(tiny_stored[0])
    open_home(page, server)
    assert query(page)["tab"] == "overview"
    assert page.get_attribute(VIEW, "data-step") == str(of_step(trace, first["step"]))
    asked: list[str] = []
    page.on("request", lambda request: asked.extend([request.url] * (request.method == "POST")))
    weights, starts, step = trace.attention["cross"].weights, text_starts(trace)["source"], of_step(trace, 2)
    for layer, head in np.ndindex(*weights.shape[:2]):
        select(page, map="cross", layer=layer, head=head, step=2, story="across")
        at(page, stage="across", step=str(step))
        page.wait_for_function("([l, h]) => glassformer.store.get('head') === h", arg=[layer, head])
        row, said = 100 * of_words(weights[layer, head, step].astype(np.float64), starts), shares(caption(page))
        assert said[0] == pytest.approx(row.max(), abs=0.6)
        named = len(said) - 1
        assert said[-1] == pytest.approx(100 - np.sort(row)[::-1][:named].sum(), abs=0.6)
        assert min(said[:named]) >= np.sort(row)[::-1][named] - 0.6, "no unnamed word is larger than a named one"
    select(page, story="choose")
    at(page, stage="choose")
    bars = [share for text in drawn(page, "choose") for share in shares(text)]
    probabilities = sorted((np.exp(one.log_probability) for one in trace.steps[step].top), reverse=True)
    assert bars[:5] == pytest.approx([100 * share for share in probabilities[:5]], abs=0.6)
    assert bars[5] == pytest.approx(100 * (1 - sum(probabilities[:5])), abs=0.6)
    assert asked == []


@pytest.mark.long
def test_the_story_plays_and_tells_nothing_before_it_happens(page: Page, server: str) -> None:
    open_home(page, server)
    page.click(f"{VIEW} .gf-play")
    at(page, stage="read", playing="true", step="0")
    page.keyboard.press(" ")
    at(page, stage="", playing="false")
    order = []
    for stage in STAGES:
        page.click(f".ov-title[data-part={stage}]")
        at(page, stage=stage)
        order.append(page.get_attribute(VIEW, "data-stage"))
        places = page.locator(f"{VIEW} .ov-word.ov-now text").all_text_contents()
        assert (places == ["?"]) == (stage != "choose")
        assert bool(page.locator(f"{VIEW} .ov-track").count()) == (stage == "choose")
        assert page.locator(f".ov-title[data-part={stage}]").get_attribute("aria-pressed") == "true"
    assert order == list(STAGES)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("step => glassformer.store.get('step') !== step", arg=page.get_attribute(VIEW, "data-step"))
    page.keyboard.press("Escape")
    at(page, stage="")


def test_a_story_comes_to_its_end_and_can_be_played_again(page: Page, server: str) -> None:
    open_home(page, server)
    page.clock.install()
    page.click(f"{VIEW} .gf-play")
    at(page, playing="true")
    page.clock.run_for(120_000)
    at(page, stage="end", playing="false")
    assert "the whole story" in caption(page)
    assert "Play again" in page.inner_text(f"{VIEW} .gf-play")
    page.click(f"{VIEW} .gf-play")
    at(page, stage="read", playing="true")


@pytest.mark.parametrize("link", ["?text=A+man+rides+a+bike.&model=en-de", "?tab=run", "?map=encoder&layer=1&head=2"])
def test_links_of_before_open_translate(page: Page, server: str, link: str) -> None:
    page.goto(server + link)
    page.wait_for_selector(f"{PAINTED}:visible")
    settle(page)
    assert query(page).get("tab", "translate") == "translate"
    page.click("#tab-overview-button")
    page.wait_for_selector(f"{VIEW}[data-current=true]:visible")
    assert query(page)["tab"] == "overview"


@pytest.mark.parametrize(
    ("link", "stage"),
    [("open=across", "across"), ("story=write", "choose"), ("story=relate", "relate"), ("open=no", "")],
)
def test_links_to_a_stage_tell_it(page: Page, server: str, link: str, stage: str) -> None:
    open_view(page, server, f"model=en-de&text=Where%3F&{link}")
    at(page, stage=stage)


def test_a_link_to_the_calculation_of_a_head_opens_that_head(page: Page, server: str) -> None:
    page.goto(f"{server}?tab=overview&model=en-de&text=Where%3F&step=2&map=cross&layer=1&head=2&open=across.head")
    page.wait_for_selector(".gf-inside[data-painted]:visible")
    settle(page)
    now = query(page)
    assert [now[name] for name in ("tab", "map", "layer", "head")] == ["head", "cross", "1", "2"]


# The picture of a stage, and the window in which a narrow page must show it while the story plays.
NARROW = [(390, 844), (844, 390), (320, 640), (390, 700), (820, 1180)]
BOXES = """() => {
  const box = one => { const { top, bottom } = one.getBoundingClientRect(); return [top, bottom]; };
  const bar = document.querySelector('.ov-clock'), isFixed = getComputedStyle(bar).position === 'fixed';
  const picture = box(document.querySelector('.ov-flow svg'));
  return { picture, edge: isFixed ? box(bar)[0] : innerHeight, scrolled: scrollY };
}"""


LOADED = """() => !JSON.parse(document.getElementById('gf-config').textContent).worker
    || (document.documentElement.dataset.computes === 'true' && document.getElementById('gw-progress').hidden)"""


@pytest.mark.parametrize(("width", "height"), NARROW)
def test_every_stage_is_in_sight_on_a_narrow_page(page: Page, server: str, width: int, height: int) -> None:
    open_home(page, server, width=width, height=height)
    page.wait_for_function(LOADED)  # without a server the lines about loading take room
    tabs = page.locator(f"{VIEW} .ov-pager [role=tab]")
    for place, stage in enumerate(STAGES):
        tabs.nth(place).click()
        at(page, stage=stage)
        boxes = page.evaluate(BOXES)
        assert boxes["scrolled"] == 0
        assert boxes["picture"][0] >= 0
        assert boxes["picture"][1] <= boxes["edge"] + 1, stage
        assert page.evaluate(SIDEWAYS) <= 0, stage
        selected = [tab.get_attribute("aria-selected") for tab in tabs.all()]
        assert selected == [str(one == stage).lower() for one in (*STAGES, "end")]
    tabs.nth(5).click()
    at(page, stage="end")
    expect(page.locator(f"{VIEW} .ov-experiments")).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0
    page.keyboard.press("Home")
    at(page, stage="read")
    page.keyboard.press("ArrowRight")
    at(page, stage="relate")
    for button in page.locator(f"{VIEW} :is(.ov-pager, .ov-clock, .ov-first) button:visible").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= (40 if width <= 640 else 32)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1440, 900), (1920, 1080), (2560, 1440)])
def test_nothing_lies_outside_the_picture(page: Page, server: str, width: int, height: int) -> None:
    outside = """() => {
      const frame = document.querySelector('.ov-flow').getBoundingClientRect();
      return [...document.querySelectorAll('.ov-flow text, .ov-flow rect, .ov-title:not([hidden])')].filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 4 || bottom > frame.bottom + 4;
      }).map(one => one.textContent);
    }"""
    open_home(page, server, width=width, height=height)
    for step in (0, 2, 999):
        select(page, step=step)
        page.wait_for_selector(f"{VIEW}[data-current=true]")
        assert page.evaluate(outside) == []
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.parametrize("width", [320, 1440])
def test_a_classifier_reads_relates_adds_up_and_chooses(
    page: Page, server: str, tiny_entries: list[ModelEntry], width: int
) -> None:
    text = "A gorgeous, witty film."
    page.set_viewport_size({"width": width, "height": 800})
    open_view(page, server, f"model=sentiment&text={text}")
    trace = tiny_entries[1].load().trace(text)
    scores = trace.classification
    assert scores
    assert scores.contributions is not None
    page.wait_for_function(f"document.querySelector('{VIEW}').innerText.includes('{scores.label}')")
    for stage in ("read", "relate", "pool", "choose"):
        select(page, story=stage)
        at(page, stage=stage)
        assert page.evaluate(SIDEWAYS) <= 0
    assert f"{scores.label} (" in caption(
        page
    ) or f"{scores.label} {100 * scores.probabilities.max():.0f} %" in caption(page)
    assert shares(caption(page))[0] == pytest.approx(100 * scores.probabilities.max(), abs=0.6)
    select(page, story="pool")
    at(page, stage="pool")
    top = int(scores.probabilities.argmax())
    lead = (scores.contributions[:, top] - scores.contributions[:, 1 - top]).astype(np.float64)
    expected = of_words(lead, text_starts(trace)["source"])
    part = f"{VIEW} .ov-flow svg" if width == 320 else f"{VIEW} [data-part=pool]"
    texts = [(text.text_content() or "").replace("\u2212", "-") for text in page.locator(f"{part} text").all()]
    found = [float(text) for text in texts if re.fullmatch(r"[-+]?\d+\.\d\d", text)]
    if len(found) == len(expected):
        assert found == pytest.approx(expected.tolist(), abs=0.0051)
    else:  # those that add least stand in one row
        assert sum(found) == pytest.approx(expected.sum(), abs=0.0051 * len(found))


def test_a_head_that_is_off_passes_nothing_on(page: Page, server: str) -> None:
    open_view(page, server, "model=en-de&text=Where%3F&map=cross&layer=1&head=2&off=c.1.2")
    assert "off" in caption(page)
    assert page.locator(f"{VIEW} [data-part=across] .ov-ribbon").count() == 0
    assert page.locator(f"{VIEW} [data-part=across] text").all_text_contents() == [
        "This head is off: it passes nothing on."
    ]
    assert page.locator(f"{VIEW} [data-part=back] .ov-ribbon").count() > 0
    select(page, story="across")
    at(page, stage="across")
    assert caption(page) == "This head is off: it passes nothing on."
    select(page, head=1)
    page.wait_for_function(f"document.querySelectorAll('{VIEW} [data-part=across] .ov-ribbon').length > 0")


def test_a_stage_leads_to_the_view_that_has_all_of_it(page: Page, server: str) -> None:
    open_view(page, server, "model=en-de&text=Where%3F&step=2&map=cross&layer=1&head=2")
    page.click(".ov-title[data-part=across]")
    at(page, stage="across")
    page.click(f"{VIEW} .gf-more .ov-link")
    page.wait_for_selector(".gf-inside[data-painted]:visible")
    settle(page)
    now = query(page)
    assert [now[name] for name in ("tab", "map", "layer", "head")] == ["head", "cross", "1", "2"]
    page.go_back()
    at(page, stage="across")


def test_words_of_the_picture_are_chosen_by_a_click(page: Page, server: str) -> None:
    open_home(page, server)
    page.locator(f"{VIEW} [data-part=back] .ov-choosable").last.click()
    chosen = query(page)["step"]
    assert int(chosen) >= 0
    at(page, step=chosen)
    page.locator(f"{VIEW} [data-part=read] .ov-choosable").first.click()
    expect(page.locator(f"{VIEW} [data-part=read] .ov-choosable").first).to_have_class(re.compile("ov-focus"))
    assert query(page)["row"] == "0"


def test_three_experiments_stand_below_the_picture_and_are_the_runs_that_they_start(
    page: Page, server: str, tiny_entries: list[ModelEntry]
) -> None:
    text = "Two children are playing in the snow."
    open_view(page, server, f"model=en-de&text={text}")
    cards = page.locator(f"{VIEW} .ov-card")
    page.locator(f"{VIEW} .ov-experiments").scroll_into_view_if_needed()
    page.wait_for_function("document.querySelectorAll('.ov-card .gf-btn:not([hidden])').length > 0")
    assert cards.count() == 3
    model = tiny_entries[0].load()
    card = cards.filter(has_text="Switch off head").first
    title = card.locator("h4").inner_text()
    head, layer = (int(number) - 1 for number in re.findall(r"\d+", title))
    off = core.Edits(heads_off=(core.HeadName("cross", layer, head),))
    before, after = model.trace(text).output, model.trace(text, edits=off).output
    said = card.locator(".ov-result").inner_text()
    assert (said == "the same words") == (before == after)
    card.locator(".gf-btn").click()
    settle(page)
    assert query(page)["off"] == f"c.{layer}.{head}"
    expect(card.locator(".gf-btn")).to_have_text("Undo")
    assert card.locator("h4").inner_text() == title, "a changed run keeps the cards of the run before"
    page.wait_for_function(f"document.querySelector('{VIEW}').innerText.includes('it is off')")
    card.locator(".gf-btn").click()
    settle(page)
    assert "off" not in query(page)
    expect(card.locator(".gf-btn")).to_have_text("Try it")


def test_experiments_are_asked_for_once_and_when_they_are_in_sight(page: Page, server: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "cards" in request.url else None)
    page.set_viewport_size({"width": 390, "height": 844})
    open_view(page, server, "model=en-de&text=Where%3F")
    page.wait_for_timeout(1000)
    assert asked == [], "on a narrow page they are the last page"
    page.locator(f"{VIEW} .ov-pager [role=tab]").last.click()
    at(page, stage="end")
    page.wait_for_function("document.querySelectorAll('.ov-card .gf-btn:not([hidden])').length > 0")
    page.wait_for_timeout(600)
    assert len(asked) == 1


def test_the_picture_is_no_wider_than_paper(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text="A cat.", tab="overview")
    wide = "document.querySelector('.ov-flow svg').getBoundingClientRect().width"
    before = page.evaluate(wide)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert 500 < page.evaluate(wide) <= 740 < before
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(wide) == before
