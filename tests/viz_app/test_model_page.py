"""The Model tab in a real Chromium: numbers are the model's own, and every way to choose a token shows the same."""

from typing import Any

import numpy as np
import pytest

from core.analysis.token_map import nearest, token_map
from core.results.parameters import TokenTable
from tests.conftest import visiting
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import query, settle
from viz_app.handlers.models import ModelEntry
from viz_app.view_models.words import label, percent

pytestmark = pytest.mark.browser

TEXT = "A man rides a bike."
VIEW = "document.querySelector('.gf-tokenmap')"
MODEL = ViewPage("model", VIEW, text=TEXT, also=f"{VIEW}.dataset.near !== 'waiting'")


@pytest.fixture(scope="module")
def table(tiny_entries: list[ModelEntry]) -> TokenTable:
    model: Any = tiny_entries[0].load()
    return model.token_table()


def shown(page: Any) -> list[tuple[str, str]]:
    """The list of neighbours: name and cosine."""
    rows = page.locator(".gf-near li")
    return [(row.locator("button").inner_text(), row.locator(".gf-value").inner_text()) for row in rows.all()]


def expected(table: TokenTable, word: int) -> list[tuple[str, str]]:
    ids, cosines = nearest(table.vectors, word)
    return [(label(table.tokens[one]), f"{cosine:.2f}") for one, cosine in zip(ids, cosines, strict=True)]


def test_what_stands_there_are_the_models_numbers(visitor: Any, server: str, table: TokenTable) -> None:
    word = table.tokens.index("s")
    MODEL.open(visitor, server, word=str(word))
    assert visitor.inner_text(".gf-word h3") == "s"
    assert shown(visitor) == expected(table, word)
    length = np.linalg.norm(table.vectors[word])
    assert visitor.inner_text(".gf-word .gf-said") == f"token {word} · length {length:.2f}"
    drawn, said = token_map(table), visitor.inner_text(".gf-map .gf-said")
    assert percent(drawn.variance) in said
    assert f"{drawn.neighbours:.1f}".removesuffix(".0") + " are among its nearest 12" in said


@pytest.mark.long
def test_search_click_keys_and_link_choose_a_token(visitor: Any, server: str, table: TokenTable) -> None:
    labels = [label(piece) for piece in table.tokens]
    start = max((name for name in labels if name.isascii() and name.isalpha()), key=len)[:2].lower()
    starting = [at for at, name in enumerate(labels) if name.lower().startswith(start)]
    found = min(starting, key=lambda at: labels[at].lower() != start)  # the whole word, else the first of the table
    MODEL.open(visitor, server)
    visitor.keyboard.press("/")
    visitor.keyboard.type(start)
    hit = visitor.inner_text(".gf-hits li:first-child")
    visitor.keyboard.press("Enter")
    MODEL.settle(visitor, word=str(found))
    assert hit == visitor.inner_text(".gf-word h3") == labels[found]
    assert visitor.is_hidden(".gf-hits")
    first = visitor.locator(".gf-near button").first
    other = first.get_attribute("data-id")
    first.click()
    MODEL.settle(visitor, word=other)
    assert query(visitor)["word"] == other
    assert shown(visitor) == expected(table, int(other))
    visitor.reload()
    visitor.wait_for_function(f"window.glassformer?.store.get('v') && {VIEW}")
    MODEL.settle(visitor, word=other)
    assert shown(visitor) == expected(table, int(other))
    of_sentence = visitor.locator(".gf-of button").nth(1)
    second = of_sentence.get_attribute("data-id")
    of_sentence.click()
    MODEL.settle(visitor, word=second)
    assert visitor.locator(f".gf-of [data-id='{second}']").first.get_attribute("aria-pressed") == "true"
    assert visitor.inner_text(".gf-word h3") == label(table.tokens[int(second)])


def test_what_is_pressed_while_another_model_comes_belongs_to_none(visitor: Any, server: str) -> None:
    MODEL.open(visitor, server, word="5")
    visitor.evaluate(
        """() => {
            glassformer.store.set({model: 'sentiment', text: 'A fine film.'});
            document.querySelector('.gf-near button').click();
            document.querySelector('.gf-find').value = 'a';
            document.querySelector('.gf-find').dispatchEvent(new Event('input'));
            document.querySelector('.gf-plot').dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft'}));
        }"""
    )
    MODEL.settle(visitor)
    assert query(visitor)["model"] == "sentiment"
    assert "word" not in query(visitor)


