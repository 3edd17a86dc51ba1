"""Sizes of published models: each count follows from the shape that stands beside it."""

import pytest

from core.config import REFERENCE_DESIGNS
from tests.viz_app.saying import said_in
from viz_app.view_models.sizes import PUBLISHED, Published, published_payload, rounded


def counted(one: Published) -> int:
    """Count the parameters of GPT-2 and GPT-3 (Radford et al. 2019), or of Llama 3.1, from their shapes."""
    width, words = one.d_model, one.vocabulary
    if one.name.startswith("GPT"):  # a hidden width of four times the model's, biases, LayerNorms with bias
        return words * width + one.reads * width + one.layers * (12 * width**2 + 13 * width) + 2 * width
    hidden, shared = {32: 14_336, 126: 53_248}[one.layers], 8 * width // one.heads  # of the 8 heads of keys and values
    layer = 2 * width**2 + 2 * width * shared + 3 * width * hidden + 2 * width
    return 2 * words * width + one.layers * layer + width


@pytest.mark.parametrize("one", PUBLISHED, ids=lambda one: one.name)
def test_a_published_size_follows_from_its_shape(one: Published) -> None:
    assert counted(one) == one.parameters


@pytest.mark.parametrize(
    ("count", "said"),
    [(7, "7"), (999, "999"), (1_000, "1.00 thousand"), (7_578_624, "7.58 million"), (405_853_388_800, "406 billion")],
)
def test_a_size_is_said_to_three_digits(count: int, said: str) -> None:
    assert rounded(count) == said


def test_the_table_has_this_model_and_names_its_sources() -> None:
    payload = published_payload(REFERENCE_DESIGNS["paper"].model, 65_000_000)
    (own, *numbers), *others = payload["rows"]
    assert (own, numbers[:4]) == ("", [65_000_000, 1, "6 + 6", "8"])
    assert [said_in("en", name) for name, *_ in others][:3] == [
        "GPT-2, smallest (2019)",
        "GPT-2, largest (2019)",
        "GPT-3 (2020)",
    ]
    assert others[1][1:3] == [1_557_611_200, 24]
    assert {one.name for one in PUBLISHED} == {one.values["model"] for one in payload["sources"]}
    assert said_in("en", payload["sources"][1]) == "GPT-3: Brown et al. 2020, table 2.1."
