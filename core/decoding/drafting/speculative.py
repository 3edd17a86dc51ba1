"""Greedy decoding from drafts: something faster writes a whole target, the model reads it once and corrects it.

Leviathan et al. 2023 ("Fast Inference from Transformers via Speculative Decoding", section 2) draft a few tokens at a
time; here a draft goes to the end of the sentence, because a trace reads the whole target anyway. The result is the
model's own: a token stays only where it is the one that the model itself finds likeliest after those before it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from core.budget import check_budget
from core.config import ModelConfig
from core.decoding.settings import Decoding

MOST_DRAFTS = 4  # a drafter that is wrong more often costs more than it saves

Tokens = Sequence[int]
# Takes a target without the start token; returns the tokens that the model finds likeliest after the start token and
# after each of the target but its last.
Read = Callable[[Tokens], list[int]]


@runtime_checkable
class Drafter(Protocol):
    """A fast model that guesses targets, right or wrong."""

    def begin(self, source: Tokens, prefix: Tokens, limit: int) -> Callable[[], list[int]]:
        """Begin a target of ``source``, which begins with ``prefix`` and is as long as ``limit`` or ends.

        What is returned waits for it, so that the model can do something meanwhile.
        """


@dataclass(frozen=True)
class Drafted:
    """The accepted part of a draft: ``tokens`` that the model agrees with, and whether they are the whole target."""

    tokens: tuple[int, ...]
    complete: bool


def may_draft(config: ModelConfig, source: Sequence[int], decoding: Decoding, prefix: tuple[int, ...]) -> bool:
    """Return True if ``decoding`` is greedy and the source has no padding."""
    ends_once = source[-1] == config.end_id and source.count(config.end_id) == 1
    return decoding.is_greedy and ends_once and config.end_id not in prefix


def greedy_by_drafts(
    drafter: Drafter,
    read: Read,
    end_id: int,
    source: Tokens,
    prefix: tuple[int, ...],
    limit: int,
    meanwhile: Callable[[], object] = lambda: None,
) -> Drafted:
    """Return the greedy target of ``source``, or as much of it as is certain after ``MOST_DRAFTS`` drafts.

    Args:
        read: runs the model over a target.
        source: ids, the end token last and nowhere else.
        prefix: ids that the target must begin with, no end token among them; fewer than the limit.
        limit: the most tokens of the target.
        meanwhile: what ``read`` needs and the draft does not, such as the encoder's memory; called in each draft.
    """
    drafted = Drafted(prefix, complete=False)
    for _ in range(MOST_DRAFTS):
        check_budget()
        drafting = drafter.begin(source, drafted.tokens, limit)
        meanwhile()
        target = drafting()
        drafted = _agreed(len(drafted.tokens), target, read(target), limit, end_id)
        if drafted.complete:
            break
    return drafted


def _agreed(given: int, target: Tokens, choices: Tokens, limit: int, end_id: int) -> Drafted:
    """Return what the model's ``choices`` leave of a ``target`` whose first tokens were given."""
    wrong = next((at for at in range(given, len(target)) if target[at] != choices[at]), None)
    if wrong is None:
        return Drafted(tuple(target), complete=True)
    tokens = (*target[:wrong], choices[wrong])
    return Drafted(tokens, complete=len(tokens) == limit or tokens[-1] == end_id)
