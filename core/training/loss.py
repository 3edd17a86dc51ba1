"""The loss a model is taught with, summed so that it can be divided by the number of targets of all processes."""

from dataclasses import dataclass

import torch
from jaxtyping import Float, Int64
from torch import Tensor, nn

from core.training.batches import IGNORED, Batch
from core.training.linear_loss import LinearCrossEntropy
from core.transformer.classifier import Classifier
from core.transformer.translator import Translator


def smoothed_cross_entropy(
    logits: Float[Tensor, "token choice"], targets: Int64[Tensor, "token"], smoothing: float = 0.0
) -> tuple[Tensor, Tensor]:
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

    loss: Tensor
    likelihood: Tensor
    right: Tensor


class Objective(nn.Module):
    """A model with its loss, as one module, so that wrappers for several processes see a single ``forward``.

    Logits are worked out only where there is a target: padding costs nothing at the widest layer.
    """

    def __init__(self, model: Translator | Classifier, *, pad_id: int, smoothing: float) -> None:
        super().__init__()
        self.model: Translator | Classifier = model
        self.pad_id, self.smoothing = pad_id, smoothing

    def forward(
        self,
        source: Int64[Tensor, "batch source"],
        target_in: Int64[Tensor, "batch target"] | None,
        target_out: Int64[Tensor, "..."],
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Return the summed training loss, plain negative log-likelihood and number of right best guesses."""
        smoothing = self.smoothing if self.training else 0.0
        if isinstance(self.model, Classifier):
            real = target_out != IGNORED
            return _classified(self.model(source)[real], target_out[real], smoothing)
        assert target_in is not None  # collate gives every translator one
        real = target_out != self.pad_id
        hidden = self.model.hidden(source, target_in)[real]
        if torch.is_autocast_enabled(hidden.device.type):
            hidden = hidden.to(torch.get_autocast_dtype(hidden.device.type))
        return LinearCrossEntropy.apply(hidden, _unembedding(self.model), target_out[real], smoothing)


def _classified(logits: Tensor, targets: Tensor, smoothing: float) -> tuple[Tensor, Tensor, Tensor]:
    loss, likelihood = smoothed_cross_entropy(logits, targets, smoothing)
    return loss, likelihood, (logits.detach().argmax(-1) == targets).sum()


def _unembedding(model: Translator) -> Tensor:
    return model.table.weight if model.unembedding is None else model.unembedding.weight


def losses_of(objective: nn.Module, batch: Batch) -> Losses:
    """Return the summed losses of ``batch``, whatever ``objective`` is wrapped in."""
    return Losses(*objective(batch.source, batch.target_in, batch.target_out))
