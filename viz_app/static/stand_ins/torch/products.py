"""The one product that takes most of the time of a model, and the place to put a faster one.

NumPy in a browser has no fast matrix product, so the page puts a WebAssembly kernel here.
"""

from collections.abc import Callable

import numpy as np

# Takes float32 x [row, read], weight [made, read] and bias [made] or None, none of them empty; returns a new float32
# array x @ weight.T + bias [row, made]. Arrays may have any strides: core lays some weights column after column.
Product = Callable[[np.ndarray, np.ndarray, np.ndarray | None], np.ndarray]


def by_numpy(x: np.ndarray, weight: np.ndarray, bias: np.ndarray | None) -> np.ndarray:
    """Return ``x @ weight.T + bias`` by NumPy's own product."""
    made = x @ weight.T
    if bias is not None:
        made += bias
    return made


_product: Product = by_numpy


def set_product(product: Product | None) -> None:
    """Use ``product`` from now on; None is NumPy's own."""
    global _product
    _product = by_numpy if product is None else product


def product(x: np.ndarray, weight: np.ndarray, bias: np.ndarray | None = None) -> np.ndarray:
    """Return ``x @ weight.T + bias``, x [row, read], weight [made, read]; by NumPy if numbers are not float32."""
    if x.dtype == weight.dtype == np.float32 and x.size and weight.size:
        return _product(x, weight, bias)
    return by_numpy(x, weight, bias)
