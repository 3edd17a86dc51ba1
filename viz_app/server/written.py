"""JSON as the server sends it: written once, with null for what JSON has no number for."""

from typing import Any

import orjson

_OPTIONS = orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS


def written(values: Any) -> bytes:
    """Return ``values``, which may hold NumPy's arrays and what is JSON already, as JSON."""
    return orjson.dumps(values, default=lambda array: array.tolist(), option=_OPTIONS)
