"""``torch.optim``: AdamW over one flat array, a dozen operations a step however many tensors there are."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from .missing import missing
from .tensor import Tensor


def __getattr__(name: str) -> Any:
    raise missing("torch.optim", name, "optim.py")


class AdamW:
    """Adam with decoupled weight decay (Loshchilov and Hutter 2019); the parameters become views of its array."""

    def __init__(
        self,
        params: Iterable[Tensor],
        lr: float = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
    ) -> None:
        self._params, self._betas, self._eps, self._steps = list(params), betas, eps, 0
        self.param_groups: list[dict[str, Any]] = [{"lr": lr, "weight_decay": weight_decay}]
        self._weights = np.concatenate([one.array.ravel() for one in self._params])
        self._first, self._second = np.zeros_like(self._weights), np.zeros_like(self._weights)
        end = 0
        for one in self._params:
            start, end = end, end + one.array.size
            one.array = self._weights[start:end].reshape(one.shape)

    def zero_grad(self) -> None:
        for one in self._params:
            one.grad = None

    def step(self) -> None:
        """Move the parameters against their gradients; one without a gradient counts as flat."""
        self._steps += 1
        kind, (beta1, beta2), group = self._weights.dtype.type, self._betas, self.param_groups[0]
        gradient = np.concatenate(
            [np.zeros(one.array.size, kind) if one.grad is None else one.grad.array.ravel() for one in self._params]
        )
        self._first += (gradient - self._first) * kind(1 - beta1)
        self._second *= kind(beta2)
        gradient *= gradient
        gradient *= kind(1 - beta2)
        self._second += gradient
        spread = np.sqrt(self._second, out=gradient)
        spread *= kind((1 - beta2**self._steps) ** -0.5)
        spread += kind(self._eps)
        np.divide(self._first, spread, out=spread)
        spread *= kind(group["lr"] / (1 - beta1**self._steps))
        if group["weight_decay"]:
            self._weights *= kind(1 - group["lr"] * group["weight_decay"])
        self._weights -= spread
