"""The weights in ``checkpoints/next`` load as a folder, are on no list, and keep what their card says they keep."""

from pathlib import Path

import pytest

import core

FOLDER = Path(__file__).parents[3] / "checkpoints" / "next" / "en-de"


@pytest.fixture(scope="module")
def model() -> core.NativeModel:
    return core.load(str(FOLDER), device="cpu")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("There are 34 people in the room.", "34"),
        ("It costs 84.8 dollars.", "84,8"),
        ("She paid 1,250 dollars for it.", "1.250"),
        ("The meeting starts at 2:30.", "2:30 Uhr"),
        ("I like Ximena very much.", "Ximena"),
        ("The bank raised interest rates last week.", "Zins"),
    ],
)
def test_numbers_names_and_words_come_through(model: core.NativeModel, text: str, kept: str) -> None:
    assert kept in model.translate(text)


def test_they_are_not_offered_yet() -> None:
    assert "next" not in core.catalogue()
