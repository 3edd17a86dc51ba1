"""What can be saved of the run on show: the page itself, the trace, a head, a row."""

import base64
import re
from pathlib import Path
from typing import Any

import core
from core.trace import Trace
from viz_app.exports import KINDS, LONGEST_TEXT, Place
from viz_app.frontend.mounting import mounted
from viz_app.links import EDIT_PARAMETERS, edits_from_link
from viz_app.models import Models, Run
from viz_app.pages.context import PageContext, read_request
from viz_app.pages.experiments import experiment
from viz_app.pages.run import REFUSALS
from viz_app.run_links import decoding_to_link

EDITED_TABS = {"masks": ("mask", "bugs", "fill", "pads"), "positions": ("positions",)}


def build(context: PageContext) -> None:
    """Put the list behind the header's Save button."""

    def save(wanted: Any) -> dict[str, Any]:
        return file_of(context.models, wanted)

    mounted("downloads", {"save_file": save})


def file_of(models: Models, wanted: Any) -> dict[str, Any]:
    """Make one file of ``{"kind", "model", "text", "tab", "map", "layer", "head", "row", ...edits}`` from a browser.

    On a tab that changes the run, the changed run is saved.

    Returns:
        ``{"ok": True, "name", "data"}`` with the bytes as base-64, or ``{"ok": False, "error": sentence}``.
    """
    try:
        wanted = wanted if isinstance(wanted, dict) else {}
        kind = wanted.get("kind")
        if not isinstance(kind, str) or kind not in KINDS:
            raise core.InputError(f"There is no file of the kind {str(kind)[:20]!r}. Reload the page.")
        request = read_request(wanted)
        trace = shown_trace(models, request, wanted)
        name, content = KINDS[kind](trace, chosen_place(trace, wanted))
        name = name_with(name, how_it_was_made(trace, request))
    except REFUSALS as refusal:
        return {"ok": False, "error": str(refusal)}
    data = content.encode() if isinstance(content, str) else content
    return {"ok": True, "name": name, "data": base64.b64encode(data).decode()}


def shown_trace(models: Models, request: Run, wanted: dict[str, Any]) -> Trace:
    """The run that the open tab shows, with the changes made there."""
    tab = wanted.get("tab")
    names = EDITED_TABS.get(tab, ()) if isinstance(tab, str) else ()
    edits, _ = edits_from_link({name: wanted.get(name) for name in names if name in EDIT_PARAMETERS})
    return experiment(models, request, edits).after if edits != core.Edits() else models.trace(request)


def how_it_was_made(trace: Trace, request: Run) -> str:
    """The decoding as in an address, and the text that was forced; nothing for a plain run."""
    said = decoding_to_link(request.decoding) if trace.steps else {}
    forced = "".join(step.token for step in trace.steps if step.forced).replace("▁", " ")
    parts = [f"{name}.{text}" for name, text in said.items() if name not in ("decoding", "forced")]
    return " ".join([said.get("decoding", ""), *parts, f"forced {forced}" if "forced" in said else ""])


def name_with(name: str, more: str) -> str:
    """The name of a file with ``more`` said before its ending."""
    path = Path(name)
    words = re.sub(r"\W+", "-", more[:LONGEST_TEXT]).strip("-")
    return f"{path.stem}-{words}{path.suffix}" if words else name


def chosen_place(trace: Trace, wanted: dict[str, Any]) -> Place:
    """The selected map, layer, head and row, or the nearest that this run has."""
    asked = wanted.get("map")
    name = asked if isinstance(asked, str) and asked in trace.attention else list(trace.attention)[-1]
    layers, heads, rows, _ = trace.attention[name].weights.shape
    row = wanted.get("row") if name == "encoder" else wanted.get("step")
    return Place(name, _within(wanted.get("layer"), layers), _within(wanted.get("head"), heads), _within(row, rows))


def _within(value: Any, count: int) -> int:
    number = isinstance(value, int) and not isinstance(value, bool)
    return min(max(value, 0), count - 1) if number else 0
