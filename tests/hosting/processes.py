"""Servers as processes of their own, for the tests of hosting."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import httpx

from tests.forked import Forked

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """Return a port that is free at this moment."""
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


def ask_header(client: httpx.Client, name: str, session: str, **asked: Any) -> httpx.Response:
    """Ask the function ``name`` of the header, as a page with this ``session`` does. Addresses are relative."""
    return client.post(f"ask/header/{name}", json={"data": asked, "page": session})


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
