"""A signal to end is heard whenever it comes."""

import signal
import socket
import sys
import threading
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.viz_app.server.held import held_site, until
from viz_app.gradio_app import stopping

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs an alarm, which Windows has not")


@pytest.mark.parametrize("moment", range(1, 25))
def test_a_signal_between_any_two_lines_ends_the_wait(moment: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The handler runs in the thread that waits, so it may not need what the wait holds just then."""
    monkeypatch.setattr(stopping, "stop", lambda *_: None)
    monkeypatch.setattr(stopping.time, "sleep", lambda _: None)
    lines = 0

    def count(*_: Any) -> Any:
        nonlocal lines
        lines += 1
        if lines == moment:
            signal.raise_signal(signal.SIGTERM)
        return count

    def give_up(*_: Any) -> None:
        raise AssertionError(f"the wait did not end by a signal at its line {moment}")

    before = signal.signal(signal.SIGALRM, give_up)
    traced = sys.gettrace()
    try:
        with stopping.signals() as told:
            signal.setitimer(signal.ITIMER_REAL, 5)
            sys.settrace(count)
            stopping.block_until_told(None, None, told)  # type: ignore[arg-type]
    finally:
        sys.settrace(traced)
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_nothing_new_is_accepted_while_runs_have_their_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The socket closed only after the runs, so that a balancer sent requests that nobody would answer."""
    may_end = threading.Event()
    monkeypatch.setattr(stopping, "RUNS", 60)
    monkeypatch.setattr(stopping, "_is_working", lambda: False)  # it would end this very process
    with held_site() as held:
        place, turns = urlsplit(held.site.app.local_url), held.site.models.turns
        asked: list[int] = []

        def running() -> int:
            asked.append(0 if may_end.is_set() else 3)
            return asked[-1]

        monkeypatch.setattr(turns, "running", running)
        ending = threading.Thread(target=stopping.stop, args=(held.site.app, turns))
        ending.start()

        def is_refused() -> bool:
            with socket.socket() as one:
                return one.connect_ex((place.hostname, place.port)) != 0

        until(is_refused)
        until(lambda: len(asked) > 2)
        assert ending.is_alive()
        may_end.set()
        ending.join(30)
        assert not ending.is_alive()
    assert "Waiting for 3 runs to end, 60 s at most." in capsys.readouterr().out
