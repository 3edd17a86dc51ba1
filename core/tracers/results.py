"""Steps of a translation and probabilities of classes, from log-probabilities and states."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from jaxtyping import Bool, Float
from torch import Tensor

from core.decoding import Decoding
from core.decoding.generation import drawn_from
from core.decoding.next_token import mask_special_tokens
from core.results.shown import Result
from core.results.trace import Candidate, ClassProbabilities, Draw, Step
from core.results.verdict import verdict
from core.tracers.arrays import as_numpy
from core.transformer.classifier import Classifier, token_contributions
from core.transformer.decoder_model import DecoderModel

PieceOf = Callable[[int], str]


@dataclass(frozen=True, eq=False)
class Classification(Result):
    """The likeliest label and the probability of every label, in the model's order.

    ``unsure`` says that the likeliest label is less probable than the model's own threshold: take it for no answer.
    """

    label: str
    probabilities: dict[str, float]
    unsure: bool = False

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each label."""
        return [{"label": label, "probability": share} for label, share in self.probabilities.items()]


def classification(labels: Sequence[str], probabilities: Sequence[float], unsure_below: float = 0.0) -> Classification:
    """Return the answer of a classifier that gives ``labels`` these ``probabilities``, unsure below a threshold."""
    found = verdict(labels, probabilities, unsure_below)
    return Classification(found.label, dict(zip(labels, probabilities, strict=True)), unsure=found.unsure)


def steps_of(
    log_probabilities: Float[Tensor, "step vocabulary"],
    written: Sequence[int],
    alternatives: int,
    piece_of: PieceOf,
    prefix_length: int = 0,
) -> tuple[Step, ...]:
    """Return the steps that wrote the ids ``written``, whose first ``prefix_length`` were given and not chosen.

    Row i of ``log_probabilities`` is what token i was chosen by; ``top`` holds the likeliest
    ``alternatives`` of it.
    """
    top = log_probabilities.topk(min(alternatives, log_probabilities.shape[-1]))
    ids_written = torch.tensor(written, dtype=torch.long, device=log_probabilities.device)
    chosen = log_probabilities.gather(1, ids_written[:, None])[:, 0].tolist()
    rows = zip(written, chosen, top.indices.tolist(), top.values.tolist(), strict=True)
    return tuple(
        Step(piece_of(token), token, number, _candidates(ids, numbers, piece_of), index < prefix_length)
        for index, (token, number, ids, numbers) in enumerate(rows)
    )


def with_draws(
    steps: Sequence[Step],
    log_probabilities: Float[Tensor, "step vocabulary"],
    model: DecoderModel,
    decoding: Decoding,
) -> tuple[Step, ...]:
    """Return the ``steps`` of a sampled target, each that was not forced with what its token was drawn from.

    ``log_probabilities`` are the model's at each step, ``decoding`` has a temperature above 0.
    """
    logits = drawn_from(mask_special_tokens(log_probabilities, model), decoding)
    pool = logits.isfinite()
    written = torch.tensor([step.id for step in steps], dtype=torch.long, device=logits.device)
    drawn = logits.softmax(-1).gather(1, written[:, None])[:, 0].tolist()
    mass = log_probabilities.exp().masked_fill(~pool, 0).sum(-1).clamp(max=1).tolist()
    rows = zip(steps, pool.sum(-1).tolist(), mass, drawn, strict=True)
    return tuple(step if step.forced else replace(step, drawn=Draw(*draw)) for step, *draw in rows)


def _candidates(ids: Sequence[int], log_probabilities: Sequence[float], piece_of: PieceOf) -> tuple[Candidate, ...]:
    pairs = zip(ids, log_probabilities, strict=True)
    return tuple(Candidate(piece_of(token), token, number) for token, number in pairs)


def class_probabilities(
    model: Classifier,
    states: Float[Tensor, "token d_model"],
    real: Bool[Tensor, "token"],
    logits: Float[Tensor, "label"] | None = None,
) -> ClassProbabilities:
    """Return the scores that ``model`` reads from ``states``, and what each token adds to them.

    Args:
        real: False for padding, which pooling leaves out.
        logits: those of the run; None adds them up from what the tokens contribute.
    """
    contributions = token_contributions(states, real, model.head.weight)
    logits = contributions.sum(dim=0) + model.head.bias if logits is None else logits
    return ClassProbabilities(
        labels=model.config.labels,
        logits=as_numpy(logits),
        probabilities=as_numpy(logits.float().softmax(-1)),
        contributions=as_numpy(contributions),
        bias=as_numpy(model.head.bias),
        unsure_below=model.config.unsure_below,
    )
