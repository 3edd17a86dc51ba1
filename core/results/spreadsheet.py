"""A table as CSV that a spreadsheet reads as it is meant; ``widgets/csv.js`` writes the same on the page."""

import csv
from collections.abc import Iterable
from typing import TextIO

MARK = "\ufeff"  # without it a spreadsheet takes UTF-8 for the encoding of its system
FORMULAE = tuple("=+-@\t\r\n＝＋－＠")  # a cell that begins so is computed, whether it is in quotes or not

Cell = str | float


class TableWriter:
    """Writes a table to ``file`` row by row. Texts are in quotes, so that 3 or , stays a text."""

    def __init__(self, file: TextIO) -> None:
        file.write(MARK)
        self._writer = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC)

    def write(self, row: Iterable[Cell]) -> None:
        """Write one row."""
        self._writer.writerow([inert(cell) for cell in row])


def inert(cell: Cell) -> Cell:
    """Return a text with an apostrophe before what would make a formula of it: a token may be ``=HYPERLINK(A1)``."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAE) else cell
