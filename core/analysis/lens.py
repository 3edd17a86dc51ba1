"""The logit lens: the model's output layer applied to the residual stream after every layer.

The logit lens (nostalgebraist 2020, "interpreting GPT: the logit lens"): the last LayerNorm and the un-embedding,
which were learned for the last layer only, are put on the stream of every layer before.
"""

import torch
from jaxtyping import Float
from torch import Tensor

from core.errors import InputError
from core.results.trace import ClassProbabilities, Step, Trace
from core.tracers.native import NativeModel
from core.tracers.results import class_probabilities, steps_of
from core.tracers.threads import inference
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel

Depths = tuple[tuple[Step, ...], ...]


@inference()
def word_lens(model: NativeModel, trace: Trace, alternatives: int = 5) -> Depths:
    """Return the steps of ``trace`` as each depth of the decoder would have taken them, the embedding first.

    The last entry is the model itself. Each step's token is the one written by the run, whoever would have written it;
    ``top`` holds the likeliest ``alternatives`` of that depth.

    Raises:
        InputError: if the model classifies.
    """
    if not isinstance(model.module, DecoderModel):
        raise InputError(f"The model {model.name} writes no words; look at its classes by depth.")
    states = _states(model, trace, "decoder")[:, : len(trace.steps)]
    log_probabilities = model.module.unembed(states).float().log_softmax(-1)
    written = [step.id for step in trace.steps]
    return tuple(steps_of(depth, written, alternatives, model.tokenizer.piece) for depth in log_probabilities)


@inference()
def class_lens(model: NativeModel, trace: Trace) -> tuple[ClassProbabilities, ...]:
    """Return the class scores that each depth of the encoder would give, the embedding first, the model itself last.

    Raises:
        InputError: if the model has no classes.
    """
    module = model.module
    if not isinstance(module, Classifier):
        raise InputError(f"The model {model.name} has no classes; look at its words by depth.")
    states = _states(model, trace, "encoder")
    padding = model.tokenizer.piece(model.config.pad_id)
    real = torch.tensor([token != padding for token in trace.source_tokens], device=states.device)
    return tuple(class_probabilities(module, depth, real) for depth in states)


def _states(model: NativeModel, trace: Trace, stack: str) -> Float[Tensor, "depth token d_model"]:
    """The residual stream, each depth normalised as the last one is."""
    stream = torch.tensor(trace.hidden[stack], device=model.device)
    norm = getattr(model.module, stack).final_norm
    return stream if norm is None else norm(stream)
