"""The linear maps of a model, by whichever of PyTorch's two libraries for them is the faster one on this processor."""

import platform
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


def linear(
    x: Float[Tensor, "*position read"], weight: Float[Tensor, "made read"], bias: Float[Tensor, "made"] | None = None
) -> Float[Tensor, "*position made"]:
    """Return ``x @ weight^T + bias``, as ``torch.nn.functional.linear`` does.

    PyTorch gives float32 products to MKL, which leaves half of what an AMD processor can do unused: with oneDNN, the
    other library that PyTorch brings, products of 4 to 1,000 tokens took 0.4 to 0.6 of the time (EPYC with AVX-512) or
    0.7 to 0.9 (the same, with AVX2 alone). Where a gradient of the weights is wanted, MKL is asked all the same.
    """
    if not _is_worth_it(x, weight, bias):
        return functional.linear(x, weight, bias)
    if x.requires_grad and torch.is_grad_enabled():
        return _Product.apply(x, weight, bias)
    return _by_onednn(x, weight, bias)


class Linear(nn.Linear):
    """A linear map with its weights, computed by ``linear``."""

    def forward(self, x: Tensor) -> Tensor:
        """Return the map of ``x``."""
        return linear(x, self.weight, self.bias)


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


def _by_onednn(x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    return torch.ops.mkldnn._linear_pointwise(x, weight, bias, "none", [], "")


def _is_worth_it(x: Tensor, weight: Tensor, bias: Tensor | None) -> bool:
    changes = weight.requires_grad or (bias is not None and bias.requires_grad)
    return (
        x.numel() * len(weight) >= WORTH_IT
        and not (changes and torch.is_grad_enabled())
        and x.device.type == "cpu"
        and x.dtype == weight.dtype == torch.float32
        and not torch.is_autocast_enabled("cpu")
        and _has_faster_library()
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
