"""The first tab, Translate or Classify: the whole run in one interactive picture."""

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import core
from core.results.head_roles import HeadRoles
from core.results.trace import Trace
from core.sentences import sentence
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.examples import stored_opening
from viz_app.handlers.experiments import experiment, unchanged, with_options
from viz_app.handlers.models import ANSWER_COST, GREEDY, OfferedModels, answer_cost
from viz_app.handlers.resolve import run_of
from viz_app.protocol import write
from viz_app.protocol.answers import told_of
from viz_app.protocol.kinds import said_by
from viz_app.protocol.requests import RunRequest, SearchPathRequest, WeightsRequest
from viz_app.view_models import attention_payload, payload_json
from viz_app.view_models.arrays import packed
from viz_app.view_models.by_need import head_weights
from viz_app.view_models.changes import head_change
from viz_app.view_models.heads import likeness_to
from viz_app.view_models.search import search_payload

WAVES = 32  # numbers of each position that Overview draws


def picture(models: OfferedModels, trace: Trace, request: RunRequest | None = None) -> str:
    """The value of the attention view for the ``trace`` of a ``request``, with captions and the tree of its search.

    ``waves`` are the first numbers of the positions that are added to what is read, if they are known. ``places`` are
    the places that its tokens are told, if these are others than their own.
    """
    entry = models.entry(trace.model)
    opening, asks = stored_opening(trace), None if request is None else write(request)
    text = payload_json(trace, sides=entry.sides, roles=_roles(models, trace.model), opening=opening, asks=asks)
    places = _places(models, trace, None if request is None else request.edits)
    search = trace.search and search_payload(trace.search)
    parts = {"search": search, "waves": _waves(models, trace, places), "places": places}
    for name, part in parts.items():
        if part is not None:
            plain = json.dumps(part, ensure_ascii=False, separators=(",", ":"))
            text = f'{text.removesuffix("}")},"{name}":{plain}}}'
    return text


def _payload(models: OfferedModels, trace: Trace) -> dict[str, Any]:
    with models.turn(answer_cost(trace)):
        return attention_payload(trace, sides=models.entry(trace.model).sides, roles=_roles(models, trace.model))


def _roles(models: OfferedModels, name: str) -> HeadRoles | None:
    """Return the measured roles of a model's heads, also before the model is loaded."""
    if models.loaded(name):
        return getattr(models.get(name), "head_roles", None)
    return models.entry(name).roles()


def _places(models: OfferedModels, trace: Trace, edits: core.Edits | None) -> list[int] | None:
    if edits is None or edits.positions == "on":
        return None
    model = models.get(trace.model)
    read = trace.source_tokens or trace.target_tokens
    return model.places(len(read), edits=edits, stack=next(iter(trace.attention))) or []


def _waves(models: OfferedModels, trace: Trace, places: list[int] | None) -> dict[str, Any] | None:
    stack = next(iter(trace.attention))
    table = trace.details.get(f"{stack}.positions")
    if table is None and models.loaded(trace.model):
        own = getattr(models.get(trace.model), "position_table", None)
        with suppress(core.InputError):  # it adds none, or they are not known
            table = own and own(stack)
    read = trace.source_tokens or trace.target_tokens
    if table is None or places == []:  # or its tokens are told no place
        return None
    rows = table[: len(read)] if places is None else table[places]
    return packed(rows[:, :WAVES])


def path(models: OfferedModels, request: SearchPathRequest) -> Answer:
    """The run as if it had written the tokens of a path of its search, as ``payload``."""
    run = with_options(run_of(request), target=request.path)
    trace = models.trace(replace(run, decoding=GREEDY))
    return {"payload": _payload(models, trace)}


def pinned(models: OfferedModels, request: RunRequest) -> Answer:
    """The pinned run with its changes, as ``payload``; ``notice`` says what of its request could not be used."""
    run, notices = run_of(request), list(request.notices)
    try:
        trace = models.trace(run)
    except core.StoppedError:
        raise
    except core.InputError as refusal:
        trace = models.trace(unchanged(run))  # what cannot be run at all is refused here
        notices.append(sentence("reply-pinned-unchanged", problem=said_by(refusal)))
    payload = _payload(models, trace)
    return {"payload": payload, **told_of(notices)}


def weights(models: OfferedModels, request: WeightsRequest) -> Answer:
    """Return as ``weights`` the levels of a head that was not sent with its run; without ``head`` of all of the map.
    Raises ``core.InputError`` if the run has no such map or head."""
    plain, before, after, _ = (
        experiment(models, run_of(request)) if request.of else (models.trace(run_of(request)),) * 4
    )
    found, place = plain.attention.get(request.map), (request.layer or 0, request.head or 0)
    if found is None or any(one >= count for one, count in zip(place, found.weights.shape, strict=False)):
        raise core.InputError("reply-no-such-head", head=place[1] + 1, layer=place[0] + 1)
    pair = [trace.attention[request.map] for trace in (before, after)]
    is_one = request.head is not None and request.of != "likeness"
    with models.turn(ANSWER_COST if is_one else answer_cost(plain)):
        if request.of == "likeness":
            return {"weights": packed(likeness_to(pair[1].weights, *place))["data"]}
        if request.of == "change":
            return {"weights": head_change(*(one.weights[place] for one in pair))}
        return {"weights": head_weights(pair[request.of != "before"], request.layer, request.head)}


HEADER: dict[str, Function] = {"pinned": pinned, "weights": weights}  # of every tab
FUNCTIONS: dict[str, Function] = {"path": path}
