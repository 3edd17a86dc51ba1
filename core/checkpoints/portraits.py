"""The portraits of a model's heads, in ``portraits.json`` beside its weights; ``glassformer portraits MODEL --data DIR``
measures them."""

from pathlib import Path

from core.checkpoints.heads import heads_of
from core.checkpoints.measurements import found_or_none, read_measured, save_measured
from core.config import ModelConfig
from core.results.head_portraits import HeadPortraits

FILE = "portraits.json"


def save_head_portraits(folder: Path, portraits: HeadPortraits) -> None:
    """Write what was measured of the heads of the checkpoint in ``folder``, bound to its weights."""
    save_measured(folder / FILE, portraits.to_json())


def read_head_portraits(folder: Path, config: ModelConfig) -> HeadPortraits | None:
    """Return the portraits of the checkpoint in ``folder``; None if they were never measured.

    What was measured with other weights, or of other heads, counts as none.
    """

    def read(path: Path) -> HeadPortraits:
        portraits = HeadPortraits.from_json(read_measured(path))
        if portraits.shapes != heads_of(config):
            raise ValueError("measured of other heads")
        return portraits

    return found_or_none(folder / FILE, read, "the portraits of its heads are", "glassformer portraits")
