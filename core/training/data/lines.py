"""Files of texts, line by line: plain, packed or in an archive. What is wrong is told with the file and the line."""

import gzip
import re
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from core.errors import InputError
from core.sentences import Sentence, Value, sentence

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
