"""The deletion test over sentences: means of what each sentence gives by itself."""

import numpy as np
import pytest

import core
from core.analysis.attribution import bench as module
from core.analysis.attribution import methods_of
from core.analysis.attribution.bench import measure_faithfulness
from tests.core.tiny import own_classifier, own_translator

TEXTS = ("Snow", "A film.", "man " * 200, "Two bikes")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Untrained models write long targets; a few steps of the path are enough here."""
    made = module.attributions
    monkeypatch.setattr(module, "attributions", lambda *args, **asked: made(*args, **asked, steps=2))


def test_a_classifier_is_measured() -> None:
    model, told, rows = own_classifier(), [], {}
    found = measure_faithfulness(model, TEXTS, lambda *at: told.append(at), about={"what": "x"}, known=rows)
    assert told == [("sentences", done, 4) for done in (1, 2, 3, 4)]
    assert (found.sentences, rows[2]) == (3, {})
    assert list(found.areas) == methods_of(model)
    kept = [rows[place] for place in (0, 1, 3)]
    for name, spread in found.areas.items():
        areas = [row["measures"]["deletion"][name] for row in kept]
        assert spread.mean == pytest.approx(np.mean(areas))
        assert spread.std == pytest.approx(np.std(areas))
        assert found.better[name] == np.mean([area < row["chance"] for area, row in zip(areas, kept, strict=True)])
    why = core.attribute(model, TEXTS[1], method="leave-one-out")
    assert rows[1]["measures"]["deletion"]["leave-one-out"] == pytest.approx(
        core.deletion_test(model, [why]).areas["leave-one-out"], abs=1e-5
    )
    assert found.about == {"what": "x", "texts": 4, "seed": 1, "special": "kept"}
    np.testing.assert_allclose(np.diag(found.agreement), 1)
    assert core.Faithfulness.from_json(found.to_json()).better == pytest.approx(found.better, abs=1e-4)


def test_a_translator_is_measured_the_same_each_time() -> None:
    model = own_translator(max_length=11)
    first, again = {}, {}
    measure_faithfulness(model, TEXTS[:1], known=first)
    measure_faithfulness(model, TEXTS[:1], known=again)
    assert first == again
    assert list(first[0]["measures"]["deletion"]) == [*methods_of(model), "random"]


def test_what_is_known_is_not_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    model, rows = own_classifier(), {}
    found = measure_faithfulness(model, TEXTS[:2], known=rows)
    monkeypatch.setattr(module, "attributions", None)
    assert measure_faithfulness(model, TEXTS[:2], known=rows).areas == found.areas


def test_texts_that_nobody_can_read_are_refused() -> None:
    with pytest.raises(core.InputError, match="No sentence of the probe"):
        measure_faithfulness(own_classifier(), TEXTS[2:3])
