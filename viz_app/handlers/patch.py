"""Patch: tensors of one of two runs carried into the other, and what that run then writes."""

import math
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl

import core
from core.analysis.attribution.question import refuse_nothing_to_carry
from core.results.trace import Trace
from core.sentences import sentence
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.examples import pairs_for
from viz_app.handlers.models import GREEDY, OfferedModels, cost_of
from viz_app.handlers.resolve import run_of
from viz_app.protocol import parse
from viz_app.protocol.kinds import said_by
from viz_app.protocol.requests import (
    ModelRequest,
    PatchedRequest,
    PatchMapRequest,
    PatchRequest,
    RunRequest,
    SteeringRequest,
)
from viz_app.view_models.attention import numbers
from viz_app.view_models.patch import differing, patch_payload, patched_payload, written

SECONDS = 120
MAP, ONE, CURVE = 8, 3, 12  # the cost of an answer, in traces of its sentence


def pairs(models: OfferedModels, request: ModelRequest) -> Answer:
    """Return pairs of texts to begin with, A and B; none for a model that is not this project's own."""
    model: Any = models.get(request.model)
    refuse_nothing_to_carry(model)
    return {"pairs": pairs_for(models.entry(request.model).name)}


def patch(models: OfferedModels, request: PatchMapRequest) -> Answer:
    """Every vector and every head of the donor's run in that of the base, one at a time, as ``map``.

    Where there is none, ``refused`` says why, and ``texts`` are the tokens of A and of B if they can be joined
    by hand.
    """
    asked = _Asked(models, request)
    texts, row = [read_by(trace) for trace in (asked.a, asked.b)], asked.row(request)
    try:
        with asked.turn("patch", MAP):
            found = core.patch(*asked.given, measure=request.measure, row=row, **asked.options)
    except core.StoppedError:
        raise
    except core.InputError as refusal:
        can_join = refusal.said is not None and refusal.said.id == "core-few-matched"
        told = {"refused": said_by(refusal), "notices": asked.notices}
        return {"map": None, "texts": texts if can_join else None} | told
    payload = patch_payload(found, asked.base, asked.donor, row)
    width = asked.model.shape.d_model
    return {"map": payload, "refused": "", "texts": texts, "width": width, "notices": asked.notices}


def patched(models: OfferedModels, request: PatchedRequest) -> Answer:
    """The base's run with the donor's tensors at all places that are carried, as ``run``."""
    return {"run": patched_payload(patched_run(models, request, "patched"))}


def steered(models: OfferedModels, request: SteeringRequest) -> Answer:
    """What the base writes with the vector, as ``output``; ``before`` is what it writes without."""
    asked = _Asked(models, request)
    edits = asked.options["edits"]
    changed = replace(edits, steer=(*edits.steer, *request.steering))
    with asked.turn("steered", ONE):
        after = asked.model.trace(asked.base.text, edits=changed)
    return {"before": asked.base.output, "output": after.output}


def steering_curve(models: OfferedModels, request: SteeringRequest) -> Answer:
    """Log p of the token and of its rival for several amounts of the vector, before which the base keeps its words."""
    asked = _Asked(models, request)
    with asked.turn("steering_curve", CURVE):
        pair = core.patched(*asked.given, (), **asked.options).pair
        where: dict[str, Any] = {"label": pair.token, "against": pair.rival}
        if pair.step is not None:
            written = [step.id for step in asked.base.steps]
            where = {"step": pair.step, "target": written, "token": pair.token_id, "against": pair.rival_id}
        edits = asked.options["edits"]
        curve = core.steering_curve(asked.model, asked.base.text, request.steering[0], edits=edits, **where)
    return {"amounts": curve.amounts.tolist(), "logs": numbers(curve.log_probabilities)}


def patched_run(models: OfferedModels, request: PatchedRequest, turn: str = "") -> core.Patched:
    """Return the base's run with the donor's tensors at all places that are carried; ``turn`` as in ``_Asked.turn``."""
    asked = _Asked(models, request)
    with asked.turn(turn, ONE):
        return core.patched(*asked.given, request.carry, **asked.options)


def patch_map(models: OfferedModels, request: PatchRequest) -> core.PatchMap:
    """Return the share of every place, by logit difference."""
    asked = _Asked(models, request)
    with asked.turn("", MAP):
        return core.patch(*asked.given, **asked.options)


def read_by(trace: Trace) -> list[str]:
    given = [step.token for step in trace.steps if step.forced]
    return list(trace.source_tokens) or [trace.target_tokens[0], *given]


class _Asked:
    """Two runs of one model, greedy and whole, and the prediction that they are compared by."""

    def __init__(self, models: OfferedModels, request: PatchRequest) -> None:
        pinned = parse(RunRequest, dict(parse_qsl(request.pin)))
        a, b = (replace(run_of(one), decoding=GREEDY) for one in (pinned, request))
        if a.model != b.model:
            raise core.InputError("reply-two-models", a=a.model[:40], b=b.model[:40])
        self._models, self._text = models, max(a.text, b.text, key=len)
        self.model: Any = models.get(b.model)
        self.a, self.b = models.trace(a), models.trace(b)
        self._is_from_a = request.donor == "a"
        self.base, self.donor = (self.b, self.a) if self._is_from_a else (self.a, self.b)
        self.notices = list(request.notices)
        if any(run_of(one) != run for one, run in ((pinned, a), (request, b))):
            self.notices.append(sentence("reply-both-greedy"))
        joined = [(b, a) if self._is_from_a else (a, b) for a, b in request.joined]
        edits = (request.edits, pinned.edits) if self._is_from_a else (pinned.edits, request.edits)
        changed = {"edits": edits[0], "donor_edits": edits[1]}
        self.options: dict[str, Any] = {"step": self._step(request), "joined": joined, **changed}

    @property
    def given(self) -> tuple[Any, Trace, Trace]:
        return self.model, self.base, self.donor

    def row(self, request: PatchMapRequest) -> int | None:
        """Return the row of the base's text at which alone heads are carried, if there is such a row."""
        if request.at_row is None or request.at_row < len(read_by(self.base)):
            return request.at_row
        self.notices.append(sentence("reply-no-row", row=request.at_row))
        return None

    def _step(self, request: PatchRequest) -> int | None:
        """Return the step of the base at which the token in question is written."""
        apart = [at for at, _, _ in differing(self.base, self.donor)]
        if request.differ is None or self.base.task == "classifier":
            return None
        if request.differ not in apart:
            self.notices.append(sentence("reply-same-token", place=request.differ + 1))
            return None
        return len(self.base.steps) - len(written(self.base)) + request.differ

    def turn(self, name: str, traces: float) -> AbstractContextManager[Any]:
        """Wait for a turn to compute what costs so many traces.

        The next question with this ``name`` from the same page takes this one's place. Without a name nothing does:
        a lesson asks for its facts while the view behind it is computed.
        """
        cost, models = traces * cost_of(self.model, self._text, {}), self._models
        return models.newest_turn(name, cost, SECONDS) if name else models.turn(cost, math.inf, SECONDS)


FUNCTIONS: dict[str, Function] = {
    "patch_pairs": pairs,
    "patch": patch,
    "patched": patched,
    "steered": steered,
    "steering_curve": steering_curve,
}
