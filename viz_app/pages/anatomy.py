"""Anatomy: the reference designs and the current model side by side, and what depth does to the current sentence."""

from dataclasses import replace
from typing import Any

import core
from core.analysis.architecture import design, remap_special_ids
from core.analysis.lens import class_lens, word_lens
from core.analysis.random_forward import SEED, architecture_of, live_tensor, norms_of
from core.trace import Trace
from viz_app.frontend.mounting import mounted
from viz_app.models import Models
from viz_app.pages.answers import Answer, answering
from viz_app.pages.context import PageContext, read_request
from viz_app.pages.head import own_model, row_ids
from viz_app.view_models.anatomy import (
    DESIGNS,
    OWN,
    VOCABULARIES,
    design_payload,
    norm_payload,
    tensor_payload,
)
from viz_app.view_models.depths import depths_payload, required_details


def build(context: PageContext) -> None:
    """Put the view on the page; it asks for what it shows while its tab is open."""
    mounted("anatomy", {name: answering(function, context.models) for name, function in FUNCTIONS.items()})


def designs(models: Models, wanted: dict[str, Any]) -> Answer:
    """All designs for one sentence: ``{"model", "text", "vocabulary"}``; None is the vocabulary of the model."""
    request = read_request(wanted)
    model, trace = own_model(models, request), models.trace(request)
    vocabularies = sorted({model.config.vocabulary_size, *VOCABULARIES})
    vocabulary = wanted.get("vocabulary") or model.config.vocabulary_size
    if vocabulary not in vocabularies or not isinstance(vocabulary, int):
        raise core.InputError(
            f"The vocabulary can have {', '.join(map(str, vocabularies))} tokens; choose one of these."
        )
    lengths = _lengths(trace)
    shown = [design_payload(name, architecture_of(design(name, vocabulary), *lengths)) for name in DESIGNS]
    shown.append(design_payload(OWN, architecture_of(model.config, *lengths), models.entry(request.model).title))
    return {
        "designs": shown,
        "source": list(trace.source_tokens),
        "target": _target_tokens(trace),
        "vocabulary": vocabulary,
        "vocabularies": vocabularies,
        "seed": SEED,
    }


def values(models: Models, wanted: dict[str, Any]) -> Answer:
    """One tensor of a live pass: ``{"model", "text", "design", "tensor"}``."""
    request, name, chosen = read_request(wanted), str(wanted.get("tensor")), str(wanted.get("design"))
    model, trace = own_model(models, request), models.trace(request)
    config = model.config if chosen == OWN else design(chosen, model.config.vocabulary_size)
    if not architecture_of(config, *_lengths(trace)).holds(name):
        raise core.InputError(f"There is no tensor {name[:60]!r} in this design; choose one on the page.")
    if chosen == OWN:
        return tensor_payload(name, models.trace(replace(request, options=(("details", (name,)),))).details[name])
    source, target = row_ids(model, trace, "encoder"), _read(model, trace)
    ids = remap_special_ids(source, model.config, config), remap_special_ids(target, model.config, config)
    return tensor_payload(name, live_tensor(config, *ids, name))


def depths(models: Models, wanted: dict[str, Any]) -> Answer:
    """What depth does in the current run: ``{"model", "text"}``."""
    request = read_request(wanted)
    model, plain = own_model(models, request), models.trace(request)
    norms = norms_of(model.module)
    trace = models.trace(replace(request, options=(("details", required_details(plain, norms)),)))
    if plain.task == "classifier":
        return depths_payload(trace, norms, classes=class_lens(model, trace))
    return depths_payload(trace, norms, words=word_lens(model, trace))


def norm(models: Models, wanted: dict[str, Any]) -> Answer:
    """All numbers of one LayerNorm of the current run: ``{"model", "text", "norm"}``."""
    request, name = read_request(wanted), str(wanted.get("norm"))
    norms = norms_of(own_model(models, request).module)
    if name not in norms:
        raise core.InputError(f"There is no LayerNorm {name[:60]!r} in this model; choose one on the page.")
    trace = models.trace(replace(request, options=(("details", (name,)),)))
    return norm_payload(trace, norms[name])


FUNCTIONS = {"designs": designs, "values": values, "depths": depths, "norm": norm}


def _read(model: core.OwnModel, trace: Trace) -> list[int]:
    """What the decoders of the designs read: the target of this run, or where none is written the start token."""
    return row_ids(model, trace, "decoder") if trace.steps else [model.config.start_id]


def _target_tokens(trace: Trace) -> list[str]:
    return list(trace.target_tokens[:-1]) or ["<s>"]


def _lengths(trace: Trace) -> tuple[int, int]:
    return len(trace.source_tokens), len(_target_tokens(trace))
