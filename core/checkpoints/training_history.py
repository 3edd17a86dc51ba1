"""The history of a model's training, in ``training_history.npz`` beside its weights.

``glassformer learning MODEL --run DIR --data DIR`` measures it.
"""

import io
import json
from pathlib import Path

import numpy as np

from core.checkpoints.measurements import found_or_none, refuse_other_weights, weights_mark, write_measured
from core.files import read_json
from core.results.training_history import TrainingHistory

FILE = "training_history.npz"
MOST_BYTES = 32_000_000


def save_training_history(folder: Path, history: TrainingHistory) -> None:
    """Write ``history`` beside the checkpoint in ``folder``, bound to its weights."""
    plain, arrays = history.to_parts()
    plain |= weights_mark(folder)
    arrays["json"] = np.frombuffer(json.dumps(plain, ensure_ascii=False).encode(), dtype=np.uint8)
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    write_measured(folder / FILE, file.getvalue())


def read_training_history(folder: Path) -> TrainingHistory | None:
    """Return the history beside the checkpoint in ``folder``; None without one, or if it led to other weights."""
    return found_or_none(folder / FILE, _read, "the history of its training is", "glassformer learning")


def _read(path: Path) -> TrainingHistory:
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(f"its {path.name} has more than {MOST_BYTES} bytes")
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        plain = read_json(arrays.pop("json").tobytes())
        found = TrainingHistory.from_parts(plain, arrays)
    except ValueError as error:  # NumPy's own words are for programmers
        raise ValueError from error
    refuse_other_weights(path.parent, plain)
    return found
