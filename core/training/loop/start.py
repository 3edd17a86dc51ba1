"""Begin a run with what another checkpoint has learned, instead of with random weights.

A translator goes on from a translator; a classifier takes over a translator's encoder, whose sentences already mean
something, and learns its own head (Peters et al. 2018 and McCann et al. 2017 moved encoders the same way). Its
vocabulary may be another than the translator's; vectors of new pieces are then means of those of known ones.
"""

from pathlib import Path

import torch
from torch import Tensor, nn

from core.checkpoints.checkpoint import (
    CONFIG,
    TOKENIZER,
    WEIGHTS,
    checkpoints_folder,
    fill,
    read_config,
    read_tensors,
    unique_tensors,
)
from core.checkpoints.fingerprints import refuse_changed
from core.checkpoints.json_file import read_object
from core.config import ModelConfig
from core.errors import InputError
from core.files import replace_file
from core.text.tokens import Tokenizer

TABLE = "table.weight"
WORD_START = "\u2581"

_SAME = (
    *("d_model", "heads", "encoder_layers", "d_ff", "norm", "final_norm", "positions"),
    *("scale_embeddings", "projection", "head_width", "scale_on", "attention_bias", "tie_embeddings"),
)


def start_folder(name: str) -> Path:
    """Return the folder of the checkpoint ``name``: one of the committed, or a folder anywhere.

    Raises:
        InputError: if there is none, or its files are not those that its config was written for.
    """
    for folder in (checkpoints_folder() / name, Path(name)):
        if all((folder / part).is_file() for part in (CONFIG, WEIGHTS, TOKENIZER)):
            try:
                refuse_changed(folder, read_object(folder / CONFIG))
            except InputError as error:
                raise InputError("training-cannot-start", name=f"{name!r}", why=error) from error
            return folder
    raise InputError("training-no-start", name=f"{name!r}")


def take_tokenizer(name: str, path: Path) -> None:
    """Copy the tokenizer of the checkpoint ``name`` to ``path``, unless one is there."""
    if not path.is_file():
        replace_file(path, (start_folder(name) / TOKENIZER).read_bytes())


def take_weights(name: str, model: nn.Module, config: ModelConfig, pieces: Tokenizer | None = None) -> list[str]:
    """Copy into ``model`` all weights that it shares with the checkpoint ``name``; return the names that stay random.

    Args:
        pieces: the tokenizer of a model with a vocabulary of its own. Each of its pieces begins with the vector that
            the checkpoint has for it, or else with the mean of those into which the checkpoint would cut it.

    Raises:
        InputError: if the two differ in what shapes their common part, or a model with ``pieces`` of its own has more
            than one table of them.
    """
    if pieces and not config.tie_embeddings:
        raise InputError("training-start-untied")
    folder = start_folder(name)
    other = read_config(folder)
    both_translate = config.task == other.task == "translator"
    for field in (*_SAME, *(["decoder_layers"] if both_translate else []), *([] if pieces else ["vocabulary_size"])):
        if getattr(config, field) != getattr(other, field):
            both = {"here": f"{getattr(config, field)!r}", "there": f"{getattr(other, field)!r}"}
            raise InputError("training-start-of-other-shape", name=f"{name!r}", setting=field, **both)
    given, own = read_tensors(folder / WEIGHTS), unique_tensors(model)
    if pieces:
        given[TABLE] = vectors_of(pieces, Tokenizer.load(folder / TOKENIZER), given[TABLE])
    shared = {key: given[key] for key in own if key in given and own[key].shape == given[key].shape}
    fill(model, own | shared)
    return sorted(own.keys() - shared.keys())


def vectors_of(pieces: Tokenizer, known: Tokenizer, table: Tensor) -> Tensor:
    """Return a vector [piece, d_model] for each of ``pieces``, made of those that ``table`` has for ``known``."""
    places = {known.piece(index): index for index in range(len(known))}

    def parts_of(piece: str) -> list[int]:
        if piece in places:
            return [places[piece]]
        return known.encode(piece.replace(WORD_START, " ")) or [known.unknown_id]

    parts = [parts_of(pieces.piece(index)) for index in range(len(pieces))]
    return torch.stack([table[indices].float().mean(dim=0) for indices in parts])
