"""Overview in a real Chromium: the home of the page, a story that plays, and the numbers of the run."""

import itertools
import re

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from core.results.trace import Trace
from tests.viz_app.visitor import PAINTED, query, settle
from viz_app.handlers.models import ModelEntry
from viz_app.view_models.shown_heads import shown_first

pytestmark = pytest.mark.browser

VIEW = ".gf-overview[data-painted]"
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def open_home(page: Page, server: str, **size: int) -> None:
    if size:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.goto(server)
    page.wait_for_selector("[data-ready=true]")
    page.wait_for_selector(f"{VIEW}[data-current=true]:visible")
    settle(page)


def at(page: Page, **stamps: str) -> None:
    """Wait until this is painted."""
    named = "".join(f"[data-{name}='{value}']" for name, value in stamps.items())
    page.wait_for_selector(f"{VIEW}[data-current=true]{named}")


def caption(page: Page) -> str:
    return page.inner_text(f"{VIEW} .gf-says").replace("\u202f", " ").replace("\xa0", " ")


def shares(text: str) -> list[int]:
    return [int(share) for share in re.findall(r"(\d+) %", text)]


def select(page: Page, **values: object) -> None:
    page.evaluate("values => glassformer.store.set(values)", values)


def test_the_bare_address_opens_overview_and_looking_around_asks_nobody(
    page: Page, server: str, tiny_stored: list[Trace]
) -> None:
    trace, first = tiny_stored[0], shown_first(tiny_stored[0])
    open_home(page, server)
    assert query(page)["tab"] == "overview"
    assert page.get_attribute(VIEW, "data-step") == str(first["step"])
    asked: list[str] = []
    page.on("request", lambda request: asked.extend([request.url] * (request.method == "POST")))
    weights = trace.attention["cross"].weights
    for layer, head in np.ndindex(*weights.shape[:2]):
        select(page, map="cross", layer=layer, head=head, step=2, story="across")
        at(page, stage="across", step="2")
        page.wait_for_function("([l, h]) => glassformer.store.get('head') === h", arg=[layer, head])
        row, said = 100 * weights[layer, head, 2].astype(np.float64), shares(caption(page))
        assert said[0] == pytest.approx(row.max(), abs=1)
        assert sum(said) == 100 or "<1 %" in caption(page)
    select(page, story="choose")
    at(page, stage="choose")
    bars = [int(text) for text in re.findall(r"(\d+)\s%", page.inner_text(f"{VIEW} .ov-bars"))]
    probabilities = sorted((np.exp(one.log_probability) for one in trace.steps[2].top), reverse=True)
    assert bars[:5] == pytest.approx([100 * share for share in probabilities[: len(bars) - 1]], abs=1)
    assert sum(bars) == 100 or "<1" in page.inner_text(f"{VIEW} .ov-bars")
    assert asked == []


def test_the_story_plays_and_tells_nothing_before_it_happens(page: Page, server: str) -> None:
    open_home(page, server)
    page.click("text=Play the story")
    at(page, stage="read", playing="true", step="0")
    assert page.locator(".ov-first").is_hidden()
    page.keyboard.press(" ")
    at(page, stage="read", playing="false")
    order = []
    for _ in range(6):
        order.append(page.get_attribute(VIEW, "data-stage"))
        texts = page.locator(".ov-target button:visible").all_inner_texts()
        assert len(texts) == (1 if order[-1] in ("read", "relate") else 2)
        assert (texts[-1] == "?") == (order[-1] in ("back", "across", "choose"))
        chosen = page.locator(".ov-bars li").count()
        assert bool(chosen) == (order[-1] in ("choose", "write"))
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            f"was => document.querySelector('{VIEW}').dataset.stage !== was || glassformer.store.get('step') === 1",
            arg=order[-1],
        )
    assert order == ["read", "relate", "back", "across", "choose", "write"]
    at(page, step="1")
    page.keyboard.press("Escape")
    at(page, stage="")
    expect(page.locator(".ov-first")).to_be_visible()


