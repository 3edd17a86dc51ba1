"""The Heads tab in a real Chromium: numbers are the core's, and every way to silence a head is the same run."""

import json
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any
from urllib.parse import urlencode

import numpy as np
import pytest
from gradio_client import Client

import core
from core.checkpoints.measured_files import HEAD_ROLES
from core.results.head_roles import Example, HeadRoles, MeanEffects, PruningCurves, RoleScores
from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.asking import ask
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import eventually, open_view, questions, settle
from viz_app.handlers.heads import FUNCTIONS
from viz_app.handlers.models import ModelEntry, Run
from viz_app.server.models import Models

pytestmark = pytest.mark.browser

TEXT = "Where?"  # six tokens; the untrained model then stops after 22
VIEW = "document.querySelector('.gf-headboard')"
SHAPES = {"encoder": (2, 3), "decoder": (2, 3), "cross": (2, 3)}
SHORT = {"encoder": "e", "decoder": "d", "cross": "c"}
HEADS = [f"{SHORT[name]}.{layer}.{head}" for name, shape in SHAPES.items() for layer, head in np.ndindex(shape)]
ROLES = {"encoder": "previous token", "decoder": "same token", "cross": "aligns words"}
BOARD = ViewPage("heads", VIEW, text=TEXT, also=f"{VIEW}.ariaBusy !== 'true' && {VIEW}.dataset.effects !== 'waiting'")


def measured() -> HeadRoles:
    """Invented measurements for the tiny translator: layer 1 of each map has a role, layer 2 is mixed."""
    random = np.random.default_rng(5)

    def grid(*rows: float) -> np.ndarray:
        return np.array([[share] * 3 for share in rows], dtype=np.float32)

    scores = {
        name: {
            role: RoleScores(grid(*strength), grid(0.1, 0.1), grid(*strength), 0.1, 99)
            for role, strength in ((first, (0.8, 0.3)), ("punctuation", (0.1, 0.2)))
        }
        for name, first in (("encoder", "previous"), ("decoder", "same"), ("cross", "alignment"))
    }
    order = tuple(random.permutation(18).tolist())
    curves = PruningCurves(
        metric="bleu",
        removed=(0, 6, 12, 18),
        least_first=(40.0, 39.5, 20.0, 0.5),
        most_first=(40.0, 10.0, 2.0, 0.5),
        at_random=((40.0, 30.0, 9.0, 0.5), (40.0, 28.0, 7.0, 0.5)),
        importance_order=order,
        random_orders=(tuple(range(18)), tuple(range(18))[::-1]),
        seeds=(1, 2),
    )
    return HeadRoles(
        scores=scores,
        effects={name: MeanEffects(grid(-0.1, -0.2), grid(0.1, 0.1)) for name in SHAPES},
        examples=dict.fromkeys(SHAPES, (((Example("A man rides a bike.", 0.9),),) * 3,) * 2),
        pruning=curves,
        about={"threshold": 0.4, "probe_sentences": 30, "effect_sentences": 7, "scored_sentences": 20},
    )


@pytest.fixture(scope="module")
def entries(tiny_entries: list[ModelEntry], tiny_checkpoints: Path, tmp_path_factory: Any) -> list[ModelEntry]:
    """The tiny models, the translator's heads measured, and a translator that takes its time with effects."""
    folder = tmp_path_factory.mktemp("measured") / "en-de"
    copytree(tiny_checkpoints / "en-de", folder)
    HEAD_ROLES.save(folder, measured())
    translator = replace(tiny_entries[0], load=lambda: core.load(str(folder), device="cpu"), folder=folder)
    return [translator, tiny_entries[1]]


@pytest.fixture(scope="module")
def server(serving: Any, entries: list[ModelEntry]) -> Iterator[str]:
    with serving(entries) as address:
        yield address


@pytest.fixture(scope="module")
def models(entries: list[ModelEntry]) -> Models:
    return Models(entries)


def off_of(*ids: str) -> core.Edits:
    maps = {short: name for name, short in SHORT.items()}
    parts = [one.split(".") for one in ids]
    return core.Edits(heads_off=tuple((maps[name], int(layer), int(head)) for name, layer, head in parts))


def plain(text: str) -> str:
    return text.replace("−", "-").replace("\u202f", "").replace("…", "")


def without(models: Models, *ids: str) -> Trace:
    """Return the run of the model without these heads."""
    return models.get("en-de").trace(TEXT, edits=off_of(*ids))


