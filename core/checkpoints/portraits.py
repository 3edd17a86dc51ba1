"""The portraits of a model's heads, in ``portraits.json`` beside its weights; ``glassformer portraits MODEL --data DIR``
measures them."""

from pathlib import Path

from core.checkpoints.heads import read_of_heads
from core.checkpoints.measurements import save_measured
from core.config import ModelConfig
from core.results.head_portraits import HeadPortraits

FILE = "portraits.json"


def save_head_portraits(folder: Path, portraits: HeadPortraits) -> None:
    """Write what was measured of the heads of the checkpoint in ``folder``, bound to its weights."""
    save_measured(folder / FILE, portraits.to_json())


def read_head_portraits(folder: Path, config: ModelConfig) -> HeadPortraits | None:
    """Return the portraits of the checkpoint in ``folder``; see ``read_of_heads``."""
    called, command = "the portraits of its heads are", "glassformer portraits"
    return read_of_heads(folder / FILE, config, HeadPortraits.from_json, called, command)
