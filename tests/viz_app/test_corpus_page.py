"""Over many sentences in a real Chromium: its numbers are the portraits', and what is chosen is in the address."""

import re
from collections.abc import Iterator
from dataclasses import replace
from shutil import copytree
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page, expect

import core
from core.checkpoints.measured_files import HEAD_PORTRAITS, HEAD_ROLES
from core.results.head_portraits import HeadPortraits
from core.results.head_roles import HeadRoles, MeanEffects
from tests.conftest import SENTENCES, visiting
from tests.viz_app.axe import violations
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import query
from viz_app.handlers.models import ModelEntry

pytestmark = pytest.mark.browser

TEXT = "Where?"
VIEW = "document.querySelector('.gf-corpus')"
CORPUS = ViewPage("corpus", VIEW, text=TEXT)
IDS = "all => all.filter((one) => !one.hidden).map((one) => one.dataset.id)"


@pytest.fixture(scope="module")
def portraits(tiny_entries: list[ModelEntry]) -> HeadPortraits:
    """Portraits of the tiny translator, over sentences that stand there often enough for pairs of tokens; one head
    keeps to a role."""
    model: Any = tiny_entries[0].load()
    found = core.head_portraits(model, [*SENTENCES] * 5, targets=[*SENTENCES][::-1] * 5)
    cross = found.roles["cross"]
    strength = cross["end"].strength.copy()
    strength[1, 2] = 0.9
    return replace(found, roles={**found.roles, "cross": {**cross, "end": replace(cross["end"], strength=strength)}})


@pytest.fixture(scope="module")
def server(serving: Any, tiny_entries: list[ModelEntry], portraits: HeadPortraits, tmp_path_factory: Any) -> Iterator:
    """The tiny models: the translator's heads have portraits, the classifier's have none."""
    folder = tmp_path_factory.mktemp("portraits") / "en-de"
    copytree(tiny_entries[0].folder or "", folder)
    HEAD_PORTRAITS.save(folder, portraits)
    effects = {
        name: MeanEffects(np.full(shape, -0.5, np.float32), np.full(shape, 0.1, np.float32))
        for name, shape in portraits.shapes.items()
    }
    examples = {name: (((),) * heads,) * layers for name, (layers, heads) in portraits.shapes.items()}
    about = {"probe_sentences": 30, "effect_sentences": 25}
    HEAD_ROLES.save(folder, HeadRoles(portraits.roles, effects, examples, None, about, portraits.rules))
    translator = replace(tiny_entries[0], load=lambda: core.load(str(folder), device="cpu"), folder=folder)
    with serving([translator, tiny_entries[1]]) as address:
        yield address


def ids(portraits: HeadPortraits) -> set[str]:
    return {
        f"{name}.{layer}.{head}"
        for name, (layers, heads) in portraits.shapes.items()
        for layer in range(layers)
        for head in range(heads)
    }


def test_every_head_has_a_card_with_its_number(visitor: Page, server: str, portraits: HeadPortraits) -> None:
    CORPUS.open(visitor, server)
    cards = visitor.locator(".co-card")
    assert set(cards.evaluate_all(IDS)) == ids(portraits)
    roles = HeadRoles(portraits.roles, {}, {}, None, {}, portraits.rules)
    kept = sum(roles.role(*head).role != "mixed" for head in roles.heads)
    expect(visitor.locator(".gf-corpus h2.gf-says")).to_contain_text(f"{kept} of {len(roles.heads)} heads")
    texts = dict(cards.evaluate_all("all => all.map((one) => [one.dataset.id, one.textContent])"))
    for name, layer, head in roles.heads:
        text = texts[f"{name}.{layer}.{head}"].replace("\u202f", "")
        assert f"{name} {layer + 1}.{head + 1}" in text
        assert "−0.50 nats" in text
        if not roles.name(name, layer, head):
            assert "at best" in text


def test_groups_and_words_stand_in_the_address(visitor: Page, server: str, portraits: HeadPortraits) -> None:
    CORPUS.open(visitor, server)
    for value, title in (("layer", "encoder, layer 1"), ("effect", "Costly to lose")):
        visitor.select_option(".gf-corpus .gf-select", value)
        expect(visitor.locator(".gf-corpus h3").first).to_contain_text(title)
        assert query(visitor)["group"] == value
    visitor.locator(".co-find").fill("cross 2.1")
    expect(visitor.locator(".co-card:visible")).to_have_count(1)
    assert query(visitor)["find"] == "cross 2.1"
    visitor.locator(".co-find").fill("")
    expect(visitor.locator(".co-card:visible")).to_have_count(len(ids(portraits)))
    assert "find" not in query(visitor)


