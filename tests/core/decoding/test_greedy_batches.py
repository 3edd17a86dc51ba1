"""Greedy decoding of many texts writes what each gets alone, however the batches are joined on the way."""

import itertools
import random
from typing import Any

import pytest

from core.budget import StoppedError, limited
from core.decoding import Decoding, decode, greedy_batches
from core.decoding.greedy_batches import greedy_targets
from tests.core.tiny import new_translator

END = 3


def texts(count: int, longest: int = 11) -> list[list[int]]:
    drawn = random.Random(5)
    return [[*(drawn.randrange(4, 13) for _ in range(drawn.randrange(longest))), END] for _ in range(count)]


@pytest.mark.parametrize(
    "choices",
    [
        {},
        pytest.param({"norm": "post", "positions": "learned"}, marks=pytest.mark.long),
        pytest.param({"projection": "fused", "mask_fill": -1e9}, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_each_text_gets_what_it_gets_alone(choices: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    model = new_translator(seed=53, vocabulary_size=13, **choices).double()
    sources = texts(37)
    alone = [decode(model, [source])[0][0].tokens for source in sources]
    assert len(set(map(len, alone))) > 3, "some end early, some are cut"
    monkeypatch.setattr("core.decoding.sources.BATCH", 11)
    for few, enough in itertools.product((0, 1, 5, 64), (1, 7, 1000)):
        monkeypatch.setattr(greedy_batches, "FEW", few)
        monkeypatch.setattr(greedy_batches, "ENOUGH", enough)
        assert greedy_targets(model, sources, Decoding()) == alone


def test_targets_are_no_longer_than_asked() -> None:
    model = new_translator(seed=53, vocabulary_size=13).double()
    sources, decoding = texts(23), Decoding(max_tokens=3)
    found = greedy_targets(model, sources, decoding)
    assert found == [finished[0].tokens for finished in decode(model, sources, decoding)]
    assert max(map(len, found)) == 3
    assert greedy_targets(model, [], decoding) == []


def test_it_stops_when_the_time_is_over() -> None:
    model = new_translator(vocabulary_size=13)
    with pytest.raises(StoppedError), limited(seconds=1e-9):
        greedy_targets(model, texts(70), Decoding())
