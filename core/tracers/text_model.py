"""The methods that every model has: one text or several in, one answer or as many out."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar, overload

import numpy as np

from core.decoding import Decoding
from core.errors import InputError, options_by_name, options_of, whole
from core.interventions.edit_hook import places_of
from core.interventions.edits import NO_EDITS, Edits
from core.interventions.shape import Shape
from core.results.notices import Notice
from core.text.length import refuse_long, texts_of
from core.text.sentences import by_sentence, split_sentences
from core.text.tokens import clean_text
from core.tracers.batch_reading import ReadPair, ReadRow, in_token_batches
from core.tracers.notices import about_output
from core.tracers.results import Classification, classification
from core.tracers.threads import inference

Texts = list[str] | tuple[str, ...]
Answer = TypeVar("Answer")
Given = Decoding | Mapping[str, Any] | None  # a decoding, as a caller may write it


def split_target_and_decoding(target: Any, decoding: Given) -> tuple[Any, Decoding]:
    """Return target and decoding, where the second place of a call may be either, as in ``translate``.

    Raises:
        InputError: if both are decodings.
    """
    if isinstance(target, Decoding | Mapping):
        if decoding is not None:
            raise InputError("core-two-decodings")
        target, decoding = None, target
    return target, options_of(Decoding, decoding)


class TextModel(ABC):
    """A translator, a generator, a classifier or an encoder, ready for text; ``name`` is what it was loaded by."""

    name: str
    tokenizer: Any
    reads_as_typed: ClassVar[bool] = False  # white space and controls are read too
    relies_on_added: ClassVar[bool] = False  # on tokens that its tokenizer adds, such as one that classes are read from

    @property
    @abstractmethod
    def task(self) -> str:
        """The task of the model: ``"translator"``, ``"generator"``, ``"classifier"`` or ``"encoder"``."""

    @property
    @abstractmethod
    def labels(self) -> tuple[str, ...]:
        """The classes of a classifier, in the order of its logits; empty for other models."""

    @property
    def unsure_below(self) -> float:
        """A highest probability of a label below this is no answer."""
        return 0.0

    @property
    @abstractmethod
    def shape(self) -> Shape:
        """What edits ask of the model."""

    @property
    @abstractmethod
    def by_sentence(self) -> bool:
        """True if a text of several sentences is run one sentence at a time."""

    def __repr__(self) -> str:
        """One line: what it is called, what it does and where."""
        device = getattr(self, "device", None)
        return f"{type(self).__name__}({self.name!r:.60}: a {self.task}{f' on {device}' if device else ''})"

    @abstractmethod
    def source_ids(self, text: str, edits: Edits = NO_EDITS) -> list[int]:
        """Return the ids that the model reads for ``text``, those that its kind adds included; as ``edits`` change
        them."""

    def places(self, length: int, *, edits: Edits, stack: str = "encoder") -> list[int] | None:
        """Return the place, counted from 0, that each of ``length`` tokens is told; None if it is told none.

        Raises:
            InputError: if a shift leads beyond the longest text.
        """
        found = places_of(edits, stack, length, self.shape.max_length)
        return None if found is None else [int(place) for place in found]

    @property
    def shows_inside(self) -> bool:
        """True if queries, keys, values and states are seen, not the weights of attention alone."""
        return True

    @property
    def shows_values(self) -> bool:
        """True if analyses see all that is added to its residual stream, not its attention alone."""
        return True

    def resolved(self, edits: Edits) -> Edits:
        """Return ``edits`` with the vector in the place of each other source of steering: a formula takes no text.

        Raises:
            InputError: if the model has no such stack, depth or token, or cannot read one of the texts.
        """
        return edits

    @abstractmethod
    def prefix_ids(self, prefix: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids that ``Decoding(prefix=prefix)`` makes a target start with.

        Raises:
            InputError: if it is too long, or holds a token that no target holds.
        """

    @abstractmethod
    def _about(self, text: str) -> Iterable[Notice]:
        """Yield the notices about a sentence as the model reads it."""

    @abstractmethod
    def checked_ids(self, text: str, edits: Edits = NO_EDITS) -> list[int]:
        """Return the ``source_ids`` of one sentence.

        Raises:
            InputError: if it is blank or too long.
        """

    @abstractmethod
    def scored_ids(self, text: str) -> list[int]:
        """Return the ids of a text for a generator to score: all but the first.

        Raises:
            InputError: if it is blank, or has a token that the model lacks.
        """

    @property
    @abstractmethod
    def longest(self) -> int:
        """The most tokens that are read at once."""

    @abstractmethod
    def target_ids(self, target: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids of a given target: a text, with its end, or ids as they are.

        Raises:
            InputError: if there is none, it is too long, or an id is unknown.
        """

    @abstractmethod
    def write_batch(
        self, sources: list[list[int]], decoding: Decoding, edits: Edits = NO_EDITS
    ) -> list[tuple[int, ...]]:
        """Return the ids that a translator writes for the ids of each sentence: the same alone and in a batch."""

    @abstractmethod
    def read_batch(self, pairs: Sequence[ReadPair], *, maps: bool = False, edits: Edits = NO_EDITS) -> list[ReadRow]:
        """Read the ids of several (source, target) in one pass; a classifier's targets are empty.

        A generator's source are the ids before its first token that counts. ``maps`` keeps the attention. Edits that
        do more than switch heads off or leave tokens out fit one pair alone.
        """

    @abstractmethod
    def _continue(self, texts: list[str], decoding: Decoding) -> list[str]: ...

    def _fill(self, texts: list[str], top: int) -> list[Classification]:
        raise NotImplementedError  # only encoders fill masks

    @abstractmethod
    def _score(self, texts: list[str]) -> list[np.ndarray]: ...

    def _translate(self, sentences: list[str], decoding: Decoding) -> list[str]:
        written = self.write_batch([self.checked_ids(sentence) for sentence in sentences], decoding)
        return [self.tokenizer.decode(target) for target in written]

    def _classify(self, texts: list[str]) -> list[Classification]:
        rows = self._read_all([(self.checked_ids(text), ()) for text in texts])
        return [classification(self.labels, row.probabilities.tolist(), self.unsure_below) for row in rows]

    def _read_all(self, pairs: Sequence[ReadPair]) -> list[ReadRow]:
        return in_token_batches(pairs, lambda pair: max(map(len, pair)), self.read_batch)

    def prepare(self) -> None:  # noqa: B027 - most kinds have nothing to prepare
        """Do the work of the first trace now, so that no visitor waits for it."""

    def count_tokens(self, text: str) -> int:
        """Return how many source tokens a run on ``text`` has, those that its kind adds included; 0 for blank text."""
        is_read = refuse_long(text) if self.reads_as_typed else clean_text(refuse_long(text))
        return len(self.source_ids(text)) if is_read else 0

    def notices(self, text: str, output: str | None = None) -> tuple[Notice, ...]:
        """Return what a person should know about ``text`` and, if it is given, what was written for it.

        ``trace`` keeps these notices too; this is for answers without a trace.

        Raises:
            InputError: if the text is blank or too long.
        """
        parts = split_sentences(text) if self.by_sentence else []
        about = [notice for part in parts or [text] for notice in self._about(part)]
        written = [] if output is None else about_output(text, output, self.task)
        return tuple(dict.fromkeys((*written, *about)))

    @overload
    def translate(self, text: str, *, decoding: Given = None) -> str: ...

    @overload
    def translate(self, text: Texts, *, decoding: Given = None) -> list[str]: ...

    @options_by_name
    @inference()
    def translate(self, text: str | Texts, *, decoding: Given = None) -> str | list[str]:
        """Translate one text to a text, or several to a list in the same order.

        Where ``by_sentence`` is true, a text of several sentences is translated sentence by sentence, unless its
        target has a prefix. ``decoding`` may be a mapping: ``{"beam": 4}``.

        Raises:
            InputError: if a text is blank, a sentence is too long, or the model does not translate; for one of several
                with its index.
        """
        self._refuse_other("translator")
        decoding = options_of(Decoding, decoding)
        prefix, texts = self.prefix_ids(decoding.prefix), texts_of(text)
        whole = bool(prefix) or not self.by_sentence
        with self._index_of(text, texts, whole):
            if whole:
                translations = self._translate(texts, decoding)
            else:
                translations = by_sentence(texts, lambda sentences: self._translate(sentences, decoding))
        return translations[0] if isinstance(text, str) else translations

    @overload
    def generate(self, text: str, *, decoding: Given = None) -> str: ...

    @overload
    def generate(self, text: Texts, *, decoding: Given = None) -> list[str]: ...

    @options_by_name
    @inference()
    def generate(self, text: str | Texts, *, decoding: Given = None) -> str | list[str]:
        """Continue one text to a longer one, which begins with it, or several to a list in the same order.

        Raises:
            InputError: if a text is blank or too long, or the model does not continue texts; for one of several with
                its index.
        """
        return self._answers("generator", text, lambda texts: self._continue(texts, options_of(Decoding, decoding)))

    @overload
    def classify(self, text: str) -> Classification: ...

    @overload
    def classify(self, text: Texts) -> list[Classification]: ...

    @inference()
    def classify(self, text: str | Texts) -> Classification | list[Classification]:
        """Classify one text, or several to a list in the same order.

        Raises:
            InputError: if a text is blank or too long, or the model does not classify; for one of several with its
                index.
        """
        return self._answers("classifier", text, self._classify)

    @overload
    def score(self, text: str, targets: str | Sequence[int] | None = None) -> np.ndarray: ...

    @overload
    def score(self, text: Texts, targets: Sequence[str | Sequence[int]] | None = None) -> list[np.ndarray]: ...

    @inference()
    def score(self, text: str | Texts, targets: Any = None) -> np.ndarray | list[np.ndarray]:
        """Return the natural-log probability of each token of one text, or of several: float32 [token].

        A translator reads each text whole and scores the tokens of its target: a text, whose end is scored too, or ids
        as they are. Other models have no targets. A generator's first token of all is read and not scored: a start
        token, or, where a model has none, that of the text. A generator of this project ends each text, and its end is
        scored. What is longer than a generator reads at once is read in parts.

        Raises:
            InputError: if a text is blank, a translator has not one target a text, or the model scores no texts; for
                one of several with its index.
        """
        if self.task != "translator":
            if targets is not None:
                raise InputError("core-no-targets", model=self.name, task=self.task)
            return self._answers("generator", text, self._score, self.scored_ids)
        alone, texts = isinstance(text, str), texts_of(text)
        wanted = [targets] if alone else targets
        if targets is None or isinstance(wanted, str) or len(wanted) != len(texts):
            given = 0 if targets is None else 1 if isinstance(wanted, str) else len(wanted)
            raise InputError("core-score-targets", texts=len(texts), targets=given)
        with self._index_of(text, texts):
            sources = [self.checked_ids(one) for one in texts]
        with self._index_of(text, wanted, check=self.target_ids):
            pairs = [*zip(sources, map(self.target_ids, wanted), strict=True)]
        scores = [row.log_p for row in self._read_all(pairs)]
        return scores[0] if alone else scores

    @overload
    def fill(self, text: str, *, top: int = 10) -> Classification: ...

    @overload
    def fill(self, text: Texts, *, top: int = 10) -> list[Classification]: ...

    @inference()
    def fill(self, text: str | Texts, *, top: int = 10) -> Classification | list[Classification]:
        """Return the ``top`` likeliest tokens for the first mask of one text, or of several in the same order.

        Their probabilities are those among all tokens, so they add up to less than 1.

        Raises:
            InputError: if a text has no mask, is blank or too long, or the model fills none; for one of several with
                its index.
        """
        whole("top", top, 1)
        return self._answers("encoder", text, lambda texts: self._fill(texts, top), lambda one: self._fill([one], top))

    def _answers(
        self,
        task: str,
        given: str | Texts,
        answer: Callable[[list[str]], list[Answer]],
        check: Callable[[str], object] | None = None,
    ) -> Any:
        """Return the answer to one text, or those to several."""
        self._refuse_other(task)
        texts = texts_of(given)
        with self._index_of(given, texts, check=check):
            answers = answer(texts)
        return answers[0] if isinstance(given, str) else answers

    @contextmanager
    def _index_of(
        self,
        given: str | Texts,
        texts: Sequence[Any],
        whole: bool = True,
        check: Callable[[Any], object] | None = None,
    ) -> Iterator[None]:
        """Name the text of several that a model cannot read."""
        try:
            yield
        except InputError:
            for index, one in enumerate([] if isinstance(given, str) or len(texts) < 2 else texts):
                try:
                    for sentence in [one] if whole else split_sentences(one) or [one]:
                        (check or self.checked_ids)(sentence)
                except InputError as error:
                    raise InputError("core-text-of-several", index=index, why=error) from None
            raise

    def _refuse_other(self, task: str) -> None:
        if self.task != task:
            raise InputError("core-other-task", model=self.name, task=self.task, wanted=task)
