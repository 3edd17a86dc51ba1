"""The one list of models on offer, and the way from a name to a model."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import torch

from core.checkpoints.checkpoint import CheckpointError, checkpoints_folder, load_checkpoint, read_config, read_noted
from core.config import PRESETS
from core.errors import InputError, options_by_name
from core.sentences import sentence
from core.tracers.hugging_face import PREFIX, DeviceMap, HubModel, HubTask, Location, load_hub, locate, task_of
from core.tracers.native import NativeModel


def catalogue() -> list[str]:
    """Return the names that ``load`` takes: the models of this project first, in the order of their presets."""
    names = {path.parent.name for path in checkpoints_folder().glob("*/config.json")}
    known = [name for name in PRESETS if name in names]
    return known + sorted(names - set(known))


@dataclass(frozen=True)
class Description:
    """The description of a model before it is loaded: ``title`` is its name for people, ``languages`` if it tells;
    ``is_hub`` is true for one of Hugging Face, which reads a text as it was typed; ``preset`` is the recipe of its
    training, if one is noted."""

    name: str
    title: str
    task: HubTask
    languages: tuple[str, ...] = ()
    is_hub: bool = False
    preset: str = ""


def describe(name: str | os.PathLike[str]) -> Description:
    """Say what ``load(name)`` would load, from its ``config.json`` alone.

    Raises:
        InputError: if there is no such model, or it is one of Hugging Face that cannot be shown.
        CheckpointError: if the folder has no usable ``config.json``.
    """
    name = _as_text(name)
    with _named(name):
        if location := _hub_location(name):
            return Description(location.name, location.title, task_of(location.config(), location.name), is_hub=True)
        folder = _folder_of(name)
        try:
            config, noted = read_config(folder), read_noted(folder)
        except (FileNotFoundError, IsADirectoryError):
            raise CheckpointError(sentence("core-folder-without", file="config.json")) from None
    name = folder.resolve().name
    known = PRESETS[name].title if name in PRESETS else name
    return Description(name, noted.title or known, config.task, noted.languages, preset=noted.preset)


@options_by_name
def load(
    name: str | os.PathLike[str],
    *,
    device: str = "auto",
    dtype: str = "float32",
    device_map: DeviceMap | None = None,
    source_lang: str | None = None,
    target_lang: str | None = None,
) -> NativeModel | HubModel:
    """Load a model by its name in the catalogue, from a folder, or from the Hugging Face Hub.

    It is there to be looked at: its own weights ask for no gradient (``module.requires_grad_()`` lets them).
    A run of it takes one thread, unless OMP_NUM_THREADS is set; the process keeps its own number.

    Args:
        name: ``"en-de"``, the path of a folder with a checkpoint of this project or of Hugging Face, or a name of the
            Hub such as ``"hf:Helsinki-NLP/opus-mt-en-de"``, if need be with ``@REVISION``.
        device: ``"cpu"``, ``"cuda"``, ``"mps"`` or ``"auto"``, which takes cuda before mps before cpu.
        dtype: of a model of Hugging Face: ``"float32"``, ``"bfloat16"``, which takes half the memory and has three
            digits, or ``"auto"``, as its weights were saved. Others are float32.
        device_map: for a model of Hugging Face that is larger than one device: ``"auto"``, or the device of each part
            by its name, ``"disk"`` among them, as the library accelerate takes it.
        source_lang, target_lang: codes such as ``"fr"`` or ``"fr_XX"``, for models of the Hub with several languages.

    Raises:
        InputError: if there is no such model, device, dtype or language, or it is one of Hugging Face that cannot be
            shown.
        CheckpointError: if the folder's parts are missing, broken or do not fit each other.
    """
    name, chosen = _as_text(name), choose_device(device)
    if device_map is not None and device != "auto":
        raise InputError("core-device-and-map", device=f"{device!r:.40}")
    for one in device_map.values() if isinstance(device_map, Mapping) else ():
        if one != "disk":
            choose_device(f"cuda:{one}" if isinstance(one, int) else one)
    with _named(name):
        if location := _hub_location(name):
            return load_hub(location, chosen, dtype, device_map, source_lang=source_lang, target_lang=target_lang)
        if dtype not in ("float32", "auto"):
            raise InputError("core-float32-alone", model=name, dtype=f"{dtype!r:.40}")
        if device_map is not None:
            raise InputError("core-one-device", model=name)
        if source_lang or target_lang:
            raise InputError("core-no-languages")
        folder = _folder_of(name)
        checkpoint = load_checkpoint(folder, str(chosen))
    checkpoint.model.requires_grad_(False)
    return NativeModel(checkpoint.name, checkpoint.model, checkpoint.tokenizer, checkpoint.config, chosen, folder)


def _as_text(name: object) -> str:
    if not isinstance(name, str | os.PathLike):
        raise InputError("core-no-model-name", given=f"{name!r:.40}")
    return str(name)


@contextmanager
def _named(name: str) -> Iterator[None]:
    """Let a refusal say which model it is about, without the folders above it, which no visitor need know."""
    try:
        yield
    except CheckpointError as error:
        is_of_hub = name.startswith(PREFIX) and not Path(name.removeprefix(PREFIX)).exists()
        raise CheckpointError(error.reason, repr(name if is_of_hub else Path(name).name or name)) from error


def _hub_location(name: str) -> Location | None:
    """Return the location of a Hugging Face model; a name of the catalogue always means the catalogue."""
    return locate(str(checkpoints_folder() / name) if name in catalogue() else name)


def _folder_of(name: str) -> Path:
    folder = checkpoints_folder() / name if name in catalogue() else Path(name)
    if not name or not folder.is_dir():
        if not (choices := [*catalogue()]):
            raise InputError("core-no-models", given=f"{name!r}")
        raise InputError("core-no-model", given=f"{name!r}", choices=choices)
    return folder


def choose_device(device: str | torch.device = "auto") -> torch.device:
    """Return the device to run on.

    Raises:
        InputError: if this machine has no such device.
    """
    if not isinstance(device, str | torch.device):
        raise InputError("core-choice", name="device", given=f"{device!r:.40}", choices=["auto", "cpu", "cuda", "mps"])
    available = {"cuda": torch.cuda.is_available(), "mps": torch.backends.mps.is_available(), "cpu": True}
    if device == "auto":
        device = next(name for name, there in available.items() if there)
    try:
        chosen = torch.device(device)
        there = available.get(chosen.type, False)
    except RuntimeError:
        there = False
    if not there or (chosen.type == "cuda" and chosen.index is not None and chosen.index >= torch.cuda.device_count()):
        choices = [name for name, usable in available.items() if usable]
        raise InputError("core-no-device", given=f"{device!r}", choices=choices)
    return chosen
