"""Greedy decoding from drafts: something faster writes a whole target, the model reads it once and corrects it.

Leviathan et al. 2023 ("Fast Inference from Transformers via Speculative Decoding", section 2) draft a few tokens at a
time; here a draft goes to the end of the sentence, because a trace reads the whole target anyway. The result is the
model's own: a token stays only where it is the one that the model itself finds likeliest after those before it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import torch
from jaxtyping import Float
from torch import Tensor

from core.budget import spend
from core.config import ModelConfig
from core.decoding.settings import Decoding
from core.decoding.steppers import mask_special_tokens, never_chosen
from core.transformer.writer import Writer

MOST_DRAFTS = 4  # a drafter that is wrong more often costs more than it saves

Tokens = Sequence[int]
# Takes numbers of sources and a target of each, without the start token; returns the tokens that the model finds
# likeliest after the start token and after each of the target but its last.
Read = Callable[[Sequence[int], Sequence[Tokens]], list[list[int]]]


@runtime_checkable
class Drafter(Protocol):
    """A fast model that guesses targets, right or wrong."""

    def begin(
        self, sources: Sequence[Tokens], prefixes: Sequence[Tokens], limits: Sequence[int]
    ) -> Callable[[], list[list[int]]]:
        """Begin a target of each source, which begins with its prefix and is as long as its limit or ends.

        What is returned waits for them, so that the model can do something meanwhile.
        """


@dataclass(frozen=True)
class Drafted:
    """The accepted part of a draft: ``tokens`` that the model agrees with, and whether they are the whole target."""

    tokens: tuple[int, ...]
    complete: bool


def may_draft(config: ModelConfig, source: Sequence[int], decoding: Decoding, prefix: tuple[int, ...]) -> bool:
    """Return True if ``decoding`` is greedy and the source has no padding."""
    greedy = decoding.beam == 1 and decoding.temperature == 0
    return greedy and source[-1] == config.end_id and source.count(config.end_id) == 1 and config.end_id not in prefix


def greedy_by_drafts(
    drafter: Drafter,
    read: Read,
    end_id: int,
    sources: Sequence[Tokens],
    prefix: tuple[int, ...],
    limits: Sequence[int],
    meanwhile: Callable[[], object] = lambda: None,
) -> list[Drafted]:
    """Return the greedy target of each source, or as much of it as is certain after ``MOST_DRAFTS`` drafts.

    Args:
        read: runs the model over targets.
        sources: ids, the end token last and nowhere else.
        prefix: ids that every target must begin with, no end token among them; fewer than any limit.
        limits: the most tokens of each target.
        meanwhile: what ``read`` needs and the draft does not, such as the encoder's memory; called in each draft.
    """
    drafted = [Drafted(prefix, complete=False) for _ in sources]
    for _ in range(MOST_DRAFTS):
        rows = [row for row, one in enumerate(drafted) if not one.complete]
        if not rows:
            break
        spend()
        given = [drafted[row].tokens for row in rows]
        drafting = drafter.begin([sources[row] for row in rows], given, [limits[row] for row in rows])
        meanwhile()
        targets = drafting()
        for row, before, target, choices in zip(rows, given, targets, read(rows, targets), strict=True):
            drafted[row] = _agreed(len(before), target, choices, limits[row], end_id)
    return drafted


def likeliest(scores: Float[Tensor, "step vocabulary"], model: Writer) -> list[int]:
    """Return the likeliest token of each row of logits or log-probabilities that a target may hold."""
    chosen = scores.numpy().argmax(-1).tolist()  # PyTorch looks for it twenty times as long; so does masking
    numbers = scores.gather(1, torch.tensor(chosen)[:, None])
    if numbers.isnan().any() or not set(never_chosen(model.config)).isdisjoint(chosen):
        chosen = mask_special_tokens(scores, model).argmax(-1).tolist()
    return chosen


def _agreed(given: int, target: Tokens, choices: Tokens, limit: int, end_id: int) -> Drafted:
    """Return what the model's ``choices`` leave of a ``target`` whose first tokens were given."""
    wrong = next((at for at in range(given, len(target)) if target[at] != choices[at]), None)
    if wrong is None:
        return Drafted(tuple(target), complete=True)
    tokens = (*target[:wrong], choices[wrong])
    return Drafted(tokens, complete=len(tokens) == limit or tokens[-1] == end_id)
