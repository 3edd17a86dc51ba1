"""A GPU that is not there: what is computed "on" it is computed on the CPU, but refused where a GPU would refuse it.

A tensor that someone forgot to move, or to fetch before NumPy reads it, is an error here as it is there, and so is one
of float64, which Apple's GPUs have not. What stays for a real GPU to show is its rounding, random numbers and speed.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeVar

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_flatten, tree_map

from core import HubModel, NativeModel

GPU = torch.device("cuda:0")
_FETCHED = ("cpu", "item", "tolist", "__bool__", "__float__", "__index__", "__int__", "__len__")
_MIXED = ("copy_", "to", "__getitem__")  # a CPU's tensor may be copied there, or say which cells are read

Model = TypeVar("Model", NativeModel, HubModel)


def moved(model: Model) -> Model:
    """Return ``model``, its weights on the pretended GPU; run it under ``Pretending``."""
    there: dict[int, Tensor] = {}
    for module in model.module.modules():
        for tensors in (module._parameters, module._buffers):
            for name, tensor in tensors.items():
                if tensor is not None:
                    tensors[name] = there.setdefault(id(tensor), _There(tensor.detach()))  # type: ignore[assignment]
    return replace(model, device=GPU)


class _There(Tensor):
    """A tensor on the pretended GPU; ``here`` is what it holds."""

    here: Tensor
    device = property(lambda _: GPU)  # type: ignore[assignment]
    is_cuda = property(lambda _: True)  # type: ignore[assignment]

    @staticmethod
    def __new__(cls, here: Tensor) -> "_There":
        if here.dtype is torch.float64:
            raise TypeError("Apple's GPUs have no float64; fetch the tensor first")
        # Of no device that exists, so that nothing but ``Pretending`` can compute with it.
        empty = torch.Tensor._make_wrapper_subclass(cls, here.shape, dtype=here.dtype, device="meta")
        empty.here = here
        return empty

    def __repr__(self) -> str:  # type: ignore[override]
        return f"There({self.here})"

    @classmethod
    def __torch_dispatch__(cls, function: Any, *_: Any) -> Any:
        raise AssertionError(f"{function} with a tensor of the pretended GPU, where none is pretended")


class Pretending(TorchFunctionMode):
    """While this is entered, ``cuda`` names the pretended GPU."""

    def __torch_function__(self, function: Any, types: Any, arguments: Any = (), keywords: Any = None) -> Any:
        """Compute ``function`` here, once it is known that a GPU could."""
        keywords, name = keywords or {}, function.__name__
        if name == "__deepcopy__":  # given all that was copied before, which is much
            return function(*arguments) if not isinstance(arguments[0], _There) else _There(arguments[0].here.clone())
        given = list(_flat((arguments, keywords)))
        there = [one for one in given if isinstance(one, _There)]
        devices = [one for one in given if _is_device(one)]
        if not there and not any(map(_is_gpu, devices)):
            return function(*arguments, **keywords)
        if there:
            _refuse(name, [one for one in given if isinstance(one, Tensor)])
        answer = function(*_here(arguments), **_here(keywords))
        if name in _FETCHED or (devices and not _is_gpu(devices[-1])):
            return answer.clone() if any(answer is one.here for one in there) else answer
        changed = {id(one.here): one for one in there}
        return tree_map(lambda one: _moved(one, changed) if isinstance(one, Tensor) else one, answer)


def _moved(tensor: Tensor, changed: dict[int, "_There"]) -> Tensor:
    return changed[id(tensor)] if id(tensor) in changed else _There(tensor)


def _refuse(name: str, tensors: list[Tensor]) -> None:
    if name in ("numpy", "__array__"):
        raise TypeError("can't convert a tensor of a GPU to NumPy")
    here = [tuple(one.shape) for one in tensors if not isinstance(one, _There) and one.dim()]
    if here and not (name in _MIXED and isinstance(tensors[0], _There)) and name != "to":
        raise RuntimeError(f"{name} of tensors on two devices; on the CPU are those of the shapes {here}")


def _flat(values: Any) -> Iterator[Any]:
    for value in tree_flatten(values)[0]:
        yield from (value.start, value.stop, value.step) if isinstance(value, slice) else (value,)


def _here(values: Any) -> Any:
    def one(value: Any) -> Any:
        if isinstance(value, slice):
            return slice(*map(one, (value.start, value.stop, value.step)))
        return value.here if isinstance(value, _There) else torch.device("cpu") if _is_gpu(value) else value

    return tree_map(one, values)


def _is_device(value: Any) -> bool:
    return isinstance(value, torch.device) or (isinstance(value, str) and value.split(":")[0] in ("cpu", "cuda"))


def _is_gpu(value: Any) -> bool:
    return _is_device(value) and torch.device(value).type == "cuda"
