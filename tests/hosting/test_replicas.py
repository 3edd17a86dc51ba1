"""Two copies of the app in processes of their own behind nginx, which serves them at one address under a path."""

import json
import random
import shutil
import subprocess
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import httpx
import pytest
from gradio_client import Client

import core
from tests.forked import Forked
from tests.hosting import held_app
from tests.hosting.held_app import SLOW
from tests.hosting.processes import ROOT, ask_header, free_port, stopped, wait_for
from tests.viz_app.visitor import open_page, query, refused, settle
from viz_app import cli

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

OWN = ROOT / ".venv" / "nginx" / "usr" / "sbin"  # where `make nginx` puts it
NGINX = shutil.which("nginx", path=f"/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin:{OWN}")
pytestmark = [
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed (on Debian: make nginx)"),
    pytest.mark.long,
]

SENTENCE = "A man rides a bike."
PAUSE = 0.4  # of a visitor, between two runs, in seconds
VISITORS = [f"{number:032x}" for number in (random.Random(7 + i).getrandbits(128) for i in range(12))]
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    log_format copies "$upstream_addr\t$cookie_glassformer_copy\t$uri";
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
    copies: dict[str, Forked]
    log: Path

    def answered(self) -> list[tuple[str, str, str]]:
        """Copy, cookie and path of every request so far that a copy answered."""
        rows = (line.split("\t") for line in self.log.read_text(encoding="utf-8").splitlines())
        return [(copy, cookie, path) for copy, cookie, path in rows if copy in self.copies]


@contextmanager
def behind_nginx(folder: Path, start: Callable[[int], Forked]) -> Iterator[Site]:
    """Two copies of what ``start`` starts on a port, and the nginx of README before them."""
    ports = [free_port() for _ in range(3)]
    conf = (Path(__file__).parent / "nginx.conf").read_text(encoding="utf-8")
    for there, here in zip((8080, 7861, 7862), ports, strict=True):
        conf = conf.replace(f" {there};", f" 127.0.0.1:{here};").replace(f":{there};", f":{here};")
    conf = conf.replace("/var/log/nginx", str(folder))
    own = f"access_log {folder}/glassformer.log glassformer;"
    assert own in conf
    conf = conf.replace(own, f"{own} access_log {folder}/access.log copies;")
    (folder / "conf").write_text(AROUND.format(folder=folder, site=conf), encoding="utf-8")
    with ExitStack() as running:
        copies = {f"127.0.0.1:{port}": start(port) for port in ports[1:]}
        for process in copies.values():
            running.enter_context(stopped(process))
        for copy, process in copies.items():
            wait_for(f"http://{copy}/health", process, 300)
        nginx = subprocess.Popen([str(NGINX), "-c", str(folder / "conf"), "-e", str(folder / "error.log")])
        running.enter_context(stopped(nginx))
        address = f"http://127.0.0.1:{ports[0]}/glassformer/"
        wait_for(address, nginx)
        yield Site(address, copies, folder / "access.log")


@pytest.fixture(scope="module")
def site(tiny_checkpoints: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    offered = {"GLASSFORMER_CHECKPOINTS": str(tiny_checkpoints)}

    def start(port: int) -> Forked:
        command = ["app", "--port", str(port), "--root-path", "/glassformer", "--limit", "600"]
        return Forked(cli.run, command, environment=offered)

    with behind_nginx(tmp_path_factory.mktemp("nginx"), start) as one:
        yield one


def test_a_view_behind_the_proxy_shows_the_numbers_of_the_run(site: Site, page: "Page", tiny_checkpoints: Path) -> None:
    """``page`` fails on any error in the console, so everything the page asks for comes through the path."""
    page.goto(f"{site.address}?model=en-de&text={quote(SENTENCE)}&map=cross&layer=1&head=2&row=0")
    page.wait_for_selector("[data-ready=true]")
    page.wait_for_selector("#gf-pages:not(.gf-busy)")
    trace = core.load(str(tiny_checkpoints / "en-de"), device="cpu").trace(SENTENCE)
    page.wait_for_function("document.querySelector('.gf-attention[data-painted]')?.dataset.sel === 'cross.1.2'")
    x, y = page.evaluate(
        "(() => { const { attentionView } = document.querySelector('.gf-attention[data-painted]');"
        " const { x, y } = attentionView.centreOfCell(0, 1); return [x, y]; })()"
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


def test_no_log_of_the_proxy_holds_what_was_typed(site: Site) -> None:
    """Not even where a copy has gone, of which nginx would write down the whole request."""
    for _ in range(4):
        httpx.get(f"{site.address}?text=A+quokka", headers={"Referer": f"{site.address}?text=A+quokka"}, timeout=60)
        httpx.post(f"{site.address}gradio_api/run/classify", json={"data": [f"A quokka. {'A' * 9_000}"]}, timeout=60)
    written = [path for path in site.log.parent.rglob("*") if path.is_file()]
    assert " GET /glassformer/ 200 " in (site.log.parent / "glassformer.log").read_text(encoding="utf-8")
    assert not [path for path in written if b"quokka" in path.read_bytes()]


def visit(address: str, visitor: str, is_over: threading.Event) -> tuple[int, int]:
    """Run one text after the other, each twice at most, as the page does: how many were answered, and how many lost."""
    answered = lost = 0
    with httpx.Client(base_url=address, cookies={"glassformer_copy": visitor}, timeout=60) as client:
        while not is_over.is_set():
            text = f"{answered} dogs of {visitor[:4]}."
            asked = {"model": "held", "text": text, "id": answered}
            answer = posted(client, visitor, asked)
            if answer is None:
                lost += 1
                time.sleep(0.7)
                answer = posted(client, visitor, asked)
            assert answer
            assert answer["text"] == text
            answered += 1
            is_over.wait(PAUSE)
    return answered, lost


def posted(client: httpx.Client, visitor: str, asked: dict[str, Any]) -> dict[str, Any] | None:
    """Return the header's answer, or None where the copy that was asked has gone."""
    try:
        answer = ask_header(client, "run", visitor, **asked)
    except (httpx.HTTPError, json.JSONDecodeError):  # the page of a proxy in place of the app's config
        return None
    return None if answer.status_code in (502, 503, 504) else answer.json()["answer"]


def test_a_copy_that_is_killed_loses_no_visitor(chromium: "Browser", tmp_path: Path) -> None:
    """The page asks again by itself, and the other copy answers; of other visitors none loses more than one run."""
    is_over = threading.Event()
    with (
        behind_nginx(tmp_path, lambda port: Forked(held_app.main, port, "/glassformer")) as site,
        ThreadPoolExecutor(len(VISITORS)) as pool,
        ExitStack() as at_the_end,
    ):
        at_the_end.callback(is_over.set)
        page = chromium.new_context().new_page()
        open_page(page, site.address)
        copy = site.answered()[-1][0]
        others = [pool.submit(visit, site.address, visitor, is_over) for visitor in VISITORS]
        page.fill("#gh-text", f"{SLOW}.")
        page.press("#gh-text", "Enter")
        assert next(line for line in site.copies[copy].stdout or () if SLOW in line)
        site.copies[copy].kill()
        settle(page)
        is_over.set()
        assert query(page)["text"] == f"{SLOW}."
        assert not refused(page)
        other = next(process for name, process in site.copies.items() if name != copy)
        assert next(line for line in other.stdout or () if SLOW in line)
        for answered, lost in (one.result() for one in others):
            assert answered > 1
            assert lost <= 1
        page.context.close()
