"""Checks of weights before they are used: the header of their file, shapes, types and values."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import torch
from safetensors import SafetensorError, safe_open

_FLOATS = ("F16", "BF16", "F32", "F64")


def read_shapes(path: Path) -> dict[str, list[int]]:
    """Return the shape of every tensor as the head of a safetensors file says it, without reading the tensors.

    Raises:
        ValueError: if the file is damaged, or a tensor holds no floating-point numbers.
    """
    shapes: dict[str, list[int]] = {}
    try:
        with safe_open(path, framework="pt") as file:
            for name in file.keys():  # noqa: SIM118, it is no mapping
                one = file.get_slice(name)
                if one.get_dtype() not in _FLOATS:
                    raise ValueError(f"its {name:.80} has the type {one.get_dtype()}, not one of {', '.join(_FLOATS)}")
                shapes[name] = one.get_shape()
    except (SafetensorError, OSError) as error:
        raise ValueError(f"its {path.name} is damaged or cut off") from error
    return shapes


def refuse_shapes(own: Mapping[str, torch.Tensor], shapes: Mapping[str, Sequence[int]]) -> None:
    """Refuse tensors of a file that are not those of a model.

    Args:
        own: the tensors of the model by name.
        shapes: those of the file.

    Raises:
        ValueError: if a tensor is missing, left over, or of another shape; the message names the first such.
    """
    for what, names in (("lack", own.keys() - shapes.keys()), ("have an unknown", shapes.keys() - own.keys())):
        if names:
            raise ValueError(f"its weights {what} {min(names):.80}")
    for name, tensor in own.items():
        if list(tensor.shape) != list(shapes[name]):
            wanted = f"not {list(tensor.shape)} as its config says"
            raise ValueError(f"its {name} has the shape {list(shapes[name])}, {wanted}")


def refuse_infinite(tensors: Mapping[str, torch.Tensor]) -> None:
    """Refuse weights with which nothing can be computed.

    Raises:
        ValueError: naming the first tensor that holds infinity or what is no number.
    """
    for name, tensor in tensors.items():
        if not torch.stack(tensor.aminmax()).isfinite().all():  # both are NaN where one number is
            raise ValueError(f"its {name} holds a number that is not finite")