def letters(text: str) -> str:
    """The letters of a text without spaces, marks and bytes that make no character."""
    return re.sub(r"‹[^›]*›|[\s␣\ufffd]", "", text)


def await_answer(page: Any, trace: Trace) -> None:
    """Wait until the strip shows the words of this run."""

    def is_shown() -> None:
        words = page.locator("#spine [data-current=true] .sp-line:not(.sp-source) .sp-word .sp-text")
        shown = words.all_text_contents()
        assert shown
        assert letters("".join(shown)) == letters(trace.output)

    page.wait_for_selector("#spine [data-current=true]")
    eventually(page, is_shown)


def switch(page: Any, head: str) -> None:
    page.locator(f".gf-headboard [data-id='{head}'] .gf-switch").click()


@pytest.mark.long
@pytest.mark.parametrize("name", SHAPES)
def test_the_numbers_on_the_cards_are_the_cores(visitor: Any, server: str, models: Models, name: str) -> None:
    BOARD.open(visitor, server, map=name)
    effects, trace = core.head_effects(models.get("en-de"), TEXT), models.trace(Run("en-de", TEXT))
    weights = trace.attention[name].weights.astype(np.float64)
    entropy = -(weights * np.log2(np.where(weights > 0, weights, 1))).sum(-1).mean(-1)
    decimals = 2 if max(np.abs(change).max() for change in effects.change.values()) >= 0.05 else 3
    visitor.click(".gf-headboard .gf-tools button:text-is('Table')")
    rows = visitor.evaluate(
        "[...document.querySelectorAll('.gf-headboard .gf-table tbody tr')]"
        ".map(row => [...row.cells].map(cell => cell.textContent))"
    )
    visitor.click(".gf-headboard .gf-tools button:text-is('Picture')")
    for (layer, head), row in zip(np.ndindex(2, 3), rows, strict=True):
        change = effects.change[name][layer, head]
        assert row[0] == f"{layer + 1}.{head + 1}"
        assert row[1] == ("mixed" if layer else ROLES[name])
        assert float(plain(row[3])) == pytest.approx(change, abs=6e-4)
        assert float(row[4]) == pytest.approx(entropy[layer, head], abs=6e-3)
        card = visitor.inner_text(f".gf-headboard [data-id='{SHORT[name]}.{layer}.{head}']")
        assert float(plain(card.split("\n")[-1])) == pytest.approx(change, abs=0.6 * 10**-decimals)


@pytest.mark.long
def test_a_card_a_link_and_the_api_silence_alike(visitor: Any, server: str, models: Models, chromium: Any) -> None:
    """Of all heads the one is taken without which another text is written."""
    head = next((one for one in HEADS if without(models, one).output != without(models).output), HEADS[0])
    name = next(long for long, short in SHORT.items() if short == head[0])
    BOARD.open(visitor, server, map=name)
    await_answer(visitor, without(models))
    switch(visitor, head)
    BOARD.settle(visitor, off=head)
    await_answer(visitor, without(models, head))
    answer = Client(server, verbose=False).predict(TEXT, "en-de", head, api_name="/translate")
    assert answer == models.get("en-de").trace(TEXT, edits=off_of(head)).output
    address = visitor.evaluate("glassformer.store.link()")
    assert f"off={head}" in address
    with visiting(chromium) as other:
        other.goto(address)
        settle(other)
        BOARD.settle(other, off=head)
        await_answer(other, without(models, head))
        open_view(other, "translate")
        settle(other)
        assert "off" in other.inner_text("#spine .sp-chip")


@pytest.mark.long
def test_other_tabs_show_the_run_without_the_heads(visitor: Any, server: str, models: Models) -> None:
    BOARD.open(visitor, server, map="cross")
    open_view(visitor, "translate")
    visitor.wait_for_selector(".gf[data-trace]")
    before = visitor.evaluate("document.querySelector('.gf[data-trace]').dataset.trace")
    open_view(visitor, "heads")
    BOARD.settle(visitor)
    switch(visitor, "c.1.2")
    BOARD.settle(visitor, off="c.1.2")
    open_view(visitor, "translate")
    visitor.wait_for_function(f"document.querySelector('.gf[data-trace]').dataset.trace !== '{before}'")
    settle(visitor)
    open_view(visitor, "masks")
    visitor.wait_for_selector(".gf-masks[data-painted][data-current=true]")
    visitor.wait_for_function(
        "id => document.querySelector('.gf-masks').dataset.after === id",
        arg=visitor.evaluate("document.querySelector('.gf[data-trace]').dataset.trace"),
    )
    open_view(visitor, "heads")
    BOARD.settle(visitor, off="c.1.2")
    visitor.click(".gf-do button:text-is('Reset') >> visible=true")
    BOARD.settle(visitor, off="")
    open_view(visitor, "translate")
    visitor.wait_for_function(f"document.querySelector('.gf[data-trace]').dataset.trace === '{before}'")


