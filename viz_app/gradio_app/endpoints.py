"""The documented API of a running app: ``/translate``, ``/generate``, ``/classify`` and ``/trace``."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import gradio as gr
import orjson
from gradio.context import LocalContext
from gradio.events import api

import core
from core.results.trace import AttentionMap, Trace
from viz_app.handlers.models import answer_cost
from viz_app.handlers.resolve import run_of, several_sentences
from viz_app.protocol import parse, request_of
from viz_app.protocol.answers import DEFECT, MOST_BYTES, REFUSALS, REFUSED, report
from viz_app.protocol.requests import HEADS_ARE_WRITTEN, ApiRequest, RunRequest
from viz_app.server.forgetting import is_dropped, make_room
from viz_app.server.models import Models
from viz_app.server.page import written as json_of
from viz_app.server.visitors import HERE, Visitor, asked_by, visitor, visitor_of

AT_ONCE = 4
_OFF = "Heads named in off are silenced, such as c.1.6_e.0.2: cross, layer 1, head 6, and one of the encoder, from 0."


def build(models: Models) -> None:
    """Register an endpoint for each task that a model on offer can do, and one that returns whole traces."""
    for function, task in FUNCTIONS:
        names = [entry.name for entry in models.entries.values() if task in (entry.task, None)]
        if names:
            description = f"{function.__doc__} The model is one of: {', '.join(names)}. {_OFF}"
            endpoint = endpoint_of(function, models, names[0])
            api(endpoint, api_name=function.__name__, api_description=description, concurrency_limit=AT_ONCE)


def translate(models: Models, request: ApiRequest) -> str:
    """Translate a text, sentence by sentence. Returns the translation."""
    _refuse_other_task(models, request.model, "translator")
    text = request.text.strip()
    sentences = several_sentences(models, models.entry(request.model), text) or [text]
    return " ".join(_traced(models, replace(request, text=sentence)).output for sentence in sentences)


def generate(models: Models, request: ApiRequest) -> str:
    """Continue a text. Returns the text and what follows."""
    _refuse_other_task(models, request.model, "generator")
    return _traced(models, request).output


def classify(models: Models, request: ApiRequest) -> dict[str, float]:
    """Classify a text. Returns the probability of every label, the likeliest first."""
    _refuse_other_task(models, request.model, "classifier")
    scores = _traced(models, request).classification
    assert scores is not None  # a classifier's trace always has them
    pairs = zip(scores.labels, map(float, scores.probabilities), strict=True)
    return dict(sorted(pairs, key=lambda pair: -pair[1]))


def trace(models: Models, request: ApiRequest) -> dict[str, Any]:
    """Run a model. Returns the tokens, the output and every attention weight, [layer][head][query][key]."""
    made = _traced(models, request)
    with models.turn(answer_cost(made)):
        return plain(made)  # what a program gets of it


# By the task of the models that each is for; None stands for all.
FUNCTIONS: tuple[tuple[Callable[[Models, Any], Any], str | None], ...] = (
    (translate, "translator"),
    (generate, "generator"),
    (classify, "classifier"),
    (trace, None),
)


def endpoint_of(function: Callable[[Models, Any], Any], models: Models, default: str) -> Callable[..., Any]:
    """``function`` as Gradio wants it: a text, a model that is ``default`` if not given, heads to silence."""

    def endpoint(text: str, model: str = default, off: str = "", request: gr.Request | None = None) -> Any:
        try:
            with asked_by(_program(request)):
                sent = parse(request_of(function), {"text": text, "model": model, "off": off})
                if sent.notices:  # a program cannot show a notice beside the answer
                    raise core.InputError(HEADS_ARE_WRITTEN)
                return function(models, sent)
        except REFUSALS as refusal:
            raise gr.Error(str(refusal), title=REFUSED, print_exception=False) from None
        except Exception as defect:
            report(function.__name__, defect)
            raise gr.Error(str(DEFECT), print_exception=False) from None

    endpoint.__name__, endpoint.__doc__ = function.__name__, function.__doc__
    endpoint.__annotations__["return"] = function.__annotations__["return"]  # what Gradio documents
    return endpoint


def caller(request: gr.Request | None, session: str | None = None) -> Visitor:
    """Return the visitor of a call, who is gone when Gradio notices that the client has left.

    Behind the queue only Gradio's ``request`` tells who asks. Without a ``session`` nothing is remembered for them.
    """
    app = LocalContext.blocks.get()
    if visitor() is not HERE or request is None or app is None:
        return visitor()
    is_gone = partial(is_dropped, app._queue, LocalContext.event_id.get())
    return visitor_of(request.client.host if request.client else None, session, is_gone)


def _program(request: gr.Request | None) -> Visitor:
    """Return the visitor of a call, for whom nothing is remembered; unfetched answers make room for this one."""
    asker, app = caller(request), LocalContext.blocks.get()
    if app and asker is not visitor():
        make_room(app._queue)
    return asker


def _refuse_other_task(models: Models, model: str, task: str) -> None:
    entry = models.entry(model)
    if entry.task != task:
        raise core.InputError(f"{entry.name} is a {entry.task}; choose a {task}.")


def _traced(models: Models, request: ApiRequest) -> Trace:
    models.entry(request.model)  # refuses a name that is not there in a sentence that lists those that are
    return models.trace(run_of(RunRequest(model=request.model, text=request.text.strip(), edits=request.off)))


class PlainTrace(dict[str, Any]):
    """A trace as its JSON names it. ``bytes`` is the number of those of its attention maps, which are JSON already:
    Gradio would read them through, a weight at a time."""

    bytes = 0


def plain(trace: Trace) -> PlainTrace:
    """Write a trace as JSON. Raises ``core.InputError`` if it would have more than ``MOST_BYTES``."""
    attention = json_of({name: _plain_map(one) for name, one in trace.attention.items()})
    if len(attention) > MOST_BYTES:
        limit = f"{MOST_BYTES // 10**6} MB"
        raise core.InputError(f"This trace would have more than {limit}. Shorten the text, or save it on the page.")
    scores = trace.classification
    made = PlainTrace(
        {name: getattr(trace, name) for name in ("model", "task", "text", "output", "source_tokens", "target_tokens")},
        steps=[{"token": step.token, "log_probability": step.log_probability} for step in trace.steps],
        probabilities=dict(zip(scores.labels, scores.probabilities.tolist(), strict=True)) if scores else None,
        attention=orjson.Fragment(attention),
    )
    made.bytes = len(attention)
    return made


def _plain_map(attention_map: AttentionMap) -> dict[str, Any]:
    return {name: getattr(attention_map, name) for name in ("query_tokens", "key_tokens", "mask", "weights")}