@pytest.mark.parametrize("link", ["?text=A+man+rides+a+bike.&model=en-de", "?tab=run", "?map=encoder&layer=1&head=2"])
def test_links_of_before_open_translate(page: Page, server: str, link: str) -> None:
    page.goto(server + link)
    page.wait_for_selector(f"{PAINTED}:visible")
    settle(page)
    assert query(page).get("tab", "translate") == "translate"
    page.click("#tab-overview-button")
    page.wait_for_selector(f"{VIEW}[data-current=true]:visible")
    assert query(page)["tab"] == "overview"


@pytest.mark.parametrize("width", [840, 1440])
def test_names_below_the_clock_do_not_touch(page: Page, server: str, width: int) -> None:
    open_home(page, f"{server}?v=1&tab=overview&text=A", width=width, height=900)  # few enough words for names
    names = page.locator(f"{VIEW} .ov-names button:not(.ov-now)")
    names.evaluate_all("names => names.forEach(name => { name.textContent = 'Sonnenblumenkerne'; })")
    boxes = names.evaluate_all(
        "names => names.map(name => [name.getBoundingClientRect().left, name.getBoundingClientRect().right])"
    )
    assert len(boxes) > 1
    assert all(right <= left + 0.5 for (_, right), (left, _) in itertools.pairwise(boxes))


@pytest.mark.parametrize("width", [320, 390, 2560])
def test_every_stage_fits(page: Page, server: str, width: int) -> None:
    open_home(page, server, width=width, height=844)
    stages = ["", "read", "relate", "back", "across", "choose"]
    for stage in stages:
        select(page, story=stage or None)
        at(page, stage=stage)
        assert page.evaluate(SIDEWAYS) <= 0, stage
    for button in page.locator(".ov-head:visible, .gf-scrub button:visible").all():
        box = button.bounding_box()
        assert box
        assert width > 640 or box["height"] >= 40


def test_a_classifier_reads_relates_pools_and_chooses(page: Page, server: str, tiny_entries: list[ModelEntry]) -> None:
    text = "A gorgeous, witty film."
    page.goto(f"{server}?tab=overview&model=sentiment&text={text}")
    page.wait_for_selector(f"{VIEW}[data-current=true]:visible")
    settle(page)
    scores = tiny_entries[1].load().trace(text).classification
    assert scores
    page.wait_for_function(f"document.querySelector('{VIEW}').innerText.includes('{scores.label}')")
    for stage in ("read", "relate", "pool", "choose"):
        select(page, story=stage)
        at(page, stage=stage)
        assert page.evaluate(SIDEWAYS) <= 0
    assert f"{scores.label}, {100 * scores.probabilities.max():.0f} %" in caption(page)


def test_a_stage_opens_down_to_the_calculation_of_a_head(
    page: Page, server: str, tiny_entries: list[ModelEntry]
) -> None:
    page.goto(f"{server}?tab=overview&model=en-de&text=Where%3F&step=2&map=cross&layer=1&head=2")
    page.wait_for_selector(f"{VIEW}[data-current=true]:visible")
    settle(page)
    page.click("[data-part=across] .ov-head")
    at(page, open="across")
    page.click("text=How it is calculated")
    page.wait_for_selector(".ov-calculation tbody tr")
    text = "Where?"
    names = [f"decoder.1.cross.{name}" for name in ("scores", "weights")]
    target = [step.id for step in tiny_entries[0].load().trace(text).steps]
    details = tiny_entries[0].load().trace(text, target=target, details=names).details
    cells = [row.locator("td").all_inner_texts() for row in page.locator(".ov-calculation tbody tr").all()][:-1]
    scores, weights = details[names[0]][2, 2], details[names[1]][2, 2]
    assert [float(row[1].replace("\u2212", "-")) for row in cells] == pytest.approx(scores.tolist(), abs=0.051)
    assert [int(re.sub(r"\D", "", row[3])) for row in cells] == pytest.approx((100 * weights).tolist(), abs=1)
    page.locator(".ov-calculation tbody tr").nth(1).hover()
    assert f"{100 * weights[1]:.1f}" in page.inner_text(".ov-words")
    assert page.evaluate(SIDEWAYS) <= 0
    page.keyboard.press("Escape")
    page.click("text=All of it: Translate")
    page.wait_for_selector(f"{PAINTED}[data-sel='cross.1.2']:visible")
