"""A text of several sentences, and many texts: some at a time, so that the page can say how far it is."""

import time
from dataclasses import replace
from typing import Any

import core
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.models import ModelEntry, OfferedModels, Run
from viz_app.handlers.resolve import run_of, several_sentences
from viz_app.protocol.answers import REFUSALS
from viz_app.protocol.kinds import said_by
from viz_app.protocol.requests import MOST_TEXTS, ModelRequest, SurveyRequest, TranslationsRequest
from viz_app.view_models.sides import are_alike
from viz_app.view_models.survey import plain, rows_payload

SECONDS = 0.4  # after which what is there is sent
COST, RUN_SECONDS = 5_000, 120  # of as many texts as are sent at once: about a second of a core, far more on a phone


def translations(models: OfferedModels, request: TranslationsRequest) -> dict[str, Any]:
    """Translate from one sentence on. A forced beginning and changes that name places belong to the visible sentence;
    the others are decoded without them.

    Returns:
        ``{"outputs": [...]}``, each ``{"text"}`` or ``{"error"}``, at least one and as many as a moment allows.
    """
    decoding, edits = _of_any_sentence(request)
    free = replace(request, decoding=decoding, sentence=None, edits=edits)
    entry = models.entry(request.model)
    sentences = several_sentences(models, entry, entry.text(request.text))
    end = time.monotonic() + SECONDS
    outputs: list[dict[str, Any]] = []
    for sentence in sentences[request.first :]:
        outputs.append(_translation(models, run_of(replace(free, text=sentence))))
        if time.monotonic() > end:
            break
    return {"outputs": outputs}


def _translation(models: OfferedModels, run: Run) -> dict[str, Any]:
    try:
        return {"text": models.trace(run).output}
    except REFUSALS as refusal:
        return {"error": said_by(refusal)}


def survey(models: OfferedModels, request: SurveyRequest) -> Answer:
    """Return as ``rows`` what the model makes of some of many texts, and as ``about`` what they depend on.

    ``refused`` says why texts could not be read, by their places in ``rows``.
    """
    model: Any = models.get(request.model)
    decoding, edits = _of_any_sentence(request)
    others = request.references if request.references and model.task != "generator" else None
    expected: Any = {"labels" if model.task == "classifier" else "references": others}
    share = len(request.texts) / MOST_TEXTS
    with models.newest_turn("survey", COST * share, RUN_SECONDS):
        found = core.survey(model, request.texts, decoding=decoding, edits=edits, **expected)
    entry = models.entry(request.model)
    alike = [(one.name, one.title) for one in models.entries.values() if one != entry and _are_alike(one, entry)]
    about = {"about": plain(found.about), "labels": list(model.labels), "sides": entry.sides, "others": alike}
    refused = {str(at): said_by(row.error) for at, row in enumerate(found.rows) if row.error}
    return about | {"rows": rows_payload(found), "refused": refused}


def _are_alike(one: ModelEntry, other: ModelEntry) -> bool:
    """Return True if answers of two models can be compared: they are in the same language, or of the same labels."""
    if one.task == other.task == "translator":
        return are_alike(one.sides, other.sides)
    return (one.task, one.sides) == (other.task, other.sides) and len({one.labels, other.labels} - {()}) < 2


def _of_any_sentence(request: TranslationsRequest | SurveyRequest) -> tuple[core.Decoding, core.Edits]:
    """Return decoding and changes without a forced beginning and places, which belong to the visible sentence."""
    return replace(request.decoding, prefix=()), replace(request.edits, mask=(), left_out=())


def held_out(models: OfferedModels, request: ModelRequest) -> Answer:
    """Return ``texts`` that the model has not learned from, their ``references`` or labels, and the ``terms`` of their
    corpora; there are no texts if none lie beside its weights."""
    found = getattr(models.get(request.model), "held_out", None)
    texts, others = zip(*found.texts, strict=True) if found and found.texts else ((), ())
    terms = found.about.get("terms", ()) if found else ()
    return {"texts": texts, "references": others if texts and all(others) else None, "terms": terms}


SURVEY: dict[str, Function] = {"survey": survey, "held_out": held_out}
FUNCTIONS = {"translations": translations}
