"""One head: one row of it in four pictures and in eight steps, with every number of the run."""

import base64
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import core
from core.analysis.parts import head_logits, leads_to_logits
from core.analysis.score_parts import why_not_split
from core.results.trace import Trace
from core.sentences import Sentence, sentence
from viz_app import figures
from viz_app.figures.script import plain_figure
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import detailed, edits_of, with_options
from viz_app.handlers.models import ANSWER_COST, OfferedModels, Run, answer_cost
from viz_app.handlers.resolve import run_of
from viz_app.handlers.roles import roles_of
from viz_app.protocol.answers import told_of
from viz_app.protocol.kinds import said_by
from viz_app.protocol.requests import ExperimentRequest, FileRequest, LayerRequest, LogitsRequest, ScoreRequest
from viz_app.view_models import by_hand, scaling
from viz_app.view_models.head import (
    inside_payload,
    layer_payload,
    layer_roles,
    logits_payload,
    only_head,
    preferences_payload,
    required_details,
    score_payload,
    shares_payload,
)

Found = TypeVar("Found")

SEEDS = 10_000
LAYER_COST = 500  # of one layer of a model of others that is run again


def layer(models: OfferedModels, request: LayerRequest) -> Answer:
    """All heads of a layer; a layer that is not there is replaced, and ``notice`` says so.

    A model of others shows its vectors, but not how they were made; or its shares alone. Of a long text it has the maps
    of one head, ``only``, and of the rows around the one that is asked for.
    """
    run, model = run_of(request), models.get(request.model)
    plain = models.trace(run)
    name, index, notices = chosen(plain, request)
    roles = layer_roles(roles_of(model), name, index)
    only = only_head(plain, name, request.head or 0)
    told = {**told_of([*request.notices, *notices]), "leads": leads_to_logits(model, name), **roles}
    if isinstance(model, core.HubModel) and model.shows_inside:
        inside = _inside(models, run, model, name, index).details
        with models.turn(ANSWER_COST):
            told["notSplit"] = said_by(why_not_split(model, name, index))
            return {**inside_payload(plain, inside, name, index, only, request.row, turns=model.turns), **told}
    if not isinstance(model, core.NativeModel):
        return {**shares_payload(plain, name, index, only, request.row), **told}
    parameters = model.attention_parameters(name, index)
    trace = detailed(models, run, required_details(parameters))
    with models.turn(answer_cost(trace)):
        payload = layer_payload(trace, parameters, row_ids(model, trace, name, request.edits))
        return {**payload, **told, "code": by_hand.code_payload(trace, parameters)}


def _inside(models: OfferedModels, run: Run, model: core.HubModel, name: str, layer: int) -> Trace:
    """Return a run with what is drawn of one layer as its details; other heads and rows of it need no other run."""
    plain = models.trace(run)

    def again() -> Trace:
        with models.turn(LAYER_COST):
            found = model.inside_layer(plain, name, layer, edits_of(run))
        drawn = {one: array for one, array in found.items() if one not in ("weights", "mask", "masked")}
        return replace(plain, attention={}, hidden={}, details=drawn)

    return models.trace(with_options(run, inside=(name, layer)), again)


def logits(models: OfferedModels, request: LogitsRequest) -> Answer:
    """Return the direct effect of every head of a map on the logits."""
    run, model = run_of(request), models.get(request.model)
    trace = models.trace(run)
    with models.turn(answer_cost(trace)):
        added = head_logits(model, trace, request.map, edits_of(run))
        return logits_payload(added, trace, model.head_roles)


def file(models: OfferedModels, request: FileRequest) -> Answer:
    """The ``.npz`` of one row, as base 64."""
    parameters = own_model(models, request.model).attention_parameters(request.map, request.layer)
    trace = detailed(models, run_of(request), required_details(parameters))
    rows = len(trace.attention[parameters.map].query_tokens)
    if request.head >= parameters.heads or request.row >= rows:
        raise core.InputError("reply-no-head-with-row", head=request.head + 1, row=request.row + 1)
    with models.turn(answer_cost(trace)):
        content = by_hand.row_file(trace, parameters, request.head, request.row)
    return {"name": by_hand.FILE, "data": base64.b64encode(content).decode()}


def score(models: OfferedModels, request: ScoreRequest) -> Answer:
    """Return the score of one cell before the mask, and what the parts of both states bring to it."""
    return score_payload(_of_cell(models, request, core.score_parts))


def preferences(models: OfferedModels, request: ScoreRequest) -> Answer:
    """Return the tokens that a row fits best at one place, and those that the head speaks for when it reads there."""
    return preferences_payload(_of_cell(models, request, core.head_preferences))


def _of_cell(models: OfferedModels, request: ScoreRequest, analysis: Callable[..., Found]) -> Found:
    run, model = run_of(request), models.get(request.model)
    trace = models.trace(run)
    cell = {"query": request.row, "key": request.key}
    target = [step.id for step in trace.steps] or None
    with models.turn(answer_cost(trace)):
        return analysis(
            model, run.text, request.map, request.layer, request.head, **cell, target=target, edits=edits_of(run)
        )


def experiment(models: OfferedModels, request: ExperimentRequest) -> Answer:
    """Return the spread of q.k over random vectors and over all heads of the run."""
    run, model = run_of(request), own_model(models, request.model)
    trace = detailed(models, run, scaling.required_details(models.trace(run)))
    width = model.config.d_head
    seed = request.seed % SEEDS
    with models.turn(answer_cost(trace)):
        random, heads = scaling.random_products(seed), scaling.head_products(trace, width)
        measured = {"width": width, "random": random, "heads": heads}
        pictures = {
            "std": figures.score_std(measured, theme="page"),
            "top": figures.softmax_top(measured, theme="page"),
        }
    return measured | {"figures": {name: plain_figure(picture) for name, picture in pictures.items()}}


FUNCTIONS: dict[str, Function] = {
    "layer": layer,
    "logits": logits,
    "file": file,
    "experiment": experiment,
    "score": score,
    "preferences": preferences,
}


def own_model(models: OfferedModels, name: str) -> core.NativeModel:
    """The model asked for, if it can be looked into. Raises ``core.InputError`` if there is no such model, or it is one
    of others."""
    model = models.get(name)
    if not isinstance(model, core.NativeModel):
        raise core.InputError("reply-own-models-only")
    return model


def chosen(trace: Trace, request: LayerRequest) -> tuple[str, int, list[Sentence]]:
    """The map and layer asked for, or the nearest that this run has, and a sentence where they differ."""
    notices: list[Sentence] = []
    name = request.map or ("decoder" if "decoder" in trace.attention else "encoder")
    if name not in trace.attention:
        there = next(iter(trace.attention))
        notices.append(sentence("reply-another-map", wish=name, there=there))
        name = there
    layers = len(trace.attention[name].weights)
    if request.layer is not None and request.layer >= layers:
        notices.append(sentence("reply-last-layer", layer=request.layer + 1, last=layers))
    return name, layers - 1 if request.layer is None else min(request.layer, layers - 1), notices


def row_ids(model: core.NativeModel, trace: Trace, name: str, edits: core.Edits) -> list[int]:
    if name == "encoder":
        return model.source_ids(trace.text, edits)
    return [model.config.start_id, *[step.id for step in trace.steps[:-1]]]
