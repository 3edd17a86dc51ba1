"""``faithfulness.json``: written, read back, and left aside where it does not fit."""

import json
import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import core
from core.checkpoints.faithfulness import FILE, read_faithfulness, save_faithfulness
from core.results.faithfulness import Faithfulness, Spread


def measured() -> Faithfulness:
    return Faithfulness(
        areas={"rollout": Spread(0.5, 0.125), "leave-one-out": Spread(0.25, 0.75)},
        random=Spread(0.75, 0.25),
        better={"rollout": 0.4, "leave-one-out": 0.9},
        agreement=np.array([[1, np.nan], [np.nan, 1]], dtype=np.float32),
        sentences=7,
        about={"seed": 1},
    )


def test_it_comes_back_as_it_was(tiny_models: Path) -> None:
    folder = tiny_models / "sentiment"
    assert core.load(str(folder), "cpu").faithfulness is None
    save_faithfulness(folder, measured())
    found = core.load(str(folder), "cpu").faithfulness
    assert found is not None
    assert (found.areas, found.random, found.better) == (measured().areas, measured().random, measured().better)
    np.testing.assert_array_equal(found.agreement, measured().agreement)
    assert (found.sentences, found.about) == (7, {"seed": 1})
    assert not found.agreement.flags.writeable
    assert json.loads((folder / FILE).read_text())["agreement"][0][1] is None
    (folder / FILE).unlink()


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
        {"weights_sha256": "0"},
        None,
    ],
)
def test_what_does_not_fit_is_left_aside(
    tiny_models: Path, change: dict[str, Any] | None, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tiny_models / "sentiment"
    save_faithfulness(folder, measured())
    plain = json.loads((folder / FILE).read_text())
    (folder / FILE).write_text("{" if change is None else json.dumps(plain | change))
    with caplog.at_level(logging.WARNING):
        assert read_faithfulness(folder) is None
    assert "deletion tests are left aside" in caplog.text
    (folder / FILE).unlink()
