"""Several pages without a server on one origin: each keeps its own files, and clears only its own."""

import os
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from tests.conftest import unwatched
from tests.viz_app.static.hosting import files_of
from viz_app import static

pytestmark = pytest.mark.browser

WORKER = (Path(static.__file__).parent / "site" / "service_worker.js").read_text(encoding="utf-8")
# Registers the worker of this folder, and tells when it rules or waits for the pages of an older one to close.
REGISTER = """async () => {
    const registered = await navigator.serviceWorker.register('service_worker.js', { updateViaCache: 'none' });
    await registered.update();
    const worker = registered.installing ?? registered.waiting ?? registered.active;
    if (!['installed', 'activated'].includes(worker.state))
        await new Promise(done => worker.addEventListener('statechange', done, { once: true }));
}"""
# Keeps the page by the worker that rules, and tells the names of all caches.
KEEP = """async () => {
    const registered = await navigator.serviceWorker.ready;
    while (registered.active.state !== 'activated') await new Promise(done => setTimeout(done, 20));
    const channel = new MessageChannel(), answered = new Promise(done => { channel.port1.onmessage = done; });
    registered.active.postMessage({ keep: [location.href] }, [channel.port2]);
    await answered;
    return (await caches.keys()).sort();
}"""


def site(folder: Path, version: str) -> None:
    """Write a page of this version with the real service worker, and nothing that takes time."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>A page</title>", encoding="utf-8")
    worker = folder / "service_worker.js"
    worker.write_text(WORKER.replace("{{version}}", version), encoding="utf-8")
    os.utime(worker, (int(version), int(version)))  # written in the same second, two versions would be one to a browser


def kept(page: Page, address: str, version: str) -> list[str]:
    """Visit the page until its worker of this version has kept it: a browser may install that one a visit later."""
    page.goto(address)
    page.evaluate(REGISTER)
    for _ in range(10):
        page.goto("about:blank")  # so that an older worker has no page left
        page.goto(address)
        names: list[str] = page.evaluate(KEEP)
        if f"glassformer {version} {urlsplit(address).path}" in names:
            return names
    raise AssertionError(f"Version {version} of {address} keeps nothing; kept are {names}.")


@pytest.mark.long
def test_a_page_clears_what_it_kept_before_and_nothing_of_its_neighbours(chromium: Browser, tmp_path: Path) -> None:
    for folder in ("", "a", "a/b"):
        site(tmp_path / folder, "1")
    with files_of(tmp_path) as address, unwatched(chromium) as page:
        for folder in ("", "a/", "a/b/"):
            kept(page, address + folder, "1")
        first = ["glassformer 1 /", "glassformer 1 /a/", "glassformer 1 /a/b/"]
        assert kept(page, address, "1") == first
        site(tmp_path / "a", "2")
        assert kept(page, f"{address}a/", "2") == ["glassformer 1 /", "glassformer 1 /a/b/", "glassformer 2 /a/"]
        site(tmp_path, "3")
        assert kept(page, address, "3") == ["glassformer 1 /a/b/", "glassformer 2 /a/", "glassformer 3 /"]


def test_what_older_versions_kept_is_cleared_by_the_page_that_it_is_of(chromium: Browser, tmp_path: Path) -> None:
    for folder in ("a", "b"):
        site(tmp_path / folder, "2")
    with files_of(tmp_path) as address, unwatched(chromium) as page:
        page.goto(f"{address}a/")
        page.evaluate(
            """async ([a, b]) => {
                await (await caches.open('glassformer-old-a')).add(a);
                await (await caches.open('glassformer-old-b')).add(b);
                await (await caches.open('of-somebody-else')).add(b);
                const compiled = await caches.open('compiled-glassformer');
                for (const one of [a, b]) await compiled.put(`${one}files/code`, new Response('code'));
            }""",
            [f"{address}a/", f"{address}b/"],
        )
        left = ["compiled-glassformer", "glassformer 2 /a/", "glassformer-old-b", "of-somebody-else"]
        assert kept(page, f"{address}a/", "2") == left
        code = "async () => (await (await caches.open('compiled-glassformer')).keys()).map(one => one.url)"
        assert page.evaluate(code) == [f"{address}b/files/code"]


def test_drafts_and_trained_models_of_two_pages_are_two(chromium: Browser, tmp_path: Path) -> None:
    """The names of what a page keeps hold its folder; the app's page and the one under ``here/`` share their models."""
    source = Path(static.__file__).parents[1] / "frontend" / "state" / "storage.js"
    for folder in ("a", "a/here", "b"):
        site(tmp_path / folder, "1")
    (tmp_path / "storage.js").write_bytes(source.read_bytes())
    with files_of(tmp_path) as address, unwatched(chromium) as page:
        names = {}
        for folder in ("a", "a/here", "b"):
            page.goto(f"{address}{folder}/?text=A+cat.")
            both = (
                "isHere => import('/storage.js').then(one => [one.storageName('x'), one.siteStorageName('y', isHere)])"
            )
            names[folder] = page.evaluate(both, folder == "a/here")
    assert names == {"a": ["x /a/", "y /a/here/"], "a/here": ["x /a/here/", "y /a/here/"], "b": ["x /b/", "y /b/here/"]}
