"""The linear maps of a model, by whichever of PyTorch's libraries for them is the fastest one on this processor."""

import platform
from functools import cache
from pathlib import Path
from typing import Any

import torch
from jaxtyping import Float
from torch import Tensor, nn
from torch.autograd.function import once_differentiable
from torch.nn import functional

from core.transformer.layouts import FOR_ONEDNN, IN_HALF_PRECISION, Part, has_half_precision, joined

# Multiplications of a product; below, what oneDNN needs for each call takes longer than what it saves.
WORTH_IT = 1 << 20
# Weights of a map that decoding reads at each step: they come from memory, which takes longer than the call of another
# library. With oneDNN, a step of one to four rows took 0.7 to 0.9 of the time.
LARGE = 1 << 16
# Rows up to which weights in half precision are faster. They have half as many bytes to read, but must become float32.
# 4 rows took 0.4 to 0.5 of oneDNN's time, 64 rows 0.9 to 1.0, 256 rows 1.03 to 1.07.
FEW = 64


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
    0.7 to 0.9 (the same, with AVX2 alone). Where a gradient of the weights is wanted, MKL is asked all the same. For a
    few rows FBGEMM, the third one, reads weights in half precision where that does not change them.
    """
    part, wants_slope = (weight, bias), x.requires_grad and torch.is_grad_enabled()
    if x.dim() > 1 and x.numel() <= FEW * x.shape[-1] and x.dtype == torch.float32 and not wants_slope:
        half = _in_half_precision(part)
        if half is not None:
            return _by_fbgemm(x, half, relu=relu)
    multiplications = x.numel() * weight.shape[0]
    if multiplications < WORTH_IT or not _is_for_onednn(part) or x.dtype != torch.float32:
        made = functional.linear(x, weight, bias)
    elif wants_slope:
        made = _Product.apply(x, weight, bias)
    else:
        return _by_onednn(x, _for_onednn(part), bias, "relu" if relu else "none")
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

    def __init__(self, *parts: Part, relu: bool = False) -> None:
        self._relu = relu
        self._half = _in_half_precision(*parts)
        if self._half is None:
            self._weight, self._bias = joined(parts)
            self._is_laid_out = self._weight.numel() >= LARGE and all(map(_is_for_onednn, parts))
            if self._is_laid_out:
                self._weight = _for_onednn(*parts)

    def __call__(self, x: Float[Tensor, "row read"]) -> Float[Tensor, "row made"]:
        """Return the map of ``x``."""
        if self._half is not None:
            return _by_fbgemm(x, self._half, relu=self._relu)
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


def _by_fbgemm(x: Tensor, half: Any, *, relu: bool) -> Tensor:
    product = torch.ops.quantized.linear_relu_dynamic_fp16 if relu else torch.ops.quantized.linear_dynamic_fp16
    # Else PyTorch asks ``half`` whether it replaces functions of PyTorch, which takes longer than a small product.
    with torch._C.DisableTorchFunctionSubclass():
        return product(x, half)


def _in_half_precision(*parts: Part) -> Any | None:
    """Return the map of ``parts`` in half precision, or None where that is not exact, not faster or not possible."""
    is_large = sum(weight.numel() for weight, _ in parts) >= LARGE
    if not is_large or not has_half_precision() or not all(map(_is_fixed, parts)):
        return None
    return IN_HALF_PRECISION.of(*parts)


def _is_fixed(part: Part) -> bool:
    """Return True if nothing changes the weights or their precision meanwhile, and no gradient of them is wanted."""
    weight, bias = part
    changes = weight.requires_grad or (bias is not None and bias.requires_grad)
    return (
        not (changes and torch.is_grad_enabled())
        and weight.device.type == "cpu"
        and weight.dtype == torch.float32
        and not torch.is_autocast_enabled("cpu")
    )


def _is_for_onednn(part: Part) -> bool:
    return _has_faster_library() and _is_fixed(part)


def _for_onednn(*parts: Part) -> Tensor:
    """Return weights as oneDNN reads them fastest, or as they are if that could not be kept."""
    laid_out = FOR_ONEDNN.of(*parts)
    return joined(parts)[0] if laid_out is None else laid_out


@cache
def _has_faster_library() -> bool:
    """Return True if MKL is slow on this processor and PyTorch has oneDNN's linear map."""
    return _is_amd() and torch.backends.mkldnn.is_available() and hasattr(torch.ops.mkldnn, "_linear_pointwise")


def _is_amd() -> bool:
    """Return True if the processor is AMD's; PyTorch has no function for it."""
    described = Path("/proc/cpuinfo")
    text = described.read_text() if described.exists() else platform.processor()
    return "AuthenticAMD" in text
