"""The t-SNE map of a model's tokens, in ``token_layout.safetensors`` beside its weights.

``glassformer words MODEL --data DIR`` makes it.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from safetensors import safe_open
from safetensors.numpy import save

from core.checkpoints.measurements import found_or_none, refuse_other_weights, weights_mark, write_measured
from core.files import read_json
from core.results.token_layout import TokenLayout

FILE = "token_layout.safetensors"
FORMAT_VERSION = "1"


def save_token_layout(folder: Path, layout: TokenLayout) -> None:
    """Write the layout beside the checkpoint in ``folder``, bound to its weights; points as float16."""
    arrays = {"points": layout.points.astype(np.float16), "counts": layout.counts}
    about = json.dumps(dict(layout.about), ensure_ascii=False)
    metadata = {"format_version": FORMAT_VERSION, "about": about, **weights_mark(folder)}
    write_measured(folder / FILE, save(arrays, metadata=metadata))


def read_token_layout(folder: Path, tokens: int) -> TokenLayout | None:
    """Return the layout beside the checkpoint in ``folder``, which has so many ``tokens``; None where there is none.

    One that was made with other weights counts as none.
    """

    def read(path: Path) -> TokenLayout:
        arrays, metadata = _contents(path)
        if metadata["format_version"] != FORMAT_VERSION:
            raise ValueError("made by another version")
        refuse_other_weights(folder, metadata)
        return _layout(arrays, read_json(metadata["about"]), tokens)

    return found_or_none(folder / FILE, read, "the t-SNE map of its tokens is", "glassformer words")


def _contents(path: Path) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    with safe_open(path, framework="numpy") as file:
        return {name: file.get_tensor(name) for name in file.keys()}, file.metadata() or {}  # noqa: SIM118


def _layout(arrays: Mapping[str, np.ndarray], about: Any, tokens: int) -> TokenLayout:
    points, counts = arrays["points"], arrays["counts"]
    fit = points.shape == (tokens, 2) and points.dtype == np.float16 and bool(np.isfinite(points).all())
    fit = fit and counts.ndim == 2 and counts.shape[0] == tokens and counts.shape[1] in (1, 2)
    if not (fit and counts.dtype == np.int32 and counts.min() >= 0 and isinstance(about, dict)):
        raise ValueError(f"its {FILE} is incomplete or of another model")
    return TokenLayout(points.astype(np.float32), counts, about)
