"""Measurements stored beside a checkpoint. Each is bound to the weights; one of other weights is ignored.

A model works without any of it. So a file that is damaged, or of other weights, is no more than a warning.
"""

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from core.checkpoints.fingerprints import WEIGHTS, fingerprint, list_fingerprints, refuse_unlisted
from core.errors import InputError
from core.files import replace_file

_KEY = "weights_sha256"
FORMER_NAMES = {
    "faithfulness.json": "why.json",
    "token_layout.safetensors": "words.safetensors",
    "training_history.npz": "learning.npz",
}

Found = TypeVar("Found")


def weights_mark(folder: Path) -> dict[str, str]:
    """Return what binds a measurement to the weights of the checkpoint in ``folder``.

    Raises:
        OSError: if there are none.
    """
    return {_KEY: fingerprint(folder / WEIGHTS)}


def refuse_other_weights(folder: Path, plain: Mapping[str, Any]) -> None:
    """Refuse what is not bound to the weights in ``folder``.

    Raises:
        ValueError: if it is bound to others, or to none.
    """
    if plain.get(_KEY) != fingerprint(folder / WEIGHTS):
        raise ValueError("measured with other weights")


def write_measured(path: Path, content: bytes) -> None:
    """Write a measurement's file and its fingerprint."""
    replace_file(path, content)
    list_fingerprints(path.parent, path.name)


def found_or_none(path: Path, read: Callable[[Path], Found], what: str, command: str) -> Found | None:
    """Read the measurement in ``path``, or in the file of its former name. Return None without a usable file.

    A file that cannot be used is named in a warning.

    Args:
        read: raises a ValueError that says in half a sentence why the file is of no use, or any other error if it is
            damaged.
        what: is left aside then, with its verb: "the roles of its heads are".
        command: measures again.
    """
    if not path.exists() and path.name in FORMER_NAMES:
        path = path.with_name(FORMER_NAMES[path.name])
    if not path.exists():
        return None
    try:
        if not path.is_file():  # a device or a pipe might never end
            raise ValueError(f"its {path.name} is no file")
        refuse_unlisted(path)
        return read(path)
    # A damaged file makes the readers of archives, arrays and JSON raise more than any list would name.
    except Exception as error:
        reason = error if type(error) in (InputError, ValueError) and str(error) else f"its {path.name} is damaged"
        logging.getLogger(__name__).warning(
            "%s: %s left aside, %s; measure again with %s", path.parent.name, what, reason, command
        )
        return None
