"""The Why tab in a real Chromium: its numbers are the core's, and every gesture is a question that a link can ask."""

import csv
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any
from urllib.parse import urlencode

import numpy as np
import pytest

import core
from core.checkpoints.measured_files import FAITHFULNESS
from core.results.faithfulness import CHANCE, MEASURES, Faithfulness, Interval, Spread
from tests.conftest import visiting
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import questions
from viz_app.handlers.models import ModelEntry, Run
from viz_app.server.models import Models
from viz_app.view_models.whole_words import text_starts

pytestmark = pytest.mark.browser

TEXT, FILM = "Where?", "A gorgeous, witty film."
VIEW = "document.querySelector('.gf-why')"
METHODS = (
    *("attention", "mean-attention", "rollout", "value-zeroing", "flow", "logit-flow"),
    *("gradient-x-input", "integrated-gradients", "leave-one-out"),
)
MEASURED = ViewPage("model", "document.querySelector('.gf-faithfulness')", text=TEXT)
WHY = ViewPage("why", VIEW, text=TEXT, also=f"{VIEW}.dataset.curves === 'shown'")


def measured() -> Faithfulness:
    """Invented: the later a method stands, the more faithful it is."""
    areas = {name: Spread(0.5 - at / 20, 0.1) for at, name in enumerate(METHODS)}
    return Faithfulness(
        areas=areas,
        random=Spread(0.45, 0.08),
        better={name: at / 10 for at, name in enumerate(METHODS)},
        agreement=np.full((9, 9), 0.25, dtype=np.float32) + 0.75 * np.eye(9, dtype=np.float32),
        sentences=77,
        about={},
        measures={
            one: {name: invented(i, at) for at, name in enumerate((*METHODS, CHANCE))} for i, one in enumerate(MEASURES)
        },
    )


def invented(measure: int, method: int) -> Interval:
    mean = 0.11 * (measure + 1) + 0.05 * method
    return Interval(mean, mean - 0.02, mean + 0.03)


@pytest.fixture(scope="module")
def entries(tiny_entries: list[ModelEntry], tiny_checkpoints: Path, tmp_path_factory: Any) -> list[ModelEntry]:
    """The tiny models, the translator's explanations measured."""
    folder = tmp_path_factory.mktemp("measured") / "en-de"
    copytree(tiny_checkpoints / "en-de", folder)
    FAITHFULNESS.save(folder, measured())
    translator = replace(tiny_entries[0], load=lambda: core.load(str(folder), device="cpu"), folder=folder)
    return [translator, tiny_entries[1]]


@pytest.fixture(scope="module")
def server(serving: Any, entries: list[ModelEntry]) -> Iterator[str]:
    with serving(entries) as address:
        yield address


@pytest.fixture(scope="module")
def models(entries: list[ModelEntry]) -> Models:
    return Models(entries)


def plain(text: str) -> str:
    return text.replace("−", "-").replace("\u202f", "").replace("\xa0", "")


def numbers(page: Any) -> list[list[float | None]]:
    """The table of all methods to three decimals; None where a method says nothing."""
    if page.inner_text(".gf-why-tools button:last-child") == "Table":
        page.click(".gf-why-tools button:last-child")
    rows = page.evaluate(
        "[...document.querySelectorAll('.gf-why .gf-methods tbody tr')]"
        ".map(row => [...row.querySelectorAll('.gf-cell')].map(cell => cell.textContent))"
    )
    page.click(".gf-why-tools button:last-child")
    return [[None if text == "no number" else float(plain(text)) for text in row] for row in rows]


def expect(page: Any, models: Models, **asked: Any) -> dict[str, core.Attribution]:
    """The table holds what the core says of the same question."""
    written = [step.id for step in models.trace(Run("en-de", TEXT)).steps]
    made = core.attributions(models.get("en-de"), TEXT, **({"target": written} | asked))
    for row, (name, why) in zip(numbers(page), made.items(), strict=True):
        expected = [None if np.isnan(value) else pytest.approx(float(value), abs=6e-4) for value in why.all]
        assert row == expected, name
    return made


