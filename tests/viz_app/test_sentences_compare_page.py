"""Many sentences of two models: another release of one, whatever its folder is called, and models of Hugging Face."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
import torch
from playwright.sync_api import Page, expect
from safetensors.torch import load_file, save_file

import core
from core.checkpoints.checkpoint import save_checkpoint
from tests.hub import save_hub_model, save_later_model
from tests.viz_app.test_sentences_page import OTHERS, PAIRS, TEXTS, VIEW, VIEWED, run
from tests.viz_app.visitor import query
from viz_app.app import catalogue_entries
from viz_app.handlers.models import ModelEntry

pytestmark = pytest.mark.browser

Two = tuple[str, list[ModelEntry]]


def moved(weights: Mapping[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """Return other weights, as another training would give."""
    random = torch.Generator().manual_seed(3)
    return {name: one + torch.randn(one.shape, generator=random) * 0.2 for name, one in weights.items()}


def shows_the_comparison(page: Page, two: list[ModelEntry], **others: list[str]) -> None:
    """The page says what core says of the list in both models, the first of which is the visible one."""
    after, before = (core.survey(entry.load(), TEXTS, **others) for entry in two[:2])  # type: ignore[arg-type]
    found = core.compare(before, after)
    assert any(abs(row.doubt - other.doubt) > 0.01 for row, other in zip(after.rows, before.rows, strict=True))
    VIEWED.settle(page, other=str(len(TEXTS)), state="done")
    claim = page.locator(".gf-sentences h2")
    expect(claim).to_contain_text(f"of {found.texts} answers differ from those of {two[1].title}")
    if found.measure:
        expect(page.locator(".gf-sentences")).not_to_contain_text("Without references")
    if found.measure and found.changed:
        expect(claim).to_contain_text(f"{found.better} better now, {found.worse} worse")
    assert query(page)["versus"] == two[1].name
    assert page.evaluate(f"Number({VIEW}.dataset.shown)") >= len(found.changed)


@pytest.fixture(scope="module")
def releases(serving: Callable[..., Any], tiny_entries: list[ModelEntry], tmp_path_factory: Any) -> Iterator[Two]:
    """The tiny translator, and another release of it in a folder whose name says no languages."""
    folder = tmp_path_factory.mktemp("before") / "last-week"
    former: Any = core.load(str(tiny_entries[0].folder), device="cpu")
    former.module.load_state_dict(moved(former.module.state_dict()))
    save_checkpoint(folder, former.module, former.tokenizer, former.config)
    entries = [tiny_entries[0], *catalogue_entries([str(folder)]), tiny_entries[1]]
    with serving(entries) as address:
        yield address, entries


@pytest.mark.long
def test_two_releases_are_compared(visitor: Page, releases: Two) -> None:
    server, entries = releases
    run(visitor, server, PAIRS)
    choice = visitor.get_by_label("Compared with", exact=True)
    assert choice.locator("option").evaluate_all("all => all.map((one) => one.value)") == ["", entries[1].name]
    choice.select_option(entries[1].name)
    shows_the_comparison(visitor, entries, references=OTHERS)
    run(visitor, server, PAIRS, versus=entries[1].name)
    shows_the_comparison(visitor, entries, references=OTHERS)


@pytest.fixture(scope="module", params=["gpt2", "bert"])
def of_hub(
    request: pytest.FixtureRequest, serving: Callable[..., Any], tmp_path_factory: Any
) -> Iterator[tuple[str, Two]]:
    kind, folder = request.param, tmp_path_factory.mktemp(request.param)
    for name in ("parent", "child"):
        (save_later_model if kind == "gpt2" else save_hub_model)(kind, folder / name)
    file = folder / "child" / "model.safetensors"
    save_file(moved(load_file(file)), file, {"format": "pt"})
    entries = catalogue_entries([f"hf:{folder / name}" for name in ("child", "parent")])
    with serving(entries) as address:
        yield kind, (address, entries)


@pytest.mark.long
def test_two_models_of_others_are_compared(visitor: Page, of_hub: tuple[str, Two]) -> None:
    kind, (server, entries) = of_hub
    model: Any = entries[0].load()
    labels = [model.labels[at % len(model.labels)] for at in range(len(TEXTS))] if kind == "bert" else []
    lines = ["\t".join(pair) for pair in zip(TEXTS, labels, strict=True)] if labels else TEXTS
    run(visitor, server, "\n".join(lines), model=entries[0].name)
    if kind == "gpt2":
        expect(visitor.locator(".su-flags[role=group]")).to_be_hidden()
    visitor.get_by_label("Compared with", exact=True).select_option(entries[1].name)
    shows_the_comparison(visitor, entries, **({"labels": labels} if labels else {}))
