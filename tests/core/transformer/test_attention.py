"""Attention equals PyTorch's own, in every arrangement of its weights."""

import math
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor, nn
from torch.nn import functional

from core.transformer.attention import MultiHeadAttention, attention
from core.transformer.hooks import Recorder
from tests.core.tiny import randomised

TAPPED = ["query", "key", "value", "scores", "scaled", "mask", "masked", "weights", "output"]


def normal(*shape: int, seed: int = 1) -> Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)


def some_mask(*shape: int, seed: int = 5) -> Tensor:
    """Random cells open, the first of every row among them."""
    mask = torch.rand(shape, generator=torch.Generator().manual_seed(seed)) < 0.6
    mask[..., 0] = True
    return mask


@pytest.fixture
def inputs() -> tuple[Tensor, Tensor, Tensor]:
    """Batch 2, heads 3, 5 queries, 7 keys, d_head 11, d_value 13."""
    return normal(2, 3, 5, 11, seed=1), normal(2, 3, 7, 11, seed=2), normal(2, 3, 7, 13, seed=3)


def multi_head(seed: int = 7, **choices: Any) -> MultiHeadAttention:
    return randomised(MultiHeadAttention(15, 5, **choices), seed).double()


class TestFunction:
    @pytest.mark.parametrize("scale", [None, 1.0, 0.37])
    @pytest.mark.parametrize("shape", [None, (2, 3, 5, 7), (2, 1, 1, 7), (5, 7)])
    def test_equals_the_kernel_of_pytorch(
        self, inputs: tuple[Tensor, Tensor, Tensor], shape: tuple[int, ...] | None, scale: float | None
    ) -> None:
        mask = None if shape is None else some_mask(*shape)
        output, weights = attention(*inputs, mask, scale)
        expected = functional.scaled_dot_product_attention(*inputs, mask, scale=scale)
        torch.testing.assert_close(output, expected)
        assert weights.shape == (2, 3, 5, 7)

    def test_equals_the_formula_in_numpy(self, inputs: tuple[Tensor, Tensor, Tensor]) -> None:
        query, key, value = (tensor.numpy() for tensor in inputs)
        scores = np.einsum("bhqd,bhkd->bhqk", query, key) / math.sqrt(11)
        expected = np.exp(scores) / np.exp(scores).sum(axis=-1, keepdims=True)
        output, weights = attention(*inputs)
        np.testing.assert_allclose(weights, expected, rtol=1e-10)
        np.testing.assert_allclose(output, np.einsum("bhqk,bhkv->bhqv", expected, value), rtol=1e-10)

    @given(queries=st.integers(1, 7), keys=st.integers(1, 7), seed=st.integers(0, 999), fill=st.sampled_from([-1e9]))
    def test_rows_sum_to_one_and_closed_cells_are_exactly_zero(
        self, queries: int, keys: int, seed: int, fill: float
    ) -> None:
        mask = some_mask(queries, keys, seed=seed)
        inputs = [(normal(rows, 3, seed=seed + rows) * 9).float() for rows in (queries, keys, keys)]
        for mask_fill in (-math.inf, fill):
            _, weights = attention(*inputs, mask, mask_fill=mask_fill)
            torch.testing.assert_close(weights.sum(-1), torch.ones(queries))
            assert (weights[~mask] == 0).all()
            assert (weights >= 0).all()

    def test_a_row_that_may_look_nowhere(self, inputs: tuple[Tensor, Tensor, Tensor]) -> None:
        mask = torch.ones(5, 7, dtype=torch.bool)
        mask[3] = False
        _, nan = attention(*inputs, mask)
        _, uniform = attention(*inputs, mask, mask_fill=-1e9)
        assert nan[:, :, 3].isnan().all()
        assert not nan[:, :, [0, 1, 2, 4]].isnan().any()
        torch.testing.assert_close(uniform[:, :, 3], torch.full((2, 3, 7), 1 / 7, dtype=torch.float64))
        torch.testing.assert_close(uniform[:, :, 4], nan[:, :, 4])

    def test_hooks_see_every_stage_and_may_change_it(self, inputs: tuple[Tensor, Tensor, Tensor]) -> None:
        mask = some_mask(5, 7)
        recorder = Recorder(lambda name: True)
        output, weights = attention(*inputs, mask, hook=recorder)
        tensors = recorder.tensors
        assert list(tensors) == TAPPED
        torch.testing.assert_close(tensors["scaled"], tensors["scores"] / math.sqrt(11))
        assert torch.equal(tensors["masked"], tensors["scaled"].masked_fill(~mask, -math.inf))
        assert torch.equal(tensors["weights"], weights)
        assert torch.equal(tensors["output"], output)
        changed, _ = attention(*inputs, hook=lambda name, x: torch.full_like(x, 1 / 7) if name == "weights" else x)
        torch.testing.assert_close(changed, inputs[2].mean(dim=-2, keepdim=True).expand(2, 3, 5, 13))

    @pytest.mark.usefixtures("any_shape")
    def test_refuses_what_does_not_fit(self) -> None:
        with pytest.raises(ValueError, match="queries are 3 wide and keys 5"):
            attention(normal(2, 3), normal(7, 5), normal(7, 5))
        with pytest.raises(ValueError, match="7 keys but 5 values"):
            attention(normal(2, 3), normal(7, 3), normal(5, 3))


