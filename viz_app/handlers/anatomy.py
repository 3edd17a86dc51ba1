"""Anatomy: the reference designs and the current model side by side, and what depth does to the current sentence."""

from typing import Any

import core
from core.analysis.architecture import design_architecture
from core.analysis.lens import class_lens, word_lens
from core.results.trace import Trace
from core.sentences import sentence
from viz_app import figures
from viz_app.figures.script import plain_figure
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import with_options
from viz_app.handlers.models import OfferedModels, answer_cost
from viz_app.handlers.resolve import run_of
from viz_app.protocol.kinds import said_by
from viz_app.protocol.requests import DesignsRequest, NormRequest, RunRequest
from viz_app.view_models.anatomy import DESIGNS, OWN, VOCABULARIES, design_payload, norm_payload
from viz_app.view_models.depths import Inside, depths_payload, required_details
from viz_app.view_models.sizes import published_payload


def designs(models: OfferedModels, request: DesignsRequest) -> Answer:
    model: Any = models.get(request.model)
    trace = models.trace(run_of(request))
    entry, target = models.entry(request.model), list(trace.target_tokens[:-1]) or ["<s>"]
    source = list(trace.source_tokens) or target  # the designs' encoders read the only text of a generator too
    title = sentence("state-model-title", name=entry.name, title=entry.title)
    with models.turn(answer_cost(trace)):
        own = model.architecture(len(source), len(target))
        vocabularies = sorted({own.config.vocabulary_size, *VOCABULARIES})
        vocabulary = request.vocabulary or own.config.vocabulary_size
        if vocabulary not in vocabularies:
            raise core.InputError("reply-vocabularies", sizes=list(map(str, vocabularies)))
        designs = [design_architecture(name, vocabulary, len(source), len(target)) for name in DESIGNS]
        shown = [*map(design_payload, DESIGNS, designs)]
        shown.append(design_payload(OWN, own, title))
    return {
        "designs": shown,
        "published": published_payload(own.config, own.parameters),
        "source": source,
        "target": target,
        "vocabulary": vocabulary,
        "vocabularies": vocabularies,
    }


def depths(models: OfferedModels, request: RunRequest) -> Answer:
    """Return the norms of the residual stream, LayerNorms or RMSNorms, and the logit lens of the current run.

    ``noLens`` is a sentence where there is no lens, ``cap`` what the logits of the model pass at the end.
    """
    run, model = run_of(request), models.get(request.model)
    plain, inside = models.trace(run), inside_of(model)
    details = required_details(plain, inside)
    trace = models.trace(with_options(run, details=details)) if details else plain
    with models.turn(answer_cost(trace)):
        lens = _lens(model, trace)
        payload = depths_payload(trace, inside, lens.get("words", ()), lens.get("classes", ()))
        tokens = {"encoder": payload["source"], "decoder": payload["target"][:-1]}
        drawn = {
            stack: plain_figure(figures.residual_points(shown["points"], tokens[stack], token=None, theme="page"))
            for stack, shown in payload["stacks"].items()
        }
        return payload | {"residual": drawn, "noLens": lens.get("noLens", ""), "cap": lens.get("cap")}


def norm(models: OfferedModels, request: NormRequest) -> Answer:
    norms, name = inside_of(models.get(request.model)).norms, request.norm
    if name not in norms:
        raise core.InputError("reply-no-norm", name=name[:60])
    return norm_payload(models.trace(with_options(run_of(request), details=(name,))), norms[name])


FUNCTIONS: dict[str, Function] = {"designs": designs, "depths": depths, "norm": norm}


def inside_of(model: Any) -> Inside:
    """Return the norms of a model and where they stand; none of one that keeps them to itself."""
    if not (model.shows_values and model.norms):
        return Inside({})
    stack = next(iter(model.wiring.stacks.values()))
    return Inside(model.norms, stack.is_pre_norm, stack.is_parallel, model.shows_hidden_units)


def _lens(model: Any, trace: Trace) -> dict[str, Any]:
    """Return the words or the classes by depth, or a sentence why there are none."""
    try:
        if model.labels:
            return {"classes": class_lens(model, trace)}
        return {"words": word_lens(model, trace), "cap": model.output_cap}
    except core.InputError as error:
        return {"noLens": said_by(error)}
