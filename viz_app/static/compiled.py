"""This project's code as the tab compiled it, for the next visit, which starts a second sooner with it."""

import dataclasses
import importlib.util
import io
import marshal
import zipfile
from collections.abc import Generator
from pathlib import Path
from types import CodeType
from typing import Any

_HEAD = importlib.util.MAGIC_NUMBER + bytes(12)  # of bytecode that stands without its source
_TEXTS = "dataclasses.bin"
_known: dict[str, CodeType] = {}


def remember(folder: str) -> None:
    """Let ``dataclasses`` compile each text once for all visits: it writes and compiles the methods of every class.

    They are half of the time in which this project is imported. ``folder``: where an ``archive`` was unpacked, if any.
    """
    path = Path(folder, _TEXTS)
    if path.exists():
        _known.update(marshal.loads(path.read_bytes()))  # noqa: S302 - no more to fear than the page's own scripts
    dataclasses.exec = _execute  # type: ignore[attr-defined]  # found there before the builtin one


def _execute(text: str, *names: dict[str, Any]) -> None:
    if text not in _known:
        _known[text] = compile(text, "<string>", "exec")
    exec(_known[text], *names)


def archive(folder: str) -> Generator[None, None, bytes]:
    """Compile one module after the other; return a zip of all files, each module as its bytecode alone."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as packed:
        for path in sorted(filter(Path.is_file, Path(folder).rglob("*"))):
            name = path.relative_to(folder).as_posix()
            if path.suffix == ".py":
                packed.writestr(f"{name}c", bytecode(path.read_bytes(), str(path)))
                yield
            else:
                packed.write(path, name)
        packed.writestr(_TEXTS, marshal.dumps(_known))
    return content.getvalue()


def bytecode(source: bytes, name: str) -> bytes:
    """Return the content of a ``.pyc`` that stands without its source."""
    return _HEAD + marshal.dumps(compile(source, name, "exec", dont_inherit=True))
