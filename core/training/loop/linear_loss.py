"""Un-embedding and loss in one: the [token, vocabulary] matrices never exist as a whole.

With 8,000 pieces these matrices are the largest of a training step by far. Working them out a few hundred rows at a
time keeps them in the processor's cache, and one pass gives the loss and its gradient.
"""

from typing import Any

import torch
from jaxtyping import Float, Int64
from torch import Tensor

_ROWS = 256  # at 8,000 pieces one chunk of float32 logits is 8 MB


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
