"""The Hugging Face models that can be shown, decided from their ``config.json`` alone."""

from collections.abc import Mapping
from typing import Any

from core.config import Task
from core.errors import InputError
from core.tracers.limits import MAX_SENTENCE_TOKENS

TRANSLATORS = frozenset(
    {"bart", "blenderbot", "blenderbot-small", "m2m_100", "marian", "mbart", "mt5", "pegasus", "t5"}
)
CLASSIFIERS = frozenset({"bert", "camembert", "distilbert", "roberta", "xlm-roberta"})
# Parts of the names of a config's numbers, and the most these can be: building what has more would never end.
_MOST = {"layers": 2**10, "position": 2**20, "vocab_size": 2**23, "d_model": 2**16, "dim": 2**20, "heads": 2**12}
_POSITIONS_AFTER_PADDING = frozenset({"camembert", "roberta", "xlm-roberta"})  # the first ones stay unused


def task_of(config: Mapping[str, Any], name: str) -> Task:
    """Return what a model does.

    Args:
        config: the content of its ``config.json``.
        name: what to call it in a refusal.

    Raises:
        InputError: if it is neither an encoder-decoder nor a classifier of the families that are known.
    """
    kind, made = str(config.get("model_type")), config.get("architectures")
    heads = [str(one) for one in made] if isinstance(made, list) else []
    if kind in CLASSIFIERS | TRANSLATORS:
        _refuse_sizes(config, name)
    if kind in CLASSIFIERS and any(one.endswith("ForSequenceClassification") for one in heads):
        return _classifier(config, name)
    if kind in TRANSLATORS and (
        not heads or any(one.endswith(("MTModel", "ForConditionalGeneration")) for one in heads)
    ):
        return "translator"
    raise InputError(
        f"The model {name!r} ({heads[0] if heads else kind}) cannot be shown; choose an encoder-decoder such as "
        "Marian, BART or T5, or a BERT, DistilBERT or RoBERTa ForSequenceClassification."
    )


def _refuse_sizes(config: Mapping[str, Any], name: str) -> None:
    for key, value in config.items():
        most = next((most for part, most in _MOST.items() if part in key), None)
        if most and isinstance(value, int) and not 0 <= value <= most:
            raise InputError(f"The model {name!r} says that its {key} is {value!r:.40}; none can be built so.")


def longest_input(config: Any) -> int:
    """Return the largest number of tokens that a model may read: limited by the page and by its positions."""
    positions = getattr(config, "max_position_embeddings", None) or MAX_SENTENCE_TOKENS
    if config.model_type in _POSITIONS_AFTER_PADDING:
        positions -= config.pad_token_id + 1
    return min(MAX_SENTENCE_TOKENS, positions)


def _classifier(config: Mapping[str, Any], name: str) -> Task:
    labels = config.get("id2label")
    if config.get("problem_type") == "multi_label_classification" or (isinstance(labels, dict) and len(labels) < 2):
        raise InputError(
            f"The model {name!r} does not choose between labels; name one that gives one of several labels."
        )
    return "classifier"
