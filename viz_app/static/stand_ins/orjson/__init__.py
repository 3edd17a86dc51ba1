"""The part of orjson that is used: arrays become lists of the shortest numbers; NaN and infinity become null."""

import json
import math
from typing import Any

import numpy as np

OPT_SERIALIZE_NUMPY = 1 << 4


def dumps(value: Any, default: Any = None, option: int = 0) -> bytes:
    """Return ``value`` as JSON.

    Raises:
        TypeError: if it holds what JSON cannot.
    """
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":"), default=default).encode()


def loads(text: str | bytes) -> Any:
    """Return the value of JSON text."""
    return json.loads(text)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, np.ndarray | np.generic):
        return _numbers(np.asarray(value))
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value


def _numbers(array: np.ndarray) -> Any:
    """Return the numbers of ``array``, each the shortest that gives the same value back in the array's type."""
    if array.dtype.kind != "f":
        return array.tolist()
    flat = [float(text) for text in array.astype(str).ravel()] if array.itemsize < 8 else array.ravel().tolist()
    values = np.array([number if math.isfinite(number) else None for number in flat], dtype=object)
    return values.reshape(array.shape).tolist()
