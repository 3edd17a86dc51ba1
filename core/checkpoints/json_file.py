"""A JSON object from a file that anybody may have written."""

import json
from pathlib import Path
from typing import Any

MOST_BYTES = 16_000_000


def read_object(path: Path) -> dict[str, Any]:
    """Return the object in ``path``.

    Raises:
        OSError: if it cannot be read.
        ValueError: if it holds no object, is nested too deeply, or has more than ``MOST_BYTES``.
    """
    with open(path, "rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise ValueError(f"{path.name} has more than {MOST_BYTES} bytes")
    try:
        plain = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path.name} is not JSON, or nested too deeply") from error
    if not isinstance(plain, dict):
        raise ValueError(f"{path.name} holds no JSON object")
    return plain
