"""Operations on each number: sums, products, comparisons, roots and waves.

Here and in the modules beside it names, arguments and results are PyTorch's; docstrings tell what is not.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from .dtypes import common, float32, with_number
from .missing import no_gradient
from .modes import state
from .tensor import Tensor, fit, method, node

FILE = "arithmetic.py"


def pair(first: Any, second: Any) -> tuple[np.ndarray, Any]:
    """Return two operands as arrays of one type; a plain number stays one, in the type of the array."""
    if isinstance(first, Tensor) and isinstance(second, Tensor):
        one, two = first.array, second.array
        if one.dtype == two.dtype:
            return one, two
        wanted = common(one, two)
        return one.astype(wanted, copy=False), two.astype(wanted, copy=False)
    if isinstance(first, Tensor):
        wanted = with_number(first.array.dtype, second)
        return first.array.astype(wanted, copy=False), wanted.type(second)
    wanted = with_number(second.array.dtype, first)
    return wanted.type(first), second.array.astype(wanted, copy=False)


def _shape(of: Any) -> tuple[int, ...]:
    return of.array.shape if isinstance(of, Tensor) else ()


def _wants(of: Any) -> bool:
    return isinstance(of, Tensor) and of.requires_grad


def _both(
    made: np.ndarray,
    first: Any,
    second: Any,
    of_first: Callable[[np.ndarray], np.ndarray],
    of_second: Callable[[np.ndarray], np.ndarray],
) -> Tensor:
    """Return ``made`` of two operands; ``of_first`` and ``of_second`` take its gradient to theirs."""

    def back(gradient: np.ndarray) -> Any:
        return (
            fit(of_first(gradient), _shape(first)) if _wants(first) else None,
            fit(of_second(gradient), _shape(second)) if _wants(second) else None,
        )

    return node(made, (first, second), back)


@method("__add__", "__radd__", "add")
def add(first: Any, second: Any) -> Tensor:
    one, two = pair(first, second)
    return _both(one + two, first, second, lambda gradient: gradient, lambda gradient: gradient)


@method("__sub__", "sub")
def sub(first: Any, second: Any) -> Tensor:
    one, two = pair(first, second)
    return _both(one - two, first, second, lambda gradient: gradient, np.negative)


@method("__mul__", "__rmul__", "mul")
def mul(first: Any, second: Any) -> Tensor:
    one, two = pair(first, second)
    return _both(one * two, first, second, lambda gradient: gradient * two, lambda gradient: gradient * one)


@method("__truediv__", "div")
def div(first: Any, second: Any) -> Tensor:
    """Return the quotient; that of whole numbers is a float32."""
    one, two = pair(first, second)
    if one.dtype.kind != "f":
        one, two = one.astype(float32), two.astype(float32)
    return _both(
        one / two, first, second, lambda gradient: gradient / two, lambda gradient: -gradient * one / (two * two)
    )


@method("__pow__", "pow")
def power(first: Any, second: Any) -> Tensor:
    """Return the power. Its gradient is that of the base; the exponent must be a constant."""
    if state.grad and _wants(second):
        raise no_gradient("pow of an exponent", FILE)
    one, two = pair(first, second)
    return node(one**two, (first,), lambda gradient: (fit(gradient * two * one ** (two - 1), _shape(first)),))


method("__rsub__")(lambda first, second: sub(second, first))
method("__rtruediv__")(lambda first, second: div(second, first))
method("__rpow__")(lambda first, second: power(second, first))


@method("__matmul__", "matmul")
def matmul(first: Tensor, second: Tensor) -> Tensor:
    """Return the matrix product over the last two axes; the axes before them are broadcast."""
    one, two = pair(first, second)

    def turned(matrices: np.ndarray) -> np.ndarray:
        if one.ndim < 2 or two.ndim < 2:
            raise no_gradient("matmul of a vector", FILE)
        return matrices.swapaxes(-1, -2)

    return _both(
        one @ two, first, second, lambda gradient: gradient @ turned(two), lambda gradient: turned(one) @ gradient
    )


def _each(
    function: Callable[[np.ndarray], np.ndarray], back: Callable[[np.ndarray, np.ndarray, np.ndarray], Any], *names: str
) -> Callable[[Tensor], Tensor]:
    """Put an operation on each number on ``Tensor``; ``back`` has the gradient, the numbers and what they became."""

    def operation(x: Tensor) -> Tensor:
        made = function(x.array)
        return node(made, (x,), lambda gradient: (back(gradient, x.array, made),))

    return method(*names)(operation)


neg = _each(np.negative, lambda gradient, x, made: -gradient, "__neg__", "neg")
square = _each(lambda x: x * x, lambda gradient, x, made: 2 * gradient * x, "square")
sqrt = _each(np.sqrt, lambda gradient, x, made: gradient / (2 * made), "sqrt")
rsqrt = _each(lambda x: 1 / np.sqrt(x), lambda gradient, x, made: gradient * made * made * made / -2, "rsqrt")
exp = _each(np.exp, lambda gradient, x, made: gradient * made, "exp")
sin = _each(np.sin, lambda gradient, x, made: gradient * np.cos(x), "sin")
cos = _each(np.cos, lambda gradient, x, made: -gradient * np.sin(x), "cos")
absolute = _each(np.abs, lambda gradient, x, made: gradient * np.sign(x), "__abs__", "abs")


@method()
def clamp(x: Tensor, min: Any = None, max: Any = None) -> Tensor:  # noqa: A002 - PyTorch's names
    low = -np.inf if min is None else min
    high = np.inf if max is None else max
    made = x.array
    if min is not None:
        made = np.maximum(made, made.dtype.type(min))
    if max is not None:
        made = np.minimum(made, made.dtype.type(max))
    return node(made, (x,), lambda gradient: (gradient * ((x.array >= low) & (x.array <= high)),))


@method()
def nan_to_num(x: Tensor, nan: float = 0.0) -> Tensor:
    """Return the numbers with ``nan`` in place of what is no number; infinities become the largest numbers."""
    made = np.nan_to_num(x.array, nan=nan)
    return node(made, (x,), lambda gradient: (gradient * np.isfinite(x.array),))


@method()
def masked_fill(x: Tensor, mask: Tensor, value: Any) -> Tensor:
    where = mask.array
    filler = x.array.dtype.type(value.array if isinstance(value, Tensor) else value)
    made = np.where(where, filler, x.array)
    return node(made, (x,), lambda gradient: (fit(np.where(where, gradient.dtype.type(0), gradient), x.shape),))


@method()
def where(condition: Tensor, first: Any, second: Any) -> Tensor:
    chosen = condition.array
    if isinstance(first, Tensor) or isinstance(second, Tensor):
        one, two = pair(first, second)
    else:
        one, two = np.asarray(first), np.asarray(second)

    return _both(
        np.where(chosen, one, two),
        first,
        second,
        lambda gradient: np.where(chosen, gradient, gradient.dtype.type(0)),
        lambda gradient: np.where(chosen, gradient.dtype.type(0), gradient),
    )


def _plain(function: Callable[[Any, Any], Any], *names: str) -> None:
    """Put an operation without a gradient on ``Tensor``: a comparison, or one on whole numbers or truth values."""

    def operation(first: Tensor, second: Any) -> Tensor:
        if function in (np.equal, np.not_equal) and (second is None or isinstance(second, str)):
            return NotImplemented
        return Tensor(function(*pair(first, second)))

    for name in names:
        setattr(Tensor, name, operation)


_plain(np.equal, "__eq__", "eq")
_plain(np.not_equal, "__ne__", "ne")
_plain(np.less, "__lt__", "lt")
_plain(np.less_equal, "__le__", "le")
_plain(np.greater, "__gt__", "gt")
_plain(np.greater_equal, "__ge__", "ge")
_plain(np.bitwise_and, "__and__", "__rand__")
_plain(np.bitwise_or, "__or__", "__ror__")
_plain(np.bitwise_xor, "__xor__")
_plain(np.floor_divide, "__floordiv__")
_plain(np.remainder, "__mod__")


def _told(function: Callable[[np.ndarray], np.ndarray], *names: str) -> Callable[[Tensor], Tensor]:
    """Put a question to each number on ``Tensor``."""
    return method(*names)(lambda x: Tensor(function(x.array)))


_told(np.invert, "__invert__", "logical_not")
isnan, isfinite = _told(np.isnan, "isnan"), _told(np.isfinite, "isfinite")


def equal(first: Tensor, second: Tensor) -> bool:
    return np.array_equal(first.array, second.array)
