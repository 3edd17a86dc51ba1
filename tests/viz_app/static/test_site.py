"""The page without a server in a real Chromium, under a path of a plain file server, and without a network."""

import json
import re
import time
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Route, expect

import core
from core.results.trace import Trace
from tests.conftest import unwatched, visiting
from tests.viz_app.server.site import config_of
from tests.viz_app.static.hosting import begun_with, beside, damaged, files_of
from tests.viz_app.test_lesson_answers import CARD, SHEET, collect, finish
from tests.viz_app.test_saving import save
from tests.viz_app.visitor import (
    PAINTED,
    eventually,
    first_paint_on_a_slow_line,
    open_view,
    refuse_long_tasks,
    refused,
    run,
    source,
)
from viz_app.handlers.lessons import read_text
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.tabs import TABS
from viz_app.static.builder import ICONS, build, one_file, policy, refuse_foreign
from viz_app.static.tab import TabModels

pytestmark = [pytest.mark.browser]

TEXT = "Two dogs sleep."
SECONDS = 120_000  # ms: Python starts in two seconds on a free core
TRANSLATE = "?v=1"  # a link that names no tab opens it; a bare address opens Overview
LESSON = json.dumps(
    {
        "title": "From a disk",
        "stops": [
            {
                "prose": "It writes {writes}.",
                "state": {"text": TEXT},
                "ask": {"question": "Where?", "choices": ["Up.", "Down."], "right": 1, "answer": "Down.", "hide": []},
            }
        ],
    }
)
NPZ = 6  # its place in the list of Save


@pytest.fixture(scope="module")
def window(chromium: Browser, site: str) -> Iterator[Page]:
    """A window in which the models compute; Playwright's own scripts pass the policy, the page's do not."""
    with visiting(chromium, bypass_csp=True) as page:
        page.goto(site)
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        yield page


# Opens two tabs while the worker is busy; returns the tabs in the order in which their answers come.
BUSY = """([first, second]) => new Promise(found => {
    const waiting = new Map(), held = [], answered = [], send = Worker.prototype.postMessage;
    const heard = ({ data }) => {
        if (!waiting.has(data.id)) return;
        if (data.reply) answered.push(waiting.get(data.id));
        waiting.delete(data.id);
        setTimeout(() => waiting.size || found(answered)); // what is ended is asked again
    };
    Worker.prototype.postMessage = function (question) {
        if (!waiting.size) this.onmessage = (hear => event => (hear(event), heard(event)))(this.onmessage);
        waiting.set(question.id, question.view);
        held.push(question);
        if (question.view === first) document.getElementById(`tab-${second}-button`).click();
        if (![...waiting.values()].includes(second)) return; // not yet: the worker is busy
        for (const one of held.splice(0)) send.call(this, one);
    };
    document.getElementById(`tab-${first}-button`).click();
})"""


# Waits until the worker has kept what it compiled.
COMPILED = """async () => {
    const name = `compiled-glassformer ${new URL('./', document.baseURI).pathname}`,
        kept = async () => (await (await caches.open(name)).keys()).length;
    while ((await kept()) !== 1) await new Promise(done => setTimeout(done, 100));
}"""


def assert_read(page: Page, text: str) -> None:
    """Wait until the strip shows a run of this sentence."""

    def is_read() -> None:
        assert source(page) == text.replace(" ", "")

    eventually(page, is_read, SECONDS / 1000)


@pytest.mark.static
def test_a_visit(window: Page, tiny_checkpoints: Path, tmp_path: Path) -> None:
    """A sentence is run in the tab with the numbers of core, and every tab answers."""
    run(window, TEXT)
    assert_read(window, TEXT)
    trace = core.load(str(tiny_checkpoints / "en-de"), device="cpu").trace(TEXT)
    saved = Trace.load(save(window, NPZ, tmp_path))
    assert saved.output == trace.output
    for name, attention_map in trace.attention.items():
        np.testing.assert_allclose(saved.attention[name].weights, attention_map.weights, atol=1e-5)
    for tab in TABS:
        open_view(window, tab.name)
        window.wait_for_selector(f"#tab-{tab.name} [data-current=true]:visible", timeout=SECONDS)
        assert "failed" not in window.inner_text(f"#tab-{tab.name}")


@pytest.mark.static
@pytest.mark.parametrize("tab", ["", "?tab=translate"])
def test_no_task_of_a_first_visit_is_long(chromium: Browser, site: str, tab: str) -> None:
    """Until the models compute. Plotly, which Overview has no use for, once held the page for 656 ms."""
    refuse_long_tasks(chromium, site + tab, "html[data-computes=true]")


