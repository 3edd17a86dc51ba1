"""Parts and routes: what each part of the model adds to one logit, and how much of each token reaches the answer."""

from dataclasses import replace
from typing import Any

import core
from core.analysis.attribution.question import has_nan
from core.analysis.logit_parts import deeper
from core.results.plain import to_plain
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.models import OfferedModels, cost_of
from viz_app.handlers.resolve import run_of
from viz_app.handlers.why import QUICK, SECONDS, Asked, bench
from viz_app.protocol.requests import PartRequest, RunRequest, WhyRequest
from viz_app.view_models.flow import flow_payload, parts_payload, read_payload
from viz_app.view_models.why import attribution_payload, question_payload, rows_payload, run_payload

WORDS, NEEDED = "logit-flow", "leave-one-out"


def flow(models: OfferedModels, request: RunRequest) -> Answer:
    """Return the visible run, and how much of each of its states comes from which token; it serves all steps.

    ``flow`` is None if the run has NaN. ``layers`` are those of each map. ``weights`` is the SHA-256 of the model's
    weights, None if it has no folder; ``largest`` tells how often the largest bar is the head whose loss costs most,
    None if nobody has measured it. ``noParts`` is true if the answers of a model have no exact parts.
    """
    run = run_of(request)
    model: Any = models.get(request.model)
    trace, found = models.trace(run), None
    if not has_nan(trace):
        target = [step.id for step in trace.steps] or None
        with models.newest_turn("flow", QUICK * cost_of(model, run.text, {}), SECONDS):
            found = core.flow(model, run.text, target=target, edits=dict(run.options).get("edits"))
    largest = model.faithfulness and model.faithfulness.largest_parts
    methods = [] if trace.task == "encoder" else core.methods_of(model)
    return {
        "run": run_payload(trace, methods, sides=models.entry(request.model).sides),
        "flow": found and flow_payload(found),
        "layers": {name: len(one.weights) for name, one in trace.attention.items()},
        "weights": getattr(model, "weights_sha256", None),
        "largest": largest and to_plain(largest),
        "noParts": trace.task == "classifier" and bool(model.wiring.why_not),
    }


def parts(models: OfferedModels, request: WhyRequest) -> Answer:
    """Return the parts of a logit, where each head looks, and the parts by word, sent down the flow."""
    asked = Asked(models, request)
    with asked.turn("parts", QUICK):
        question = asked.leniently().question
        found, words = _parts(asked), asked.by([WORDS])[WORDS]
    return {
        "question": question_payload(question),
        "parts": parts_payload(found),
        "words": attribution_payload(words),
        "looks": rows_payload(asked.trace, asked.row),
        "notices": asked.notices,
    }


def part(models: OfferedModels, request: PartRequest) -> Answer:
    """Return as ``off`` by how much the explained number changes if a head is switched off, and as ``read`` its parts.

    ``read`` is what a head of cross-attention took from the place that it read most; None for other heads.
    """
    asked, head = Asked(models, request), (request.map, request.layer, request.head)
    with asked.turn("part", QUICK):
        asked.leniently()
        found = _parts(asked)
        edits = asked.options["edits"] or core.Edits()
        without = _parts(asked, edits=replace(edits, heads_off=(*edits.heads_off, head)))
        terms = None
        if request.map == "cross":
            rows = found.to_rows()
            place = next(row["read"] for row in rows if (row["part"], row["layer"], row["head"]) == head)
            terms = read_payload(deeper(asked.model, found, layer=request.layer, head=request.head, place=place), place)
    return {"off": without.total - found.total, "read": terms}


def needed(models: OfferedModels, request: WhyRequest) -> Answer:
    """Return what leaving each token out costs, which is how the other two answers are checked."""
    asked = Asked(models, request)
    with asked.turn("needed", QUICK):
        asked.leniently()
        return {"attribution": attribution_payload(asked.by([NEEDED])[NEEDED])}


def _parts(asked: Asked, **changed: Any) -> core.LogitParts:
    return core.logit_parts(asked.model, asked.text, **asked.options | changed)


FUNCTIONS: dict[str, Function] = {"flow": flow, "parts": parts, "part": part, "needed": needed, "why_bench": bench}
