"""The first tab, Translate or Classify: the whole run in one interactive picture."""

import json
from dataclasses import replace
from functools import partial

import core
from core.results.trace import Trace
from viz_app.frontend.mounting import mounted
from viz_app.models import GREEDY, Models
from viz_app.pages.answers import Answer, Function, answering
from viz_app.pages.context import PageContext
from viz_app.pages.experiments import added_to, experiment, with_options
from viz_app.pages.resolve import run_of
from viz_app.pages.run import inert
from viz_app.protocol.requests import LeaveOutRequest, PinnedRequest, SearchPathRequest
from viz_app.view_models import attention_payload, payload_json
from viz_app.view_models.search import search_payload


def build(context: PageContext) -> None:
    """Put the attention view on the page; every run redraws it."""
    draw = partial(picture, context.models)
    opening = draw(context.opening) if context.opening else None
    view = mounted("translate", answering(FUNCTIONS, context.models), data=opening, can_leave_out=True)
    context.on_run("translate", draw, view)


def picture(models: Models, trace: Trace) -> str:
    """The value of the attention view for ``trace``, with the captions of its model and the tree of its search."""
    text = payload_json(trace, sides=models.entry(trace.model).sides)
    if trace.search is not None:
        tree = json.dumps(search_payload(trace.search), ensure_ascii=False, separators=(",", ":"))
        text = f'{text.removesuffix("}")},"search":{tree}}}'
    return inert(text)


def leave_out(models: Models, request: LeaveOutRequest) -> Answer:
    """The run without some tokens, as ``payload``."""
    run = run_of(request)
    trace = models.trace(with_options(run, edits=added_to(run, request.out)))
    return {"payload": attention_payload(trace, sides=models.entry(trace.model).sides)}


def path(models: Models, request: SearchPathRequest) -> Answer:
    """The run as if it had written the tokens of a path of its search, as ``payload``."""
    run = with_options(run_of(request), target=request.path)
    trace = models.trace(replace(run, decoding=GREEDY))
    return {"payload": attention_payload(trace, sides=models.entry(trace.model).sides)}


def pinned(models: Models, request: PinnedRequest) -> Answer:
    """The pinned run with its changes, as ``payload``; ``notice`` says what of its request could not be used."""
    run, notices = run_of(request), list(request.notices)
    try:
        trace = experiment(models, run, request.edits).written
    except core.StoppedError:
        raise
    except core.InputError as refusal:
        trace = models.trace(run)  # what cannot be run at all is refused here
        notices.append(f"{refusal} The pinned run is shown without its changes.")
    payload = attention_payload(trace, sides=models.entry(trace.model).sides)
    return {"payload": payload, "notice": " ".join(notices)}


FUNCTIONS: dict[str, Function] = {"leave_out": leave_out, "path": path, "pinned": pinned}
