"""From source tokens to target tokens: greedy, beam and sampled decoding with a key/value cache."""

import torch
from torch import Tensor

from core.decoding.beam import BeamStep, Finished, search
from core.decoding.one_by_one import Written, write
from core.decoding.settings import Decoding, length_norm
from core.transformer.tap import Tap, no_tap
from core.transformer.translator import Translator

__all__ = ["BeamStep", "Decoding", "Finished", "Written", "decode", "length_norm", "pad_batch", "search", "write"]


def pad_batch(sequences: list[list[int]], pad_id: int, device: torch.device | str | None = None) -> Tensor:
    """Return ``sequences`` as one int64 tensor [batch, position], shorter ones filled with ``pad_id``.

    Raises:
        ValueError: if there is no sequence, or one is empty.
    """
    if not sequences or not all(sequences):
        raise ValueError("every sequence of a batch needs at least one token")
    longest = max(map(len, sequences))
    rows = [row + [pad_id] * (longest - len(row)) for row in sequences]
    return torch.tensor(rows, dtype=torch.long, device=device)


@torch.inference_mode()
def decode(
    model: Translator,
    sources: list[list[int]],
    decoding: Decoding | None = None,
    prefix: tuple[int, ...] = (),
    tap: Tap = no_tap,
) -> list[tuple[Finished, ...]]:
    """Return the finished targets of each source, best first; all sources run as one batch.

    ``sources`` hold token ids up to and with the end token. ``Finished.tokens`` end with the end token unless the
    longest length came first.
    """
    decoding = decoding or Decoding()
    source = pad_batch(sources, model.config.pad_id, next(model.parameters()).device)
    longest = longest_target(model, source.shape[1], decoding, prefix)
    if decoding.beam == 1:
        return _by_writing(model, source, decoding, prefix, longest, tap)
    for step in search(model, source, decoding, prefix, longest, tap):
        last = step
    return [finished[: decoding.hypotheses] for finished in last.finished]


def longest_target(model: Translator, source_length: int, decoding: Decoding, prefix: tuple[int, ...]) -> int:
    """Return how many tokens a target may have: asked for, or twice the source and ten; never past the positions."""
    asked = decoding.max_tokens or 2 * source_length + 10
    return min(max(asked, len(prefix) + 1), model.config.max_length)


def _by_writing(
    model: Translator, source: Tensor, decoding: Decoding, prefix: tuple[int, ...], longest: int, tap: Tap
) -> list[tuple[Finished, ...]]:
    tokens, log_probabilities = [], []
    for step in write(model, source, decoding, prefix, longest, tap):
        tokens.append(step.tokens)
        log_probabilities.append(step.log_probabilities.gather(1, step.tokens[:, None])[:, 0])
    rows = zip(torch.stack(tokens, 1).tolist(), torch.stack(log_probabilities, 1).tolist(), strict=True)
    return [(_finished(row, numbers, model.config.end_id, decoding),) for row, numbers in rows]


def _finished(tokens: list[int], log_probabilities: list[float], end_id: int, decoding: Decoding) -> Finished:
    length = tokens.index(end_id) + 1 if end_id in tokens else len(tokens)
    total = sum(log_probabilities[:length])
    return Finished(tuple(tokens[:length]), total, total / length_norm(length, decoding.length_penalty))
