"""Plan of models of others: what its answers hold, and what the page shows of them."""

import json
import re
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from core.analysis.lens import word_lens
from core.sentences import Sentence
from tests.hub import save_hub_model, save_later_model
from tests.viz_app.asking import ask
from tests.viz_app.saying import say_design
from tests.viz_app.test_head import unpack
from viz_app.app import catalogue_entries
from viz_app.handlers.anatomy import FUNCTIONS
from viz_app.handlers.models import Run
from viz_app.server.models import Models

TEXT = "A man rides a bike."
KINDS = ("marian", "t5", "distilbert", "llama", "gemma2", "gpt_neox", "cohere", "modernbert", "mpnet", "masked")
VIEW = "document.querySelector('.gf-anatomy')"
WRONG = re.compile(r"undefined|\bNaN\b|\bnull\b|\[object")


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> list:
    folder = tmp_path_factory.mktemp("plans")
    old = ("marian", "t5", "distilbert")
    made = [save_hub_model(kind, folder / kind) for kind in KINDS if kind in old]
    made += [save_later_model(kind, folder / kind) for kind in KINDS if kind not in (*old, "masked")]
    made.append(save_later_model("bert", folder / "masked", "ForMaskedLM"))
    return catalogue_entries([f"hf:{one}" for one in made])


@pytest.fixture(scope="module")
def models(entries: list) -> Models:
    return Models(entries)


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=() if kind in ("llama", "masked") else pytest.mark.long) for kind in KINDS]
)
def test_the_answers_are_those_of_the_run(kind: str, models: Models) -> None:
    model, asked = models.get(kind), {"model": kind, "text": TEXT}
    plan, run = (ask(FUNCTIONS, models, name, asked) for name in ("designs", "depths"))
    assert json.dumps([plan, run], allow_nan=False, default=Sentence.to_json)
    own, trace = plan["designs"][-1], models.trace(Run(kind, TEXT))
    counted = sum(one["parameters"] * one["layers"] for one in own["components"].values())
    assert counted == own["parameters"] == model.architecture(1, 1).parameters
    assert not WRONG.search(" ".join(say_design("en", own)))
    for stack, shown in run["stacks"].items():
        expected = np.linalg.norm(trace.hidden[stack].astype(np.float64), axis=-1)
        points = {(one["layer"], one["what"]): one["lengths"] for one in shown["points"]}
        np.testing.assert_allclose(points[None, "embedding"], expected[0], atol=1e-4)
        np.testing.assert_allclose(shown["points"][-1]["lengths"], expected[-1], atol=1e-4)
        assert not shown["zeros"], "the page then says that hidden units are not shown"
        for one in shown["norms"]:
            parts = ask(FUNCTIONS, models, "norm", asked | {"norm": one["name"]})
            read, output = (unpack(parts[part]) for part in ("input", "output"))
            made = unpack(parts["gain"]) * unpack(parts["normalised"]) + unpack(parts["bias"])
            np.testing.assert_allclose(made, output, atol=1e-4 * max(1.0, abs(output).max()))
            np.testing.assert_allclose(one["mean"], read.mean(-1), atol=1e-4)
            middle = read - read.mean(-1, keepdims=True) if one["centres"] else read
            np.testing.assert_allclose(one["spread"], np.sqrt(np.square(middle).mean(-1)), atol=1e-4)
    writes = bool(trace.steps)
    assert bool(run["words"]) == writes
    classes = trace.classification is not None and bool(model.labels)
    assert bool(run["noLens"]) != (writes or classes)
    if classes and run["classes"]:
        np.testing.assert_allclose(run["classes"]["shares"][-1], trace.classification.probabilities, atol=1e-4)
    if writes:
        last = [step["share"] for step in run["words"][-1]]
        np.testing.assert_allclose(last, [np.exp(step.log_probability) for step in trace.steps], atol=1e-3)


@pytest.fixture(scope="module")
def address(entries: list, serving: Callable) -> Iterator[str]:
    with serving(entries) as found:
        yield found


def opened(page: Page, address: str, kind: str, **link: str) -> None:
    more = "".join(f"&{name}={value}" for name, value in link.items())
    page.goto(f"{address}?v=1&model={kind}&text=A+man+rides+a+bike.&tab=anatomy{more}")
    page.wait_for_selector(".gf-anatomy[data-current=true][data-run=shown]")


def rows(page: Page, host: str) -> list[list[str]]:
    read = "(host) => [...host.querySelectorAll('tbody tr')].map((row) => [...row.cells].map((cell) => cell.innerText))"
    return page.locator(host).evaluate(read)


@pytest.mark.browser
def test_the_page_shows_norms_plan_and_lens_of_a_model_of_others(page: Page, address: str, models: Models) -> None:
    opened(page, address, "gemma2", show="norm")
    shows = page.locator(".gf-live .gf-seg").last
    expect(shows).to_have_text("ResidualRMSNormLogit lens")
    expect(page.locator(".gf-not-shown")).to_have_text(re.compile("^The hidden units of its feed-forwards are not"))
    expect(page.locator(".gf-told")).to_contain_text("each RMSNorm")
    page.locator(".gf-live .gf-tool > button").click()
    gains = [float(row[5].replace("−", "-")) for row in rows(page, ".gf-live .gf-pictures > .gf-scroll")]
    np.testing.assert_allclose(gains, [one.gain.min() for one in models.get("gemma2").norms.values()], atol=6e-4)
    shows.get_by_role("button", name="Logit lens").click()
    expect(page.locator(".gf-told")).to_contain_text("after the cap of ±30")
    expected = word_lens(models.get("gemma2"), models.trace(Run("gemma2", TEXT)))
    shown = [[cell.split(" ")[-1] for cell in row[1:]] for row in rows(page, ".gf-live .gf-pictures > .gf-scroll")]
    assert shown == [[f"{np.exp(step.top[0].log_probability):.3f}" for step in steps] for steps in expected]
    own = models.get("gemma2").architecture(1, 1)
    expect(page.locator("[data-design=this-model]")).to_contain_text("6 heads of 4, which share 2 of keys and values")
    assert f"{own.parameters:,}".replace(",", "\u202f") in str(page.text_content(".gf-choices tbody tr:last-child"))


@pytest.mark.long
@pytest.mark.browser
@pytest.mark.parametrize("kind", KINDS)
def test_no_picture_of_a_plan_has_a_hole(page: Page, address: str, kind: str) -> None:
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 900})
        opened(page, address, kind)
        for show in (
            page.locator(".gf-live .gf-seg")
            .last.locator("button")
            .evaluate_all("(all) => all.map((one) => one.dataset.value)")
        ):
            page.locator(f".gf-live [data-value={show}]").click()
            page.wait_for_selector(f".gf-anatomy[data-current=true][data-show={show}]")
            assert not WRONG.search(page.inner_text(".gf-anatomy"))
        for name in page.locator(".gf-plan button").evaluate_all("(all) => all.map((one) => one.dataset.component)"):
            page.locator(f".gf-plan [data-component='{name}']").click()
            page.wait_for_selector(f".gf-anatomy[data-current=true][data-component='{name}']")
            assert not WRONG.search(page.inner_text(".gf-anatomy"))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".gf-anatomy .gf-problem").count() == 0
