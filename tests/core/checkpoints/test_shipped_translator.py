"""The translator that is offered first keeps numbers and names of sentences whose templates it never learned from."""

import pytest

import core
from core.training.data.made_names import made_names
from core.training.data.made_numbers import made_numbers
from core.training.report.kept import kept_by_kind


@pytest.fixture(scope="module")
def model() -> core.NativeModel:
    return core.load("en-de", device="cpu")


def test_most_numbers_and_names_come_through(model: core.NativeModel) -> None:
    items = made_numbers("de")["validation"][::7] + made_names("de", [])["validation"][::7]
    kept = kept_by_kind(items, model.translate([source for source, _ in items]), "de")
    names = kept.pop("names")
    assert sum(row["kept"] for row in kept.values()) > 0.85 * sum(row["of"] for row in kept.values())
    assert names["kept"] > 0.7 * names["of"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("There are 34 people in the room.", "34"),
        ("It costs 84.8 dollars.", "84,8"),
        ("She paid 1,250 dollars for it.", "1.250"),
        ("The meeting starts at 2:30.", "2:30 Uhr"),
        ("The war ended in 1911.", "1911"),
        ("I like Ximena very much.", "Ximena"),
    ],
)
def test_what_a_visitor_types_first_comes_through(model: core.NativeModel, text: str, kept: str) -> None:
    assert kept in model.translate(text)
