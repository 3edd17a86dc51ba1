"""Rank correlation, ROC areas and intervals against those of SciPy and scikit-learn."""

import math

import numpy as np
import pytest
from scipy.stats import binomtest, rankdata, spearmanr
from sklearn.metrics import roc_auc_score

from core.analysis.ranks import auroc, ranks, share_interval, spearman, spearman_interval


@pytest.mark.parametrize("seed", range(7))
def test_they_are_those_of_others(seed: int) -> None:
    draw = np.random.default_rng(seed)
    one, other = draw.integers(0, 5 + 20 * seed, 101) / 7, draw.normal(size=101)  # the first has many ties
    bad = draw.random(101) < 0.2
    np.testing.assert_allclose(ranks(one), rankdata(one))
    assert spearman(one, other) == pytest.approx(spearmanr(one, other).statistic)
    assert auroc(bad, one) == pytest.approx(roc_auc_score(bad, one))
    low, high = spearman_interval(one, other, seed=1)
    assert low < spearman(one, other) < high
    expected = binomtest(int(bad.sum()), 101).proportion_ci(method="wilson")
    assert share_interval(int(bad.sum()), 101) == pytest.approx((expected.low, expected.high), abs=1e-6)


def test_nothing_to_rank() -> None:
    same = np.ones(5)
    assert spearman(same, np.arange(5.0)) == 0
    assert math.isnan(auroc(np.zeros(5, bool), same))
    assert share_interval(0, 0) == (0.0, 1.0)
    assert share_interval(0, 9)[0] == 0
