"""The loss a model is taught with, summed so that it can be divided by the number of targets of all processes.

Un-embedding and loss are one: the [token, vocabulary] matrices never exist as a whole. With 8,000 pieces these are the
largest of a training step by far. Working them out a few hundred rows at a time keeps them in the processor's cache,
and one pass gives the loss and its gradient.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from jaxtyping import Bool, Float, Int64
from torch import Tensor, nn
from torch.nn.functional import cross_entropy

from core.training.data.batches import IGNORED, UNSURE, Batch
from core.transformer.decoder_model import DecoderModel
from core.transformer.generator import Generator
from core.transformer.translator import Translator

_ROWS = 256  # at 8,000 pieces one chunk of float32 logits is 8 MB


class Losses(NamedTuple):
    """Sums over the targets of one batch: ``loss`` to train on, negative log-likelihood, ``correct`` best guesses."""

    loss: Tensor
    nll: Tensor
    correct: Tensor


class Objective(nn.Module):
    """A model with its loss, as one module, so that wrappers for several processes see a single ``forward``.

    Logits are worked out only where there is a target: padding costs nothing at the widest layer.
    """

    def __init__(
        self,
        model: nn.Module,
        *,
        pad_id: int,
        smoothing: float,
        soft: "SoftLabels | None" = None,
        larger: "LargerTeacher | None" = None,
    ) -> None:
        super().__init__()
        self.model = model
        self.pad_id, self.smoothing, self.soft, self.larger = pad_id, smoothing, soft, larger

    def forward(
        self,
        source: Int64[Tensor, "batch source"],
        target_in: Int64[Tensor, "batch target"] | None,
        target_out: Int64[Tensor, "..."],
        teacher: Float[Tensor, "batch label"] | None = None,
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Return the summed training loss, negative log-likelihood and number of correct best guesses."""
        smoothing = self.smoothing if self.training else 0.0
        if isinstance(self.model, Generator):
            hidden = self.model.hidden(source[:, :0], source)
        elif isinstance(self.model, Translator) and target_in is not None:
            hidden = self.model.hidden(source, target_in)
            if self.training and self.larger:
                real = target_out != self.pad_id
                told = self.larger.logits(source, target_in, real)
                soft = SoftLabels(temperature=1.0, gold_weight=self.larger.gold_weight)
                return _judged(self.model.unembed(hidden[real]), target_out[real], smoothing, told, soft)
        else:
            return _judged(self.model(source), target_out, smoothing, teacher, self.soft)
        real = target_out != self.pad_id
        hidden = hidden[real]
        if torch.is_autocast_enabled(hidden.device.type):
            hidden = hidden.to(torch.get_autocast_dtype(hidden.device.type))
        return LinearCrossEntropy.apply(hidden, self.model.unembedding_weight, target_out[real], smoothing)


@dataclass(frozen=True)
class SoftLabels:
    """The weight of a teacher's answer: softened by ``temperature``, beside the true label's ``gold_weight``."""

    temperature: float
    gold_weight: float


@dataclass(frozen=True, eq=False)
class LargerTeacher:
    """A larger translator with the same pieces. Its probabilities count beside the reference's ``gold_weight``."""

    model: DecoderModel
    gold_weight: float

    @torch.no_grad()
    def logits(
        self,
        source: Int64[Tensor, "batch source"],
        target_in: Int64[Tensor, "batch target"],
        real: Bool[Tensor, "batch target"],
    ) -> Float[Tensor, "token vocabulary"]:
        """Return its logits for the same batch, where there is a target."""
        return self.model.unembed(self.model.hidden(source, target_in)[real])


