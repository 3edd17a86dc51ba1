"""Positions: the waves that tell a model where a token stands, and what becomes of a run without them."""

from dataclasses import replace
from typing import Any

import core
from core.analysis.score_split import required_details, split_scores
from viz_app import figures
from viz_app.handlers import masks
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import edited, edits_of, with_options
from viz_app.handlers.head import own_model
from viz_app.handlers.models import OfferedModels, Run, answer_cost
from viz_app.handlers.resolve import run_of
from viz_app.protocol.requests import RotationRequest, RunRequest, SplitRequest
from viz_app.view_models.positions import encoding_payload, rotation_payload, split_payload

LONGEST = 256  # positions of a learned table of the Hub that travel to the page
STACKS = {"translator": ("encoder", "decoder"), "generator": ("decoder",), "classifier": ("encoder",)}


def charts() -> dict[str, Any]:
    """The charts of the encoding; the page fills in the numbers itself, so that no dial waits for the server."""
    return {
        "waves": figures.waves(2, 2, (0,), theme="page"),
        "encoding": figures.encoding(2, 2, theme="page"),
        "similarity": figures.similarity(2, 2, position=0, theme="page"),
    }


def encoding(models: OfferedModels, request: RunRequest) -> Answer:
    """Return the encoding of positions that the model adds to its tokens, or the rotations of a model of the Hub."""
    model, title = models.get(request.model), models.entry(request.model).title
    if not isinstance(model, core.HubModel):
        own = own_model(models, request.model)
        tables = {stack: own.position_table(stack) for stack in STACKS[own.task]}
        return {**encoding_payload(own.config.positions, tables), "title": title}
    if model.rotary_base is None:
        table = model.position_table("decoder" if model.task == "generator" else "encoder")[:LONGEST]
        return {**encoding_payload("learned", {"decoder": table}), "title": title}
    width = 2 * len(model.rotation(models.trace(run_of(request))).frequencies)
    return {
        "kind": "rotary",
        "longest": LONGEST,
        "width": width,
        "base": model.rotary_base,
        "learned": {},
        "title": title,
    }


def rotation(models: OfferedModels, request: RotationRequest) -> Answer:
    """The queries and keys of the selected head, turned by their positions; a head that is not there is replaced."""
    model = models.get(request.model)
    if not isinstance(model, core.HubModel):
        raise core.InputError("This model adds its positions to its tokens; choose one with rotary positions.")
    if model.rotary_base is None:  # whatever the changes of its run: none can give it rotations
        raise core.InputError(
            "No rotation can be shown for this model; choose one with rotary positions, such as Llama."
        )
    trace = models.trace(run_of(request))
    layers, heads = trace.attention["decoder"].weights.shape[:2] if "decoder" in trace.attention else (1, 1)
    with models.turn(answer_cost(trace)):
        place = {"layer": min(request.layer, layers - 1), "head": min(request.head, heads - 1)}
        found = model.rotation(trace, **place, edits=request.edits)
    return rotation_payload(found)


def split(models: OfferedModels, request: SplitRequest) -> Answer:
    """The first layer's scores of such a run in parts."""
    run, model = run_of(request), own_model(models, request.model)
    stacks = STACKS[model.task]
    parameters = model.attention_parameters(request.map if request.map in stacks else stacks[0], 0)
    options: dict[str, Any] = {"details": required_details(parameters)}
    if run != in_order(run) and model.task != "classifier":
        options["target"] = tuple(step.id for step in models.trace(in_order(run)).steps)
    trace = models.trace(with_options(run, **options))
    with models.turn(answer_cost(trace)):
        return split_payload(split_scores(trace, parameters), trace, pre_norm=parameters.pre_norm)


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
