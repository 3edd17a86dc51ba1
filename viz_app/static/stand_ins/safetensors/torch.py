"""``safetensors.torch``: files of tensors.

The tensors of a file share its memory. ``core`` copies them into a model, which is when float16 becomes float32.
"""

import os
from collections.abc import Mapping
from pathlib import Path

import torch

from . import from_bytes, to_bytes


def load(data: bytes) -> dict[str, torch.Tensor]:
    return {name: torch.from_numpy(array) for name, array in from_bytes(data).items()}


def load_file(filename: str | os.PathLike[str], device: str = "cpu") -> dict[str, torch.Tensor]:
    return load(Path(filename).read_bytes())


def save(tensors: Mapping[str, torch.Tensor], metadata: Mapping[str, str] | None = None) -> bytes:
    return to_bytes({name: tensor.detach().numpy() for name, tensor in tensors.items()}, metadata)


def save_file(
    tensors: Mapping[str, torch.Tensor],
    filename: str | os.PathLike[str],
    metadata: Mapping[str, str] | None = None,
) -> None:
    Path(filename).write_bytes(save(tensors, metadata))
