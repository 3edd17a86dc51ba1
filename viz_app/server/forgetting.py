"""Unfetched answers: Gradio would keep those of 2,000 sessions, a whole trace each."""

from collections import Counter
from typing import Any

from anyio import from_thread

from viz_app.server.visitors import network_of

MAX_WAITING = 256  # calls of the API in the queue; the next is told to try again
MAX_WAITING_NEAR = 64  # of them from one network
MAX_UNREAD = 32  # sessions with an answer that waits to be fetched; the oldest give way
MAX_UNREAD_BYTES = 32_000_000  # of traces in all of them but the newest
SESSIONS = 2  # that Gradio remembers components for: that of all views, and that of the latest call


def forget_unread(queue: Any) -> None:
    """Drop the oldest answers in Gradio's ``queue``, beyond ``MAX_UNREAD`` sessions; running calls stay."""
    messages, pending = queue.pending_messages_per_session, queue.pending_event_ids_session
    for session in [one for one in pending if one not in messages]:
        del pending[session]
    is_running = queue.event_ids_to_events.__contains__
    done = [
        one
        for one, waiting in messages.items()
        if not waiting.empty() and not any(map(is_running, pending.get(one, ())))
    ]
    kept = 0
    for place, session in enumerate(reversed(done)):
        kept += sum(bytes_of(vars(message).get("output")) for message in messages[session]._queue)
        if place >= MAX_UNREAD or (place and kept > MAX_UNREAD_BYTES):
            del messages[session]
            pending.pop(session, None)


def make_room(queue: Any) -> None:
    """Drop such answers from one of the threads in which Gradio's functions run."""
    from_thread.run_sync(forget_unread, queue)


def bytes_of(output: Any) -> int:
    """Return how many bytes the traces in the ``output`` of a call have; other answers are small."""
    data = output.get("data", ()) if isinstance(output, dict) else ()
    return sum(getattr(one, "bytes", 0) for one in data)


def has_room(queue: Any, network: str) -> bool:
    """Return True if ``network`` may put one more call of the API into the queue."""
    waiting = [event for several in queue.event_queue_per_concurrency_id.values() for event in several.queue]
    hosts = Counter((event.request.scope.get("client") or [None])[0] for event in waiting)
    mine = sum(count for host, count in hosts.items() if network_of(host) == network)
    return len(waiting) < MAX_WAITING and mine < MAX_WAITING_NEAR


def is_dropped(queue: Any, event: str | None) -> bool:
    """Return True if the client that called ``event`` has left; Gradio notices it while the answer is read."""
    calls = [call for several in queue.active_jobs if several for call in several if call._id == event]
    return bool(calls) and not any(call.alive for call in calls)
