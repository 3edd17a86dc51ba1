"""The location of a Hugging Face model: a folder, or a repository of the Hub. Only plain files are downloaded."""

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from core.checkpoints.checkpoint import CheckpointError
from core.checkpoints.json_file import read_object
from core.errors import InputError
from core.sentences import sentence

PREFIX = "hf:"
CONFIG = "config.json"
_ADAPTER, _INDEX = "adapter_config.json", "model.safetensors.index.json"
_SAFE = ("*.safetensors", "*.json", "*.txt", "*.model", "*.spm")  # weights and tokenizers; never a pickle
_SECONDS = 10  # to wait for an answer of the Hub
_CONVERTER = "SFconvertbot"  # the Hub's own account, which offers safetensors of pickled models as pull requests


@dataclass(frozen=True)
class Location:
    """``name`` is that of the model, ``folder`` where it lies, or None for ``repository`` on the Hub."""

    name: str
    title: str
    folder: Path | None = None
    repository: str = ""
    revision: str | None = None

    def config(self) -> dict[str, Any]:
        """Return what ``config.json`` holds.

        Raises:
            InputError: if the Hub has no such model or cannot be reached.
            CheckpointError: if the file is missing or damaged.
        """
        file = _fetch_config(self) if self.folder is None else self.folder / CONFIG
        plain = _read(file)
        if plain is None:
            _refuse_parts(file.parent)
            raise CheckpointError(sentence("core-file-missing-or-damaged", file=CONFIG))
        return plain

    def fetch(self) -> Path:
        """Return the folder of all files, fetched first if they are not on this machine.

        Raises:
            InputError: if the Hub has no such model or cannot be reached, or no weights are stored as safetensors.
            CheckpointError: if it is an adapter or GGUF, or a file of its weights is missing.
        """
        folder = _fetch_all(self) if self.folder is None else self.folder
        if not _has_weights(folder) and self.folder is None and self.revision is None:
            folder = _fetch_converted(self) or folder
        _refuse_parts(folder)
        if not _has_weights(folder):
            raise InputError("core-hub-no-safetensors", model=f"{self.name!r}")
        return folder


def locate(name: str) -> Location | None:
    """Return where the model called ``name`` lies, or None if it is none of Hugging Face.

    ``hf:OWNER/NAME``, ``hf:OWNER/NAME@REVISION`` and ``hf:FOLDER`` are, and so is a folder whose ``config.json`` says
    what ``model_type`` or ``architectures`` it holds, or that holds an adapter or GGUF.

    Raises:
        InputError: if ``hf:`` stands before nothing.
    """
    bare = name.removeprefix(PREFIX)
    if not bare and name:
        raise InputError("core-hub-no-name")
    if not bare:
        return None
    folder = Path(bare)
    if folder.is_dir():
        is_theirs = bare != name or _looks_theirs(folder)
        return Location(folder.resolve().name, folder.resolve().name, folder) if is_theirs else None
    if bare == name:
        return None
    repository, _, revision = bare.partition("@")
    return Location(name, repository.rpartition("/")[2], None, repository, revision or None)


def _looks_theirs(folder: Path) -> bool:
    plain = _read(folder / CONFIG) or {}
    return "model_type" in plain or "architectures" in plain or (folder / _ADAPTER).exists() or _is_gguf(folder)


def _is_gguf(folder: Path) -> bool:
    return any(folder.glob("*.gguf")) and not _has_weights(folder)


def _refuse_parts(folder: Path) -> None:
    """Refuse a folder that holds no whole model."""
    if (folder / _ADAPTER).exists():
        base = str((_read(folder / _ADAPTER) or {}).get("base_model_name_or_path") or "another model")
        if (folder / _INDEX).exists() or (folder / "model.safetensors").exists():
            raise CheckpointError(sentence("core-adapter-beside-weights", file=_ADAPTER))
        raise CheckpointError(sentence("core-adapter-of-base", base=f"{base!r:.80}"))
    if _is_gguf(folder):
        raise CheckpointError(sentence("core-weights-gguf"))
    shards = (_read(folder / _INDEX) or {}).get("weight_map")
    for shard in sorted({*map(str, shards.values())} if isinstance(shards, dict) else ()):
        if not (folder / shard).is_file():
            raise CheckpointError(sentence("core-shard-missing", file=f"{shard:.80}", index=_INDEX))


def _read(file: Path) -> dict[str, Any] | None:
    try:
        return read_object(file)
    except (OSError, ValueError):
        return None


def _fetch_config(location: Location) -> Path:
    hub, asked = _hub(), {"revision": location.revision}
    try:
        known = hub.try_to_load_from_cache(location.repository, CONFIG, **asked)
        if isinstance(known, str):
            return Path(known)
        # A question that is asked once: fetching a file would try again for half a minute where there is no network.
        hub.HfApi().model_info(location.repository, timeout=_SECONDS, **asked)
        return Path(hub.hf_hub_download(location.repository, CONFIG, etag_timeout=_SECONDS, **asked))
    # The library lets through what its own parts, the network's and the disk's raise: more than a list would name.
    except Exception as error:
        raise _refusal(location, error) from error


def _fetch_all(location: Location) -> Path:
    hub = _hub()
    asked: dict[str, Any] = {"revision": location.revision, "allow_patterns": _SAFE, "ignore_patterns": "*/*"}
    try:
        return Path(hub.snapshot_download(location.repository, etag_timeout=_SECONDS, **asked))
    except Exception as error:  # as above
        raise _refusal(location, error) from error


def _fetch_converted(location: Location) -> Path | None:
    """Return the folder of the files as the Hub has converted them, None if it has not; kept ones come first.

    Most models of Helsinki-NLP are pickled on their main branch, and wait for their owner to take the conversion.
    """
    hub = _hub()
    kept = (repo for repo in hub.scan_cache_dir().repos if repo.repo_id == location.repository)
    folders = [revision.snapshot_path for repo in kept for revision in repo.revisions]
    if whole := [folder for folder in folders if _has_weights(folder) and (folder / CONFIG).is_file()]:
        return Path(whole[0])
    try:
        offers = hub.HfApi().get_repo_discussions(
            location.repository, author=_CONVERTER, discussion_type="pull_request", discussion_status="open"
        )
        revision = next((offer.git_reference for offer in offers if offer.author == _CONVERTER), None)
    except Exception as error:  # as above
        raise _refusal(location, error) from error
    return _fetch_all(replace(location, revision=revision)) if revision else None


def _has_weights(folder: Path) -> bool:
    return any(folder.glob("*.safetensors"))


def _hub() -> Any:
    """The client of the Hub, told to report nothing."""
    os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")
    try:
        import huggingface_hub
        import huggingface_hub.constants
    except ImportError:
        raise InputError("core-hub-not-installed") from None
    huggingface_hub.constants.HF_HUB_DISABLE_TELEMETRY = True  # it may have been imported before
    return huggingface_hub


def _refusal(location: Location, error: Exception) -> InputError:
    reason = type(error).__name__
    if reason in ("RepositoryNotFoundError", "GatedRepoError", "HFValidationError"):
        return InputError("core-hub-no-model", model=f"{location.repository!r}")
    if reason == "RevisionNotFoundError":
        return InputError("core-hub-no-revision", model=f"{location.repository!r}", revision=f"{location.revision!r}")
    if reason in ("EntryNotFoundError", "RemoteEntryNotFoundError"):
        return InputError("core-hub-no-config", model=f"{location.repository!r}", file=CONFIG)
    return InputError("core-hub-silent", model=f"{location.repository!r}")
