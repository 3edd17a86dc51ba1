"""Memory that costly runs have used goes back to the system, and unread answers have a bound."""

import subprocess
import sys
import threading
from asyncio import Queue
from collections import OrderedDict
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from core.transformer.linear import _has_faster_library
from tests.examples import example_trace
from tests.viz_app.counting import counting_models
from tests.viz_app.server.test_visitors import resident_bytes
from viz_app.gradio_app.endpoints import plain
from viz_app.server import forgetting, memory
from viz_app.server.forgetting import bytes_of, forget_unread
from viz_app.server.turns import COSTLY

PIECE, PIECES = 100_000, 2_000  # too small for the C library to map each of them by itself


@pytest.mark.skipif(memory._trim is None, reason="another C library")
@pytest.mark.parametrize(("cost", "goes_back"), [(COSTLY, True), (COSTLY - 1, False)])
def test_memory_that_a_costly_turn_has_used_goes_back(cost: float, goes_back: bool) -> None:
    """Each thread has an arena of its own, and what lies between two living pieces stayed in it for ever."""
    models, kept, grown = counting_models()[0], [], []

    def turn() -> None:
        before = resident_bytes()
        with models.turn(cost):
            pieces = [bytearray(b"x") * PIECE for _ in range(PIECES)]
            kept.extend(pieces[:: PIECES // 10] + pieces[-1:])
            del pieces
        grown.append(resident_bytes() - before)

    thread = threading.Thread(target=turn)
    thread.start()
    thread.join()
    assert (grown[0] < PIECE * PIECES / 4) == goes_back


@pytest.mark.skipif(not _has_faster_library(), reason="MKL makes the products")
@pytest.mark.skipif(memory._trim is None, reason="another C library")
@pytest.mark.long
def test_ready_made_products_of_many_sizes_take_little() -> None:
    """oneDNN kept those of every number of rows, and PyTorch again in each thread."""
    kept = [int(subprocess.check_output([sys.executable, "-c", PRODUCTS, told], text=True)) for told in ("all", "few")]
    assert kept[1] < kept[0] / 2, kept


PRODUCTS = """
import ctypes, sys, threading
import torch
from core.transformer.linear import linear
from viz_app.server.memory import keep_little

class Used(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "a b c d e f g used free top".split()]

def used():
    told = ctypes.CDLL(None).mallinfo2
    told.restype = Used
    return told().used

if sys.argv[1] == "few":
    keep_little()
weight = torch.randn(512, 512)
linear(torch.randn(8, 512), weight)
before = used()
for several in range(3):
    rows = range(8 + several, 608, 3)
    thread = threading.Thread(target=lambda: [linear(torch.randn(one, 512), weight) for one in rows])
    thread.start()
    thread.join()
print(used() - before)
"""


def test_unread_answers_have_a_bound_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """32 traces of the longest texts were a gigabyte."""
    monkeypatch.setattr(forgetting, "MAX_UNREAD_BYTES", 1_000)

    def unread(size: int) -> "Queue[Any]":
        queue: Queue[Any] = Queue()
        queue.put_nowait(SimpleNamespace(output={"data": [SimpleNamespace(bytes=size)]}))
        return queue

    sizes = {"old": 10, "large": 900, "larger": 950, "small": 20, "newest": 40}
    messages = OrderedDict((name, unread(size)) for name, size in sizes.items())
    queue = SimpleNamespace(
        pending_messages_per_session=messages,
        pending_event_ids_session={name: {name} for name in sizes},
        event_ids_to_events={},
    )
    forget_unread(queue)
    assert list(messages) == ["small", "newest"]
    assert set(queue.pending_event_ids_session) == set(messages)


def test_the_bytes_of_a_trace_are_those_of_its_weights() -> None:
    """A text among the answers has none worth counting."""
    trace = plain(example_trace("translator", source_length=5, target_length=7, layers=2, heads=3))
    written = len(orjson.dumps(trace["attention"]))
    assert bytes_of({"data": [trace, "Ein Mann."]}) == written > 2 * 3 * (5 * 5 + 7 * 7 + 5 * 7)
    assert bytes_of({"data": ["Ein Mann."]}) == bytes_of({"error": "no"}) == bytes_of(None) == 0
