"""A run of the header's sentence: the header's answer, and the picture of the first tab."""

from contextlib import nullcontext
from typing import Any

from core.results.trace import Trace
from viz_app.handlers.answers import Answer, Function, already_json
from viz_app.handlers.experiments import before_of
from viz_app.handlers.models import ModelEntry, OfferedModels, answer_cost
from viz_app.handlers.resolve import Resolved, resolve, with_prefix_as_text
from viz_app.handlers.translate import picture
from viz_app.handlers.unfilled import unfilled
from viz_app.protocol.answers import told_of
from viz_app.protocol.requests import HeaderRequest, TextRequest

LITTLE = 500  # the cost of a picture that does not wait for a second turn: 40 words, some milliseconds


def run(models: OfferedModels, request: HeaderRequest) -> Answer:
    """Run a sentence. Raises ``core.InputError`` if the sentence cannot be run as the request says, and
    ``core.CheckpointError`` if the model cannot be loaded.

    Returns:
        ``answer``, for the header, ``picture``, for the first tab, and ``before``: the answer without the changes of
        this run, None for a run without any.
    """
    resolved = resolve(models, request)
    trace = models.trace(resolved.run)
    resolved = with_prefix_as_text(models, resolved, trace)
    cost, before = answer_cost(trace), before_of(models, resolved.run)
    with models.turn(cost) if cost > LITTLE else nullcontext():
        drawn = already_json(picture(models, trace, resolved.request))
        told = answer(trace, request.id, resolved) | facts_of(models, trace)
        return {"answer": told, "picture": drawn, "before": before}


def answer(trace: Trace, request_id: int | None, resolved: Resolved | None = None) -> dict[str, Any]:
    """Return what the header shows after a run; without ``resolved`` it is a plain run of one sentence.

    ``notices`` are sentences, and ``notice`` their English. ``run`` holds the parameters of a link, ``forced`` the
    pieces that were given, ``sentences`` the sentences of a text that has several.
    """
    forced = [step.token for step in trace.steps if step.forced]
    prefix = resolved.request.decoding.prefix if resolved else ()
    # A generator's text is given too, and is no forced beginning.
    own = 0 if trace.source_tokens or not trace.steps else len(forced) - (0 if isinstance(prefix, str) else len(prefix))
    return {
        "id": request_id,
        "model": trace.model,
        "text": resolved.request.text if resolved else trace.text,
        "tokens": len(trace.source_tokens) or own,
        "run": resolved.parameters if resolved else {},
        "forced": forced[own:],
        "sentences": resolved.sentences if resolved else (),
        "output": trace.output,
        **told_of([*(resolved.notices if resolved else ()), *trace.notices]),
        "painted": True,
    }


def facts_of(models: OfferedModels, trace: Trace) -> dict[str, Any]:
    """Return as ``weights`` the megabytes that a model of others takes, and the kind of its numbers, whether it reads a
    ``chat``, how many ``tokens`` it read, and as ``refused`` the reasons of views that it cannot fill."""
    model = models.get(trace.model) if models.loaded(trace.model) else None
    known = getattr(model, "weights", None)
    weights = known and (float(f"{known[0] / 1e6:.3g}"), known[1])
    # Of a model of others the count of a typed text has the token that it starts from too.
    tokens = {"tokens": len(trace.source_spans)} if weights and trace.source_spans else {}
    refused = unfilled(model) if model else {}
    return {"weights": weights, "chat": bool(getattr(model, "has_chat", False)), "refused": refused, **tokens}


def no_answer_yet(entry: ModelEntry) -> dict[str, Any]:
    """Return what the header shows on a page without a stored run: such a page asks for a run at once."""
    text = entry.examples[0] if entry.examples else ""
    nothing = {"run": {}, "forced": [], "sentences": [], "output": "", "painted": False}
    return {"id": 0, "model": entry.name, "text": text, **nothing}


def count(models: OfferedModels, request: TextRequest) -> Answer:
    """Return as ``tokens`` the number of tokens of a text; None while its model is not in memory."""
    return {"tokens": models.get(request.model).count_tokens(request.text) if models.loaded(request.model) else None}


FUNCTIONS: dict[str, Function] = {"run": run, "count": count}
