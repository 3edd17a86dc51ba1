"""The methods that every model has: one text or several in, one answer or as many out."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import overload

import torch

from core.decoding import Decoding
from core.errors import InputError
from core.text.length import refuse_long, texts_of
from core.text.sentences import by_sentence
from core.text.tokens import clean_text
from core.tracers.results import Classification

Texts = list[str] | tuple[str, ...]


class TextModel(ABC):
    """A translator or a classifier, ready for text; ``name`` is what it was loaded by."""

    name: str

    @property
    @abstractmethod
    def task(self) -> str:
        """The task of the model: ``"translator"`` or ``"classifier"``."""

    @property
    @abstractmethod
    def by_sentence(self) -> bool:
        """True if a text of several sentences is run one sentence at a time."""

    @abstractmethod
    def source_ids(self, text: str) -> list[int]:
        """Return the ids that the model reads for ``text``, those that its kind adds included."""

    @abstractmethod
    def prefix_ids(self, prefix: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids that ``Decoding(prefix=prefix)`` makes a target start with.

        Raises:
            InputError: if it is too long, or holds a token that no target holds.
        """

    @abstractmethod
    def _translate(self, sentences: list[str], decoding: Decoding, prefix: tuple[int, ...]) -> list[str]: ...

    @abstractmethod
    def _classify(self, texts: list[str]) -> list[Classification]: ...

    def prepare(self) -> None:  # noqa: B027 - most kinds have nothing to prepare
        """Do the work of the first trace now, so that no visitor waits for it."""

    def count_tokens(self, text: str) -> int:
        """Return how many source tokens a run on ``text`` has, those that its kind adds included; 0 for blank text."""
        return len(self.source_ids(text)) if clean_text(refuse_long(text)) else 0

    @overload
    def translate(self, text: str, decoding: Decoding | None = None) -> str: ...

    @overload
    def translate(self, text: Texts, decoding: Decoding | None = None) -> list[str]: ...

    @torch.inference_mode()
    def translate(self, text: str | Texts, decoding: Decoding | None = None) -> str | list[str]:
        """Translate one text to a text, or several to a list in the same order.

        Where ``by_sentence`` is true, a text of several sentences is translated sentence by sentence, unless its
        target has a prefix.

        Raises:
            InputError: if a text is blank, a sentence is too long, or the model classifies.
        """
        if self.task != "translator":
            raise InputError(f"The model {self.name} classifies; choose a translator.")
        decoding = decoding or Decoding()
        prefix, texts = self.prefix_ids(decoding.prefix), texts_of(text)
        if prefix or not self.by_sentence:
            translations = self._translate(texts, decoding, prefix)
        else:
            translations = by_sentence(texts, lambda sentences: self._translate(sentences, decoding, prefix))
        return translations[0] if isinstance(text, str) else translations

    @overload
    def classify(self, text: str) -> Classification: ...

    @overload
    def classify(self, text: Texts) -> list[Classification]: ...

    @torch.inference_mode()
    def classify(self, text: str | Texts) -> Classification | list[Classification]:
        """Classify one text, or several to a list in the same order.

        Raises:
            InputError: if a text is blank or too long, or the model translates.
        """
        if self.task != "classifier":
            raise InputError(f"The model {self.name} translates; choose a classifier.")
        answers = self._classify(texts_of(text))
        return answers[0] if isinstance(text, str) else answers


def unfinished_notice(tokens: int) -> str:
    """Return what to tell of a translation that was cut off after so many tokens."""
    return f"The translation was stopped after {tokens} tokens, before the model had ended it."
