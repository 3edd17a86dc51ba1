"""Memory that costly runs have used goes back to the system, and unread answers have a bound."""

import threading
from asyncio import Queue
from collections import OrderedDict
from types import SimpleNamespace
from typing import Any

import pytest

from tests.viz_app.counting import counting_models
from tests.viz_app.server.test_visitors import resident_bytes
from viz_app.server import forgetting, memory
from viz_app.server.forgetting import forget_unread, numbers_in
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


def test_unread_answers_have_a_bound_in_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """32 traces of the longest texts were a gigabyte."""
    monkeypatch.setattr(forgetting, "MAX_UNREAD_NUMBERS", 1_000)

    def unread(numbers: int) -> "Queue[Any]":
        queue: Queue[Any] = Queue()
        queue.put_nowait(SimpleNamespace(output={"data": [[[0.5] * 10] * (numbers // 10)]}))
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


def test_numbers_are_counted_by_the_first_entry_of_each_list() -> None:
    assert numbers_in({"a": [[1.0, 2.0], [3.0, 4.0]], "b": "text", "c": [], "d": None}) == 4 + 1 + 1 + 1