def test_a_heads_page_has_the_portraits_numbers(visitor: Page, server: str, portraits: HeadPortraits) -> None:
    CORPUS.open(visitor, server, portrait="open", map="cross", layer="1", head="2")
    CORPUS.settle(visitor, open="cross.1.2")
    portrait = portraits.head("cross", 1, 2)
    expect(visitor.locator(".gf-corpus h2.gf-says")).to_contain_text("Cross 2.3")
    said = visitor.get_attribute(".co-one [role=img] >> nth=0", "aria-label") or ""
    shares = [float(one) for one in re.findall(r"([\d.]+)\u202f%", said)]
    assert np.allclose(shares, portrait.offsets * 100, atol=0.51)
    shown = [
        rows.all_inner_texts() for rows in (visitor.locator(".co-pairs").nth(at).locator("tbody tr") for at in (0, 1))
    ]
    assert [len(one) for one in shown] == [min(8, len(one)) for one in (portrait.frequent, portrait.pairs)]
    for rows, own in zip(shown, (portrait.frequent, portrait.pairs), strict=True):
        assert [str(pair.count) in row.split() for row, pair in zip(rows, own, strict=False)] == [True] * len(rows)
    assert visitor.locator(".co-example").count() == len(portrait.rows)
    strengths = {role: float(one.strength[1, 2]) for role, one in portraits.roles["cross"].items()}
    rows = visitor.locator(".co-shares tbody tr").evaluate_all("rows => rows.map((row) => row.cells[1].textContent)")
    shown = [float(text.replace("\u202f%", "").replace("<", "")) for text in rows[: len(strengths)]]
    assert np.allclose(shown, sorted((100 * one for one in strengths.values()), reverse=True), atol=0.51)
    expect(visitor.locator(".co-shares .co-best th")).to_have_text(["end"])


def test_keys_lead_from_head_to_head_and_back(visitor: Page, server: str) -> None:
    CORPUS.open(visitor, server)
    visitor.locator(".co-card").first.focus()
    visitor.keyboard.press("ArrowRight")
    second = visitor.evaluate("document.activeElement.dataset.id")
    assert second == visitor.locator(".co-card").nth(1).get_attribute("data-id")
    visitor.keyboard.press("Enter")
    CORPUS.settle(visitor, open=second)
    assert ".".join(query(visitor)[name] for name in ("map", "layer", "head")) == second
    assert query(visitor)["portrait"] == "open"
    visitor.keyboard.press("ArrowRight")
    visitor.wait_for_function(f"{VIEW}.dataset.open !== '{second}' && {VIEW}.dataset.current === 'true'")
    visitor.keyboard.press("ArrowLeft")
    CORPUS.settle(visitor, open=second)
    visitor.keyboard.press("Escape")
    CORPUS.settle(visitor, open="")
    assert "portrait" not in query(visitor)
    visitor.keyboard.press("/")
    expect(visitor.locator(".co-find")).to_be_focused()


def test_a_row_opens_its_sentence_in_one_head(visitor: Page, server: str, portraits: HeadPortraits) -> None:
    CORPUS.open(visitor, server, portrait="encoder.1.0")
    CORPUS.settle(visitor, open="encoder.1.0")
    row = portraits.head("encoder", 1, 0).rows[0]
    visitor.locator(".co-example").first.click()
    visitor.wait_for_selector(".gf-inside[data-current=true]")
    visitor.wait_for_function("text => glassformer.store.get('text') === text", arg=portraits.texts[row.text].text)
    shown = query(visitor)
    assert (shown["tab"], shown["map"], shown["layer"], shown["head"], shown["row"]) == (
        *("head", "encoder", "1", "0"),
        str(row.row),
    )


@pytest.mark.parametrize("link", [{"portrait": "cross.1.8"}, {"portrait": "open", "map": "cross", "layer": "1"}])
def test_a_head_that_is_not_there_is_named(
    visitor: Page, server: str, portraits: HeadPortraits, link: dict[str, str]
) -> None:
    CORPUS.open(visitor, server, **{"head": "8", **link})
    expect(visitor.locator(".gf-corpus > .gf-message >> visible=true")).to_contain_text("There is no cross 2.9")
    assert visitor.locator(".co-card:visible").count() == len(ids(portraits))


