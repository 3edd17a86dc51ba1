"""The Patch tab in a real Chromium: gestures carry what they say, the address holds it, and the numbers are true."""

import csv
import io
import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import numpy as np
import pytest
from playwright.sync_api import Browser, expect

import core
from tests.conftest import visiting
from tests.viz_app.axe import violations, wear
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import open_page, query, settle
from viz_app.view_models.patch import share_text

pytestmark = pytest.mark.browser

MAN, WOMAN, OLD = "The man is sleeping.", "The woman is sleeping.", "The old man is sleeping."
VIEW = "document.querySelector('.gf-patch')"
PATCH = ViewPage("patch", VIEW, text=WOMAN)
CELL = "button.gf-cell[data-stack={}][data-depth='{}'][data-row='{}']"
HEAD = "button.gf-cell[data-map={}][data-layer='{}'][data-head='{}']"


@pytest.fixture(scope="module")
def server(serving: Any) -> Iterator[str]:
    """An app with models that know words: untrained ones answer all sentences alike."""
    from viz_app.app import catalogue_entries

    with serving(catalogue_entries(["en-de", "sentiment"])) as address:
        yield address


@pytest.fixture(scope="module")
def patched() -> Any:
    return partial(core.patched, core.load("en-de", device="cpu"), WOMAN, MAN)


def pin(text: str, model: str = "en-de") -> str:
    return urlencode({"model": model, "text": text})


def opened(page: Any, server: str, a: str = MAN, **more: str) -> None:
    PATCH.open(page, server, pin=pin(a), **more)


def shows(page: Any, expected: core.Patched) -> None:
    """The page shows this run: what it writes, how far it went, its likeliest tokens."""
    PATCH.settle(page, run=expected.output, carried="_".join(expected.places))
    assert expected.output in page.inner_text(".gf-outs")
    decimals = 1 if 0.0005 <= abs(expected.share()) < 0.0995 else 0
    share = round(100 * expected.share(), decimals) + 0.0  # never -0
    assert f"{share:.{decimals}f}\u202f% of the way" in page.inner_text(".gf-meter").replace("−", "-")
    assert page.locator(".gf-likely li").count() == len(expected.candidates) + 1


@pytest.mark.long
def test_an_example_is_finished_and_a_pair_one_click_away(visitor: Any, server: str, patched: Any) -> None:
    PATCH.open(visitor, server, text="Two dogs sleep.")
    PATCH.settle(visitor, pair="▁Der ▁Die")
    assert f"of an example, A “{MAN}” and B “{WOMAN}”" in visitor.inner_text(".gf-patch .gf-about")
    largest = visitor.get_attribute(".gf-patch", "data-carried")
    shows(visitor, patched([largest]))
    visitor.click(CELL.format("encoder", 1, 1))
    PATCH.settle(visitor, carried="r.e.1.1")
    visitor.keyboard.press("Escape")
    PATCH.settle(visitor, carried="")
    assert (query(visitor)["text"], query(visitor).get("pin")) == ("Two dogs sleep.", None)
    visitor.click(".gf-pair >> nth=0")
    PATCH.settle(visitor, pair="▁Der ▁Die")
    assert query(visitor)["pin"] == pin(MAN)
    assert visitor.is_visible(".gf-pinbar")
    assert visitor.is_hidden(".gf-pinbar .gf-seg"), "the picture is of both runs; there is nothing to choose"
    assert visitor.input_value("#gh-text") == WOMAN
    assert visitor.inner_text(".gf-patch .gf-says").startswith("A says man, B says woman.")
    core_map = core.patch(core.load("en-de", device="cpu"), WOMAN, MAN)
    visitor.click(".gf-astext summary")
    visitor.wait_for_selector(".gf-astext td")
    cells = visitor.evaluate(
        "[...document.querySelectorAll('.gf-astext table')].map(one => [...one.querySelectorAll('td')]"
        ".map(cell => parseFloat(cell.textContent.replace('−', '-')) / 100))"
    )
    tables = [core_map.pair.share(one) for one in (*core_map.vectors.values(), *core_map.outputs.values())]
    for shown, expected in zip(cells, tables, strict=True):
        assert shown == pytest.approx(expected.ravel().tolist(), abs=6e-3)