@pytest.mark.long
def test_undo_redo_solo_layers_and_groups_are_one_step_each(visitor: Any, server: str) -> None:
    BOARD.open(visitor, server, map="encoder", layer="0", head="1")
    visitor.click(".gf-headboard .gf-title button:text-is('Solo')")
    BOARD.settle(visitor, off="e.0.0_e.0.2")
    visitor.click(".gf-headboard .gf-lname button >> nth=1")
    BOARD.settle(visitor, off="e.0.0_e.0.2_e.1.0_e.1.1_e.1.2")
    visitor.click(".gf-headboard .gf-title button:text-is('End solo')")
    BOARD.settle(visitor, off="e.1.0_e.1.1_e.1.2")
    for expected in ("e.0.0_e.0.2_e.1.0_e.1.1_e.1.2", "e.0.0_e.0.2", ""):
        visitor.keyboard.press("Control+z")
        BOARD.settle(visitor, off=expected)
    visitor.keyboard.press("Control+Shift+Z")
    BOARD.settle(visitor, off="e.0.0_e.0.2")
    visitor.select_option(".gf-headboard .gf-select", label="aligns words, 3 heads")
    BOARD.settle(visitor, off="e.0.0_e.0.2_c.0.0_c.0.1_c.0.2")
    visitor.click(".gf-headboard .gf-lname button:text-is('Silence') >> nth=0")
    BOARD.settle(visitor, off="e.0.0_e.0.1_e.0.2_c.0.0_c.0.1_c.0.2")
    visitor.click(".gf-headboard .gf-lname button:text-is('Restore')")
    BOARD.settle(visitor, off="c.0.0_c.0.1_c.0.2")
    visitor.click(".gf-headboard .gf-do button:text-is('Reset')")
    BOARD.settle(visitor, off="")


@pytest.mark.long
def test_the_keyboard_chooses_and_silences(visitor: Any, server: str) -> None:
    BOARD.open(visitor, server, map="decoder", layer="0", head="0")
    visitor.locator("[data-id='d.0.0'] .gf-pick").focus()
    for key in ("ArrowRight", "ArrowDown", " "):
        visitor.keyboard.press(key)
    BOARD.settle(visitor, off="d.1.1", sel="decoder.1.1")
    visitor.keyboard.press("Enter")
    BOARD.settle(visitor, off="")
    assert visitor.evaluate("document.activeElement.closest('.gf-card').dataset.id") == "d.1.1"
    visitor.keyboard.press("ArrowLeft")
    visitor.keyboard.press("ArrowLeft")
    BOARD.settle(visitor, sel="decoder.1.2")
    visitor.keyboard.press("3")
    BOARD.settle(visitor, sel="cross.1.2")


def test_a_tab_that_is_left_amid_its_frames_is_drawn_when_it_is_opened(visitor: Any, server: str) -> None:
    BOARD.open(visitor, server, map="cross", layer="0", head="0")
    visitor.evaluate(
        """async () => {
            const other = new URL(location.href);
            other.searchParams.delete('tab');
            other.searchParams.set('map', 'encoder');
            glassformer.store.set({head: 1});
            for (let turn = 0; turn < 3; turn++) await 0; // a frame is painted, the next is put off
            history.pushState(null, '', other);
            dispatchEvent(new PopStateEvent('popstate'));
        }"""
    )
    visitor.wait_for_function(f"!{VIEW}.checkVisibility()")
    open_view(visitor, "heads")
    BOARD.settle(visitor, sel="encoder.0.0")
    assert visitor.evaluate(f"{VIEW}.querySelector('.gf-pick canvas').clientWidth") > 0


@pytest.mark.long
def test_sorting_and_colouring_ask_nobody_and_live_in_the_address(visitor: Any, server: str) -> None:
    BOARD.open(visitor, server, map="cross", layer="1", head="0")
    asked = questions(visitor)
    visitor.click(".gf-headboard button:text-is('Like the chosen head')")
    visitor.check(".gf-headboard .gf-tools .gf-switch")
    BOARD.settle(visitor, by="like.sorted")
    first = visitor.evaluate("document.querySelector('.gf-headboard .gf-card').dataset.id")
    assert first == "c.1.0", "the head that is most like the chosen one is itself"
    visitor.locator(".gf-headboard .gf-pick").nth(3).click()
    BOARD.settle(visitor)
    assert visitor.evaluate("document.querySelector('.gf-headboard .gf-card').dataset.id") != "c.1.0"
    assert asked == []
    assert "by=like&sorted=1" in visitor.evaluate("glassformer.store.link()")


