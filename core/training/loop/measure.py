"""Measurements while training: sums of losses over batches, processes and a whole set of examples."""

import math
import time
from dataclasses import dataclass
from typing import Literal, get_args

import torch
from accelerate import Accelerator
from torch import nn

from core.config import ModelConfig
from core.errors import InputError
from core.training.data.batches import Examples, collate, plan_epoch
from core.training.loop.loss import Losses, losses_of

Precision = Literal["auto", "float32", "bf16"]


@dataclass(frozen=True)
class Means:
    """Per target: ``loss`` as trained on, negative log-likelihood, both in nats, and ``accuracy`` of best guesses."""

    loss: float
    nll: float
    accuracy: float


def uses_bf16(precision: Precision, device: torch.device) -> bool:
    """Say whether matrix products run in bfloat16; ``auto`` does so where the chip multiplies in it.

    Raises:
        InputError: if ``precision`` is unknown.
    """
    if precision not in ("auto", "float32", "bf16"):
        choices = [f"{one!r}" for one in get_args(Precision)]
        raise InputError("core-choice", name="precision", given=f"{precision!r}", choices=choices)
    if device.type == "cuda":
        supported = torch.cuda.is_bf16_supported(including_emulation=False)
    else:
        multiplies = torch.cpu._is_avx512_bf16_supported() or torch.cpu._is_amx_tile_supported()
        supported = device.type == "cpu" and torch.backends.mkldnn.is_available() and multiplies
    return precision == "bf16" or (precision == "auto" and supported)


def means_over(
    objective: nn.Module,
    examples: Examples,
    config: ModelConfig,
    batch_tokens: int,
    accelerator: Accelerator | None = None,
    *,
    bf16: bool = False,
) -> Means:
    """Return the means of ``objective`` over all ``examples``, in evaluation mode.

    The processes of ``accelerator`` share the work and all get the answer; without one this process works alone.
    """
    rank, world = (accelerator.process_index, accelerator.num_processes) if accelerator else (0, 1)
    device = next(objective.parameters()).device
    was_training, meter = objective.training, Meter()
    objective.eval()
    with torch.no_grad(), torch.autocast(device.type, torch.bfloat16, enabled=bf16):
        for indices in plan_epoch(examples, batch_tokens, seed=0, epoch=0):
            batch = collate(examples, indices, config, rank, world)
            meter.add(losses_of(objective, batch.to(device)), batch.predictions)
    objective.train(was_training)
    return meter.take(accelerator)[0]


class Meter:
    """Sums of losses between two reports; nothing waits for the accelerator until ``take``."""

    def __init__(self) -> None:
        self._sums: torch.Tensor = torch.zeros(3)
        self._predictions = 0
        self._started = time.perf_counter()

    def add(self, losses: Losses, predictions: int) -> None:
        """Count one batch of ``predictions`` targets over all processes."""
        self._sums = self._sums.to(losses.loss.device) + torch.stack([one.detach().float() for one in losses])
        self._predictions += predictions

    def take(self, accelerator: Accelerator | None = None) -> tuple[Means, float]:
        """Return the means since the last call over all processes and the targets a second, then reset."""
        means, speed = self.means(accelerator)
        refuse_nan(means.loss)
        self._sums, self._predictions, self._started = torch.zeros_like(self._sums), 0, time.perf_counter()
        return means, speed

    def means(self, accelerator: Accelerator | None = None) -> tuple[Means, float]:
        """Return what ``take`` does, or of this process alone, and go on counting."""
        sums = accelerator.reduce(self._sums, reduction="sum") if accelerator else self._sums
        speed = self._predictions / max(time.perf_counter() - self._started, 1e-9)
        return Means(*(sums / self._predictions).tolist()), speed

    def sums(self, accelerator: Accelerator) -> tuple[float, float, float, int]:
        """Return what was added since the last ``take``, over all processes, for a save.

        Raises:
            FloatingPointError: if a loss is no number: then no weight is one either.
        """
        loss, nll, correct = accelerator.reduce(self._sums, reduction="sum").tolist()
        refuse_nan(loss)
        return loss, nll, correct, self._predictions

    def restore(self, sums: tuple[float, float, float, int], rank: int) -> None:
        """Go on from what ``sums`` returned; one process carries them for all."""
        self._sums, self._predictions = torch.tensor(sums[:3]) * (rank == 0), sums[3]


def refuse_nan(loss: float) -> None:
    """Stop a run that has diverged.

    Raises:
        FloatingPointError: if ``loss`` is no number or infinite.
    """
    if not math.isfinite(loss):
        raise FloatingPointError(str(loss))