def test_the_numbers_are_the_cores(visitor: Any, server: str, models: Models) -> None:
    WHY.open(visitor, server, step="2", layer="1", head="2", map="cross")
    made = expect(visitor, models, step=2, layer=1, head=2)
    test = core.deletion_test(models.get("en-de"), made.values())
    rows = visitor.evaluate(
        "[...document.querySelectorAll('.gf-why .gf-areas')[0].querySelectorAll('tbody tr')]"
        ".map(row => [...row.cells].slice(0, 2).map(cell => cell.textContent))"
    )
    shown = {name[2:]: float(area) for name, area in rows if name[0].isdigit()}
    assert sorted(shown.values()) == pytest.approx(sorted(test.areas.values()), abs=6e-3)
    assert shown["Leave one out"] == pytest.approx(test.areas["leave-one-out"], abs=6e-3)
    assert next(float(area) for name, area in rows if name.startswith("random")) == pytest.approx(
        float(test.random_areas.mean()), abs=6e-3
    )
    taus = visitor.evaluate(
        "[...document.querySelectorAll('.gf-agreement tbody tr')]"
        ".map(row => [...row.cells].slice(1).map(cell => cell.textContent))"
    )
    for i, j in np.ndindex(9, 9):
        shown_tau, expected = plain(taus[i][j]), test.agreement[i, j]
        if i != j and np.isnan(expected):
            assert shown_tau == "–"
        elif i != j:
            assert float(shown_tau) == pytest.approx(expected, abs=6e-3)


def test_model_has_the_tests_over_many_sentences(visitor: Any, server: str) -> None:
    MEASURED.open(visitor, server, half="faithfulness")
    assert "over 77 validation sentences" in visitor.inner_text(".gf-faithfulness .gf-said")
    rows = visitor.evaluate(
        "[...document.querySelectorAll('.gf-faithfulness tbody tr')]"
        ".map(row => [...row.cells].slice(1, -2).map(cell => cell.innerText.match(/[0-9.]+/g).map(Number)))"
    )
    beside = visitor.evaluate(
        "[...document.querySelectorAll('.gf-faithfulness tbody tr')]"
        ".map(row => [...row.cells].slice(-2).map(cell => cell.innerText))"
    )
    assert beside[0] == ["80\u202f%", "–"]  # leave one out is not compared with itself
    assert beside[1] == ["70\u202f%", "+0.25"]
    assert beside[-1] == ["–", "–"]
    most_faithful_first = [*reversed(range(len(METHODS))), len(METHODS)]
    for row, method in zip(rows, most_faithful_first, strict=True):
        for measure, cell in enumerate(row):
            found = invented(measure, method)
            assert cell == pytest.approx([found.mean, found.low, found.high], abs=6e-3)
    MEASURED.choose(visitor, model="sentiment")
    assert "was not measured" in visitor.inner_text(".gf-faithfulness .gf-said")
    assert visitor.locator(".gf-faithfulness table").count() == 0


@pytest.mark.long
def test_a_token_a_candidate_and_a_comparison_are_asked_for(visitor: Any, server: str, models: Models) -> None:
    WHY.open(visitor, server, step="1", layer="0", head="0", map="cross")
    steps = models.trace(Run("en-de", TEXT)).steps
    visitor.evaluate("glassformer.store.set({ step: 3 })")
    WHY.settle(visitor, asked=f"3.{steps[3].id}.")
    other = next(one.id for one in steps[3].top if one.id != steps[3].id)
    visitor.click(f"[data-ask='{other}']")
    WHY.settle(visitor, asked=f"3.{other}.")
    expect(visitor, models, step=3, token=other, layer=0, head=0)
    assert "not the written token" in visitor.inner_text(".gf-why-head")
    visitor.click(f"[data-ask='{steps[3].id}']")
    visitor.click(f"[data-not='{other}']")
    WHY.settle(visitor, asked=f"3.{steps[3].id}.{other}")
    made = expect(visitor, models, step=3, against=other, layer=0, head=0)
    value = made["rollout"].value
    assert f"{abs(value):.2f} {'below' if value < 0 else 'above'}" in visitor.inner_text(".gf-why-head")
    visitor.click(f"[data-not='{other}']")
    WHY.settle(visitor, asked=f"3.{steps[3].id}.")


@pytest.mark.long
def test_all_numbers_are_saved_as_a_table(visitor: Any, server: str, models: Models) -> None:
    WHY.open(visitor, server, step="1", layer="0", head="1", map="cross")
    with visitor.expect_download() as saved:
        visitor.click(".gf-why-tools button:text-is('CSV')")
    lines = list(csv.reader(Path(saved.value.path()).read_text(encoding="utf-8-sig").splitlines()))
    made = core.attributions(
        models.get("en-de"),
        TEXT,
        1,
        target=[step.id for step in models.trace(Run("en-de", TEXT)).steps],
        head=1,
        layer=0,
    )
    assert lines[0] == ["side", "token", *made]
    for at, why in enumerate(made.values()):
        numbers = [float(line[2 + at] or "nan") for line in lines[1:]]
        np.testing.assert_array_equal(np.array(numbers, np.float32), why.all)
    tokens = made["rollout"].source_tokens + made["rollout"].target_tokens
    assert [line[1] for line in lines[1:]] == list(tokens)


