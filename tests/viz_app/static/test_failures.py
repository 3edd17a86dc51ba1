"""The page without a server when a file, a store or a message fails: all ends in an answer or a sentence."""

from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.conftest import unwatched
from tests.viz_app.static.hosting import begun_with, beside, damaged, files_of
from tests.viz_app.visitor import refused, run, settle

pytestmark = [pytest.mark.browser, pytest.mark.static]

TEXT = "Two dogs sleep."
SECONDS = 120_000  # ms
COMPUTES = "html[data-computes=true]"
CUT = "A file of this page could not be fetched. Check the connection, then try again."


def answers(page: Page) -> None:
    """Fail unless the models compute."""
    page.wait_for_selector(COMPUTES, timeout=SECONDS)
    expect(page.locator("#gw-progress")).to_be_hidden()
    run(page, TEXT)
    assert not refused(page)


@pytest.mark.parametrize("file", ["files/worker-*", "files/fetcher-*", "files/code-*", "runtime/**", "models/**"])
def test_what_does_not_come_is_said_and_comes_when_it_is_asked_for_again(
    chromium: Browser, site: str, file: str
) -> None:
    with unwatched(chromium, service_workers="block") as page:
        page.route(f"**/{file}", lambda route: route.abort())
        page.goto(site)
        expect(page.locator("#gw-said")).to_have_text(CUT, timeout=SECONDS)
        page.fill("#gh-text", TEXT)
        page.press("#gh-text", "Enter")
        expect(page.locator("#gh-message")).to_contain_text(CUT)
        page.unroute_all()
        page.click("#gw-again")
        answers(page)


def test_when_the_line_is_back_the_page_goes_on_by_itself(chromium: Browser, site: str) -> None:
    with unwatched(chromium, service_workers="block") as page:
        page.route("**/models/**", lambda route: route.abort())
        page.goto(site)
        expect(page.locator("#gw-said")).to_have_text(CUT, timeout=SECONDS)
        page.unroute_all()
        page.context.set_offline(True)
        page.context.set_offline(False)
        answers(page)


def test_every_file_may_fail_once(chromium: Browser, site: str) -> None:
    asked: set[str] = set()

    def once(route: Route) -> None:
        if route.request.url in asked:
            return route.continue_()
        asked.add(route.request.url)
        return route.abort()

    with unwatched(chromium, service_workers="block") as page:
        page.route("**/files/*.{zip,wasm}*", once)
        page.route("**/runtime/*/*.brotli", once)
        page.route("**/models/**", once)
        page.goto(site)
        answers(page)
        assert len(asked) >= 8


def test_a_kept_file_that_is_damaged_is_fetched_again(chromium: Browser, site: str) -> None:
    spoil = """async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
          if (url.includes('/models/')) await cache.put(url, new Response('no'));
      }
    }"""
    with unwatched(chromium) as page:
        page.goto(site)
        page.wait_for_selector("html[data-kept=true]", timeout=SECONDS)
        page.evaluate(spoil)
        page.reload()
        answers(page)


def test_a_first_model_that_is_damaged_on_its_host_leaves_the_others(
    chromium: Browser, folder: Path, tmp_path: Path
) -> None:
    site = beside(folder, tmp_path, damaged("models/en-de-*/weights.*", "changed"))
    with files_of(site) as address, unwatched(chromium, service_workers="block") as page:
        page.goto(address)
        expect(page.locator("#gw-said")).to_contain_text("of this page is damaged. Try again;", timeout=SECONDS)
        page.select_option("#gh-model", "sentiment")
        settle(page)
        assert not refused(page)


DENIED = "const denied = () => new DOMException('', 'SecurityError'), deny = () => Promise.reject(denied());"
STORES = {
    "no database": "indexedDB.open = () => { throw denied(); };",
    "a database that fails": """IDBFactory.prototype.open = () => {
      const opening = {};
      setTimeout(() => opening.onerror());
      return opening;
    };""",
    "no storage": "Object.defineProperty(window, 'localStorage', { get() { throw denied(); } });",
    "no service worker": "navigator.serviceWorker.register = deny;",
    "no caches": "caches.open = caches.match = caches.keys = deny;",
}


