"""Deletion and insertion: every point a run of its own; ranks as SciPy compares them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import scipy.stats

import core
from core import Edits, InputError, attribute, attributions, deletion_curve, deletion_test
from core.analysis.attribution.agreement import kendall_tau
from core.results.attribution import area
from tests.core.tiny import own_classifier, own_generator, own_translator
from tests.hub import save_hub_model

TEXT, TARGET, STEP = "Two children ride.", "Ein Mann", 2


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Any]:
    made = {"translator": own_translator(), "classifier": own_classifier()}

    def get(name: str) -> Any:
        if name not in made:
            made[name] = core.load(str(save_hub_model(name, tmp_path_factory.mktemp("hub") / name)), device="cpu")
        return made[name]

    return get


def asked(model: Any) -> dict[str, Any]:
    return {} if model.task == "classifier" else {"step": STEP, "target": TARGET}


def probability(why: core.Attribution, model: Any, gone: tuple[int, ...]) -> float:
    edits = Edits(left_out=gone)
    if model.task == "classifier":
        return float(model.trace(why.question.text, edits=edits).scores.probabilities[why.question.id])
    return float(np.exp(model.trace(why.question.text, TARGET, edits=edits).steps[STEP].log_probability))


@pytest.mark.parametrize("kind", ["deletion", "insertion"])
@pytest.mark.parametrize("name", ["translator", "classifier", "marian", "bert"])
def test_every_point_is_a_run_of_its_own(models: Callable[[str], Any], name: str, kind: str) -> None:
    model = models(name)
    why = attribute(model, TEXT, method="leave-one-out", **asked(model))
    curve = deletion_curve(model, TEXT, asked(model).get("step"), attribution=why, kind=kind)
    fixed, count = why.question.fixed, len(why.source)
    free = sorted(set(range(count)) - set(fixed), key=lambda index: (-why.source[index], index))
    assert curve.shape == (count + 1,)
    assert curve.dtype == np.float32
    for point in range(len(free)):
        gone = tuple(free[:point] if kind == "deletion" else free[point:])
        if len(gone) < len(free):
            assert curve[point] == pytest.approx(probability(why, model, gone), abs=1e-5)
    if not fixed:  # without a word our models still read the end token
        empty = probability(why, model, tuple(range(count - 1)))
        assert curve[-1 if kind == "deletion" else 0] == pytest.approx(empty, abs=1e-5)
    assert np.ptp(curve) > 1e-5  # random weights: words matter a little


def test_a_difference_is_followed_as_a_share_of_both(models: Callable[[str], Any]) -> None:
    model = models("classifier")
    why = attribute(model, TEXT, method="leave-one-out", label="good", against="bad")
    probabilities = model.trace(TEXT).scores.probabilities
    expected = probabilities[2] / (probabilities[2] + probabilities[0])
    assert deletion_curve(model, TEXT, attribution=why)[0] == pytest.approx(expected, abs=1e-5)


def test_all_methods_and_chance_together(models: Callable[[str], Any]) -> None:
    model = models("translator")
    made = attributions(model, TEXT, STEP, target=TARGET)
    own = attribute(model, TEXT, STEP, "attention", target=TARGET, map_name="decoder")
    test = deletion_test(model, [*made.values()], seeds=range(5))
    assert list(test.curves) == list(made)
    for name, why in made.items():
        alone = deletion_curve(model, TEXT, STEP, attribution=why)
        np.testing.assert_allclose(test.curves[name], alone, atol=1e-6)
        assert test.areas[name] == pytest.approx(np.mean((alone[1:] + alone[:-1]) / 2), abs=1e-6)
    assert test.random.shape == (5, len(made["rollout"].source) + 1)
    np.testing.assert_allclose(test.random[:, 0], test.curves["rollout"][0], atol=1e-6)
    np.testing.assert_allclose(test.random[:, -1], test.curves["rollout"][-1], atol=1e-6)
    assert len({curve.tobytes() for curve in test.random}) > 1
    again = deletion_test(model, [made["rollout"]], seeds=range(5))
    np.testing.assert_allclose(again.random, test.random, rtol=1e-5)
    assert not test.agreement.flags.writeable
    assert np.allclose(np.diag(test.agreement), 1)
    assert np.allclose(test.agreement, test.agreement.T)
    sides = deletion_test(model, [made["attention"], own], seeds=())
    assert list(sides.curves) == ["attention"]
    assert np.isnan(sides.agreement[0, 1])


def test_a_generator_that_has_read_its_first_token_has_nothing_to_delete() -> None:
    model = own_generator()
    why = attribute(model, TEXT, 0, "integrated-gradients")
    test = deletion_test(model, [why], seeds=())
    assert test.curves == {}
    assert test.random.shape == (0, 2)


@pytest.mark.parametrize("seed", range(6))
def test_tau_is_scipys(seed: int) -> None:
    random = np.random.default_rng(seed)
    one, other = random.integers(0, 7, (2, 13)).astype(float)
    assert kendall_tau(one, other) == pytest.approx(scipy.stats.kendalltau(one, other).statistic)
    one[2] = other[5] = np.nan
    expected = scipy.stats.kendalltau(one, other, nan_policy="omit").statistic
    assert kendall_tau(one, other) == pytest.approx(expected)
    assert kendall_tau(one, one) == pytest.approx(1)
    assert kendall_tau(one, -one) == pytest.approx(-1)


def test_tau_of_nothing_to_rank() -> None:
    for one in ([], [1.0], [1.0, 1.0], [np.nan, 2.0]):
        assert np.isnan(kendall_tau(np.array(one), np.arange(len(one), dtype=float)))


def test_area_is_the_mean_height() -> None:
    assert area(np.array([1.0, 1.0, 1.0])) == pytest.approx(1)
    assert area(np.array([1.0, 0.0])) == pytest.approx(0.5)
    assert area(np.array([0.25])) == 0.25


def test_what_does_not_fit_is_refused(models: Callable[[str], Any]) -> None:
    model, classifier = models("translator"), models("classifier")
    why = attribute(model, TEXT, STEP, "rollout", target=TARGET)
    for other, text, step in ((classifier, TEXT, None), (model, "Snow", STEP), (model, TEXT, STEP + 1)):
        with pytest.raises(InputError, match="explains another prediction"):
            deletion_curve(other, text, step, attribution=why)
    with pytest.raises(InputError, match="no 'melting' curve; choose from deletion, insertion"):
        deletion_curve(model, TEXT, STEP, attribution=why, kind="melting")
    own = attribute(model, TEXT, STEP, "attention", target=TARGET, map_name="decoder")
    with pytest.raises(InputError, match="says nothing of the source"):
        deletion_curve(model, TEXT, STEP, attribution=own)
    for given in ([], [why, attribute(model, TEXT, STEP - 1, "rollout", target=TARGET)]):
        with pytest.raises(InputError, match="one and the same prediction"):
            deletion_test(model, given)
    with pytest.raises(InputError, match="of this model"):
        deletion_test(classifier, [attribute(models("bert"), TEXT, method="rollout")])
