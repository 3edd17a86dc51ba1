"""The linear maps of a model, by whichever of PyTorch's two libraries for them is the faster one on this processor."""

import platform
from functools import cache
from pathlib import Path

import torch
from jaxtyping import Float
from torch import Tensor, nn
from torch.nn import functional

# Multiplications of a product; below, what oneDNN needs for each call takes longer than what it saves.
WORTH_IT = 1 << 20


def linear(
    x: Float[Tensor, "*position read"], weight: Float[Tensor, "made read"], bias: Float[Tensor, "made"] | None = None
) -> Float[Tensor, "*position made"]:
    """Return ``x @ weight^T + bias``, as ``torch.nn.functional.linear`` does.

    PyTorch gives float32 products to MKL, which leaves half of what an AMD processor can do unused: with oneDNN, the
    other library that PyTorch brings, products of 4 to 1,000 tokens took 0.4 to 0.6 of the time (EPYC with AVX-512) or
    0.7 to 0.9 (the same, with AVX2 alone). It is asked where no gradient is wanted, for it gives none.
    """
    if _is_worth_it(x, weight):
        return torch.ops.mkldnn._linear_pointwise(x, weight, bias, "none", [], "")
    return functional.linear(x, weight, bias)


class Linear(nn.Linear):
    """A linear map with its weights, computed by ``linear``."""

    def forward(self, x: Tensor) -> Tensor:
        """Return the map of ``x``."""
        return linear(x, self.weight, self.bias)


def _is_worth_it(x: Tensor, weight: Tensor) -> bool:
    return (
        x.numel() * len(weight) >= WORTH_IT
        and not torch.is_grad_enabled()
        and x.device.type == "cpu"
        and x.dtype == weight.dtype == torch.float32
        and not torch.is_autocast_enabled("cpu")
        and _has_faster_library()
    )


@cache
def _has_faster_library() -> bool:
    """Whether this is a processor that MKL is not made for, and PyTorch was built with oneDNN's linear map."""
    return _is_amd() and torch.backends.mkldnn.is_available() and hasattr(torch.ops.mkldnn, "_linear_pointwise")


def _is_amd() -> bool:
    """Whether the processor is one of AMD's; PyTorch does not say."""
    described = Path("/proc/cpuinfo")
    text = described.read_text() if described.exists() else platform.processor()
    return "AuthenticAMD" in text
