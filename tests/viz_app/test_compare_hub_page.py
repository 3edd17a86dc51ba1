"""Two models of others side by side: a checkpoint and its parent."""

from collections.abc import Callable

import numpy as np
import pytest
import torch
import transformers
from playwright.sync_api import Page, expect

import core
from tests.hub import save_later_model
from tests.viz_app.test_compare_page import looks_at, pin_of, shows_weights
from tests.viz_app.visitor import open_page, open_view
from viz_app.app import catalogue_entries
from viz_app.handlers.models import ModelEntry

TEXT = "Two dogs run."


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> list[ModelEntry]:
    folder = tmp_path_factory.mktemp("two")
    parent = save_later_model("gpt2", folder / "parent")
    module = transformers.AutoModelForCausalLM.from_pretrained(parent)
    torch.manual_seed(3)
    with torch.no_grad():
        for tensor in module.parameters():
            tensor.add_(torch.randn(tensor.shape) * 0.05)
    module.save_pretrained(folder / "child")
    transformers.AutoTokenizer.from_pretrained(parent).save_pretrained(folder / "child")
    return catalogue_entries([f"hf:{folder / name}" for name in ("parent", "child")])


def test_many_sentences_of_both(entries: list[ModelEntry]) -> None:
    texts = [TEXT, "Snow", "A man rides a bike."]
    before, after = (core.survey(entry.load(), texts) for entry in entries[:2])
    found = core.compare(before, after)
    assert (found.texts, found.measure) == (3, "log_p")
    moved = [np.mean(other.log_p) - np.mean(one.log_p) for one, other in zip(before.rows, after.rows, strict=True)]
    assert found.delta == pytest.approx(np.mean(moved), abs=1e-5)


@pytest.mark.browser
@pytest.mark.long
def test_a_checkpoint_beside_its_parent(entries: list[ModelEntry], serving: Callable, page: Page) -> None:
    with serving(entries) as address:
        written = [step.id for step in entries[0].load().trace(TEXT).steps]
        assert written
        link = {"pin": pin_of("parent", TEXT), "map": "decoder", "layer": "1", "head": "2"}
        open_page(page, address, model="child", text=TEXT, **link)
        looks_at(page, "d")
        page.click(".gf-heads button:text-is('Table')")
        expect(page.locator(".gf-heads .gf-table caption")).to_have_text("Decoder, layer 2, head 3, B − A")
        a, b = (entry.load().trace(TEXT).attention["decoder"] for entry in entries[:2])
        same = len(entries[0].load().source_ids(TEXT))
        assert a.query_tokens[:same] == b.query_tokens[:same]
        change = b.weights.astype(float)[1, 2, :same, :same] - a.weights[1, 2, :same, :same]
        assert np.abs(change).max() > 0.002
        shows_weights(page, change)
        for which, name in (("A", "parent"), ("B", "child")):
            page.click(f".gf-pinbar button:text-is('{which}')")
            looks_at(page, which.lower())
            expect(page.locator(".gf-pinbar")).to_contain_text(name)
        open_view(page, "heads")
        page.wait_for_selector(".gf-headboard[data-current=true]")


VIEWS = ("overview", "translate", "head", "heads", "why", "flow", "break", "patch", "masks", "anatomy")
SIZES = "have different numbers of layers or heads"
SAYS = dict.fromkeys(("translate", "head", "heads", "masks", "anatomy"), SIZES)
SAYS["patch"] = "tensors can be carried only within one model"


@pytest.fixture(scope="module")
def sizes(tmp_path_factory: pytest.TempPathFactory) -> list[ModelEntry]:
    folder = tmp_path_factory.mktemp("sizes")
    made = [save_later_model("gpt2", folder / "small", n_layer=2, n_head=3), save_later_model("gpt2", folder / "large")]
    return catalogue_entries([f"hf:{one}" for one in made])


def test_many_sentences_of_two_sizes(sizes: list[ModelEntry]) -> None:
    before, after = (core.survey(entry.load(), [TEXT, "Snow"]) for entry in sizes)
    found = core.compare(before, after)
    assert (found.texts, found.measure) == (2, "log_p")


@pytest.mark.long
@pytest.mark.browser
def test_two_sizes_are_compared_where_their_tokens_agree(
    sizes: list[ModelEntry], serving: Callable, page: Page
) -> None:
    link = {"model": "large", "text": TEXT, "pin": pin_of("small", TEXT)}
    with serving(sizes) as address:
        for view in VIEWS:
            open_page(page, address, tab=view, **link)
            expect(page.locator(".gf-pinbar")).to_contain_text("small")
            expect(page.locator(f"#tab-{view}")).to_contain_text(SAYS.get(view, ""))
        open_page(page, address, tab="why", **link)
        step = len(sizes[1].load().source_ids(TEXT)) - 1  # the first written token, by the same ids
        page.evaluate("step => glassformer.store.set({ step })", step)
        expect(page.locator(".gf-why .gf-differ")).to_contain_text("B − A")
        assert page.locator(".gf-why .gf-differ table tr").count() > 3
