"""Memory that is free goes back to the system.

The C library of most Linux systems keeps what each of its arenas, one for nearly every thread, has ever held: ten wide
beams left the process 2 GB larger, of which 150 MB were in use. Its arenas also come to hold arrays of any size, and
then what lives between two of them keeps their pages; with a bound that does not move, large arrays lie outside.
"""

import ctypes
import os
import sys

LARGE = 1_000_000  # bytes of an answer that leaves much behind, and of an array outside the arenas
_MMAP_THRESHOLD = -3  # the number of the setting in malloc.h


def give_back() -> None:
    """Return the pages that hold nothing, in some milliseconds and without Python's lock; elsewhere do nothing."""
    if _trim is not None:
        _trim(0)


def keep_little() -> None:
    """Let what has ``LARGE`` bytes or more go back as soon as it is free, from now on; keep few ready-made products.

    oneDNN keeps the code and the space of its latest 1,024 products, one for each number of rows, 110 MB after one dear
    run, and PyTorch as many more in each thread. Making them again took no time that could be measured.
    """
    os.environ.setdefault("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "128")
    os.environ.setdefault("LRU_CACHE_CAPACITY", "8")
    if _trim is not None:
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)


def _found() -> "ctypes._NamedFuncPointer | None":
    try:
        return ctypes.CDLL(None).malloc_trim if sys.platform == "linux" else None
    except (OSError, AttributeError):  # another C library
        return None


_trim = _found()
