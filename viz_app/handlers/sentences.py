"""A text of several sentences: the translation of each, a few at a time so that the page can say how far it is."""

import time
from dataclasses import replace
from typing import Any

from viz_app.handlers.models import OfferedModels, Run
from viz_app.handlers.resolve import run_of, several_sentences
from viz_app.protocol.answers import REFUSALS
from viz_app.protocol.requests import TranslationsRequest

SECONDS = 0.4  # after which what is there is sent


def translations(models: OfferedModels, request: TranslationsRequest) -> dict[str, Any]:
    """Translate from one sentence on. A forced beginning and changes that name places belong to the visible sentence;
    the others are decoded without them.

    Returns:
        ``{"outputs": [...]}``, each ``{"text"}`` or ``{"error"}``, at least one and as many as a moment allows.
    """
    edits = replace(request.edits, mask=(), left_out=())
    free = replace(request, decoding=replace(request.decoding, prefix=()), sentence=None, edits=edits)
    entry = models.entry(request.model)
    sentences = several_sentences(models, entry, entry.text(request.text))
    end = time.monotonic() + SECONDS
    outputs: list[dict[str, str]] = []
    for sentence in sentences[request.first :]:
        outputs.append(_translation(models, run_of(replace(free, text=sentence))))
        if time.monotonic() > end:
            break
    return {"outputs": outputs}


def _translation(models: OfferedModels, run: Run) -> dict[str, str]:
    try:
        return {"text": models.trace(run).output}
    except REFUSALS as refusal:
        return {"error": str(refusal)}


FUNCTIONS = {"translations": translations}
