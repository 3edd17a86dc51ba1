"""Runs a Hugging Face model and records what it shows: the weights of every head, and nothing further inside."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar, overload

import torch
from torch import Tensor

from core.decoding import Decoding
from core.errors import InputError
from core.interventions.edits import Edits
from core.text.length import refuse_long, texts_of
from core.text.sentences import by_sentence
from core.text.tokens import clean_text
from core.trace import ClassScores, Hypothesis, Trace
from core.tracers.hugging_face.pieces import Pieces, Source
from core.tracers.hugging_face.seen import as_numpy, attention_map, steps_of, stream
from core.tracers.hugging_face.support import longest_input
from core.tracers.hugging_face.writing import Written, ends_of, generate, start_of
from core.tracers.requests import Classification, refuse_length

Texts = list[str] | tuple[str, ...]
Answer = TypeVar("Answer")
WEIGHTS_ONLY = "This model shows its attention weights only. Choose one of this project's own models."


@dataclass(frozen=True, eq=False)
class HubModel:
    """An encoder-decoder or a classifier, ready for text; safe to share between threads.

    It answers to the same names as ``core.OwnModel``. ``title`` is its name for people.
    """

    name: str
    title: str
    module: Any
    tokenizer: Pieces
    device: torch.device

    @property
    def task(self) -> str:
        """What the model does: ``"translator"`` or ``"classifier"``."""
        return "translator" if self.module.config.is_encoder_decoder else "classifier"

    @property
    def labels(self) -> tuple[str, ...]:
        """The classes of a classifier, in the order of its logits; empty for a translator."""
        names = self.module.config.id2label
        return () if self.task == "translator" else tuple(str(names[index]) for index in sorted(names))

    @property
    def by_sentence(self) -> bool:
        """Whether a text of several sentences is run one sentence at a time, as Marian models are."""
        return self.task == "translator" and self.module.config.model_type == "marian"

    def count_tokens(self, text: str) -> int:
        """Return how many source tokens a run on ``text`` has, those that its kind adds included; 0 for blank text."""
        return len(self.source_ids(text)) if clean_text(refuse_long(text)) else 0

    def source_ids(self, text: str) -> list[int]:
        """Return the ids that the model reads for ``text``."""
        return list(self.tokenizer.source(refuse_long(text)).ids)

    def prefix_ids(self, prefix: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids that ``Decoding(prefix=prefix)`` makes a target start with.

        Raises:
            InputError: if it is too long, or holds an id that there is not.
        """
        if isinstance(prefix, str):
            first = self.module.generation_config.forced_bos_token_id
            prefix = self.tokenizer.target(refuse_long(prefix), whole=False)
            prefix = prefix if first is None or not prefix else (first, *prefix)
        self._refuse_unknown(prefix)
        refuse_length(len(prefix), "The forced beginning", self._longest)
        return tuple(prefix)

    def attention_parameters(self, map_name: str, layer: int) -> NoReturn:
        """Refuse to show what an attention has learned.

        Raises:
            InputError: always; the message says which models show it.
        """
        raise InputError(WEIGHTS_ONLY)

    def position_table(self, stack: str = "encoder") -> NoReturn:
        """Refuse to show what is added to tokens.

        Raises:
            InputError: always; the message says which models show it.
        """
        raise InputError(WEIGHTS_ONLY)

    @overload
    def translate(self, text: str, decoding: Decoding | None = None) -> str: ...

    @overload
    def translate(self, text: Texts, decoding: Decoding | None = None) -> list[str]: ...

    @torch.inference_mode()
    def translate(self, text: str | Texts, decoding: Decoding | None = None) -> str | list[str]:
        """Translate one text to a text, or several to a list in the same order.

        Marian models translate sentence by sentence, unless the beginning is forced; others read a text as a whole.

        Raises:
            InputError: if a text is blank or too long, or the model classifies.
        """
        if self.task != "translator":
            raise InputError(f"The model {self.name} classifies; choose a translator.")
        decoding = decoding or Decoding()
        prefix = self.prefix_ids(decoding.prefix)
        texts = texts_of(text)

        def answer(sentences: list[str]) -> list[str]:
            sources = [self._checked(sentence).ids for sentence in sentences]
            found = [generate(self.module, source, decoding, prefix, self._longest)[0] for source in sources]
            return [self.tokenizer.decode(written.tokens) for written in found]

        as_a_whole = prefix or not self.by_sentence
        translations = answer(texts) if as_a_whole else by_sentence(texts, answer)
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

        def answer(one: str) -> Classification:
            logits = self.module(**self._inputs(self._checked(one).ids)).logits[0].float()
            shares = dict(zip(self.labels, logits.softmax(-1).tolist(), strict=True))
            return Classification(max(shares, key=shares.__getitem__), shares)

        return _each(text, answer)

    @torch.inference_mode()
    def trace(
        self,
        text: str,
        target: str | Sequence[int] | None = None,
        decoding: Decoding | None = None,
        edits: Edits | None = None,
        details: bool | str | Sequence[str] = (),
    ) -> Trace:
        """Run ``text`` and return everything that the model gives away.

        Args:
            text: one sentence.
            target: what a translator is shown to have written, instead of decoding: a text, or ids.
            decoding: how a translator chooses its words; greedy if not given.
            edits: tokens to leave out of the text; no other change can be made.
            details: must be empty, for the tensors of such a model have no names here.

        Raises:
            InputError: if the text is blank or too long, or something is asked for that such a model does not show.
        """
        if details:
            raise InputError(WEIGHTS_ONLY)
        source = self._edited(text, edits or Edits())
        if self.task == "classifier":
            return self._trace_classifier(text, source)
        return self._trace_translator(text, source, target, decoding or Decoding())

    def _trace_classifier(self, text: str, source: Source) -> Trace:
        seen = self.module(**self._inputs(source.ids), output_attentions=True, output_hidden_states=True)
        logits = seen.logits[0].float()
        # What a token adds can be told apart only where classes are read from a mean, and these read one token.
        scores = ClassScores(self.labels, as_numpy(logits), as_numpy(logits.softmax(-1)))
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=scores.label,
            source_tokens=source.pieces,
            target_tokens=(),
            attention={"encoder": attention_map(seen.attentions, source.pieces, source.pieces)},
            scores=scores,
            hidden={"encoder": stream(seen.hidden_states)},
        )

    def _trace_translator(
        self, text: str, source: Source, target: str | Sequence[int] | None, decoding: Decoding
    ) -> Trace:
        if target is None:
            prefix = self.prefix_ids(decoding.prefix)
            found = generate(self.module, source.ids, decoding, prefix, self._longest)
        else:
            prefix = ()
            found = [Written(self._target(target))]
        written = found[0].tokens
        seen = self._read(source, written, output_attentions=True, output_hidden_states=True)
        target_tokens = self.tokenizer.of([start_of(self.module), *written])
        read = target_tokens[:-1]
        steps = steps_of(seen.logits[0], written, decoding.alternatives, len(prefix), self.tokenizer)
        totals = [sum(step.log_probability for step in steps), *(self._total(source, one.tokens) for one in found[1:])]
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=self.tokenizer.decode(written),
            source_tokens=source.pieces,
            target_tokens=target_tokens,
            attention={
                "encoder": attention_map(seen.encoder_attentions, source.pieces, source.pieces),
                "decoder": attention_map(seen.decoder_attentions, read, read, causal=True),
                "cross": attention_map(seen.cross_attentions, read, source.pieces),
            },
            steps=steps,
            hypotheses=tuple(self._hypothesis(one, total, decoding) for one, total in zip(found, totals, strict=True)),
            hidden={"encoder": stream(seen.encoder_hidden_states), "decoder": stream(seen.decoder_hidden_states)},
            notices=self._notices(text, written),
        )

    def _read(self, source: Source, written: Sequence[int], **wanted: bool) -> Any:
        """One teacher-forced pass: row i reads what was written before token i."""
        read = self._batch([start_of(self.module), *written[:-1]])
        return self.module(**self._inputs(source.ids), decoder_input_ids=read, use_cache=False, **wanted)

    def _total(self, source: Source, written: Sequence[int]) -> float:
        log_probabilities = self._read(source, written).logits[0].float().log_softmax(-1)
        return float(log_probabilities.gather(1, self._batch(written).T).sum())

    def _hypothesis(self, found: Written, total: float, decoding: Decoding) -> Hypothesis:
        score = total / len(found.tokens) ** decoding.length_penalty if found.score is None else found.score
        return Hypothesis(self.tokenizer.decode(found.tokens), self.tokenizer.of(found.tokens), total, score)

    def _notices(self, text: str, written: Sequence[int]) -> tuple[str, ...]:
        notices = []
        if written[-1] not in ends_of(self.module):
            notices.append(f"The translation was stopped after {len(written)} tokens, before the model had ended it.")
        tasks = getattr(self.module.config, "task_specific_params", None) or {}
        orders = [order for one in tasks.values() if (order := one.get("prefix"))]
        if orders and not text.lstrip().startswith(tuple(orders)):
            notices.append(f"This model wants to be told its task: begin the text with “{orders[-1].strip()}”.")
        return tuple(notices)

    def _checked(self, text: str) -> Source:
        if not clean_text(refuse_long(text)):
            raise InputError("Type a sentence first, or take one of the examples.")
        source = self.tokenizer.source(text)
        refuse_length(len(source.ids), longest=self._longest)
        return source

    def _edited(self, text: str, edits: Edits) -> Source:
        if edits != Edits(left_out=edits.left_out):
            raise InputError("Only tokens can be left out of this model; choose one of this project's own models.")
        source, out = self._checked(text), set(edits.left_out)
        for index in edits.left_out:
            if not 0 <= index < len(source.ids):
                raise InputError(f"There is no token {index + 1} to leave out; the sentence has {len(source.ids)}.")
            if source.added[index]:
                raise InputError(
                    f"The token {source.pieces[index]} stays, for the model relies on it; leave out words."
                )
        kept = [index for index in range(len(source.ids)) if index not in out]
        if all(source.added[index] for index in kept):
            raise InputError("Leave at least one token in the sentence.")
        return source.only(kept)

    def _target(self, target: str | Sequence[int]) -> tuple[int, ...]:
        ids = self.tokenizer.target(refuse_long(target)) if isinstance(target, str) else tuple(target)
        self._refuse_unknown(ids)
        if not ids:
            raise InputError("A target needs at least one token.")
        refuse_length(len(ids), "The target", self._longest)
        return ids

    def _refuse_unknown(self, tokens: Sequence[int]) -> None:
        last = self.module.config.vocab_size - 1
        for token in tokens:
            if not 0 <= token <= last:
                raise InputError(f"There is no token {token}; this model's ids go to {last}.")

    def _inputs(self, ids: Sequence[int]) -> dict[str, Tensor]:
        batch = self._batch(ids)
        return {"input_ids": batch, "attention_mask": torch.ones_like(batch)}

    def _batch(self, ids: Sequence[int]) -> Tensor:
        return torch.tensor([list(ids)], device=self.device)

    @property
    def _longest(self) -> int:
        return longest_input(self.module.config)


def _each(text: str | Texts, answer: Callable[[str], Answer]) -> Answer | list[Answer]:
    answers = [answer(one) for one in texts_of(text)]
    return answers[0] if isinstance(text, str) else answers
