"""Begin a run with what another checkpoint has learned, instead of with random weights.

A translator goes on from a translator; a classifier takes over a translator's encoder, whose sentences already mean
something, and learns its own head (Peters et al. 2018 and McCann et al. 2017 moved encoders the same way).
"""

import shutil
from pathlib import Path

from torch import nn

from core.checkpoint import TOKENIZER, WEIGHTS, checkpoints_folder, fill, read_config, read_tensors, unique_tensors
from core.config import ModelConfig

_SAME = (
    *("vocabulary_size", "d_model", "heads", "encoder_layers", "d_ff", "norm", "final_norm", "positions"),
    *("scale_embeddings", "projection", "head_width", "scale_on", "attention_bias", "tie_embeddings"),
)


def start_folder(name: str) -> Path:
    """Return the folder of the checkpoint ``name``: one of the committed, or a folder anywhere.

    Raises:
        ValueError: if there is none.
    """
    for folder in (checkpoints_folder() / name, Path(name)):
        if (folder / WEIGHTS).is_file() and (folder / TOKENIZER).is_file():
            return folder
    raise ValueError(f"there is no checkpoint {name!r} to start from; name a trained model or its folder")


def take_tokenizer(name: str, path: Path) -> None:
    """Copy the tokenizer of the checkpoint ``name`` to ``path``, unless one is there."""
    if not path.is_file():
        fresh = path.with_name(f".{path.name}.new")
        shutil.copyfile(start_folder(name) / TOKENIZER, fresh)
        fresh.replace(path)


def take_weights(name: str, model: nn.Module, config: ModelConfig) -> list[str]:
    """Copy into ``model`` all weights that it shares with the checkpoint ``name``; return the names that stay random.

    Raises:
        ValueError: if the two differ in what shapes their common part.
    """
    folder = start_folder(name)
    other = read_config(folder)
    for field in (*_SAME, *(("decoder_layers",) if config.task == other.task == "translator" else ())):
        if getattr(config, field) != getattr(other, field):
            values = f"{field} {getattr(config, field)!r} here and {getattr(other, field)!r} there"
            raise ValueError(f"the run cannot start from {name!r}: {values}; make them equal")
    given, own = read_tensors(folder / WEIGHTS), unique_tensors(model)
    shared = {key: given[key] for key in own if key in given and own[key].shape == given[key].shape}
    fill(model, own | shared)
    return sorted(own.keys() - shared.keys())