@pytest.mark.long
def test_a_click_a_drag_shift_and_several_heads(visitor: Any, server: str, patched: Any) -> None:
    opened(visitor, server)
    visitor.click(CELL.format("encoder", 1, 1))
    shows(visitor, patched(["r.e.1.1"]))
    visitor.click(CELL.format("encoder", 2, 0), modifiers=["Shift"])
    shows(visitor, patched(["r.e.1.1", "r.e.2.0"]))
    visitor.click(HEAD.format("cross", 2, 7))
    shows(visitor, patched(["o.c.2.7"]))
    visitor.click(HEAD.format("cross", 1, 7), modifiers=["Shift"])
    two = patched(["o.c.2.7", "o.c.1.7"])
    shows(visitor, two)
    assert query(visitor)["carry"] == "o.c.2.7_o.c.1.7"
    visitor.click("text=where they look")
    shows(visitor, patched(["w.c.2.7", "w.c.1.7"]))
    visitor.click(".gf-patchbar >> text=Undo")
    shows(visitor, two)
    settle(visitor)  # the address lags a little
    visitor.reload()
    settle(visitor)
    shows(visitor, two)
    visitor.locator(CELL.format("encoder", 1, 0)).drag_to(visitor.locator(CELL.format("encoder", 2, 1)))
    shows(visitor, patched(["r.e.1.0", "r.e.1.1", "r.e.2.0", "r.e.2.1"]))
    visitor.keyboard.press("Escape")
    PATCH.settle(visitor, carried="")
    assert "carry" not in query(visitor)


