"""The search tree on the first tab, as a visitor meets it in a real Chromium."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

import core
from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.axe import violations, violations_of_colour, wear
from tests.viz_app.test_spine_page import answer_of, bare, words
from tests.viz_app.visitor import PAINTED, open_page, query, questions, run, settle
from viz_app.view_models import attention_payload
from viz_app.view_models.whole_words import whole_words, word_of

pytestmark = pytest.mark.browser

ONE = "A man rides a bike."
OTHER = "Where is the station?"
NODE = ".gf-node"


@pytest.fixture(scope="module")
def traced(tiny_entries: list) -> Callable[..., Trace]:
    """Runs the page's translator."""
    return tiny_entries[0].load().trace


def beam(width: int, **options: object) -> core.Decoding:
    return core.Decoding(beam=width, hypotheses=min(width, 8), **options)


def open_tree(page: Page, server: str, **parameters: str) -> None:
    open_page(page, server, **{"model": "en-de", "text": ONE, "decoding": "beam.3", "tree": "open"} | parameters)
    page.wait_for_selector(f"{PAINTED}[data-current=true] {NODE}")


def await_run(page: Page, trace: Trace, units: str = "") -> None:
    """Wait until the view draws ``trace``: its name is made of all its numbers, and in ``units`` of them too."""
    name = attention_payload(trace, sides=("English", "German"))["id"] + units
    page.wait_for_selector(f"{PAINTED}[data-trace='{name}'][data-current=true]")


def nodes_of(page: Page) -> list[dict[str, str]]:
    return page.eval_on_selector_all(NODE, "nodes => nodes.map((one) => ({ ...one.dataset, said: one.ariaLabel }))")


def path_of(trace: Trace, index: int) -> list[int]:
    return [trace.search.nodes[at].id for at in trace.search.path(index)]


def off_the_path(trace: Trace) -> int:
    """A node that was given up a few steps on, after tokens that are not all the translation's."""
    written = [step.id for step in trace.steps]
    return next(
        index
        for index, node in enumerate(trace.search.nodes)
        if node.fate == "pruned" and node.step >= 2 and path_of(trace, index)[:-1] != written[: node.step]
    )


def place(trace: Trace, index: int) -> str:
    node = trace.search.nodes[index]
    return f"{node.step}.{node.rank}"


@pytest.mark.parametrize("width", [2, 8])
@pytest.mark.long
def test_every_node_has_the_numbers_of_the_search(
    page: Page, server: str, traced: Callable[..., Trace], width: int
) -> None:
    open_tree(page, server, decoding=f"beam.{width}")
    trace = traced(ONE, decoding=beam(width))
    await_run(page, trace)
    tree, shown = trace.search, nodes_of(page)
    assert len(shown) == len(tree.nodes)
    for index, (node, seen) in enumerate(zip(tree.nodes, shown, strict=True)):
        assert seen["place"] == place(trace, index)
        assert float(seen["logProbability"]) == pytest.approx(node.log_probability, abs=1e-6)
        total = sum(tree.nodes[at].log_probability for at in tree.path(index))
        assert float(seen["sum"]) == pytest.approx(total, abs=1e-4)
        if node.fate == "pruned":
            assert "pruned, beaten by" in seen["said"]
            beaten_by = sum(tree.nodes[at].log_probability for at in tree.path(node.beaten_by))
            assert f"against {beaten_by:.2f}".replace("-", "−") in seen["said"]
    chosen = {seen["at"] for seen in page.eval_on_selector_all(f"{NODE}.gf-on", "all => all.map((one) => one.dataset)")}
    assert chosen == {str(at) for at in tree.path(tree.finished[0])}
    assert [step.id for step in trace.steps] == path_of(trace, tree.finished[0])
    scores = page.eval_on_selector_all(".gf-finished button", "all => all.map((one) => Number(one.dataset.score))")
    assert scores == pytest.approx([tree.nodes[at].score for at in tree.finished], abs=1e-4)
    expect(page.locator(".gf-finished h3")).to_have_text(f"{len(tree.finished)} finished translations")
    expect(page.locator(".gf-told")).to_contain_text("the best of the finished")


