"""From the location of a Hugging Face model to the model, with nothing guessed and nothing unpickled."""

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

import torch

from core.checkpoints.checkpoint import CheckpointError
from core.checkpoints.hub import Location
from core.errors import InputError, one_of
from core.sentences import sentence
from core.tracers.hugging_face.capture import prepare, register
from core.tracers.hugging_face.model import HubModel
from core.tracers.hugging_face.placing import (
    DeviceMap,
    check_device_map,
    device_of,
    keep,
    placement,
    refuse_unknown_parts,
    size_text,
    weights_of,
    weights_size,
)
from core.tracers.hugging_face.support import MASKED, HubTask, task_of
from core.tracers.hugging_face.tokenizer import HubTokenizer

_LANGUAGE = re.compile(r"[a-z]{2,3}_[A-Z][A-Za-z]{1,3}")  # such as fr_XX and fra_Latn
_LOADERS: dict[HubTask, str] = {
    "translator": "AutoModelForSeq2SeqLM",
    "generator": "AutoModelForCausalLM",
    "classifier": "AutoModelForSequenceClassification",
    "encoder": "AutoModel",
}
DTYPES = ("float32", "bfloat16", "auto")
_ONE_BY_ONE = Lock()  # while it loads, transformers sets what all threads share: others then miss tied weights
_UNUSED = "pooler."  # what some encoders compute of their first vector, and nothing here reads


def load_hub(
    location: Location,
    device: torch.device,
    dtype: str = "float32",
    device_map: DeviceMap | None = None,
    **languages: str | None,
) -> HubModel:
    """Load the model at ``location``, its attention computed step by step so that each can be seen.

    Args:
        dtype: ``"float32"``, ``"bfloat16"``, or ``"auto"``: as the weights were saved.
        device_map: where accelerate puts the parts, in place of ``device``.
        languages: ``source_lang`` and ``target_lang`` of a model that has several; None keeps its own.

    Raises:
        InputError: if there is no such dtype, device map or language, it does not fit the device, it cannot be shown
            or had, or a library is missing.
        CheckpointError: if its files are missing, damaged or do not fit each other.
    """
    one_of("dtype", dtype, DTYPES)
    check_device_map(device_map)
    config = location.config()
    task = task_of(config, location.name)
    library = _library()
    _refuse_unknown(library, config)
    folder = location.fetch()
    with _without_bars(library):
        module = _module(library, folder, _loader(library, task, config, location.name), dtype, device_map)
        tokenizer = _tokenizer(library, folder)
    _choose_languages(tokenizer, module, **languages)
    if device_map is None:
        module = _moved(module, device, location.name)
    module = module.eval().requires_grad_(False)
    register(library)
    prepare(module, task)
    return HubModel(location.name, location.title, task, module, HubTokenizer(tokenizer), device_of(module))


def _library() -> Any:
    try:
        import transformers
    except ImportError:
        raise InputError("core-hub-not-installed") from None
    return transformers


@contextmanager
def _without_bars(library: Any) -> Iterator[None]:
    """Let the library draw no bar on stderr, which a log keeps too, unless somebody listens to such messages."""
    bars = library.utils.logging
    hide = bars.is_progress_bar_enabled() and not logging.getLogger(__name__).isEnabledFor(logging.INFO)
    if hide:
        bars.disable_progress_bar()
    try:
        yield
    finally:
        if hide:
            bars.enable_progress_bar()


def _loader(library: Any, task: HubTask, config: Mapping[str, Any], name: str) -> Any:
    """Return the class that loads a model."""
    if task == "encoder":
        made = str((config.get("architectures") or [""])[0])
        if made.endswith("EncoderModel"):
            return library.AutoModelForTextEncoding
        if config.get("model_type") not in library.models.auto.modeling_auto.MODEL_FOR_MASKED_LM_MAPPING_NAMES:
            raise InputError("core-hub-encoder-not-shown", model=f"{name!r}", made=made)
        if made.endswith(MASKED):
            return library.AutoModelForMaskedLM
    return getattr(library, _LOADERS[task])


def _refuse_unknown(library: Any, config: Mapping[str, Any]) -> None:
    """Refuse a model that the library has no code for."""
    kind, made = config["model_type"], str((config.get("architectures") or [""])[0])
    if config.get("auto_map") and not (kind in library.CONFIG_MAPPING and hasattr(library, made)):
        raise CheckpointError(sentence("core-needs-own-code"))
    if kind not in library.CONFIG_MAPPING:
        about = {"version": library.__version__, "kind": f"{kind!r:.40}"}
        raise CheckpointError(sentence("core-unknown-model-type", **about))


