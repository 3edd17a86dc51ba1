"""Weights as PyTorch's faster libraries read them, laid out at their first use and kept as long as the weights."""

import weakref
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any

import torch
from torch import Tensor, nn

Part = tuple[Tensor, Tensor | None]  # weights [made, read] of a linear map, and its bias

# Rows for which oneDNN lays weights out. It is the fastest layout for 1 to 128 rows alike: 4 rows by 8,000 columns took
# 0.2 of the time of weights as they are.
_ROWS = 32


class Layouts:
    """Keeps what ``lay_out`` makes of the weights and the bias of a map, and makes it again after they have changed."""

    def __init__(self, lay_out: Callable[[Tensor, Tensor | None], Any]) -> None:
        self._lay_out = lay_out
        self._kept: dict[tuple[int, ...], tuple[Hashable, Any]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, *parts: Part) -> Any:
        """Return the layout of these parts, whose results stand side by side, or None if they are no parameters.

        Of other tensors, or of those made in inference mode, nobody can tell whether they have changed.
        """
        weights = [tensor for part in parts for tensor in part if tensor is not None]
        if not all(isinstance(weight, nn.Parameter) and not weight.is_inference() for weight in weights):
            return None
        key = tuple(map(id, weights))
        state = tuple((weight._version, weight.data_ptr()) for weight in weights)
        kept = self._kept.get(key)
        if kept is None or kept[0] != state:
            if kept is None:
                for weight in weights:
                    weakref.finalize(weight, self._kept.pop, key, None)
            kept = self._kept[key] = (state, self._lay_out(*joined(parts)))
        return kept[1]


def joined(parts: Sequence[Part]) -> Part:
    """Return the weights and the bias of one map that makes the results of all ``parts``, side by side."""
    if len(parts) == 1:
        return parts[0]
    weights, biases = zip(*parts, strict=True)
    return torch.cat(weights), None if biases[0] is None else torch.cat(biases)


def _for_onednn(weight: Tensor, bias: Tensor | None) -> Tensor:
    return torch.ops.mkldnn._reorder_linear_weight(weight.detach(), _ROWS)


def _in_half_precision(weight: Tensor, bias: Tensor | None) -> Any | None:
    """Return the map in half precision if that changes no weight, as where they were stored in half precision."""
    weight = weight.detach()
    if not torch.equal(weight.half().float(), weight):
        return None
    return torch.ops.quantized.linear_prepack_fp16(weight, None if bias is None else bias.detach())


FOR_ONEDNN = Layouts(_for_onednn)
IN_HALF_PRECISION = Layouts(_in_half_precision)


@cache
def has_half_precision() -> bool:
    """Return True if this PyTorch, on this processor, multiplies float32 with weights in half precision."""
    quantized = torch.backends.quantized if hasattr(torch.backends, "quantized") else None
    return quantized is not None and "fbgemm" in quantized.supported_engines and quantized.engine in ("x86", "fbgemm")