@pytest.mark.long
def test_a_finger_that_rests_first_drags_over_several_and_one_that_does_not_scrolls(
    chromium: Browser, server: str, patched: Any
) -> None:
    with visiting(chromium, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as page:
        opened(page, server)
        first, last = (page.locator(CELL.format("encoder", *place)) for place in ((1, 0), (2, 1)))
        first.evaluate("cell => cell.scrollIntoView({ block: 'center' })")
        fingers = page.context.new_cdp_session(page)
        box, end = first.bounding_box(), last.bounding_box()
        assert box
        assert end
        steps = [(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2) for one in (box, end)]
        for rests in (True, False):
            for kind, (x, y), cells in zip(("touchStart", "touchMove"), steps, (1, 4), strict=True):
                fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
                if rests:
                    expect(page.locator(".gf-range")).to_have_count(cells)
            fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            shows(page, patched(["r.e.1.0", "r.e.1.1", "r.e.2.0", "r.e.2.1"]))


@pytest.mark.long
def test_the_carried_head_in_three_runs(visitor: Any, server: str, patched: Any) -> None:
    opened(visitor, server, carry="r.e.1.1")
    assert visitor.locator(".gf-carriedhead").is_hidden(), "a vector belongs to no head"
    visitor.click(HEAD.format("encoder", 1, 2))
    run = patched(["o.e.1.2"])
    shows(visitor, run)
    looks = run.pair.share(run.head.by_weights)
    text = visitor.inner_text(".gf-carriedhead")
    assert text.startswith("Encoder, layer 2, head 3")
    assert f"where it looks alone {share_text(looks)}." in text
    pictures = visitor.locator(".gf-carriedhead canvas")
    for picture, seen in enumerate((run.head.donor, run.head.base, run.head.now)):
        pictures.nth(picture).focus()
        visitor.keyboard.press("ArrowRight")
        said = visitor.locator("body > .gf-sr[aria-live]").inner_text()
        assert said.startswith(f"The looks at {seen.key_tokens[0].strip('▁')}: "), said
        assert float(said.split()[-2]) == pytest.approx(100 * seen.weights[0, 0, 0, 0], abs=1)
    visitor.click("text=Open this head")
    visitor.wait_for_selector("#tab-head:visible")
    settle(visitor)
    assert {"tab": "head", "map": "encoder", "layer": "1", "head": "2"}.items() <= query(visitor).items()


@pytest.mark.long
def test_keys_move_and_choose(visitor: Any, server: str, patched: Any) -> None:
    opened(visitor, server)
    visitor.focus(CELL.format("encoder", 0, 0))
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        visitor.keyboard.press(key)
    shows(visitor, patched(["r.e.1.1"]))
    visitor.keyboard.press("Shift+ArrowRight")
    visitor.keyboard.press("Enter")
    shows(visitor, patched(["r.e.1.1", "r.e.1.2"]))
    visitor.keyboard.press("Control+z")
    shows(visitor, patched(["r.e.1.1"]))


@pytest.mark.long
def test_finds_directions_measures_and_rows(visitor: Any, server: str, patched: Any) -> None:
    model = core.load("en-de", device="cpu")
    (fewest,) = [find.heads for find in core.patch(model, WOMAN, MAN).finds if find.name == "heads"]
    places = [f"o.{name[0]}.{layer}.{head}" for name, layer, head in fewest]
    opened(visitor, server)
    visitor.click("[data-find=heads]")
    shows(visitor, patched(places))
    visitor.click(".gf-patchbar [data-value=b]")
    PATCH.settle(visitor, pair="▁Die ▁Der", carried="_".join(places))
    shows(visitor, core.patched(model, MAN, WOMAN, places))
    visitor.click(".gf-now [data-value=log-probability]")
    visitor.click(".gf-patchheads [data-value=one]")
    PATCH.settle(visitor, carried="")
    visitor.click(HEAD.format("encoder", 0, 2))
    PATCH.settle(visitor, carried="o.e.0.2.1")
    seen = query(visitor)
    assert (seen["from"], seen["measure"], seen["at_row"]) == ("b", "log-probability", "1")


@pytest.mark.long
def test_other_lengths_are_joined_by_hand_and_files_saved(visitor: Any, server: str) -> None:
    opened(visitor, server, OLD)
    assert visitor.locator(".gf-alone").count() == 4
    visitor.select_option("[aria-label='Token of A']", "1")
    visitor.select_option("[aria-label='Token of B']", "1")
    visitor.click(".gf-joining button:text-is('Join')")
    PATCH.settle(visitor)
    assert query(visitor)["joined"] == "1.1"
    with visitor.expect_download() as saved:
        visitor.click("#gh-save")
        visitor.click("[role=menuitem]:has-text('All shares'):has-text('CSV')")
    lines = list(csv.reader(Path(saved.value.path()).read_text(encoding="utf-8-sig").splitlines()))
    found = core.patch(core.load("en-de", device="cpu"), WOMAN, OLD, joined=[(1, 1)])
    assert [line[0] for line in lines[1:]] == [row["place"] for row in found.to_rows()]
    for line, row in zip(lines[1:], found.to_rows(), strict=True):
        assert float(line[-1] or "nan") == pytest.approx(row["share"], abs=1e-5, nan_ok=True)
    with visitor.expect_download() as saved:
        visitor.click("#gh-save")
        visitor.click("[role=menuitem]:has-text('All shares'):has-text('JSON')")
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["from"] == "A"


@pytest.mark.long
def test_what_cannot_be_is_said(visitor: Any, server: str) -> None:
    PATCH.open(visitor, server, pin=pin("Good.", "sentiment"))
    assert "only within one model" in visitor.inner_text(".gf-start")
    opened(visitor, server, text="Tom bought 17 red apples and pears for his old friend in the snow.")
    assert "tokens can be matched" in visitor.inner_text(".gf-start")
    assert visitor.locator(".gf-joining").is_visible()
    opened(visitor, server, carry="r.e.1.99_r.e.1.1_o.x.1")
    assert "not in this pair" in visitor.inner_text(".gf-bench .gf-problem")
    PATCH.settle(visitor, carried="r.e.1.1")


@pytest.mark.long
def test_another_sentence_takes_nothing_over(visitor: Any, server: str) -> None:
    opened(visitor, server, carry="r.e.1.1", differ="1")
    girl = "The girl is sleeping."
    pair = core.patch(core.load("en-de", device="cpu"), girl, MAN).pair
    visitor.fill("#gh-text", girl)
    visitor.press("#gh-text", "Enter")
    PATCH.settle(visitor, pair=f"{pair.token} {pair.rival}", carried="")
    settle(visitor)
    assert not {"carry", "differ"} & query(visitor).keys()


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (320, "dark")])
@pytest.mark.long
def test_everybody_can_use_it(visitor: Any, server: str, width: int, theme: str) -> None:
    visitor.set_viewport_size({"width": width, "height": 800})
    opened(visitor, server, carry="o.c.2.7")
    wear(visitor, theme)
    assert not violations(visitor)
    assert visitor.evaluate("document.documentElement.scrollWidth") <= width
    visitor.set_viewport_size({"width": 1280, "height": 800})


def test_a_classifier_answers_another_class(visitor: Any, server: str) -> None:
    open_page(visitor, server, tab="patch", model="sentiment", text="I hate it.", pin=pin("I like it.", "sentiment"))
    PATCH.settle(visitor, pair="positive negative")
    visitor.click(CELL.format("encoder", 1, 1))
    PATCH.settle(visitor, carried="r.e.1.1", run="positive")
    assert "it answers positive instead of negative" in visitor.inner_text(".gf-patch .gf-says")


STEER = "details.gf-steer"


def steering(page: Any, said: str, amount: float) -> core.Steer:
    """Wait for the answer of an amount, and return what the view steers with."""
    page.wait_for_selector(f"{STEER}[data-amount='{amount:g}']")
    expect(page.locator(f"{STEER} .gf-big")).to_have_text(said)
    ((stack, depth, rows, source, given),) = json.loads(query(page)["steering"])
    return core.Steer(stack, depth, rows and tuple(rows), tuple(source), given)


