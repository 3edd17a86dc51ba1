"""Each operation of the stand-in against PyTorch's own: numbers, type and gradient. Sizes have no common divisor."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch as theirs

from viz_app.static.stand_ins import torch as ours

Operation = Callable[..., Any]  # takes the package and tensors

MASK = np.arange(15).reshape(3, 5) % 4 != 1
ORDER = np.array([4, 0, 2, 0])


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng([seed, *shape]).normal(size=shape).astype(np.float32)


def positive(*shape: int, seed: int = 0) -> np.ndarray:
    return np.abs(numbers(*shape, seed=seed)) + np.float32(0.1)


A, B, C, D = numbers(3, 5), numbers(3, 5, seed=1), numbers(2, 3, 5), numbers(2, 5, 7)
QUERY, KEY, VALUE = numbers(2, 3, 5, 7), numbers(2, 3, 4, 7), numbers(2, 3, 4, 11)
SEEN = np.arange(40).reshape(2, 1, 5, 4) % 3 != 0
ROWS = np.array([[3, 0, 3], [1, 2, 5]])

WITH_GRADIENT: dict[str, tuple[Operation, list[np.ndarray]]] = {
    "add": (lambda t, x, y: x + y, [C, A]),
    "add a number": (lambda t, x: 2 + x, [A]),
    "sub": (lambda t, x, y: x - y, [A, C]),
    "sub from a number": (lambda t, x: 2 - x, [A]),
    "neg": (lambda t, x: -x, [A]),
    "mul": (lambda t, x, y: x * y, [A, C]),
    "mul by a number": (lambda t, x: 3 * x * 0.5, [A]),
    "div": (lambda t, x, y: x / y, [C, positive(3, 5)]),
    "div a number": (lambda t, x: 2 / x, [positive(3, 5)]),
    "pow": (lambda t, x: x**3, [A]),
    "matmul": (lambda t, x, y: x @ y, [C, D]),
    "matmul with a matrix": (lambda t, x, y: x @ y, [C, numbers(5, 7)]),
    "square": (lambda t, x: x.square(), [A]),
    "sqrt": (lambda t, x: x.sqrt(), [positive(3, 5)]),
    "rsqrt": (lambda t, x: t.rsqrt(x), [positive(3, 5)]),
    "exp": (lambda t, x: x.exp(), [A]),
    "sin": (lambda t, x: x.sin(), [A]),
    "cos": (lambda t, x: x.cos(), [A]),
    "abs": (lambda t, x: x.abs(), [A]),
    "clamp": (lambda t, x: x.clamp(min=-0.5, max=0.8), [A]),
    "clamp from below": (lambda t, x: x.clamp(min=0.1), [A]),
    "nan_to_num": (lambda t, x: x.nan_to_num(), [A]),
    "masked_fill": (lambda t, x: x.masked_fill(t.tensor(MASK), -7.0), [C]),
    "where": (lambda t, x, y: t.where(t.tensor(MASK), x, y), [A, C]),
    "where with a number": (lambda t, x: t.where(t.tensor(MASK), 2.0, x), [A]),
    "double": (lambda t, x: (x.double() * 2).float(), [A]),
    "sum": (lambda t, x: x.sum(), [C]),
    "sum of an axis": (lambda t, x: x.sum(1), [C]),
    "sum of axes": (lambda t, x: x.sum(dim=(0, 2), keepdim=True), [C]),
    "mean": (lambda t, x: x.mean(), [C]),
    "mean of an axis": (lambda t, x: x.mean(dim=-1, keepdim=True), [C]),
    "softmax": (lambda t, x: x.softmax(dim=-1), [C]),
    "softmax of another axis": (lambda t, x: x.softmax(dim=-2), [C]),
    "log_softmax": (lambda t, x: x.log_softmax(-1), [C]),
    "logsumexp": (lambda t, x: x.logsumexp(-1), [C]),
    "logsumexp, axis kept": (lambda t, x: x.logsumexp(1, keepdim=True), [C]),
    "reshape": (lambda t, x: x.reshape(5, -1), [C]),
    "view": (lambda t, x: x.view((6, 5)), [C]),
    "flatten": (lambda t, x: x.flatten(1), [C]),
    "flatten the first": (lambda t, x: x.flatten(0, 1), [C]),
    "unflatten": (lambda t, x: x.unflatten(-1, (7, -1)), [numbers(3, 35)]),
    "transpose": (lambda t, x: x.transpose(1, 2) * t.tensor(numbers(5, 3)), [C]),
    "T": (lambda t, x: x.T * t.tensor(numbers(5, 3)), [A]),
    "permute": (lambda t, x: x.permute(2, 0, 1), [C]),
    "unsqueeze": (lambda t, x: x.unsqueeze(-2), [C]),
    "expand": (lambda t, x: x.expand(7, -1, 5), [numbers(3, 1)]),
    "chunk": (lambda t, x: x.chunk(3, dim=-1)[1], [numbers(2, 21)]),
    "unbind": (lambda t, x: x.unbind()[1], [C]),
    "pad": (lambda t, x: t.nn.functional.pad(x, (1, 2, 0, 3), value=7.0), [C]),
    "tril": (lambda t, x: x.tril(), [numbers(5, 5)]),
    "contiguous": (lambda t, x: x.t().contiguous(), [A]),
    "clone": (lambda t, x: x.clone(), [A]),
    "a row": (lambda t, x: x[1], [C]),
    "a part": (lambda t, x: x[:, None, 1:, ::2], [C]),
    "rows by numbers": (lambda t, x: x[t.tensor(ORDER)], [numbers(5, 3)]),
    "cells by numbers": (lambda t, x: x[t.arange(4), t.tensor(ORDER)], [numbers(4, 5, 3)]),
    "columns by a list": (lambda t, x: x[:, [2, 2, 0]], [A]),
    "index_select": (lambda t, x: x.index_select(1, t.tensor(ORDER)), [A]),
    "index_fill": (
        lambda t, x: x.index_fill(1, t.tensor([0, 3]), 0.0),
        [numbers(2, 5, 3)],
    ),
    "index_put": (lambda t, x: x.index_put(tuple(t.tensor([[0, 1], [2, 0]])), x.new_zeros(())), [C]),
    "gather": (lambda t, x: x.gather(1, t.tensor(ROWS)), [numbers(2, 7)]),
    "take_along_dim": (lambda t, x: x.take_along_dim(t.tensor(ROWS)[:, :, None], 1), [numbers(2, 7, 5)]),
    "cat": (lambda t, x, y: t.cat((x, y), 1), [A, numbers(3, 7)]),
    "stack": (lambda t, x, y: t.stack((x, y), 1), [A, B]),
    "linear": (lambda t, x, w, b: t.nn.functional.linear(x, w, b), [C, numbers(7, 5), numbers(7)]),
    "linear without bias": (lambda t, x, w: t.nn.functional.linear(x, w), [A, numbers(7, 5)]),
    "linear of columns": (lambda t, x, w: t.nn.functional.linear(x, w.t()), [C, numbers(5, 7)]),
    "relu": (lambda t, x: t.nn.functional.relu(x), [C]),
    "layer_norm": (
        lambda t, x, g, b: t.nn.functional.layer_norm(x, g.shape, g, b, 1e-5),
        [C, numbers(5), numbers(5, seed=1)],
    ),
    "embedding": (lambda t, w: t.nn.functional.embedding(t.tensor(ROWS), w), [numbers(7, 5)]),
    "embedding with padding": (lambda t, w: t.nn.functional.embedding(t.tensor(ROWS), w, 3), [numbers(7, 5)]),
}

# No gradient of core goes through these.
NO_WAY_BACK: dict[str, tuple[Operation, list[np.ndarray]]] = {
    "cumsum": (lambda t, x: x.cumsum(1), [C]),
    "repeat_interleave": (lambda t, x: x.repeat_interleave(2), [A]),
    "repeat_interleave of an axis": (lambda t, x: x.repeat_interleave(2, 1), [A]),
    "diagonal": (lambda t, x: x.diagonal(dim1=-2, dim2=-1), [numbers(2, 5, 5)]),
    "diagonal aside": (lambda t, x: x.diagonal(-2), [numbers(5, 7)]),
    "topk": (lambda t, x: x.topk(3).values, [numbers(2, 7)]),
    "amax": (lambda t, x: x.amax(-1), [C]),
    "amax of all": (lambda t, x: x.amax(), [C.round()]),
    "attention": (lambda t, q, k, v: t.nn.functional.scaled_dot_product_attention(q, k, v), [QUERY, KEY, VALUE]),
    "attention under a mask": (
        lambda t, q, k, v: t.nn.functional.scaled_dot_product_attention(q, k, v, t.tensor(SEEN), scale=0.3),
        [QUERY, KEY, VALUE],
    ),
}

X = numbers(3, 7)
WHOLE = np.array([[5, 3, 0], [2, 8, 4]])
WITHOUT_GRADIENT: dict[str, Operation] = {
    "comparisons": lambda t: [t.tensor(A) < t.tensor(B), t.tensor(A) >= 0, t.tensor(WHOLE) == 3, t.tensor(WHOLE) != 3],
    "truth values": lambda t: [t.tensor(MASK) & ~t.tensor(MASK[:1]), t.tensor(MASK) | t.tensor(MASK[:1])],
    "whole numbers": lambda t: [t.tensor(WHOLE) // 3, t.tensor(WHOLE) % 3, t.tensor(WHOLE) / 3, t.tensor(WHOLE) * 0.5],
    "types of results": lambda t: [
        t.tensor(A) * t.tensor(WHOLE[0, 0]),
        t.tensor(A) * t.tensor(2.0, dtype=t.float64),
        t.tensor(A).double() * t.tensor(A),
        t.tensor(MASK) + 1,
        t.tensor(MASK).sum(),
        t.tensor(WHOLE) * t.tensor(0.5),
    ],
    "not a number": lambda t: [f(t.tensor([1.0, np.nan, np.inf])) for f in (t.isnan, t.isfinite)],
    "powers": lambda t: [t.tensor(3.0, dtype=t.float64) ** -t.arange(5, dtype=t.float64), 2 ** t.arange(3)],
    "topk": lambda t: [*t.tensor(X).topk(3), *t.tensor(numbers(3, 640)).topk(2), *t.tensor(X).topk(7)],
    "sort": lambda t: [*t.tensor(X).sort(descending=True), *t.tensor(X).sort(), t.tensor(X).argsort(0)],
    "max": lambda t: [t.tensor(X).max(), *t.tensor(X).max(dim=1), t.tensor(X).amax(-1)],
    "argmax": lambda t: [t.tensor(X).argmax(-1), t.tensor(X).argmax()],
    "aminmax": lambda t: list(t.tensor(X).aminmax()),
    "all and any": lambda t: [t.tensor(MASK).all(), t.tensor(MASK).any(dim=-1, keepdim=True), t.tensor(MASK).all(0)],
    "nonzero": lambda t: [t.tensor(MASK).nonzero()],
    "scatter": lambda t: [t.zeros(2, 7, dtype=t.bool).scatter(-1, t.tensor(ROWS), t.tensor(ROWS) > 2)],
    "searchsorted": lambda t: [
        t.searchsorted(t.tensor(np.sort(X)), t.tensor(numbers(3, 2)), right=True),
        t.searchsorted(t.tensor(np.sort(X)), t.tensor(np.sort(X))[:, 2:4]),
    ],
    "new tensors": lambda t: [
        t.zeros(2, 3),
        t.ones((3,), dtype=t.bool),
        t.full((2, 1), 7),
        t.full((2,), 0.5),
        t.arange(2, 9, 3),
        t.arange(3, dtype=t.float64),
        t.zeros_like(t.tensor(WHOLE)),
        t.full_like(t.tensor(MASK), 5, dtype=t.long),
        t.tensor([[1, 2]]),
        t.tensor([0.5]),
        t.tensor([t.tensor(3), t.tensor(4)]),
        t.tensor(X).new_tensor([1, 2]),
    ],
    "in place": lambda t: [written(t)],
}


def written(t: Any) -> Any:
    """A tensor into which has been written in several ways."""
    x = t.zeros(5, 7)
    x[:, 0::2] = t.tensor(numbers(5, 4))
    x[2] = 3
    x[t.arange(3), t.arange(3)] = t.tensor(numbers(3))
    x[0].detach().zero_()
    x[4].copy_(t.arange(7))
    cells = slice(1, 2), slice(None)
    mask = t.zeros(5, 7, dtype=t.bool)
    mask[cells] |= t.ones(1, 7, dtype=t.bool)
    return x.masked_fill(mask, -1.0)


def same(mine: Any, real: Any) -> None:
    """Compare numbers, shape and type."""
    assert tuple(mine.shape) == tuple(real.shape)
    assert str(mine.dtype) == str(real.dtype).removeprefix("torch.")
    np.testing.assert_allclose(mine.detach().numpy(), real.detach().numpy(), rtol=2e-6, atol=2e-6)


@pytest.mark.parametrize("name", WITH_GRADIENT)
def test_numbers_and_gradients(name: str) -> None:
    operation, arrays = WITH_GRADIENT[name]
    results, gradients = [], []
    for t in (ours, theirs):
        leaves = [t.from_numpy(array.copy()).requires_grad_() for array in arrays]
        result = operation(t, *leaves)
        results.append(result)
        slopes = t.from_numpy(numbers(*result.shape, seed=9))
        gradients.append(t.autograd.grad((result * slopes).sum(), leaves, materialize_grads=True))
    same(*results)
    for mine, real in zip(*gradients, strict=True):
        same(mine, real)


@pytest.mark.parametrize("name", NO_WAY_BACK)
def test_numbers_whose_gradient_is_refused(name: str) -> None:
    operation, arrays = NO_WAY_BACK[name]
    same(*(operation(t, *map(t.from_numpy, arrays)) for t in (ours, theirs)))
    leaves = [ours.from_numpy(array.copy()).requires_grad_() for array in arrays]
    with pytest.raises(NotImplementedError, match="this stand-in has no gradient of torch"):
        ours.autograd.grad(operation(ours, *leaves).sum(), leaves)


@pytest.mark.parametrize("name", WITHOUT_GRADIENT)
def test_numbers(name: str) -> None:
    mine, real = (WITHOUT_GRADIENT[name](t) for t in (ours, theirs))
    for one, other in zip(mine, real, strict=True):
        same(one, other)


def test_rows_that_may_look_nowhere() -> None:
    mask = SEEN.copy()
    mask[1, 0, 2] = False
    for t in (ours, theirs):
        query, key, value, seen = (t.from_numpy(one) for one in (QUERY, KEY, VALUE, mask))
        assert (t.nn.functional.scaled_dot_product_attention(query, key, value, seen)[1, :, 2] == 0).all()
        assert t.full((3,), -np.inf).softmax(-1).isnan().all()


@pytest.mark.parametrize("k", [1, 2, 5, 6, 19])
def test_the_largest_where_no_number_is_one(k: int) -> None:
    mine, real = (t.full((3, 4_000), np.nan).topk(k).indices.tolist() for t in (ours, theirs))
    assert mine == real


def test_a_graph_is_used_several_times_and_freed() -> None:
    found = []
    for t in (ours, theirs):
        x = t.from_numpy(A.copy()).requires_grad_()
        y = x * 2
        (y * y + y.exp() * x.detach()).sum().backward()
        (x * 3).sum().backward()  # added to what is there
        found.append(x.grad)
        with pytest.raises(RuntimeError):
            y.sum().backward()
    same(*found)


def test_modes() -> None:
    for t in (ours, theirs):
        x = t.ones(3).requires_grad_()
        with t.no_grad():
            assert not (x * 2).requires_grad
            with t.enable_grad():
                assert (x * 2).requires_grad
        with t.inference_mode():
            assert not (x * 2).requires_grad
            with t.inference_mode(False):
                assert (x * 2).requires_grad
        assert t.no_grad()(t.is_grad_enabled)() is False
        assert t.is_grad_enabled()


def test_what_is_missing_says_where_to_add_it() -> None:
    for owner, name in ((ours, "fft"), (ours.nn, "LSTM"), (ours.nn.functional, "conv1d"), (ours.ones(1), "cholesky")):
        with pytest.raises(AttributeError, match=rf"no torch\S*\.{name}; add it in viz_app/static/stand_ins/torch"):
            getattr(owner, name)
    x = ours.ones(3).requires_grad_()
    with pytest.raises(NotImplementedError, match=r"no gradient of torch\.Tensor\.sort; add it in"):
        x.sort()


def test_a_faster_product_is_used_for_float32_alone() -> None:
    from viz_app.static.stand_ins.torch import products

    seen = []

    def product(x: np.ndarray, weight: np.ndarray, bias: np.ndarray | None) -> np.ndarray:
        seen.append((x.shape, weight.shape, bias is None))
        return products.by_numpy(x, weight, bias)

    products.set_product(product)
    try:
        x, weight, bias = (ours.from_numpy(numbers(*shape)).requires_grad_() for shape in ((2, 3, 5), (7, 5), (7,)))
        ours.nn.functional.linear(x, weight, bias).sum().backward()
        ours.nn.functional.linear(x.double(), weight.double())
        ours.nn.functional.linear(x[:0], weight)
    finally:
        products.set_product(None)
    # The product itself, its gradient with respect to x, and that with respect to the weights.
    assert seen == [((6, 5), (7, 5), False), ((6, 7), (5, 7), True), ((7, 6), (5, 6), True)]
