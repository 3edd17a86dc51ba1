"""Cells of attention that are no number: hatched where nothing may look, washed where the softmax gave NaN."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import plotly.graph_objects as go
from jaxtyping import Bool, Float

from viz_app.figures.theme import Theme, colours

Corner = tuple[float, float]


def rectangles(cells: Bool[np.ndarray, "query key"]) -> Iterator[tuple[int, int, int, int]]:
    """First row, first column, rows and columns of rectangles that together are exactly the true ``cells``."""
    open_runs: dict[tuple[int, int], int] = {}
    for row in range(len(cells) + 1):
        runs = _runs(cells[row]) if row < len(cells) else []
        for run in [run for run in open_runs if run not in runs]:
            first = open_runs.pop(run)
            yield first, run[0], row - first, run[1] - run[0]
        open_runs |= {run: row for run in runs if run not in open_runs}


def hatched(
    mask: Bool[np.ndarray, "query key"], theme: Theme, *, corners: Sequence[Corner] = ((0, 0),), period: int = 6
) -> go.Scatter:
    """One trace that hatches the cells where ``mask`` is false, in every picture with its first cell at a corner."""
    colour = colours(theme)
    pattern = {
        "shape": "/",
        "size": period,
        "solidity": 0.18,
        "fgcolor": colour["hatch"],
        "bgcolor": colour["hatch-bg"],
    }
    return _area(~mask, corners, colour["hatch"], "may not look", "may not look", fillpattern=pattern)


def broken(
    cells: Bool[np.ndarray, "query key"], theme: Theme, corner: Corner = (0, 0)
) -> tuple[go.Scatter, go.Scatter]:
    """Two traces that mark ``cells`` whose weight is NaN: a pale ground, and the word on every row."""
    colour = colours(theme)
    about = "NaN: the softmax of nothing"
    ground = _area(cells, [corner], colour["bad"], "NaN", about, fillcolor=colour["accent-wash"])
    rows = np.flatnonzero(cells.any(axis=1))
    middles = [float(np.flatnonzero(cells[row]).mean()) + corner[0] for row in rows]
    word = go.Scatter(
        x=middles,
        y=rows + corner[1],
        mode="text",
        text="NaN",
        textfont={"color": colour["bad"], "size": 11, "weight": 600},
        hoverinfo="skip",
    )
    return ground, word


def _area(
    cells: Bool[np.ndarray, "query key"], corners: Sequence[Corner], colour: str, name: str, about: str, **filled: Any
) -> go.Scatter:
    x, y = _outlines(cells, corners)
    line = {"width": 0, "color": colour, "simplify": False}
    hover = {"hoveron": "fills", "hoverinfo": "text", "text": about}
    return go.Scatter(x=x, y=y, name=name, mode="lines", line=line, fill="toself", **hover, **filled)


def _runs(row: Bool[np.ndarray, "key"]) -> list[tuple[int, int]]:
    edges = np.flatnonzero(np.diff(np.concatenate([[False], row, [False]])))
    return [(int(start), int(end)) for start, end in zip(edges[::2], edges[1::2], strict=True)]


def _outlines(cells: Bool[np.ndarray, "query key"], corners: Sequence[Corner]) -> Float[np.ndarray, "axis point"]:
    """The rectangles as x and y of one line with gaps (NaN), around cells whose centres are whole numbers."""
    places = np.array(list(rectangles(cells)), np.float32).reshape(-1, 4)
    top, left, rows, columns = (places - (0.5, 0.5, 0, 0)).T
    gap = np.full(len(places), np.nan)
    x = np.stack([left, left + columns, left + columns, left, left, gap], axis=-1).ravel()
    y = np.stack([top, top, top + rows, top + rows, top, gap], axis=-1).ravel()
    offsets = np.array(corners, np.float32)
    return np.stack([(x + offsets[:, :1]).ravel(), (y + offsets[:, 1:]).ravel()]).astype(np.float32)
