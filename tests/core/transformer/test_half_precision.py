"""A few rows are multiplied with weights in half precision, where these are the weights that are meant."""

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.nn import functional

from core.transformer import linear as module
from core.transformer.layouts import IN_HALF_PRECISION, has_half_precision
from core.transformer.linear import FEW, FixedLinear, Linear, linear

READ, MADE = 257, 263
SMALLEST, LARGEST = 2.0**-24, 65504.0  # of half precision
pytestmark = pytest.mark.skipif(not has_half_precision(), reason="this PyTorch has no FBGEMM")


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of rows that are multiplied with weights in half precision."""
    seen: list[int] = []
    original: Callable[..., Tensor] = module._by_fbgemm

    def noted(x: Tensor, *others: object, **options: bool) -> Tensor:
        seen.append(x[..., 0].numel())
        return original(x, *others, **options)

    monkeypatch.setattr(module, "_by_fbgemm", noted)
    return seen


def stored_in_halves(made: int = MADE, *, bias: bool = True, seed: int = 7) -> Linear:
    """Return a map whose weights, but not whose bias, lose nothing in half precision."""
    torch.manual_seed(seed)
    layer = Linear(READ, made, bias=bias).requires_grad_(False)
    layer.weight.copy_(layer.weight.half())
    return layer


def exact(x: Tensor, layer: Linear) -> Tensor:
    bias = 0 if layer.bias is None else layer.bias.double()
    return (x.double() @ layer.weight.double().t() + bias).float()


@pytest.mark.parametrize("shape", [(1,), (5,), (2, 3), (3, 1, 7), (0,), (2, 0), (FEW,)], ids=str)
@pytest.mark.parametrize("has_bias", [True, False])
@pytest.mark.parametrize("relu", [True, False])
def test_the_map_is_that_of_float32(shape: tuple[int, ...], has_bias: bool, relu: bool, rows: list[int]) -> None:
    layer, x = stored_in_halves(bias=has_bias), torch.randn(*shape, READ)
    expected = exact(x, layer).relu() if relu else exact(x, layer)
    for given in (x, x.transpose(0, -1).contiguous().transpose(0, -1)):
        torch.testing.assert_close(layer(given, relu=relu), expected)
    assert len(rows) == 2
    torch.testing.assert_close(layer(x[..., :1].expand(*shape, READ)), exact(x[..., :1].expand(*shape, READ), layer))


def test_the_smallest_and_the_largest_weight_stay_what_they_are(rows: list[int]) -> None:
    layer = stored_in_halves(bias=False)
    layer.weight[:3, 0] = torch.tensor([SMALLEST, -LARGEST, 3 * SMALLEST])
    x = torch.zeros(2, READ)
    x[0, 0] = 1
    assert layer(x)[:, :3].tolist() == [[SMALLEST, -LARGEST, 3 * SMALLEST], [0, 0, 0]]
    assert rows == [2]


@pytest.mark.parametrize("weight", [1 + 2.0**-11, 2 * LARGEST, SMALLEST / 2, float("nan")])
def test_weights_that_would_change_are_read_as_they_are(weight: float, rows: list[int]) -> None:
    layer, x = stored_in_halves(), torch.randn(3, READ)
    layer.weight[11, 13] = weight
    torch.testing.assert_close(layer(x), exact(x, layer), equal_nan=True)
    torch.testing.assert_close(FixedLinear((layer.weight, layer.bias))(x), exact(x, layer), equal_nan=True)
    assert not rows


def test_many_rows_small_maps_and_other_numbers_are_left_to_the_other_libraries(rows: list[int]) -> None:
    layer, small = stored_in_halves(), stored_in_halves(3)
    torch.testing.assert_close(layer(torch.ones(FEW + 1, READ)), exact(torch.ones(FEW + 1, READ), layer))
    assert layer(torch.ones(READ)).shape == (MADE,)
    assert small(torch.ones(2, READ)).shape == (2, 3)
    assert linear(torch.ones(2, READ).double(), layer.weight.double()).dtype == torch.float64
    with torch.autocast("cpu", torch.bfloat16):
        assert layer(torch.ones(2, READ)).dtype == torch.bfloat16
    assert linear(torch.ones(2, READ), layer.weight.clone()).shape == (2, MADE), "nobody knows when these change"
    assert not rows


def test_slopes_are_as_ever(rows: list[int]) -> None:
    layer, x = stored_in_halves(), torch.randn(3, READ, requires_grad=True)
    (slope,) = torch.autograd.grad(layer(x).sum(), x)
    torch.testing.assert_close(slope, layer.weight.sum(0).expand(3, READ), rtol=1e-4, atol=1e-5)
    layer.requires_grad_(True)
    (slope,) = torch.autograd.grad(layer(x.detach()).sum(), layer.weight)
    torch.testing.assert_close(slope, x.detach().sum(0).expand(MADE, READ), rtol=1e-4, atol=1e-5)
    assert not rows


@pytest.mark.parametrize("changed", ["weight", "bias"])
def test_a_change_is_seen(changed: str, rows: list[int]) -> None:
    layers, x = [stored_in_halves(made) for made in (MADE, 5, 7)], torch.randn(3, READ)
    for _ in range(2):
        joined = FixedLinear(*((layer.weight, layer.bias) for layer in layers), relu=True)
        torch.testing.assert_close(joined(x), torch.cat([exact(x, layer) for layer in layers], 1).relu())
        torch.testing.assert_close(layers[0](x), exact(x, layers[0]))
        getattr(layers[0], changed).mul_(-2)
        getattr(layers[2], changed).mul_(-2)
    assert rows == [3] * 4


def test_what_is_laid_out_goes_with_its_weights() -> None:
    before = len(IN_HALF_PRECISION)
    layers = [stored_in_halves(seed=seed) for seed in range(2)]
    FixedLinear(*((layer.weight, layer.bias) for layer in layers))
    assert len(IN_HALF_PRECISION) == before + 1
    del layers[1]
    assert len(IN_HALF_PRECISION) == before


def test_without_the_library_the_others_make_the_same(monkeypatch: pytest.MonkeyPatch, rows: list[int]) -> None:
    layer, x = stored_in_halves(), torch.randn(3, READ)
    found = layer(x)
    monkeypatch.setattr(module, "has_half_precision", lambda: False)
    torch.testing.assert_close(layer(x), found)
    torch.testing.assert_close(functional.linear(x, layer.weight, layer.bias), found)
    assert rows == [3]
