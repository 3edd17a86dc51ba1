"""From a corpus's files to plain tuples, whichever of its published or repacked forms lies in the folder.

Files are plain, packed or in an archive. What is wrong is told with the file and the line.
"""

import gzip
import re
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from core.errors import InputError
from core.sentences import Sentence, Value, sentence

Form = tuple[str, str | None]  # a file, and its member if it is an archive
_LATIN = (".label", ".neg", ".pos")  # TREC and the phrases are published in Latin-1


def text_of(path: Path, member: str | None = None, *, remedy: Sentence | None = None) -> str:
    """Return the text of a file, which may be packed, or of a ``member`` of an archive.

    Raises:
        InputError: if it is damaged, binary, empty or no UTF-8; one sentence, of which ``remedy`` is the end.
    """
    about: dict[str, Value] = {"path": str(path), "remedy": remedy or sentence("training-fetch-again")}
    try:
        content = _content(path, member)
    except (OSError, EOFError, zlib.error, zipfile.BadZipFile, KeyError) as error:
        kind = {".gz": "gzip"}.get(path.suffix, path.suffix[1:])
        raise InputError("training-damaged", kind=kind, why=str(error), **about) from error
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise InputError("training-utf-16", path=str(path))
    if b"\0" in content:
        raise InputError("training-binary", **about)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if path.suffix in _LATIN:
            return content.decode("latin-1")
        line = content.count(b"\n", 0, error.start) + 1
        raise InputError("training-not-utf-8", path=str(path), line=line) from error
    if not text.strip():
        raise InputError("training-empty", **about)
    return text


def _content(path: Path, member: str | None) -> bytes:
    if member is not None:
        with zipfile.ZipFile(path) as archive:
            return archive.read(member)
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield each line without its end, counted from 1, but a last one that is empty.

    Only line feeds end a line: str.splitlines would also break at U+2028 and shift aligned files.
    """
    return enumerate(text.removesuffix("\n").split("\n"), start=1)


def matched_lines(path: Path, member: str | None, form: re.Pattern[str], fault: str, /, **values: Value) -> list[Any]:
    """Return the texts of the groups of ``form`` in each line, as a tuple.

    Raises:
        InputError: if a line is not of that form; ``fault`` is the id of what is said, with ``values``.
    """
    found = []
    for number, line in numbered_lines(text_of(path, member)):
        match = form.fullmatch(line)
        if not match:
            raise InputError(fault, path=str(path), line=number, text=short(line), **values)
        found.append(match.groups())
    return found


def short(line: str) -> str:
    """Return ``line`` as it is quoted in a message."""
    return repr(line if len(line) <= 60 else f"{line[:57]}...")


def tab_separated(folder: Path, code: str) -> list[tuple[str, str]]:
    """Return (English, other) of ``CODE-eng.tsv.gz``, ``CODE-eng.zip`` or ``CODE.txt``; later columns are dropped.

    Raises:
        FileNotFoundError: if none of them is there.
        ValueError: if a line has no tab; the message names file and line.
    """
    forms = ((f"{code}-eng.tsv.gz", None), (f"{code}-eng.zip", f"{code}.txt"), (f"{code}.txt", None))
    return matched_lines(*find(folder, *forms), _columns(2), "training-no-tab")


def _columns(count: int) -> re.Pattern[str]:
    """Return the form of a line of so many columns or more, divided by tabs."""
    return re.compile("\t".join([r"([^\t]*)"] * count) + r"(?:\t.*)?")


def table(folder: Path, stem: str, columns: int) -> list[tuple[str, ...]]:
    """Return the first ``columns`` of each line of ``STEM.tsv.gz`` or ``STEM.tsv``.

    Raises:
        FileNotFoundError: if neither is there.
        ValueError: if a line has fewer columns; the message names file and line.
    """
    path, member = find(folder, (f"{stem}.tsv.gz", None), (f"{stem}.tsv", None))
    return matched_lines(path, member, _columns(columns), "training-needs-columns", columns=columns)


def aligned(folder: Path, stem: str, source: str, target: str) -> list[tuple[str, str]]:
    """Return line i of ``STEM.SOURCE`` with line i of ``STEM.TARGET``, each plain or ``.gz``.

    Raises:
        FileNotFoundError: if a file is missing.
        InputError: if the files differ in length; the message names both and the first line without a partner.
    """
    paths = [find(folder, (f"{stem}.{code}.gz", None), (f"{stem}.{code}", None))[0] for code in (source, target)]
    left, right = ([line for _, line in numbered_lines(text_of(path))] for path in paths)
    if len(left) != len(right):
        shorter = min(len(left), len(right))
        files: dict[str, Value] = {"path": str(paths[0]), "lines": len(left), "other": str(paths[1])}
        raise InputError("training-no-partner", **files, others=len(right), line=shorter + 1)
    return list(zip(left, right, strict=True))


def present(folder: Path, *forms: Form) -> bool:
    """Return True if one of ``forms`` lies in ``folder``."""
    return any((folder / name).is_file() for name, _ in forms)


def find(folder: Path, *forms: Form) -> tuple[Path, str | None]:
    """Return the first of ``forms`` that lies in ``folder``.

    Raises:
        FileNotFoundError: if there is none; the message says what would be read, and how to get it.
    """
    for name, member in forms:
        if (folder / name).is_file():
            return folder / name, member
    names = [name for name, _ in forms]
    raise FileNotFoundError(sentence("training-no-corpus-file", folder=str(folder), names=names))
