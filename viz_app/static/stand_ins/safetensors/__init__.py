"""Files of tensors: a header in JSON, then the bytes of all numbers (https://github.com/huggingface/safetensors)."""

import json
import math
import os
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

__all__ = ["SafetensorError", "from_bytes", "safe_open", "to_bytes"]

_MOST_HEADER = 100_000_000  # bytes, as the real package has it
_METADATA = "__metadata__"
_TYPES = {
    "BOOL": "bool",
    "U8": "uint8",
    "I8": "int8",
    "I16": "int16",
    "I32": "int32",
    "I64": "int64",
    "F16": "float16",
    "F32": "float32",
    "F64": "float64",
    "C64": "complex64",
}
_NAMES = {np.dtype(kind): name for name, kind in _TYPES.items()}
_SIZES = {name: np.dtype(kind).itemsize for name, kind in _TYPES.items()} | {"U16": 2, "U32": 4, "U64": 8, "BF16": 2}

Path = str | os.PathLike[str]


class SafetensorError(Exception):
    """A file that is no whole safetensors file."""


class _Entry(NamedTuple):
    """The type of a tensor, its shape, and where its numbers begin and end."""

    dtype: str
    shape: list[int]
    begin: int
    end: int


class _Slice:
    """The type and the shape of a tensor that was not read."""

    def __init__(self, entry: _Entry) -> None:
        self._entry = entry

    def get_dtype(self) -> str:
        return self._entry.dtype

    def get_shape(self) -> list[int]:
        return list(self._entry.shape)


class safe_open:  # noqa: N801 - the real package's name
    """A file of tensors, of which each is read when it is asked for. Raises ``FileNotFoundError`` if there is none, and
    ``SafetensorError`` if its header is damaged, or the file is longer or shorter than the header says."""

    def __init__(self, filename: Path, framework: str = "np", device: str = "cpu") -> None:
        self._framework = framework
        self._file = open(filename, "rb")  # noqa: SIM115 - closed by __exit__
        try:
            length = int.from_bytes(self._file.read(8), "little")
            size = os.fstat(self._file.fileno()).st_size
            _refuse_header(length, size)
            self._first = 8 + length
            self._entries, self._metadata = _entries(self._file.read(length), size - self._first)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "safe_open":
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def keys(self) -> list[str]:
        return sorted(self._entries)

    def metadata(self) -> dict[str, str] | None:
        return self._metadata

    def get_slice(self, name: str) -> _Slice:
        return _Slice(self._entry(name))

    def get_tensor(self, name: str) -> Any:
        """Return a tensor: an array, or one of torch if ``framework`` is ``"pt"``."""
        entry = self._entry(name)
        self._file.seek(self._first + entry.begin)
        array = _array(bytearray(self._file.read(entry.end - entry.begin)), entry._replace(begin=0))
        if self._framework in ("pt", "torch", "pytorch"):
            import torch

            return torch.from_numpy(array)
        return array

    def _entry(self, name: str) -> _Entry:
        if name not in self._entries:
            raise SafetensorError(f"File does not contain tensor {name}")
        return self._entries[name]


def from_bytes(data: bytes) -> dict[str, np.ndarray]:
    """Return the arrays of a whole file; they share its memory. Raises ``SafetensorError`` if the file is damaged."""
    length = int.from_bytes(data[:8], "little")
    _refuse_header(length, len(data))
    first = 8 + length
    entries, _ = _entries(data[8:first], len(data) - first)
    rest = memoryview(data)[first:]
    return {name: _array(rest, entry) for name, entry in entries.items()}


def to_bytes(arrays: Mapping[str, np.ndarray], metadata: Mapping[str, str] | None = None) -> bytes:
    """Return a file that holds ``arrays``, those of large types first, and by name."""
    header: dict[str, Any] = {} if metadata is None else {_METADATA: dict(metadata)}
    parts, at = [], 0
    for name, array in sorted(arrays.items(), key=lambda item: (-item[1].itemsize, item[0])):
        part = array.tobytes()
        header[name] = {"dtype": _NAMES[array.dtype], "shape": list(array.shape), "data_offsets": [at, at + len(part)]}
        parts.append(part)
        at += len(part)
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)  # so that the numbers begin at a multiple of 8
    return b"".join((len(text).to_bytes(8, "little"), text, *parts))


def _refuse_header(length: int, size: int) -> None:
    if size < 8:
        raise SafetensorError("Error while deserializing header: header too small")
    if length > _MOST_HEADER:
        raise SafetensorError("Error while deserializing header: header too large")
    if 8 + length > size:
        raise SafetensorError("Error while deserializing header: invalid header length")


def _entries(header: bytes, size: int) -> tuple[dict[str, _Entry], dict[str, str] | None]:
    """Return what the header says of every tensor, if they fill the ``size`` bytes that follow, one after the other."""
    try:
        plain = json.loads(header.decode())
        metadata = plain.pop(_METADATA, None)
        if not all(isinstance(text, str) for text in (metadata or {}).values()):
            raise ValueError("metadata is no text")
        entries = {
            name: _Entry(one["dtype"], [int(n) for n in one["shape"]], *map(int, one["data_offsets"]))
            for name, one in plain.items()
        }
        at = 0
        for entry in sorted(entries.values(), key=lambda one: (one.begin, one.end)):
            if entry.begin != at or entry.end - at != math.prod(entry.shape) * _SIZES[entry.dtype]:
                raise ValueError("a tensor does not lie where it should")
            if min(entry.shape, default=0) < 0:
                raise ValueError("a shape is below 0")
            at = entry.end
        if at != size:
            raise ValueError("the file has not the length that its header says")
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise SafetensorError(f"Error while deserializing header: {error}") from error
    return entries, metadata


def _array(data: Any, entry: _Entry) -> np.ndarray:
    if entry.dtype == "BF16":  # the upper half of a float32
        halves = np.frombuffer(data, "<u2", math.prod(entry.shape), entry.begin).astype(np.uint32)
        return (halves << np.uint32(16)).view(np.float32).reshape(entry.shape)
    if entry.dtype not in _TYPES:
        raise SafetensorError(f"this stand-in reads no tensors of the type {entry.dtype}")
    dtype = np.dtype(_TYPES[entry.dtype]).newbyteorder("<")
    return np.frombuffer(data, dtype, math.prod(entry.shape), entry.begin).reshape(entry.shape)
