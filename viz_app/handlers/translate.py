"""The first tab, Translate or Classify: the whole run in one interactive picture."""

import json
from dataclasses import replace

import core
from core.results.trace import Trace
from viz_app.handlers.answers import Answer, Function, inert
from viz_app.handlers.experiments import added_to, experiment, with_options
from viz_app.handlers.models import GREEDY, OfferedModels
from viz_app.handlers.resolve import run_of
from viz_app.protocol.requests import LeaveOutRequest, PinnedRequest, SearchPathRequest
from viz_app.view_models import attention_payload, payload_json
from viz_app.view_models.search import search_payload


def picture(models: OfferedModels, trace: Trace) -> str:
    """The value of the attention view for ``trace``, with the captions of its model and the tree of its search."""
    text = payload_json(trace, sides=models.entry(trace.model).sides)
    if trace.search is not None:
        tree = json.dumps(search_payload(trace.search), ensure_ascii=False, separators=(",", ":"))
        text = f'{text.removesuffix("}")},"search":{tree}}}'
    return inert(text)


def leave_out(models: OfferedModels, request: LeaveOutRequest) -> Answer:
    """The run without some tokens, as ``payload``."""
    run = run_of(request)
    trace = models.trace(with_options(run, edits=added_to(run, request.out)))
    return {"payload": attention_payload(trace, sides=models.entry(trace.model).sides)}


def path(models: OfferedModels, request: SearchPathRequest) -> Answer:
    """The run as if it had written the tokens of a path of its search, as ``payload``."""
    run = with_options(run_of(request), target=request.path)
    trace = models.trace(replace(run, decoding=GREEDY))
    return {"payload": attention_payload(trace, sides=models.entry(trace.model).sides)}


def pinned(models: OfferedModels, request: PinnedRequest) -> Answer:
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
