"""Files made of a trace: the whole run, one head, one row, one page. Every number is that of the trace."""

import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import orjson

from core.budget import check_budget
from core.errors import InputError
from core.results.spreadsheet import Cell, TableWriter
from core.results.trace import AttentionMap, Trace
from viz_app.export.snapshot import snapshot_html
from viz_app.export.svg import ENGLISH, Words, head_svg, heads_svg, said
from viz_app.protocol import answers
from viz_app.view_models.words import label

MOST_BYTES = answers.MOST_BYTES * 3 // 4  # a file travels as base 64, which is a third longer
MAX_TEXT = 40  # characters of the text in a file's name


@dataclass(frozen=True)
class HeadRow:
    """The selection in a trace: a map, a head and a row, counted from 0, and the words of a drawing of it."""

    map: str
    layer: int
    head: int
    row: int
    words: Words = ENGLISH


def file_name(trace: Trace, ending: str, place: HeadRow | None = None, row: bool = False) -> str:
    """A name that says model, text and, for a part of the run, map, layer and head as people count them."""
    parts = [trace.model, trace.text[:MAX_TEXT]]
    if place:
        parts += [place.map, f"layer {place.layer + 1}", f"head {place.head + 1}"]
        parts += [f"row {place.row + 1}"] if row else []
    return "-".join(re.sub(r"\W+", "-", part).strip("-") for part in parts if part.strip()) + ending


def csv_text(first: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Return a table whose first line is ``first``; see ``TableWriter``."""
    text = io.StringIO()
    table = TableWriter(text)
    for row in (first, *rows):
        table.write(row)
    return text.getvalue()


def head_csv(trace: Trace, place: HeadRow) -> str:
    """The weights of one head: the first line names the keys, each further line a query and its weights.

    Tokens are written as the page shows them.
    """
    shown = trace.attention[place.map]
    rows: list[list[str | float]] = [
        [label(query), *_weights(shown, place, row)] for row, query in enumerate(shown.query_tokens)
    ]
    return csv_text(["", *map(label, shown.key_tokens)], rows)


def drawing(trace: Trace, place: HeadRow) -> str:
    caption = _caption(trace, place, place.words.one)
    return head_svg(trace.attention[place.map], place.layer, place.head, caption, place.words)


def heads_drawing(trace: Trace, place: HeadRow) -> Iterable[str]:
    """Return all heads of the selected map as an SVG, in pieces."""
    return heads_svg(trace.attention[place.map], _caption(trace, place, place.words.all), place.words)


def _caption(trace: Trace, place: HeadRow, part: str) -> str:
    shown = said(part, map=getattr(place.words, place.map), layer=place.layer, head=place.head)
    return f"{trace.model} · {trace.text} · {shown}"


def row_csv(trace: Trace, place: HeadRow) -> str:
    """One row of a head, a line for each key: the key, whether it may be looked at, and its share."""
    shown = trace.attention[place.map]
    cells = zip(shown.key_tokens, shown.mask[place.row].tolist(), _weights(shown, place, place.row), strict=True)
    rows: list[list[str | float]] = [[label(key), int(allowed), weight] for key, allowed, weight in cells]
    return csv_text(["key", "may look", f"share of {label(shown.query_tokens[place.row])}"], rows)


def _weights(attention_map: AttentionMap, place: HeadRow, row: int) -> list[float]:
    """The weights as numbers whose shortest form gives the same float32 back."""
    return [float(str(weight)) for weight in attention_map.weights[place.layer, place.head, row]]


@dataclass(frozen=True)
class File:
    """A file to save: its name and its bytes."""

    name: str
    content: bytes


def new_file(
    kind: str,
    trace: Trace,
    place: HeadRow,
    shown: Mapping[str, str | int] | None = None,
    before: Mapping[str, Any] | None = None,
) -> File:
    """Return the file of a kind in ``KINDS``; ``shown`` and ``before`` are those of ``snapshot_html``. Raises
    ``InputError`` if it would have more than ``MOST_BYTES``, and ``StoppedError`` if the caller has set a budget and it
    is used up."""
    name, pieces = KINDS[kind](trace, place)
    if kind == "page":
        pieces = [snapshot_html(trace, shown=shown, before=before)]
    content = bytearray()
    for piece in pieces:
        content += piece.encode() if isinstance(piece, str) else piece
        if len(content) > MOST_BYTES:
            raise InputError("reply-file-too-large", megabytes=MOST_BYTES // 10**6)
        check_budget()
    return File(name, bytes(content))


def _json_of(array: np.ndarray) -> str:
    return orjson.dumps(np.ascontiguousarray(array), option=orjson.OPT_SERIALIZE_NUMPY).decode()


Pieces = Iterable[str | bytes]

KINDS: dict[str, Callable[[Trace, HeadRow], tuple[str, Pieces]]] = {
    "page": lambda trace, place: (file_name(trace, ".html"), []),
    "npz": lambda trace, place: (file_name(trace, ".npz"), [trace.to_npz()]),
    "json": lambda trace, place: (file_name(trace, ".json"), trace.json_pieces(_json_of)),
    "head": lambda trace, place: (file_name(trace, ".csv", place), [head_csv(trace, place)]),
    "svg": lambda trace, place: (file_name(trace, ".svg", place), [drawing(trace, place)]),
    "heads": lambda trace, place: (file_name(trace, f"-{place.map}-all-heads.svg"), heads_drawing(trace, place)),
    "row": lambda trace, place: (file_name(trace, ".csv", place, row=True), [row_csv(trace, place)]),
}
