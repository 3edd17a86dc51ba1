"""``torch.autograd.function``: what custom operations are decorated with."""

from collections.abc import Callable
from typing import Any


def once_differentiable(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``function`` as it is: this stand-in has no gradients of gradients."""
    return function
