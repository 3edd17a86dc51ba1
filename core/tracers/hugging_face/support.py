"""The Hugging Face models that can be shown, decided from their ``config.json`` alone."""

from collections.abc import Mapping
from typing import Any, Literal

from core.checkpoints.checkpoint import CheckpointError
from core.config import Task
from core.errors import InputError
from core.sentences import sentence
from core.tracers.hugging_face.families import family_of

# Parts of the names of a config's numbers, and the most these can be: building what has more would never end.
_MOST = {"layers": 2**10, "position": 2**20, "vocab_size": 2**23, "d_model": 2**16, "dim": 2**20, "heads": 2**12}
LONGEST = 4096  # tokens; a map of so many has 67 MB a head
HubTask = Task | Literal["encoder"]  # no model of this project only encodes
MASKED = "ForMaskedLM"
# The last part of a class's name tells the task of a model. "Model" comes last, because other names end so too.
_TASKS: Mapping[HubTask, tuple[str, ...]] = {
    "classifier": ("ForSequenceClassification",),
    "generator": ("ForCausalLM", "LMHeadModel"),
    "translator": ("MTModel", "ForConditionalGeneration"),
    "encoder": (MASKED, "ForPreTraining", "ForTokenClassification", "ForQuestionAnswering", "Model"),
}


def task_of(config: Mapping[str, Any], name: str) -> HubTask:
    """Return what a model does.

    Args:
        config: the content of its ``config.json``.
        name: what to call it in a refusal.

    Raises:
        InputError: if it is none that translates, continues, classifies or encodes texts.
        CheckpointError: if it says neither what it is nor what it does, or its weights are quantised.
    """
    kind, made = str(config.get("model_type") or ""), config.get("architectures")
    heads = [str(one) for one in made] if isinstance(made, list) else []
    if not heads and "cross" in family_of(kind).parts:
        heads = ["ForConditionalGeneration"]
    for key, known, example in (("model_type", kind, "bert"), ("architectures", heads, "BertForMaskedLM")):
        if not known:
            raise CheckpointError(sentence("core-config-lacks", key=key, example=example))
    if quantised := config.get("quantization_config"):
        how = quantised.get("quant_method") if isinstance(quantised, dict) else quantised
        raise CheckpointError(sentence("core-weights-quantised", how=f"{how!s:.40}"))
    for task, endings in _TASKS.items():
        if any(one.endswith(endings) for one in heads):
            _refuse_sizes(config, name)
            return _classifier(config, name) if task == "classifier" else task
    raise InputError("core-hub-not-shown", model=f"{name!r}", made=heads[0])


def _refuse_sizes(config: Mapping[str, Any], name: str) -> None:
    for key, value in config.items():
        most = next((most for part, most in _MOST.items() if part in key), None)
        least = -1 if key == "max_relative_positions" else 0  # -1 is DeBERTa's word for as many as there are positions
        if most and isinstance(value, int) and not least <= value <= most:
            raise InputError("core-hub-size", model=f"{name!r}", name=key, given=f"{value!r:.40}")


def longest_input(config: Any) -> int:
    """Return the largest number of tokens that a model may read: limited by what is looked at, and by its positions."""
    positions = getattr(config, "max_position_embeddings", None) or LONGEST
    if family_of(config.model_type).positions_after_padding:
        positions -= config.pad_token_id + 1
    return min(LONGEST, positions)


def _classifier(config: Mapping[str, Any], name: str) -> Task:
    labels = config.get("id2label")
    if config.get("problem_type") == "multi_label_classification" or (isinstance(labels, dict) and len(labels) < 2):
        raise InputError("core-hub-no-choice-of-label", model=f"{name!r}")
    return "classifier"
