"""Inside a head: one row of one head, stage by stage, with every number of the run."""

import base64
from typing import Any

import core
from core.trace import Trace
from viz_app.frontend.mounting import mounted
from viz_app.models import Models, Run
from viz_app.pages.answers import Answer, answering
from viz_app.pages.context import PageContext, read_request
from viz_app.pages.run import REFUSALS
from viz_app.view_models import by_hand, spread
from viz_app.view_models.head import column_payload, layer_payload, required_details

NAMES = {"encoder": "encoder", "decoder": "decoder", "cross": "cross-attention"}
SEEDS = 10_000


def build(context: PageContext) -> None:
    """Put the view on the page; it asks for what it shows while its tab is open."""
    refusals = (*REFUSALS, ValueError)
    mounted("head", {name: answering(function, context.models, refusals) for name, function in FUNCTIONS.items()})


def layer(models: Models, wanted: dict[str, Any]) -> Answer:
    """All heads of a layer: ``{"model", "text", "map", "layer"}``; a layer that is not there is replaced, and said."""
    request, model = read_request(wanted), own_model(models, read_request(wanted))
    name, index, notice = chosen(models.trace(request), wanted)
    parameters = model.attention_parameters(name, index)
    trace = detailed(models, request, required_details(parameters))
    payload = layer_payload(trace, parameters, row_ids(model, trace, name))
    return {**payload, "code": by_hand.code_payload(trace, parameters), "notice": notice}


def column(models: Models, wanted: dict[str, Any]) -> Answer:
    """One column of a learned matrix: ``{"model", "text", "map", "layer", "matrix", "head", "column"}``."""
    model = own_model(models, read_request(wanted))
    parameters = model.attention_parameters(str(wanted.get("map")), whole(wanted, "layer"))
    return column_payload(parameters, str(wanted.get("matrix")), whole(wanted, "head"), whole(wanted, "column"))


def file(models: Models, wanted: dict[str, Any]) -> Answer:
    """The ``.npz`` of one row: ``{"model", "text", "map", "layer", "head", "row"}``, as base 64."""
    request, model = read_request(wanted), own_model(models, read_request(wanted))
    parameters = model.attention_parameters(str(wanted.get("map")), whole(wanted, "layer"))
    trace = detailed(models, request, required_details(parameters))
    head, row = whole(wanted, "head"), whole(wanted, "row")
    rows = len(trace.attention[parameters.map].query_tokens)
    if head >= parameters.heads or row >= rows:
        raise core.InputError(f"There is no head {head + 1} with a row {row + 1}; choose them on the page.")
    content = by_hand.row_file(trace, parameters, head, row)
    return {"name": by_hand.FILE, "data": base64.b64encode(content).decode()}


def experiment(models: Models, wanted: dict[str, Any]) -> Answer:
    """The spread of q.k over random vectors and over all heads of the run: ``{"model", "text", "seed"}``."""
    request, model = read_request(wanted), own_model(models, read_request(wanted))
    trace = detailed(models, request, spread.required_details(models.trace(request)))
    width = model.attention_parameters("encoder", 0).d_head
    seed = whole(wanted, "seed") % SEEDS
    return {"width": width, "random": spread.random_spread(seed), "heads": spread.head_spread(trace, width)}


FUNCTIONS = {"layer": layer, "column": column, "file": file, "experiment": experiment}


def own_model(models: Models, request: Run) -> core.OwnModel:
    """The model asked for, if it can be looked into.

    Raises:
        core.InputError: if there is no such model, or it shows its weights only.
    """
    model = models.get(request.model)
    if not isinstance(model, core.OwnModel):
        raise core.InputError("This model shows its attention weights only. Choose one of this project's own models.")
    return model


def detailed(models: Models, request: Run, details: tuple[str, ...]) -> Trace:
    """The run again with more of it kept; what it wrote is given, so that nothing is decoded twice."""
    written = tuple(step.id for step in models.trace(request).steps)
    options = (("details", details), ("target", written)) if written else (("details", details),)
    return models.trace(Run(request.model, request.text, options))


def chosen(trace: Trace, wanted: dict[str, Any]) -> tuple[str, int, str]:
    """The map and layer asked for, or the nearest that this run has, and a sentence if they differ."""
    name, of_map = _chosen_map(trace, wanted.get("map"))
    index, of_layer = _chosen_layer(len(trace.attention[name].weights), wanted.get("layer"))
    return name, index, " ".join(filter(None, (of_map, of_layer)))


def _chosen_map(trace: Trace, wanted: Any) -> tuple[str, str]:
    if isinstance(wanted, str) and wanted in trace.attention:
        return wanted, ""
    if wanted is None:
        return ("decoder" if "decoder" in trace.attention else "encoder"), ""
    return "encoder", f"This model has no {NAMES.get(str(wanted), 'such attention')}; its encoder is shown."


def _chosen_layer(layers: int, wanted: Any) -> tuple[int, str]:
    if not isinstance(wanted, int) or wanted < 0:
        return layers - 1, ""
    if wanted < layers:
        return wanted, ""
    return layers - 1, f"There is no layer {wanted + 1}; layer {layers} is the last."


def whole(wanted: dict[str, Any], key: str) -> int:
    """A number counted from 0 that the page sent.

    Raises:
        core.InputError: if it is none.
    """
    value = wanted.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise core.InputError(f"The page sent no {key}. Reload the page.")
    return value


def row_ids(model: core.OwnModel, trace: Trace, name: str) -> list[int]:
    """The token id of every query row of the map called ``name``."""
    if name == "encoder":
        return model.source_ids(trace.text)
    return [model.config.start_id, *[step.id for step in trace.steps[:-1]]]
