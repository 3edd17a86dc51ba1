"""The files of the visible run: the page itself, the trace, a head, a row."""

import base64
import re
from dataclasses import fields, replace
from pathlib import Path

import core
from core.results.trace import Trace
from viz_app.export.files import MAX_TEXT, HeadRow, new_file
from viz_app.export.svg import ENGLISH, Words
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.experiments import before_of
from viz_app.handlers.models import OfferedModels
from viz_app.handlers.resolve import run_of
from viz_app.protocol import write
from viz_app.protocol.parameters import EDITS
from viz_app.protocol.requests import RunRequest, SaveRequest
from viz_app.view_models.whole_words import whole_words, word_of

# The kinds that can be saved by whole words; the others hold the tokens of the model.
SAVE_COST = 8_000  # so much that the last free place stays for cheap runs, see viz_app.server.turns
IN_WORDS = ("head", "svg", "heads", "row")


def save(models: OfferedModels, request: SaveRequest) -> Answer:
    """One file, its ``data`` as base 64, of the run with its changes."""
    run = run_of(request)
    trace = models.trace(run)
    place, made = chosen_place(trace, request), how_it_was_made(trace, request)
    if request.units == "words" and request.kind in IN_WORDS:
        trace, place, made = whole_words(trace), in_words(trace, place), f"{made} whole words"
    before = before_of(models, run) if request.kind == "page" else None
    with models.turn(SAVE_COST):
        file = new_file(request.kind, trace, place, _shown(request, place), before)
    return {"name": name_with(file.name, made), "data": base64.b64encode(file.content).decode()}


FUNCTIONS: dict[str, Function] = {"save_file": save}


def _shown(request: SaveRequest, place: HeadRow) -> dict[str, str | int]:
    """Return the selection, the changes, the theme and the language of a saved page, which opens as the page was."""
    shown: dict[str, str | int | None] = {"map": place.map, "layer": place.layer, "head": place.head}
    shown |= {"row": request.row, "step": request.step, "units": request.units, "theme": request.theme}
    shown |= {"lang": request.lang}
    changes = {name: text for name, text in write(request).items() if name in EDITS}
    return {name: value for name, value in (shown | changes).items() if value is not None}


def in_words(trace: Trace, place: HeadRow) -> HeadRow:
    rows = trace.source_tokens if place.map == "encoder" else trace.target_tokens[1:]
    return replace(place, row=word_of(rows, place.row))


def how_it_was_made(trace: Trace, request: RunRequest) -> str:
    """The decoding as in an address, the silenced heads, and the text that was forced; nothing for a plain run."""
    run = RunRequest(
        model="", text="", decoding=request.decoding if trace.steps else core.Decoding(), edits=request.edits
    )
    said = write(run)
    prefix = "".join(step.token for step in trace.steps if step.forced).replace("▁", " ")
    names = [name for name in said if name not in ("model", "text", "decoding", "forced")]
    parts = [f"{name}.{said[name]}" for name in names]
    return " ".join([said.get("decoding", ""), *parts, f"forced {prefix}" if "forced" in said else ""])


def name_with(name: str, more: str) -> str:
    """The name of a file with ``more`` said before its ending."""
    path = Path(name)
    words = re.sub(r"\W+", "-", more[:MAX_TEXT]).strip("-")
    return f"{path.stem}-{words}{path.suffix}" if words else name


def chosen_place(trace: Trace, request: SaveRequest) -> HeadRow:
    """The selected map, layer, head and row, or the nearest that this run has."""
    name = request.map if request.map and request.map in trace.attention else list(trace.attention)[-1]
    layers, heads, rows, _ = trace.attention[name].weights.shape
    row = request.row if name == "encoder" else request.step
    lines = request.labels.split("\n")
    words = Words(*lines) if len(lines) == len(fields(Words)) else ENGLISH
    return HeadRow(name, min(request.layer, layers - 1), min(request.head, heads - 1), min(row, rows - 1), words)
