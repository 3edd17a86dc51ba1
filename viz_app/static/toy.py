"""Training in the visitor's own tab: one run, or two that differ in one setting. The worker calls these functions.

Everything goes in and comes out as JSON; ``zipped`` alone returns bytes.
"""

import io
import time
import zipfile
from collections.abc import Callable
from typing import Any

import numpy as np
import orjson

from core.errors import InputError, options_of
from core.sentences import sentence
from core.toy_training.run import DivergedError, Report, ToyRun
from core.toy_training.settings import ToySettings

NAN = 4095  # the level of no number
_runs: list[ToyRun] = []


def _answer(function: Callable[..., Any]) -> Callable[..., str]:
    """Return ``function`` with its answer as JSON, and a refusal as ``{"refused": sentence}``."""

    def answered(*given: Any) -> str:
        try:
            found = function(*given)
        except InputError as refusal:
            found = {"refused": refusal.said.to_json() if refusal.said else str(refusal)}
        return orjson.dumps(found, option=orjson.OPT_SERIALIZE_NUMPY).decode()

    return answered


@_answer
def start(settings: str) -> dict[str, Any]:
    """Begin with a JSON list of one or two settings; return each run's ``size`` and its ``report`` at step 0."""
    asked = [options_of(ToySettings, one) for one in orjson.loads(settings)]
    _runs[:] = map(ToyRun, asked)
    return {"sizes": [run.size for run in _runs], "reports": [_plain(run.report()) for run in _runs]}


@_answer
def advance(milliseconds: float) -> dict[str, Any]:
    """Train all runs for about so long, at most up to their next report.

    Returns: ``step``; ``losses`` of each run; ``ms`` of a step of all runs; ``reports`` if they are due; ``isDone``;
    ``diverged``, the sentence of a run whose loss is no number, and ``which`` run it is.
    """
    began, losses = time.perf_counter(), [[] for _ in _runs]  # type: ignore[var-annotated]
    answer: dict[str, Any] = {"losses": losses, "reports": None}
    steps, lead = 0, _runs[0]
    while not lead.is_done:
        found = []
        for which, run in enumerate(_runs):
            try:
                found.append(run.find_gradient())
            except DivergedError as error:  # before any run has moved, so that all stay at the same step
                said = sentence("model-train-diverged", step=error.step, kept=error.step - 1).to_json()
                return answer | {"diverged": said, "which": which, "step": error.step - 1, "isDone": False}
        for run, own, loss in zip(_runs, losses, found, strict=True):
            run.move()
            own.append(loss)
        steps += 1
        if lead.step % lead.task.pause == 0 or time.perf_counter() - began > milliseconds / 1000:
            break
    answer |= {"step": lead.step, "isDone": lead.is_done}
    answer["ms"] = 1000 * (time.perf_counter() - began) / max(1, steps)
    if lead.step % lead.task.pause == 0 or lead.is_done:
        answer["reports"] = [_plain(run.report()) for run in _runs]
    return answer


@_answer
def view(text: str, step: int | None) -> dict[str, Any]:
    """Show what all runs make of ``text``, at the kept state of ``step`` or before, or now."""
    return {"views": [_plain(run.view(text, step)) for run in _runs], "kept": _runs[0].kept}


@_answer
def slow_down() -> dict[str, Any]:
    """Halve the learning rate, to go on after a loss that was no number."""
    for run in _runs:
        run.rate /= 2
    return {"rate": _runs[0].rate}


def zipped(which: int, name: str) -> bytes:
    """Return the checkpoint folder ``name`` of a run as a zip."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, data in _runs[which].files().items():
            archive.writestr(f"{name}/{file}", data)
    return content.getvalue()


def _plain(result: Any) -> dict[str, Any]:
    if isinstance(result, Report):
        return vars(result) | {"places": None if result.places is None else _map(result.places)}
    return vars(result) | {"maps": {name: _map(one) for name, one in result.maps.items()}}


def _map(weights: np.ndarray) -> dict[str, Any]:
    return {"shape": weights.shape, "levels": _levels(weights)}


def _levels(weights: np.ndarray) -> np.ndarray:
    """Return weights as the page draws them, see ``frontend/state/codec.js``."""
    return (
        np.where(np.isnan(weights), NAN, np.nan_to_num((1000 * weights).round() + (100 * weights).round()))
        .astype(int)
        .ravel()
    )
