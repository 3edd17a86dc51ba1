"""What happens when a visitor asks for a run: the handlers behind the header."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import gradio as gr

from core.results.trace import Trace
from viz_app.gradio_app.context import Draw
from viz_app.gradio_app.header import VERBS
from viz_app.gradio_app.live import LaterError, while_idle
from viz_app.handlers.answers import inert
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.resolve import Resolved, resolve, with_prefix_as_text
from viz_app.models import Models
from viz_app.protocol import parse
from viz_app.protocol.answers import DEFECT, REFUSALS, report
from viz_app.protocol.kinds import Whole
from viz_app.protocol.requests import HeaderRequest, StatusRequest, StopRequest, TextRequest
from viz_app.server.visitors import asked_by, visitor
from viz_app.server.written import as_it_is, object_of

Shown = TypeVar("Shown")


def run(models: Models, draws: Sequence[Draw], given: Any) -> list[Any]:
    """Run what the header asked for; a refusal leaves every picture as it is.

    Args:
        models: the models on offer.
        draws: the pictures to make of the trace.
        given: a ``HeaderRequest`` as a browser sends it, which may be anything.

    Returns:
        The header's answer, the first tab's name, and every picture. A run while somebody types may be put off: its
        answer is ``{"id": id, "later": True}``.
    """

    def show(trace: Trace, request: HeaderRequest) -> list[Any]:
        # Gradio measures all tabs anew when one gets a name, so it gets one only if it changes.
        verb = gr.skip() if request.named == trace.task else gr.Tab(label=VERBS[trace.task])
        return [verb, *[draw(trace) for draw in draws]]

    said, shown = _run(models, given, show)
    return [said, *(shown or [gr.skip()] * (1 + len(draws)))]


def quick_run(models: Models, draws: Mapping[str, Draw], given: Any) -> dict[str, Any]:
    """Do the same as ``run`` for a page whose first tab keeps its name, past Gradio's update of the page.

    Args:
        models: the models on offer.
        draws: the pictures to make of the trace, by the view that shows them.
        given: as for ``run``.

    Returns:
        ``said``, the header's answer, and ``pictures``: None if there is no run to show, or the first tab needs another
        name, so that the page has to ask for ``run``.
    """

    def show(trace: Trace, request: HeaderRequest) -> dict[str, Any] | None:
        return {view: draw(trace) for view, draw in draws.items()} if request.named == trace.task else None

    said, pictures = _run(models, given, show)
    return {"said": said, "pictures": pictures}


def quick_answer(models: Models, draws: Mapping[str, Draw], given: Any) -> Any:
    """``quick_run`` as it travels; its pictures are JSON already."""
    quick = quick_run(models, draws, given)
    pictures = "null" if quick["pictures"] is None else object_of(quick["pictures"])
    return as_it_is(object_of({"said": json.dumps(quick["said"]), "pictures": pictures}))


def _run(models: Models, given: Any, show: Callable[[Trace, HeaderRequest], Shown | None]) -> tuple[str, Shown | None]:
    """What the header is answered, and what ``show`` makes of the trace; None if there is none."""
    try:
        with models.newest.run(visitor(), _id(given)) as asker:
            request = parse(HeaderRequest, given)
            with while_idle(models, request, asker) if request.live else asked_by(asker):
                resolved = resolve(models, request)
                trace = models.trace(resolved.run)
                resolved = with_prefix_as_text(models, resolved, trace)
                return answer(trace, request.id, resolved), show(trace, request)
    except LaterError:
        return _said({"id": _id(given), "later": True}), None
    except REFUSALS as refusal:
        said = str(refusal)
    except Exception as defect:
        report("run", defect)
        said = DEFECT
    return _said({"id": _id(given), "error": said}), None


def _said(plain: dict[str, Any]) -> str:
    return inert(json.dumps(plain))


def answer(trace: Trace, request_id: int | None, resolved: Resolved | None = None) -> str:
    """The value of the header after a run; without ``resolved`` it is a plain run of one sentence.

    ``run`` holds the parameters of an address, ``forced`` the pieces that were given, ``sentences`` the sentences of
    a text that has several.
    """
    notices = " ".join(filter(None, [resolved.notice if resolved else "", *trace.notices]))
    plain = {
        "id": request_id,
        "model": trace.model,
        "text": resolved.text if resolved else trace.text,
        "tokens": len(trace.source_tokens),
        "run": resolved.parameters if resolved else {},
        "forced": [step.token for step in trace.steps if step.forced],
        "sentences": resolved.sentences if resolved else (),
        "output": trace.output,
    }
    return _said(plain | {"notice": notices, "painted": True})


def nothing_yet(entry: ModelEntry) -> str:
    """The value of the header of a page that has no stored run to open with: it asks for one at once."""
    text = entry.examples[0] if entry.examples else ""
    nothing: dict[str, Any] = {"run": {}, "forced": [], "sentences": [], "output": ""}
    return json.dumps({"id": 0, "model": entry.name, "text": text, "painted": False} | nothing)


def count(models: Models, given: Any) -> int | None:
    """How many tokens a text has, or None while its model is not in memory or the question makes no sense."""
    try:
        request = parse(TextRequest, given)
        return models.get(request.model).count_tokens(request.text) if models.loaded(request.model) else None
    except REFUSALS:
        return None


def status(models: Models, given: Any) -> str:
    """What is going on, for a run that takes more than two seconds."""
    name = parse(StatusRequest, given).model
    if name in models.entries and not models.loaded(name):
        return f"Loading the model {models.entries[name].title}."
    before = models.turns.ahead_of(visitor().key)
    if before is not None:
        return f"Waiting: {before} before you." if before else "Waiting: you are next."
    return "Still working: the computer is busy with other runs, or the sentence is long."


def stop(models: Models, given: Any) -> None:
    """Give up a run that the page wants no more."""
    try:
        models.newest.stop(visitor(), parse(StopRequest, given).id)
    except REFUSALS:
        return


def _id(given: Any) -> int | None:
    """The number of a request that cannot be read, so that the page knows what was refused."""
    try:
        return Whole().read(given.get("id"), []) if isinstance(given, dict) else None
    except ValueError:
        return None
