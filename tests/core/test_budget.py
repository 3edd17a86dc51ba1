"""A run costs what was said before it began, and stops at its next step when it must."""

from dataclasses import replace

import pytest

import core
from core import Decoding, Edits, limited
from core.decoding.cost import decoding_cost
from core.interventions.edits import HeadName
from tests.core.tiny import own_translator, translator_config

TEXT = "the cat sleeps on the mat"
DECODINGS = [Decoding(), Decoding(beam=3), Decoding(temperature=1.0)]
CONFIG = translator_config(vocabulary_size=331)


@pytest.mark.parametrize("decoding", DECODINGS, ids=lambda one: f"beam {one.beam}, temperature {one.temperature}")
def test_a_run_that_nobody_waits_for_stops_at_its_next_step(decoding: Decoding) -> None:
    asked: list[int] = []

    def gone() -> str:
        asked.append(1)
        return "You left." if len(asked) > 3 else ""

    with limited(should_stop=gone), pytest.raises(core.StoppedError, match=r"^You left\.$"):
        own_translator().trace(TEXT, decoding=replace(decoding, max_tokens=40), edits=Edits(positions="off"))
    assert len(asked) == 4


def test_a_deadline_ends_a_run() -> None:
    model = own_translator()
    with limited(seconds=1e-9), pytest.raises(core.StoppedError, match="took too long"):
        model.trace(TEXT, decoding=Decoding(beam=3))


def test_a_run_over_the_budget_is_refused_before_its_first_step_with_what_to_change() -> None:
    model = own_translator()
    edits = Edits(bugs=("no-causal-mask",))
    asked = {"decoding": Decoding(beam=4), "edits": edits}
    cost = decoding_cost(model.config, model.count_tokens(TEXT), 2 * model.count_tokens(TEXT) + 10, 4, cached=False)

    def never() -> str:
        raise AssertionError("a step was made")

    with limited(cost=cost / 3, should_stop=never), pytest.raises(core.InputError) as refusal:
        model.trace(TEXT, **asked)
    assert "3.0 times what one run may cost" in str(refusal.value)
    assert "shorten the sentence, take a beam narrower than 4 or undo" in str(refusal.value)
    with limited(cost=cost):
        assert model.trace(TEXT, **asked).steps


def test_a_budget_ends_where_it_was_set_and_covers_each_run_anew() -> None:
    model = own_translator()
    cost = decoding_cost(model.config, model.count_tokens(TEXT), 2 * model.count_tokens(TEXT) + 10)
    with limited(cost=1.5 * cost):
        for _ in range(4):
            model.trace(TEXT)
    with limited(cost=0.001), pytest.raises(core.InputError, match="times what one run may cost"):
        model.trace(TEXT)
    model.trace(TEXT)


def test_work_grows_with_all_that_makes_a_run_longer() -> None:
    plain = decoding_cost(CONFIG, 20, 30, 4)
    assert decoding_cost(CONFIG, 40, 30, 4) > plain
    assert decoding_cost(CONFIG, 20, 60, 4) > 2 * plain * 0.9
    assert decoding_cost(CONFIG, 20, 30, 8) > plain
    assert decoding_cost(CONFIG, 20, 30, 4, cached=False) > plain
    assert decoding_cost(replace(CONFIG, decoder_layers=6), 20, 30, 4) > plain
    squares = [decoding_cost(CONFIG, 1, length, cached=False) for length in (200, 400, 800)]
    assert squares[2] / squares[1] > squares[1] / squares[0]  # reading all again at every step is no line


def test_silenced_heads_cost_no_more_than_a_plain_run() -> None:
    model, asked = own_translator(), Decoding(beam=4)
    plain = decoding_cost(model.config, model.count_tokens(TEXT), 2 * model.count_tokens(TEXT) + 10, 4)
    with limited(cost=plain):
        model.trace(TEXT, decoding=asked, edits=Edits(heads_off=(HeadName("cross", 0, 1),)))
