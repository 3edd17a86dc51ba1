"""A Hub on loopback, as far as its client asks for: what a repository holds, its files, and its pull requests."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import unquote, urlsplit

Answer = tuple[int, dict[str, str], bytes]


@dataclass(frozen=True)
class Repository:
    """Folders of files by revision, such as main and refs/pr/3; all but main are pull requests of ``author``."""

    revisions: Mapping[str, Path]
    author: str = "SFconvertbot"


@contextmanager
def serving_hub(repositories: Mapping[str, Repository]) -> Iterator[str]:
    """Serve repositories by name. Yields the address."""

    class Handler(BaseHTTPRequestHandler):
        def do_HEAD(self) -> None:
            self._answer(with_body=False)

        def do_GET(self) -> None:
            self._answer(with_body=True)

        def log_message(self, *_: Any) -> None:
            """Stay quiet."""

        def _answer(self, *, with_body: bool) -> None:
            path = unquote(urlsplit(self.path).path)
            answers = (_told(path, name, repository) for name, repository in repositories.items())
            found = next(filter(None, answers), None)
            if found is None:
                code = "EntryNotFound" if "/resolve/" in path else "RepoNotFound"
                found = 404, {"X-Error-Code": code}, b"{}"
            status, headers, body = found
            self.send_response(status)
            for name, value in (headers | {"Content-Length": str(len(body))}).items():
                self.send_header(name, value)
            self.end_headers()
            if with_body:
                self.wfile.write(body)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _told(path: str, name: str, repository: Repository) -> Answer | None:
    about = f"/api/models/{name}"
    if path == f"{about}/discussions":
        return _json(_discussions(name, repository))
    for revision, folder in repository.revisions.items():
        commit = hashlib.sha256(revision.encode()).hexdigest()[:40]
        for asked in (revision, commit):
            if path in (f"{about}/revision/{asked}", about if revision == "main" else None):
                return _json({"id": name, "sha": commit, "siblings": [{"rfilename": one} for one in _names(folder)]})
            if path == f"{about}/tree/{asked}":
                return _json([_entry(folder / one) for one in _names(folder)])
            if path.startswith(place := f"/{name}/resolve/{asked}/"):
                return _file(folder / path.removeprefix(place), commit)
    return None


def _names(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


def _entry(file: Path) -> dict[str, Any]:
    return {"type": "file", "path": file.name, "size": file.stat().st_size, "oid": _digest(file)[:40]}


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _file(file: Path, commit: str) -> Answer | None:
    if not file.is_file():
        return None
    return 200, {"ETag": f'"{_digest(file)}"', "X-Repo-Commit": commit}, file.read_bytes()


def _discussions(name: str, repository: Repository) -> dict[str, Any]:
    listed = [
        {
            "title": "Adding `safetensors` variant of this model",
            "num": int(revision.rpartition("/")[2]),
            "author": {"name": repository.author},
            "createdAt": "2023-05-05T10:00:00.000Z",
            "status": "open",
            "repo": {"name": name, "type": "model"},
            "isPullRequest": True,
        }
        for revision in repository.revisions
        if revision != "main"
    ]
    return {"discussions": listed, "count": len(listed), "start": 0}


def _json(plain: object) -> Answer:
    return 200, {"Content-Type": "application/json"}, json.dumps(plain).encode()
