"""From the location of a Hugging Face model to the model, with nothing guessed and nothing unpickled."""

from pathlib import Path
from typing import Any

import torch

from core.checkpoints.checkpoint import CheckpointError
from core.checkpoints.hub import NOT_INSTALLED, Location
from core.config import Task
from core.errors import InputError
from core.tracers.hugging_face.model import HubModel
from core.tracers.hugging_face.silencing import make_silenceable
from core.tracers.hugging_face.support import task_of
from core.tracers.hugging_face.tokenizer import HubTokenizer


def load_hub(location: Location, device: torch.device) -> HubModel:
    """Load the model at ``location``, its attention computed step by step so that the weights can be seen.

    Raises:
        InputError: if it is of a kind that cannot be shown, is not to be had, or a library is missing.
        CheckpointError: if its files are missing, damaged or do not fit each other.
    """
    task = task_of(location.config(), location.name)
    library = _library()
    folder = location.fetch()
    module = _module(library, folder, task)
    tokenizer = _tokenizer(library, folder)
    make_silenceable(module)
    return HubModel(location.name, location.title, module.to(device).eval(), HubTokenizer(tokenizer), device)


def _library() -> Any:
    try:
        import transformers
    except ImportError:
        raise InputError(NOT_INSTALLED) from None
    return transformers


def _module(library: Any, folder: Path, task: Task) -> Any:
    loader = library.AutoModelForSeq2SeqLM if task == "translator" else library.AutoModelForSequenceClassification
    try:
        module, report = loader.from_pretrained(
            folder,
            attn_implementation="eager",  # the others never hold the weights
            use_safetensors=True,
            local_files_only=True,
            trust_remote_code=False,
            dtype=torch.float32,
            output_loading_info=True,
        )
    # The library raises whatever its parts raise on damaged files: more than a list would name.
    except Exception as error:
        raise CheckpointError("its weights are damaged or do not fit its config.json") from error
    if report["missing_keys"]:
        raise CheckpointError(f"its weights lack {min(report['missing_keys'])}")
    return module


def _tokenizer(library: Any, folder: Path) -> Any:
    try:
        return library.AutoTokenizer.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    except Exception as error:  # as above
        raise CheckpointError("the files of its tokenizer are missing or damaged") from error
