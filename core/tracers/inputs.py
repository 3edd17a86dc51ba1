"""From what a person asks for to the ids that a model of ours reads, or a sentence that says why not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.config import ModelConfig
from core.decoding.sources import BATCH, by_length
from core.errors import InputError
from core.interventions.edits import Edits
from core.interventions.steer import check_rows
from core.text.length import refuse_long
from core.text.normalise import normalise
from core.text.spans import text_of, typed_spans
from core.text.tokens import Tokenizer, plain_text
from core.tracers.limits import (
    MAX_SENTENCE_TOKENS,
    kept_indices,
    refuse_blank,
    refuse_empty_target,
    refuse_length,
    refuse_unknown_ids,
)
from core.tracers.source import Source

Answer = TypeVar("Answer")


def in_batches(
    sources: list[list[int]], run: Callable[[list[list[int]]], Sequence[Answer]], most: int = BATCH
) -> list[Answer]:
    """Return one answer a source, in their order; sources of like length run together, so little padding is read."""
    answers: dict[int, Answer] = {}
    for indices in by_length(sources, most):
        answers.update(zip(indices, run([sources[index] for index in indices]), strict=True))
    return [answers[index] for index in range(len(sources))]


@dataclass(frozen=True, eq=False)
class Inputs:
    """Prepares the inputs of one model. Every method raises ``InputError`` for what the model cannot read."""

    tokenizer: Tokenizer
    config: ModelConfig

    def source_ids(self, text: str) -> list[int]:
        """Return the ids for ``text``, as corpora spell it. They end with the end token, unless they are continued."""
        refuse_long(text)
        prepared = plain_text(text) if self.config.task == "classifier" else text
        end = [] if self.config.task == "generator" else [self.config.end_id]
        return [*self.tokenizer.encode(normalise(prepared, self.tokenizer)), *end]

    def checked_source(self, text: str) -> list[int]:
        """Return the ids for ``text``, which must not be blank or too long."""
        refuse_blank(text)
        ids = self.source_ids(text)
        refuse_length(len(ids), longest=self.longest)
        return ids

    def edited_source(self, text: str, edits: Edits) -> Source:
        """Return what is read of ``text`` without what is left out, and with pads around it."""
        ids = self.checked_source(text)
        pieces = self.tokenizer.pieces(ids)
        read, spans = text_of(pieces)
        known = [*spans] if self.config.task == "generator" else [*spans[:-1], None]
        source = Source(tuple(ids), tuple(pieces), typed_spans(text, read, known))
        source = source.only(kept_indices(len(ids), edits.left_out))
        piece = self.tokenizer.piece(self.config.pad_id)
        padded = source.with_pads(self.config.pad_id, piece, edits.source_pads, edits.padding_side)
        self._refuse_positions(len(padded.ids), "sentence")
        check_rows(edits.steer, "encoder", len(padded.ids))
        return padded

    def target(self, target: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids of a given target: a text, which the end token is added to, or ids as they are."""
        if isinstance(target, str):
            target = (*self.tokenizer.encode(refuse_long(target)), self.config.end_id)
            refuse_length(len(target), "target")
        refuse_unknown_ids(target, self.config.vocabulary_size)
        refuse_empty_target(target)
        return tuple(target)

    def read(self, written: list[int], pads: int) -> list[int]:
        """Return what the decoder reads to write ``written``: the start token, then all but the last, then pads."""
        read = [self.config.start_id, *written[:-1], *[self.config.pad_id] * pads]
        self._refuse_positions(len(read), "target")
        return read

    def prefix(self, given: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids that the target must start with, given as text or as ids."""
        prefix = tuple(self.tokenizer.encode(refuse_long(given)) if isinstance(given, str) else given)
        refuse_unknown_ids(prefix, self.config.vocabulary_size)
        for token in prefix:
            if token in (self.config.pad_id, self.config.start_id, self.config.unknown_id):
                raise InputError("core-token-not-forced", token=self.tokenizer.piece(token))
        refuse_length(len(prefix), "beginning", self.longest)
        return prefix

    def _refuse_positions(self, tokens: int, what: str) -> None:
        if tokens > self.config.max_length:
            raise InputError("core-too-many-pads", what=what, count=tokens, longest=self.config.max_length)

    @property
    def longest(self) -> int:
        """The most tokens that are read at once."""
        return min(MAX_SENTENCE_TOKENS, self.config.max_length)
