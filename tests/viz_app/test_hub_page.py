"""A page with models of Hugging Face: a translator and a classifier, seen in Chromium, and what every tab answers."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hub import save_hub_model
from tests.viz_app.asking import ask
from viz_app.app import catalogue_entries
from viz_app.models import Models
from viz_app.pages import anatomy, head, masks, positions

OWN_ONLY = "This model shows its attention weights only. Choose one of this project's own models."
TEXT = "A man rides a bike."


@pytest.fixture(scope="module")
def hub_entries(tmp_path_factory: pytest.TempPathFactory) -> list:
    folder = tmp_path_factory.mktemp("hub")
    return catalogue_entries(
        [f"hf:{save_hub_model(kind, folder / f'tiny-{kind}')}" for kind in ("marian", "distilbert")]
    )


@pytest.mark.browser
def test_the_page_shows_models_of_others(hub_entries: list, serving: Callable, page) -> None:
    with serving(hub_entries) as address:
        page.goto(f"{address}?v=1&model=tiny-distilbert&text=A+man+rides+a+bike.")
        page.wait_for_selector(".gf[data-task=classify]")
        assert "cannot be told exactly" in page.inner_text(".gf-unshared")
        assert page.locator(".gf-ledger button").all_inner_texts()[0] == "‹cls›"
        page.goto(f"{address}?v=1&model=tiny-marian&text=A+man+rides+a+bike.")
        page.wait_for_selector(".gf[data-task=translate]")
        page.click("#tab-head-button")
        page.wait_for_selector(f"text={OWN_ONLY}")


def test_every_tab_answers_with_a_sentence(hub_entries: list) -> None:
    models = Models(hub_entries)
    request = {"model": "tiny-marian", "text": TEXT, "map": "cross", "layer": 0, "positions": "off"}
    request |= {"matrix": "query", "head": 0, "column": 0, "row": 0, "seed": 0}
    request |= {"design": "paper", "tensor": "logits", "norm": "encoder.0.self_norm"}
    for functions in (head.FUNCTIONS, positions.FUNCTIONS, anatomy.FUNCTIONS):
        for name in functions:
            assert ask(functions, models, name, request) == {"ok": False, "error": OWN_ONLY}
    assert ask(masks.FUNCTIONS, models, "rerun_masks", request)["ok"]
    refused = ask(masks.FUNCTIONS, models, "rerun_masks", request | {"bugs": "no-causal-mask"})
    assert refused["error"].startswith("Only tokens can be left out of this model")


def test_a_model_of_others_is_offered_under_its_own_name(hub_entries: list) -> None:
    assert [(entry.name, entry.task) for entry in hub_entries] == [
        ("tiny-marian", "translator"),
        ("tiny-distilbert", "classifier"),
    ]


def test_an_unknown_name_is_refused_before_the_page_opens(tmp_path: Path) -> None:
    import core

    with pytest.raises(core.InputError, match="Hub does not answer"):
        catalogue_entries(["hf:nobody/no-such-model"])
