"""Positions: the waves that tell a model where a token stands, and what becomes of a run without them."""

from dataclasses import replace
from typing import Any

import core
from core.analysis.score_split import required_details, split_scores, why_no_split
from viz_app import figures
from viz_app.handlers import masks
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import edited, edits_of, with_options
from viz_app.handlers.models import Model, OfferedModels, Run, answer_cost
from viz_app.handlers.resolve import run_of
from viz_app.protocol.kinds import said_by
from viz_app.protocol.requests import RotationRequest, RunRequest, SplitRequest
from viz_app.view_models.positions import distances_payload, encoding_payload, rotation_payload, split_payload

LONGEST = 256  # positions of a learned table of the Hub that travel to the page
STACKS = {"translator": ("encoder", "decoder"), "generator": ("decoder",)}
ENCODER = ("encoder",)
WIDTH = 256  # dimensions of the waves that are drawn for a model that adds none


def charts() -> dict[str, Any]:
    """The charts of the encoding; the page fills in the numbers itself, so that no dial waits for the server."""
    return {
        "waves": figures.waves(2, 2, (0,), theme="page"),
        "encoding": figures.encoding(2, 2, theme="page"),
        "similarity": figures.similarity(2, 2, position=0, theme="page"),
    }


def encoding(models: OfferedModels, request: RunRequest) -> Answer:
    """Return what tells the model's tokens their places, and what cannot be done with it.

    That is the encoding that it adds to its tokens, the rotations of queries and keys, or numbers by distance.
    """
    model = models.get(request.model)
    facts = {
        "title": models.entry(request.model).title,
        "tells": model.tells_positions,
        "notSplit": said_by(why_no_split(model)),
    }
    return _encoding_of(models, model, run_of(request)) | facts


def _encoding_of(models: OfferedModels, model: Model, run: Run) -> Answer:
    stacks = STACKS.get(model.task, ENCODER)
    if model.tells_positions == "added":
        tables = {stack: model.position_table(stack)[:LONGEST] for stack in stacks}
        if tables[stacks[0]].tobytes() == tables[stacks[-1]].tobytes():
            tables = {stacks[0]: tables[stacks[0]]}
        return encoding_payload(model.positions_kind, tables)
    if model.tells_positions == "turned" and isinstance(model, core.HubModel):
        width = 2 * len(model.rotation(models.trace(run)).frequencies)
        return encoding_payload("rotary", {}, (LONGEST, width)) | {"base": model.rotary_base}
    if model.tells_positions == "distances" and isinstance(model, core.HubModel):
        found = {stack: distances_payload(model.distance_bias(stack)) for stack in stacks}
        return encoding_payload("distances", {}, (LONGEST, WIDTH)) | {"distances": found}
    return encoding_payload("none", {}, (LONGEST, WIDTH))


def rotation(models: OfferedModels, request: RotationRequest) -> Answer:
    """The queries and keys of the selected head, turned by their positions; a head that is not there is replaced."""
    model = models.get(request.model)
    if not isinstance(model, core.HubModel):
        raise core.InputError("reply-positions-added")
    if model.rotary_base is None:  # whatever the changes of its run: none can give it rotations
        raise core.InputError("reply-no-rotation")
    trace = models.trace(run_of(request))
    layers, heads = next(iter(trace.shapes.values()))
    with models.turn(answer_cost(trace)):
        place = {"layer": min(request.layer, layers - 1), "head": min(request.head, heads - 1)}
        found = model.rotation(trace, **place, edits=request.edits)
    return rotation_payload(found)


def split(models: OfferedModels, request: SplitRequest) -> Answer:
    """The first layer's scores of such a run in parts."""
    run, model = run_of(request), models.get(request.model)
    if refusal := why_no_split(model):
        raise refusal
    stacks = STACKS.get(model.task, ENCODER)
    name = request.map if request.map in stacks else stacks[0]
    options: dict[str, Any] = {"details": required_details(model, name)}
    if run != in_order(run) and (steps := models.trace(in_order(run)).steps):
        options["target"] = tuple(step.id for step in steps)
    trace = models.trace(with_options(run, **options))
    with models.turn(answer_cost(trace)):
        found = split_scores(model, trace, name, edits_of(run))
        return split_payload(found, trace, pre_norm=model.wiring.stacks[name].is_pre_norm)


def in_order(run: Run) -> Run:
    """The run with its positions as the model has learned them, and its other changes."""
    as_learned = {name: getattr(core.Edits(), name) for name in ("positions", "position_seed", "position_shift")}
    return edited(run, replace(edits_of(run), **as_learned))


FUNCTIONS: dict[str, Function] = {
    "encoding": encoding,
    "rerun_masks": masks.rerun,
    "split": split,
    "rotation": rotation,
}
