"""A table as CSV that a spreadsheet reads as it is meant; ``widgets/csv.js`` writes the same on the page."""

import csv
import io
from collections.abc import Sequence

MARK = "\ufeff"  # without it a spreadsheet takes UTF-8 for the encoding of its system
FORMULAE = tuple("=+-@\t\r\n＝＋－＠")  # a cell that begins so is computed, whether it is in quotes or not

Cell = str | float


def csv_text(first: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Return a table whose first line is ``first``. Texts are in quotes, so that 3 or , stays a text."""
    text = io.StringIO()
    text.write(MARK)
    writer = csv.writer(text, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerows([[inert(cell) for cell in row] for row in (first, *rows)])
    return text.getvalue()


def inert(cell: Cell) -> Cell:
    """Return a text with an apostrophe before what would make a formula of it: a token may be ``=HYPERLINK(A1)``."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAE) else cell