@pytest.mark.static
def test_another_model_is_fetched_when_it_is_chosen(window: Page) -> None:
    open_view(window, "translate")
    window.select_option("#gh-model", "sentiment")
    window.wait_for_selector(f"{PAINTED}[data-task=classify]", timeout=SECONDS)
    window.select_option("#gh-model", "en-de")
    window.wait_for_selector(f"{PAINTED}[data-task=translate]", timeout=SECONDS)


@pytest.mark.long
def test_a_file_that_one_question_needs_comes_with_that_question(chromium: Browser, site: str) -> None:
    asked: list[str] = []
    with visiting(chromium, bypass_csp=True) as page:
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{site}?tab=sentences")
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        assert [url for url in asked if url.endswith("heads.json") or "weights" in url], "files of the model are seen"
        assert not [url for url in asked if url.endswith("survey.json")]
        for _ in range(2):
            page.click(".su-input button:text-is('Try an example')")
            page.click(".gf-sentences button:text-is('New list')", timeout=SECONDS)
        assert len([url for url in asked if url.endswith("survey.json")]) == 1


def test_each_view_knows_that_models_compute_here(folder: Path) -> None:
    """So a list may be long under any address: the time is the visitor's own."""
    page = (folder / "school" / "site" / "index.html").read_text(encoding="utf-8")
    assert {view["props"].get("here") for view in config_of(page)["views"]} == {True}


@pytest.mark.static
def test_what_a_server_refuses_is_refused_in_the_same_words(window: Page, tiny_entries: list[ModelEntry]) -> None:
    long = "dog " * 200
    with pytest.raises(core.InputError) as refusal:
        tiny_entries[0].load().trace(long.strip())
    run(window, long)
    assert refused(window)
    expect(window.locator("#gh-message")).to_contain_text(str(refusal.value))


@pytest.mark.static
def test_arrows_move_along_the_tabs(window: Page) -> None:
    first, second, last = "#tab-overview-button", "#group-translate-button", "#group-model-button"
    window.focus(first)
    window.keyboard.press("ArrowRight")
    assert window.get_attribute(second, "aria-selected") == "true"
    assert window.evaluate("document.activeElement.id") == second.removeprefix("#")
    window.keyboard.press("End")
    assert window.get_attribute(last, "aria-selected") == "true"
    window.keyboard.press("Home")
    assert window.get_attribute(first, "aria-selected") == "true"


@pytest.mark.long
def test_on_a_slow_line_there_is_text_within_two_seconds(
    chromium: Browser, site: str, tiny_stored: list[Trace]
) -> None:
    with visiting(chromium, viewport={"width": 320, "height": 568}, bypass_csp=True) as page:
        shown = first_paint_on_a_slow_line(page, site)
        assert f"“{tiny_stored[0].text}”" in shown
        page.wait_for_selector("[data-ready=true]")
        assert page.is_hidden("#gf-first")


@pytest.mark.static
def test_the_first_picture_comes_before_the_program(chromium: Browser, site: str) -> None:
    released: list[float] = []

    def hold(route: Route) -> None:
        time.sleep(1)
        released.append(time.time() * 1000)
        route.continue_()

    with visiting(chromium) as page:
        page.route(re.compile(r"/overview[^/]*\.json$"), hold)
        with page.expect_event("request", lambda request: "/worker" in request.url, timeout=SECONDS) as worker:
            page.goto(site)
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        assert len(released) == 1
        assert worker.value.timing["startTime"] > released[0]


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
        page.goto(f"{address}school/site/{TRANSLATE}")
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
    site = beside(folder, tmp_path, damaged("files/code-*", damage))
    with files_of(site) as address, unwatched(chromium, service_workers="block") as page:
        page.goto(f"{address}{TRANSLATE}")
        words = "is missing" if damage == "missing" else "is damaged"
        expect(page.locator("#gw-said")).to_contain_text(words, timeout=SECONDS)
        expect(page.locator(PAINTED)).to_be_visible()  # the stored run stays


@pytest.mark.static
def test_a_missing_module_and_a_damaged_model_get_a_sentence(chromium: Browser, folder: Path, tmp_path: Path) -> None:
    def change(site: Path) -> None:
        damaged("models/sentiment-*/weights.*", "changed")(site)
        damaged("frontend/*/pages/masks/mount.js", "missing")(site)

    with (
        files_of(beside(folder, tmp_path, change)) as address,
        unwatched(chromium, service_workers="block", bypass_csp=True) as page,
    ):
        page.goto(address)
        open_view(page, "masks")
        expect(page.locator("#tab-masks")).to_contain_text("A file of this page is missing. Reload the page")
        open_view(page, "translate")
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        page.select_option("#gh-model", "sentiment")
        expect(page.locator("#gh-message")).to_contain_text("weights.safetensors.brotli of this page is damaged")
        run(page, TEXT)  # of the model that is whole, which the picker shows again
        page.select_option("#gh-model", "en-de")
        page.wait_for_selector(f"{PAINTED}[data-task=translate][data-current=true]")
        assert not refused(page)


