"""Put the weights of a Hugging Face model on one device, or spread them over several and the disk with accelerate.

Of a spread model each part takes what it reads to its own device, and fetches its weights as long as it computes.
"""

import hashlib
import logging
import tempfile
import weakref
import zlib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cached_property
from importlib.util import find_spec
from typing import Any

import torch
from torch import Tensor

from core.checkpoints.checkpoint import CheckpointError
from core.errors import InputError
from core.sentences import sentence
from core.tracers.arrays import bytes_of

DeviceMap = str | Mapping[str, str | int]
_NAMES = ("auto", "balanced", "balanced_low_0", "sequential")
# The weights of each module that were read last: their checksum and their SHA-256.
_MARKS: weakref.WeakKeyDictionary[Any, tuple[int, str]] = weakref.WeakKeyDictionary()


def check_device_map(asked: DeviceMap | None) -> None:
    """Refuse what is no ``device_map``, and any where accelerate is not installed.

    Raises:
        InputError: with what to give.
    """
    if asked is None:
        return
    if not (asked in _NAMES if isinstance(asked, str) else isinstance(asked, Mapping) and asked):
        raise InputError(
            "core-no-device-map",
            given=f"{asked!r:.60}",
            choices=[*_NAMES],
            example="{'transformer': 'cpu', 'lm_head': 'disk'}",
        )
    if find_spec("accelerate") is None:
        raise InputError("core-no-accelerate")
    logging.getLogger("accelerate.big_modeling").setLevel(logging.ERROR)  # it warns of what was asked for


def placement(asked: DeviceMap | None, owner: list[Any]) -> dict[str, Any]:
    """Return the arguments that spread a model as it is loaded; ``owner`` gets a folder for what lies on the disk."""
    if asked is None:
        return {}
    folder = tempfile.TemporaryDirectory(prefix="glassformer-")
    owner.append(folder)
    return {"device_map": asked if isinstance(asked, str) else dict(asked), "offload_folder": folder.name}


def keep(module: Any, owner: list[Any]) -> None:
    """Remove the folders of ``owner`` when ``module`` is gone."""
    for folder in owner:
        weakref.finalize(module, folder.cleanup)


def refuse_unknown_parts(asked: DeviceMap | None, module: Any) -> None:
    """Refuse a device for a part that ``module`` does not have.

    Raises:
        CheckpointError: with the parts that it has.
    """
    known = [name for name, _ in (*module.named_modules(), *module.named_parameters(), *module.named_buffers())]
    for name in asked if isinstance(asked, Mapping) else ():
        if name not in known:
            parts = [child for child, _ in module.named_children()]
            raise CheckpointError(sentence("core-no-part-of-map", part=f"{name!r:.60}", parts=parts))


def is_spread(module: Any) -> bool:
    """Return True if parts of ``module`` lie in several places, or on the disk."""
    return hasattr(module, "_hf_hook")


def device_of(module: Any) -> torch.device:
    """Return the device that ``module`` takes ids on."""
    if not is_spread(module):
        return module.device
    computing = (one for one in module.hf_device_map.values() if one not in ("cpu", "disk"))
    return torch.device(next(computing, "cpu"))


@contextmanager
def in_memory(part: Any) -> Iterator[Any]:
    """Hold the weights of ``part``, wherever they lie; those read inside stay when it is left."""
    with ExitStack() as held:
        for one in part.modules():
            if hasattr(one, "_hf_hook"):
                from accelerate.utils import align_module_device

                held.enter_context(align_module_device(one))
        yield part


def weights_of(module: Any) -> Iterator[tuple[str, Tensor]]:
    """Yield the name and the numbers of each weight, one in memory at a time, in the order of their names.

    Raises:
        CheckpointError: if one is on the disk that is in no file.
    """
    for name, tensor in sorted(module.state_dict().items()):
        owner, _, own = name.rpartition(".")
        if not tensor.is_meta:
            yield name, tensor.detach()
            continue
        try:
            with in_memory(module.get_submodule(owner)) as part:
                weight = getattr(part, own).detach()
        except KeyError as error:  # what is computed and not saved, such as Marian's positions
            raise CheckpointError(sentence("core-weight-in-no-file", weight=name)) from error
        yield name, weight


def weights_mark(module: Any) -> str:
    """Return the SHA-256 of the weights as they lie in memory, so that a copy without heads counts as another model.

    It is computed again only if a checksum is another one, which takes a seventh of the time: a page asks for 64 texts
    at once, and three SHA-256 took as long as these.
    """
    checksum = 0
    for name, tensor in weights_of(module):
        checksum = zlib.crc32(bytes_of(tensor), zlib.crc32(name.encode(), checksum))
    known = _MARKS.get(module)
    if known and known[0] == checksum:
        return known[1]
    digest = hashlib.sha256()
    for name, tensor in weights_of(module):
        digest.update(name.encode())
        digest.update(bytes_of(tensor))
    _MARKS[module] = checksum, digest.hexdigest()
    return digest.hexdigest()


def weights_size(module: Any) -> tuple[int, str]:
    """Return the bytes that the weights of ``module`` take, and the kind of their numbers, such as ``"float32"``."""
    tied = getattr(module, "all_tied_weights_keys", None) or {}  # on the disk they are no longer one tensor
    named = {name: one for name, one in (*module.named_parameters(), *module.named_buffers()) if name not in tied}
    return sum(one.nbytes for one in named.values()), str(module.dtype).removeprefix("torch.")


def size_text(size: int, kind: str) -> str:
    """Return a number of bytes for people, and their kind: ``"498 MB as float32"``."""
    return f"{size / 1e9:.3g} GB as {kind}" if size >= 1e9 else f"{size / 1e6:.3g} MB as {kind}"


class Placed:
    """A model that says where it is, and what its weights take."""

    name: str
    module: Any
    device: torch.device

    kind: Any

    @cached_property
    def weights(self) -> tuple[int, str]:
        """The bytes that its weights take, and the kind of their numbers, such as ``"float32"``."""
        return weights_size(self.module)

    def __repr__(self) -> str:
        """One line: what it is called, what it does, where, and what its weights take."""
        where = "spread over several devices" if is_spread(self.module) else f"on {self.device}"
        return f"HubModel({self.name!r:.60}: a {self.kind} {where}, {size_text(*self.weights)})"
