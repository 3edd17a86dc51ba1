"""The saved state of a training run, as safetensors and JSON, so that it goes on after any interruption.

A save is written under a temporary name, forced to the disk and renamed; only then does ``latest.json`` point at it.
So there is always one whole save, and a killed run loses at most the steps since then.
"""

import hashlib
import json
import os
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file
from torch import nn

from core.checkpoints.checkpoint import fill, read_tensors, unique_tensors
from core.checkpoints.json_file import read_object
from core.errors import InputError
from core.files import replace_file
from core.results.plain import from_plain
from core.sentences import sentence
from core.training.data.batches import Position

RUN, SETTINGS, SNAPSHOTS = "run", "settings.json", "snapshots"
LATEST, BEST = "latest.json", "best.safetensors"
DIGEST = "sha256"
WEIGHTS, OPTIMISER, PROGRESS, RANDOM = "weights.safetensors", "optimiser.safetensors", "progress.json", "random"
BESIDE, BESIDE_PLAIN = "beside.safetensors", "beside.json"

_NEW_NAMES = {"right": "accuracy"}  # what older versions called the fields of a progress


@dataclass(kw_only=True)
class Progress:
    """The progress of a run; ``best`` is the lowest validation loss so far, ``waited`` the validations since then."""

    step: int = 0
    position: Position = field(default_factory=Position)
    best: float | None = None
    best_step: int = 0
    accuracy: float | None = None  # of best guesses at the last validation
    waited: int = 0
    predictions: int = 0  # targets seen
    seconds: float = 0.0  # spent in steps
    resumed: tuple[int, ...] = ()  # steps after which the run was cut off and went on
    unlogged: tuple[float, float, float, int] = (0.0, 0.0, 0.0, 0)  # sums of the losses since the last record

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> "Progress":
        """Rebuild from ``dataclasses.asdict``."""
        found: Progress = from_plain(cls, {_NEW_NAMES.get(name, name): value for name, value in plain.items()})
        return found


def write_tensors(tensors: Mapping[str, torch.Tensor], path: Path) -> None:
    """Write a safetensors file that knows the SHA-256 of its tensors.

    Raises:
        OSError: if it cannot be written, such as on a full disk; one sentence.
    """
    try:
        plain = {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}
        save_file(plain, path, {DIGEST: _digest(plain)})
    except SafetensorError as error:
        reason = str(error).removeprefix("Error while serializing: ")
        raise OSError(sentence("training-not-written", file=path.name, why=reason)) from error


def read_saved(path: Path) -> dict[str, torch.Tensor]:
    """Return the tensors that ``write_tensors`` wrote; files of older versions know no SHA-256 and are believed.

    Raises:
        InputError: if the file is damaged, be it by a single bit.
    """
    tensors = read_tensors(path)
    with safe_open(path, framework="pt") as file:
        noted = (file.metadata() or {}).get(DIGEST)
    if noted not in (None, _digest(tensors)):
        raise InputError("training-other-numbers", file=path.name)
    return tensors


def _digest(tensors: Mapping[str, torch.Tensor]) -> str:
    digest = hashlib.sha256()
    for name, tensor in sorted(tensors.items()):
        digest.update(f"{name} {tensor.dtype} {list(tensor.shape)}\n".encode())
        digest.update(tensor.reshape(-1).view(torch.uint8).numpy().data)
    return digest.hexdigest()


