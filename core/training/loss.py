"""The loss a model is taught with, summed so that it can be divided by the number of targets of all processes."""

from dataclasses import dataclass

import torch
from jaxtyping import Float, Int64
from torch import nn

from core.training.batches import IGNORED, Batch


def smoothed_cross_entropy(
    logits: Float[torch.Tensor, "token choice"], targets: Int64[torch.Tensor, "token"], smoothing: float = 0.0
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the summed loss with label smoothing, and the summed plain negative log-likelihood, in nats.

    The target gets probability ``1 - smoothing``, and ``smoothing`` is spread evenly over all choices (Szegedy et al.
    2016, section 7; Vaswani et al. 2017, section 5.4). The second value is the same as the first at smoothing 0, and
    carries no gradient of its own.
    """
    log_probabilities = torch.log_softmax(logits.float(), dim=-1)
    likelihood = -log_probabilities.gather(-1, targets[:, None]).sum()
    if smoothing == 0:
        return likelihood, likelihood.detach()
    spread = -log_probabilities.sum() / logits.shape[-1]
    return (1 - smoothing) * likelihood + smoothing * spread, likelihood.detach()


@dataclass(frozen=True)
class Losses:
    """Sums over the targets of one batch: ``loss`` to train on, ``likelihood`` plain, ``right`` best guesses."""

    loss: torch.Tensor
    likelihood: torch.Tensor
    right: torch.Tensor


class Objective(nn.Module):
    """A model with its loss, as one module, so that wrappers for several processes see a single ``forward``.

    Logits are worked out only where there is a target: padding costs nothing at the widest layer.
    """

    def __init__(self, model: nn.Module, *, pad_id: int, smoothing: float) -> None:
        super().__init__()
        self.model, self.pad_id, self.smoothing = model, pad_id, smoothing

    def forward(
        self,
        source: Int64[torch.Tensor, "batch source"],
        target_in: Int64[torch.Tensor, "batch target"] | None,
        target_out: Int64[torch.Tensor, "..."],
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the summed training loss, plain negative log-likelihood and number of right best guesses."""
        if target_in is None:
            real = target_out != IGNORED
            logits = self.model(source)[real]
        else:
            real = target_out != self.pad_id
            logits = self.model.unembed(self.model.hidden(source, target_in)[real])
        targets = target_out[real]
        loss, likelihood = smoothed_cross_entropy(logits, targets, self.smoothing if self.training else 0.0)
        return loss, likelihood, (logits.detach().argmax(-1) == targets).sum()


def losses_of(objective: nn.Module, batch: Batch) -> Losses:
    """Return the summed losses of ``batch``, whatever ``objective`` is wrapped in."""
    return Losses(*objective(batch.source, batch.target_in, batch.target_out))
