"""SHA-256 of a checkpoint's files: a file that changed is noticed.

``config.json`` holds those of weights and tokenizer, and ``files.sha256`` that of every file that a model is read from,
in the format of ``sha256sum``. ``python -m core.checkpoints.fingerprints FOLDER`` writes both for a folder as it is
now: one of an older version, or one whose owner has changed a file.
"""

import functools
import hashlib
import json
import logging
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.checkpoints.json_file import read_object

CONFIG = "config.json"
FILES = WEIGHTS, TOKENIZER = "weights.safetensors", "tokenizer.model"
KEY = "sha256"  # in the config: name of the file to its digest
LIST = "files.sha256"
LISTED = (CONFIG, *FILES, "heads.json", "faithfulness.json", "token_layout.safetensors", "training_history.npz")


def fingerprint(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal digits. A file that did not change is read once."""
    state = path.stat()
    return _digest(path.resolve(), state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns)


@functools.lru_cache(maxsize=64)
def _digest(path: Path, *state: int) -> str:
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def fingerprints_of(folder: Path) -> dict[str, str]:
    """Return the fingerprints of the checkpoint in ``folder``, as its config keeps them under ``KEY``."""
    return {name: fingerprint(folder / name) for name in FILES}


def list_fingerprints(folder: Path, *names: str) -> None:
    """Write the fingerprints of the files ``names``, as they are now, into the list of ``folder``."""
    known = _listed(folder) | {name: fingerprint(folder / name) for name in names}
    lines = [f"{known[name]}  {name}\n" for name in LISTED if name in known]
    replace_file(folder / LIST, "".join(lines).encode())


def refuse_unlisted(path: Path) -> None:
    """Refuse a file whose SHA-256 is not that in the list beside it. A file that is not in the list passes.

    Raises:
        OSError: if the file cannot be read.
        ValueError: if it changed.
    """
    expected = _listed(path.parent).get(path.name)
    if expected is not None and expected != fingerprint(path):
        raise ValueError(
            f"its {path.name} is damaged or was changed: it is not the file in its {LIST}; if you changed it yourself, "
            f"run python -m core.checkpoints.fingerprints FOLDER"
        )


def _listed(folder: Path) -> dict[str, str]:
    """Return the digest of each file in the list; a line that is none is left aside."""
    try:
        with open(folder / LIST, "rb") as file:
            lines = file.read(10_000).decode("ascii", "replace").splitlines()
    except FileNotFoundError:
        return {}
    parts = [line.split("  ", 1) for line in lines]
    return {part[1]: part[0] for part in parts if len(part) == 2 and len(part[0]) == 64}


def refuse_changed(folder: Path, plain: Mapping[str, Any]) -> None:
    """Refuse files whose SHA-256 is not that in the config. Warn once about a config without fingerprints.

    Args:
        folder: of the checkpoint.
        plain: what its config holds.

    Raises:
        OSError: if a file cannot be read.
        ValueError: naming the file that changed, or the fingerprint that is missing.
    """
    refuse_unlisted(folder / CONFIG)
    if KEY not in plain:
        _tell_of_missing(folder.resolve())
        return
    for name in FILES:
        expected = plain[KEY].get(name) if isinstance(plain[KEY], dict) else None
        if not isinstance(expected, str):
            raise ValueError(f"its {CONFIG} has no {KEY} of {name}")
        if expected != fingerprint(folder / name):
            raise ValueError(f"its {name} is damaged or that of another model: it is not what its {CONFIG} expects")


@functools.cache
def _tell_of_missing(folder: Path) -> None:
    logging.getLogger(__name__).warning(
        "%s: its %s has no %s of weights and tokenizer, so nobody would notice if they changed; "
        "python -m core.checkpoints.fingerprints FOLDER adds it",
        folder.name,
        CONFIG,
        KEY,
    )


def add_fingerprints(folder: Path) -> None:
    """Write the fingerprints of the files in ``folder``, as they are now, into its config and its list.

    Raises:
        OSError: if a file is missing or cannot be written.
        ValueError: if the config is damaged.
    """
    plain = read_object(folder / CONFIG)
    first = {name: plain.pop(name) for name in ("format_version", "model") if name in plain}
    plain = first | {KEY: fingerprints_of(folder)} | {name: value for name, value in plain.items() if name != KEY}
    replace_file(folder / CONFIG, (json.dumps(plain, indent=2, ensure_ascii=False) + "\n").encode())
    list_fingerprints(folder, *(name for name in LISTED if (folder / name).is_file()))


def replace_file(path: Path, content: bytes) -> None:
    """Write ``path`` in one step, so that a reader finds either the old or the new file, never a part."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_bytes(content)
        fresh.replace(path)
    except OSError as error:  # it would name the temporary file, which the user does not know
        fresh.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def main() -> int:
    """Run the command; return its exit code."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        add_fingerprints(Path(sys.argv[1]))
    except (OSError, ValueError) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