@pytest.mark.parametrize("store", STORES)
def test_the_page_works_without_any_store(chromium: Browser, site: str, store: str) -> None:
    with unwatched(chromium) as page:
        page.add_init_script(DENIED + STORES[store])
        page.goto(f"{site}?{urlencode({'model': 'own-mine', 'text': TEXT, 'tab': 'translate'})}")
        expect(page.locator("#gh-message")).to_contain_text("“own-mine”, which is not here", timeout=SECONDS)
        answers(page)


def test_the_worker_works_without_caches(chromium: Browser, folder: Path, tmp_path: Path) -> None:
    none = f"{DENIED} caches.open = caches.delete = caches.keys = deny;"
    with files_of(beside(folder, tmp_path, begun_with(none))) as address, unwatched(chromium) as page:
        page.goto(address)
        answers(page)


RECORDS = {
    "no zip": {"name": "own-mine", "title": "Mine", "task": "translator", "sides": ["A", "B"], "examples": ["a"]},
    "nothing else": {"name": "own-mine"},
    "another task": {"name": "own-mine", "task": "constructor"},
}
KEEP = """(record) => new Promise((done) => {
  const opening = indexedDB.open('glassformer-trained', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('models', { keyPath: 'name' });
  opening.onsuccess = () => {
    const writing = opening.result.transaction('models', 'readwrite');
    writing.objectStore('models').put(record);
    writing.oncomplete = () => (opening.result.close(), done());
  };
})"""
FOREIGN = """() => new Promise((done) => {
  const opening = indexedDB.open('glassformer-trained', 1);
  opening.onsuccess = () => (opening.result.close(), done());
})"""


@pytest.mark.parametrize("damage", [*RECORDS, "no table"])
def test_a_damaged_record_of_a_trained_model_is_skipped_and_said(chromium: Browser, site: str, damage: str) -> None:
    with unwatched(chromium, service_workers="block") as page:
        page.goto(f"{site}manifest.webmanifest")
        page.evaluate(KEEP if damage in RECORDS else FOREIGN, RECORDS.get(damage))
        page.goto(f"{site}?{urlencode({'model': 'own-mine', 'text': TEXT})}")
        expect(page.locator("#gh-message")).to_contain_text("“own-mine”, which is not here", timeout=SECONDS)
        answers(page)


def test_a_worker_that_throws_is_said(chromium: Browser, folder: Path, tmp_path: Path) -> None:
    throws = begun_with("setTimeout(() => { throw new Error('of a test'); }, 50);")
    with (
        files_of(beside(folder, tmp_path, throws)) as address,
        unwatched(chromium, service_workers="block") as page,
    ):
        page.goto(address)
        expect(page.locator("#gw-said")).to_have_text(
            "This browser cannot run the models. Try a newer one.", timeout=SECONDS
        )
        expect(page.locator("#gw-again")).to_be_visible(timeout=SECONDS)


def test_a_link_to_another_model_shows_its_sentence_and_no_other_picture(chromium: Browser, site: str) -> None:
    with unwatched(chromium, service_workers="block") as page:
        page.route("**/models/sentiment-*/**", lambda route: None)  # on its way for ever
        page.goto(f"{site}?{urlencode({'model': 'sentiment', 'text': 'A boring film.', 'tab': 'translate'})}")
        expect(page.locator("#gw-said")).to_contain_text(" is loading, ", timeout=SECONDS)
        expect(page.locator("#gf-awaited")).to_have_text("“A boring film.”")
        expect(page.locator("#group-translate-button")).to_have_text("Classify")
        expect(page.locator("#gf-pages .gf:visible")).to_have_count(0)
        expect(page.locator("#gh-forced :visible")).to_have_count(0)
        page.wait_for_timeout(2500)
        expect(page.locator("#gh-status")).to_be_hidden()  # the bar says it
