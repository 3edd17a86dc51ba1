"""A folder holds a trained model: ``config.json weights.safetensors tokenizer.model`` and what was measured.

Weights are kept in half precision and come back as float32. Nothing is ever unpickled. A part that is missing, cut
off, changed or does not fit the others is refused with one sentence that names it, before memory is taken for it.
"""

import json
import math
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from core.checkpoints.fingerprints import FILES, KEY, fingerprints_of, list_fingerprints, refuse_changed
from core.checkpoints.json_file import read_object
from core.checkpoints.weights import read_shapes, refuse_infinite, refuse_shapes
from core.config import ModelConfig
from core.errors import InputError
from core.files import replace_file
from core.sentences import Sentence, sentence
from core.text.tokens import Tokenizer
from core.transformer.classifier import Classifier, build_classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.generator import build_generator
from core.transformer.translator import build_translator

FORMAT_VERSION = 1
CONFIG = "config.json"
WEIGHTS, TOKENIZER = FILES
MOST_TOKENIZER_BYTES = 64_000_000

_SHARED = Path("share") / "glassformer" / "checkpoints"  # where a wheel puts them, below the root of the installation


class CheckpointError(ValueError):
    """A folder that does not hold a usable model; the message is one sentence for a person.

    ``reason`` is what is wrong, and ``name`` what the person calls the model, where that is known.
    """

    def __init__(self, reason: str | Sentence | ValueError, name: str = "") -> None:
        self.reason, self.name = reason, name
        why = reason[:400] if isinstance(reason, str) else reason
        named = sentence("core-not-loaded", model=name, why=why)
        self.said = named if name else sentence("core-nameless-not-loaded", why=why)
        super().__init__(reason, name)

    def __str__(self) -> str:
        return str(self.said)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.name)


@dataclass(frozen=True, eq=False)
class Checkpoint:
    """A model ready to run (in evaluation mode, float32) with the tokenizer and the config it was trained with."""

    name: str
    model: DecoderModel | Classifier
    tokenizer: Tokenizer
    config: ModelConfig


def checkpoints_folder() -> Path:
    """Return where checkpoints lie: where ``GLASSFORMER_CHECKPOINTS`` says, or with the packages; see ``installed``."""
    return Path(os.environ.get("GLASSFORMER_CHECKPOINTS") or installed(Path(__file__).resolve().parents[2]))


def installed(packages: Path) -> Path:
    """Return where the checkpoints of an installation lie whose packages are in the folder ``packages``.

    In a checkout they are beside it. A wheel's go to ``share`` below the root of the installation, and every way to
    install (an environment, ``--user``, ``--prefix``, ``--target``) puts the packages somewhere below that root too.
    """
    if (beside := packages / "checkpoints").is_dir():
        return beside
    shared = [root / _SHARED for root in (packages, *packages.parents)]
    return next((folder for folder in shared if folder.is_dir()), Path(sys.prefix) / _SHARED)


def folder_of(name: str) -> Path:
    """Return where the checkpoint ``name`` lies, a name on offer or the path of a folder."""
    beside = checkpoints_folder() / name
    return beside if (beside / CONFIG).is_file() else Path(name)


def build_model(config: ModelConfig) -> DecoderModel | Classifier:
    """Return a new model of ``config`` with random weights."""
    if config.task == "classifier":
        return build_classifier(config)
    return build_translator(config) if config.task == "translator" else build_generator(config)


class _SkipInit(TorchFunctionMode):
    """Leaves the random numbers out while modules are built."""

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: Sequence[Any] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        kwargs = kwargs or {}
        if getattr(func, "__module__", "") == "torch.nn.init":
            return kwargs["tensor"] if "tensor" in kwargs else args[0]
        return args[0] if func in (Tensor.normal_, Tensor.uniform_) else func(*args, **kwargs)


def empty_model(config: ModelConfig) -> DecoderModel | Classifier:
    """Return a model of ``config`` whose weights are still to be written: drawing millions of numbers takes long."""
    with _SkipInit():
        return build_model(config)


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
    replace_file(folder / WEIGHTS, save(tensors, metadata={"format": "pt"}))  # save_file would hide it from others
    replace_file(folder / TOKENIZER, tokenizer.model)
    plain = {"format_version": FORMAT_VERSION, "model": config.to_json(), KEY: fingerprints_of(folder)}
    if training is not None:
        plain["training"] = dict(training)
    replace_file(folder / CONFIG, json.dumps(plain, indent=2, ensure_ascii=False) + "\n")
    list_fingerprints(folder, CONFIG, *FILES)


