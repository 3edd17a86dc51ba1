"""Where the tokens of a checkpoint lie by t-SNE, and how often its training texts have each; plain NumPy, no torch.

A checkpoint's ``words.safetensors`` holds it; ``glassformer words MODEL --data DIR`` writes it.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from jaxtyping import Float32, Int32
from safetensors import safe_open
from safetensors.numpy import save

from core.fingerprints import replace_file
from core.measurements import found_or_none, refuse_other_weights, weights_mark

FILE = "words.safetensors"
FORMAT_VERSION = "1"


@dataclass(frozen=True, eq=False)
class TokenLayout:
    """All tokens in two dimensions by t-SNE, and how often each stands in the training texts.

    ``counts`` has a column for the source and, of a translator, one for the target. ``about`` tells in plain values
    how the map was made and what was counted.
    """

    points: Float32[np.ndarray, "token 2"]
    counts: Int32[np.ndarray, "token side"]
    about: Mapping[str, Any]

    def __post_init__(self) -> None:
        self.points.setflags(write=False)
        self.counts.setflags(write=False)

    @property
    def lean(self) -> Float32[np.ndarray, "token"] | None:
        """From −1, a token of the source only, to 1, of the target only; 0 where it is as frequent in both or in none.

        Frequencies are shares of each side's tokens, because one side has more of them. None without two sides.
        """
        if self.counts.shape[1] != 2:
            return None
        shares = self.counts / np.maximum(self.counts.sum(0), 1)
        total = shares.sum(1)
        return ((shares[:, 1] - shares[:, 0]) / np.where(total > 0, total, 1)).astype(np.float32)


def save_token_layout(folder: Path, layout: TokenLayout) -> None:
    """Write the layout beside the checkpoint in ``folder``, bound to its weights; points as float16."""
    arrays = {"points": layout.points.astype(np.float16), "counts": layout.counts}
    about = json.dumps(dict(layout.about), ensure_ascii=False)
    metadata = {"format_version": FORMAT_VERSION, "about": about, **weights_mark(folder)}
    replace_file(folder / FILE, save(arrays, metadata=metadata))


def read_token_layout(folder: Path, tokens: int) -> TokenLayout | None:
    """Return the layout beside the checkpoint in ``folder``, which has so many ``tokens``; None where there is none.

    One that was made with other weights counts as none.
    """

    def read(path: Path) -> TokenLayout:
        arrays, metadata = _contents(path)
        if metadata["format_version"] != FORMAT_VERSION:
            raise ValueError("made by another version")
        refuse_other_weights(folder, metadata)
        return _layout(arrays, json.loads(metadata["about"]), tokens)

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
