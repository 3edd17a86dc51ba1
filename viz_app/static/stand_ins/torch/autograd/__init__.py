"""``torch.autograd``: gradients with respect to chosen tensors."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..missing import missing
from ..tensor import Tensor, sweep
from . import function

__all__ = ["Function", "function", "grad"]


class Function:
    """The base of operations with a gradient of their own; this stand-in never calls one."""

    @classmethod
    def apply(cls, *args: Any) -> Any:
        """Refuse: the operations of this stand-in have their gradients beside them."""
        raise missing("torch.autograd", "Function.apply", "autograd/__init__.py")


def grad(outputs: Tensor, inputs: Sequence[Tensor], materialize_grads: bool = False) -> tuple[Tensor, ...]:
    """Return the gradients of a single number with respect to ``inputs``; the graph is freed.

    Those that it does not depend on are zeros, because that is what ``core`` asks for.
    """
    wanted = {id(one) for one in inputs}
    found = {id(tensor): gradient for tensor, gradient in sweep(outputs) if id(tensor) in wanted}
    if not materialize_grads and len(found) < len(wanted):
        raise RuntimeError("the output does not depend on one of the inputs; ask with materialize_grads=True")
    return tuple(Tensor(found.get(id(one), np.zeros_like(one.array))) for one in inputs)
