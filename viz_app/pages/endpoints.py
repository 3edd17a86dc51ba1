"""The documented API of a running app: ``/translate``, ``/classify`` and ``/trace``."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import gradio as gr
from gradio.events import api

import core
from core.trace import AttentionMap, Trace
from viz_app.models import ModelEntry, Models, Run
from viz_app.pages.run import REFUSALS
from viz_app.pages.wanted import several_sentences

AT_ONCE = 4


def build(models: Models) -> None:
    """Register an endpoint for each task that a model on offer can do, and one that returns whole traces."""
    for task, make in (("translator", _translate), ("classifier", _classify)):
        names = [entry.name for entry in models.entries.values() if entry.task == task]
        if names:
            _register(make(models, names[0]), names)
    _register(_trace(models, next(iter(models.entries))), list(models.entries))


def _register(function: Any, names: Sequence[str]) -> None:
    description = f"{function.__doc__} The model is one of: {', '.join(names)}."
    api(function, api_name=function.__name__, api_description=description, concurrency_limit=AT_ONCE)


def _translate(models: Models, default: str) -> Any:
    def translate(text: str, model: str = default) -> str:
        """Translate a text, sentence by sentence. Returns the translation."""
        entry = able(models, model, "translator")
        return " ".join(asked(models, entry.name, one).output for one in sentences_of(models, entry, text) or (text,))

    return translate


def _classify(models: Models, default: str) -> Any:
    def classify(text: str, model: str = default) -> dict[str, float]:
        """Classify a text. Returns the probability of every label, the likeliest first."""
        scores = asked(models, able(models, model, "classifier").name, text).scores
        assert scores is not None  # a classifier's trace always has them
        pairs = zip(scores.labels, map(float, scores.probabilities), strict=True)
        return dict(sorted(pairs, key=lambda pair: -pair[1]))

    return classify


def _trace(models: Models, default: str) -> Any:
    def trace(text: str, model: str = default) -> dict[str, Any]:
        """Run a model. Returns the tokens, the output and every attention weight, [layer][head][query][key]."""
        return plain(asked(models, model, text))

    return trace


def able(models: Models, model: str, task: str) -> ModelEntry:
    """Return the entry called ``model``.

    Raises:
        gr.Error: if there is none, or it does not do ``task``; its message says why.
    """
    with told():
        entry = models.entry(model)
        if entry.task != task:
            raise core.InputError(f"{entry.name} is a {entry.task}; choose a {task}.")
    return entry


def sentences_of(models: Models, entry: ModelEntry, text: str) -> tuple[str, ...]:
    """The sentences of ``text`` if it has several and the model reads one at a time.

    Raises:
        gr.Error: if they are too many or the model cannot be loaded; its message says why.
    """
    with told():
        return several_sentences(models, entry, text.strip())


def asked(models: Models, model: str, text: str) -> Trace:
    """Run ``model`` for a caller of the API.

    Raises:
        gr.Error: if the text or the model cannot be used; its message says why.
    """
    with told():
        return models.trace(Run(models.entry(model).name, text.strip()))


@contextmanager
def told() -> Iterator[None]:
    """Turn what cannot be done into an error of the API."""
    try:
        yield
    except REFUSALS as refusal:
        raise gr.Error(str(refusal), print_exception=False) from refusal


def plain(trace: Trace) -> dict[str, Any]:
    """A trace as JSON-able values."""
    scores = trace.scores
    return {
        "model": trace.model,
        "task": trace.task,
        "text": trace.text,
        "output": trace.output,
        "source_tokens": list(trace.source_tokens),
        "target_tokens": list(trace.target_tokens),
        "steps": [{"token": step.token, "log_probability": step.log_probability} for step in trace.steps],
        "probabilities": dict(zip(scores.labels, scores.probabilities.tolist(), strict=True)) if scores else None,
        "attention": {name: _plain_map(attention_map) for name, attention_map in trace.attention.items()},
    }


def _plain_map(attention_map: AttentionMap) -> dict[str, Any]:
    return {
        "query_tokens": list(attention_map.query_tokens),
        "key_tokens": list(attention_map.key_tokens),
        "mask": attention_map.mask.tolist(),
        "weights": attention_map.weights.tolist(),
    }