def test_a_model_without_portraits_says_how_to_get_them(visitor: Page, server: str) -> None:
    CORPUS.open(visitor, server, model="sentiment", text="A gorgeous, witty film.")
    expect(visitor.locator(".gf-corpus > .gf-message >> visible=true")).to_contain_text(
        "glassformer portraits sentiment"
    )
    expect(visitor.locator(".co-card:visible")).to_have_count(0)


def test_the_sheet_is_one_sheet_of_paper(visitor: Page, server: str) -> None:
    """A2 is 420 by 594 mm: 1191 by 1684 points."""
    CORPUS.open(visitor, server)
    paper = visitor.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    width, height = map(float, re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", paper)[0])
    assert (width, height) == pytest.approx((1190.6, 1683.8), abs=1)


def test_each_group_has_its_heading_on_paper(visitor: Page, server: str) -> None:
    """The groups follow one another in one grid, so the first card of each carries the heading."""
    CORPUS.open(visitor, server)
    said = """() => [...document.querySelectorAll('.co-card')]
        .map((one) => getComputedStyle(one, '::before').content).filter((one) => one !== 'none')"""
    assert visitor.evaluate(said) == []
    visitor.emulate_media(media="print")
    try:
        heads = visitor.locator(".co-groups h3").evaluate_all(
            "all => all.map((one) => one.firstChild.textContent.trim())"
        )
        assert [one.strip('"') for one in visitor.evaluate(said)] == heads
    finally:
        visitor.emulate_media(media="screen")


def test_cards_are_as_low_on_paper_if_the_window_is_narrow(chromium: Any, server: str) -> None:
    """With the two lines that a foot has on a phone, 72 cards took a second sheet."""
    looks = "getComputedStyle(document.querySelector('.co-foot')).flexDirection"
    with visiting(chromium, viewport={"width": 390, "height": 844}) as page:
        CORPUS.open(page, server)
        assert page.evaluate(looks) == "column"
        page.emulate_media(media="print")
        assert page.evaluate(looks) == "row"


def test_pictures_are_drawn_when_they_are_seen_and_on_paper_all_are(chromium: Any, server: str) -> None:
    with visiting(chromium, viewport={"width": 390, "height": 300}) as page:
        CORPUS.open(page, server)
        empty = "document.querySelectorAll('.co-picture:empty').length"
        seen = """() => [...document.querySelectorAll('.co-picture')].filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
        }).map((one) => one.childElementCount)"""
        assert page.evaluate(empty)
        for card in ("first", "last"):
            getattr(page.locator(".co-card"), card).scroll_into_view_if_needed()
            shown = page.evaluate(f"new Promise((done) => requestAnimationFrame(() => done(({seen})())))")
            assert shown
            assert all(shown), "drawn in the frame in which it is seen"
        page.select_option(".gf-corpus .gf-select", "effect")
        CORPUS.settle(page)
        page.pdf()
        assert page.evaluate(empty) == 0


@pytest.mark.long
def test_a_dark_page_is_printed_light(chromium: Any, server: str) -> None:
    with visiting(chromium, viewport={"width": 1440, "height": 900}, color_scheme="dark") as page:
        CORPUS.open(page, server)
        colours = (
            "() => [document.body, document.querySelector('.co-picture path')].map((one) => getComputedStyle(one))"
        )
        seen = f"({colours})().map(({{ backgroundColor, stroke }}) => backgroundColor + stroke)"
        dark = page.evaluate(seen)
        page.evaluate(f"addEventListener('beforeprint', () => window.printed = {seen})")
        page.pdf()
        light = page.evaluate("window.printed")
        assert "255, 255, 255" in light[0]
        assert light[1] != dark[1], "the pictures are drawn again too"
        CORPUS.settle(page)
        assert page.evaluate(seen) == dark, "and the page is dark again"


@pytest.mark.parametrize(("width", "height", "theme"), [(320, 640, "dark"), (844, 390, "light")])
@pytest.mark.long
def test_nothing_is_cut_off_on_a_phone(chromium: Any, server: str, width: int, height: int, theme: str) -> None:
    with visiting(chromium, viewport={"width": width, "height": height}, color_scheme=theme) as page:
        for head in ("", "decoder.0.1"):
            CORPUS.open(page, server, portrait=head)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert not violations(page, ".gf-corpus")
