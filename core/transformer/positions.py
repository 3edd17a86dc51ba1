"""Positions: sinusoidal waves, or a learned table."""

import torch
from jaxtyping import Float, Float32, Float64
from torch import Tensor, nn


def sinusoidal(length: int, d_model: int, base: float = 10000.0) -> Float32[Tensor, "{length} {d_model}"]:
    """Return the sinusoidal encoding of Vaswani et al. 2017, section 3.5.

    ``PE[pos, 2i] = sin(pos / base^(2i / d_model))`` and ``PE[pos, 2i + 1] = cos(pos / base^(2i / d_model))``.
    An odd ``d_model`` ends on a sine without its cosine.

    Raises:
        ValueError: if ``length`` or ``d_model`` is below 1, or ``base`` is not above 0.
    """
    _check(length, d_model, base)
    angles = torch.arange(length, dtype=torch.float64)[:, None] * frequencies(d_model, base)
    encoding = torch.empty(length, d_model, dtype=torch.float64)
    encoding[:, 0::2] = angles.sin()
    encoding[:, 1::2] = angles[:, : d_model // 2].cos()
    return encoding.float()


def frequencies(d_model: int, base: float = 10000.0) -> Float64[Tensor, "({d_model}+1)//2"]:
    """Return the angular frequency, in radians a position, of each pair of a sine and a cosine."""
    _check(1, d_model, base)
    return torch.tensor(base, dtype=torch.float64) ** (-torch.arange(0, d_model, 2, dtype=torch.float64) / d_model)


def wavelengths(d_model: int, base: float = 10000.0) -> Float64[Tensor, "{d_model}"]:
    """Return how many positions one full wave takes, for each of the dimensions."""
    return (2 * torch.pi / frequencies(d_model, base)).repeat_interleave(2)[:d_model]


def rotation(offset: int, d_model: int, base: float = 10000.0) -> Float64[Tensor, "{d_model} {d_model}"]:
    """Return the matrix with ``rotation @ PE[pos] == PE[pos + offset]`` for every pos.

    Each sine and cosine pair turns by its own angle (Vaswani et al. 2017, section 3.5: "a linear function").

    Raises:
        ValueError: if ``d_model`` is odd, for its last sine has no partner to turn with.
    """
    if d_model % 2:
        raise ValueError(f"d_model is {d_model}; a rotation needs pairs, so choose an even number")
    angles = offset * frequencies(d_model, base)
    matrix = torch.zeros(d_model, d_model, dtype=torch.float64)
    sines, cosines = torch.arange(0, d_model, 2), torch.arange(1, d_model, 2)
    matrix[sines, sines] = matrix[cosines, cosines] = angles.cos()
    matrix[sines, cosines] = angles.sin()
    matrix[cosines, sines] = -angles.sin()
    return matrix


class SinusoidalPositions(nn.Module):
    """The fixed table; it holds no weights and is not saved."""

    table: Float[Tensor, "position d_model"]

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__()
        self.register_buffer("table", sinusoidal(max_length, d_model), persistent=False)

    def forward(self, first: int, length: int) -> Float[Tensor, "{length} d_model"]:
        """Return the rows ``first`` to ``first + length``."""
        return self.table[first : first + length]


class NoPositions(SinusoidalPositions):
    """Zeros in place of the table: a model that is not told where its tokens stand."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__(max_length, d_model)
        self.table.zero_()


class LearnedPositions(nn.Module):
    """One trained vector a position."""

    def __init__(self, max_length: int, d_model: int) -> None:
        super().__init__()
        self.table = nn.Parameter(torch.empty(max_length, d_model).normal_(std=0.02))

    def forward(self, first: int, length: int) -> Float[Tensor, "{length} d_model"]:
        """Return the rows ``first`` to ``first + length``."""
        return self.table[first : first + length]


def _check(length: int, d_model: int, base: float) -> None:
    if length < 1 or d_model < 1:
        raise ValueError(f"an encoding needs at least 1 position and 1 dimension, not {length} and {d_model}")
    if not base > 0:
        raise ValueError(f"the base of the wavelengths is {base}; it must be above 0")