@pytest.mark.long
def test_a_link_opens_the_same_view(visitor: Any, server: str, models: Models, chromium: Any) -> None:
    steps = models.trace(Run("en-de", TEXT)).steps
    other = next(one.id for one in steps[2].top if one.id != steps[2].id)
    WHY.open(visitor, server, step="2", map="cross", layer="1", head="0")
    visitor.click(f"[data-not='{other}']")
    visitor.click("[data-method='rollout']")
    visitor.fill(".gf-why .gf-input", "7")
    visitor.press(".gf-why .gf-input", "Enter")
    visitor.select_option(".gf-path select", "zero")
    visitor.click(".gf-test button:text-is('Put back')")
    WHY.settle(visitor, kind="insertion", method="integrated-gradients", asked=f"2.{steps[2].id}.{other}")
    address = visitor.evaluate("glassformer.store.link()")
    for part in ("step=2", "at=2", f"against={other}", "ig=7", "baseline=zero", "curve=insertion"):
        assert part in address
    with visiting(chromium) as page:
        page.goto(address)
        page.wait_for_function(f"window.glassformer?.store.get('v') && {VIEW}")
        WHY.settle(
            page, kind="insertion", method="integrated-gradients", asked=f"2.{steps[2].id}.{other}", head="cross.1.0"
        )
        expect(page, models, step=2, against=other, layer=1, head=0, steps=7, baseline="zero")
        assert "after 7 steps" in page.inner_text(".gf-ways .gf-said")


def test_the_last_word_of_the_strip_is_explained_too(visitor: Any, server: str, models: Models) -> None:
    trace = models.get("en-de").trace(TEXT, decoding=core.Decoding(prefix="Wo ist"))
    last = text_starts(trace)["target"][-1] - 1
    WHY.open(visitor, server, forced="Wo ist", step="0")
    visitor.click("#spine .sp-line:not(.sp-source) .sp-word >> nth=-1")
    visitor.wait_for_function(f"{VIEW}.dataset.asked.startsWith('{last}.')")
    visitor.locator("body").press("ArrowLeft")
    visitor.wait_for_function(f"{VIEW}.dataset.asked.split('.')[0] === String(glassformer.store.get('step'))")
    assert visitor.evaluate("glassformer.store.get('step')") < last


@pytest.mark.long
def test_keys_go_from_method_to_method(visitor: Any, server: str) -> None:
    WHY.open(visitor, server, step="1", method="rollout")
    visitor.locator("body").press("ArrowDown")
    WHY.settle(visitor, method="value-zeroing")
    visitor.locator("body").press("ArrowUp")
    visitor.locator("body").press("ArrowUp")
    WHY.settle(visitor, method="mean-attention")


@pytest.mark.long
def test_another_head_is_chosen_and_only_its_curve_is_asked_for(visitor: Any, server: str, models: Models) -> None:
    WHY.open(visitor, server, step="1", map="cross", layer="0", head="0")
    asked = questions(visitor)
    visitor.select_option(".gf-why-tools > select", "cross.1.1")
    WHY.settle(visitor, head="cross.1.1", method="attention", ofhead="shown")
    assert {url.split("/ask/")[1] for url in asked if "/ask/why/" in url} == {"why/why_head"}
    expect(visitor, models, step=1, layer=1, head=1)
    visitor.select_option(".gf-why-tools > select", "decoder.0.2")
    WHY.settle(visitor, head="decoder.0.2", ofhead="shown")
    expect(visitor, models, step=1, map_name="decoder", layer=0, head=2)


@pytest.mark.long
@pytest.mark.parametrize("ig", ["0", "10000", "many"])
def test_steps_of_a_link_that_cannot_be_are_named(visitor: Any, server: str, ig: str) -> None:
    WHY.open(visitor, server, step="1", ig=ig)
    assert "The link's “ig” cannot be used and is ignored" in visitor.inner_text("#gh-message")
    assert visitor.input_value(".gf-why .gf-input") == ""


@pytest.mark.long
def test_steps_that_cannot_be_are_refused_where_they_are_typed(visitor: Any, server: str) -> None:
    WHY.open(visitor, server, step="1")
    visitor.fill(".gf-why .gf-input", "10000")
    visitor.press(".gf-why .gf-input", "Enter")
    assert visitor.inner_text(".gf-path .gf-problem") == "Integrated gradients need 1 to 500 steps, not 10000."
    assert visitor.evaluate("glassformer.store.get('ig')") is None