@pytest.mark.long
def test_the_base_is_steered_by_a_slider_and_the_run_keeps_it(visitor: Any, server: str) -> None:
    model = core.load("en-de", device="cpu")
    opened(visitor, server)
    visitor.click(f"{STEER} summary")
    draft = core.Steer("encoder", 1, (1,), ("difference", MAN, WOMAN), 1.0)
    edits = core.Edits(steer=(draft,))
    assert steering(visitor, f"B writes {model.trace(WOMAN, edits=edits).output}", 1) == draft
    slider = visitor.locator(f"{STEER} input[type=range]")
    slider.fill("-2")
    away = draft._replace(amount=-2.0)
    answer = model.trace(WOMAN, edits=core.Edits(steer=(away,))).output
    assert steering(visitor, f"B writes {answer}", -2) == away
    curve = core.steering_curve(
        model, WOMAN, draft, step=0, target=[s.id for s in model.trace(WOMAN).steps], against="Der"
    )
    drawn = visitor.locator(f"{STEER} svg").get_attribute("aria-label")
    for amount in (-4, 0, 4):
        row = curve.log_probabilities[curve.amounts.tolist().index(amount)][::-1]
        numbers = ", ".join(f"{value:.2f}" for value in row + 0.0)
        assert f"{amount} ×: {numbers}" in drawn.replace("−", "-"), drawn
    visitor.click(f"{STEER} button >> text=Keep it as a change")
    expect(visitor.locator(".sp-chip")).to_contain_text("steered by −2 ×")
    assert json.loads(query(visitor)["steer"]) == [["encoder", 1, [1], ["difference", MAN, WOMAN], -2]]
    expect(visitor.locator(".sp-answer, #spine").first).to_contain_text(answer.split()[0])
    assert "steering" not in query(visitor)


@pytest.mark.long
def test_a_vector_of_a_file_steers_and_what_is_none_is_refused(visitor: Any, server: str, tmp_path: Path) -> None:
    model = core.load("en-de", device="cpu")
    draft = json.dumps([["decoder", 2, None, ["token", 7], 1]])
    opened(visitor, server, steering=draft)
    visitor.wait_for_selector(f"{STEER}[data-amount='1']")
    width = model.config.d_model
    numbers = np.linspace(-0.5, 0.5, width, dtype=np.float32)

    def given(name: str, content: bytes) -> None:
        (tmp_path / name).write_bytes(content)
        with visitor.expect_file_chooser() as chosen:
            visitor.locator(f"{STEER} select >> nth=0").select_option("file")
        chosen.value.set_files(tmp_path / name)

    for name, content, said in (
        ("text.npy", b"no numbers", "does not hold one row of float32 numbers"),
        ("double.npy", saved(numbers.astype(np.float64)), "does not hold one row"),
        ("table.npy", saved(numbers.reshape(2, -1)), "does not hold one row"),
        ("objects.npy", saved(np.array([{}], dtype=object)), "does not hold one row"),
        ("short.npy", saved(numbers[1:]), f"has {width - 1} numbers; states of this model have {width}"),
        ("nan.npy", saved(np.full(width, np.nan, np.float32)), "not finite"),
        ("large.npy", bytes(80_000), "This file has 80000 bytes"),
    ):
        given(name, content)
        expect(visitor.locator(f"{STEER} .gf-problem")).to_contain_text(said)
    assert query(visitor)["steering"] == draft
    given("vector.npy", saved(numbers))
    expect(visitor.locator(f"{STEER} .gf-problem")).to_be_hidden()
    visitor.wait_for_function("glassformer.store.get('steering').includes('vector')")
    vector = core.Steer("decoder", 2, None, core.steering_vector(tmp_path / "vector.npy"), 1.0)
    answer = model.trace(WOMAN, edits=core.Edits(steer=(vector,))).output
    expect(visitor.locator(f"{STEER} .gf-big")).to_have_text(f"B writes {answer}")


def saved(array: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=True)
    return file.getvalue()


@pytest.mark.parametrize(
    "given",
    ["", "[", "[[]]", '[["decoder",1,null,["token",7],1e999]]', '[["decoder",40,null,["token",7],1]]', "<b>x</b>"],
)
def test_a_link_with_a_steering_that_cannot_be_is_one_sentence_or_the_largest_find(
    visitor: Any, server: str, given: str
) -> None:
    opened(visitor, server, steering=given)
    if "40" in given:
        expect(visitor.locator(f"{STEER} .gf-problem")).to_contain_text("There is no depth 40")
    else:
        visitor.wait_for_selector(f"{STEER}[data-amount='1']")
    assert "undefined" not in visitor.inner_text(".gf-patch")
