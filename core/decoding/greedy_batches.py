"""Greedy decoding of many texts: the few rows that are left of several batches go on as one.

The last steps of a batch have few rows, and for few rows a step reads all weights all the same: a row of eight takes
three times as long there as one of 64.
"""

from dataclasses import dataclass

import torch
from jaxtyping import Int
from torch import Tensor

from core.budget import check_budget
from core.decoding.generation import STILL_FULL
from core.decoding.incremental import IncrementalDecoder
from core.decoding.next_token import likeliest
from core.decoding.settings import Decoding
from core.decoding.sources import by_length, new_sources
from core.transformer.decoder_model import DecoderModel

FEW = 16  # rows
ENOUGH = 64  # rows, to go on with what is left of several batches


@dataclass(eq=False)
class _Rows:
    """Targets in the making: which ``texts`` they are of, their ``newest`` tokens, how many each may still write."""

    steps: IncrementalDecoder
    texts: Int[Tensor, "row"]
    newest: Int[Tensor, "row"]
    left: Int[Tensor, "row"]

    def __len__(self) -> int:
        return len(self.texts)

    def select(self, rows: Int[Tensor, "new_row"]) -> None:
        self.steps.select(rows)
        self.texts, self.newest, self.left = self.texts[rows], self.newest[rows], self.left[rows]


@torch.inference_mode()
def greedy_targets(model: DecoderModel, sources: list[list[int]], decoding: Decoding) -> list[tuple[int, ...]]:
    """Return the target of each of ``sources``, as ``decode`` writes it.

    Args:
        sources: token ids of each, up to and with the end token.
        decoding: says how many tokens a target may have.
    """
    written: list[list[int]] = [[] for _ in sources]
    waiting: list[_Rows] = []
    for texts in by_length(sources):
        waiting.append(_begun(model, [sources[text] for text in texts], texts, decoding))
        _write(waiting[-1], model, written, FEW)
        if sum(map(len, waiting)) >= ENOUGH:
            waiting = [_joined(waiting)]
            _write(waiting[0], model, written, FEW)
    if waiting:
        _write(_joined(waiting), model, written, 0)
    return [tuple(tokens) for tokens in written]


def _begun(model: DecoderModel, sources: list[list[int]], texts: list[int], decoding: Decoding) -> _Rows:
    batch = new_sources(model, sources, decoding)
    rows, limits = (torch.tensor(of, device=batch.tokens.device) for of in (texts, batch.limits))
    steps = IncrementalDecoder(model, batch.tokens, batch.memory)
    return _Rows(steps, rows, torch.full_like(rows, model.config.start_id), limits)


def _joined(parts: list[_Rows]) -> _Rows:
    first, *others = parts
    first.steps.join([other.steps for other in others])
    first.texts, first.newest, first.left = (
        torch.cat([getattr(part, name) for part in parts]) for name in ("texts", "newest", "left")
    )
    return first


def _write(rows: _Rows, model: DecoderModel, written: list[list[int]], until: int) -> None:
    """Write on until at most ``until`` rows are left; those that have ended leave."""
    ended = torch.zeros_like(rows.texts, dtype=torch.bool)
    left = len(rows)
    while left > until:
        check_budget()
        rows.newest = likeliest(rows.steps.logits(rows.newest).float(), model)
        for text, token, over in zip(rows.texts.tolist(), rows.newest.tolist(), ended.tolist(), strict=True):
            if not over:
                written[text].append(token)
        rows.left -= 1
        ended |= (rows.newest == model.config.end_id) | (rows.left == 0)
        left = len(rows) - int(ended.sum())
        if left <= max(until, STILL_FULL * len(rows)):
            rows.select((~ended).nonzero()[:, 0])
            ended = ended[~ended]
