"""Greedy and sampled decoding: one target a source, one token a step."""

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from jaxtyping import Float, Int
from torch import Tensor

from core.budget import check_budget
from core.decoding.next_token import likeliest, mask_special_tokens, next_token_logits
from core.decoding.settings import Decoding
from core.decoding.sources import Sources
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, no_hook

STILL_FULL = 0.95  # of a batch; to leave rows out copies what is kept of the others


@dataclass(frozen=True)
class GenerationStep:
    """One step of a batch: the ``tokens`` written and all ``logits``, of its ``rows``.

    Rows that have ended write padding, and their logits mean nothing; many of them leave the batch at once.
    """

    rows: Int[Tensor, "row"]
    tokens: Int[Tensor, "row"]
    logits: Float[Tensor, "row vocabulary"]

    @property
    def log_probabilities(self) -> Float[Tensor, "row vocabulary"]:
        """All of them, computed when they are asked for."""
        return self.logits.log_softmax(-1)


def generate(
    model: DecoderModel, sources: Sources, decoding: Decoding, prefix: tuple[int, ...] = (), hook: Hook = no_hook
) -> Iterator[GenerationStep]:
    """Yield one step after the other, until every row has ended or is as long as it may be."""
    generator = torch.Generator().manual_seed(decoding.seed)
    config, source = model.config, sources.tokens
    stepper = next_token_logits(model, source, sources.memory, hook, prefix)
    limits = torch.tensor(sources.limits, device=source.device)
    rows = torch.arange(len(limits), device=source.device)
    targets = torch.full((len(rows), 1), config.start_id, device=source.device)
    ended = torch.zeros_like(rows, dtype=torch.bool)
    for index in range(max(sources.limits)):
        check_budget()
        logits = stepper.advance(targets)
        if index < len(prefix):
            tokens = torch.full_like(rows, prefix[index])
        elif decoding.temperature == 0:
            tokens = likeliest(logits, model)
        else:
            tokens = draw(mask_special_tokens(logits.log_softmax(-1), model), decoding, generator)
        tokens = tokens.masked_fill(ended, config.pad_id)
        yield GenerationStep(rows, tokens, logits)
        ended = ended | (tokens == config.end_id) | (limits[rows] == index + 1)
        targets = torch.cat((targets, tokens[:, None]), dim=1)
        left = len(rows) - int(ended.sum())
        if not left:
            return
        if left <= STILL_FULL * len(rows):
            going_on = (~ended).nonzero()[:, 0]
            stepper.select(going_on)
            rows, targets, ended = rows[going_on], targets[going_on], ended[going_on]


def draw(
    log_probabilities: Float[Tensor, "batch vocabulary"], decoding: Decoding, generator: torch.Generator
) -> Int[Tensor, "batch"]:
    """Return one token a row, drawn by temperature, top-k and top-p in this order."""
    return _draw(drawn_from(log_probabilities, decoding).softmax(-1), generator)


def drawn_from(
    log_probabilities: Float[Tensor, "batch vocabulary"], decoding: Decoding
) -> Float[Tensor, "batch vocabulary"]:
    """Return the logits to draw with: temperature, then top-k and top-p, which make tokens minus infinity."""
    scaled = log_probabilities / decoding.temperature
    if decoding.top_k:
        kept = scaled.topk(min(decoding.top_k, scaled.shape[-1])).values[:, -1:]
        scaled = scaled.masked_fill(scaled < kept, float("-inf"))
    if decoding.top_p < 1:
        scaled = _nucleus(scaled, decoding.top_p)
    return scaled


def _draw(probabilities: Float[Tensor, "batch vocabulary"], generator: torch.Generator) -> Int[Tensor, "batch"]:
    """Draw one token a row where the cumulated ``probabilities`` pass a random number.

    The number is the same for all rows, and drawn on the CPU: a sentence gets the same sample alone, in a batch and on
    every device.
    """
    cumulated = probabilities.cpu().double().cumsum(-1)
    number = torch.rand((), generator=generator) * cumulated[:, -1:]
    return torch.searchsorted(cumulated, number, right=True)[:, 0].to(probabilities.device)


def _nucleus(logits: Float[Tensor, "batch vocabulary"], top_p: float) -> Float[Tensor, "batch vocabulary"]:
    """Mask all but the fewest tokens whose probabilities add up to ``top_p``; of equal ones the first are kept."""
    ordered, order = logits.softmax(-1).sort(descending=True, stable=True)
    outside = ordered.cumsum(-1) - ordered >= top_p
    return logits.masked_fill(torch.zeros_like(outside).scatter(-1, order, outside), float("-inf"))
