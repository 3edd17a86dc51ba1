"""How many threads a run takes of the process that it is a guest in."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import torch


@contextmanager
def one_thread() -> Iterator[None]:
    """Run on one thread, then give the process its own number of threads back.

    One sentence is too little work to share: on busy cores a second thread made it many times slower. Whoever sets
    OMP_NUM_THREADS has decided otherwise.
    """
    before = torch.get_num_threads()
    try:
        use_one_thread()
        yield
    finally:
        if torch.get_num_threads() != before:
            torch.set_num_threads(before)


@contextmanager
def inference() -> Iterator[None]:
    """Run without gradients, on one thread."""
    with one_thread(), torch.inference_mode():
        yield


def use_one_thread() -> None:
    """Let the process run on one thread from now on, as a server does that runs nothing else."""
    if torch.get_num_threads() != 1 and "OMP_NUM_THREADS" not in os.environ:
        torch.set_num_threads(1)
