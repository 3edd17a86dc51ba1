"""A text of several sentences: the translation of each, a few at a time so that the page can say how far it is."""

import time
from dataclasses import replace
from typing import Any

from viz_app.models import Models, Run
from viz_app.pages.run import REFUSALS
from viz_app.pages.wanted import understand

SECONDS = 0.4  # after which what is there is sent


def translations(models: Models, wanted: Any) -> dict[str, Any]:
    """Translate from one sentence on: ``{"model", "text", "first"}`` and parameters of ``viz_app.run_links``.

    A beginning that is forced belongs to the sentence on show, the others are free.

    Returns:
        ``{"ok": True, "outputs": [...]}``, each ``{"text"}`` or ``{"error"}``, at least one and as many as a moment
        allows; or ``{"ok": False, "error": sentence}``.
    """
    wanted = wanted[0] if isinstance(wanted, list) and wanted else wanted
    wanted = wanted if isinstance(wanted, dict) else {}
    try:
        asked = understand(models, wanted | {"link": False, "forced": None})
    except REFUSALS as refusal:
        return {"ok": False, "error": str(refusal)}
    first, end = wanted.get("first"), time.monotonic() + SECONDS
    outputs: list[dict[str, str]] = []
    for sentence in asked.sentences[first if isinstance(first, int) and first > 0 else 0 :]:
        outputs.append(_translation(models, replace(asked.request, text=sentence)))
        if time.monotonic() > end:
            break
    return {"ok": True, "outputs": outputs}


def _translation(models: Models, request: Run) -> dict[str, str]:
    try:
        return {"text": models.trace(request).output}
    except REFUSALS as refusal:
        return {"error": str(refusal)}
