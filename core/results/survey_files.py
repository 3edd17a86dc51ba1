"""Surveys as files: JSON lines, CSV (RFC 4180) and Parquet, written row by row, so that memory does not grow."""

import csv
import io
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from core.errors import InputError
from core.files import open_plain, read_json, replace_file, replaced
from core.results.spreadsheet import FORMULAE, TableWriter
from core.results.survey import SurveyRow

KIND, FORMAT_VERSION = "survey", 1
COLUMNS = tuple(SurveyRow.__dataclass_fields__)
_PLAIN = ("text", "output", "reference", "error")  # the columns of texts; others are JSON
_GUARDED = re.compile(f"'+[{re.escape(''.join(FORMULAE))}]")  # a formula behind an apostrophe
_CHUNK = 1_024  # rows that a Parquet file gets at once

Writer = Callable[[Path, Mapping[str, Any], Iterable[SurveyRow]], Iterator[SurveyRow]]


def save_survey(path: str | os.PathLike[str], about: Mapping[str, Any], rows: Iterable[SurveyRow]) -> None:
    """Write all rows; see ``written``."""
    for _ in written(path, about, rows):
        pass


def written(path: str | os.PathLike[str], about: Mapping[str, Any], rows: Iterable[SurveyRow]) -> Iterator[SurveyRow]:
    """Yield ``rows`` and write each to ``path``, which has all of them or is as before.

    Raises:
        InputError: if the name has another ending than .jsonl, .csv and .parquet, or pyarrow is missing for the last.
        OSError: if it cannot be written.
    """
    write = writer_of(path)
    with replaced(path) as fresh:
        yield from write(fresh, about, rows)


def writer_of(path: str | os.PathLike[str]) -> Writer:
    """Return the function that writes a file of this name.

    Raises:
        InputError: as ``written`` does; a caller that computes for hours asks before.
    """
    place = Path(path)
    write = {".jsonl": _write_lines, ".csv": _write_csv, ".parquet": _write_parquet}.get(place.suffix.lower())
    if write is None:
        raise InputError("core-survey-ending", file=f"{place.name!r:.60}")
    if write is _write_parquet:
        _arrow()
    return write


def head_line(about: Mapping[str, Any]) -> str:
    """Return the first line of a survey as JSON lines."""
    return json.dumps({"kind": KIND, "format_version": FORMAT_VERSION, **about}, ensure_ascii=False) + "\n"


def row_line(row: SurveyRow) -> str:
    """Return a row as a line of JSON."""
    return json.dumps(row.to_json(), ensure_ascii=False) + "\n"


def _write_lines(path: Path, about: Mapping[str, Any], rows: Iterable[SurveyRow]) -> Iterator[SurveyRow]:
    with path.open("w", encoding="utf-8") as file:
        file.write(head_line(about))
        for row in rows:
            file.write(row_line(row))
            yield row


def _write_csv(path: Path, about: Mapping[str, Any], rows: Iterable[SurveyRow]) -> Iterator[SurveyRow]:
    with path.open("w", encoding="utf-8", newline="") as file:
        table = TableWriter(file)
        table.write(COLUMNS)
        for row in rows:
            table.write(_cells(row))
            yield row


def _cells(row: SurveyRow) -> Iterator[str]:
    """Yield a row as texts; a text that looks as if it were guarded already gets one more apostrophe."""
    for name in COLUMNS:
        value = getattr(row, name)
        if value in (None, "", (), {}):
            yield ""
        elif name in _PLAIN:
            yield f"'{value}" if _GUARDED.match(value) else value
        else:
            yield json.dumps(value, ensure_ascii=False)


def _write_parquet(path: Path, about: Mapping[str, Any], rows: Iterable[SurveyRow]) -> Iterator[SurveyRow]:
    arrow, parquet = _arrow()
    pair = arrow.list_(arrow.struct([("name", arrow.string()), ("value", arrow.float64())]))
    kinds = dict.fromkeys(COLUMNS, arrow.string()) | {"index": arrow.int64(), "chrf": arrow.float64()}
    kinds |= {"ids": arrow.list_(arrow.int64()), "tokens": arrow.list_(arrow.string())}
    kinds |= {"log_p": arrow.list_(arrow.float64()), "entropy": arrow.list_(arrow.float64())}
    kinds |= {"seen": pair, "probabilities": pair}
    schema = arrow.schema(list(kinds.items()), metadata={KIND: head_line(about)})
    waiting: list[dict[str, Any]] = []
    with parquet.ParquetWriter(path, schema) as writer:
        for row in rows:
            waiting.append(_columns(row))
            if len(waiting) == _CHUNK:
                writer.write_table(arrow.Table.from_pylist(waiting, schema))
                waiting = []
            yield row
        writer.write_table(arrow.Table.from_pylist(waiting, schema))


def _columns(row: SurveyRow) -> dict[str, Any]:
    """Return a row as values of Parquet's columns; flags and the runner-up are JSON."""
    plain = row.to_json()
    for name in ("flags", "runner_up"):
        if name in plain:
            plain[name] = json.dumps(plain[name], ensure_ascii=False)
    pairs = {"seen": row.seen, "probabilities": tuple(row.probabilities.items())}
    return plain | {name: [{"name": one, "value": number} for one, number in both] for name, both in pairs.items()}