@pytest.mark.static
@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("delete self.WebAssembly;", "This browser cannot run the models. Try a newer one."),
        # Python itself starts in less than this; a model does not fit.
        (
            "const { prototype } = WebAssembly.Memory, { grow } = prototype; prototype.grow = function (pages) {"
            " if (this.buffer.byteLength + 65536 * pages > 2 ** 25) throw new RangeError();"
            " return grow.call(this, pages); };",
            "There is too little memory",
        ),
    ],
    ids=["no WebAssembly", "no memory"],
)
def test_a_poor_browser_gets_a_sentence(
    chromium: Browser, folder: Path, tmp_path: Path, script: str, sentence: str
) -> None:
    with (
        files_of(beside(folder, tmp_path, begun_with(script))) as address,
        unwatched(chromium, service_workers="block") as page,
    ):
        page.goto(address)
        expect(page.locator("#gw-said")).to_contain_text(sentence, timeout=SECONDS)


@pytest.mark.static
def test_without_simd_the_numbers_are_those_of_numpy(chromium: Browser, folder: Path, tmp_path: Path) -> None:
    without = """const made = WebAssembly.instantiate; WebAssembly.instantiate = (code, imports) =>
        code.length < 9999 ? Promise.reject(new WebAssembly.CompileError('SIMD')) : made(code, imports);"""
    with (
        files_of(beside(folder, tmp_path, begun_with(without))) as address,
        unwatched(chromium, service_workers="block", bypass_csp=True) as page,
    ):
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.goto(address)
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        run(page, TEXT)
        assert not refused(page)
        assert any("Without the WebAssembly kernel" in text for text in said)
        assert not any("nobody would notice" in text for text in said), "each file is checked where it arrives"


@pytest.mark.static
@pytest.mark.parametrize(
    "script",
    [
        "self.Worker = class { constructor() { throw new Error(); } };",
        "self.Worker = class { constructor() { setTimeout(() => this.onerror(), 50); } postMessage() {} };",
    ],
    ids=["none", "one that fails"],
)
def test_without_a_second_worker_one_fetches_everything(
    chromium: Browser, folder: Path, tmp_path: Path, script: str
) -> None:
    with (
        files_of(beside(folder, tmp_path, begun_with(script))) as address,
        unwatched(chromium, service_workers="block", bypass_csp=True) as page,
    ):
        page.goto(address)
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        assert len(page.workers) == 1
        run(page, TEXT)
        assert not refused(page)


@pytest.mark.static
def test_the_next_visit_need_not_compile(chromium: Browser, site: str) -> None:
    with visiting(chromium, bypass_csp=True) as page:
        for is_known in (False, True):
            page.goto(site)
            page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
            compiled = page.workers[0].evaluate("python.FS.analyzePath('/site/core/__init__.pyc').exists")
            assert compiled is is_known
            run(page, f"{TEXT} {is_known}")
            assert not refused(page)
            page.evaluate(COMPILED)


@pytest.mark.static
def test_a_full_disk_is_told_and_the_page_works(chromium: Browser, folder: Path, tmp_path: Path) -> None:
    def change(site: Path) -> None:
        path = site / "service_worker.js"
        full = "Cache.prototype.add = () => Promise.reject(new DOMException('', 'QuotaExceededError'));\n"
        path.write_text(full + path.read_text(encoding="utf-8"), encoding="utf-8")

    with files_of(beside(folder, tmp_path, change)) as address, unwatched(chromium) as page:
        page.goto(address)
        expect(page.locator("#gw-said")).to_contain_text("has no room left", timeout=SECONDS)
        run_typed(page, TEXT)
        assert not refused(page)


@pytest.mark.static
def test_an_update_while_an_old_page_is_open_in_two_tabs(
    chromium: Browser, folder: Path, tmp_path: Path, tiny_entries: list[ModelEntry], tiny_stored: list[Trace]
) -> None:
    site = beside(folder, tmp_path, lambda site: None)
    with files_of(site) as address, unwatched(chromium) as page:
        page.goto(address)
        page.wait_for_selector("html[data-kept=true]", timeout=SECONDS)
        other = page.context.new_page()
        other.goto(address)
        other.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        build(site, [replace(entry, title=f"{entry.title}, newer") for entry in tiny_entries], tiny_stored)
        for old in (page, other):
            open_view(old, "masks")  # its module is not on the host any more
            old.wait_for_selector("#tab-masks .gf-masks[data-current=true]", timeout=SECONDS)
        other.reload()
        expect(other.locator("#gh-model option").first).to_contain_text("newer", timeout=SECONDS)
        other.wait_for_selector("html[data-computes=true]", timeout=SECONDS)