def _judged(
    logits: Tensor, targets: Tensor, smoothing: float, teacher: Tensor | None, soft: SoftLabels | None
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the sums over the rows with a target: of the loss, of the negative log-likelihood, of correct guesses.

    Labels are smoothed after Szegedy et al. 2016, section 7, and a translator's teacher counts as in Kim and Rush 2016,
    section 3.1.
    """
    real, unsure = targets >= 0, targets == UNSURE
    chosen, wanted = logits[real].float(), targets[real]
    uniform_nll = -torch.log_softmax(logits[unsure].float(), dim=-1).mean(dim=-1).sum()
    loss = cross_entropy(chosen, wanted, reduction="sum", label_smoothing=smoothing) + uniform_nll
    nll = (cross_entropy(chosen, wanted, reduction="sum") + uniform_nll).detach()
    correct = (chosen.argmax(-1) == wanted).sum()
    if teacher is None or soft is None:
        return loss, nll, correct
    weight = torch.where(targets == IGNORED, 1.0, 1 - soft.gold_weight)
    taught = (weight * soft_cross_entropy(logits, teacher, soft.temperature)).sum()
    return soft.gold_weight * loss + taught, nll, correct


def soft_cross_entropy(
    logits: Float[Tensor, "row choice"], teacher: Float[Tensor, "row choice"], temperature: float
) -> Float[Tensor, " row"]:
    """Return the cross-entropy with the teacher's answers, both softened by ``temperature``, times its square.

    The square keeps the size of the gradient whatever the temperature (Hinton et al. 2015, section 2.1).
    """
    targets = torch.softmax(teacher.float() / temperature, dim=-1)
    return cross_entropy(logits.float() / temperature, targets, reduction="none") * temperature**2


def losses_of(objective: nn.Module, batch: Batch) -> Losses:
    """Return the summed losses of ``batch``, whatever ``objective`` is wrapped in."""
    return Losses(*objective(*batch.inputs))


class LinearCrossEntropy(torch.autograd.Function):
    """The smoothed ``cross_entropy(hidden @ weight^T, targets)`` with the gradient worked out in the forward pass.

    The gradient of the loss with respect to the logits is ``softmax(logits) - smoothed target``.
    """

    @staticmethod
    def forward(
        ctx: Any,
        hidden: Float[Tensor, "token d_model"],
        weight: Float[Tensor, "choice d_model"],
        targets: Int64[Tensor, "token"],
        smoothing: float,
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Return the summed smoothed loss, the summed negative log-likelihood, and the number of correct guesses.

        Matrix products run in the type of ``hidden``, sums and the softmax in float32.
        """
        weight_in_type = weight.to(hidden.dtype)
        d_hidden = torch.empty_like(hidden)
        d_weight = torch.zeros(weight.shape, dtype=torch.float32, device=weight.device)
        precise = torch.float32 if hidden.device.type == "mps" else torch.float64  # Apple's GPUs have no float64
        sums = torch.zeros(3, dtype=precise, device=hidden.device)
        for first in range(0, len(hidden), _ROWS):
            rows = slice(first, first + _ROWS)
            gradient = _loss_and_gradient(hidden[rows] @ weight_in_type.T, targets[rows], smoothing, sums)
            gradient = gradient.to(hidden.dtype)
            d_hidden[rows] = gradient @ weight_in_type
            d_weight += gradient.T @ hidden[rows]
        ctx.save_for_backward(d_hidden, d_weight)
        loss, nll, correct = sums
        ctx.mark_non_differentiable(nll, correct)
        return loss, nll, correct

    @staticmethod
    def backward(ctx: Any, *upstream: Tensor) -> tuple[Tensor, Tensor, None, None]:
        """Scale the stored gradients by the one of the loss."""
        d_hidden, d_weight = ctx.saved_tensors
        scale = upstream[0]
        return d_hidden * scale.to(d_hidden.dtype), d_weight * scale.to(d_weight.dtype), None, None


def _loss_and_gradient(logits: Tensor, targets: Tensor, smoothing: float, sums: Tensor) -> Tensor:
    """Add this chunk's loss, nll and correct guesses to ``sums``; return the gradient of its logits, float32."""
    logits = logits.float()
    choices = logits.shape[-1]
    highest, guesses = logits.max(dim=-1, keepdim=True)
    target_logits = logits.gather(-1, targets[:, None])
    total = logits.sum(dim=-1, keepdim=True)
    gradient = logits.sub_(highest).exp_()
    partition = gradient.sum(dim=-1, keepdim=True)
    log_partition = partition.log() + highest
    nll = log_partition - target_logits
    uniform_nll = log_partition - total / choices  # the mean over all choices
    sums += torch.stack(
        (
            ((1 - smoothing) * nll + smoothing * uniform_nll).sum(),
            nll.sum(),
            (guesses == targets[:, None]).sum(),
        )
    )
    gradient.div_(partition).sub_(smoothing / choices)
    return gradient.scatter_add_(-1, targets[:, None], torch.full_like(target_logits, smoothing - 1))
