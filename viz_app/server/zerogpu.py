"""A GPU that the host allocates for one call at a time: ZeroGPU of Hugging Face Spaces, through its package ``spaces``.

Such a call runs in a process of its own, so what goes in and comes out is pickled between the two by ``spaces``. The
server itself never sees the GPU: it keeps its models on the CPU, for everything but runs and for when none is free.
"""

import functools
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from gradio.context import LocalContext
from gradio.route_utils import Request as GradioRequest
from starlette.requests import Request
from starlette.types import Scope

from core.errors import InputError
from core.results.trace import Trace
from core.tracers.catalogue import load

SECONDS = 10  # what a visitor is charged for at most; a run takes a fraction of a second, starting the process the rest

_loaded = functools.cache(load)  # one model a name in each process with a GPU


def _trace_here(name: str, text: str, options: Mapping[str, Any]) -> Trace | InputError:
    """Return a refusal instead of raising it, because ``spaces`` passes on only the class of an error."""
    try:
        return _loaded(name).trace(text, **options)
    except InputError as refusal:
        return refusal


def _on_zerogpu(task: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``task`` run on ZeroGPU; where ``spaces`` is not installed or offers no GPU, ``task`` itself."""
    try:
        import spaces
    except ImportError:
        return task
    return spaces.GPU(task, duration=SECONDS)


# When this module is imported, because the host looks for such functions as soon as the app is launched.
_trace_on_gpu = _on_zerogpu(_trace_here)


def is_available() -> bool:
    """Return True if this host allocates a GPU for each call."""
    return _trace_on_gpu is not _trace_here


def trace(name: str, text: str, **options: Any) -> Trace | None:
    """Run ``load(name).trace(text, **options)`` on ZeroGPU; None if none can be had now. Raises ``InputError`` if the
    text cannot be run."""
    try:
        answer: Trace | InputError = _trace_on_gpu(name, text, options)
    # spaces documents no exception type for "no GPU" or "quota used up", so any exception falls back to the CPU.
    except Exception as error:
        logging.getLogger(__name__).warning("%s runs on the CPU, no GPU was allocated: %s", name, error)
        return None
    if isinstance(answer, InputError):
        raise answer
    return answer


@contextmanager
def asked_in(scope: Scope, blocks: Any) -> Iterator[None]:
    """Let ``spaces`` see the request of ``scope``, as it sees those that come through Gradio.

    It charges the visitor whose token is in the headers; without a request it would charge the Space itself, and refuse
    with "Space app has reached its GPU limit". By ``blocks`` it finds the server whose connections its process closes.
    """
    if not is_available():
        yield
        return
    request = LocalContext.request.set(GradioRequest(request=Request(scope)))
    app = LocalContext.blocks.set(blocks)
    try:
        yield
    finally:
        LocalContext.request.reset(request)
        LocalContext.blocks.reset(app)
