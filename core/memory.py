"""The memory that is free, and the refusal of what would take more."""

import math
from pathlib import Path

from core.errors import InputError

_MACHINE = Path("/proc/meminfo")
_PROCESS = Path("/proc/self/statm")  # the first number: pages of its address space
_GROUP = Path("/sys/fs/cgroup")  # of a container: what it may take, and what it has


def free_memory() -> float:
    """Return the bytes that this process may still take; infinity where the system does not tell."""
    return min(_of_machine(), _of_group(), _of_process())


def refuse_large(tokens: int, size: float) -> None:
    """Refuse the attention of ``tokens`` tokens that would take ``size`` bytes and has not so much memory.

    Raises:
        InputError: with both numbers.
    """
    free = free_memory()
    if size > free:
        raise InputError("core-memory", count=tokens, size=_text(size), free=_text(free))


def _text(size: float) -> str:
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"


def _of_machine() -> float:
    try:
        lines = dict(line.split(":") for line in _MACHINE.read_text().splitlines())
        return float(lines["MemAvailable"].split()[0]) * 1024
    except (OSError, KeyError, ValueError):
        return math.inf


def _of_process() -> float:
    """Return how many bytes this process may still take under its own limit, which ``ulimit -v`` sets."""
    try:
        import resource  # not on Windows, and not in a browser

        most = resource.getrlimit(resource.RLIMIT_AS)[0]
        taken = int(_PROCESS.read_text().split()[0]) * resource.getpagesize()
    except (ImportError, AttributeError, OSError, ValueError):
        return math.inf
    return math.inf if most == resource.RLIM_INFINITY else max(0.0, float(most - taken))


def _of_group() -> float:
    try:
        most, taken = ((_GROUP / f"memory.{name}").read_text() for name in ("max", "current"))
        return math.inf if most.strip() == "max" else max(0.0, float(most) - float(taken))
    except (OSError, ValueError):
        return math.inf