@pytest.mark.long
def test_a_click_shows_the_path_and_its_link_does_too(
    page: Page, chromium: Browser, server: str, traced: Callable[..., Trace]
) -> None:
    open_tree(page, server)
    trace = traced(ONE, decoding=beam(3))
    index = off_the_path(trace)
    node, path = trace.search.nodes[index], traced(ONE, target=path_of(trace, index))
    page.click(f"{NODE}[data-place='{place(trace, index)}']")
    await_run(page, path)
    assert query(page)["tree"] == place(trace, index)
    assert page.get_attribute(PAINTED, "data-step") == str(node.step)
    assert bare("".join(words(page, 1))) == bare(answer_of(path))
    expect(page.locator(".gf-told")).to_contain_text("pruned, beaten by")
    number = page.locator(".gf-next .gf-chosen").get_attribute("data-log-probability")
    assert float(number or "nan") == pytest.approx(node.log_probability, abs=1e-4)
    with visiting(chromium) as other:
        other.goto(page.evaluate("glassformer.store.link()"))
        await_run(other, path)
        assert query(other) == query(page)
    page.locator(".gf-told").click()
    page.keyboard.press("Control+z")
    await_run(page, trace)
    assert query(page)["tree"] == "open"
    page.keyboard.press("Control+Shift+z")
    await_run(page, path)
    page.click(".gf-finished button >> nth=0")
    await_run(page, trace)
    assert page.get_attribute(PAINTED, "data-step") == str(len(trace.steps) - 1)


@pytest.mark.long
def test_the_tree_keeps_pieces_where_words_are_on(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    trace = traced(ONE, decoding=beam(3))
    index = next(
        at
        for at, node in enumerate(trace.search.nodes)
        if node.fate == "pruned" and node.step >= 3 and not node.token.startswith("▁")
    )
    node, path = trace.search.nodes[index], traced(ONE, target=path_of(trace, index))
    assert len(whole_words(path).target_tokens) < len(path.target_tokens)
    open_tree(page, server, units="words")
    await_run(page, trace, units=".words")
    assert len(nodes_of(page)) == len(trace.search.nodes)
    expect(page.locator(".gf-treebox .gf-units")).to_have_text(
        "The tree shows pieces, because a search writes one piece at a time."
    )
    page.click(f"{NODE}[data-place='{place(trace, index)}']")
    await_run(page, path, units=".words")
    assert page.get_attribute(PAINTED, "data-step") == str(word_of(path.target_tokens[1:], node.step))
    assert query(page)["step"] == str(node.step)
    chosen = page.eval_on_selector_all(f"{NODE}.gf-on", "all => all.map((one) => one.dataset.at)")
    assert set(chosen) == {str(at) for at in trace.search.path(index)}
    page.goto(page.evaluate("glassformer.store.link()"))
    await_run(page, path, units=".words")
    page.press("body", "w")
    await_run(page, path)
    assert page.get_attribute(PAINTED, "data-step") == str(node.step)
    expect(page.locator(".gf-treebox .gf-units")).to_be_hidden()


@pytest.mark.long
def test_a_node_of_the_translation_asks_nobody(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_tree(page, server)
    trace = traced(ONE, decoding=beam(3))
    await_run(page, trace)
    asked = questions(page)
    way = trace.search.path(trace.search.finished[0])
    page.click(f"{NODE}[data-place='{place(trace, way[1])}']")
    expect(page.locator(PAINTED)).to_have_attribute("data-step", "1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{NODE}:focus")).to_have_attribute("data-at", str(way[2]))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"{NODE}:focus")).to_have_attribute("data-at", str(way[0]))
    page.keyboard.press("Enter")
    expect(page.locator(PAINTED)).to_have_attribute("data-step", "0")
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{NODE}:focus")).not_to_have_attribute("data-at", str(way[0]))
    assert page.locator(f"{NODE}[tabindex='0']").count() == 1
    page.hover(f"{NODE}[data-fate=pruned] >> nth=0")
    expect(page.locator(".gf-tip")).to_contain_text("pruned, beaten by")
    page.click(".gf-treebox >> text=Table")
    rows = page.locator(".gf-treebox .gf-table tbody tr")
    assert rows.count() == len(trace.search.nodes)
    assert page.locator(".gf-treebox .gf-table tr.gf-on").count() == len(trace.steps)
    assert asked == []


