"""Anatomy: the reference designs and the current model side by side, and what depth does to the current sentence."""

import core
from core.analysis.architecture import architecture_of, design, norms_of
from core.analysis.lens import class_lens, word_lens
from core.results.trace import Trace
from viz_app import figures
from viz_app.figures.script import plain_figure
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import with_options
from viz_app.handlers.head import own_model
from viz_app.handlers.models import OfferedModels, answer_cost
from viz_app.handlers.resolve import run_of
from viz_app.protocol.requests import DesignsRequest, NormRequest, RunRequest
from viz_app.view_models.anatomy import (
    DESIGNS,
    OWN,
    VOCABULARIES,
    design_payload,
    norm_payload,
)
from viz_app.view_models.depths import depths_payload, required_details
from viz_app.view_models.sizes import published_payload


def designs(models: OfferedModels, request: DesignsRequest) -> Answer:
    """All designs for one sentence."""
    model, trace = own_model(models, request.model), models.trace(run_of(request))
    vocabularies = sorted({model.config.vocabulary_size, *VOCABULARIES})
    vocabulary = request.vocabulary or model.config.vocabulary_size
    if vocabulary not in vocabularies:
        raise core.InputError(
            f"The vocabulary can have {', '.join(map(str, vocabularies))} tokens; choose one of these."
        )
    lengths = _lengths(trace)
    with models.turn(answer_cost(trace)):
        shown = [design_payload(name, architecture_of(design(name, vocabulary), *lengths)) for name in DESIGNS]
        shown.append(design_payload(OWN, architecture_of(model.config, *lengths), models.entry(request.model).title))
    return {
        "designs": shown,
        "published": published_payload(model.config, shown[-1]["parameters"]),
        "source": list(trace.source_tokens) or _target_tokens(trace),
        "target": _target_tokens(trace),
        "vocabulary": vocabulary,
        "vocabularies": vocabularies,
    }


def depths(models: OfferedModels, request: RunRequest) -> Answer:
    """Return the norms, LayerNorms and logit lens of the current run."""
    run, model = run_of(request), own_model(models, request.model)
    plain, norms = models.trace(run), norms_of(model.module)
    trace = models.trace(with_options(run, details=required_details(plain, norms)))
    with models.turn(answer_cost(trace)):
        if plain.task == "classifier":
            payload = depths_payload(trace, norms, classes=class_lens(model, trace))
        else:
            payload = depths_payload(trace, norms, words=word_lens(model, trace))
        tokens = {"encoder": payload["source"], "decoder": payload["target"][:-1]}
        drawn = {
            stack: plain_figure(figures.residual_points(shown["points"], tokens[stack], token=None, theme="page"))
            for stack, shown in payload["stacks"].items()
        }
        return payload | {"residual": drawn}


def norm(models: OfferedModels, request: NormRequest) -> Answer:
    """All numbers of one LayerNorm of the current run."""
    norms, name = norms_of(own_model(models, request.model).module), request.norm
    if name not in norms:
        raise core.InputError(f"There is no LayerNorm {name[:60]!r} in this model; choose one on the page.")
    return norm_payload(models.trace(with_options(run_of(request), details=(name,))), norms[name])


FUNCTIONS: dict[str, Function] = {"designs": designs, "depths": depths, "norm": norm}


def _target_tokens(trace: Trace) -> list[str]:
    return list(trace.target_tokens[:-1]) or ["<s>"]


def _lengths(trace: Trace) -> tuple[int, int]:
    """Return the lengths that the designs read; their encoders read the only text of a generator too."""
    return len(trace.source_tokens or _target_tokens(trace)), len(_target_tokens(trace))
