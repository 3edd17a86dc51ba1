"""Files and texts that come in and go out: of whole characters only, and written as a whole or not at all."""

import contextlib
import errno
import json
import os
import re
import shutil
import stat
from collections.abc import Iterable, Iterator
from io import BufferedReader
from pathlib import Path
from typing import Any

from core.errors import InputError
from core.sentences import sentence

FRESH = ".new"  # the part of a folder that is being written
_HALF = re.compile("[\ud800-\udfff]")
_ESCAPED = re.compile(r"\\u[dD][89a-fA-F]")


def refuse_halves(text: str, name: str = "text") -> str:
    """Return ``text`` if all its characters are whole: half of one cannot be written as UTF-8.

    Raises:
        InputError: with the place of the first half, and what to do.
    """
    if half := _HALF.search(text):
        raise InputError("core-half-character", place=half.start() + 1, name=name)
    return text


def without_halves(text: str) -> str:
    """Return ``text`` with U+FFFD for each half of a character, so that it can be written."""
    return _HALF.sub("\ufffd", text)


def read_json(content: str | bytes) -> Any:
    """Return the value of a JSON text that anybody may have written.

    Raises:
        ValueError: if it is none; the message is what follows "it", such as "is no JSON text".
    """
    try:
        text = content if isinstance(content, str) else content.decode(json.detect_encoding(content))
        plain = json.loads(text)
    except RecursionError:
        raise ValueError(sentence("core-json-too-deep")) from None
    except ValueError as error:
        raise ValueError(sentence("core-json-none")) from error
    written = json.dumps(plain, ensure_ascii=False) if _ESCAPED.search(text) else text
    if half := _HALF.search(written):
        raise ValueError(sentence("core-json-half", character=ascii(half[0])[1:-1]))
    return plain


def open_plain(path: Path) -> BufferedReader:
    """Open a file to read its bytes; a pipe or a device would never end.

    Raises:
        OSError: if there is none, or it is no plain file.
    """
    file = open(path, "rb", opener=_without_waiting)  # noqa: SIM115
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "This is no plain file", str(path))
    return file


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


@contextlib.contextmanager
def replaced(path: str | os.PathLike[str]) -> Iterator[Path]:
    """Give a file to write, which takes the place of ``path`` behind the block; an error in it leaves the old file.

    So a reader, a crash or a full disk meets the old or the new file whole. What is no plain file, such as
    ``/dev/stdout``, is given as it is.

    Raises:
        OSError: if it cannot be written; it names ``path``.
    """
    place = Path(path)
    if place.exists() and not place.is_file():
        yield place
        return
    target = place.resolve()
    fresh = target.with_name(f".{target.name[:40]}.{os.getpid()}.new")
    try:
        yield fresh
        _take_place(fresh, target)
    except OSError as error:
        if error.errno is None or error.filename not in (None, str(fresh)):
            raise  # of something else than this file
        raise OSError(error.errno, error.strerror, str(path)) from error  # the user does not know the temporary name
    finally:
        fresh.unlink(missing_ok=True)


def _take_place(fresh: Path, path: Path) -> None:
    with open(fresh, "r+b") as file:
        os.fsync(file.fileno())
    with contextlib.suppress(FileNotFoundError):
        fresh.chmod(path.stat().st_mode)
    fresh.replace(path)


def replace_file(path: str | os.PathLike[str], content: str | bytes) -> None:
    """Write ``content`` to ``path`` as ``replaced`` does.

    Raises:
        OSError: if it cannot be written; it names ``path``.
    """
    with replaced(path) as file:
        file.write_bytes(content.encode() if isinstance(content, str) else content)


def replace_folder(folder: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write ``files``, paths inside ``folder`` and their contents, in place of all that is there, at the end.

    Raises:
        OSError: if one cannot be written; it names the file, and the folder is as it was.
    """
    fresh = folder / FRESH
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        for path, content in files:
            (fresh / path).parent.mkdir(parents=True, exist_ok=True)
            replace_file(fresh / path, content)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    for old in [one for one in folder.iterdir() if one.name != FRESH]:
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    for new in list(fresh.iterdir()):
        new.rename(folder / new.name)
    fresh.rmdir()