@pytest.mark.long
def test_the_curve_tells_its_claim_and_a_point_silences_its_heads(visitor: Any, server: str) -> None:
    BOARD.open(visitor, server)
    assert visitor.inner_text(".gf-prune h3") == "A third of all heads can be removed for 1 BLEU"
    order = [HEADS[index] for index in measured().pruning.importance_order]
    visitor.click(".gf-points tbody tr:first-child button >> nth=0")
    BOARD.settle(visitor, off="_".join(one for one in HEADS if one in order[:6]))
    assert "6 of 18, 39.5\u00a0BLEU, least important first" in visitor.inner_text(".gf-beside")
    visitor.wait_for_selector(".gf-prune .gf-legend .gf-term")  # after that the text is not one node
    visitor.keyboard.press("Control+z")
    BOARD.settle(visitor, off="")
    visitor.wait_for_selector(".gf-prune .gf-chart[data-drawn]")
    plot = visitor.locator(".gf-prune .gf-plot")
    plot.focus()
    for key in ("ArrowRight", "ArrowUp", "Enter"):
        plot.press(key)
    BOARD.settle(visitor, off="_".join(one for one in HEADS if one in order[12:]))
    assert "10.0\u00a0BLEU, most important first" in visitor.inner_text(".gf-beside")
    assert visitor.inner_text(".gf-prune .gf-legend").count("at random") == 1


def test_a_point_of_the_chart_can_be_clicked(visitor: Any, server: str) -> None:
    BOARD.open(visitor, server)
    visitor.wait_for_selector(".gf-prune .gf-chart[data-drawn]")
    place = visitor.evaluate(
        """() => { const plot = document.querySelector('.gf-prune .gf-plot'), {xaxis, yaxis} = plot._fullLayout;
        plot.scrollIntoView({block: 'center'}); const box = plot.getBoundingClientRect();
        return {x: box.left + xaxis._offset + xaxis.d2p(12), y: box.top + yaxis._offset + yaxis.d2p(20)}; }"""
    )
    visitor.mouse.move(place["x"], place["y"])
    visitor.mouse.move(place["x"] + 1, place["y"])
    visitor.mouse.click(place["x"], place["y"])
    visitor.wait_for_function(f"{VIEW}.dataset.off.split('_').length === 12")
    assert "12 of 18, 20.0\u00a0BLEU" in visitor.inner_text(".gf-beside")


def test_heads_that_a_link_invents_are_named_and_the_others_stay(visitor: Any, server: str) -> None:
    BOARD.open(visitor, server, off="c.0.1_c.9.9_e.0.2_nonsense")
    BOARD.settle(visitor, off="e.0.2_c.0.1")
    said = visitor.inner_text("#gh-message")
    assert "There is no cross head 9 in layer 9, counted from 0; this model has 2 layers of 3 heads." in said
    assert "1 of the link's silenced heads cannot be read" in said
    assert "2 heads off" in visitor.inner_text("#spine .sp-changed")
    assert visitor.evaluate("glassformer.store.get('off')") == "c.0.1_e.0.2"


def test_all_heads_off_still_answers(visitor: Any, server: str, models: Models) -> None:
    BOARD.open(visitor, server, off="_".join(HEADS))
    assert visitor.inner_text(".gf-count") == "18 of 18 heads off"
    await_answer(visitor, without(models, *HEADS))


@pytest.mark.parametrize(("model", "text"), [("en-de", "."), ("sentiment", "!")])
@pytest.mark.long
def test_a_sentence_of_one_token(visitor: Any, server: str, model: str, text: str) -> None:
    BOARD.open(visitor, server, model=model, text=text)
    switch(visitor, visitor.evaluate("document.querySelector('.gf-headboard .gf-card').dataset.id"))
    visitor.wait_for_function(f"{VIEW}.dataset.off !== ''")
    BOARD.settle(visitor)


