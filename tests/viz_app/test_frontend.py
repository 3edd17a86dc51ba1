"""The page's own files: named after their content, packed, kept by browsers, and a clear word where they are gone."""

import gzip
import hashlib
import io
import json
import re
import zipfile
from collections.abc import Iterator
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import unquote, urlsplit

import brotli
import pytest
from playwright.sync_api import Browser, Page, Route

from core.results.trace import Trace
from tests.viz_app.server.site import config_of
from tests.viz_app.visitor import PAINTED, open_page, open_view
from viz_app.frontend.inline import import_map
from viz_app.frontend.together import (
    page_addresses,
    page_styles,
    served,
    style_address,
    style_of,
    together,
)
from viz_app.frontend.tree import (
    FIRST,
    FOLDER,
    START,
    TYPES,
    address,
    files,
    imports_of,
    languages,
    modules,
    page_modules,
    rooms,
    text_of,
    version,
)
from viz_app.server.files import keep
from viz_app.server.models import Models
from viz_app.server.page import OwnPage
from viz_app.static.builder import code_archive

UNPACK = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}


def get(url: str, **headers: str) -> tuple[int, Message, bytes]:
    """Status, headers and body as they travel: nothing is followed and nothing unpacked."""
    address = urlsplit(url)
    connection = HTTPConnection(address.netloc)
    path = address.path + (f"?{address.query}" if address.query else "")
    connection.request("GET", path, headers={name.replace("_", "-"): text for name, text in headers.items()})
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip;q=1.0, br;q=0", "gzip"), ("identity", None), ("", None)],
)
def test_files_come_packed_as_asked_and_are_kept_for_ever(server: str, accepted: str, encoding: str | None) -> None:
    _, headers, body = get(server + address("charts/chart.js"), Accept_Encoding=accepted)
    assert headers["Content-Encoding"] == encoding
    assert UNPACK[encoding](body) == files()["charts/chart.js"]
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "Accept-Encoding" in headers["Vary"]
    if encoding:
        assert len(body) < len(files()["charts/chart.js"]) / 2


def test_a_file_that_a_browser_has_is_not_sent_again(server: str) -> None:
    url = server + address("widgets/base.css")
    _, headers, _ = get(url)
    assert headers["Content-Type"] == "text/css; charset=utf-8"
    assert get(url, If_None_Match=headers["ETag"])[::2] == (304, b"")
    assert get(url, If_None_Match='"another"')[0] == 200


@pytest.mark.parametrize(
    "path",
    [
        "frontend/0123456789abcdef/state/format.js",
        "frontend/{version}/state/none.js",
        "frontend/{version}/../tree.py",
        "frontend/{version}/tree.py",
        "frontend/{version}/%2e%2e/%2e%2e/app.py",
        "frontend/{version}//etc/passwd",
        "frontend/{version}/",
        "frontend/data/{version}.json",
        "frontend/data/state/format.js",
    ],
)
def test_there_is_nothing_else(server: str, path: str) -> None:
    status, headers, _ = get(server + path.format(version=version()))
    assert status == 404
    assert "immutable" not in (headers["Cache-Control"] or "")


def test_what_a_page_opens_with_is_a_file_named_after_its_content(server: str) -> None:
    text = json.dumps({"awkward": "</script> ${1} ‹ü›"})
    assert keep(text) == keep(text) != keep(text + " ")
    _, headers, body = get(server + keep(text))
    assert body.decode() == text
    assert headers["Content-Type"] == "application/json"
    assert "immutable" in headers["Cache-Control"]


def test_the_page_names_its_files_and_is_packed(server: str) -> None:
    _, headers, packed = get(server, Accept_Encoding="br")
    page = brotli.decompress(packed).decode()
    assert headers["Content-Encoding"] == "br"
    assert int(headers["Content-Length"]) == len(packed) < 10_000
    assert page == get(server)[2].decode()
    assert page.index("modulepreload") < page.index('id="gf-config"')
    assert re.findall(r'modulepreload" href="([^"]+)"', page) == page_addresses()
    assert re.findall(r'stylesheet"[^>]* href="([^"]+)"', page) == [style_address()]
    assert page.index('id="gf-first"') < page.index('rel="stylesheet"')
    style = get(server + style_address())[2]
    assert all(style_of(name) in style for name in page_styles())
    assert "pages/masks" not in "".join(page_modules())


def test_the_page_is_one_page_in_all_encodings(tiny_entries: list, tiny_stored: list[Trace]) -> None:
    """Also where its model is loaded between two first requests: then more is known of its opening run."""
    models = Models(tiny_entries)
    page = OwnPage(models, tiny_stored, None)
    packed, _ = page.packed("br", "")
    models.get(tiny_stored[0].model)
    assert brotli.decompress(packed) == page.packed("", "")[0]


def test_a_first_visit_is_light(server: str) -> None:
    _, _, packed = get(server, Accept_Encoding="br")
    views = config_of(brotli.decompress(packed).decode())["views"]
    data = {view["data"] for view in views if view["view"] in FIRST and view["data"]}
    assert len(data) == 2  # the run that the page opens with, and the lessons
    names = [*page_addresses(), style_address(), *data]
    sizes = [len(get(server + name, Accept_Encoding="br")[2]) for name in names]
    assert len(packed) + sum(sizes) < 206_500


def test_modules_come_after_those_they_import() -> None:
    order = modules("pages/masks/mount.js")
    assert order[-1] == "pages/masks/mount.js"
    assert all(order.index(other) < order.index(name) for name in order for other in imports_of(name))


def test_other_answers_pass_untouched(server: str) -> None:
    """Event streams above all: nothing holds them back, nothing packs them."""
    assert get(server + "gradio_api/info", Accept_Encoding="br")[1]["Content-Encoding"] is None


