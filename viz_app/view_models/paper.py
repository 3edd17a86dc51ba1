"""A plain picture on paper: bars, a table of cells, or a head as digits.

A picture is JSON. ``rows`` and ``columns`` are a kind of names and the names; bars have no columns. ``cells`` are the
numbers by rows in this ``unit``, None where a cell is closed. ``at`` is the row that the stop is about, or -1. With
``named`` the names of the rows are an answer too. A picture of ``lines`` has a kind and words in each.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

SHARE, NUMBER, OPEN = "share", "number", "open"  # units
OTHERS = "others"
MOST_CELLS = 16  # along each side of a head in digits

Names = tuple[str, Sequence[Any]]


def table(rows: Names, columns: Names | None, cells: Any, unit: str, **more: Any) -> dict[str, Any]:
    plain = [[float(f"{one:.6g}") if np.isfinite(one) else None for one in row] for row in np.asarray(cells, float)]
    return {"rows": rows, "columns": columns, "cells": plain, "unit": unit, "at": -1, "named": False} | more


def bars(rows: Names, values: Any, unit: str, **more: Any) -> dict[str, Any]:
    return table(rows, None, np.asarray(values, float)[:, None], unit, **more)


def sums(parts: Sequence[tuple[str, float]], unit: str) -> dict[str, Any]:
    """Return a bar for each name, of all its numbers in sum; that of the others comes last."""
    names = sorted(dict.fromkeys(name for name, _ in parts), key=lambda name: name == OTHERS)
    return bars(("part", names), [sum(value for own, value in parts if own == name) for name in names], unit)


def open_cells(rows: Names, columns: Names, mask: Any, at: int) -> dict[str, Any]:
    return table(rows, columns, np.where(mask, 1.0, np.nan), OPEN, at=at)


def lines(written: Sequence[tuple[str, Sequence[str]]]) -> dict[str, Any]:
    """Return a picture of lines of words."""
    return {"lines": written}


def picture(weights: Any, mask: Any) -> str:
    """Return the weights [query, key] of a head as lines of digits: ninths of 1, or a space where the mask is closed.

    Of a long text a digit is the largest of several cells.
    """
    starts = [np.unique(np.linspace(0, size, min(size, MOST_CELLS), endpoint=False, dtype=int)) for size in mask.shape]

    def largest(cells: Any) -> Any:
        return np.maximum.reduceat(np.maximum.reduceat(cells, starts[0], axis=0), starts[1], axis=1)

    ninths = largest(np.rint(9 * np.nan_to_num(np.asarray(weights, dtype=float)))).astype(int)
    return "\n".join(
        "".join(str(one) if is_open else " " for one, is_open in zip(*row, strict=True))
        for row in zip(ninths.clip(0, 9), largest(np.asarray(mask)), strict=True)
    )