def _digest_of_text(plain: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()


def write_plain(values: Mapping[str, Any], path: Path) -> None:
    """Write a JSON file that knows the SHA-256 of what it says."""
    plain = json.loads(json.dumps(values))
    path.write_text(json.dumps(plain | {DIGEST: _digest_of_text(plain)}) + "\n", encoding="utf-8")


def read_plain(path: Path) -> dict[str, Any]:
    """Return the values that ``write_plain`` wrote; files of older versions know no SHA-256 and are believed.

    Raises:
        InputError: if the file is damaged.
    """
    plain = read_object(path)
    noted = plain.pop(DIGEST, None)
    if noted not in (None, _digest_of_text(plain)):
        raise InputError("training-other-words", file=path.name)
    return plain


class Saves:
    """The folder of saves of one run, of which the weights of the last ``keep`` stay and the state of the newest."""

    def __init__(self, folder: Path, *, keep: int) -> None:
        self.folder, self._keep = folder, max(1, keep)

    def latest(self) -> Path | None:
        """Return the newest whole save, None if there is none.

        Raises:
            InputError: if the file that names it is damaged.
        """
        try:
            save = self.folder / read_object(self.folder / LATEST).get("save", "")
        except FileNotFoundError:
            return None
        if not (save / PROGRESS).is_file():
            raise InputError("training-no-save-named", path=str(self.folder / LATEST))
        return save

    def last(self, count: int) -> list[Path]:
        """Return up to ``count`` whole saves, the newest last."""
        latest = self.latest()
        if latest is None:
            return []
        names = sorted(path.name for path in self.folder.glob("[0-9]*") if (path / WEIGHTS).is_file())
        return [self.folder / name for name in names if name <= latest.name][-count:]

    def draft(self, step: int) -> Path:
        """Return where the save of ``step`` is written before ``commit`` makes it real."""
        return self.folder / f".new-{step:08d}"

    def begin(self, draft: Path) -> None:
        """Make ``draft`` an empty folder and clear away what a crash left of others."""
        for path in self.folder.glob(".new-0*"):
            shutil.rmtree(path, ignore_errors=True)
        draft.mkdir(parents=True)

    def commit(self, draft: Path) -> None:
        """Make ``draft`` the newest save and delete what is no longer needed."""
        for path in draft.iterdir():
            _sync(path)
        _sync(draft)
        save = self.folder / draft.name.removeprefix(".new-")
        shutil.rmtree(save, ignore_errors=True)
        os.rename(draft, save)
        replace_file(self.folder / LATEST, json.dumps({"save": save.name}) + "\n")
        _sync(self.folder)
        kept = self.last(self._keep)
        for path in self.folder.glob("[0-9]*"):
            if path not in kept:
                shutil.rmtree(path, ignore_errors=True)
            elif path != save:
                for file in (path / OPTIMISER, path / BESIDE, path / BESIDE_PLAIN, *path.glob(f"{RANDOM}*")):
                    file.unlink(missing_ok=True)

    def write_best(self, model: nn.Module) -> None:
        """Keep the weights of ``model`` beside the saves, in place of those kept before."""
        fresh = self.folder / f".new-{BEST}"
        self.folder.mkdir(parents=True, exist_ok=True)
        write_tensors(unique_tensors(model), fresh)
        _sync(fresh)
        os.replace(fresh, self.folder / BEST)


def write_state(draft: Path, model: nn.Module, optimiser: torch.optim.Optimizer, progress: Progress) -> None:
    """Write weights, optimiser and progress into ``draft``, exactly as they are in memory."""
    states = {
        f"{name}:{key}": value
        for name, parameter in model.named_parameters()
        for key, value in optimiser.state.get(parameter, {}).items()
    }
    write_tensors(unique_tensors(model), draft / WEIGHTS)
    write_tensors(states, draft / OPTIMISER)
    write_plain(asdict(progress), draft / PROGRESS)


def read_state(save: Path, model: nn.Module, optimiser: torch.optim.Optimizer) -> Progress:
    """Put the weights and the optimiser back as ``write_state`` found them; return the progress.

    Raises:
        InputError: if the save is damaged or belongs to another model.
    """
    try:
        progress = Progress.from_json(read_plain(save / PROGRESS))
        weights, tensors = read_saved(save / WEIGHTS), read_saved(save / OPTIMISER)
        fill(model, weights)
    except ValueError as error:
        raise InputError("training-save-unusable", save=save.name, why=error) from error
    for name, parameter in model.named_parameters():
        fields = [key for key in tensors if key.startswith(f"{name}:")]
        optimiser.state[parameter] = {key.removeprefix(f"{name}:"): tensors[key].to(parameter.device) for key in fields}
    return progress


def write_random(draft: Path, rank: int, device: torch.device) -> None:
    """Write the random state of process ``rank``."""
    states = {"cpu": torch.get_rng_state()}
    if device.type == "cuda":
        states["cuda"] = torch.cuda.get_rng_state(device)
    write_tensors(states, draft / f"{RANDOM}-{rank}.safetensors")


def read_random(save: Path, rank: int, device: torch.device) -> bool:
    """Put the random state of process ``rank`` back; return False if it had none at the save."""
    path = save / f"{RANDOM}-{rank}.safetensors"
    if not path.is_file():
        return False
    states = read_saved(path)
    torch.set_rng_state(states["cpu"])
    if device.type == "cuda" and "cuda" in states:
        torch.cuda.set_rng_state(states["cuda"], device)
    return True


def average_weights(saves: Sequence[Path]) -> dict[str, torch.Tensor]:
    """Return the mean of the weights of several saves (Vaswani et al. 2017, section 6.1), summed in float64.

    Raises:
        ValueError: if there is no save.
    """
    if not saves:
        raise ValueError("there is no save to average; train until the first save")
    total: dict[str, torch.Tensor] = {}
    for save in saves:
        for name, tensor in read_saved(save / WEIGHTS).items():
            total[name] = total.get(name, 0) + tensor.double()
    return {name: (tensor / len(saves)).float() for name, tensor in total.items()}


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
