"""The sentences of one decoding run: their tokens, what the encoder makes of them, how long their targets may get."""

from dataclasses import dataclass

import torch
from jaxtyping import Float, Int, Int64
from torch import Tensor

from core.decoding.settings import Decoding
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, no_hook

CONTINUATION = 20  # tokens
BATCH = 96  # of 16 to 320, the size that takes least time for a sentence


@dataclass(frozen=True, eq=False)
class Sources:
    """A batch to decode: ``memory`` is the encoder's output, ``limits`` are the most tokens of each target.

    Texts for a generator have no ``tokens`` to look at: they are the prefix of its target.
    """

    tokens: Int[Tensor, "batch position"]
    memory: Float[Tensor, "batch position d_model"]
    limits: tuple[int, ...]


def new_sources(
    model: DecoderModel,
    sources: list[list[int]],
    decoding: Decoding,
    prefix: tuple[int, ...] = (),
    hook: Hook = no_hook,
    memory: Float[Tensor, "batch position d_model"] | None = None,
) -> Sources:
    """Return ``sources`` as one batch, encoded unless their ``memory`` is given.

    Every source has a limit of its own, which padding does not raise, so that a batch writes what each would alone.
    """
    tokens = pad_batch(sources, model.config.pad_id, next(model.parameters()).device)
    lengths = (tokens != model.config.pad_id).sum(dim=1).tolist()
    if model.config.task == "generator":
        tokens = tokens[:, :0]
    if memory is None:
        memory = model.encode(tokens, hook)
    return Sources(tokens, memory, tuple(max_target_tokens(model, length, decoding, prefix) for length in lengths))


def by_length(sources: list[list[int]], most: int = BATCH) -> list[list[int]]:
    """Return batches of at most ``most`` indices; sources of like length are together, so little padding is read."""
    order = sorted(range(len(sources)), key=lambda index: len(sources[index]))
    size = min(most, BATCH)
    return [order[first : first + size] for first in range(0, len(order), size)]


def pad_batch(
    sequences: list[list[int]], pad_id: int, device: torch.device | str | None = None
) -> Int64[Tensor, "batch position"]:
    """Return ``sequences`` as one tensor, shorter ones filled with ``pad_id``.

    Raises:
        ValueError: if there is no sequence, or one is empty.
    """
    if not sequences or not all(sequences):
        raise ValueError("every sequence of a batch needs at least one token")
    longest = max(map(len, sequences))
    rows = [row + [pad_id] * (longest - len(row)) for row in sequences]
    return torch.tensor(rows, dtype=torch.long, device=device)


def max_target_tokens(model: DecoderModel, source_length: int, decoding: Decoding, prefix: tuple[int, ...] = ()) -> int:
    """Return how many tokens a target may have: asked for, or twice the source and ten; never past the positions.

    A generator's target begins with its source, and ``CONTINUATION`` tokens follow if no other number is asked for.
    """
    if model.config.task == "generator":
        asked = source_length + (decoding.max_tokens or CONTINUATION)
    else:
        asked = decoding.max_tokens or 2 * source_length + 10
    return min(max(asked, len(prefix) + 1), model.config.max_length)