def torch_twin(ours: MultiHeadAttention, bias: bool) -> "nn.MultiheadAttention":
    """PyTorch's module with the weights of ``ours``."""
    twin = nn.MultiheadAttention(15, 5, bias=True, batch_first=True, dtype=torch.float64)
    parts = [ours.projection.w_query, ours.projection.w_key, ours.projection.w_value]
    with torch.no_grad():
        twin.in_proj_weight.copy_(torch.cat([part.weight for part in parts]))
        twin.in_proj_bias.copy_(torch.cat([part.bias if bias else torch.zeros(15) for part in parts]))
        twin.out_proj.weight.copy_(ours.w_output.weight)
        twin.out_proj.bias.copy_(ours.w_output.bias)
    return twin.eval()


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("looks_at", ["itself", "memory"])
def test_equals_the_module_of_pytorch(bias: bool, looks_at: str) -> None:
    ours = multi_head(bias=bias)
    x, memory = normal(2, 7, 15), None if looks_at == "itself" else normal(2, 3, 15, seed=2)
    keys = x if memory is None else memory
    mask, real = some_mask(7, keys.shape[1]), torch.ones(2, keys.shape[1], dtype=torch.bool)
    real[1, 2] = False
    expected, weights = torch_twin(ours, bias)(
        x, keys, keys, attn_mask=~mask, key_padding_mask=~real, average_attn_weights=False
    )
    recorder = Recorder(lambda name: name == "weights")
    both = mask & real[:, None, None]
    torch.testing.assert_close(ours(x, memory, both), expected)
    torch.testing.assert_close(ours.requires_grad_(False)(x, memory, both), expected)
    torch.testing.assert_close(ours(x, memory, both, recorder), expected)
    torch.testing.assert_close(recorder.tensors["weights"], weights)


