"""Words, colours and waves for drawings made in Python are those of the page and of the model."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.transformer import positions
from viz_app.view_models import encoding, words
from viz_app.view_models.colours import SEQUENTIAL, tokens, weight_colour


@pytest.mark.parametrize(
    ("piece", "label"),
    [
        ("▁Hund", "Hund"),
        ("ball", "ball"),
        ("▁", "␣"),
        ("<s>", "‹start›"),
        ("</s>", "‹end›"),
        ("<0x0A>", "‹0a›"),
        ("<0x37>", "7"),
        ("[CLS]", "‹cls›"),
        ("▁New▁York", "New York"),
        ("<b>", "<b>"),
        ("", ""),
    ],
)
def test_a_token_is_written_without_the_marks_of_its_tokenizer(piece: str, label: str) -> None:
    assert words.label(piece) == label


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.713, "71 %"), (0.046, "4.6 %"), (0.0004, "<0.1 %"), (0.997, "99.7 %"), (1, "100 %"), (math.nan, "NaN")],
)
def test_a_share_in_words(share: float, text: str) -> None:
    assert words.percent(share).replace("\u202f", " ") == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (-2.84, "−2.84"),
        (0.4, "+0.40"),
        (-0.001, "0.00"),
        (0.001, "0.00"),
        (10000.0, "+10\u202f000.00"),
        (-1234.5, "−1\u202f234.50"),
        (-math.inf, "−∞"),
        (math.inf, "+∞"),
        (math.nan, "NaN"),
    ],
)
def test_a_signed_number_in_words(value: float, text: str) -> None:
    assert words.signed(value) == text


def test_a_scale_has_two_decimals_below_ten() -> None:
    assert (words.scale(1.0), words.scale(17.43)) == ("±1.00", "±17.4")


@given(st.floats(0, 1))
def test_a_share_has_the_colour_between_its_neighbours(share: float) -> None:
    colour = weight_colour(share, "dark")
    stops = [[int(tokens()["dark"][name][at : at + 2], 16) for at in (1, 3, 5)] for name, _ in SEQUENTIAL]
    expected = [np.interp(share, [at for _, at in SEQUENTIAL], [stop[part] for stop in stops]) for part in range(3)]
    assert [int(colour[at : at + 2], 16) for at in (1, 3, 5)] == pytest.approx(expected, abs=0.51)


@pytest.mark.parametrize(("length", "d_model", "base"), [(13, 7, 10000.0), (31, 22, 17.5), (1, 1, 3.0)])
def test_the_waves_are_those_of_the_model(length: int, d_model: int, base: float) -> None:
    table = encoding.sinusoidal(np.arange(length), d_model, base)
    np.testing.assert_allclose(table, positions.sinusoidal(length, d_model, base), atol=1e-6)
    np.testing.assert_allclose(encoding.wavelengths(d_model, base), positions.wavelengths(d_model, base))


def test_dot_products_depend_on_the_distance_alone() -> None:
    dots = encoding.similarity(encoding.sinusoidal(np.arange(11), 14))
    for distance in range(11):
        np.testing.assert_allclose(np.diagonal(dots, distance), dots[0, distance])
    assert dots[0, 0] == pytest.approx(7)
