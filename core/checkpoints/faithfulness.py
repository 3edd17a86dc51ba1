"""The deletion tests of a model, in ``faithfulness.json`` beside its weights.

``glassformer explain --bench MODEL --data DIR`` measures them.
"""

from pathlib import Path

from core.checkpoints.measurements import found_or_none, read_measured, save_measured
from core.results.faithfulness import Faithfulness

FILE = "faithfulness.json"


def save_faithfulness(folder: Path, found: Faithfulness) -> None:
    """Write what was measured of the checkpoint in ``folder``, bound to its weights."""
    save_measured(folder / FILE, found.to_json())


def read_faithfulness(folder: Path) -> Faithfulness | None:
    """Return the deletion tests of the checkpoint in ``folder``; None if they were never measured, or with other
    weights."""
    return found_or_none(
        folder / FILE,
        lambda path: Faithfulness.from_json(read_measured(path)),
        "the deletion tests are",
        "glassformer explain --bench",
    )
