"""``safetensors.numpy``: files of arrays."""

import os
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from . import from_bytes, to_bytes


def load(data: bytes) -> dict[str, np.ndarray]:
    return from_bytes(data)


def load_file(filename: str | os.PathLike[str]) -> dict[str, np.ndarray]:
    return from_bytes(Path(filename).read_bytes())


def save(tensor_dict: Mapping[str, np.ndarray], metadata: Mapping[str, str] | None = None) -> bytes:
    return to_bytes(tensor_dict, metadata)


def save_file(
    tensor_dict: Mapping[str, np.ndarray],
    filename: str | os.PathLike[str],
    metadata: Mapping[str, str] | None = None,
) -> None:
    Path(filename).write_bytes(to_bytes(tensor_dict, metadata))
