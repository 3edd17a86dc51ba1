"""Training on the stand-in for torch against PyTorch: the same gradients, the same curve."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.viz_app.static import toy_answers

pytestmark = pytest.mark.long


def answers(file: Path, *options: str) -> dict[str, np.ndarray]:
    """Return what a process of its own computes, on one thread: the machine is shared."""
    command = [sys.executable, "-m", "tests.viz_app.static.toy_answers", str(file), *options]
    subprocess.run(command, check=True, env=os.environ | {"OPENBLAS_NUM_THREADS": "1"}, cwd=Path(__file__).parents[3])
    with np.load(file) as found:
        return dict(found)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, np.ndarray], dict[str, np.ndarray]]:
    folder = tmp_path_factory.mktemp("training")
    return answers(folder / "theirs.npz"), answers(folder / "ours.npz", "-s")


@pytest.mark.parametrize("design", toy_answers.DESIGNS)
def test_gradients_are_pytorchs(both: tuple[dict[str, np.ndarray], ...], design: str) -> None:
    theirs, ours = ({name: one for name, one in side.items() if name.startswith(f"{design}/")} for side in both)
    assert theirs.keys() == ours.keys()
    assert len(theirs) >= 20
    for name, gradient in theirs.items():
        np.testing.assert_allclose(ours[name], gradient, rtol=0, atol=1e-6, err_msg=name)


def test_the_curve_is_pytorchs(both: tuple[dict[str, np.ndarray], ...]) -> None:
    theirs, ours = both
    np.testing.assert_allclose(ours["losses"], theirs["losses"], rtol=0, atol=1e-4)
    np.testing.assert_allclose(ours["report"], theirs["report"], rtol=0, atol=2e-3)
    assert theirs["losses"][-1] < 2.5 < theirs["losses"][0]
