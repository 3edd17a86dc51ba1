"""Two ways to get the next token's logits: with a key/value cache, or by reading the whole target again."""

import math
from typing import Protocol, runtime_checkable

import torch
from jaxtyping import Float, Int
from torch import Tensor

from core.config import ModelConfig
from core.decoding.incremental import IncrementalDecoder
from core.transformer.decoder_model import DecoderModel, Memory, Source
from core.transformer.hooks import Hook, StepHook, no_hook

Targets = Int[Tensor, "row position"]
Logits = Float[Tensor, "row vocabulary"]
Rows = Int[Tensor, "new_row"]


@runtime_checkable
class NextTokenLogits(Protocol):
    """One decoding run over several rows, each row a target in the making."""

    def advance(self, targets: Targets) -> Logits:
        """Return those of the token after ``targets``; call it at every length."""

    def select(self, rows: Rows) -> None:
        """Keep ``rows`` of the current rows, in this order; a row may be taken several times."""

    def reorder(self, rows: Rows) -> None:
        """Do the same where each row takes the place of one of the same source."""


class CachedLogits(IncrementalDecoder):
    """Reads the newest token only; keys and values of the others are kept."""

    def advance(self, targets: Targets) -> Logits:
        """Return the logits of the next token."""
        return self.logits(targets[:, -1]).float()


class UncachedLogits:
    """Reads the whole target at every step, under a hook: slower, but an edit may change any cell of any matrix."""

    def __init__(self, model: DecoderModel, source: Source, memory: Memory, hook: Hook = no_hook) -> None:
        self._model = model
        self._hook = hook
        self._source = source
        self._memory = memory

    def advance(self, targets: Targets) -> Logits:
        """Return the logits of the next token."""
        hidden = self._model.decode(targets, self._memory, self._source, self._hook)
        return self._model.unembed(hidden[:, -1]).float()

    def select(self, rows: Rows) -> None:
        """Keep these rows of the source and its encoding."""
        self._source, self._memory = self._source[rows], self._memory[rows]

    def reorder(self, rows: Rows) -> None:
        """Keep all: nothing is kept but sources."""


def next_token_logits(
    model: DecoderModel, source: Source, memory: Memory, hook: Hook = no_hook, prefix: tuple[int, ...] = ()
) -> NextTokenLogits:
    """Return the fast stepper for targets that begin with ``prefix``, or the uncached one."""
    stepper = CachedLogits if is_cached(model.config, hook, prefix) else UncachedLogits
    return stepper(model, source, memory, hook)


def is_cached(config: ModelConfig, hook: Hook, prefix: tuple[int, ...] = ()) -> bool:
    """Return True if decoding uses the key/value cache: no token may look ahead, the hook, if any, is made for steps,
    and the target's ``prefix`` has no padding, which a cache does not mask."""
    return config.causal and config.pad_id not in prefix and (hook is no_hook or isinstance(hook, StepHook))


def never_chosen(config: ModelConfig) -> tuple[int, ...]:
    """Return the ids that no target holds: padding, start and unknown."""
    return config.pad_id, config.start_id, config.unknown_id


def mask_special_tokens(scores: Logits, model: DecoderModel) -> Logits:
    """Return a copy of logits or log-probabilities in which the tokens of ``never_chosen`` can never be chosen."""
    # NaN, which a wholly masked row gives, must not end a search in an error: treat it as impossible.
    allowed = scores.nan_to_num(nan=-1e30)
    for never in never_chosen(model.config):
        allowed[..., never] = -math.inf
    return allowed


def likeliest(scores: Logits, model: DecoderModel) -> Int[Tensor, "row"]:
    """Return the likeliest token of each row of logits or log-probabilities that a target may hold."""
    # PyTorch looks for it on a CPU ten times as long as NumPy; so does masking.
    chosen = torch.from_numpy(scores.detach().numpy().argmax(-1)) if scores.device.type == "cpu" else scores.argmax(-1)
    if scores.gather(1, chosen[:, None]).isnan().any() or not set(never_chosen(model.config)).isdisjoint(
        chosen.tolist()
    ):
        return mask_special_tokens(scores, model).argmax(-1)
    return chosen
