"""The languages that a translator reads and writes."""

import re
from pathlib import Path

from core.checkpoints.checkpoint import title_and_languages
from core.tracers.hugging_face import HubModel
from core.tracers.native import NativeModel


def languages_of(model: NativeModel | HubModel) -> tuple[str, ...]:
    """Return the codes of a translator's source and target, if they are known."""
    if model.task != "translator" or not isinstance(model, NativeModel):
        return ()
    told = title_and_languages(model.folder)[1] if model.folder else ()
    named = re.fullmatch(r"([a-z]{2})-([a-z]{2})", Path(model.name).name)
    return told or (named.groups() if named else ())
