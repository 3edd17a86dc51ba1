"""Heads as vector drawings, in the colours of the page: for slides and papers."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

import numpy as np

from core.results.trace import AttentionMap
from core.text.printable import printable
from viz_app.view_models.colours import tokens, weight_colour, weight_colours
from viz_app.view_models.words import label

CELL, LEFT, TOP, THUMBNAIL = 36, 130, 90, 120  # pixels


@dataclass(frozen=True)
class Words:
    """The texts of a drawing, in the language of the page; ``#map``, ``#layer`` and ``#head`` stand for those."""

    head: str = "head #head"
    layer: str = "layer #layer"
    masked: str = "may not look"
    one: str = "#map, layer #layer, head #head"
    all: str = "#map, all heads"
    encoder: str = "encoder"
    decoder: str = "decoder"
    cross: str = "cross"


ENGLISH = Words()


def said(text: str, **values: str | int) -> str:
    """Return a text of ``Words`` with its values; numbers count from 0."""
    for name, value in values.items():
        text = text.replace(f"#{name}", value if isinstance(value, str) else str(value + 1))
    return text


def head_svg(attention_map: AttentionMap, layer: int, head: int, caption: str, words: Words) -> str:
    """Return an SVG of one head: rows look at columns, deep is a large weight, hatched may not look.

    Each cell carries its weight with three decimals as a title, which viewers show on hover.
    """
    weights = attention_map.weights[layer, head]
    width, height = LEFT + CELL * weights.shape[1] + 60, TOP + CELL * weights.shape[0] + 40
    body = [*_labels(attention_map), *_cells(weights, attention_map.mask, words.masked)]
    body.append(_text(12, height - 14, caption))
    return "".join([_start(width, height), *body, END])


def heads_svg(attention_map: AttentionMap, caption: str, words: Words) -> Iterator[str]:
    """Yield an SVG of all heads of a map at one scale, piece by piece: a row of heads a layer, the first layer on top.

    Cells that round to no weight at all are left to the ground.
    """
    layers, heads, rows, columns = attention_map.weights.shape
    size = max(1.0, THUMBNAIL / max(rows, columns))
    wide, high = size * columns, size * rows
    width, height = round(90 + heads * (wide + 14) + 10), round(50 + layers * (high + 14) + 36)
    yield _start(width, height)
    for layer, head in np.ndindex(layers, heads):
        x, y = 90 + head * (wide + 14), 50 + layer * (high + 14)
        cells = "".join(_thumbnail(attention_map, layer, head, size))
        yield f'<g transform="translate({x:g} {y:g})">{cells}</g>'
    for head in range(heads):
        yield _text(90 + round(head * (wide + 14)), 40, said(words.head, head=head))
    for layer in range(layers):
        yield _text(12, 50 + round(layer * (high + 14) + high / 2), said(words.layer, layer=layer))
    yield _text(12, height - 14, caption) + END


def _thumbnail(attention_map: AttentionMap, layer: int, head: int, size: float) -> Iterator[str]:
    rows, columns = attention_map.mask.shape
    ground = weight_colour(0)
    yield f'<rect width="{size * columns:g}" height="{size * rows:g}" fill="{ground}"/>'
    fills = _fills(attention_map.weights[layer, head], attention_map.mask)
    for row, column in np.argwhere(fills != ground).tolist():
        place = f'x="{size * column:g}" y="{size * row:g}"'
        yield f'<rect {place} width="{size:g}" height="{size:g}" fill="{fills[row, column]}"/>'


END = "</svg>\n"


def _start(width: int, height: int) -> str:
    """Return the first tags of a drawing: its size, the pattern of masked cells and the ground."""
    colours = tokens()["light"]
    hatch = (
        '<pattern id="masked" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<rect width="6" height="6" fill="{colours["hatch-bg"]}"/>'
        f'<line y2="6" stroke="{colours["hatch"]}" stroke-width="2"/></pattern>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="13" fill="{colours["ink"]}"><defs>{hatch}</defs>'
        f'<rect width="100%" height="100%" fill="{colours["paper"]}"/>'
    )


def _cells(weights: np.ndarray, mask: np.ndarray, masked: str) -> Iterator[str]:
    fills = _fills(weights, mask)
    for (row, column), weight in np.ndenumerate(weights):
        title = f"{weight:.3f}" if mask[row, column] else escape(printable(masked, ""))
        yield (
            f'<rect x="{LEFT + CELL * column}" y="{TOP + CELL * row}" width="{CELL - 1}" height="{CELL - 1}" '
            f'fill="{fills[row, column]}"><title>{title}</title></rect>'
        )


def _fills(weights: np.ndarray, mask: np.ndarray) -> np.ndarray:
    return np.where(mask & np.isfinite(weights), weight_colours(weights), "url(#masked)")


def _labels(attention_map: AttentionMap) -> Iterator[str]:
    for row, token in enumerate(attention_map.query_tokens):
        yield _text(LEFT - 10, TOP + CELL * row + 22, label(token), 'text-anchor="end"')
    for column, token in enumerate(attention_map.key_tokens):
        x = LEFT + CELL * column + 16
        yield _text(x, TOP - 10, label(token), f'transform="rotate(-45 {x} {TOP - 10})"')


def _text(x: int, y: int, text: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" {more}>{escape(printable(text, ""))}</text>'
