"""Operations on each number: sums, products, comparisons, roots and waves."""

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


def refuse_gradient(name: str, *parents: Any) -> None:
    """Refuse an operation whose gradient is wanted, if nobody wrote it."""
    if state.grad and any(map(_wants, parents)):
        raise no_gradient(name, FILE)


@method("__add__", "__radd__", "add")
def add(first: Any, second: Any) -> Tensor:
    """Return the sum."""
    one, two = pair(first, second)

    def back(gradient: np.ndarray) -> Any:
        return (
            fit(gradient, _shape(first)) if _wants(first) else None,
            fit(gradient, _shape(second)) if _wants(second) else None,
        )

    return node(one + two, (first, second), back)


@method("__sub__", "sub")
def sub(first: Any, second: Any) -> Tensor:
    """Return the difference."""
    one, two = pair(first, second)

    def back(gradient: np.ndarray) -> Any:
        return (
            fit(gradient, _shape(first)) if _wants(first) else None,
            fit(-gradient, _shape(second)) if _wants(second) else None,
        )

    return node(one - two, (first, second), back)


@method("__rsub__")
def rsub(first: Tensor, second: Any) -> Tensor:
    """Return ``second - first``."""
    return sub(second, first)


@method("__neg__", "neg")
def neg(x: Tensor) -> Tensor:
    """Return the numbers with the other sign."""
    return node(-x.array, (x,), lambda gradient: (-gradient,))


@method("__mul__", "__rmul__", "mul")
def mul(first: Any, second: Any) -> Tensor:
    """Return the product of each pair of numbers."""
    one, two = pair(first, second)

    def back(gradient: np.ndarray) -> Any:
        return (
            fit(gradient * two, _shape(first)) if _wants(first) else None,
            fit(gradient * one, _shape(second)) if _wants(second) else None,
        )

    return node(one * two, (first, second), back)


@method("__truediv__", "div")
def div(first: Any, second: Any) -> Tensor:
    """Return the quotient; that of whole numbers is a float32."""
    one, two = pair(first, second)
    if one.dtype.kind != "f":
        one, two = one.astype(float32), two.astype(float32)

    def back(gradient: np.ndarray) -> Any:
        return (
            fit(gradient / two, _shape(first)) if _wants(first) else None,
            fit(-gradient * one / (two * two), _shape(second)) if _wants(second) else None,
        )

    return node(one / two, (first, second), back)


@method("__rtruediv__")
def rdiv(first: Tensor, second: Any) -> Tensor:
    """Return ``second / first``."""
    return div(second, first)


@method("__pow__", "pow")
def power(first: Any, second: Any) -> Tensor:
    """Return the power. Its gradient is that of the base; the exponent must be a constant."""
    refuse_gradient("pow of an exponent", second)
    one, two = pair(first, second)
    return node(one**two, (first,), lambda gradient: (fit(gradient * two * one ** (two - 1), _shape(first)),))


@method("__rpow__")
def rpow(first: Tensor, second: Any) -> Tensor:
    """Return ``second ** first``."""
    return power(second, first)


@method("__matmul__", "matmul")
def matmul(first: Tensor, second: Tensor) -> Tensor:
    """Return the matrix product over the last two axes; the axes before them are broadcast."""
    one, two = pair(first, second)

    def back(gradient: np.ndarray) -> Any:
        if one.ndim < 2 or two.ndim < 2:
            raise no_gradient("matmul of a vector", FILE)
        return (
            fit(gradient @ two.swapaxes(-1, -2), one.shape) if _wants(first) else None,
            fit(one.swapaxes(-1, -2) @ gradient, two.shape) if _wants(second) else None,
        )

    return node(one @ two, (first, second), back)


@method()
def square(x: Tensor) -> Tensor:
    """Return the squares."""
    return node(x.array * x.array, (x,), lambda gradient: (2 * gradient * x.array,))


@method()
def sqrt(x: Tensor) -> Tensor:
    """Return the square roots."""
    made = np.sqrt(x.array)
    return node(made, (x,), lambda gradient: (gradient / (2 * made),))


