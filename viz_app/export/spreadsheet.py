"""A whole table as the text of a CSV file."""

import io
from collections.abc import Sequence

from core.results.spreadsheet import Cell, TableWriter


def csv_text(first: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Return a table whose first line is ``first``; see ``TableWriter``."""
    text = io.StringIO()
    table = TableWriter(text)
    for row in (first, *rows):
        table.write(row)
    return text.getvalue()
