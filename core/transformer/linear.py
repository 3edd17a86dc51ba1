"""The linear maps of a model, by whichever of PyTorch's two libraries for them is the faster one on this processor."""

import platform
import weakref
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import torch
from jaxtyping import Float
from torch import Tensor, nn
from torch.autograd.function import once_differentiable
from torch.nn import functional

# Multiplications of a product; below, what oneDNN needs for each call takes longer than what it saves.
WORTH_IT = 1 << 20
# Weights of a map that decoding reads at each step: they come from memory, which takes longer than oneDNN's call. With
# it, a step of one to four rows took 0.7 to 0.9 of the time.
LARGE = 1 << 16
# Rows for which oneDNN lays weights out. It is the fastest layout for 1 to 128 rows alike: 4 rows by 8,000 columns took
# 0.2 of the time of weights as they are.
_ROWS = 32
_LAID_OUT: dict[tuple[int, ...], tuple[object, Tensor]] = {}  # by weights: versions and addresses, and their layout


def linear(
    x: Float[Tensor, "*position read"],
    weight: Float[Tensor, "made read"],
    bias: Float[Tensor, "made"] | None = None,
    *,
    relu: bool = False,
) -> Float[Tensor, "*position made"]:
    """Return ``x @ weight^T + bias``, as ``torch.nn.functional.linear`` does, and its ReLU if asked.

    PyTorch gives float32 products to MKL, which leaves half of what an AMD processor can do unused: with oneDNN, the
    other library that PyTorch brings, products of 4 to 1,000 tokens took 0.4 to 0.6 of the time (EPYC with AVX-512) or
    0.7 to 0.9 (the same, with AVX2 alone). Where a gradient of the weights is wanted, MKL is asked all the same.
    """
    multiplications = x.numel() * weight.shape[0]
    if multiplications < WORTH_IT or not _is_for_onednn(weight, bias) or x.dtype != torch.float32:
        made = functional.linear(x, weight, bias)
    elif x.requires_grad and torch.is_grad_enabled():
        made = _Product.apply(x, weight, bias)
    else:
        return _by_onednn(x, _laid_out(weight), bias, "relu" if relu else "none")
    return made.relu() if relu else made


class Linear(nn.Linear):
    """A linear map with its weights, computed by ``linear``."""

    def forward(self, x: Tensor, *, relu: bool = False) -> Tensor:
        """Return the map of ``x``, and its ReLU if asked."""
        return linear(x, self.weight, self.bias, relu=relu)


class FixedLinear:
    """A linear map of rows, as ``linear`` makes it, and a ReLU after it if asked; its weights are not to change.

    Of several ``parts``, weights and their biases, the results stand side by side: one product takes less time than
    one for each.
    """

    def __init__(self, *parts: tuple[Tensor, Tensor | None], relu: bool = False) -> None:
        weights, biases = zip(*parts, strict=True)
        self._bias = None if biases[0] is None else _joined(biases)
        self._relu = relu
        is_large = sum(weight.numel() for weight in weights) >= LARGE
        self._is_laid_out = is_large and all(_is_for_onednn(*part) for part in parts)
        self._weight = _laid_out(*weights) if self._is_laid_out else _joined(weights)

    def __call__(self, x: Float[Tensor, "row read"]) -> Float[Tensor, "row made"]:
        """Return the map of ``x``."""
        if self._is_laid_out:
            return _by_onednn(x, self._weight, self._bias, "relu" if self._relu else "none")
        made = functional.linear(x, self._weight, self._bias)
        return made.relu() if self._relu else made


class _Product(torch.autograd.Function):
    """A product whose weights stay as they are: its slope is that of ``x`` alone."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        ctx.save_for_backward(weight)
        return _by_onednn(x, weight, bias)

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, slope: Tensor) -> tuple[Tensor, None, None]:
        (weight,) = ctx.saved_tensors
        return _by_onednn(slope, weight.t(), None), None, None


def _by_onednn(x: Tensor, weight: Tensor, bias: Tensor | None, then: str = "none") -> Tensor:
    return torch.ops.mkldnn._linear_pointwise(x, weight, bias, then, [], "")


def _laid_out(*weights: Tensor) -> Tensor:
    """Return parameters, joined, as oneDNN reads them fastest, laid out at their first use and after each change."""
    if not all(isinstance(weight, nn.Parameter) and not weight.is_inference() for weight in weights):
        return _joined(weights)
    key = tuple(map(id, weights))
    state = tuple((weight._version, weight.data_ptr()) for weight in weights)
    kept = _LAID_OUT.get(key)
    if kept is None or kept[0] != state:
        if kept is None:
            for weight in weights:
                weakref.finalize(weight, _LAID_OUT.pop, key, None)
        kept = _LAID_OUT[key] = (state, torch.ops.mkldnn._reorder_linear_weight(_joined(weights).detach(), _ROWS))
    return kept[1]


def _joined(parts: Sequence[Tensor]) -> Tensor:
    return parts[0] if len(parts) == 1 else torch.cat(tuple(parts))


def _is_for_onednn(weight: Tensor, bias: Tensor | None) -> bool:
    changes = weight.requires_grad or (bias is not None and bias.requires_grad)
    return (
        _has_faster_library()
        and not (changes and torch.is_grad_enabled())
        and weight.device.type == "cpu"
        and weight.dtype == torch.float32
        and not torch.is_autocast_enabled("cpu")
    )


@cache
def _has_faster_library() -> bool:
    """Return True if MKL is slow on this processor and PyTorch has oneDNN's linear map."""
    return _is_amd() and torch.backends.mkldnn.is_available() and hasattr(torch.ops.mkldnn, "_linear_pointwise")


def _is_amd() -> bool:
    """Return True if the processor is AMD's; PyTorch has no function for it."""
    described = Path("/proc/cpuinfo")
    text = described.read_text() if described.exists() else platform.processor()
    return "AuthenticAMD" in text
