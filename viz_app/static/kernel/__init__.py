"""The WebAssembly kernel for linear layers, and its place in the stand-in for torch.

It works on the memory of Python. A memory of its own would not depend on how Pyodide makes its memory, but copying
inputs and results takes time, and weights must be copied for each product: an address says nothing about what lies
there, since weights that were freed make room for others. What NumPy's own products take, as a multiple of the time
with this kernel (medians of one run in which they took turns; en-de, headless Chromium):

    | with the kernel | by NumPy |
    |---|---|
    | a trace of 7 tokens, 32 ms | 2.5 |
    | a trace of 20 tokens, 74 ms | 3.1 |
    | integrated gradients, 20 tokens, 0.6 s | 12 |
    | 72 head effects, 20 tokens, 0.6 s | 9 |

Copies to a memory of its own took 1.0 to 1.6 times as long with an earlier, slower kernel. Weights that were copied
once and kept there gained nothing over them, and took 30 MB more.
"""

from collections.abc import Callable

import numpy as np

Linear = Callable[[int, int, int, int, int, int, int], None]
_LANES = 4  # numbers of a vector: the kernel takes widths that are multiples of it


def install(linear: Linear) -> None:
    """Use ``linear`` of linear.wasm for the products of linear layers. Raises ``RuntimeError`` if its numbers are not
    those of NumPy."""
    random = np.random.default_rng(0)
    product = product_with(linear)
    for rows, read in ((5, 12), (1, 16)):
        x, weight, bias = (random.normal(size=size).astype(np.float32) for size in ((rows, read), (8, read), (8,)))
        if not np.allclose(product(x, weight, bias), x @ weight.T + bias, atol=1e-5):
            raise RuntimeError("the kernel's numbers are not those of NumPy")
    from torch.products import set_product  # type: ignore[import-not-found]

    set_product(product)


def product_with(linear: Linear) -> Callable[[np.ndarray, np.ndarray, np.ndarray | None], np.ndarray]:
    """Return a function of x [row, k], W [n, k] and b [n] or None, float32, that gives x Wᵀ + b [row, n]."""

    def product(x: np.ndarray, weight: np.ndarray, bias: np.ndarray | None) -> np.ndarray:
        n, k = weight.shape
        if n % _LANES or k % _LANES or not len(x):
            plain = x @ weight.T
            return plain if bias is None else plain + bias
        x, weight = np.ascontiguousarray(x), np.ascontiguousarray(weight)
        bias = np.zeros(n, dtype=np.float32) if bias is None else np.ascontiguousarray(bias)
        y = np.empty((len(x), n), dtype=np.float32)
        at = [array.__array_interface__["data"][0] for array in (x, weight, bias, y)]
        linear(at[0], at[1], at[2], at[3], len(x), 4 * k, 4 * n)
        return y

    return product
