"""What happens when a visitor asks for a run: the handlers behind the header."""

import json
from collections.abc import Sequence
from typing import Any

import gradio as gr

import core
from core.trace import Trace
from viz_app.models import Models, Offer, Request
from viz_app.pages.context import Draw, read_request, write_request
from viz_app.pages.header import VERBS

REFUSALS = (core.InputError, core.CheckpointError)


def run(models: Models, draws: Sequence[Draw], wanted: Any) -> list[Any]:
    """Run what the header asked for; a refusal leaves every picture as it is.

    Args:
        models: the models on offer.
        draws: the pictures to make of the trace.
        wanted: ``{"id", "model", "text", "link", "named"}``; it comes from a browser, so it may be anything.

    Returns:
        The header's answer, the first tab's name, the request for the other pages, and every picture.
    """
    wanted = wanted if isinstance(wanted, dict) else {}
    try:
        request, notice = understand(models, wanted)
        trace = models.trace(request)
        pictures = [draw(trace) for draw in draws]
    except REFUSALS as refusal:
        return [refused(wanted, refusal), *[gr.skip()] * (2 + len(draws))]
    # Gradio measures all tabs anew when one gets a name, so it gets one only if it changes.
    verb = gr.skip() if wanted.get("named") == trace.task else gr.Tab(label=VERBS[trace.task])
    return [answer(trace, wanted.get("id"), notice), verb, write_request(request), *pictures]


def inert(text: str) -> str:
    """JSON that no reader can take for markup: the same data, every ``<`` escaped."""
    return text.replace("<", "\\u003c")


def understand(models: Models, wanted: dict[str, Any]) -> tuple[Request, str]:
    """Return the request meant by ``wanted`` and a notice.

    A link may be old or cut off: what it lacks is replaced and the notice says so. A visitor who types is told.

    Raises:
        core.InputError: if the model or the text is missing or of the wrong kind.
    """
    request = read_request(wanted)
    text, notices = request.text.strip(), []
    offer = models.offers.get(request.model)
    if wanted.get("link") and offer is None:
        offer = next(iter(models.offers.values()))
        notices.append(f"This link asks for the model “{request.model[:40]}”, which is not here; {offer.title} is.")
    offer = offer or models.offer(request.model)
    if wanted.get("link") and not text and offer.examples:
        text = offer.examples[0]
        notices.append("This link holds no sentence; here is an example.")
    return Request(offer.name, text), " ".join(notices)


def answer(trace: Trace, request_id: Any, notice: str = "") -> str:
    """The value of the header after a run."""
    notices = " ".join(filter(None, [notice, *trace.notices]))
    plain = {"id": request_id, "model": trace.model, "text": trace.text, "tokens": len(trace.source_tokens)}
    return inert(json.dumps(plain | {"notice": notices, "painted": True}))


def nothing_yet(offer: Offer) -> str:
    """The value of the header of a page that has no stored run to open with: it asks for one at once."""
    text = offer.examples[0] if offer.examples else ""
    return json.dumps({"id": 0, "model": offer.name, "text": text, "painted": False})


def refused(wanted: dict[str, Any], refusal: Exception) -> str:
    """The value of the header when a run was refused."""
    return inert(json.dumps({"id": wanted.get("id"), "error": str(refusal)}))


def count(models: Models, wanted: Any) -> int | None:
    """How many tokens a text has, or None while its model is not in memory or the question makes no sense."""
    try:
        request = read_request(wanted)
        return models.get(request.model).count_tokens(request.text) if models.loaded(request.model) else None
    except REFUSALS:
        return None


def status(models: Models, wanted: Any) -> str:
    """What is going on, for a run that takes more than two seconds."""
    name = wanted.get("model") if isinstance(wanted, dict) else None
    if isinstance(name, str) and name in models.offers and not models.loaded(name):
        return f"Loading the model {models.offers[name].title}."
    return "Still working: the computer is busy with other runs, or the sentence is long."
