"""A signal to end is heard whenever it comes."""

import signal
import sys
from typing import Any

import pytest

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
