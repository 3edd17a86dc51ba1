"""Positions: the waves that tell a model where a token stands, and what becomes of a run without them."""

from typing import Any

import core
from core.analysis.score_split import required_details, split_scores
from viz_app.frontend.mounting import mounted
from viz_app.links import edits_from_link
from viz_app.models import Models
from viz_app.pages.answers import Answer, answering
from viz_app.pages.context import PageContext, read_request
from viz_app.pages.experiments import experiment, with_options
from viz_app.pages.head import own_model
from viz_app.view_models.positions import encoding_payload, split_payload, variant_payload

STACKS = {"translator": ("encoder", "decoder"), "classifier": ("encoder",)}


def build(context: PageContext) -> None:
    """Put the view on the page; it asks for what it shows while its tab is open."""
    mounted("positions", {name: answering(function, context.models) for name, function in FUNCTIONS.items()})


def encoding(models: Models, wanted: dict[str, Any]) -> Answer:
    """What the model adds to its tokens: ``{"model", "text"}``."""
    request = read_request(wanted)
    model = own_model(models, request)
    tables = {stack: model.position_table(stack) for stack in STACKS[model.task]}
    return {**encoding_payload(model.config.positions, tables), "title": models.entry(request.model).title}


def variant(models: Models, wanted: dict[str, Any]) -> Answer:
    """A run with other positions beside the run as it is: ``{"model", "text", "positions"}``."""
    request, edits = read_request(wanted), changed_positions(wanted)
    own_model(models, request)
    _, before, after, written = experiment(models, request, edits)
    return variant_payload(before, after, written, sides=models.entry(request.model).sides)


def split(models: Models, wanted: dict[str, Any]) -> Answer:
    """The first layer's scores of such a run in parts: ``{"model", "text", "positions", "map"}``."""
    request, edits = read_request(wanted), changed_positions(wanted)
    model = own_model(models, request)
    parameters = model.attention_parameters("decoder" if wanted.get("map") == "decoder" else "encoder", 0)
    options: dict[str, Any] = {"details": required_details(parameters)}
    if edits != core.Edits():
        options["edits"] = edits
        if model.task == "translator":
            options["target"] = tuple(step.id for step in models.trace(request).steps)
    trace = models.trace(with_options(request, **options))
    return split_payload(split_scores(trace, parameters), trace, pre_norm=parameters.pre_norm)


FUNCTIONS = {"encoding": encoding, "variant": variant, "split": split}


def changed_positions(wanted: dict[str, Any]) -> core.Edits:
    """The edits of a ``positions`` parameter, as in an address.

    Raises:
        core.InputError: if it cannot be read; the message is one sentence.
    """
    edits, notices = edits_from_link({"positions": wanted.get("positions")})
    if notices:
        raise core.InputError("Positions can be off, shuffled with a seed, or shifted by a whole number. Choose again.")
    return edits
