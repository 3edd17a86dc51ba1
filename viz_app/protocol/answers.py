"""Replies without an answer: a refusal of the request, or a defect of ours."""

import logging
import traceback
from collections.abc import Sequence
from typing import Any

import core
from core.sentences import Sentence, sentence

REFUSALS = (core.InputError, core.CheckpointError)
REFUSED = "Not possible"  # the title of a refusal of the API
MOST_BYTES = 16_000_000  # of an answer
NO_MEMORY = sentence("reply-no-memory")
DEFECT = sentence("reply-defect")


class LaterError(Exception):
    """The server is busy: the same may be asked again in a moment."""


def no_answer(error: object, kind: str = "refused") -> dict[str, Any]:
    """Return the one form of a reply without an answer; one with an answer is ``{"ok": True, ...}``.

    Args:
        error: a sentence for the visitor: text, a ``Sentence``, or an error that holds one. The page says ``said``, in
            its language; others read ``error``.
        kind: ``"refused"``: it cannot be done as it was asked; ``"stopped"``: it was ended before it was done;
            ``"later"``: it may be asked again in a moment. ``"lost"`` is said by the page alone, of a reply that did
            not arrive.
    """
    said = getattr(error, "said", error)
    by_id = {"said": said.to_json()} if isinstance(said, Sentence) else {}
    return {"ok": False, "kind": kind, "error": str(error)} | by_id


def told_of(notices: Sequence[object]) -> dict[str, Any]:
    """Return ``notices``, sentences that the page says in its language, and ``notice``, the same in English."""
    said = [getattr(one, "said", one) for one in notices]
    plain = [one.to_json() if isinstance(one, Sentence) else str(one) for one in said]
    return {"notices": plain, "notice": " ".join(map(str, notices))}


def no_answer_for(name: str, problem: Exception) -> dict[str, Any]:
    """Return the reply of the function ``name`` that met ``problem``; a defect of ours is logged."""
    if isinstance(problem, LaterError):
        return no_answer(sentence("reply-busy"), "later")
    if isinstance(problem, REFUSALS):
        return no_answer(problem, "stopped" if isinstance(problem, core.StoppedError) else "refused")
    report(name, problem)
    return no_answer(NO_MEMORY if isinstance(problem, MemoryError) else DEFECT)


def report(name: str, defect: Exception) -> None:
    """Log where a defect of ours lies; its message stays out, for it may hold what somebody typed."""
    frames = "".join(traceback.format_tb(defect.__traceback__))
    logging.getLogger(__name__).error("%s failed with %s:\n%s", name, type(defect).__name__, frames)
