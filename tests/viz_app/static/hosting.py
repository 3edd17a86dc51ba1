"""The page without a server for tests: built from checkpoints, and served by a plain file server below another path."""

import functools
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PART = 2**14  # bytes sent at once where a server is slow


class Quiet(SimpleHTTPRequestHandler):
    """A file server that logs nothing, and sends to all visitors together at most ``megabits`` a second; 0 is any."""

    def __init__(self, *given: Any, megabits: float, line: threading.Lock, **named: Any) -> None:
        self._megabits, self._line = megabits, line
        super().__init__(*given, **named)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        if not self._megabits:
            super().copyfile(source, outputfile)
            return
        while part := source.read(PART):
            with self._line:
                time.sleep(len(part) * 8 / 1e6 / self._megabits)
            outputfile.write(part)


@contextmanager
def files_of(folder: Path, megabits: float = 0) -> Iterator[str]:
    """Serve a folder; gives its address."""
    options = {"directory": str(folder), "megabits": megabits, "line": threading.Lock()}
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, **options)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def beside(folder: Path, tmp_path: Path, change: Callable[[Path], None]) -> Path:
    """A changed copy of the site."""
    shutil.copytree(folder / "school" / "site", tmp_path / "site")
    change(tmp_path / "site")
    return tmp_path / "site"


def damaged(pattern: str, damage: str) -> Callable[[Path], None]:
    """Damage the only file of this name."""

    def change(site: Path) -> None:
        (path,) = site.glob(pattern)
        content = path.read_bytes()
        path.unlink()
        if damage != "missing":
            path.write_bytes(content[:-5] if damage == "cut" else content[:-5] + b"12345")

    return change


def begun_with(script: str) -> Callable[[Path], None]:
    """Begin the worker with a script."""

    def change(site: Path) -> None:
        (path,) = site.glob("files/worker-*.js")
        path.write_text(script + path.read_text(encoding="utf-8"), encoding="utf-8")

    return change
