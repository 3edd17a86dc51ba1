"""A folder holds a trained model: ``config.json weights.safetensors tokenizer.model`` and what was measured.

Weights are kept in half precision and come back as float32. Nothing is ever unpickled. A part that is missing, cut
off or does not fit the others is refused with one sentence that names it.
"""

import hashlib
import json
import logging
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save
from torch import nn

from core.config import ModelConfig
from core.head_roles import HeadRoles
from core.text.tokens import Tokenizer
from core.transformer.classifier import Classifier, build_classifier
from core.transformer.translator import Translator, build_translator

FORMAT_VERSION = 1
CONFIG, WEIGHTS, TOKENIZER, HEADS = "config.json", "weights.safetensors", "tokenizer.model", "heads.json"

_BESIDE = Path(__file__).resolve().parents[1] / "checkpoints"
_INSTALLED = Path(sys.prefix) / "share" / "glassformer" / "checkpoints"  # where a wheel puts them


class CheckpointError(ValueError):
    """A folder that does not hold a usable model; the message is one sentence for a person."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"The model could not be loaded: {reason}.")


@dataclass(frozen=True, eq=False)
class Checkpoint:
    """A model ready to run (in evaluation mode, float32) with the tokenizer and the config it was trained with."""

    name: str
    model: Translator | Classifier
    tokenizer: Tokenizer
    config: ModelConfig


def checkpoints_folder() -> Path:
    """Return where checkpoints lie: beside the packages, or where ``GLASSFORMER_CHECKPOINTS`` says."""
    return Path(os.environ.get("GLASSFORMER_CHECKPOINTS", _BESIDE if _BESIDE.is_dir() else _INSTALLED))


def folder_of(name: str) -> Path:
    """Return where the checkpoint ``name`` lies, a name on offer or the path of a folder."""
    beside = checkpoints_folder() / name
    return beside if (beside / CONFIG).is_file() else Path(name)


def build_model(config: ModelConfig) -> Translator | Classifier:
    """Return a new model of ``config`` with random weights."""
    return build_translator(config) if config.task == "translator" else build_classifier(config)


def unique_tensors(module: nn.Module) -> dict[str, torch.Tensor]:
    """Return the tensors of ``module`` by name, a tensor that has several names (tied weights) under its first."""
    unique: dict[str, torch.Tensor] = {}
    seen: set[int] = set()
    for name, tensor in module.state_dict(keep_vars=True).items():
        if id(tensor) not in seen:
            seen.add(id(tensor))
            unique[name] = tensor.detach()
    return unique


def save_checkpoint(
    folder: str | os.PathLike[str],
    model: nn.Module,
    tokenizer: Tokenizer,
    config: ModelConfig,
    *,
    training: Mapping[str, Any] | None = None,
    dtype: torch.dtype = torch.float16,
) -> None:
    """Write ``model`` as a checkpoint folder, its weights as ``dtype``.

    Args:
        training: what to keep about the training beside the model's config, plain values for ``config.json``.

    Raises:
        CheckpointError: if ``tokenizer`` does not fit ``config``.
    """
    _refuse_unfit(tokenizer, config)
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    tensors = {name: tensor.to("cpu", dtype).contiguous() for name, tensor in unique_tensors(model).items()}
    (folder / WEIGHTS).write_bytes(save(tensors, metadata={"format": "pt"}))  # save_file would hide it from others
    tokenizer.save(folder / TOKENIZER)
    plain = {"format_version": FORMAT_VERSION, "model": config.to_json()}
    if training is not None:
        plain["training"] = dict(training)
    (folder / CONFIG).write_text(json.dumps(plain, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def load_checkpoint(folder: str | os.PathLike[str], device: str | torch.device = "cpu") -> Checkpoint:
    """Read a checkpoint folder; its name becomes the name of the model.

    Raises:
        CheckpointError: if the folder or one of its parts is missing, damaged or does not fit the others.
    """
    folder = Path(folder)
    if not folder.is_dir():
        raise CheckpointError(f"there is no folder {folder.name!r}")
    for name in (CONFIG, WEIGHTS, TOKENIZER):
        if not (folder / name).is_file():
            raise CheckpointError(f"its folder has no {name}")
    config = read_config(folder)
    tokenizer = _read_tokenizer(folder)
    _refuse_unfit(tokenizer, config)
    model = build_model(config)
    try:
        fill(model, read_tensors(folder / WEIGHTS))
    except ValueError as error:
        raise CheckpointError(str(error)) from error
    return Checkpoint(folder.resolve().name, model.to(device).eval(), tokenizer, config)


def read_config(folder: Path) -> ModelConfig:
    """Return the model's config from ``config.json``.

    Raises:
        CheckpointError: if the file is damaged or of another format version.
    """
    try:
        plain = json.loads((folder / CONFIG).read_text(encoding="utf-8"))
        version = plain["format_version"]
    except (ValueError, KeyError, TypeError) as error:
        raise CheckpointError(f"its {CONFIG} is not that of a model") from error
    if version != FORMAT_VERSION:
        raise CheckpointError(f"it has format {version!r}, and this program reads format {FORMAT_VERSION}")
    try:
        return ModelConfig.from_json(plain["model"])
    except (ValueError, KeyError, TypeError) as error:
        raise CheckpointError(f"its {CONFIG} does not describe a model: {error}") from error


def save_head_roles(folder: Path, roles: HeadRoles) -> None:
    """Write what was measured of the heads of the checkpoint in ``folder``, with the fingerprint of its weights."""
    plain = {"weights_sha256": _fingerprint(folder), **roles.to_json()}
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in plain.items()]
    fresh = folder / f".{HEADS}.new"
    fresh.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    fresh.replace(folder / HEADS)


def read_head_roles(folder: Path, config: ModelConfig) -> HeadRoles | None:
    """Return what was measured of the heads of the checkpoint in ``folder``; None where nobody has.

    A file that is damaged, or was measured with other weights, counts as none: the model works without, so that is no
    more than a warning.
    """
    if not (folder / HEADS).is_file():
        return None
    try:
        plain = json.loads((folder / HEADS).read_text(encoding="utf-8"))
        roles = HeadRoles.from_json(plain)
        if plain.get("weights_sha256") != _fingerprint(folder) or roles.shapes != _heads_of(config):
            raise ValueError("they were measured with other weights")
    except (OSError, ValueError, RecursionError) as error:
        logging.getLogger(__name__).warning(
            "%s: the roles of its heads are left aside, %s; measure them again with glassformer heads",
            folder.name,
            error if type(error) is ValueError else f"its {HEADS} is damaged",
        )
        return None
    return roles


def _heads_of(config: ModelConfig) -> dict[str, tuple[int, ...]]:
    """Return the layers and heads of each map."""
    decoder = (config.decoder_layers, config.heads)
    shapes: dict[str, tuple[int, ...]] = {"encoder": (config.encoder_layers, config.heads)}
    return shapes if config.task == "classifier" else shapes | {"decoder": decoder, "cross": decoder}


def _fingerprint(folder: Path) -> str:
    return hashlib.sha256((folder / WEIGHTS).read_bytes()).hexdigest()


def read_tensors(path: Path) -> dict[str, torch.Tensor]:
    """Return the tensors of a safetensors file by name.

    Raises:
        ValueError: if the file is cut off or damaged.
    """
    try:
        return load_file(path)
    except (SafetensorError, OSError) as error:
        raise ValueError(f"its {path.name} is damaged or cut off") from error


def fill(model: nn.Module, tensors: Mapping[str, torch.Tensor]) -> None:
    """Copy ``tensors`` into the weights of ``model``, in the types that the model has.

    Raises:
        ValueError: if a tensor is missing, left over, or of another shape; the message names the first such.
    """
    own = unique_tensors(model)
    for what, names in (("lack", own.keys() - tensors.keys()), ("have an unknown", tensors.keys() - own.keys())):
        if names:
            raise ValueError(f"its weights {what} {min(names)}")
    for name, tensor in own.items():
        if tensor.shape != tensors[name].shape:
            shapes = f"{list(tensors[name].shape)}, not {list(tensor.shape)} as its config says"
            raise ValueError(f"its {name} has the shape {shapes}")
    with torch.no_grad():
        for name, tensor in own.items():
            tensor.copy_(tensors[name])


def _read_tokenizer(folder: Path) -> Tokenizer:
    try:
        return Tokenizer.load(folder / TOKENIZER)
    except ValueError as error:
        raise CheckpointError(f"its {TOKENIZER} is damaged or cut off") from error


def _refuse_unfit(tokenizer: Tokenizer, config: ModelConfig) -> None:
    if len(tokenizer) != config.vocabulary_size:
        sizes = f"{len(tokenizer)} pieces, but its model knows {config.vocabulary_size}"
        raise CheckpointError(f"its tokenizer has {sizes}")
    for name in ("pad_id", "unknown_id", "start_id", "end_id"):
        ours, theirs = getattr(tokenizer, name), getattr(config, name)
        if ours != theirs:
            raise CheckpointError(f"the {name} of its tokenizer is {ours}, but that of its model is {theirs}")