def test_the_fused_kernel_works_where_nobody_asks_for_a_gradient(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, calls = functional.scaled_dot_product_attention, []
    monkeypatch.setattr(functional, "scaled_dot_product_attention", lambda *a, **b: calls.append(0) or kernel(*a, **b))
    ours, x = multi_head(), normal(2, 7, 15)
    ours(x).sum().backward()
    assert not calls
    ours.requires_grad_(False)(x)
    with torch.no_grad():
        ours.requires_grad_(True)(x)
    assert len(calls) == 2


@pytest.mark.parametrize("looks_at", ["itself", "memory"])
@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("d_head", [3, 15])
def test_fused_equals_separate_under_rearranged_weights(bias: bool, looks_at: str, d_head: int) -> None:
    separate = multi_head(bias=bias, d_head=d_head)
    fused = multi_head(seed=8, bias=bias, d_head=d_head, fused=True)
    parts = [separate.projection.w_query, separate.projection.w_key, separate.projection.w_value]
    with torch.no_grad():
        rows = torch.stack([part.weight.view(5, d_head, 15) for part in parts], dim=1)
        fused.projection.w_query_key_value.weight.copy_(rows.flatten(0, 2))
        if bias:
            biases = torch.stack([part.bias.view(5, d_head) for part in parts], dim=1)
            fused.projection.w_query_key_value.bias.copy_(biases.flatten())
    fused.w_output.load_state_dict(separate.w_output.state_dict())
    x, memory = normal(2, 7, 15), None if looks_at == "itself" else normal(2, 3, 15, seed=2)
    torch.testing.assert_close(fused(x, memory), separate(x, memory))


def test_full_width_heads_each_see_all_of_the_stream() -> None:
    wide = multi_head(d_head=15, bias=False)
    x = normal(2, 7, 15)
    parts = [wide.projection.w_query, wide.projection.w_key, wide.projection.w_value]
    query, key, value = (torch.einsum("bpd,hed->bhpe", x, part.weight.view(5, 15, 15)) for part in parts)
    heads = functional.scaled_dot_product_attention(query, key, value)
    expected = sum(heads[:, head] @ wide.w_output.weight[:, head * 15 : head * 15 + 15].T for head in range(5))
    torch.testing.assert_close(wide(x), expected + wide.w_output.bias)


def test_scale_on_inputs_equals_scale_on_scores() -> None:
    on_scores, on_inputs = multi_head(), multi_head(scale_on="inputs")
    recorder = Recorder(lambda name: name in ("query", "scores", "scaled"))
    x, mask = normal(2, 7, 15), some_mask(7, 7)
    torch.testing.assert_close(on_inputs(x, mask=mask), on_scores(x, mask=mask))
    torch.testing.assert_close(on_inputs(x, mask=mask, hook=recorder), on_scores(x, mask=mask))
    tensors = recorder.tensors
    assert torch.equal(tensors["scaled"], tensors["scores"])
    torch.testing.assert_close(tensors["query"], on_inputs.projection.query(x, 5) / 3**0.25)


@pytest.mark.parametrize("mask_fill", [-math.inf, -1e9])
@pytest.mark.parametrize("training", [True, False])
def test_a_hook_that_only_looks_changes_nothing(mask_fill: float, training: bool) -> None:
    ours = multi_head(mask_fill=mask_fill).train(training)
    x, mask = normal(2, 7, 15), some_mask(2, 1, 7, 7)
    recorder = Recorder(lambda name: True)
    torch.testing.assert_close(ours(x, mask=mask), ours(x, mask=mask, hook=recorder))
    assert list(recorder.tensors) == [*TAPPED, "joined", "update"]
    assert recorder.tensors["joined"].shape == (2, 7, 15)


def test_a_finite_fill_lets_an_empty_row_look_everywhere_without_a_hook_too() -> None:
    ours = multi_head(mask_fill=-1e9)
    x, mask = normal(2, 7, 15), torch.ones(7, 7, dtype=torch.bool)
    mask[3] = False
    _, value = ours.projection.key_value(x, 5)
    everywhere = value.mean(dim=2).flatten(1)
    torch.testing.assert_close(ours(x, mask=mask)[:, 3], ours.w_output(everywhere))


def test_a_finite_fill_fits_into_a_half() -> None:
    query, mask = normal(3, 5).half(), torch.tensor([True, False, True])
    _, weights = attention(query, query, query, mask, mask_fill=-1e9)
    assert (weights[:, 1] == 0).all()
    assert weights[:, 0].gt(0).all()


def test_keys_have_no_order() -> None:
    ours, order = multi_head(), torch.tensor([2, 0, 1])
    x, memory = normal(2, 7, 15), normal(2, 3, 15, seed=2)
    torch.testing.assert_close(ours(x, memory[:, order]), ours(x, memory))


def test_refuses_heads_that_leave_a_remainder() -> None:
    with pytest.raises(ValueError, match="d_model 15 cannot be split over 4 heads"):
        MultiHeadAttention(15, 4)
