"""What happens when a visitor asks for a run: the handlers behind the header."""

import json
from collections.abc import Sequence
from typing import Any

import gradio as gr

import core
from core.trace import Trace
from viz_app.models import ModelEntry, Models
from viz_app.pages.context import Draw, read_request, write_request
from viz_app.pages.header import VERBS
from viz_app.pages.wanted import Wanted, linked_forced, understand

REFUSALS = (core.InputError, core.CheckpointError)


def run(models: Models, draws: Sequence[Draw], wanted: Any) -> list[Any]:
    """Run what the header asked for; a refusal leaves every picture as it is.

    Args:
        models: the models on offer.
        draws: the pictures to make of the trace.
        wanted: ``{"id", "model", "text", "link", "named"}`` and parameters of ``viz_app.run_links``; it comes from a
            browser, so it may be anything.

    Returns:
        The header's answer, the first tab's name, the request for the other pages, and every picture.
    """
    wanted = wanted if isinstance(wanted, dict) else {}
    try:
        asked = understand(models, wanted)
        trace = models.trace(asked.request)
        asked = linked_forced(models, asked, trace)
        pictures = [draw(trace) for draw in draws]
    except REFUSALS as refusal:
        return [refused(wanted, refusal), *[gr.skip()] * (2 + len(draws))]
    # Gradio measures all tabs anew when one gets a name, so it gets one only if it changes.
    verb = gr.skip() if wanted.get("named") == trace.task else gr.Tab(label=VERBS[trace.task])
    request = write_request(asked.request.model, asked.text, asked.parameters)
    return [answer(trace, wanted.get("id"), asked), verb, request, *pictures]


def inert(text: str) -> str:
    """JSON that no reader can take for markup: the same data, every ``<`` escaped."""
    return text.replace("<", "\\u003c")


def answer(trace: Trace, request_id: Any, asked: Wanted | None = None) -> str:
    """The value of the header after a run of what was ``asked``; None stands for a plain run of one sentence.

    ``run`` holds the parameters of ``viz_app.run_links``, ``forced`` the pieces that were given, ``sentences`` the
    sentences of a text that has several.
    """
    notices = " ".join(filter(None, [asked.notice if asked else "", *trace.notices]))
    plain = {
        "id": request_id,
        "model": trace.model,
        "text": asked.text if asked else trace.text,
        "tokens": len(trace.source_tokens),
        "run": asked.parameters if asked else {},
        "forced": [step.token for step in trace.steps if step.forced],
        "sentences": asked.sentences if asked else (),
        "output": trace.output,
    }
    return inert(json.dumps(plain | {"notice": notices, "painted": True}))


def nothing_yet(entry: ModelEntry) -> str:
    """The value of the header of a page that has no stored run to open with: it asks for one at once."""
    text = entry.examples[0] if entry.examples else ""
    nothing: dict[str, Any] = {"run": {}, "forced": [], "sentences": [], "output": ""}
    return json.dumps({"id": 0, "model": entry.name, "text": text, "painted": False} | nothing)


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
    if isinstance(name, str) and name in models.entries and not models.loaded(name):
        return f"Loading the model {models.entries[name].title}."
    return "Still working: the computer is busy with other runs, or the sentence is long."
