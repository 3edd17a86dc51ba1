"""Whether operations are recorded for gradients, and who is asked before random numbers are drawn."""

import contextlib
import functools
import threading
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


class _State(threading.local):
    grad = True
    modes: "tuple[TorchFunctionMode, ...]" = ()


state = _State()


@contextlib.contextmanager
def _recording(grad: bool) -> Iterator[None]:
    """Switch the flag, in a ``with`` or around a function."""
    before, state.grad = state.grad, grad
    try:
        yield
    finally:
        state.grad = before


def no_grad() -> Any:
    return _recording(False)


def enable_grad() -> Any:
    """Record operations, also inside ``no_grad``."""
    return _recording(True)


def inference_mode(mode: bool = True) -> Any:
    """Record nothing; with ``mode=False`` record again."""
    return _recording(not mode)


def is_grad_enabled() -> bool:
    return state.grad


class TorchFunctionMode:
    """Is asked, while it is entered, in place of every function that draws random numbers.

    PyTorch asks it in place of every function; ``core`` needs it to leave out the draws of a new model's weights.
    """

    def __enter__(self) -> "TorchFunctionMode":
        state.modes = (*state.modes, self)
        return self

    def __exit__(self, *error: object) -> None:
        state.modes = state.modes[:-1]

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        return func(*args, **(kwargs or {}))


def overridable(function: Function) -> Function:
    """Return ``function`` so that the innermost ``TorchFunctionMode`` is asked first."""

    @functools.wraps(function)
    def asked(*args: Any, **kwargs: Any) -> Any:
        if not state.modes:
            return function(*args, **kwargs)
        *outer, mode = modes = state.modes
        state.modes = tuple(outer)  # the mode itself runs outside of it, as in PyTorch
        try:
            return mode.__torch_function__(asked, (), args, kwargs)
        finally:
            state.modes = modes

    return asked  # type: ignore[return-value]