def _arrow() -> Any:
    """Return pyarrow and its part for Parquet, which few need and nothing else here imports."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise InputError("core-no-pyarrow") from None


def read_survey(path: str | os.PathLike[str]) -> tuple[dict[str, Any], Iterator[SurveyRow]]:
    """Return ``about`` and the rows of a file; rows are read as they are asked for.

    Raises:
        InputError: if it is no survey; a damaged row is refused with its line.
        OSError: if it cannot be read.
    """
    place = Path(path)
    with open_plain(place) as file:
        beginning = file.read(4)
    if beginning == b"PAR1":
        return _read_parquet(place)
    if place.suffix.lower() == ".csv":
        return {}, _read_csv(place)
    lines = _lines_of(place)
    return _head_of(place, next(lines, (1, ""))[1]), (_row_of(place, *line) for line in lines)


def _lines_of(path: Path) -> Iterator[tuple[int, str]]:
    try:
        with io.TextIOWrapper(open_plain(path), encoding="utf-8", newline="\n") as file:
            yield from enumerate(file, start=1)
    except UnicodeDecodeError:
        raise InputError("core-survey-not-utf8", file=str(path)) from None


def _head_of(path: Path, line: str) -> dict[str, Any]:
    plain = None
    with suppress(ValueError):
        plain = read_json(line)
    if not isinstance(plain, dict) or plain.pop("kind", None) != KIND:
        raise InputError("core-file-no-survey", file=str(path), name=path.name)
    if (version := plain.pop("format_version", None)) != FORMAT_VERSION:
        raise InputError("core-file-format", file=str(path), given=f"{version!r:.40}", known=FORMAT_VERSION)
    return plain


def _row_of(path: Path, number: int, line: str) -> SurveyRow:
    try:
        plain = read_json(line)
        return SurveyRow.from_json(plain if isinstance(plain, dict) else {})
    except ValueError:
        raise InputError("core-survey-line", file=str(path), line=number) from None


def _read_csv(path: Path) -> Iterator[SurveyRow]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        try:
            if tuple(reader.fieldnames or ()) != COLUMNS:
                raise InputError("core-survey-columns", file=str(path), columns=f"{reader.fieldnames!r:.80}")
            for cells in reader:
                yield SurveyRow.from_json({name: _value(name, cell) for name, cell in cells.items() if cell})
        except UnicodeDecodeError:
            raise InputError("core-survey-not-utf8", file=str(path)) from None
        except (csv.Error, ValueError) as error:
            if isinstance(error, InputError):
                raise
            raise InputError("core-survey-line", file=str(path), line=reader.line_num) from None


def _value(name: str, cell: str) -> Any:
    if name not in _PLAIN:
        return read_json(cell)
    return cell[1:] if _GUARDED.match(cell) else cell


def _read_parquet(path: Path) -> tuple[dict[str, Any], Iterator[SurveyRow]]:
    _, parquet = _arrow()
    try:
        file = parquet.ParquetFile(path)
        head = (file.schema_arrow.metadata or {}).get(KIND.encode(), b"").decode()
    except Exception as error:  # the library has errors of its own for each kind of damage
        raise InputError("core-no-parquet", file=str(path)) from error
    return _head_of(path, head), (
        _from_columns(plain) for batch in file.iter_batches(_CHUNK) for plain in batch.to_pylist()
    )


def _from_columns(plain: dict[str, Any]) -> SurveyRow:
    known = {name: value for name, value in plain.items() if value not in (None, [], "")}
    for name in ("flags", "runner_up"):
        if name in known:
            known[name] = read_json(known[name])
    for name in ("seen", "probabilities"):
        if name in known:
            known[name] = [(one["name"], one["value"]) for one in known[name]]
    if "probabilities" in known:
        known["probabilities"] = dict(known["probabilities"])
    return SurveyRow.from_json(known)


class Resumed:
    """A file of JSON lines that a run goes on: rows that stand there already are not computed again.

    Raises:
        InputError: if it is the survey of another model, decoding, change or version, or no survey.
    """

    def __init__(self, path: str | os.PathLike[str], about: Mapping[str, Any]) -> None:
        self._path, head = Path(path), head_line(about)
        first = next(_lines_of(self._path), (1, ""))[1] if self._path.exists() else ""
        if head.startswith(first):  # nothing, or what a crash left of the first line, or all of it
            if first != head:
                replace_file(self._path, head)
        else:
            known, wanted = _head_of(self._path, first), _head_of(self._path, head)
            if other := [name for name in {**known, **wanted} if known.get(name) != wanted.get(name)]:
                before, now = (f"{one.get(other[0])!r:.60}" for one in (known, wanted))
                raise InputError("core-survey-of-other", file=str(path), what=other[0], before=before, now=now)
        _drop_half_a_line(self._path)

    def rows(self) -> Iterator[SurveyRow]:
        """Yield the rows that are there."""
        return read_survey(self._path)[1]

    def add(self, rows: Iterable[SurveyRow]) -> None:
        """Write rows behind those that are there."""
        text = io.StringIO()
        text.writelines(map(row_line, rows))
        with self._path.open("a", encoding="utf-8") as file:
            file.write(text.getvalue())
            file.flush()
            os.fsync(file.fileno())


def _drop_half_a_line(path: Path) -> None:
    """Cut off what a crash left behind the last whole line."""
    with path.open("r+b") as file:
        end = file.seek(0, os.SEEK_END)
        while end and (file.seek(end - 1) or True) and file.read(1) != b"\n":
            end -= 1
        file.truncate(end)
