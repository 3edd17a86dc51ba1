"""Servers as processes of their own, for the tests of hosting."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
_WITH_THE_APP = get_context("forkserver")  # that has imported what the app needs, once
_WITH_THE_APP.set_forkserver_preload(["tests.hosting.held_app"])


class Forked:
    """``function(*arguments)`` in a process of its own that need not import the app, which takes a processor seconds.

    It has as much of ``subprocess.Popen`` as the tests use. How a command starts and ends is tested with real ones.
    """

    def __init__(self, function: Callable[..., Any], *arguments: Any, environment: Mapping[str, str] | None = None):
        reader, writer = Pipe(duplex=False)
        call = (writer, dict(environment or {}), function, arguments)
        self._process = _WITH_THE_APP.Process(target=_call, args=call, daemon=True)
        self._process.start()
        writer.close()
        self.stdout = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        self.terminate, self.kill = self._process.terminate, self._process.kill

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int | None:
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("a copy of the app", timeout or 0)
        return self.returncode


def _call(out: Connection, environment: Mapping[str, str], function: Callable[..., Any], arguments: Any) -> None:
    os.environ.update(environment)
    for stream in (1, 2):
        os.dup2(out.fileno(), stream)
    function(*arguments)


def free_port() -> int:
    """A port that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def stopped(process: subprocess.Popen | Forked) -> Iterator[subprocess.Popen | Forked]:
    """Stop ``process`` at the end of the block."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def start_copy(port: int, checkpoints: Path) -> subprocess.Popen:
    """Start ``glassformer app`` on ``port`` with the models of ``checkpoints``."""
    environment = os.environ | {"GLASSFORMER_CHECKPOINTS": str(checkpoints)}
    command = [sys.executable, "-m", "viz_app.cli", "app", "--port", str(port)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)


def wait_for(address: str, process: subprocess.Popen | Forked, seconds: float = 60) -> None:
    """Return as soon as ``address`` answers.

    Raises:
        AssertionError: if ``process`` ends, or nothing answers in ``seconds``.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert process.poll() is None, f"the server ended with {process.returncode}"
        try:
            with urlopen(address, timeout=5):  # noqa: S310 (an address of the test itself)
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise AssertionError(f"{address} did not answer in {seconds:.0f} s")