def test_a_model_that_nobody_has_measured_says_how(visitor: Any, server: str, models: Models) -> None:
    BOARD.open(visitor, server, model="sentiment", text="A gorgeous, witty film.", layer="1", head="1")
    assert "glassformer heads sentiment --data data" in visitor.inner_text(".gf-headboard .gf-key")
    assert not visitor.is_visible(".gf-prune")
    effect = core.head_effects(models.get("sentiment"), "A gorgeous, witty film.").change["encoder"][1, 1]
    label = models.trace(Run("sentiment", "A gorgeous, witty film.")).output
    told = plain(visitor.inner_text(".gf-headboard .gf-read"))
    assert f"without it the answer {label} " in told
    assert ("gains" in told) == (effect > 0)
    visitor.click(".gf-headboard button:text-is('Entropy')")
    BOARD.settle(visitor, by="entropy")


@pytest.mark.long
def test_a_long_sentence_says_how_far_it_is(visitor: Any, server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """128 tokens of a slow model: the board is there at once, the effects come with a word of progress."""
    plain_effects = core.head_effects

    def slow(*given: Any, progress: Any, **options: Any) -> Any:
        def also(done: int, heads: int) -> None:
            progress(done, heads)
            time.sleep(1.5)

        return plain_effects(*given, progress=also, **options)

    monkeypatch.setattr(core, "head_effects", slow)
    text = "A man rides " * 9
    visitor.goto(f"{server}?{urlencode({'tab': 'heads', 'model': 'en-de', 'text': text})}")
    visitor.wait_for_function(f"{VIEW}?.dataset.effects === 'waiting' && {VIEW}.dataset.current === 'true'")
    assert visitor.locator(".gf-headboard .gf-card").count() == 6
    visitor.wait_for_function(f"/Silencing each head in turn: \\d+ of 18/.test({VIEW}.textContent)", timeout=60_000)
    visitor.wait_for_function(f"{VIEW}.dataset.effects === 'shown'", timeout=60_000)
    assert "Silencing" not in visitor.inner_text(".gf-headboard")


def test_a_sentence_of_the_probe_can_be_run(visitor: Any, server: str) -> None:
    BOARD.open(visitor, server)
    visitor.click(".gf-headboard .gf-examples button >> nth=0")
    visitor.wait_for_function("glassformer.store.get('text') === 'A man rides a bike.'")
    BOARD.settle(visitor)


@pytest.mark.long
def test_two_visitors_at_once_have_their_own_heads(chromium: Any, server: str, models: Models) -> None:
    with visiting(chromium) as one, visiting(chromium) as other:
        BOARD.open(one, server, map="cross")
        BOARD.open(other, server, map="cross")
        switch(one, "c.0.0")
        switch(other, "c.1.1")
        BOARD.settle(one, off="c.0.0")
        BOARD.settle(other, off="c.1.1")
        for page, head in ((one, "c.0.0"), (other, "c.1.1")):
            await_answer(page, without(models, head))


@pytest.mark.long
def test_a_phone_has_switches_too(chromium: Any, server: str) -> None:
    with visiting(chromium, viewport={"width": 390, "height": 844}) as page:
        BOARD.open(page, server, map="cross", layer="0", head="2")
        assert page.evaluate("document.querySelector('.gf-headboard .gf-bar').clientHeight") <= 10, "a bar, no slider"
        switch(page, "c.0.2")
        BOARD.settle(page, off="c.0.2")
        page.click(".gf-do button:text-is('Undo')")
        BOARD.settle(page, off="")
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_tab_answers_soon(models: Models) -> None:
    """Beside the effects, which a page waits for by itself, a silenced run takes less than 300 ms of a processor."""
    taken = []
    for head in ("c.0.1_e.1.2", "d.1.0", "d.1.1", "d.1.2"):
        start = time.process_time()
        json.dumps(ask(FUNCTIONS, models, "silence", {"model": "en-de", "text": TEXT, "off": head}))
        taken.append(time.process_time() - start)
    assert min(taken) < 0.3


WRITTEN = """at => new Promise((done) => {
  const board = document.querySelector('.gf-board'), cards = new Set();
  const watch = new MutationObserver((changes) => changes.forEach(({ target }) => {
    cards.add((target.closest ? target : target.parentElement).closest('.gf-card'));
  }));
  watch.observe(board, { subtree: true, attributes: true, childList: true, characterData: true });
  board.querySelectorAll('.gf-pick')[at].click();
  requestAnimationFrame(() => setTimeout(() => { cards.delete(null); done(cards.size); }));
})"""


def test_a_click_writes_two_cards(visitor: Any, server: str) -> None:
    """The one that was chosen and the one that is: the others have not changed."""
    BOARD.open(visitor, server, map="cross", layer="0", head="0")
    assert visitor.evaluate(WRITTEN, 4) == 2