@pytest.mark.long
def test_a_step_a_label_and_a_candidate_that_are_not_there_are_named(visitor: Any, server: str) -> None:
    WHY.open(visitor, server, step="400")
    assert "There is no step 400 here: this translation has" in visitor.inner_text(".gf-why > .gf-problem")
    WHY.open(visitor, server, step="1", at="1", candidate="99999")
    assert "There is no token 99999" in visitor.inner_text(".gf-why > .gf-problem")
    WHY.open(visitor, server, model="sentiment", text=FILM, label="5")
    assert "There is no label 5 here: this model has 2" in visitor.inner_text(".gf-why > .gf-problem")
    WHY.open(visitor, server, step="1", method="magic")
    assert "The link's “method” cannot be used" in visitor.inner_text("#gh-message")


@pytest.mark.long
def test_a_label_of_a_classifier(visitor: Any, server: str, models: Models) -> None:
    WHY.open(visitor, server, model="sentiment", text=FILM, label="0", layer="1", head="0", map="encoder")
    visitor.click("[data-not='1']")
    WHY.settle(visitor, asked="label.0.1")
    labels = models.get("sentiment").labels
    made = core.attributions(models.get("sentiment"), FILM, label=labels[0], against=labels[1], layer=1, head=0)
    assert "pooling" in made
    for row, (name, why) in zip(numbers(visitor), made.items(), strict=True):
        assert row == pytest.approx(why.source.tolist(), abs=6e-4), name
    visitor.click("[data-ask='1']")
    WHY.settle(visitor, asked="label.1.")


def test_heads_that_are_off_are_off_here_too(visitor: Any, server: str, models: Models) -> None:
    off = core.Edits(heads_off=(("cross", 1, 2), ("encoder", 0, 0)))
    WHY.open(visitor, server, step="1", off="c.1.2_e.0.0", layer="0", head="0", map="cross")
    written = [step.id for step in models.trace(Run("en-de", TEXT, (("edits", off),))).steps]
    expect(visitor, models, step=1, edits=off, target=written, layer=0, head=0)
    assert "2 heads off" in visitor.inner_text("#spine .sp-changed")


def test_one_prediction_leads_to_the_tests_over_many(visitor: Any, server: str) -> None:
    WHY.open(visitor, server, step="1")
    visitor.get_by_role("button", name="Which explanation to trust, over many sentences").click()
    MEASURED.settle(visitor)
    assert "over 77 validation sentences" in visitor.inner_text(".gf-faithfulness .gf-said")


@pytest.mark.long
def test_a_new_sentence_forgets_the_candidates_of_the_old_one(visitor: Any, server: str) -> None:
    WHY.open(visitor, server, step="1")
    visitor.locator("[data-not]:not([disabled])").first.click()
    visitor.wait_for_function("glassformer.store.get('against') !== undefined")
    visitor.fill("#gh-text", "A cat sleeps.")
    visitor.press("#gh-text", "Enter")
    WHY.settle(visitor, text="A cat sleeps.")
    assert visitor.evaluate("glassformer.store.get('against') ?? null") is None


@pytest.mark.long
@pytest.mark.parametrize(("model", "text"), [("en-de", "."), ("sentiment", "!"), ("en-de", "A man rides " * 9)])
def test_short_and_long_sentences(visitor: Any, server: str, model: str, text: str) -> None:
    WHY.open(visitor, server, model=model, text=text.strip())
    assert visitor.locator(".gf-why .gf-methods").count() == 1


def test_what_is_slow_does_not_hold_up_what_is_quick(
    visitor: Any, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While curves are computed the other methods and their numbers are there."""
    import threading

    plain_test, may_go = core.deletion_test, threading.Event()

    def slow(*given: Any, **options: Any) -> Any:
        may_go.wait(60)
        return plain_test(*given, **options)

    monkeypatch.setattr(core, "deletion_test", slow)
    visitor.goto(f"{server}?{urlencode({'tab': 'why', 'model': 'en-de', 'text': 'A woman.', 'step': '0'})}")
    visitor.wait_for_function(f"{VIEW}?.dataset.why === 'shown' && {VIEW}.dataset.current === 'true'")
    assert visitor.evaluate(f"{VIEW}.dataset.curves") == "waiting"
    assert "Removing tokens" in visitor.inner_text(".gf-test")
    may_go.set()
    WHY.settle(visitor, path="shown")
    assert "Removing tokens" not in visitor.inner_text(".gf-test")


@pytest.mark.long
def test_the_phone_turns_the_table_and_nothing_is_cut_off(chromium: Any, server: str) -> None:
    with visiting(chromium, viewport={"width": 390, "height": 844}) as page:
        WHY.open(page, server, step="1")
        page.click(".gf-names [data-method='leave-one-out']")
        WHY.settle(page, method="leave-one-out")
        assert page.locator(".gf-tall tbody tr").count() > 6
        assert page.evaluate("document.documentElement.scrollWidth") == 390
