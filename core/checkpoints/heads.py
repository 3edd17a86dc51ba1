"""The roles of a model's heads, in ``heads.json`` beside its weights; ``glassformer heads MODEL --data DIR`` measures
them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from core.checkpoints.measurements import found_or_none, read_measured, save_measured
from core.config import ModelConfig
from core.results.head_portraits import HeadPortraits
from core.results.head_roles import HeadRoles

FILE = "heads.json"

Measured = TypeVar("Measured", HeadRoles, HeadPortraits)


def save_head_roles(folder: Path, roles: HeadRoles) -> None:
    """Write what was measured of the heads of the checkpoint in ``folder``, bound to its weights."""
    save_measured(folder / FILE, roles.to_json())


def read_head_roles(folder: Path, config: ModelConfig) -> HeadRoles | None:
    """Return the head roles of the checkpoint in ``folder``; see ``read_of_heads``."""
    called, command = "the roles of its heads are", "glassformer heads"
    return read_of_heads(folder / FILE, config, HeadRoles.from_json, called, command)


def read_of_heads(
    path: Path, config: ModelConfig, from_json: Callable[[Any], Measured], called: str, command: str
) -> Measured | None:
    """Return what was measured of the heads of a checkpoint; None if that was never done.

    What was measured with other weights, or of other heads, counts as none.
    """

    def read(path: Path) -> Measured:
        measured = from_json(read_measured(path))
        if measured.shapes != heads_of(config):
            raise ValueError("measured of other heads")
        return measured

    return found_or_none(path, read, called, command)


def heads_of(config: ModelConfig) -> dict[str, tuple[int, ...]]:
    """Return the layers and heads of each map."""
    decoder = (config.decoder_layers, config.heads)
    shapes: dict[str, tuple[int, ...]] = {"encoder": (config.encoder_layers, config.heads)}
    if config.task == "generator":
        return {"decoder": decoder}
    return shapes if config.task == "classifier" else shapes | {"decoder": decoder, "cross": decoder}
