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
from core.transformer.translator import Translator

MOST_DRAFTS = 4  # a drafter that is wrong more often costs more than it saves

# Takes a target, without the start token; returns log-probabilities of each of its tokens in turn.
Read = Callable[[Sequence[int]], Float[Tensor, "step vocabulary"]]


@runtime_checkable
class Drafter(Protocol):
    """What guesses targets, right or wrong."""

    def begin(self, source: Sequence[int], prefix: Sequence[int], limit: int) -> Callable[[], list[int]]:
        """Begin a target that begins with ``prefix`` and is ``limit`` long or ends with the end token.

        What is returned waits for it, so that the model can do something meanwhile.
        """


@dataclass(frozen=True)
class Drafted:
    """How far drafts have come: ``tokens`` that the model agrees with, and whether they are the whole target."""

    tokens: tuple[int, ...]
    complete: bool


def may_draft(config: ModelConfig, source: Sequence[int], decoding: Decoding, prefix: tuple[int, ...]) -> bool:
    """Whether ``decoding`` takes the likeliest token at each step, of a source without padding."""
    greedy = decoding.beam == 1 and decoding.temperature == 0
    return greedy and source[-1] == config.end_id and source.count(config.end_id) == 1 and config.end_id not in prefix


def greedy_by_drafts(
    drafter: Drafter,
    read: Read,
    model: Translator,
    source: Sequence[int],
    prefix: tuple[int, ...],
    limit: int,
    meanwhile: Callable[[], object] = lambda: None,
) -> Drafted:
    """Return the greedy target of ``source``, or as much of it as is certain after ``MOST_DRAFTS`` drafts.

    Args:
        read: runs the model over a target.
        source: ids, the end token last and nowhere else.
        prefix: ids that the target must begin with, no end token among them; fewer than ``limit``.
        limit: the most tokens of the target.
        meanwhile: what ``read`` needs and the draft does not, such as the encoder's memory; called in each draft.
    """
    given = prefix
    for _ in range(MOST_DRAFTS):
        spend()
        drafting = drafter.begin(source, given, limit)
        meanwhile()
        target = drafting()
        choices = _likeliest(read(target), model)
        wrong = next((at for at in range(len(given), len(target)) if target[at] != choices[at]), None)
        if wrong is None:
            return Drafted(tuple(target), complete=True)
        given = (*target[:wrong], choices[wrong])
        if len(given) == limit or given[-1] == model.config.end_id:
            return Drafted(given, complete=True)
    return Drafted(given, complete=False)


def _likeliest(log_probabilities: Float[Tensor, "step vocabulary"], model: Translator) -> list[int]:
    """Return the likeliest token of each row that a target may hold; masking takes longer than looking for it."""
    chosen = log_probabilities.numpy().argmax(-1).tolist()  # PyTorch looks for it twenty times as long
    numbers = log_probabilities.gather(1, torch.tensor(chosen)[:, None])
    if numbers.isnan().any() or not set(never_chosen(model.config)).isdisjoint(chosen):
        chosen = mask_special_tokens(log_probabilities, model).argmax(-1).tolist()
    return chosen
