"""Two copies of the app in processes of their own behind nginx, which serves them at one address under a path."""

import random
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from gradio_client import Client

import core
from tests.hosting.processes import free_port, start_copy, stopped, wait_for

if TYPE_CHECKING:
    from playwright.sync_api import Page

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed (on Debian: apt-get install nginx)")

SENTENCE = "A man rides a bike."
VISITORS = [f"{number:032x}" for number in (random.Random(7 + i).getrandbits(128) for i in range(12))]
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    log_format copies "$upstream_addr\t$cookie_glassformer_copy\t$uri";
    access_log {folder}/access.log copies;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


@dataclass
class Site:
    """The one address, the copies behind it, and where nginx writes who answered."""

    address: str
    copies: dict[str, subprocess.Popen]
    log: Path

    def answered(self) -> list[tuple[str, str, str]]:
        """Copy, cookie and path of every request so far that a copy answered."""
        rows = (line.split("\t") for line in self.log.read_text(encoding="utf-8").splitlines())
        return [(copy, cookie, path) for copy, cookie, path in rows if copy in self.copies]


@pytest.fixture(scope="module")
def site(tiny_checkpoints: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder, ports = tmp_path_factory.mktemp("nginx"), [free_port() for _ in range(3)]
    conf = (Path(__file__).parent / "nginx.conf").read_text(encoding="utf-8")
    for there, here in zip((8080, 7861, 7862), ports, strict=True):
        conf = conf.replace(f" {there};", f" 127.0.0.1:{here};").replace(f":{there};", f":{here};")
    (folder / "conf").write_text(AROUND.format(folder=folder, site=conf), encoding="utf-8")
    with ExitStack() as running:
        copies = {
            f"127.0.0.1:{port}": start_copy(port, tiny_checkpoints, "--root-path", "/glassformer") for port in ports[1:]
        }
        for process in copies.values():
            running.enter_context(stopped(process))
        for copy, process in copies.items():
            wait_for(f"http://{copy}/gradio_api/info", process)
        nginx = subprocess.Popen([str(NGINX), "-c", str(folder / "conf"), "-e", str(folder / "error.log")])
        running.enter_context(stopped(nginx))
        address = f"http://127.0.0.1:{ports[0]}/glassformer/"
        wait_for(address, nginx)
        yield Site(address, copies, folder / "access.log")


def test_a_view_behind_the_proxy_shows_the_numbers_of_the_run(site: Site, page: "Page", tiny_checkpoints: Path) -> None:
    """``page`` fails on any error in the console, so everything the page asks for comes through the path."""
    page.goto(f"{site.address}?model=en-de&text={quote(SENTENCE)}&map=cross&layer=1&head=2&row=0")
    page.wait_for_selector("[data-ready=true]")
    page.wait_for_selector("#gf-pages:not(.gf-busy)")
    trace = core.load(str(tiny_checkpoints / "en-de"), device="cpu").trace(SENTENCE)
    page.wait_for_function("document.querySelector('.gf[data-painted]')?.dataset.sel === 'cross.1.2'")
    x, y = page.evaluate(
        "(() => { const { x, y } = document.querySelector('.gf[data-painted]').attentionView.centreOfCell(0, 1);"
        " return [x, y]; })()"
    )
    page.mouse.move(x, y)
    weight = trace.attention["cross"].weights[1, 2, 0, 1]
    page.wait_for_function(f"document.body.innerText.includes('{weight:.3f}')")


def test_both_copies_serve_and_a_visitor_stays_with_one(site: Site, tiny_checkpoints: Path) -> None:
    model = core.load(str(tiny_checkpoints / "en-de"), device="cpu")
    for visitor in VISITORS:
        client = Client(site.address, verbose=False, headers={"Cookie": f"glassformer_copy={visitor}"})
        assert client.predict(SENTENCE, "en-de", api_name="/translate") == model.translate(SENTENCE)
    copies_of = defaultdict(set)
    for copy, cookie, path in site.answered():
        if "/queue/" in path and cookie in VISITORS:
            copies_of[cookie].add(copy)
    assert set(copies_of) == set(VISITORS)
    assert all(len(copies) == 1 for copies in copies_of.values())
    assert set.union(*copies_of.values()) == set(site.copies)


def test_a_program_without_cookies_is_served(site: Site) -> None:
    for _ in range(3):
        assert set(Client(site.address, verbose=False).predict(SENTENCE, api_name="/classify")) == {
            "negative",
            "positive",
        }


def test_when_a_copy_ends_the_other_serves_its_visitors(site: Site) -> None:
    gone, kept = site.copies
    with stopped(site.copies[gone]):
        pass
    for visitor in VISITORS:
        client = Client(site.address, verbose=False, headers={"Cookie": f"glassformer_copy={visitor}"})
        assert client.predict(SENTENCE, "sentiment", api_name="/classify")
    assert site.answered()[-1][0] == kept
