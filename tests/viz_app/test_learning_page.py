"""The Learning half of the Model tab in a real Chromium: every moment shows the numbers that core keeps of it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import numpy as np
import pytest

from core.analysis.head_roles import Material
from core.analysis.token_map import token_map
from core.analysis.training_history import measure_training_history
from core.checkpoints.token_layout import save_token_layout
from core.checkpoints.training_history import read_training_history, save_training_history
from core.results.token_layout import TokenLayout
from core.results.training_history import TrainingHistory
from core.sentences import sentence
from tests.conftest import visiting
from tests.viz_app.axe import violations, violations_of_colour, wear
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import query, settle
from viz_app.app import catalogue_entries
from viz_app.handlers.models import ModelEntry
from viz_app.view_models.words import label, percent

pytestmark = pytest.mark.browser

TEXT = "A man rides a bike."
TEXTS = (TEXT, "Two children are playing in the snow.")
STEPS = (2, 30, 1000)
VIEW = "document.querySelector('.gf-training')"
WORDS = "document.querySelector('.gf-tokenmap')"
HISTORY, MAP = ViewPage("model", VIEW, TEXT), ViewPage("model", WORDS, TEXT)
NOTE = sentence("core-history-ends", steps=40_000, last=1000)


@pytest.fixture(scope="module")
def folder(tiny_checkpoints: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The two tiny models: the translator with three moments and a t-SNE map, the classifier with neither."""
    folder = tmp_path_factory.mktemp("learned")
    for name in ("en-de", "sentiment"):
        shutil.copytree(tiny_checkpoints / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def entries(folder: Path) -> list[ModelEntry]:
    entries = catalogue_entries([str(folder / name) for name in ("en-de", "sentiment")])
    model: Any = entries[0].load()
    pairs = tuple((text, "Ein Mann fährt Fahrrad.") for text in TEXTS)
    found = measure_training_history(
        model,
        [(step, model) for step in STEPS],
        TEXTS,
        Material(probe=pairs, sample=pairs, scored=pairs, pairs=pairs),
        iter_scores(),
        curve=[{"step": step, "nll": 9 / step, "validation_nll": 8 / step} for step in STEPS],
        about={"note": [NOTE.to_json()], "scored_sentences": 2},
    )
    save_training_history(folder / "en-de", found)
    points = np.random.default_rng(3).normal(size=(model.config.vocabulary_size, 2)).astype(np.float16)
    counts = np.random.default_rng(4).integers(0, 50, size=points.shape).astype(np.int32)
    save_token_layout(folder / "en-de", TokenLayout(points.astype(np.float32), counts, {}))
    return catalogue_entries([str(folder / name) for name in ("en-de", "sentiment")])


def iter_scores() -> Callable[[Any], float]:
    scores = iter((1.5, 12.25, 40.0))
    return lambda model: next(scores)


@pytest.fixture(scope="module")
def learned(entries: list[ModelEntry], folder: Path) -> TrainingHistory:
    found = read_training_history(folder / "en-de")
    assert found is not None
    return found


@pytest.fixture(scope="module")
def address(serving: Callable, entries: list[ModelEntry]) -> Iterator[str]:
    with serving(entries) as address:
        yield address


def open_half(page: Any, address: str, half: str = "learning", **parameters: str) -> None:
    asked = {"tab": "model", "half": half, "model": "en-de", "text": TEXT}
    page.goto(f"{address}?{urlencode(asked | parameters)}")
    page.wait_for_function(f"window.glassformer?.store.get('v') && {VIEW}")
    settle(page)
    if half == "learning":
        page.wait_for_function(f"{VIEW}.dataset.current === 'true' || {VIEW}.classList.contains('gf-no-history')")


@pytest.mark.long
def test_a_moment_shows_the_numbers_kept_of_it(visitor: Any, address: str, learned: TrainingHistory) -> None:
    open_half(visitor, address, moment="30", example="1", map="cross", layer="1", head="2")
    HISTORY.settle(visitor, moment="30", example="1", map="cross")
    sentence = learned.sentences[1]
    shown = visitor.locator(".gf-guess")
    assert [one.locator(".gf-tok").inner_text() for one in shown.all()] == [
        label(piece) for piece in sentence.guesses[1]
    ]
    assert [one.locator("small").inner_text() for one in shown.all()] == [
        percent(float(value)) for value in sentence.probability[1]
    ]
    rows = visitor.locator(".gf-answers li")
    assert [row.locator("button").inner_text() for row in rows.all()] == ["2", "30", "1\u202f000"]
    assert [row.locator(".gf-value").inner_text() for row in rows.all()] == ["1.5", "12.3", "40.0"]
    assert visitor.inner_text(".gf-training .gf-source") == TEXTS[1]
    assert visitor.inner_text(".gf-training .gf-tools + .gf-said") == str(NOTE)
    role, strength = learned.roles["cross"].role(1, 1, 2)
    title = visitor.locator(".gf-bands li").nth(1 * 3 + 2).locator("i").nth(1).get_attribute("title")
    assert title is not None
    assert title.endswith(percent(strength))
    assert ("mixed" in title) == (role == "mixed")
    assert "validation loss 0.267 nats" in visitor.inner_text(".gf-curve .gf-said")


@pytest.mark.long
def test_slider_keys_list_and_link_choose_a_moment(visitor: Any, address: str) -> None:
    open_half(visitor, address)
    HISTORY.settle(visitor, moment="1000")
    visitor.keyboard.press("ArrowLeft")
    HISTORY.settle(visitor, moment="30")
    assert query(visitor)["moment"] == "30"
    visitor.locator(".gf-rail input").fill("0")
    HISTORY.settle(visitor, moment="2")
    visitor.click(".gf-answers li:nth-child(3) button")
    HISTORY.settle(visitor, moment="1000")
    visitor.locator(".gf-bands li").nth(4).locator("i").nth(1).click()
    HISTORY.settle(visitor, moment="30")
    assert (query(visitor)["layer"], query(visitor)["head"]) == ("1", "1")
    open_half(visitor, address, moment="25")
    HISTORY.settle(visitor, moment="30")  # the nearest there is


@pytest.mark.long
def test_play_goes_from_the_first_to_the_last(visitor: Any, address: str) -> None:
    open_half(visitor, address)
    HISTORY.settle(visitor, moment="1000")
    visitor.evaluate(
        f"""() => {{ window.seen = []; const view = {VIEW};
        new MutationObserver(() => {{ if (window.seen.at(-1) !== view.dataset.moment)
        window.seen.push(view.dataset.moment); }}).observe(view, {{attributeFilter: ['data-moment']}}); }}"""
    )
    visitor.click(".gf-training .gf-play")
    visitor.wait_for_function("window.seen.length === 3")
    HISTORY.settle(visitor, moment="1000", playing="false")
    assert visitor.evaluate("window.seen") == [str(step) for step in STEPS]


def test_roles_have_a_twin_in_words(visitor: Any, address: str, learned: TrainingHistory) -> None:
    open_half(visitor, address, map="encoder", layer="0", head="1")
    HISTORY.settle(visitor, map="encoder")
    visitor.click(".gf-training .gf-tools button:text-is('Table')")
    cells = visitor.locator(".gf-born tr.gf-on td").all_inner_texts()
    strengths = [learned.roles["encoder"].role(at, 0, 1)[1] for at in range(len(STEPS))]
    assert [cell.split(" ")[-1] for cell in cells] == [percent(value).replace(" ", "\u202f") for value in strengths]


def test_a_model_without_moments_says_how_to_make_them(visitor: Any, address: str) -> None:
    open_half(visitor, address, model="sentiment", moment="30")
    visitor.wait_for_selector(".gf-training.gf-no-history")
    said = visitor.inner_text(".gf-training .gf-message")
    assert said.startswith("No moments of this model’s training were kept. Train with glassformer train")
    assert "--snapshots 12" in said


# The share of points, in the values of the axes, at which the map's canvas has a dot.
PAINTED_SHARE = """points => {
  const plot = document.querySelector('.gf-tokenmap .gf-plot'), { xaxis, yaxis } = plot._fullLayout,
    canvas = document.querySelector('.gf-tokenmap .gf-dots'), ratio = canvas.width / canvas.clientWidth,
    { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const isPainted = ([x, y]) => {
    const [left, top] = [xaxis._offset + xaxis.d2p(x), yaxis._offset + yaxis.d2p(y)];
    return data[4 * (Math.floor(top * ratio) * canvas.width + Math.floor(left * ratio)) + 3] > 0;
  };
  return points.filter(isPainted).length / points.length;
}"""


def test_the_planes_are_those_of_core(visitor: Any, address: str, entries: list[ModelEntry]) -> None:
    open_half(visitor, address, half="words")
    MAP.settle(visitor, plane="tsne")
    model: Any = entries[0].load()
    visitor.wait_for_selector(".gf-tokenmap .gf-chart[data-drawn]")
    assert visitor.evaluate(PAINTED_SHARE, model.token_layout.points.tolist()) == 1
    assert visitor.evaluate(PAINTED_SHARE, token_map(model.token_table()).points.tolist()) < 1
    word = int(visitor.evaluate(f"{WORDS}.dataset.word"))
    counts = model.token_layout.counts[word]
    assert f"in the training texts: {counts[0]} in English, {counts[1]} in German" in visitor.inner_text(
        ".gf-word .gf-said"
    )
    visitor.click(".gf-tokenmap .gf-tools button:text-is('PCA')")
    MAP.settle(visitor, plane="pca")
    assert query(visitor)["plane"] == "pca"
    open_half(visitor, address, half="words", model="sentiment", plane="tsne")
    MAP.settle(visitor, plane="pca")
    assert visitor.locator(".gf-tokenmap [data-value=tsne]").is_disabled()
    assert "There is no t-SNE map of this model" in visitor.inner_text(".gf-tokenmap .gf-missing")


@pytest.mark.long
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_to_complain_of(chromium: Any, address: str, width: int) -> None:
    with visiting(chromium, viewport={"width": width, "height": 844}) as page:
        open_half(page, address)
        page.wait_for_selector(".gf-training .gf-chart[data-drawn]")
        assert page.evaluate("document.documentElement.scrollWidth") == width
        wear(page, "light")
        assert not violations(page)
        wear(page, "dark")
        assert not violations_of_colour(page)
