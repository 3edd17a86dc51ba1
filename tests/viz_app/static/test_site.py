"""The page without a server in a real Chromium, under a path of a plain file server, and without a network."""

import functools
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

import core
from core.results.trace import Trace
from tests.conftest import unwatched, visiting
from tests.viz_app.test_saving import save
from tests.viz_app.visitor import PAINTED, refused, run, shown, source
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.tabs import TABS, Tab
from viz_app.static.builder import build, policy, refuse_foreign

pytestmark = pytest.mark.browser

TEXT = "Two dogs sleep."
SECONDS = 120_000  # ms: Python starts in two seconds on a free core
NPZ = 6  # its place in the list of Save


class Quiet(SimpleHTTPRequestHandler):
    """A file server that logs nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def files_of(folder: Path) -> Iterator[str]:
    """Serve a folder; gives its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


@pytest.fixture(scope="module")
def folder(
    tiny_entries: list[ModelEntry],
    tiny_stored: list[Trace],
    tiny_checkpoints: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """A site below another folder, with the tiny models."""
    root = tmp_path_factory.mktemp("host")
    folders = [tiny_checkpoints / entry.name for entry in tiny_entries]
    build(root / "school" / "site", tiny_entries, folders, tiny_stored)
    return root


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with files_of(folder) as address:
        yield f"{address}school/site/"


@pytest.fixture(scope="module")
def window(chromium: Browser, site: str) -> Iterator[Page]:
    """A window in which the models compute; Playwright's own scripts pass the policy, the page's do not."""
    with visiting(chromium, bypass_csp=True) as page:
        page.goto(site)
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        yield page


def test_a_sentence_is_run_in_the_tab_with_the_numbers_of_core(
    window: Page, tiny_checkpoints: Path, tmp_path: Path
) -> None:
    before = shown(window)
    run(window, TEXT)
    window.wait_for_function(f"document.querySelector('{PAINTED}').dataset.trace !== '{before}'")
    trace = core.load(str(tiny_checkpoints / "en-de"), device="cpu").trace(TEXT)
    assert source(window) == "".join(trace.source_tokens[:-1]).replace("▁", "")
    saved = Trace.load(save(window, NPZ, tmp_path))
    assert saved.output == trace.output
    for name, attention_map in trace.attention.items():
        np.testing.assert_allclose(saved.attention[name].weights, attention_map.weights, atol=1e-5)


@pytest.mark.parametrize("tab", [tab for tab in TABS if tab.name != "translate"], ids=lambda tab: tab.name)
def test_every_tab_answers(window: Page, tab: Tab) -> None:
    run(window, TEXT)
    window.click(f"#tab-{tab.name}-button")
    window.wait_for_selector(f"#tab-{tab.name} [data-current=true]:visible", timeout=SECONDS)
    assert "failed" not in window.inner_text(f"#tab-{tab.name}")


@pytest.mark.static
def test_another_model_is_fetched_when_it_is_chosen(window: Page) -> None:
    window.click("#tab-translate-button")
    window.select_option("#gh-model", "sentiment")
    window.wait_for_selector(f"{PAINTED}[data-task=classify]", timeout=SECONDS)
    window.select_option("#gh-model", "en-de")
    window.wait_for_selector(f"{PAINTED}[data-task=translate]", timeout=SECONDS)


@pytest.mark.static
def test_what_a_server_refuses_is_refused_in_the_same_words(window: Page, tiny_entries: list[ModelEntry]) -> None:
    long = "dog " * 200
    with pytest.raises(core.InputError) as refusal:
        tiny_entries[0].load().trace(long.strip())
    run(window, long)
    assert refused(window)
    expect(window.locator("#gh-message")).to_contain_text(str(refusal.value))


def test_arrows_move_along_the_tabs(window: Page) -> None:
    window.focus("#tab-translate-button")
    window.keyboard.press("ArrowRight")
    assert window.get_attribute("#tab-head-button", "aria-selected") == "true"
    assert window.evaluate("document.activeElement.id") == "tab-head-button"
    window.keyboard.press("End")
    assert window.get_attribute(f"#tab-{TABS[-1].name}-button", "aria-selected") == "true"
    window.keyboard.press("Home")
    assert window.get_attribute("#tab-translate-button", "aria-selected") == "true"


@pytest.mark.static
def test_it_works_under_its_own_policy_and_opens_at_once(page: Page, site: str) -> None:
    """Here nothing passes the policy that the page itself does not need."""
    page.goto(f"{site}?model=en-de&text=Where%20is%20the%20station%3F&tab=masks")
    page.wait_for_selector("#tab-masks-button[aria-selected=true]")
    page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
    page.wait_for_selector("#tab-masks .gf-masks[data-current=true]", timeout=SECONDS)
    expect(page.locator("#gh-text")).to_have_value("Where is the station?")


@pytest.mark.static
def test_a_second_visit_needs_no_network(chromium: Browser, folder: Path) -> None:
    with files_of(folder) as address, unwatched(chromium) as page:
        page.goto(f"{address}school/site/")
        page.wait_for_selector("html[data-kept=true]", timeout=SECONDS)
        page.context.set_offline(True)
        try:
            page.reload()
            page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
            run_typed(page, TEXT)
            page.wait_for_selector(f"{PAINTED}[data-current=true]")
            assert not refused(page)
        finally:
            page.context.set_offline(False)


def run_typed(page: Page, text: str) -> None:
    """Run a sentence without a script of Playwright's, which the policy would refuse."""
    page.fill("#gh-text", text)
    page.press("#gh-text", "Enter")
    page.wait_for_selector("#gh-run:not(:text('Working'))")


@pytest.mark.static
@pytest.mark.parametrize("damage", ["missing", "cut", "changed"])
def test_a_damaged_file_gets_a_sentence(chromium: Browser, folder: Path, tmp_path: Path, damage: str) -> None:
    shutil.copytree(folder / "school" / "site", tmp_path / "site")
    (code,) = (tmp_path / "site" / "files").glob("code-*.zip")
    content = code.read_bytes()
    code.unlink()
    if damage != "missing":
        code.write_bytes(content[:-5] if damage == "cut" else content[:-5] + b"12345")
    with files_of(tmp_path / "site") as address, unwatched(chromium, service_workers="block") as page:
        page.goto(address)
        words = "is missing" if damage == "missing" else "is damaged"
        expect(page.locator("#gw-said")).to_contain_text(words, timeout=SECONDS)
        expect(page.locator(PAINTED)).to_be_visible()  # the stored run stays


def test_a_folder_with_other_files_is_not_cleared(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(ValueError, match="holds other files"):
        refuse_foreign(tmp_path)
    with pytest.raises(ValueError, match="is a file"):
        refuse_foreign(tmp_path / "thesis.txt")


def test_the_policy_lets_no_other_script_run() -> None:
    allowed = dict(part.strip().split(" ", 1) for part in policy("1").split(";"))
    assert allowed["default-src"] == "'self'"
    assert re.fullmatch(r"'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'", allowed["script-src"])


def test_no_file_names_another_host(folder: Path) -> None:
    """Texts of the site that a browser reads, but for namespaces, which it never fetches."""
    site = folder / "school" / "site"
    texts = [site / "index.html", site / "service_worker.js", *site.glob("files/*.js"), *site.glob("frontend/**/*.js")]
    for path in texts:
        if not path.name.startswith("plotly"):
            text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
            assert not re.search(r"https?://", text), path.name