def load_checkpoint(folder: str | os.PathLike[str], device: str | torch.device = "cpu") -> Checkpoint:
    """Read a checkpoint folder; its name becomes the name of the model.

    Raises:
        CheckpointError: if the folder or one of its parts is missing, damaged or does not fit the others.
    """
    folder = Path(folder)
    if not folder.is_dir():
        raise CheckpointError(sentence("core-no-folder", folder=f"{folder.name!r}"))
    for name in (CONFIG, WEIGHTS, TOKENIZER):
        if not (folder / name).is_file():
            raise CheckpointError(sentence("core-folder-without", file=name))
    plain = _read_plain(folder)
    config = _config_of(plain)
    tokenizer = _read_tokenizer(folder)
    _refuse_unfit(tokenizer, config)
    try:
        shapes = read_shapes(folder / WEIGHTS)
        _refuse_far_larger(config, shapes)
        model = empty_model(config)
        refuse_shapes(unique_tensors(model), shapes)
        refuse_changed(folder, plain)
        fill(model, read_tensors(folder / WEIGHTS))
        refuse_infinite(unique_tensors(model))
    except ValueError as error:
        raise CheckpointError(error) from error
    return Checkpoint(folder.resolve().name, model.to(device).eval(), tokenizer, config)


def read_config(folder: Path) -> ModelConfig:
    """Return the model's config from ``config.json``.

    Raises:
        CheckpointError: if the file is damaged or of another format version.
    """
    return _config_of(_read_plain(folder))


@dataclass(frozen=True)
class Noted:
    """What a checkpoint's training noted of itself; empty if it noted nothing.

    ``title`` and ``languages`` (names, and their ``codes``) are those of a model of somebody's own texts. ``preset`` is
    the recipe, whatever its folder is called.
    """

    title: str = ""
    languages: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    preset: str = ""


def read_noted(folder: Path) -> Noted:
    """Return what the training of the checkpoint in ``folder`` noted of it."""
    training = _read_plain(folder).get("training")
    known = training if isinstance(training, dict) else {}
    title, preset = (one if isinstance(one := known.get(name), str) else "" for name in ("title", "preset"))
    languages, codes = (_pair(known.get(name)) for name in ("languages", "codes"))
    return Noted(f"{folder.resolve().name}: {title}" if title else "", languages, codes, preset)


def _pair(value: Any) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list) and len(value) == 2 else ()


def _read_plain(folder: Path) -> dict[str, Any]:
    try:
        return read_object(folder / CONFIG)
    except ValueError as error:
        raise CheckpointError(sentence("core-config-of-no-model", file=CONFIG, why=error)) from error


def _config_of(plain: dict[str, Any]) -> ModelConfig:
    for name in ("format_version", "model"):
        if name not in plain:
            raise CheckpointError(sentence("core-config-without", file=CONFIG, key=name))
    version = plain["format_version"]
    if type(version) is not int or version != FORMAT_VERSION:
        given = f"{version!r:.40}"
        raise CheckpointError(sentence("core-config-of-other-format", given=given, known=FORMAT_VERSION))
    try:
        return ModelConfig.from_json(plain["model"])
    except ValueError as error:
        raise CheckpointError(sentence("core-config-not-described", file=CONFIG, why=error)) from error


def read_tensors(path: Path) -> dict[str, torch.Tensor]:
    """Return the tensors of a safetensors file by name.

    Raises:
        InputError: if the file is cut off or damaged.
    """
    try:
        return load_file(path)
    except (SafetensorError, OSError) as error:
        raise InputError("core-file-damaged", file=path.name) from error


def fill(model: nn.Module, tensors: Mapping[str, torch.Tensor]) -> None:
    """Copy ``tensors`` into the weights of ``model``, in the types that the model has.

    Raises:
        ValueError: if a tensor is missing, left over, or of another shape; the message names the first such.
    """
    own = unique_tensors(model)
    refuse_shapes(own, {name: tuple(tensor.shape) for name, tensor in tensors.items()})
    with torch.no_grad():
        for name, tensor in own.items():
            tensor.copy_(tensors[name])


def _refuse_far_larger(config: ModelConfig, shapes: Mapping[str, Sequence[int]]) -> None:
    """Refuse a config that would take far more memory than its weights do, before that memory is taken."""
    found = sum(map(math.prod, shapes.values()))
    if config.least_weights > 4 * found + 10**6:
        raise InputError("core-weights-too-few", file=CONFIG, asked=config.least_weights, found=found)


def _read_tokenizer(folder: Path) -> Tokenizer:
    if (folder / TOKENIZER).stat().st_size > MOST_TOKENIZER_BYTES:
        raise CheckpointError(sentence("core-file-too-large", file=TOKENIZER, most=MOST_TOKENIZER_BYTES))
    try:
        return Tokenizer.load(folder / TOKENIZER)
    except ValueError as error:
        raise CheckpointError(sentence("core-file-damaged", file=TOKENIZER)) from error


def _refuse_unfit(tokenizer: Tokenizer, config: ModelConfig) -> None:
    if len(tokenizer) != config.vocabulary_size:
        sizes = {"count": len(tokenizer), "known": config.vocabulary_size}
        raise CheckpointError(sentence("core-tokenizer-of-other-size", **sizes))
    for name in ("pad_id", "unknown_id", "start_id", "end_id"):
        ours, theirs = getattr(tokenizer, name), getattr(config, name)
        if ours != theirs:
            raise CheckpointError(sentence("core-tokenizer-of-other-id", key=name, ours=ours, theirs=theirs))
