"""A GPU that the host lends for one call at a time: ZeroGPU of Hugging Face Spaces, through its package ``spaces``.

A lent call runs in a process of its own, so what goes in and comes out is pickled between the two by ``spaces``. The
server itself never sees the GPU: it keeps its models on the CPU, for everything but runs and for when none is free.
"""

import functools
import logging
from collections.abc import Callable, Mapping
from typing import Any

from core.errors import InputError
from core.trace import Trace
from core.tracers.catalogue import load

SECONDS = 10  # what a visitor is charged for at most; a run takes a fraction of a second, starting the process the rest

_loaded = functools.cache(load)  # one model a name in each lent process


def _trace_here(name: str, text: str, options: Mapping[str, Any]) -> Trace | InputError:
    """Return a refusal instead of raising it: of an error ``spaces`` carries over no more than its class."""
    try:
        return _loaded(name).trace(text, **options)
    except InputError as refusal:
        return refusal


def _borrowing(task: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``task`` on a lent GPU; where ``spaces`` is not installed or lends nothing, ``task`` itself."""
    try:
        import spaces
    except ImportError:
        return task
    return spaces.GPU(task, duration=SECONDS)


# When this module is imported, because the host looks for such functions as soon as the app is launched.
_trace_there = _borrowing(_trace_here)


def is_lent() -> bool:
    """Whether this host lends a GPU call by call."""
    return _trace_there is not _trace_here


def trace(name: str, text: str, **options: Any) -> Trace | None:
    """Run ``load(name).trace(text, **options)`` on a lent GPU; None if none can be had now.

    Raises:
        InputError: if the text cannot be run.
    """
    try:
        answer: Trace | InputError = _trace_there(name, text, options)
    except (
        Exception
    ) as error:  # no GPU free, the visitor's share used up, the process gone: spaces raises what it likes
        logging.getLogger(__name__).warning("%s runs on the CPU, no GPU was lent: %s", name, error)
        return None
    if isinstance(answer, InputError):
        raise answer
    return answer
