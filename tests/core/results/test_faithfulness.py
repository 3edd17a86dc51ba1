"""``faithfulness.json``: written, read back, and left aside where it does not fit."""

import json
import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import core
from core.checkpoints.fingerprints import list_fingerprints
from core.checkpoints.measured_files import FAITHFULNESS
from core.results.faithfulness import AlignmentErrors, Faithfulness, Interval, Spread

NEAR = Interval(0.25, 0.125, 0.5)


def measured() -> Faithfulness:
    return Faithfulness(
        areas={"rollout": Spread(0.5, 0.125), "leave-one-out": Spread(0.25, 0.75)},
        random=Spread(0.75, 0.25),
        better={"rollout": 0.4, "leave-one-out": 0.9},
        agreement=np.array([[1, np.nan], [np.nan, 1]], dtype=np.float32),
        sentences=7,
        about={"seed": 1},
        measures={"insertion": {"rollout": NEAR, "leave-one-out": Interval(0.5, 0.375, 0.625), "random": NEAR}},
        alignment=AlignmentErrors(
            {"cross.1.3": {"same": NEAR, "next": NEAR}, "diagonal": {"same": NEAR}}, 5, 20, 25, 0.75
        ),
    )


def test_it_comes_back_as_it_was(tiny_models: Path) -> None:
    folder = tiny_models / "sentiment"
    assert core.load(str(folder), "cpu").faithfulness is None
    FAITHFULNESS.save(folder, measured())
    found = core.load(str(folder), "cpu").faithfulness
    assert found is not None
    assert (found.areas, found.random, found.better) == (measured().areas, measured().random, measured().better)
    np.testing.assert_array_equal(found.agreement, measured().agreement)
    assert (found.sentences, found.about) == (7, {"seed": 1})
    assert found.measures == measured().measures
    assert vars(found.alignment) == vars(measured().alignment)
    assert not found.agreement.flags.writeable
    assert json.loads((folder / FAITHFULNESS.name).read_text())["agreement"][0][1] is None
    (folder / FAITHFULNESS.name).unlink()


def test_a_file_of_an_older_version_has_less(tiny_models: Path) -> None:
    folder = tiny_models / "sentiment"
    FAITHFULNESS.save(folder, measured())
    plain = json.loads((folder / FAITHFULNESS.name).read_text())
    (folder / FAITHFULNESS.name).write_text(
        json.dumps({name: plain[name] for name in plain if name not in ("measures", "alignment")})
    )
    list_fingerprints(folder, FAITHFULNESS.name)
    found = FAITHFULNESS.read(folder)
    assert found is not None
    assert (found.areas, found.measures, found.alignment) == (measured().areas, {}, None)
    assert found.to_rows()[0] == {"method": "rollout", "area": 0.5, "std": 0.125, "better": 0.4}
    (folder / FAITHFULNESS.name).unlink()


@pytest.mark.parametrize(
    "change",
    [
        {"format_version": 2},
        {"areas": {}},
        {"areas": {"rollout": {"mean": None, "std": 0}}},
        {"random": 3},
        {"better": {"rollout": 1.0}},
        {"agreement": [[1.0]]},
        {"agreement": "x"},
        {"sentences": 1e400},
        {"about": 3},
        {"measures": {"insertion": {"rollout": {"mean": 0, "low": 0, "high": 0}}}},
        {"measures": {"insertion": 3}},
        {"alignment": {"errors": {"diagonal": {"same": {"mean": 0}}}}},
        {"alignment": [3]},
        {"largest_parts": {"costliest": {"mean": 0.4}}},
        {"largest_parts": 3},
        {"weights_sha256": "0"},
        None,
    ],
)
def test_what_does_not_fit_is_left_aside(
    tiny_models: Path, change: dict[str, Any] | None, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tiny_models / "sentiment"
    FAITHFULNESS.save(folder, measured())
    plain = json.loads((folder / FAITHFULNESS.name).read_text())
    (folder / FAITHFULNESS.name).write_text("{" if change is None else json.dumps(plain | change))
    with caplog.at_level(logging.WARNING):
        assert FAITHFULNESS.read(folder) is None
    assert "deletion tests are left aside" in caplog.text
    (folder / FAITHFULNESS.name).unlink()