@pytest.mark.long
def test_going_on_from_a_node_forces_what_leads_to_it(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_tree(page, server)
    trace = traced(ONE, decoding=beam(3))
    index = off_the_path(trace)
    ids = tuple(path_of(trace, index))
    page.click(f"{NODE}[data-place='{place(trace, index)}']")
    await_run(page, traced(ONE, target=ids))
    page.click(".gf-goon")
    forced = traced(ONE, decoding=beam(3, prefix=ids))
    expect(page.locator(".gf-forced-chip")).to_be_visible()
    settle(page)
    assert [step.id for step in forced.steps[: len(ids)]] == list(ids)
    page.wait_for_function(f"document.querySelectorAll('{NODE}').length === {len(forced.search.nodes)}")
    page.click(".gf-forced-chip")
    expect(page.locator(".gf-forced-chip")).to_be_hidden()
    page.wait_for_function(f"document.querySelectorAll('{NODE}').length === {len(trace.search.nodes)}")


def slide(page: Page, name: str, value: float) -> None:
    page.evaluate(
        "([name, value]) => { const label = [...document.querySelectorAll('.gf-treebox label')].find((one) =>"
        " one.textContent.startsWith(name)); const input = label.querySelector('input'); input.value = value;"
        " input.dispatchEvent(new Event('input', { bubbles: true })); }",
        [name, value],
    )


@pytest.mark.long
def test_width_and_penalty(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_tree(page, server, decoding="beam.4")
    await_run(page, traced(ONE, decoding=beam(4)))
    before = page.locator(".gf-finished .gf-cap").first.inner_text()
    slide(page, "Length penalty", 0.2)
    assert page.locator(".gf-finished .gf-cap").first.inner_text() != before, "ranks follow at once"
    await_run(page, traced(ONE, decoding=beam(4, length_penalty=0.2)))
    assert query(page)["length_penalty"] == "0.2"
    slide(page, "Beam width", 2)
    narrow = traced(ONE, decoding=beam(2, length_penalty=0.2))
    await_run(page, narrow)
    page.wait_for_function(f"document.querySelectorAll('{NODE}').length === {len(narrow.search.nodes)}")
    slide(page, "Beam width", 1)
    greedy = traced(ONE)
    await_run(page, greedy)
    assert "decoding" not in query(page)
    expect(page.locator(".gf-treebox")).to_contain_text("width 1")
    assert page.locator(f"{NODE}.gf-on").count() == len(greedy.steps)
    page.locator(".gf-told").click()
    page.keyboard.press("Control+z")
    await_run(page, narrow)
    assert query(page)["decoding"] == "beam.2"


@pytest.mark.long
def test_a_path_stays_open_in_a_wider_search_and_closes_with_its_sentence(
    page: Page, server: str, traced: Callable[..., Trace]
) -> None:
    open_tree(page, server)
    trace = traced(ONE, decoding=beam(3))
    first = next(i for i, node in enumerate(trace.search.nodes) if node.step == 0 and node.fate == "kept")
    page.click(f"{NODE}[data-place='{place(trace, first)}']")
    path = traced(ONE, target=path_of(trace, first))
    await_run(page, path)
    slide(page, "Beam width", 5)
    page.wait_for_function("glassformer.store.get('decoding') === 'beam.5'")
    await_run(page, path)
    run(page, OTHER)
    await_run(page, traced(OTHER, decoding=beam(5)))
    assert query(page)["tree"] == "open"


def test_sampling_shows_what_each_token_was_drawn_from(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_tree(page, server, decoding="sample.5", top_k="7")
    trace = traced(ONE, decoding=core.Decoding(temperature=1, top_k=7, seed=5))
    await_run(page, trace)
    assert page.locator(f"{NODE}.gf-on").count() == len(trace.steps)
    assert page.locator(".gf-mass-of").count() == len(trace.steps)
    page.evaluate("glassformer.store.set({step: 0})")
    drawn = trace.steps[0].drawn
    told = page.locator(".gf-told")
    expect(told).to_contain_text(re.compile(r"Drawn with .+ from 7 tokens, which have .+ together"))
    text = told.inner_text()
    for share in (drawn.probability, drawn.mass):
        assert f"{share * 100:.1f}" in text or f"{share * 100:.0f}" in text
    expect(page.locator(f"{NODE}[data-fate=pruned]").first).to_have_attribute("aria-label", re.compile("not drawn"))


@pytest.mark.long
@pytest.mark.parametrize("tree", ["99.0", "0.99", "x", "1", "1.1.1", "-1.0", "9" * 50, "1e1.0", "<b>"])
def test_a_place_that_is_not_there_is_said(page: Page, server: str, traced: Callable[..., Trace], tree: str) -> None:
    open_tree(page, server, tree=tree)
    await_run(page, traced(ONE, decoding=beam(3)))
    expect(page.locator(".gf-message:visible").first).to_contain_text("has no such node")


@pytest.mark.long
def test_an_empty_or_a_huge_link_opens_the_page(page: Page, server: str, traced: Callable[..., Trace]) -> None:
    open_page(page, server, model="en-de", text=ONE, tree="")
    await_run(page, traced(ONE))
    open_page(page, server, model="en-de", text=ONE, tree="7" * 3000)
    await_run(page, traced(ONE))
    open_page(page, server, model="sentiment", text="A gorgeous, witty film.", tree="0.1")
    expect(page.locator(".gf-search")).to_be_hidden()


def test_it_opens_and_closes_by_its_button(page: Page, server: str) -> None:
    open_page(page, server, model="en-de", text=ONE, decoding="beam.3")
    assert (
        page.evaluate("performance.getEntriesByType('resource').filter((one) => /search\\/picture/.test(one.name))")
        == []
    )
    page.click(".gf-treetoggle")
    page.wait_for_selector(NODE)
    expect(page.locator(".gf-treetoggle")).to_be_focused()
    expect(page.locator(".gf-treetoggle")).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".gf-treetoggle")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(NODE)).to_have_count(0)
    assert "tree" not in query(page)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_wide_search_of_many_steps_scrolls_in_its_own_frame(chromium: Browser, server: str, size: tuple) -> None:
    text = "Two children are playing in the snow and a man rides a bike."
    with visiting(chromium, viewport={"width": size[0], "height": size[1]}) as page:
        open_tree(page, server, text=text, decoding="beam.8")
        page.wait_for_function(f"document.querySelectorAll('{NODE}').length > 40 * 8")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        frame = page.locator(".gf-treeframe")
        assert frame.evaluate("one => one.scrollWidth > one.clientWidth")
        page.wait_for_function("document.querySelector('.gf-treeframe').scrollLeft > 0")  # its end is in sight


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_axe_finds_nothing_to_complain_of(chromium: Browser, server: str, size: tuple) -> None:
    complaints = []
    with visiting(chromium, viewport={"width": size[0], "height": size[1]}) as page:
        open_tree(page, server, text="A", decoding="beam.2")
        complaints += violations(page, ".gf-treebox")
        wear(page, "dark")
        complaints += [f"dark: {one}" for one in violations_of_colour(page, ".gf-treebox")]
        page.click(".gf-treebox >> text=Table")
        complaints += [f"table: {one}" for one in violations(page, ".gf-treebox")]
    assert not complaints, "\n".join(complaints)
