"""Sentences to try, and real runs, stored so that the page is alive before any model."""

from functools import cache
from pathlib import Path
from typing import Any

from core.files import read_json
from core.results.trace import Trace

FOLDER = Path(__file__).parent
OPENINGS = FOLDER / "openings.json"


def sentences_for(model: str, task: str) -> tuple[str, ...]:
    """The sentences offered under the box of ``model``; an unknown model gets those of its task."""
    offered = _stored("sentences")
    return tuple(offered["by_model"].get(model) or offered["by_task"][task])


def pairs_for(model: str) -> list[list[str]]:
    """The pairs of texts to begin with in Swap parts, A and B; none of an unknown model."""
    pairs: list[list[str]] = _stored("pairs").get(model, [])
    return pairs


def path_of(model: str) -> Path:
    return FOLDER / f"{model}.npz"


def stored_trace(model: str) -> Trace | None:
    """The stored run of the first sentence of ``model``, or None for a model without one."""
    path = path_of(model)
    return Trace.load(path) if "/" not in model and path.is_file() else None


def stored_opening(trace: Trace) -> dict[str, int]:
    """The ``step`` and ``row`` with which the stored run opens, as they were measured; nothing for any other run."""
    found = _stored("openings").get(trace.model)
    if not found or found["target"] != list(trace.target_tokens):
        return {}
    return {"step": found["step"], "row": found["row"]}


@cache
def _stored(name: str) -> dict[str, Any]:
    stored: dict[str, Any] = read_json((FOLDER / f"{name}.json").read_bytes())
    return stored
