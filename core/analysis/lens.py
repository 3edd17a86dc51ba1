"""What each depth would say if it were the last: the model's own reading of the residual stream after every layer.

The logit lens (nostalgebraist 2020, "interpreting GPT: the logit lens"): the last LayerNorm and the un-embedding,
which were learned for the last layer only, are put on the stream of every layer before.
"""

import numpy as np
import torch
from torch import Tensor

from core.errors import InputError
from core.trace import Candidate, ClassScores, Step, Trace
from core.tracers.own import OwnModel
from core.transformer.classifier import Classifier
from core.transformer.translator import Translator

Depths = tuple[tuple[Step, ...], ...]


@torch.inference_mode()
def word_lens(model: OwnModel, trace: Trace, alternatives: int = 5) -> Depths:
    """Return the steps of ``trace`` as each depth of the decoder would have taken them, the embedding first.

    The last entry is the model itself. Each step's token is the one written by the run, whoever would have written it;
    ``top`` holds the likeliest ``alternatives`` of that depth.

    Raises:
        InputError: if the model classifies.
    """
    if not isinstance(model.module, Translator):
        raise InputError(f"The model {model.name} writes no words; look at its classes by depth.")
    states = _states(model, trace, "decoder")[:, : len(trace.steps)]
    log_probabilities = model.module.unembed(states).float().log_softmax(-1)
    return tuple(_steps(model, trace, depth, alternatives) for depth in log_probabilities)


@torch.inference_mode()
def class_lens(model: OwnModel, trace: Trace) -> tuple[ClassScores, ...]:
    """Return the class scores that each depth of the encoder would give, the embedding first, the model itself last.

    Raises:
        InputError: if the model translates.
    """
    module = model.module
    if not isinstance(module, Classifier):
        raise InputError(f"The model {model.name} has no classes; look at its words by depth.")
    states = _states(model, trace, "encoder")
    padding = model.tokenizer.piece(model.config.pad_id)
    real = torch.tensor([token != padding for token in trace.source_tokens], device=states.device)
    contributions = (states @ module.head.weight.T) * real[:, None] / real.sum()
    logits = contributions.sum(dim=1) + module.head.bias
    return tuple(
        ClassScores(
            labels=model.labels,
            logits=_numpy(logits[depth]),
            probabilities=_numpy(logits[depth].softmax(-1)),
            contributions=_numpy(contributions[depth]),
            bias=_numpy(module.head.bias),
        )
        for depth in range(len(states))
    )


def _states(model: OwnModel, trace: Trace, stack: str) -> Tensor:
    """The stream [depth, token, d_model], each depth normalised as the last one is."""
    stream = torch.tensor(trace.hidden[stack], device=model.device)
    norm = getattr(model.module, stack).final_norm
    return stream if norm is None else norm(stream)


def _steps(model: OwnModel, trace: Trace, log_probabilities: Tensor, alternatives: int) -> tuple[Step, ...]:
    piece = model.tokenizer.piece
    top = log_probabilities.topk(min(alternatives, log_probabilities.shape[-1]))
    rows = zip(trace.steps, log_probabilities, top.indices.tolist(), top.values.tolist(), strict=True)
    return tuple(
        Step(
            step.token,
            step.id,
            row[step.id].item(),
            tuple(Candidate(piece(token), token, number) for token, number in zip(ids, numbers, strict=True)),
        )
        for step, row, ids, numbers in rows
    )


def _numpy(tensor: Tensor) -> np.ndarray:
    return tensor.detach().float().cpu().numpy()
