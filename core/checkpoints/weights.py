"""Checks of weights before they are used: the header of their file, shapes, types and values."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import torch
from safetensors import SafetensorError, safe_open

from core.errors import InputError

_FLOATS = ("F16", "BF16", "F32", "F64")


def read_shapes(path: Path) -> dict[str, list[int]]:
    """Return the shape of every tensor as the head of a safetensors file says it, without reading the tensors.

    Raises:
        InputError: if the file is damaged, or a tensor holds no floating-point numbers.
    """
    shapes: dict[str, list[int]] = {}
    try:
        with safe_open(path, framework="pt") as file:
            for name in file.keys():  # noqa: SIM118, it is no mapping
                one = file.get_slice(name)
                if one.get_dtype() not in _FLOATS:
                    about = {"weight": f"{name:.80}", "given": one.get_dtype()}
                    raise InputError("core-weight-of-type", choices=list(_FLOATS), **about)
                shapes[name] = one.get_shape()
    except (SafetensorError, OSError) as error:
        raise InputError("core-file-damaged", file=path.name) from error
    return shapes


def refuse_shapes(own: Mapping[str, torch.Tensor], shapes: Mapping[str, Sequence[int]]) -> None:
    """Refuse tensors of a file that are not those of a model.

    Args:
        own: the tensors of the model by name.
        shapes: those of the file.

    Raises:
        InputError: if a tensor is missing, left over, or of another shape; the message names the first such.
    """
    if missing := own.keys() - shapes.keys():
        raise InputError("core-weight-missing", weight=f"{min(missing):.80}")
    if unknown := shapes.keys() - own.keys():
        raise InputError("core-weight-unknown", weight=f"{min(unknown):.80}")
    for name, tensor in own.items():
        if list(tensor.shape) != list(shapes[name]):
            both = {"saved": f"{list(shapes[name])}", "built": f"{list(tensor.shape)}"}
            raise InputError("core-weight-of-shape", weight=name, **both)


def refuse_infinite(tensors: Mapping[str, torch.Tensor]) -> None:
    """Refuse weights with which nothing can be computed.

    Raises:
        InputError: naming the first tensor that holds infinity or what is no number.
    """
    for name, tensor in tensors.items():
        if not torch.stack(tensor.aminmax()).isfinite().all():  # both are NaN where one number is
            raise InputError("core-weight-infinite", weight=name)
