"""The learning rate rises straight to its peak and falls as its name says."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from core.config import TrainingConfig
from core.training.loop.optimiser import learning_rate, snapshot_steps

PLAN = TrainingConfig(corpora=(), steps=1100, warmup_steps=100, learning_rate=0.5)


@pytest.mark.parametrize("schedule", ["cosine", "inverse_sqrt"])
def test_warms_up_in_a_straight_line(schedule: str) -> None:
    rates = [learning_rate(step, replace(PLAN, schedule=schedule)) for step in range(1, 102)]
    assert rates[:100] == pytest.approx([0.005 * step for step in range(1, 101)])
    assert rates[100] < rates[99] == max(rates)


def test_cosine_is_half_way_down_in_the_middle_and_ends_near_zero() -> None:
    middle = 100 + (1101 - 100) / 2
    assert (learning_rate(math.floor(middle), PLAN) + learning_rate(math.ceil(middle), PLAN)) / 2 == pytest.approx(0.25)
    assert 0 < learning_rate(1100, PLAN) < 1e-5
    assert learning_rate(2000, PLAN) == pytest.approx(0)


def test_four_times_the_steps_halve_the_inverse_root() -> None:
    plan = replace(PLAN, schedule="inverse_sqrt")
    for step in (100, 150, 275):
        assert learning_rate(4 * step, plan) == pytest.approx(learning_rate(step, plan) / 2)


def test_a_run_shorter_than_its_warm_up_still_reaches_the_peak() -> None:
    rates = [learning_rate(step, replace(PLAN, steps=20)) for step in range(1, 21)]
    assert max(rates) == 0.5


def test_refuses_a_step_before_the_first() -> None:
    with pytest.raises(ValueError, match="step is 0"):
        learning_rate(0, PLAN)


@pytest.mark.parametrize(("steps", "count"), [(6500, 8), (20, 8), (1, 3), (300, 1)])
def test_snapshots_are_evenly_spaced_in_their_logarithm(steps: int, count: int) -> None:
    chosen = sorted(snapshot_steps(steps, count))
    assert len(chosen) <= count
    assert all(1 <= step <= steps for step in chosen)
    if count > 1:
        assert chosen[-1] == steps
    if steps == 6500:
        ratios = [later / earlier for earlier, later in pairwise(chosen)]
        assert ratios == pytest.approx([200 ** (1 / 7)] * 7, rel=0.02)
