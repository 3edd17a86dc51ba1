"""Somebody's own texts in a file: TSV, CSV or JSON lines, with named columns or with the first two."""

import csv
import io
import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from core.config.bounds import refuse_labels
from core.errors import InputError
from core.files import read_json
from core.sentences import Sentence, Value, sentence
from core.text.printable import printable
from core.text.tokens import clean_text
from core.training.data.readers import numbered_lines, short, text_of

Rows = Sequence[tuple[str, str]]
_LOG = logging.getLogger(__name__)
_MARKUP = re.compile(r"<[^<>]*>|&\w+;|&#\d+;")


class Row(tuple[str, str]):
    """Both columns of a row; ``place`` is what a message about it says, such as ``line 3 of tweets.tsv``."""

    place: Sentence

    @classmethod
    def at(cls, place: Sentence, first: str, second: str) -> "Row":
        """Return a row of that place."""
        row = cls((first, second))
        row.place = place
        return row


def places_of(rows: Iterable[Row]) -> dict[str, Sentence]:
    """Return the place of the first row of each label."""
    places: dict[str, Sentence] = {}
    for row in rows:
        places.setdefault(clean_text(row[0]), row.place)
    return places


class Columns(NamedTuple):
    """The names of the two columns of a file, and the form of a line without names."""

    first: str
    second: str

    @property
    def form(self) -> str:
        """The form of a line, such as ``LABEL TAB TEXT``."""
        return f"{self.first.upper()} TAB {self.second.upper()}"


EXAMPLES, PAIRS = Columns("label", "text"), Columns("source", "target")


def read_rows(given: str | Path | Rows, usual: Columns, columns: Sequence[str] = ()) -> list[Row]:
    """Return both columns of each row; rows without any text are left out.

    Args:
        given: a file, or the rows themselves.
        usual: the names that columns have if nothing else is said, and the order of columns without names.
        columns: other names, or indices from 0 of columns without names, in the order of ``usual``.

    Raises:
        InputError: if there is no such file, it is empty or no UTF-8 text, or a line has another form; the message
            names file and line.
    """
    if columns and len(columns) != 2:
        example = f"{usual.first},{usual.second}"
        raise InputError("training-not-two-columns", columns=f"{tuple(columns)!r:.60}", example=example)
    if not isinstance(given, str | Path):
        return [_checked_row(row, index, usual) for index, row in enumerate(given)]
    path = Path(given)
    if not path.is_file():
        raise InputError("training-no-file", path=str(path))
    text = text_of(path, remedy=sentence("training-give-lines", form=usual.form))
    cells = _READERS.get(_suffix(path), _cells)(path, text)
    return list(_rows(path, cells, usual, Columns(*columns) if columns else None))


def _checked_row(row: object, index: int, usual: Columns) -> Row:
    if not (isinstance(row, tuple | list) and len(row) == 2 and all(isinstance(cell, str) for cell in row)):
        form = f"({usual.first}, {usual.second})"
        raise InputError("training-row-no-pair", index=index, row=f"{row!r:.60}", form=form)
    return Row.at(sentence("training-given-row", index=index), *row)


def _suffix(path: Path) -> str:
    return Path(path.stem if path.suffix == ".gz" else path.name).suffix.lower()


Cells = Iterator[tuple[int, list[str] | dict[str, object]]]


def _cells(path: Path, text: str) -> Cells:
    for number, line in numbered_lines(text):
        if line.strip():
            yield number, line.removesuffix("\r").split("\t")


def _csv_cells(path: Path, text: str) -> Cells:
    head = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=head.count), strict=True)
    try:
        number = 1
        for row in reader:
            if any(cell.strip() for cell in row):
                yield number, row
            number = reader.line_num + 1  # a quoted cell may have several lines
    except csv.Error as error:
        where: dict[str, Value] = {"path": str(path), "line": reader.line_num}
        raise InputError("training-no-csv", why=str(error), **where) from error


