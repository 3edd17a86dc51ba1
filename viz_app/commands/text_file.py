"""Somebody's texts in a file, with or without references: lines, TSV, CSV (RFC 4180) or JSON lines."""

import codecs
import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.errors import InputError
from core.files import open_plain, read_json
from core.sentences import Sentence, sentence
from core.text.printable import printable

MOST_TEXTS, MOST_BYTES = 100_000, 20_000_000
TEXT, OTHER = (
    ("text", "source", "src", "sentence", "input", "question", "review"),
    ("reference", "references", "ref", "target", "translation", "label", "labels", "class", "expected"),
)
THIN = "\u202f"  # between thousands, as the page writes it
Cells = Iterator[tuple[int, list[str]]]  # each row with the number of its line


@dataclass(frozen=True)
class TextFile:
    """The texts of a file; ``others`` are their references or labels, None if it has none. ``said`` are sentences about
    what was left out or found, for the person whose file it is."""

    texts: tuple[str, ...]
    others: tuple[str, ...] | None
    said: tuple[Sentence, ...]


def read_text_file(path: Path, columns: Sequence[str] = ()) -> TextFile:
    """Read a file. Raises ``OSError`` if it cannot be read, and ``InputError`` with the line that is wrong, and what to
    do.

    ``columns`` are the names or the indices from 0 of the texts and of their references, if the file does not tell.
    """
    with open_plain(path) as file:
        content = file.read(MOST_BYTES + 1)
    return texts_in(content, path.name, columns)


def texts_in(content: bytes, name: str, columns: Sequence[str] = ()) -> TextFile:
    """Return the texts of a file's ``content``; the ending of ``name`` tells its form. See ``read_text_file``."""
    text, said = _decoded(content)
    if len(columns) > 2:
        raise InputError("commands-many-columns", count=len(columns))
    suffix = Path(name).suffix.lower()
    cells = {".csv": _csv, ".jsonl": _json, ".ndjson": _json, ".json": _json}.get(suffix, _lines)
    if cells is _lines and suffix != ".tsv" and not _has_tabs(text) and not columns:
        cells = _whole_lines
    rows, blank = _counted(cells(text), said)
    if not rows:
        raise InputError("sentences-no-text", name=name)
    texts, others = _chosen(rows, blank, columns, said, has_heading=cells is not _whole_lines)
    if not texts:
        raise InputError("sentences-only-a-heading", name=name)
    return TextFile(tuple(texts), tuple(others) if others is not None else None, tuple(said))


def _decoded(content: bytes) -> tuple[str, list[Sentence]]:
    said = []
    if len(content) > MOST_BYTES:
        content = content[:MOST_BYTES].rpartition(b"\n")[0]
        said.append(sentence("sentences-only-bytes", count=MOST_BYTES // 1_000_000))
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        try:
            return content.decode("utf-16"), said
        except UnicodeDecodeError:
            raise InputError("sentences-half-utf-16") from None
    if b"\0" in content:
        raise InputError("sentences-binary-file")
    try:
        return content.decode("utf-8-sig"), said
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InputError("sentences-not-utf-8", line=line) from None


def _split(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines; \\n, \\r\\n and \\r end one, and U+2028 does not."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    yield from enumerate(plain.split("\n"), start=1)


def _has_tabs(text: str) -> bool:
    """Return True if half of the lines have a tab, so that tabs separate columns."""
    lines = [line for _, line in _split(text) if line.strip()]
    return 2 * sum("\t" in line for line in lines) >= len(lines) > 0


def _whole_lines(text: str) -> Cells:
    for number, line in _split(text):
        yield number, [line]


def _lines(text: str) -> Cells:
    for number, line in _split(text):
        yield number, line.split("\t")


def _csv(text: str) -> Cells:
    csv.field_size_limit(MOST_BYTES)  # otherwise a long text is refused as if its quotes were wrong
    head = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=head.count), strict=True)
    number = 1
    try:
        for row in reader:
            yield number, row
            number = reader.line_num + 1
    except csv.Error as error:
        is_open = "unexpected end" in str(error)
        raise InputError("sentences-open-quote" if is_open else "sentences-behind-a-quote", line=number) from None


def _json(text: str) -> Cells:
    """Yield a heading of the first object's names, then the values of each."""
    names: list[str] = []
    for number, line in _split(text):
        if not line.strip():
            yield number, []
            continue
        try:
            row = read_json(line)
        except ValueError as error:
            is_half = getattr(error.args[0], "id", "") == "core-json-half"
            raise InputError("sentences-half-a-character" if is_half else "sentences-no-json", line=number) from None
        if isinstance(row, str):
            yield number, [row]
            continue
        if not isinstance(row, dict):
            raise InputError("sentences-no-object", line=number)
        plain = {name: str(value) for name, value in row.items() if isinstance(value, str | int | float)}
        if not names:
            names = [*plain]
            yield number, names
        if missing := [name for name in names if name not in plain]:
            raise InputError("sentences-missing-name", line=number, name=missing[0][:40])
        yield number, [plain[name] for name in names]


def _counted(cells: Cells, said: list[Sentence]) -> tuple[list[tuple[int, list[str]]], int]:
    """Return at most ``MOST_TEXTS`` rows behind a heading, and how many blank ones there are; say if there are more."""
    rows: list[tuple[int, list[str]]] = []
    blank = 0
    for number, row in cells:
        if not any(map(str.strip, row)):
            blank += 1
        elif len(rows) > MOST_TEXTS:
            said.append(sentence("sentences-only-texts", count=f"{MOST_TEXTS:_}".replace("_", THIN)))
            break
        else:
            rows.append((number, row))
    return rows, blank


def _chosen(
    rows: list[tuple[int, list[str]]], blank: int, columns: Sequence[str], said: list[Sentence], *, has_heading: bool
) -> tuple[list[str], list[str] | None]:
    head = [cell.strip() for cell in rows[0][1]]
    places, heading = _places(head, columns) if has_heading else ([0], False)
    if heading:
        said.append(sentence("sentences-heading-is", heading=f"{printable(', '.join(head), ' '):.80}"))
        rows = rows[1:]
    rows = rows[:MOST_TEXTS]
    for number, row in rows:
        if len(row) <= max(places):
            raise InputError("sentences-ragged-line", line=number, wanted=max(places) + 1)
    full = [row for _, row in rows if row[places[0]].strip()]
    if left_out := blank + len(rows) - len(full):
        said.append(sentence("sentences-rows-left-out", count=left_out))
    return [row[places[0]] for row in full], [row[places[1]] for row in full] if len(places) > 1 else None


def _places(head: list[str], columns: Sequence[str]) -> tuple[list[int], bool]:
    """Return the indices of the columns, and True if ``head`` is a heading."""
    names = [cell.casefold() for cell in head]
    if columns and all(map(str.isdecimal, columns)):
        return [int(one) for one in columns], _known(names, TEXT) is not None
    if columns:
        if missing := [one for one in columns if one.strip().casefold() not in names]:
            there = f"{printable(', '.join(head), ' '):.80}"
            raise InputError("commands-no-column", name=f"{missing[0]!r:.40}", columns=there)
        return [names.index(one.strip().casefold()) for one in columns], True
    text, other = _known(names, TEXT), _known(names, OTHER)
    if text is not None:
        return [text] if other is None else [text, other], True
    if len(head) > 2:
        raise InputError("commands-which-columns", count=len(head))
    return [*range(len(head))], False


def _known(names: list[str], wanted: Iterable[str]) -> int | None:
    return next((names.index(one) for one in wanted if one in names), None)
