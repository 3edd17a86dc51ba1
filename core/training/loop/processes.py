"""The processes that train together: those of ``torchrun`` or ``accelerate launch``, or this one alone."""

import torch
from accelerate import Accelerator


def new_accelerator() -> Accelerator:
    """Return what joins the processes of this run.

    Where there is no accelerator it says so: left to guess, each process that torchrun started on a CPU would think
    itself alone, and all would write into one folder.
    """
    has_chip = torch.cuda.is_available() or torch.backends.mps.is_available()
    return Accelerator(cpu=not has_chip)
