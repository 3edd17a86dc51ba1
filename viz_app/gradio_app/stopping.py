"""A clean end: Ctrl-C or SIGTERM stops what runs at its next step, tells everybody so, and leaves with exit code 0."""

import contextlib
import io
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import gradio as gr
from gradio.tunneling import CURRENT_TUNNELS

from core.sentences import sentence
from viz_app.server.turns import Turns

RUNS, CONNECTIONS = 2.0, 1  # seconds that runs, and after them connections, have to end
_WORKERS = ("AnyIO", "load-models")  # names of threads in which a model may be at work


@contextmanager
def signals() -> "Iterator[queue.SimpleQueue[int] | None]":
    """Put the first Ctrl-C or SIGTERM into the queue; a second one ends the process at once.

    In a thread other than the main one, where no signal arrives, there is no queue. An event would not do: the thread
    that waits for it holds its lock now and then, and a handler that runs in that moment would wait for itself.
    """
    if threading.current_thread() is not threading.main_thread():
        yield None
        return
    told: queue.SimpleQueue[int] = queue.SimpleQueue()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def tell(number: int, _: object) -> None:
        told.put(number)
        for one in before:
            signal.signal(one, signal.SIG_DFL)

    for number in before:
        signal.signal(number, tell)
    try:
        yield told
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def block_until_told(app: gr.Blocks, turns: Turns, told: "queue.SimpleQueue[int] | None") -> None:
    """Wait for the queue of ``signals``, then stop the server within five seconds; without one, wait as Gradio does."""
    if told is None:
        return app.block_thread()
    while told.empty():  # a wait without an end hears no signal on Windows
        time.sleep(0.1)
    print(sentence("commands-stopping"), flush=True)
    return stop(app, turns)


def stop(app: gr.Blocks, turns: Turns) -> None:
    """Refuse new connections and runs, end those under way, then the server; what does not end is left behind."""
    _stop_accepting(app.server)
    turns.close()
    _tell("commands-waiting-for-runs", turns.running(), RUNS)
    _wait_while(turns.running, RUNS)
    time.sleep(0.2)  # their answers are on their way
    if app.server:
        app.server.config.timeout_graceful_shutdown = CONNECTIONS
        _tell("commands-waiting-for-connections", len(app.server.server_state.tasks), CONNECTIONS)
    with contextlib.redirect_stderr(io.StringIO()):  # Gradio prints a traceback for every answer that is cut off
        app.close(verbose=False)
    for tunnel in CURRENT_TUNNELS:
        tunnel.kill()
    _wait_while(_is_working, 0.3)
    if _is_working():  # an interpreter that ends under a thread inside torch aborts
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def _stop_accepting(server: Any) -> None:
    """Close the sockets that new connections come by, before anything is waited for: a balancer asks another copy."""
    for one in getattr(server, "servers", ()):
        one.get_loop().call_soon_threadsafe(one.close)


def _tell(said: str, many: int, seconds: float) -> None:
    if many:
        print(sentence(said, count=many, seconds=f"{seconds:g}"), flush=True)


def _is_working() -> bool:
    return any(thread.name.startswith(_WORKERS) for thread in threading.enumerate())


def _wait_while(is_so: Callable[[], object], seconds: float) -> None:
    end = time.monotonic() + seconds
    while is_so() and time.monotonic() < end:
        time.sleep(0.02)
