"""SHA-256 of a checkpoint's files: a file that changed is noticed.

``config.json`` holds those of weights and tokenizer, and ``files.sha256`` that of every file that a model is read from,
in the format of ``sha256sum``. ``python -m core.checkpoints.fingerprints FOLDER`` writes both for a folder as it is
now: one of an older version, or one whose owner has changed a file.
"""

import functools
import hashlib
import json
import logging
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.checkpoints.json_file import read_object
from core.errors import InputError
from core.files import open_plain, replace_file

CONFIG = "config.json"
FILES = WEIGHTS, TOKENIZER = "weights.safetensors", "tokenizer.model"
KEY = "sha256"  # in the config: name of the file to its digest
LIST = "files.sha256"
_LINE = re.compile(
    r"(?P<digest>[0-9a-fA-F]{64}) [ *](?P<name>.+)|SHA256 \((?P<tagged>.+)\) = (?P<last>[0-9a-fA-F]{64})"
)
_LONGEST_LIST = 100_000  # bytes
_COMMAND = "python -m core.checkpoints.fingerprints FOLDER"
LISTED = (
    CONFIG,
    *FILES,
    "heads.json",
    "portraits.json",
    "survey.json",
    "faithfulness.json",
    "token_layout.safetensors",
    "training_history.npz",
)


def fingerprint(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal digits. A file that did not change is read once."""
    state = path.stat()
    return _digest(path.resolve(), state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns)


@functools.lru_cache(maxsize=64)
def _digest(path: Path, *state: int) -> str:
    with open_plain(path) as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def fingerprints_of(folder: Path) -> dict[str, str]:
    """Return the fingerprints of the checkpoint in ``folder``, as its config keeps them under ``KEY``."""
    return {name: fingerprint(folder / name) for name in FILES}


def list_fingerprints(folder: Path, *names: str) -> None:
    """Write the fingerprints of the files ``names``, as they are now, into the list of ``folder``."""
    _write_list(folder, _listed(folder) | {name: fingerprint(folder / name) for name in names})


def _write_list(folder: Path, known: Mapping[str, str]) -> None:
    replace_file(folder / LIST, "".join(f"{known[name]}  {name}\n" for name in LISTED if name in known))


def refuse_unlisted(path: Path) -> None:
    """Refuse a file whose SHA-256 is not that in the list beside it. A file that is not in the list passes.

    Raises:
        OSError: if the file cannot be read.
        InputError: if it changed.
    """
    expected = _listed(path.parent).get(path.name)
    if expected is not None and expected != fingerprint(path):
        raise InputError("core-file-changed", file=path.name, list=LIST, command=_COMMAND)


def _listed(folder: Path) -> dict[str, str]:
    """Return the digest of each file in the list, which ``sha256sum`` writes in three forms."""
    if not (folder / LIST).exists():
        return {}
    if not (folder / LIST).is_file():  # a pipe would never end
        raise InputError("core-list-no-file", list=LIST, command=_COMMAND)
    known: dict[str, str] = {}
    with open_plain(folder / LIST) as file:
        lines = file.read(_LONGEST_LIST).decode("utf-8", "replace").splitlines()
    for number, line in enumerate(filter(str.strip, lines), start=1):
        found = _LINE.fullmatch(line.rstrip())
        name = found and (found["name"] or found["tagged"])
        if not found or not name or name in known:
            about = {"list": LIST, "line": f"{line!r:.60}", "command": _COMMAND}
            raise InputError("core-list-line", number=number, **about)
        known[name] = (found["digest"] or found["last"]).lower()
    return known


def refuse_changed(folder: Path, plain: Mapping[str, Any]) -> None:
    """Refuse files whose SHA-256 is not that in the config. Warn once about a config without fingerprints.

    Args:
        folder: of the checkpoint.
        plain: what its config holds.

    Raises:
        OSError: if a file cannot be read.
        InputError: naming the file that changed, or the fingerprint that is missing.
    """
    refuse_unlisted(folder / CONFIG)
    known = _listed(folder)
    if known and CONFIG not in known:
        raise InputError("core-list-lacks", list=LIST, file=CONFIG, command=_COMMAND)
    if KEY not in plain:
        _tell_of_missing(folder.resolve(), f"{CONFIG} has no {KEY} of weights and tokenizer")
        return
    if not known:
        _tell_of_missing(folder.resolve(), f"{LIST} is missing or empty")
    for name in FILES:
        expected = plain[KEY].get(name) if isinstance(plain[KEY], dict) else None
        if not isinstance(expected, str):
            raise InputError("core-no-fingerprint", config=CONFIG, key=KEY, file=name)
        if expected != fingerprint(folder / name):
            raise InputError("core-file-of-other-model", file=name, config=CONFIG)


@functools.cache
def _tell_of_missing(folder: Path, what: str) -> None:
    logging.getLogger(__name__).warning(
        "%s: its %s, so nobody would notice if a file changed; python -m core.checkpoints.fingerprints FOLDER adds it",
        folder.name,
        what,
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
    replace_file(folder / CONFIG, json.dumps(plain, indent=2, ensure_ascii=False) + "\n")
    _write_list(folder, {name: fingerprint(folder / name) for name in LISTED if (folder / name).is_file()})


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