def _module(library: Any, folder: Path, loader: Any, dtype: str, device_map: DeviceMap | None) -> Any:
    folders: list[Any] = []
    try:
        with _ONE_BY_ONE:
            module, report = loader.from_pretrained(
                folder,
                attn_implementation="eager",  # ours is compared with it
                use_safetensors=True,
                local_files_only=True,
                trust_remote_code=False,
                dtype=dtype,
                output_loading_info=True,
                ignore_mismatched_sizes=True,  # they are named below
                **placement(device_map, folders),
            )
    # The library raises whatever its parts raise on damaged files: more than a list would name.
    except Exception as error:
        why = sentence("core-weights-unfit")
        if device_map is not None:
            why = sentence("core-weights-unfit-or-spread", why=f"{' '.join(str(error).split()):.200}")
        raise CheckpointError(why) from error
    for name, saved, built in sorted(report["mismatched_keys"]):
        shapes: dict[str, Any] = {"weight": name, "saved": f"{list(saved)}", "built": f"{list(built)}"}
        if built[0] == module.config.vocab_size:
            raise CheckpointError(sentence("core-weight-of-other-vocabulary", size=module.config.vocab_size, **shapes))
        raise CheckpointError(sentence("core-weight-of-other-shape", **shapes))
    if missing := [key for key in report["missing_keys"] if not key.startswith(_UNUSED)]:
        raise CheckpointError(sentence("core-weight-missing", weight=min(missing)))
    keep(module, folders)
    refuse_unknown_parts(device_map, module)
    for name, weight in weights_of(module):
        if weight.numel() and weight.is_floating_point() and not torch.stack(weight.aminmax()).isfinite().all():
            raise CheckpointError(sentence("core-weight-not-finite", weight=name))
    return module


def _moved(module: Any, device: torch.device, name: str) -> Any:
    """Return ``module`` on ``device``, if it fits beside what is there."""
    try:
        return module.to(device)
    except torch.OutOfMemoryError:
        size = size_text(*weights_size(module))
        raise InputError("core-hub-too-large", model=f"{name!r}", size=size, device=str(device)) from None


def _tokenizer(library: Any, folder: Path) -> Any:
    try:
        return library.AutoTokenizer.from_pretrained(folder, local_files_only=True, trust_remote_code=False)
    except Exception as error:  # as above
        raise CheckpointError(sentence("core-tokenizer-damaged")) from error


def _choose_languages(
    tokenizer: Any, module: Any, source_lang: str | None = None, target_lang: str | None = None
) -> None:
    """Let the tokenizer mark sources as ``source_lang``, and the decoder write ``target_lang``.

    Where targets end with the token of their language, as in mBART's first model, the decoder starts from it;
    elsewhere it writes it first.
    """
    if source_lang is not None:
        tokenizer.src_lang, _ = _language(tokenizer, source_lang)
    if target_lang is not None:
        tokenizer.tgt_lang, first = _language(tokenizer, target_lang)
        is_start = tokenizer(text_target="a")["input_ids"][-1] == first
        setattr(module.generation_config, "decoder_start_token_id" if is_start else "forced_bos_token_id", first)


def _language(tokenizer: Any, wanted: str) -> tuple[str, int]:
    """Return the code of a language as the model writes it, ``fr_XX`` for ``fr``, and the id of its token."""
    known: dict[str, int] = getattr(tokenizer, "lang_code_to_id", None) or {
        token: tokenizer.convert_tokens_to_ids(token)
        for token in (tokenizer.all_special_tokens if hasattr(tokenizer, "src_lang") else ())
        if _LANGUAGE.fullmatch(token)
    }
    if not known:
        raise InputError("core-no-languages")
    found = [code for code in known if wanted == code] or [code for code in known if wanted == code.partition("_")[0]]
    if not found:
        given, some = f"{wanted!r:.40}", [*known][:12]
        if len(known) > len(some):
            raise InputError("core-no-language-of-many", given=given, count=len(known), choices=some)
        raise InputError("core-no-language", given=given, choices=some)
    return found[0], known[found[0]]
