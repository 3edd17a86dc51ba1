"""Positions: the printed tables, the formula, and the rotation that leads from one position to another."""

import math

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from core.transformer.positions import (
    LearnedPositions,
    SinusoidalPositions,
    frequencies,
    rotation,
    sinusoidal,
    wavelengths,
)


@pytest.mark.parametrize(
    ("length", "d_model", "row"),
    [(5, 4, [0.8415, 0.5403, 0.0100, 0.9999]), (10, 6, [0.8415, 0.5403, 0.0464, 0.9989, 0.0022, 1.0000])],
)
def test_small_tables_as_they_are_printed(length: int, d_model: int, row: list[float]) -> None:
    table = sinusoidal(length, d_model)
    assert table.shape == (length, d_model)
    assert table[0].tolist() == [0.0, 1.0] * (d_model // 2)
    assert [round(number, 4) for number in table[1].tolist()] == row


@given(length=st.integers(1, 37), d_model=st.integers(1, 23), base=st.floats(2, 1e5))
def test_every_cell_follows_the_formula(length: int, d_model: int, base: float) -> None:
    expected = np.empty((length, d_model))
    for position in range(length):
        for dimension in range(d_model):
            angle = position / base ** (2 * (dimension // 2) / d_model)
            expected[position, dimension] = math.cos(angle) if dimension % 2 else math.sin(angle)
    table = sinusoidal(length, d_model, base)
    assert table.dtype == torch.float32
    np.testing.assert_allclose(table.numpy(), expected, atol=1e-6)


@given(offset=st.integers(-50, 50), half=st.integers(1, 11), base=st.floats(10, 1e5))
def test_a_rotation_leads_from_every_position_to_the_one_k_later(offset: int, half: int, base: float) -> None:
    table = sinusoidal(131, 2 * half, base)
    matrix = rotation(offset, 2 * half, base).float()
    start = torch.arange(50, 81)
    torch.testing.assert_close(table[start] @ matrix.T, table[start + offset], atol=1e-5, rtol=0)


def test_rotations_are_orthogonal_and_add_up() -> None:
    matrix = rotation(5, 14)
    torch.testing.assert_close(matrix @ matrix.T, torch.eye(14, dtype=torch.float64))
    torch.testing.assert_close(matrix @ rotation(-3, 14), rotation(2, 14))
    torch.testing.assert_close(rotation(0, 14), torch.eye(14, dtype=torch.float64))


def test_similarity_of_positions_depends_on_their_distance_only() -> None:
    table = sinusoidal(31, 22).double()
    similarity = table @ table.T
    for distance in (0, 1, 7):
        diagonal = similarity.diagonal(distance)
        torch.testing.assert_close(diagonal, diagonal[:1].expand_as(diagonal), atol=1e-5, rtol=0)


def test_an_odd_width_ends_on_a_sine_without_its_cosine() -> None:
    torch.testing.assert_close(sinusoidal(7, 5)[:, 4].double(), (torch.arange(7) * frequencies(5)[2]).sin())
    with pytest.raises(ValueError, match="d_model is 5; a rotation needs pairs"):
        rotation(1, 5)


def test_after_one_wavelength_a_wave_is_back() -> None:
    lengths = wavelengths(5)
    assert lengths.shape == (5,)
    assert lengths[0] == lengths[1] == 2 * torch.pi
    torch.testing.assert_close((lengths * frequencies(5).repeat_interleave(2)[:5]).cos(), torch.ones_like(lengths))


@pytest.mark.parametrize(("length", "d_model", "base"), [(0, 4, 1e4), (3, 0, 1e4), (3, 4, 0.0), (3, 4, float("nan"))])
def test_refuses_what_is_no_encoding(length: int, d_model: int, base: float) -> None:
    with pytest.raises(ValueError, match=r"must be above 0|needs at least 1 position"):
        sinusoidal(length, d_model, base)


def test_modules_give_the_rows_asked_for() -> None:
    fixed, learned = SinusoidalPositions(13, 5), LearnedPositions(13, 5)
    assert torch.equal(fixed(3, 7), sinusoidal(13, 5)[3:10])
    assert torch.equal(learned(3, 7), learned.table[3:10])
    assert not fixed.state_dict()
    assert learned.table.requires_grad
