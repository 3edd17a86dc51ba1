"""Errors without an answer: a refusal of the request, or a defect of ours."""

import logging
import traceback

import core

REFUSALS = (core.InputError, core.CheckpointError)
REFUSED = "Not possible"  # the title of a refusal of the API
MOST_BYTES = 16_000_000  # of an answer
NO_MEMORY = "There is too little memory for it. Close other tabs and programs, or take a shorter sentence."
DEFECT = "This run failed. Try again, or try another sentence."


def said_of(name: str, defect: Exception) -> str:
    """Log a defect of ours, or a lack of memory, and return the sentence for the visitor."""
    report(name, defect)
    return NO_MEMORY if isinstance(defect, MemoryError) else DEFECT


def report(name: str, defect: Exception) -> None:
    """Log where a defect of ours lies; its message stays out, for it may hold what somebody typed."""
    frames = "".join(traceback.format_tb(defect.__traceback__))
    logging.getLogger(__name__).error("%s failed with %s:\n%s", name, type(defect).__name__, frames)