@pytest.mark.static
def test_one_file_opens_from_a_disk_without_a_network(
    chromium: Browser, tiny_entries: list[ModelEntry], tiny_stored: list[Trace], tmp_path: Path
) -> None:
    file = tmp_path / "glassformer.html"
    file.write_text(one_file(tiny_entries[:1], tiny_stored), encoding="utf-8")
    with visiting(chromium, bypass_csp=True, offline=True) as page:
        page.goto(f"{file.as_uri()}{TRANSLATE}")
        expect(page.locator(PAINTED)).to_be_visible()
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        run(page, TEXT)
        assert_read(page, TEXT)
        open_view(page, "positions")
        page.wait_for_selector("#tab-positions .gf-chart[data-drawn]", timeout=SECONDS)  # Plotly is inside too
    lesson = read_text(LESSON)
    with unwatched(chromium) as page:  # under its own policy
        page.goto(f"{file.as_uri()}#lesson={urlsafe_b64encode(zlib.compress(LESSON.encode(), wbits=-15)).decode()}")
        page.wait_for_selector("html[data-computes=true]", timeout=SECONDS)
        finish(page, lesson, [1])
        code = page.inner_text(f"{CARD} output")
        page.click(f"{CARD} .gf-next")
        collect(page, code)
        expect(page.locator(f"{SHEET} h3 >> nth=0")).to_have_text("1 of 1 codes read")


@pytest.mark.static
def test_a_long_run_gives_way_to_the_next(window: Page) -> None:
    run(window, TEXT)
    window.evaluate("glassformer.store.set({ tab: 'translate' })")
    long = "The dog and the cat and the man and the bike in the snow " * 8
    window.fill("#gh-text", long)
    window.press("#gh-text", "Enter")
    window.wait_for_timeout(300)  # the long run is under way
    run(window, "Where?")
    assert_read(window, "Where?")
    assert not refused(window)


@pytest.mark.static
def test_the_tab_that_is_looked_at_goes_first(window: Page) -> None:
    """The questions of a tab wait when another tab is opened; the worker answers them later."""
    text = "The dog and the cat and the man and the bike in the snow and the dog."
    open_view(window, "translate")  # Overview folds what is long
    run(window, text)
    assert_read(window, text)
    answered = window.evaluate(BUSY, ["heads", "masks"])
    assert answered[-1] == "heads", "what was asked first is answered last"


def test_the_manifest_can_be_installed(folder: Path) -> None:
    site = folder / "school" / "site"
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert (site / manifest["start_url"] / "index.html").is_file()
    for size in ICONS:
        (name,) = {icon["src"] for icon in manifest["icons"] if icon["sizes"] == f"{size}x{size}"}
        header = (site / name).read_bytes()[:24]
        assert header.startswith(b"\x89PNG")
        assert int.from_bytes(header[16:20]) == int.from_bytes(header[20:24]) == size


def test_a_model_without_a_folder_needs_a_server(tiny_entries: list[ModelEntry], tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="needs a server"):
        build(tmp_path / "site", [replace(tiny_entries[0], folder=None)])
    assert not (tmp_path / "site").exists()
    with pytest.raises(core.InputError, match="needs a server"):
        TabModels(tiny_entries).entry("hf:somebody/model")


def test_a_folder_with_other_files_is_not_cleared(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(ValueError, match="holds other files"):
        refuse_foreign(tmp_path)
    with pytest.raises(ValueError, match="is a file"):
        refuse_foreign(tmp_path / "thesis.txt")


def test_the_policy_lets_no_other_script_run() -> None:
    allowed = dict(part.strip().split(" ", 1) for part in policy("1").split(";"))
    assert allowed["default-src"] == "'self'"
    assert re.fullmatch(r"'self' 'wasm-unsafe-eval'( 'sha256-[\w+/=]+'){3}", allowed["script-src"])
    for word in policy("1", is_one_file=True).split():
        assert not re.match(r"'unsafe-eval'|'self'|\*|http", word)


def test_no_file_names_another_host(folder: Path) -> None:
    """Texts of the site that a browser reads, but for namespaces, which it never fetches."""
    site = folder / "school" / "site"
    texts = [site / "index.html", site / "service_worker.js", *site.glob("files/*.js"), *site.glob("frontend/**/*.js")]
    for path in texts:
        if not path.name.startswith("plotly"):
            text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
            assert not re.search(r"https?://", text), path.name