def _json_cells(path: Path, text: str) -> Cells:
    for number, line in numbered_lines(text):
        if not line.strip():
            continue
        try:
            row = read_json(line)
        except ValueError as error:
            about: dict[str, Value] = {"path": str(path), "line": number, "text": short(line)}
            if line.lstrip().startswith("["):
                raise InputError("training-begins-array", **about) from error
            raise InputError("training-no-json", why=str(error), **about) from error
        if isinstance(row, list) and row and isinstance(row[0], dict):
            raise InputError("training-one-array", path=str(path), line=number)
        if not isinstance(row, dict):
            raise InputError("training-no-object", path=str(path), line=number, text=short(line))
        yield number, row


_READERS = {".csv": _csv_cells, ".json": _json_cells, ".jsonl": _json_cells, ".ndjson": _json_cells}


def _rows(path: Path, cells: Cells, usual: Columns, given: Columns | None) -> Iterator[Row]:
    wanted = given or usual
    by_index = given is not None and all(map(str.isdecimal, given))
    places = (int(wanted.first), int(wanted.second)) if by_index else None
    for number, row in cells:
        where: dict[str, Any] = {"path": str(path), "line": number}
        place = sentence("training-line-of", line=number, name=path.name)
        if isinstance(row, dict):
            if any(name not in row for name in wanted):
                raise _missing(wanted, list(row), where)
            both = tuple(row[name] for name in wanted)
            said = tuple(str(cell) if isinstance(cell, int) and not isinstance(cell, bool) else cell for cell in both)
            for name, cell in zip(wanted, said, strict=True):
                if not isinstance(cell, str):
                    raise InputError("training-no-text", column=name, value=f"{cell!r:.40}", **where)
            yield Row.at(place, *map(str, said))
            continue
        if places is None:
            names = [cell.strip().casefold() for cell in row]
            if all(name.casefold() in names for name in wanted):
                places = names.index(wanted.first.casefold()), names.index(wanted.second.casefold())
                continue
            if given or _suffix(path) == ".csv":
                raise _missing(wanted, row, where)
            if len(row) > len(usual) + 1:
                raise InputError("training-many-columns", columns=len(row), **where)
            if len(row) > len(usual):
                _LOG.warning("%s", sentence("training-first-two", columns=len(row), **where))
            places = 0, 1
        if len(row) <= max(places):
            about = {"text": short(chr(9).join(row)), **where}
            if by_index:
                raise InputError("training-no-such-columns", first=wanted.first, second=wanted.second, **about)
            raise InputError("training-too-few-columns", form=wanted.form, **about)
        yield Row.at(place, row[places[0]], row[places[1]])


def _missing(wanted: Columns, there: list[str], where: Mapping[str, Any]) -> InputError:
    name = next((one for one in wanted if one not in there), wanted.first)
    columns = f"{', '.join(printable(one, ' ') for one in there):.120}"
    example = f"{wanted.first},{wanted.second}"
    return InputError("training-no-column", column=repr(name), columns=columns, example=example, **where)


def check_labels(places: Mapping[str, Sentence], name: str) -> tuple[str, ...]:
    """Return the different labels in order: numbers by size, then others by the alphabet.

    ``places`` tell where the first text of each stands, and ``name`` the file.

    Raises:
        InputError: if there is but one, or one is empty, holds markup or is too long; with its place.
    """
    different = sorted(places, key=lambda one: (not one.isdecimal(), int(one) if one.isdecimal() else 0, one))
    if len(different) < 2:
        raise InputError("training-one-label", name=name, label=f"{different[0]!r:.60}")
    for label in different:
        if _MARKUP.search(label) or printable(label, "") != label:
            raise InputError("training-markup-in-label", label=f"{label!r:.60}", place=places[label])
    checked: list[tuple[Value, list[str]]] = [*((places[label], [label]) for label in different), (name, different)]
    for place, labels in checked:
        try:
            refuse_labels(labels)
        except ValueError as error:
            raise InputError("training-bad-label", place=place, why=error) from None
    return tuple(different)