def test_while_another_sentence_comes_a_token_can_be_chosen(visitor: Any, server: str, table: TokenTable) -> None:
    MODEL.open(visitor, server, word="5")
    visitor.evaluate(
        """() => {
            glassformer.store.set({text: 'Where is it?'});
            document.querySelector('.gf-near button').click();
        }"""
    )
    MODEL.settle(visitor, word=str(nearest(table.vectors, 5)[0][0]))


def test_a_dot_of_the_map_and_an_arrow_choose_a_token(visitor: Any, server: str, table: TokenTable) -> None:
    points = token_map(table).points
    lone = int(points[:, 0].argmax())  # nothing lies on top of the outermost dot
    MODEL.open(visitor, server, word="5")
    visitor.wait_for_selector(".gf-tokenmap .gf-chart[data-drawn]")
    place = visitor.evaluate(
        f"""([x, y]) => {{ const plot = {VIEW}.querySelector('.gf-plot'), {{xaxis, yaxis}} = plot._fullLayout;
        plot.scrollIntoView({{ block: 'center', behavior: 'instant' }});
        const box = plot.getBoundingClientRect();
        return [box.left + xaxis._offset + xaxis.d2p(x), box.top + yaxis._offset + yaxis.d2p(y)]; }}""",
        points[lone].tolist(),
    )
    painted = """([x, y]) => { const canvas = document.querySelector('.gf-tokenmap .gf-dots'),
        box = canvas.getBoundingClientRect(), share = canvas.width / box.width;
        return canvas.getContext('2d').getImageData((x - box.left) * share, (y - box.top) * share, 1, 1).data[3]; }"""
    assert visitor.evaluate(painted, place)
    assert not visitor.evaluate(painted, [place[0] + 6, place[1]])
    visitor.mouse.move(place[0] - 30, place[1])
    visitor.mouse.move(*place, steps=4)
    visitor.wait_for_function(f"document.querySelector('.gf-tip')?.textContent === {label(table.tokens[lone])!r}")
    visitor.mouse.click(*place)
    MODEL.settle(visitor, word=str(lone))
    visitor.focus(".gf-tokenmap .gf-plot")
    visitor.keyboard.press("ArrowLeft")
    visitor.wait_for_function(f"{VIEW}.dataset.word !== '{lone}'")
    MODEL.settle(visitor)
    moved = int(visitor.evaluate(f"{VIEW}.dataset.word"))
    assert points[moved, 0] < points[lone, 0]


def test_the_map_has_a_twin_in_numbers(visitor: Any, server: str, table: TokenTable) -> None:
    MODEL.open(visitor, server, word="17")
    visitor.click(".gf-tokenmap .gf-tools button:text-is('Table')")
    row = visitor.locator(".gf-tokenmap .gf-table tr.gf-on")
    point = token_map(table).points[17]
    cells = [cell.replace("−", "-") for cell in row.locator("td").all_inner_texts()]
    assert cells == ["chosen", "17", "1.00", *(f"{value:.2f}" for value in point)]
    assert visitor.is_hidden(".gf-tokenmap .gf-plot")
    visitor.click(".gf-tokenmap .gf-tools button:text-is('Picture')")
    visitor.wait_for_selector(".gf-tokenmap .gf-plot", state="visible")


def test_another_model_has_other_tokens(visitor: Any, server: str) -> None:
    MODEL.open(visitor, server, word="17")
    visitor.select_option("#gh-model", "sentiment")
    visitor.wait_for_function("window.glassformer.store.get('model') === 'sentiment'")
    settle(visitor)
    MODEL.settle(visitor)
    assert "word" not in query(visitor)
    assert visitor.locator(".gf-of:visible").count() == 1


@pytest.mark.long
@pytest.mark.parametrize("word", ["99999", "<b>", "-1"])
def test_a_link_to_a_token_that_is_not_there_shows_another(visitor: Any, server: str, word: str) -> None:
    MODEL.open(visitor, server, word=word)
    assert len(shown(visitor)) == 12


@pytest.mark.long
def test_a_phone_has_one_column_and_all_tabs(chromium: Any, server: str) -> None:
    with visiting(chromium, viewport={"width": 390, "height": 844}) as page:
        MODEL.open(page, server)
        page.wait_for_selector(".gf-tokenmap.gf-phone .gf-chart[data-drawn]")
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        boxes = [page.locator(f".gf-tokenmap {part}").bounding_box() for part in (".gf-map", ".gf-word")]
        assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]
        assert page.locator("#tab-model-button").is_visible()
