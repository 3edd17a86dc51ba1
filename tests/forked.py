"""Processes of their own that need not import the app or the training loop, which takes a processor seconds."""

import os
import subprocess
from collections.abc import Callable, Mapping
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import Any

_WITH_ALL = get_context("forkserver")  # that has imported what they need, once
_WITH_ALL.set_forkserver_preload(["tests.hosting.held_app", "tests.core.training.runs"])


class Forked:
    """``function(*arguments)`` in such a process.

    It has as much of ``subprocess.Popen`` as the tests use. How a command starts and ends is tested with real ones.
    """

    def __init__(self, function: Callable[..., Any], *arguments: Any, environment: Mapping[str, str] | None = None):
        reader, writer = Pipe(duplex=False)
        call = (writer, dict(environment or {}), function, arguments)
        self._process = _WITH_ALL.Process(target=_call, args=call, daemon=True)
        self._process.start()
        writer.close()
        self.stdout = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        self.terminate, self.kill = self._process.terminate, self._process.kill

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def send_signal(self, number: int) -> None:
        assert self._process.pid
        os.kill(self._process.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("a forked process", timeout or 0)
        return self.returncode


def _call(out: Connection, environment: Mapping[str, str], function: Callable[..., Any], arguments: Any) -> None:
    os.environ.update(environment)
    for stream in (1, 2):
        os.dup2(out.fileno(), stream)
    function(*arguments)
