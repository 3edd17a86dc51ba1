"""A plain picture on paper: bars, or a table of cells.

A picture is JSON. ``rows`` and ``columns`` are a kind of names and the names; bars have no columns. ``cells`` are the
numbers by rows in this ``unit``, None where a cell is closed. ``at`` is the row that the stop is about, or -1. With
``named`` the names of the rows are an answer too. A picture of ``lines`` has a kind and words in each.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

SHARE, NUMBER, OPEN = "share", "number", "open"  # units
OTHERS = "others"

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
