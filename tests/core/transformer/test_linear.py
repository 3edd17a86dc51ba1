"""The linear map is PyTorch's own, whichever library makes it."""

from collections.abc import Callable

import pytest
import torch
from torch.nn import functional

from core.transformer import linear as module
from core.transformer.layouts import FOR_ONEDNN
from core.transformer.linear import FixedLinear, Linear, linear

READ, MADE = 1033, 1051  # a product of one row is worth it already
needs_onednn = pytest.mark.skipif(
    not (torch.backends.mkldnn.is_available() and hasattr(torch.ops.mkldnn, "_linear_pointwise")),
    reason="PyTorch was built without oneDNN",
)


@pytest.fixture
def faster(monkeypatch: pytest.MonkeyPatch) -> None:
    """This processor counts as one for which oneDNN is the faster."""
    monkeypatch.setattr(module, "_has_faster_library", lambda: True)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """The shapes that PyTorch's ``linear`` is called with."""
    seen: list[tuple[int, ...]] = []
    original: Callable[..., torch.Tensor] = functional.linear

    def noted(x: torch.Tensor, *others: torch.Tensor | None) -> torch.Tensor:
        seen.append(tuple(x.shape))
        return original(x, *others)

    monkeypatch.setattr(functional, "linear", noted)
    return seen


@needs_onednn
@pytest.mark.usefixtures("faster")
@pytest.mark.parametrize("shape", [(1,), (3,), (2, 5), (3, 1, 7), ()], ids=str)
@pytest.mark.parametrize("layout", ["rows", "columns"])
@pytest.mark.parametrize("has_bias", [True, False])
def test_the_map_is_that_of_pytorch(
    shape: tuple[int, ...], layout: str, has_bias: bool, calls: list[tuple[int, ...]]
) -> None:
    torch.manual_seed(3)
    weight, bias = torch.randn(MADE, READ), torch.randn(MADE) if has_bias else None
    if layout == "columns":
        weight = weight.t().contiguous().t()
    x = torch.randn(*shape, READ)
    for given in (x, torch.randn(READ, *shape[::-1]).permute(*range(len(shape), -1, -1))):
        expected = (given.double() @ weight.double().t() + (0 if bias is None else bias.double())).float()
        with torch.no_grad():
            found = linear(given, weight, bias)
        assert found.shape == expected.shape
        torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-3)
    assert not calls


@needs_onednn
@pytest.mark.usefixtures("faster")
@pytest.mark.parametrize("shape", [(3,), (2, 5)], ids=str)
@pytest.mark.parametrize("layout", ["rows", "columns"])
def test_the_slope_is_that_of_pytorch(shape: tuple[int, ...], layout: str, calls: list[tuple[int, ...]]) -> None:
    torch.manual_seed(5)
    weight, bias = torch.randn(MADE, READ), torch.randn(MADE)
    if layout == "columns":
        weight = weight.t().contiguous().t()
    x, pull = torch.randn(*shape, READ, requires_grad=True), torch.randn(*shape, MADE)
    (slope,) = torch.autograd.grad((linear(x, weight, bias) * pull).sum(), x)
    torch.testing.assert_close(slope, (pull.double() @ weight.double()).float(), rtol=1e-4, atol=1e-3)
    assert not calls
    (slope,) = torch.autograd.grad(linear(x, weight, bias).square().sum(), x, create_graph=True)
    with pytest.raises(RuntimeError, match="once_differentiable"):  # rather than a wrong second slope
        slope.sum().backward()


@needs_onednn
@pytest.mark.usefixtures("faster")
def test_what_the_other_library_cannot_do_is_left_to_pytorch(calls: list[tuple[int, ...]]) -> None:
    layer, x = Linear(READ, MADE), torch.randn(2, READ)
    (gradient,) = torch.autograd.grad(layer(x.requires_grad_()).sum(), x)
    torch.testing.assert_close(gradient, layer.weight.sum(0).expand(2, READ), rtol=1e-4, atol=1e-4)
    (gradient,) = torch.autograd.grad(layer(x).sum(), layer.weight)
    torch.testing.assert_close(gradient, x.detach().sum(0).expand(MADE, READ), rtol=1e-4, atol=1e-4)
    with torch.no_grad():
        assert linear(x.double(), layer.weight.double()).dtype == torch.float64
        with torch.autocast("cpu", torch.bfloat16):
            assert layer(x).dtype == torch.bfloat16
        assert linear(x[:0], layer.weight, layer.bias).shape == (0, MADE)
        few = Linear(11, 13)
        assert few(torch.randn(7, 11)).shape == (7, 13)
    assert len(calls) == 6


@needs_onednn
@pytest.mark.usefixtures("faster")
@pytest.mark.parametrize("read", [READ, 3], ids=["onednn", "pytorch"])
@pytest.mark.parametrize("slope", [True, False], ids=["slope", "none"])
def test_a_relu_may_follow(read: int, slope: bool) -> None:
    layer, x = Linear(read, MADE).requires_grad_(False), torch.randn(2, read, requires_grad=slope)
    found = layer(x, relu=True)
    torch.testing.assert_close(found, functional.relu(functional.linear(x, layer.weight, layer.bias)))
    assert found.requires_grad == slope
    assert (found == 0).any()


@needs_onednn
@pytest.mark.usefixtures("faster")
@pytest.mark.parametrize("has_bias", [True, False])
@torch.no_grad()
def test_maps_of_the_same_rows_stand_side_by_side(has_bias: bool, calls: list[tuple[int, ...]]) -> None:
    layers, x = [Linear(READ, made, bias=has_bias) for made in (MADE, 7, 13)], torch.randn(3, READ)
    for _ in range(2):
        joined = FixedLinear(*((layer.weight, layer.bias) for layer in layers))
        expected = torch.cat([x @ layer.weight.t() + (layer.bias if has_bias else 0) for layer in layers], 1)
        torch.testing.assert_close(joined(x), expected, rtol=1e-4, atol=1e-4)
        layers[1].weight.mul_(-2)  # what was laid out before is out of date
    layers[2] = Linear(READ, 13, bias=has_bias)
    joined = FixedLinear(*((layer.weight, layer.bias) for layer in layers))
    torch.testing.assert_close(joined(x)[:, -13:], layers[2](x), rtol=1e-4, atol=1e-4)
    assert len(calls) == 1, "the last layer alone is too small"


@needs_onednn
@pytest.mark.usefixtures("faster")
@torch.no_grad()
def test_what_is_laid_out_goes_with_its_weights() -> None:
    before = len(FOR_ONEDNN)
    layers = [Linear(READ, MADE) for _ in range(2)]
    FixedLinear(*((layer.weight, layer.bias) for layer in layers))
    assert len(FOR_ONEDNN) == before + 1
    del layers[1]
    assert len(FOR_ONEDNN) == before


def test_another_processor_is_left_to_pytorch(monkeypatch: pytest.MonkeyPatch, calls: list[tuple[int, ...]]) -> None:
    monkeypatch.setattr(module, "_has_faster_library", lambda: False)
    with torch.inference_mode():
        assert Linear(READ, MADE)(torch.ones(2, READ)).shape == (2, MADE)
    assert calls == [(2, READ)]