@method()
def rsqrt(x: Tensor) -> Tensor:
    """Return 1 / the square roots."""
    made = 1 / np.sqrt(x.array)
    return node(made, (x,), lambda gradient: (gradient * made * made * made / -2,))


@method()
def exp(x: Tensor) -> Tensor:
    """Return e to the power of each number."""
    made = np.exp(x.array)
    return node(made, (x,), lambda gradient: (gradient * made,))


@method()
def log(x: Tensor) -> Tensor:
    """Return the natural logarithms."""
    with np.errstate(divide="ignore"):  # that of 0 is minus infinity, without a warning
        made = np.log(x.array)
    return node(made, (x,), lambda gradient: (gradient / x.array,))


@method()
def sin(x: Tensor) -> Tensor:
    """Return the sines."""
    return node(np.sin(x.array), (x,), lambda gradient: (gradient * np.cos(x.array),))


@method()
def cos(x: Tensor) -> Tensor:
    """Return the cosines."""
    return node(np.cos(x.array), (x,), lambda gradient: (-gradient * np.sin(x.array),))


@method("__abs__", "abs")
def absolute(x: Tensor) -> Tensor:
    """Return the numbers without their signs."""
    return node(np.abs(x.array), (x,), lambda gradient: (gradient * np.sign(x.array),))


@method()
def clamp(x: Tensor, min: Any = None, max: Any = None) -> Tensor:  # noqa: A002 - PyTorch's names
    """Return the numbers, none below ``min`` nor above ``max``."""
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
    """Return the numbers with ``value`` where ``mask`` is True."""
    where = mask.array
    filler = x.array.dtype.type(value.array if isinstance(value, Tensor) else value)
    made = np.where(where, filler, x.array)
    return node(made, (x,), lambda gradient: (fit(np.where(where, gradient.dtype.type(0), gradient), x.shape),))


@method()
def where(condition: Tensor, first: Any, second: Any) -> Tensor:
    """Return ``first`` where ``condition`` is True, ``second`` elsewhere."""
    chosen = condition.array
    if isinstance(first, Tensor) or isinstance(second, Tensor):
        one, two = pair(first, second)
    else:
        one, two = np.asarray(first), np.asarray(second)

    def back(gradient: np.ndarray) -> Any:
        nothing = gradient.dtype.type(0)
        return (
            fit(np.where(chosen, gradient, nothing), _shape(first)) if _wants(first) else None,
            fit(np.where(chosen, nothing, gradient), _shape(second)) if _wants(second) else None,
        )

    return node(np.where(chosen, one, two), (first, second), back)


def _plain(function: Callable[[Any, Any], Any], *names: str, swapped: bool = False) -> None:
    """Put an operation without a gradient on ``Tensor``: a comparison, or one on whole numbers or truth values."""

    def operation(first: Tensor, second: Any) -> Tensor:
        if function in (np.equal, np.not_equal) and (second is None or isinstance(second, str)):
            return NotImplemented
        one, two = pair(second, first) if swapped else pair(first, second)
        return Tensor(function(one, two))

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


@method("__invert__", "logical_not")
def invert(x: Tensor) -> Tensor:
    """Return True where it was False."""
    return Tensor(~x.array)


@method()
def isnan(x: Tensor) -> Tensor:
    """Return True where there is no number."""
    return Tensor(np.isnan(x.array))


@method()
def isinf(x: Tensor) -> Tensor:
    """Return True where a number is infinite."""
    return Tensor(np.isinf(x.array))


@method()
def isfinite(x: Tensor) -> Tensor:
    """Return True where a number is neither infinite nor none at all."""
    return Tensor(np.isfinite(x.array))


def equal(first: Tensor, second: Tensor) -> bool:
    """Return True if shapes and numbers are the same."""
    return np.array_equal(first.array, second.array)


@method()
def allclose(first: Tensor, second: Tensor, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False) -> bool:
    """Return True if all numbers are nearly the same."""
    return np.allclose(first.array, second.array, rtol=rtol, atol=atol, equal_nan=equal_nan)
