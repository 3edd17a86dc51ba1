"""The logit lens: the model's output layer applied to the residual stream after every layer.

The logit lens (nostalgebraist 2020, "interpreting GPT: the logit lens"): the last LayerNorm and the un-embedding, or
all that reads a class, which were learned for the last layer only, are put on the stream of every layer before.
"""

import torch

from core.analysis.attribution.question import Model
from core.errors import InputError
from core.results.trace import ClassProbabilities, Step, Trace
from core.tracers.results import steps_of
from core.tracers.threads import inference

Depths = tuple[tuple[Step, ...], ...]


@inference()
def word_lens(model: Model, trace: Trace, alternatives: int = 5) -> Depths:
    """Return the steps of ``trace`` as each depth of the decoder would have taken them, the embedding first.

    The last entry is the model itself. Each step's token is the one written by the run, whoever would have written it;
    ``top`` holds the likeliest ``alternatives`` of that depth.

    Raises:
        InputError: if the model classifies.
    """
    if model.task not in ("translator", "generator"):
        raise InputError("core-no-words", model=model.name, task=model.task)
    states = torch.tensor(trace.hidden["decoder"][:, : len(trace.steps)], device=model.device)
    log_probabilities = model.logits_by_depth(states).log_softmax(-1)
    written = [step.id for step in trace.steps]
    return tuple(steps_of(depth, written, alternatives, model.tokenizer.piece) for depth in log_probabilities)


@inference()
def class_lens(model: Model, trace: Trace) -> tuple[ClassProbabilities, ...]:
    """Return the class scores that each depth of the encoder would give, the embedding first, the model itself last.

    Raises:
        InputError: if the model has no classes, or reads them from another stack.
    """
    if not model.labels:
        raise InputError("core-no-classes", model=model.name)
    return model.classes_by_depth(trace)
