"""Downloads against a server of this machine: whole or not at all, and never silently another file."""

import hashlib
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import urlsplit

import pytest

from core.training.data.download import LOCK, download
from core.training.data.readers import find
from core.training.data.table import CORPORA, Source
from tests.core.training.corpora import load_corpus

PACKAGED = {name: spec.files[0] for name, spec in CORPORA.items() if spec.files and not spec.files[0].url}
CONTENT = {"/TREC_10.label": b"HUM:ind Who is it ?\n", "/train_5500.label": b"NUM:count How many ?\nLOC:city Where ?\n"}


class Shelf(BaseHTTPRequestHandler):
    """Serves CONTENT; ``/broken`` promises more than it sends."""

    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        content = CONTENT.get(self.path, b"too little" if self.path == "/broken" else None)
        self.send_response(404 if content is None else 200)
        if content is not None:
            self.send_header("Content-Length", str(len(content) + 100 * (self.path == "/broken")))
        self.end_headers()
        self.wfile.write(content or b"")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    Shelf.asked.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Shelf)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def fetch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Fetch":
    """Fetch files of TREC from other places."""

    def fetch(*sources: Source) -> list[Path]:
        monkeypatch.setitem(CORPORA, "trec", replace(CORPORA["trec"], files=sources))
        return download("trec", tmp_path)

    return fetch


Fetch = Callable[..., list[Path]]


def questions(address: str) -> list[Source]:
    return [Source(url=f"{address}{path}", path=f"trec{path}") for path in CONTENT]


def test_fetched_files_are_read_as_a_corpus(tmp_path: Path, address: str, fetch: Fetch) -> None:
    paths = fetch(*questions(address))
    assert [path.read_bytes() for path in paths] == list(CONTENT.values())
    corpus = load_corpus("trec", tmp_path)
    assert (corpus.report.read, corpus.test) == (2, (("Who is it?", "HUM"),))


def test_checksums_are_recorded_as_sha256sum_writes_them(tmp_path: Path, address: str, fetch: Fetch) -> None:
    fetch(*questions(address))
    recorded = dict(reversed(line.split("  ")) for line in (tmp_path / LOCK).read_text().splitlines())
    assert recorded == {f"trec{path}": hashlib.sha256(content).hexdigest() for path, content in CONTENT.items()}


def test_what_is_there_is_not_fetched_again(tmp_path: Path, address: str, fetch: Fetch) -> None:
    fetch(*questions(address))
    asked = list(Shelf.asked)
    fetch(*questions(address))
    assert Shelf.asked == asked == list(CONTENT)


def test_the_repacked_form_is_enough(tmp_path: Path, address: str, fetch: Fetch) -> None:
    repacked = tmp_path / "trec/TREC.train.gz"
    repacked.parent.mkdir()
    repacked.write_bytes(b"")
    source = Source(url=f"{address}/train_5500.label", path="trec/train_5500.label", repacked="trec/TREC.train.gz")
    assert fetch(source) == [repacked]
    assert not Shelf.asked


def test_a_file_that_changed_is_refused(tmp_path: Path, address: str, fetch: Fetch) -> None:
    path = fetch(*questions(address))[0]
    path.write_bytes(b"HUM:ind Who was it ?\n")
    with pytest.raises(ValueError, match=r"TREC_10\.label has changed since it was first fetched"):
        fetch(*questions(address))


@pytest.mark.parametrize("path", ["/nowhere", "/broken"])
def test_a_failed_fetch_leaves_nothing_behind(tmp_path: Path, address: str, fetch: Fetch, path: str) -> None:
    with pytest.raises(ConnectionError, match=rf"{path} could not be fetched .* save it as ") as caught:
        fetch(Source(url=f"{address}{path}", path="trec/file"))
    assert [found for found in tmp_path.rglob("*") if found.is_file()] == []
    assert "\n" not in str(caught.value)


def test_a_terminal_shows_a_bar_for_each_file(
    tmp_path: Path, address: str, fetch: Fetch, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    fetch(questions(address)[0])
    said = capsys.readouterr()
    assert "TREC_10.label" in said.err
    assert said.out == ""


def test_unknown_corpus_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no download for 'wmt'; known are tatoeba-en-de"):
        download("wmt", tmp_path)


@pytest.mark.parametrize("name", PACKAGED)
def test_a_file_made_from_a_package_is_found_or_described(name: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"extract it from Debian's .* and put it there") as caught:
        download(name, tmp_path)
    path = tmp_path / PACKAGED[name].path
    assert str(path) in str(caught.value)
    path.parent.mkdir(parents=True)
    path.write_bytes(b"")
    assert download(name, tmp_path) == [path]


def test_every_address_is_encrypted_and_every_place_below_its_folder() -> None:
    for source in (file for spec in CORPORA.values() for file in spec.files if file.url):
        assert urlsplit(source.url).scheme == "https"
        assert not Path(source.path).is_absolute()
        assert ".." not in Path(source.path).parts


def test_a_missing_file_is_named_with_the_flag_that_fetches_it(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"has none of a\.gz, a; run .* --download"):
        find(tmp_path, ("a.gz", None), ("a", None))
