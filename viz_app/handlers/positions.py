"""Positions: the waves that tell a model where a token stands, and what becomes of a run without them."""

from typing import Any

import core
from core.analysis.score_split import required_details, split_scores
from viz_app import figures
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import added_to, experiment, with_options
from viz_app.handlers.head import own_model
from viz_app.handlers.models import OfferedModels, answer_cost
from viz_app.handlers.resolve import run_of
from viz_app.protocol.requests import RunRequest, SplitRequest, VariantRequest
from viz_app.view_models.positions import encoding_payload, split_payload, variant_payload

STACKS = {"translator": ("encoder", "decoder"), "generator": ("decoder",), "classifier": ("encoder",)}


def charts() -> dict[str, Any]:
    """The charts of the encoding; the page fills in the numbers itself, so that no dial waits for the server."""
    return {
        "waves": figures.waves(2, 2, (0,), theme="page"),
        "encoding": figures.encoding(2, 2, theme="page"),
        "similarity": figures.similarity(2, 2, position=0, theme="page"),
    }


def encoding(models: OfferedModels, request: RunRequest) -> Answer:
    """Return the encoding of positions that the model adds to its tokens."""
    model = own_model(models, request.model)
    tables = {stack: model.position_table(stack) for stack in STACKS[model.task]}
    return {**encoding_payload(model.config.positions, tables), "title": models.entry(request.model).title}


def variant(models: OfferedModels, request: VariantRequest) -> Answer:
    """A run with other positions beside the run as it is."""
    own_model(models, request.model)
    _, before, after, written = experiment(models, run_of(request), request.edits)
    with models.turn(answer_cost(before, after, written)):
        return variant_payload(before, after, written, sides=models.entry(request.model).sides)


def split(models: OfferedModels, request: SplitRequest) -> Answer:
    """The first layer's scores of such a run in parts."""
    run, model = run_of(request), own_model(models, request.model)
    stacks = STACKS[model.task]
    parameters = model.attention_parameters(request.map if request.map in stacks else stacks[0], 0)
    options: dict[str, Any] = {"details": required_details(parameters)}
    if request.edits != core.Edits():
        options["edits"] = added_to(run, request.edits)
        if model.task != "classifier":
            options["target"] = tuple(step.id for step in models.trace(run).steps)
    trace = models.trace(with_options(run, **options))
    with models.turn(answer_cost(trace)):
        return split_payload(split_scores(trace, parameters), trace, pre_norm=parameters.pre_norm)


FUNCTIONS: dict[str, Function] = {"encoding": encoding, "variant": variant, "split": split}
