"""From what a person asks for to the ids that a model of ours reads, or a sentence that says why not."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.config import ModelConfig
from core.errors import InputError
from core.interventions.edits import Edits
from core.text.length import refuse_long
from core.text.normalise import as_spelt
from core.text.tokens import Tokenizer, clean_text, plain_text
from core.tracers.requests import LONGEST, refuse_length


@dataclass(frozen=True, eq=False)
class Inputs:
    """Prepares the inputs of one model. Every method raises ``InputError`` for what the model cannot read."""

    tokenizer: Tokenizer
    config: ModelConfig

    def source_ids(self, text: str) -> list[int]:
        """Return the ids for ``text``, ending with the end token; it is read as corpora spell it."""
        refuse_long(text)
        prepared = plain_text(text) if self.config.task == "classifier" else text
        return [*self.tokenizer.encode(as_spelt(prepared, self.tokenizer)), self.config.end_id]

    def checked_source(self, text: str) -> list[int]:
        """Return the ids for ``text``, which must not be blank or too long."""
        if not clean_text(refuse_long(text)):
            raise InputError("Type a sentence first, or take one of the examples.")
        ids = self.source_ids(text)
        refuse_length(len(ids), longest=self._longest)
        return ids

    def edited_source(self, text: str, edits: Edits) -> list[int]:
        """Return the ids for ``text`` without what is left out, and with pads appended."""
        ids = self.checked_source(text)
        outside = [index for index in edits.left_out if not 0 <= index < len(ids)]
        if outside:
            raise InputError(f"There is no token {outside[0] + 1} to leave out; the sentence has {len(ids)}.")
        kept = [token for index, token in enumerate(ids) if index not in edits.left_out]
        if not kept:
            raise InputError("Leave at least one token in the sentence.")
        padded = kept + [self.config.pad_id] * edits.source_pads
        self._refuse_positions(len(padded), "sentence")
        return padded

    def target(self, target: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids of a given target: a text, which the end token is added to, or ids as they are."""
        if isinstance(target, str):
            target = (*self.tokenizer.encode(refuse_long(target)), self.config.end_id)
            refuse_length(len(target), "The target")
        self._refuse_unknown(target)
        if not target:
            raise InputError("A target needs at least one token.")
        return tuple(target)

    def read(self, written: list[int], pads: int) -> list[int]:
        """Return what the decoder reads to write ``written``: the start token, then all but the last, then pads."""
        read = [self.config.start_id, *written[:-1], *[self.config.pad_id] * pads]
        self._refuse_positions(len(read), "target")
        return read

    def prefix(self, given: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids that the target must start with, given as text or as ids."""
        prefix = tuple(self.tokenizer.encode(refuse_long(given)) if isinstance(given, str) else given)
        self._refuse_unknown(prefix)
        for token in prefix:
            if token in (self.config.pad_id, self.config.start_id, self.config.unknown_id):
                raise InputError(f"No target holds the token {self.tokenizer.piece(token)}; force another one.")
        refuse_length(len(prefix), "The forced beginning", self._longest)
        return prefix

    def _refuse_unknown(self, tokens: Sequence[int]) -> None:
        for token in tokens:
            if not 0 <= token < self.config.vocabulary_size:
                last = self.config.vocabulary_size - 1
                raise InputError(f"There is no token {token}; this model's ids go to {last}.")

    def _refuse_positions(self, tokens: int, what: str) -> None:
        if tokens > self.config.max_length:
            raise InputError(f"The {what} has {tokens} tokens with its pads; {self.config.max_length} fit.")

    @property
    def _longest(self) -> int:
        return min(LONGEST, self.config.max_length)
