"""Settings and fixtures of all tests, with a real Chromium whose pages fail on errors and on outside requests."""

import gc
import os
import shutil
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import hypothesis
import pytest

import viz_app  # noqa: F401 — before Gradio, which otherwise writes stubs beside the sources
from tests.sentences import SENTENCES as SENTENCES
from tests.shapes import check_anew, check_shapes, unchecked
from tests.windows import Windows, watch

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

os.environ |= {"GRADIO_ANALYTICS_ENABLED": "False", "HF_HUB_OFFLINE": "1", "OMP_NUM_THREADS": "1"}

hypothesis.settings.register_profile("project", deadline=None, max_examples=50, derandomize=True)
hypothesis.settings.load_profile("project")

check_shapes()  # before anything of core is imported

gc.set_threshold(10_000, 20, 50)  # to look through all that torch and Gradio hold, again and again, takes a twentieth

CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    # Nothing but this machine is found, so a request to anywhere else fails, and ``watch`` sees it fail.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]",
)
# A page of a test is gone before what the compilers that optimise would win, on other cores, has paid for their work.
SHORT_LIVED = "--js-flags=--no-maglev --no-turbofan --min-semi-space-size=32 --max-semi-space-size=64"

# Of their tests ``make test`` runs those with GPT-2, Llama, Gemma 2, BERT, Marian, BART and T5.
SELDOM = {"opus", "distilbert", "roberta", "electra", "albert", "deberta", "deberta-v2", "modernbert", "mpnet"}
SELDOM |= {"opt", "gpt_neox", "mistral", "qwen2", "qwen3", "gemma", "gemma3_text", "granite", "cohere", "bloom"}

_WINDOWS: "WeakKeyDictionary[Browser, Windows]" = WeakKeyDictionary()


@pytest.hookimpl(tryfirst=True)  # before what is marked as long is left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run a test in a browser that failed once more, as a busy machine alone can fail it; the summary lists it."""
    if not config.pluginmanager.hasplugin("tests.on_static_site"):
        _leave_cases_to_test_long(items)
    if config.pluginmanager.hasplugin("rerunfailures"):
        for item in filter(_in_browser, items):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _leave_cases_to_test_long(items: list[pytest.Item]) -> None:
    """Mark cases of a test as long, unless the test marks some itself; one case is always left.

    In a browser these are all cases but the first, elsewhere those of families that are built like another.
    """
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        tests[item.nodeid.partition("[")[0]].append(item)
    for cases in tests.values():
        if not any(item.get_closest_marker("long") for item in cases):
            left = [item for item in cases if not _in_browser(item) and _kind(item) not in SELDOM] or cases[:1]
            for item in set(cases) - set(left):
                item.add_marker(pytest.mark.long)


def _in_browser(item: pytest.Item) -> bool:
    return "chromium" in getattr(item, "fixturenames", ())


def _kind(item: pytest.Item) -> str:
    return str(item.callspec.params.get("kind")) if hasattr(item, "callspec") else ""


@pytest.fixture(autouse=True)
def shapes_are_checked_anew() -> None:
    """The first calls of every function are checked in every test."""
    check_anew()


@pytest.fixture
def any_shape() -> Iterator[None]:
    """No shape is checked: for tests that hand over wrong ones on purpose."""
    with unchecked():
        yield


@pytest.fixture(scope="session", autouse=True)
def one_thread() -> None:
    """Small tensors on few cores are fastest with one thread, and workers do not get into each other's way."""
    import torch

    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def quick_layout() -> Iterator[None]:
    """A finished run lays out its tokens in a quarter of the iterations: for tests that look at something else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("core.training.report.token_layout.ITERATIONS", 250)
        yield


@pytest.fixture(scope="session")
def tiny_checkpoints(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a translator ``en-de`` and a classifier ``sentiment``: whole checkpoints, small and untrained."""
    import torch

    from core.checkpoints.checkpoint import build_model, save_checkpoint
    from core.checkpoints.held_out import HeldOut
    from core.checkpoints.measured_files import HELD_OUT
    from core.config import ModelConfig
    from core.text.tokens import Tokenizer

    folder = tmp_path_factory.mktemp("checkpoints")
    tokenizer = Tokenizer.train(SENTENCES, vocabulary_size=330)
    size = {"vocabulary_size": len(tokenizer), "d_model": 21, "heads": 3, "d_ff": 11, "encoder_layers": 2}
    configs = {
        "en-de": ModelConfig(task="translator", decoder_layers=2, **size),
        "sentiment": ModelConfig(task="classifier", decoder_layers=0, labels=("negative", "positive"), **size),
    }
    for name, config in configs.items():
        torch.manual_seed(7)
        save_checkpoint(folder / name, build_model(config), tokenizer, config)
    pairs = tuple((f"{text} {at}", text) for at in range(5) for text in SENTENCES)
    HELD_OUT.save(folder / "en-de", HeldOut(pairs, {"terms": ["Made for tests, MIT"]}))
    return folder


@pytest.fixture
def tiny_models(tiny_checkpoints: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Offer the models of ``tiny_checkpoints``, and only them, under their names."""
    monkeypatch.setenv("GLASSFORMER_CHECKPOINTS", str(tiny_checkpoints))
    return tiny_checkpoints


@pytest.fixture(scope="session")
def chromium() -> "Iterator[Browser]":
    """A Chromium on PATH, else the one that Playwright installed."""
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*CHROMIUM_FLAGS, SHORT_LIVED])
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: "Browser") -> "Iterator[Page]":
    """A visitor of whom nothing is remembered; the test fails if the page throws, logs an error or asks elsewhere."""
    with visiting(chromium) as page:
        yield page


@contextmanager
def visiting(chromium: "Browser", **options: Any) -> "Iterator[Page]":
    """A visitor's window, on which nothing may go wrong."""
    with unwatched(chromium, **options) as page:
        troubles = watch(page)
        yield page
    assert not troubles, "\n".join(troubles)


def unwatched(chromium: "Browser", **options: Any) -> "AbstractContextManager[Page]":
    """A visitor's window, on which things go wrong on purpose."""
    return _WINDOWS.setdefault(chromium, Windows(chromium)).lent(**options)
