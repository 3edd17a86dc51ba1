"""A JSON object from a file that anybody may have written."""

from pathlib import Path
from typing import Any

from core.errors import InputError
from core.files import open_plain, read_json

MOST_BYTES = 16_000_000


def read_object(path: Path) -> dict[str, Any]:
    """Return the object in ``path``.

    Raises:
        OSError: if it cannot be read.
        InputError: if it holds no object, half a character, is nested too deeply, or has more than ``MOST_BYTES``.
    """
    with open_plain(path) as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise InputError("core-json-too-large", file=path.name, most=MOST_BYTES)
    try:
        plain = read_json(content)
    except ValueError as error:
        raise InputError("core-json-of-file", file=path.name, why=error.args[0]) from error
    if not isinstance(plain, dict):
        raise InputError("core-json-no-object", file=path.name)
    return plain
