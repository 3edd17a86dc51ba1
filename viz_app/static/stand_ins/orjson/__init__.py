"""The part of orjson that is used: arrays become lists of the shortest numbers; NaN and infinity become null."""

import json
import math
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np

OPT_SERIALIZE_NUMPY = 1 << 4


class Fragment:
    """JSON that is written already: a value of an object, at any depth of objects, that is passed on as it is."""

    def __init__(self, contents: str | bytes) -> None:
        self.contents = contents if isinstance(contents, str) else contents.decode()


def dumps(value: Any, default: Any = None, option: int = 0) -> bytes:
    """Return ``value`` as JSON. Raises ``TypeError`` if it holds what JSON cannot."""
    return _text(value, default).encode()


def loads(text: str | bytes) -> Any:
    return json.loads(text)


def _text(value: Any, default: Any) -> str:
    if isinstance(value, Fragment):
        return value.contents
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(name)}:{_text(part, default)}" for name, part in value.items()) + "}"
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":"), default=default)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, np.ndarray | np.generic):
        return _numbers(np.asarray(value))
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value


def _numbers(array: np.ndarray) -> Any:
    """Return the numbers of ``array``, each the shortest that gives the same value back in the array's type."""
    if array.dtype.kind != "f":
        return array.tolist()
    flat = [float(text) for text in array.astype(str).ravel()] if array.itemsize < 8 else array.ravel().tolist()
    values = np.array([number if math.isfinite(number) else None for number in flat], dtype=object)
    return values.reshape(array.shape).tolist()