@pytest.fixture
def plain_page(chromium: Browser) -> Iterator[Page]:
    """A visitor for whom files may be missing, which a browser writes to its console; nothing may be thrown."""
    context, thrown = chromium.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=True), []
    context.on("weberror", lambda error: thrown.append(error.error))
    yield context.new_page()
    context.close()
    assert thrown == []


@pytest.mark.browser
def test_a_second_visit_asks_for_the_page_only(plain_page: Page, server: str) -> None:
    sizes: list[int] = []
    client = plain_page.context.new_cdp_session(plain_page)
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))

    def weight() -> float:
        sizes.clear()
        open_page(plain_page, server)
        plain_page.wait_for_load_state("networkidle")
        return sum(sizes)

    first, second = weight(), weight()
    assert first > 10_000
    assert 1_000 < second < 10_000


@pytest.mark.browser
def test_a_tab_loads_when_it_is_first_opened(page: Page, server: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_page(page, server)
    assert not [url for url in asked if "/pages/masks/" in url]
    open_view(page, "masks")
    page.wait_for_selector(".gf-masks")
    assert [url for url in asked if "/pages/masks/mount.js" in url]
    assert [url for url in asked if "/pages/masks/masks.css" in url]


@pytest.mark.browser
@pytest.mark.parametrize("gone", ["mount.js", "editor.js", "masks.css"])
def test_a_page_from_before_an_update_says_so(plain_page: Page, server: str, gone: str) -> None:
    """The server has restarted with other files while the page was open: nothing breaks, and Reload helps."""
    page = plain_page
    open_page(page, server)
    page.route(f"**/frontend/*/pages/masks/{gone}", lambda route: route.fulfill(status=404, body="gone"))
    open_view(page, "masks")
    notice = page.wait_for_selector(".gf-missing")
    assert notice.inner_text().startswith("This page belongs to an earlier version of the server. Reload the page.")
    open_view(page, "translate")
    assert page.is_visible(PAINTED)
    open_view(page, "masks")
    page.unroute_all()
    page.wait_for_function("location.search.includes('tab=masks')")  # the address follows a moment later
    page.click(".gf-missing button")
    page.wait_for_selector(".gf-masks")
    assert page.locator(".gf-missing").count() == 0


@pytest.mark.browser
def test_a_server_that_is_gone_is_told_apart(plain_page: Page, server: str) -> None:
    open_page(plain_page, server)
    plain_page.route("**/frontend/**", lambda route: route.abort())
    open_view(plain_page, "anatomy")
    assert plain_page.wait_for_selector(".gf-missing").inner_text().startswith("The server did not answer.")


@pytest.mark.browser
def test_what_stands_in_one_file_is_what_the_modules_export(page: Page, server: str) -> None:
    """The same names of the same kinds as in the modules themselves, each loaded as a file of its own."""
    open_page(page, server)

    def plain(route: Route) -> None:
        name = urlsplit(route.request.url).path.split("/plain/")[1]
        route.fulfill(body=files()[name], content_type=TYPES[".js"])

    page.route("**/plain/**", plain)
    kinds = """async (addresses) => {
      const kinds = async (address) => {
        const exported = await import(new URL(address, document.baseURI));
        return Object.fromEntries(Object.keys(exported).sort().map((name) => [name, typeof exported[name]]));
      };
      return Promise.all(addresses.map(kinds));
    }"""
    names = page_modules()
    together = page.evaluate(kinds, [address(name) for name in names])
    assert together == page.evaluate(kinds, [f"plain/{name}" for name in names])
    assert sum(map(len, together)) > len(names)


def test_a_module_before_those_that_it_imports_is_refused() -> None:
    with pytest.raises(ValueError, match=r"pages/header/mount.js imports .*, which does not stand before it"):
        together(["pages/header/mount.js"])


def test_the_formatter_of_messages_is_the_published_one() -> None:
    folder = FOLDER / "vendor" / "fluent"
    sums = dict(line.split()[::-1] for line in (folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
    assert sums == {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.iterdir()
        if path.suffix in (".js", ".ts")
    }


def test_every_place_has_the_messages_that_its_modules_say() -> None:
    """The page of a server and of the site, a saved page, the page that is one file, and the tab's own saved pages."""
    entries = [START, "pages/snapshot/page.js", *(name for name in files() if name.endswith("/mount.js"))]
    for entry in entries:
        saying = [name for name in modules(entry) if re.search(r"/say\.js'", text_of(name))]
        wanted = {f"messages/{name.removeprefix('pages/').split('/')[0]}.js" for name in saying}
        assert wanted <= set(modules(entry)) <= served().keys()
        assert wanted <= json.loads(import_map(entry))["imports"].keys()
    with zipfile.ZipFile(io.BytesIO(code_archive())) as archive:
        kept = {name for name in archive.namelist() if name.endswith(".ftl")}
    assert {f"viz_app/locales/en/{room}.ftl" for room in rooms() if room != "core"} | {"core/sentences.ftl"} <= kept
    assert {Path(name).parent.name for name in kept} == {"core", "en", *languages()}


def test_an_import_map_has_what_is_loaded_later() -> None:
    """A page from a disk could not end a lesson, because its card is loaded when it is needed."""
    texts = json.loads(import_map("pages/lessons/mount.js"))["imports"]
    assert {"pages/lessons/answers/result.js", "pages/lessons/builder/moodle.js", "vendor/lean-qr.js"} <= texts.keys()
    later = [name for text in texts.values() for name in re.findall(r"\bimport\('([^']+)'\)", unquote(text))]
    assert later
    assert {*later} <= texts.keys()
