"""Decoding: greedy, beam search and sampling, with a key/value cache."""

from collections.abc import Iterable

import torch
from jaxtyping import Float
from torch import Tensor

from core.decoding.beam import BeamStep, Finished, search
from core.decoding.generation import GenerationStep, generate
from core.decoding.settings import Decoding, length_norm
from core.decoding.sources import Sources, max_target_tokens, new_sources, pad_batch
from core.decoding.tree import search_with_tree
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, no_hook

__all__ = [
    "BeamStep",
    "Decoding",
    "Finished",
    "GenerationStep",
    "Sources",
    "decode",
    "generate",
    "length_norm",
    "max_target_tokens",
    "new_sources",
    "pad_batch",
    "search",
    "search_with_tree",
]


@torch.inference_mode()
def decode(
    model: DecoderModel,
    sources: list[list[int]],
    decoding: Decoding | None = None,
    prefix: tuple[int, ...] = (),
    hook: Hook = no_hook,
    memory: Float[Tensor, "batch position d_model"] | None = None,
) -> list[tuple[Finished, ...]]:
    """Return the finished targets of each source, best first; all sources run as one batch.

    Args:
        sources: token ids of each, up to and with the end token.
        decoding: how the next token is chosen; greedy if not given.
        prefix: token ids that every target starts with.
        hook: shown every tensor, which makes decoding slow; meant for edits.
        memory: the encoder's output for ``sources``, if somebody has it already.

    ``Finished.tokens`` end with the end token unless the longest length came first.

    Raises:
        ValueError: if there is no source, or one is empty or too long for the model.
    """
    decoding = decoding or Decoding()
    batch = new_sources(model, sources, decoding, prefix, hook, memory)
    if decoding.beam == 1:
        return _generated(model, batch, decoding, generate(model, batch, decoding, prefix, hook))
    for step in search(model, batch, decoding, prefix, hook):
        last = step
    return [finished[: decoding.hypotheses] for finished in last.finished]


def _generated(
    model: DecoderModel, sources: Sources, decoding: Decoding, steps: Iterable[GenerationStep]
) -> list[tuple[Finished, ...]]:
    written: list[tuple[list[int], list[float]]] = [([], []) for _ in sources.limits]
    for step in steps:
        numbers = step.log_probabilities.gather(1, step.tokens[:, None])[:, 0]
        for row, token, number in zip(step.rows.tolist(), step.tokens.tolist(), numbers.tolist(), strict=True):
            written[row][0].append(token)
            written[row][1].append(number)
    return [
        (_finished(tokens[:limit], numbers, model.config.end_id, decoding),)
        for (tokens, numbers), limit in zip(written, sources.limits, strict=True)
    ]


def _finished(tokens: list[int], log_probabilities: list[float], end_id: int, decoding: Decoding) -> Finished:
    length = tokens.index(end_id) + 1 if end_id in tokens else len(tokens)
    total = sum(log_probabilities[:length])
    return Finished(tuple(tokens[:length]), total, total / length_norm(length, decoding.length_penalty))
